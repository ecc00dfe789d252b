import LabReportsDomain
import Testing

@Suite("人改过的一项")
struct InterpreterTests {
    private let interpreter = DictionaryInterpreter()

    @Test func 值单位范围都重新解读() {
        let item = interpreter.interpret(name: "葡萄糖", value: "<2.1", unit: "mmol/L", referenceRange: "3.9～6.1")
        #expect(item.analyteID == "GLU")
        #expect(item.loinc == "2345-7")
        #expect(item.number == 2.1 && item.comparator == .less)
        #expect(item.low == 3.9 && item.high == 6.1)
        #expect(item.computedFlag == .low)
        #expect(item.issues.isEmpty)
    }

    @Test func 读不懂的值与词典外的名称各有提示() {
        #expect(interpreter.interpret(name: "葡萄糖", value: "五点六", unit: "", referenceRange: "").issues == [.valueUnreadable])
        #expect(interpreter.interpret(name: "葡萄糖", value: "5..6", unit: "", referenceRange: "").issues == [.valueUnreadable])
        #expect(interpreter.interpret(name: "某种新项目", value: "5.6", unit: "", referenceRange: "").issues == [.unmapped])
    }

    @Test func 定性结果归到尿液而数值归到血液() {
        #expect(interpreter.interpret(name: "葡萄糖", value: "阴性", unit: "", referenceRange: "阴性").analyteID == "U-GLU")
        #expect(interpreter.interpret(name: "葡萄糖", value: "5.6", unit: "mmol/L", referenceRange: "").analyteID == "GLU")
        #expect(interpreter.interpret(name: "PCT", value: "0.05", unit: "ng/mL", referenceRange: "").analyteID == "PCT")
        #expect(interpreter.interpret(name: "PCT", value: "0.22", unit: "%", referenceRange: "").analyteID == "PCT-PLT")
    }
}
