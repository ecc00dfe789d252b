extension AnalyteTable {
    // 凝血与纤溶
    static let coagulation = """
        PT|凝血酶原时间|Prothrombin Time|血浆凝血酶原时间;凝血酶原时间测定;PT;Prothrombin Time (PT);PT (Patient);Pro Time|5902-2|s|||B
        PT%|凝血酶原活动度|Prothrombin Activity|凝血酶原时间活动度;凝血酶原百分活动度;凝血酶原时间百分比;PT活动度;PT%;PTA;PT(%);PT-%;凝血酶原活度|5894-1|%|||B
        PTR|凝血酶原时间比值|Prothrombin Ratio|凝血酶原比值;凝血酶原比率;PTR;PT-R;PT Ratio||{ratio}|||B
        INR|国际标准化比值|INR|国际标准化比率;国际标准比值;凝血酶原国际标准化比值;国际标准化比;凝血酶原时间国际标准化比值;PT-INR;INR;PT INR;International Normalized Ratio|6301-6|{INR}|||B
        APTT|活化部分凝血活酶时间|aPTT|活化部分凝血酶原时间;部分凝血活酶时间;活化部分凝血酶时间;部分活化凝血活酶时间;APTT;aPTT;PTT;Activated Partial Thromboplastin Time;Partial Thromboplastin Time, Activated|14979-9|s|||B
        APTTR|活化部分凝血活酶时间比值|aPTT Ratio|APTT比值;APTT比率;APTT-R;APTTR||{ratio}|||B
        TT|凝血酶时间|Thrombin Time|血浆凝血酶时间;凝血酶凝结时间;TT;Thrombin Time (TT)|3243-3|s|||B
        TTR|凝血酶时间比值|Thrombin Time Ratio|TT比值;TTR;TT-R||{ratio}|||B
        FIB|纤维蛋白原|Fibrinogen|血浆纤维蛋白原;纤维蛋白原含量;纤维蛋白原测定;凝血因子I;FIB;Fbg;FIB-C;FBG;Fg;Fibrinogen Activity;Fibrinogen, Clauss|3255-7|g/L|||B
        DD|D-二聚体|D-Dimer|D二聚体;血浆D-二聚体;D-二聚体测定;D-二聚体定量;D-D;DD;D-Dimer;DDimer;D-DIMER;D-dimer (FEU);D-Dimer, Quantitative|48065-7|mg/L{FEU}|||B
        DDDDU|D-二聚体(DDU)|D-Dimer (DDU)|D-二聚体DDU;D-Dimer DDU;D-二聚体;D二聚体;D-Dimer;DDimer;DD;D-D|48066-5|ng/mL{DDU}|||B
        FDP|纤维蛋白(原)降解产物|Fibrin Degradation Products|纤维蛋白降解产物;纤维蛋白原降解产物;纤维蛋白原/纤维蛋白降解产物;纤维蛋白（原）降解产物;FDP;FDPs||mg/L|||B
        AT3|抗凝血酶III|Antithrombin III|抗凝血酶Ⅲ;抗凝血酶;抗凝血酶Ⅲ活性;抗凝血酶III活性;抗凝血酶活性;AT-III;ATIII;AT3;AT-Ⅲ;AT;AT:A;Antithrombin Activity;Antithrombin|27811-9|%|||B
        PC|蛋白C活性|Protein C Activity|蛋白C;PC活性;PC;Protein C-Functional;Protein C|27818-4|%|||B
        PS|蛋白S活性|Protein S Activity|蛋白S;游离蛋白S;PS活性;PS;Protein S-Functional;Protein S|27822-6|%|||B
        F8|凝血因子VIII活性|Factor VIII Activity|凝血因子Ⅷ;凝血因子VIII;凝血因子8;凝血因子Ⅷ活性;FVIII;FⅧ;F8;Factor VIII|3209-4|%|||B
        F9|凝血因子IX活性|Factor IX Activity|凝血因子Ⅸ;凝血因子IX;凝血因子9;FIX;F9;Factor IX|3187-2|%|||B
        VWF|血管性血友病因子|von Willebrand Factor|vWF;vWF:Ag;vWF抗原||%|||B
        LA|狼疮抗凝物|Lupus Anticoagulant|狼疮抗凝物质;LA;LAC比值;dRVVT;LA1/LA2||{ratio}|||B
        AXA|抗Xa活性|Anti-Xa Activity|抗Xa因子活性;抗Ⅹa活性;Anti-Xa||[IU]/mL|||B
        ACT|活化凝血时间|Activated Clotting Time|ACT||s|||B
        BT|出血时间|Bleeding Time|BT||min|||B
        CLT|凝血时间|Clotting Time|CLT||min|||B
        TEG-R|血栓弹力图R值|TEG R Time|R值;R||min|||B
        TEG-K|血栓弹力图K值|TEG K Time|K值||min|||B
        TEG-MA|血栓弹力图MA值|TEG Maximum Amplitude|MA值;MA||mm|||B
        """
}
