import Foundation
import Kernel
import TestSupport
import Testing
import VaultDomain
import VaultTestSupport

@Suite("卡片的校验")
struct CardValidationTests {
    private func problems(_ template: CardTemplate, _ values: [String: String]) -> [CardProblem.Kind] {
        CardValidation.problems(title: "t", fields: template.fill(values, language: .zh)).map(\.kind)
    }

    private let address = ["recipient": "张三", "phone": "13800138000", "province": "北京", "city": "北京", "district": "海淀", "address": "路 1 号"]
    private let invoice = [
        "company": "某公司", "tax-id": "91350100M000100Y43", "address": "路 1 号", "phone": "010-62770334", "bank": "某银行", "account": "6222",
    ]

    // Feature: quick-vault-ios, Property 6: For any address card with empty postal code or notes, the card should be created successfully.
    @Test func 性质6_地址的可选字段() throws { try expectOptional(.address, address, ["postal-code", "notes"]) }

    // Feature: quick-vault-ios, Property 9: For any invoice card with empty notes, the card should be created successfully.
    @Test func 性质9_发票的可选备注() throws { try expectOptional(.invoice, invoice, ["notes"]) }

    private func expectOptional(_ template: CardTemplate, _ required: [String: String], _ optional: [String]) throws {
        try forAll(Gen.element(of: ["", " ", "\n"]).array(2...2)) { blanks in
            problems(template, required.merging(zip(optional, blanks)) { $1 }).isEmpty
        }
    }

    // Feature: quick-vault-ios, Property 39: For any card with empty required fields, submission should be rejected.
    @Test func 性质39_必填空着不收() throws {
        try forAll(Gen.int(0...5)) { index in
            [(CardTemplate.address, address), (.invoice, invoice)].allSatisfy { template, values in
                let key = template.fields.filter(\.isRequired)[index].key
                let fields = template.fill(values.merging([key: " "]) { $1 }, language: .zh)
                let refused = (try? CardValidation.check(title: "t", fields: fields)) == nil
                return refused && problems(template, values).isEmpty
            }
        }
    }

    // Feature: quick-vault-ios, Property 8: For any string that is not a valid Chinese mobile or landline number, validation should reject it.
    @Test func 性质8_不是电话的不收() throws {
        try forAll(Gen<String>.text(1...16)) { text in
            let digits = text.unicodeScalars.filter { ("0"..."9").contains($0) }.count
            return digits >= 5 || PhoneNumber(text) == nil
        }
        try forAll(Gen<String>.mobile) { mobile in
            PhoneNumber(mobile)?.kind == .mobile && PhoneNumber(mobile + "0") == nil && PhoneNumber(String(mobile.dropLast())) == nil
                && PhoneNumber(mobile.replacing("1", with: "O", maxReplacements: 1)) == nil
        }
    }

    @Test(arguments: [
        ("13800138000", PhoneNumber.Kind.mobile), ("+86 138 0013 8000", .mobile), ("0086-13800138000", .mobile),
        ("86 13800138000", .mobile),
        ("１３８００１３８０００", .mobile), ("010-62770334", .landline), ("0371-12345678", .landline), ("0571 8888 1234", .landline),
        ("+86 10 6277 0334", .landline), ("400-820-8820", .service), ("8008108888", .service), ("95588", .shortCode),
        ("+852 2123 4567", .landline),
    ])
    func 各种写法的电话(text: String, kind: PhoneNumber.Kind) { #expect(PhoneNumber(text)?.kind == kind) }

    @Test(arguments: [
        "12345678901", "10012345678", "1380013800", "138001380000", "110", "075526712345678", "9999-1234567", "138 0013 800O",
        "021-6123456",
        "11012345678", "16012345678", "", "+1 212 555 0100", "--", "+", "0",
    ])
    func 不是电话的写法(text: String) { #expect(PhoneNumber(text) == nil) }

    // Feature: quick-vault-ios, Property 11: For any string that is not exactly 18 characters, tax ID validation should reject it.
    @Test func 性质11_税号须十八位() throws {
        try forAll(Gen<String>.text(1...40)) { text in
            let kinds = problems(.invoice, invoice.merging(["tax-id": "9" + text]) { $1 })
            return kinds.contains(.taxIDLength) == (text.count != 17)
        }
    }

    @Test func 校验位不对只提示() throws {
        let fields = CardTemplate.invoice.fill(invoice.merging(["tax-id": "91350100M000100Y44"]) { $1 }, language: .zh)
        #expect(try CardValidation.check(title: "t", fields: fields).map(\.kind) == [.taxIDCheck])
    }

    @Test func 短号只提示() throws {
        #expect(problems(.address, address.merging(["phone": "95588"]) { $1 }) == [.shortPhone])
    }

    @Test func 空标题不收() { #expect(throws: AppError.self) { try CardValidation.check(title: " ", fields: []) } }
}
