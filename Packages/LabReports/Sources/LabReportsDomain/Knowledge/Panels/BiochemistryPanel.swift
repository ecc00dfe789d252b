extension AnalyteTable {
    // 肝功能、肾功能、血糖与蛋白
    static let biochemistry = """
        TBIL|总胆红素|Bilirubin, Total|胆红素总量;TBIL;T-BIL;TBil;STB;T.Bil;Total Bilirubin;Bilirubin Total;Bilirubin, Total;Serum Bilirubin Total;Bilirubin-Total;Bilirubin (Total)|1975-2|umol/L|584.66||B
        DBIL|直接胆红素|Bilirubin, Direct|结合胆红素;DBIL;D-BIL;D.Bil;Direct Bilirubin;Bilirubin Direct;Bilirubin-Direct;Bilirubin (Direct);Conjugated Bilirubin|1968-7|umol/L|584.66||B
        IBIL|间接胆红素|Bilirubin, Indirect|非结合胆红素;未结合胆红素;IBIL;I-BIL;IDBIL;Indirect Bilirubin;Bilirubin Indirect;Bilirubin-Indirect;Bilirubin (Indirect);Unconjugated Bilirubin|1971-1|umol/L|584.66||B
        TP|总蛋白|Protein, Total|血清总蛋白;TP;Total Protein;Protein Total;Protein, Total, Serum;Total Proteins;Protein;Protein, Total|2885-2|g/L|||B
        ALB|白蛋白|Albumin|血清白蛋白;清蛋白;人血白蛋白;ALB;Albumin, Serum;Serum Albumin|1751-7|g/L|||B
        GLB|球蛋白|Globulin|血清球蛋白;GLB;GLO;GLOB;G;Globulin, Total;Globulin, Calculated;Globulins;Globulin (calc)|10834-0|g/L|||B
        A/G|白球比|A/G Ratio|白蛋白/球蛋白;白球比例;白/球比值;白蛋白球蛋白比;白蛋白球蛋白比值;白球比值;白蛋白/球蛋白比值;白/球比例;白/球比;白蛋白:球蛋白;A/G;A/G比值;AGR;Albumin/Globulin Ratio;Albumin/Globulin;A : G Ratio;A/G Ratio|1759-0|{ratio}|||B
        PA|前白蛋白|Prealbumin|血清前白蛋白;前清蛋白;PA;PAB;PALB;Transthyretin|14338-8|mg/L|||B
        TBA|总胆汁酸|Bile Acids, Total|胆汁酸;血清总胆汁酸;TBA;Total Bile Acids;Bile Acid total;Bile Acids|14628-2|umol/L|||B
        CG|甘胆酸|Cholylglycine|CG;Glycocholic Acid||mg/L|||B
        NH3|血氨|Ammonia|氨;血浆氨;NH3;AMM;Ammonia, Plasma|16362-6|umol/L|17.031||B
        GLU|葡萄糖|Glucose|血糖;空腹血糖;血清葡萄糖;空腹葡萄糖;血葡萄糖;葡萄糖(空腹);葡萄糖测定;GLU;Glu;FBG;FPG;Glucose, Fasting;Fasting Glucose;Glucose, Serum;Fasting Blood Sugar;Blood Glucose;Glucose Fasting;Fasting Plasma Glucose;Glucose, Plasma;Blood Sugar;Glucose Random;FBS|2345-7|mmol/L|180.156||B
        GLU2H|餐后2小时血糖|Glucose, 2 Hours Post Meal|餐后两小时血糖;餐后2h血糖;2小时血糖;餐后血糖;2hPG;PPBS;Post Prandial Blood Sugar;Glucose Post Prandial;Glucose, PP||mmol/L|180.156||B
        HBA1C|糖化血红蛋白|Hemoglobin A1c|糖化血红蛋白A1c;糖化血红蛋白A1C;糖化血红蛋白(HbA1c);HbA1c;HBA1C;A1C;GHb;Glycated Hemoglobin;Glycosylated Hemoglobin;Hgb A1c;Hemoglobin A1c;Hemoglobin A1C (HbA1c);HbA1c (Glycated Hemoglobin);Glycohemoglobin;Glycosylated Haemoglobin|4548-4|%|||B
        EAG|估算平均血糖|Estimated Average Glucose|平均血糖;eAG;Estim. Avg Glu (eAG);Mean Plasma Glucose;Average Glucose;Estimated Average Glucose (eAG)||mmol/L|180.156||B
        GSP|糖化血清蛋白|Fructosamine|果糖胺;糖化白蛋白果糖胺;GSP;FMN||umol/L|||B
        GA|糖化白蛋白|Glycated Albumin|GA;糖化白蛋白比值||%|||B
        BHB|β-羟丁酸|Beta-hydroxybutyrate|β羟丁酸;β-羟基丁酸;血酮;D3-羟丁酸;D-3羟丁酸;β-HB;D3HB||mmol/L|104.1||B
        UREA|尿素|Urea|血尿素;血清尿素;尿素测定;UREA;Urea;Blood Urea;Urea, Serum;Serum Urea|3091-6|mmol/L|60.056||B
        BUN|尿素氮|Urea Nitrogen (BUN)|血尿素氮;BUN;Urea Nitrogen;Blood Urea Nitrogen;Blood Urea Nitrogen (BUN);Urea Nitrogen, Blood|3094-0|mmol/L|28.014||B
        CREA|肌酐|Creatinine|肌酸酐;血肌酐;血清肌酐;肌酐(酶法);肌酐测定;CREA;Cr;CRE;SCr;Creatinine, Serum;Serum Creatinine;Creatinine Serum|2160-0|umol/L|113.12||B
        UA|尿酸|Uric Acid|血尿酸;血清尿酸;UA;URIC;Urate;Uric Acid, Serum;Serum Uric Acid;Uric Acid Serum|3084-1|umol/L|168.11||B
        CYSC|胱抑素C|Cystatin C|血清胱抑素C;半胱氨酸蛋白酶抑制剂C;胱抑素;CysC;Cys-C;CYS-C;Cystatin C|33863-2|mg/L|||B
        EGFR|估算肾小球滤过率|eGFR|肾小球滤过率;估算的肾小球滤过率;估计肾小球滤过率;肾小球滤过率估算值;估测肾小球滤过率;eGFR;GFR;Estimated GFR;Glomerular Filtration Rate;eGFR Non-Afr. American;eGFR If NonAfricn Am;eGFR (CKD-EPI 2021);eGFRcr||mL/min/{1.73_m2}|||B
        CCR|肌酐清除率|Creatinine Clearance|内生肌酐清除率;CCR;Ccr||mL/min|||B
        BUN/CR|尿素氮肌酐比值|BUN/Creatinine Ratio|尿素/肌酐;尿素氮/肌酐;尿素肌酐比值;尿素肌酐比;BUN/CREA;BUN/Creatinine;BUN/Creat Ratio;Bun/Cr;BUN/CREATININE RATIO|3097-3|{ratio}|||B
        B2MG|β2-微球蛋白|Beta-2 Microglobulin|β2微球蛋白;血β2微球蛋白;血β2-微球蛋白;B2-微球蛋白;β2-MG;B2MG;β2M;BMG|1952-1|mg/L|||B
        A1MG|α1-微球蛋白|Alpha-1 Microglobulin|α1微球蛋白;血α1-微球蛋白;a1-微球蛋白;A1MG||mg/L|||B
        RBP|视黄醇结合蛋白|Retinol Binding Protein|RBP;视黄醇结合蛋白4||mg/L|||B
        LAC|乳酸|Lactate|血乳酸;LAC;LACT;Lac;Lactic Acid;Lactate, Blood|2524-7|mmol/L|90.08||B
        PYR|丙酮酸|Pyruvate|PYR||mmol/L|88.06||B
        FE|铁|Iron|血清铁;FE;Fe;Iron, Serum;Iron, Total;Serum Iron|2498-4|umol/L|55.845||B
        TIBC|总铁结合力|Iron Binding Capacity, Total|血清总铁结合力;TIBC;Iron Bind.Cap.(TIBC);Total Iron Binding Capacity;Iron Binding Capacity|2500-7|umol/L|55.845||B
        UIBC|不饱和铁结合力|Iron Binding Capacity, Unsaturated|未饱和铁结合力;UIBC;Unsaturated Iron Binding Capacity|2501-5|umol/L|55.845||B
        TSAT|转铁蛋白饱和度|Iron Saturation|铁饱和度;TSAT;TS;ISAT;Transferrin Saturation;% Saturation;Iron % Saturation|2502-3|%|||B
        TRF|转铁蛋白|Transferrin|血清转铁蛋白;TRF;TF;TRSF;Transferrin, Serum|3034-6|g/L|||B
        FER|铁蛋白|Ferritin|血清铁蛋白;FER;FERR;SF;Ferritin, Serum;Ferritin Serum|2276-4|ug/L|||B
        STFR|可溶性转铁蛋白受体|Soluble Transferrin Receptor|sTfR||mg/L|||B
        CER|铜蓝蛋白|Ceruloplasmin|血浆铜蓝蛋白;CER;CERU|2064-4|g/L|||B
        AAT|α1-抗胰蛋白酶|Alpha-1 Antitrypsin|α1抗胰蛋白酶;AAT;A1AT|1825-9|g/L|||B
        HPT|触珠蛋白|Haptoglobin|结合珠蛋白;HPT;HP|4542-7|g/L|||B
        OSM|血浆渗透压|Osmolality|渗透压;血清渗透压;渗透量;OSM;OSMO;Osmolality, Serum||mosm/kg|||B
        MB|肌红蛋白|Myoglobin|MYO;Mb;MB;MYOGLOBIN|2639-3|ug/L|||B
        """
}
