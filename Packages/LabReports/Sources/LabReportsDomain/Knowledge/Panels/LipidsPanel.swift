extension AnalyteTable {
    // 血脂与载脂蛋白
    static let lipids = """
        TC|总胆固醇|Cholesterol, Total|胆固醇;血清总胆固醇;血清胆固醇;TC;TCHO;CHOL;CHO;T-CHO;Total Cholesterol;Cholesterol;Cholesterol Total;Cholesterol-Total;Serum Cholesterol|2093-3|mmol/L|386.65||B
        TG|甘油三酯|Triglycerides|三酰甘油;甘油三脂;血清甘油三酯;甘油三酯(TG);TG;TRIG;Triglyceride;Serum Triglycerides;Triglycerides, Serum|2571-8|mmol/L|885.4||B
        HDL-C|高密度脂蛋白胆固醇|HDL Cholesterol|高密度脂蛋白;高密度胆固醇;高密度脂蛋白-胆固醇;血清高密度脂蛋白胆固醇;HDL-C;HDL;HDLC;HDL-CH;HDL Chol;HDL-Cholesterol;HDL Cholesterol Direct;Cholesterol, HDL;Cholesterol HDL;HDL CHOLESTEROL, DIRECT|2085-9|mmol/L|386.65||B
        LDL-C|低密度脂蛋白胆固醇|LDL Cholesterol|低密度脂蛋白;低密度胆固醇;低密度脂蛋白-胆固醇;血清低密度脂蛋白胆固醇;LDL-C;LDL;LDLC;LDL-CH;LDL Chol;LDL-Cholesterol;LDL Chol Calc (NIH);LDL Cholesterol Calc;Cholesterol, LDL;LDL Cholesterol Direct;LDL (calculated);LDL Cholesterol (calc);LDL Chol Calc;Cholesterol LDL|2089-1|mmol/L|386.65||B
        VLDL-C|极低密度脂蛋白胆固醇|VLDL Cholesterol|极低密度脂蛋白;VLDL;VLDL-C;VLDL Cholesterol Cal;VLDL Cholesterol Calc;VLDL Chol|2091-7|mmol/L|386.65||B
        NONHDL|非高密度脂蛋白胆固醇|Non-HDL Cholesterol|非高密度脂蛋白;非HDL胆固醇;非高密度胆固醇;non-HDL-C;nHDL-C;NHDL-C;NON HDL CHOLESTEROL;Non HDL Cholesterol;Non-HDL-Cholesterol|43396-1|mmol/L|386.65||B
        SDLDL|小而密低密度脂蛋白胆固醇|Small Dense LDL Cholesterol|小而密低密度脂蛋白;小密低密度脂蛋白胆固醇;sdLDL-C;sd-LDL;sdLDL||mmol/L|386.65||B
        RC|残余胆固醇|Remnant Cholesterol|残粒胆固醇;残粒样脂蛋白胆固醇;RC;RLP-C||mmol/L|386.65||B
        APOA1|载脂蛋白A1|Apolipoprotein A1|载脂蛋白AI;载脂蛋白AⅠ;载脂蛋白A-1;载脂蛋白A-I;载脂蛋白A;ApoA1;ApoA-1;Apo A1;APOAI;APO-A1;Apolipoprotein A-1;Apolipoprotein A-I|1869-7|g/L|||B
        APOB|载脂蛋白B|Apolipoprotein B|载脂蛋白B100;载脂蛋白-B;ApoB;Apo B;APO-B;Apolipoprotein B-100|1884-6|g/L|||B
        APOA1/B|载脂蛋白A1/B比值|Apo A1/B Ratio|载脂蛋白A1/载脂蛋白B;载脂蛋白A1/B;载脂蛋白比值;ApoA1/ApoB;APOA/APOB;A1/B||{ratio}|||B
        APOB/A1|载脂蛋白B/A1比值|Apo B/A1 Ratio|载脂蛋白B/载脂蛋白A1;载脂蛋白B/A1;ApoB/ApoA1;APOB/APOA1||{ratio}|||B
        APOE|载脂蛋白E|Apolipoprotein E|ApoE;Apo E;APO-E||mg/L|||B
        LPA|脂蛋白(a)|Lipoprotein(a)|脂蛋白a;脂蛋白小a;脂蛋白（a）;Lp(a);LPA;LP(a);Lipoprotein (a);Lipoprotein a|10835-7|mg/L|||B
        TC/HDL|总胆固醇/高密度脂蛋白比值|Cholesterol/HDL Ratio|总胆固醇/高密度脂蛋白;TC/HDL-C;TC/HDL;CHOL/HDLC RATIO;T. Chol/HDL Ratio;Chol/HDL Ratio;Total Cholesterol/HDL Ratio;TC/HDL Cholesterol Ratio;Cholesterol/HDL|9830-1|{ratio}|||B
        LDL/HDL|低密度/高密度脂蛋白比值|LDL/HDL Ratio|LDL-C/HDL-C;LDL/HDL;LDL/HDL Cholesterol Ratio||{ratio}|||B
        AI|动脉粥样硬化指数|Atherogenic Index|动脉硬化指数;AI||{ratio}|||B
        FFA|游离脂肪酸|Free Fatty Acids|非酯化脂肪酸;FFA;NEFA||mmol/L|||B
        PL|磷脂|Phospholipids|血清磷脂;PL||mmol/L|||B
        HCY|同型半胱氨酸|Homocysteine|血同型半胱氨酸;血清同型半胱氨酸;总同型半胱氨酸;HCY;Hcy;Homocysteine, Total;Homocyst(e)ine|13965-9|umol/L|135.18||B
        """
}
