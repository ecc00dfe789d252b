extension AnalyteTable {
    // 感染血清学、炎症与病原
    static let infection = """
        CRP|C反应蛋白|C-Reactive Protein|C-反应蛋白;全血C反应蛋白;血清C反应蛋白;C反应蛋白定量;全程C反应蛋白;常规C反应蛋白;C反应蛋白测定;CRP;C Reactive Protein;C-Reactive Protein, Quant;C-Reactive Protein (CRP);FRCRP|1988-5|mg/L|||B
        HSCRP|超敏C反应蛋白|hs-CRP|高敏C反应蛋白;超敏C-反应蛋白;高敏C-反应蛋白;hsCRP;hs-CRP;HS-CRP;CRP-hs;C-Reactive Protein, Cardiac;High Sensitivity CRP;hs CRP;C-Reactive Protein, High Sensitivity|30522-7|mg/L|||B
        PCT|降钙素原|Procalcitonin|降钙素原定量;血清降钙素原;降钙素原检测;PCT;Procalcitonin (PCT)|33959-8|ug/L|||B
        SAA|血清淀粉样蛋白A|Serum Amyloid A|淀粉样蛋白A;血清淀粉样蛋白;SAA||mg/L|||B
        IL6|白介素6|Interleukin-6|白细胞介素6;白介素-6;白细胞介素-6;IL-6;IL6|26881-3|ng/L|||B
        ASO|抗链球菌溶血素O|Antistreptolysin O|抗链球菌溶血素“O”;抗链球菌溶血素"O";抗O;抗链"O";抗链O;ASO;ASLO;Antistreptolysin O Ab|5370-2|[IU]/mL|||B
        HBSAG|乙型肝炎病毒表面抗原|Hepatitis B Surface Antigen|乙肝表面抗原;乙型肝炎表面抗原;乙肝病毒表面抗原;HBsAg;HBSAG;HBs-Ag;HBsAg Screen;Hep B Surface Ag;Hepatitis B Surface Ag|5196-1||||B
        HBSAB|乙型肝炎病毒表面抗体|Hepatitis B Surface Antibody|乙肝表面抗体;乙型肝炎表面抗体;乙肝病毒表面抗体;抗-HBs;HBsAb;Anti-HBs;抗HBs;HBsAb定量;Hep B Surface Ab;Hepatitis B Surface Ab|||||B
        HBEAG|乙型肝炎病毒e抗原|Hepatitis B e Antigen|乙肝e抗原;乙型肝炎e抗原;乙肝病毒e抗原;HBeAg;Hep B e Ag|13954-3||||B
        HBEAB|乙型肝炎病毒e抗体|Hepatitis B e Antibody|乙肝e抗体;乙型肝炎e抗体;乙肝病毒e抗体;抗-HBe;HBeAb;Anti-HBe;抗HBe;Hep B e Ab|13953-5||||B
        HBCAB|乙型肝炎病毒核心抗体|Hepatitis B Core Antibody|乙肝核心抗体;乙型肝炎核心抗体;乙肝病毒核心抗体;抗-HBc;HBcAb;Anti-HBc;抗HBc;HBc;Hep B Core Ab, Tot;Hepatitis B Core Ab Total|13952-7||||B
        HBCIGM|乙型肝炎病毒核心抗体IgM|Hepatitis B Core IgM|乙肝核心抗体IgM;抗-HBcIgM;HBcAb-IgM;Hep B Core Ab, IgM|24113-3||||B
        PRES1|乙肝病毒前S1抗原|Hepatitis B Pre-S1 Antigen|乙型肝炎病毒前S1抗原;前S1抗原;PreS1-Ag;Pre-S1;PreS1|||||B
        HBVDNA|乙型肝炎病毒DNA|HBV DNA|乙肝病毒DNA;乙型肝炎病毒脱氧核糖核酸;乙肝DNA;乙型肝炎病毒DNA定量;HBV-DNA;HBVDNA|||||B
        HCVAB|丙型肝炎病毒抗体|Hepatitis C Antibody|丙肝抗体;丙型肝炎抗体;丙肝病毒抗体;抗-HCV;HCV-Ab;HCVAb;Anti-HCV;抗HCV;Hep C Virus Ab;Hepatitis C Ab;HCV Antibody|16128-1||||B
        HAVIGM|甲型肝炎病毒抗体IgM|Hepatitis A IgM|甲肝抗体IgM;甲肝病毒IgM抗体;抗-HAV IgM;HAV-IgM;HAVIgM;Hep A Ab, IgM|22314-9||||B
        HEVIGM|戊型肝炎病毒抗体IgM|Hepatitis E IgM|戊肝抗体IgM;戊肝病毒IgM抗体;HEV-IgM;HEVIgM|||||B
        HEVIGG|戊型肝炎病毒抗体IgG|Hepatitis E IgG|戊肝抗体IgG;戊肝病毒IgG抗体;HEV-IgG;HEVIgG|||||B
        HIV|人类免疫缺陷病毒抗体|HIV Antibody|艾滋病病毒抗体;HIV抗体;人免疫缺陷病毒抗体;人类免疫缺陷病毒抗原抗体;人类免疫缺陷病毒抗体(HIV);HIV抗原抗体;HIV(1+2)抗体;HIV1/2抗体;HIV;HIV-Ab;Anti-HIV;抗-HIV;HIVAb;HIV Ag/Ab;HIV Screen 4th Generation wRfx;HIV 1/2 Ag/Ab|||||B
        TPPA|梅毒螺旋体抗体|Treponema pallidum Antibody|梅毒抗体;梅毒螺旋体特异性抗体;梅毒特异性抗体;梅毒螺旋体特异抗体;TP-Ab;TPAb;TPPA;Anti-TP;抗-TP;TP抗体;梅毒确诊试验;T pallidum Antibodies;Syphilis Antibody|||||B
        TRUST|梅毒非特异性抗体|Syphilis Non-treponemal Test|梅毒甲苯胺红不加热血清试验;甲苯胺红不加热血清试验;快速血浆反应素试验;梅毒初筛试验;梅毒血清试验;TRUST;RPR;RPR Qual;VDRL|||||B
        HP|幽门螺杆菌抗体|Helicobacter pylori Antibody|幽门螺旋杆菌抗体;幽门螺杆菌;HP-Ab;Hp抗体;H. pylori, IgG;H pylori Antibody|||||B
        C13|碳13呼气试验|13C Urea Breath Test|13C尿素呼气试验;C13呼气试验;13C-UBT;DOB值;DOB;碳13尿素呼气试验|||||
        C14|碳14呼气试验|14C Urea Breath Test|14C尿素呼气试验;C14呼气试验;14C-UBT;碳14尿素呼气试验|||||
        MPAB|肺炎支原体抗体|Mycoplasma pneumoniae Antibody|肺炎支原体IgM抗体;支原体抗体;肺炎支原体抗体IgM;MP-Ab;MP-IgM;MPIgM|||||B
        CPAB|肺炎衣原体抗体|Chlamydia pneumoniae Antibody|肺炎衣原体IgM抗体;肺炎衣原体抗体IgM;CP-IgM|||||B
        EBVCA|EB病毒衣壳抗体IgM|EBV VCA IgM|EB病毒壳抗原IgM抗体;EB病毒衣壳抗原IgM抗体;EBV-VCA-IgM;EBVCA-IgM;EBV Ab VCA, IgM|||||B
        EBVCAA|EB病毒衣壳抗体IgA|EBV VCA IgA|EB病毒壳抗原IgA抗体;EB病毒衣壳抗原IgA抗体;EB病毒抗体IgA;EBV-VCA-IgA;VCA-IgA|||||B
        EBVDNA|EB病毒DNA|EBV DNA|EB病毒DNA定量;EBV-DNA|||||B
        CMVIGM|巨细胞病毒抗体IgM|CMV IgM|巨细胞病毒IgM抗体;CMV-IgM;CMVIgM|||||B
        CMVIGG|巨细胞病毒抗体IgG|CMV IgG|巨细胞病毒IgG抗体;CMV-IgG;CMVIgG|||||B
        TOXIGM|弓形虫抗体IgM|Toxoplasma IgM|弓形虫IgM抗体;弓形体IgM抗体;TOX-IgM;TOXO-IgM|||||B
        TOXIGG|弓形虫抗体IgG|Toxoplasma IgG|弓形虫IgG抗体;弓形体IgG抗体;TOX-IgG;TOXO-IgG|||||B
        RVIGM|风疹病毒抗体IgM|Rubella IgM|风疹病毒IgM抗体;RV-IgM;RUB-IgM|||||B
        RVIGG|风疹病毒抗体IgG|Rubella IgG|风疹病毒IgG抗体;RV-IgG;RUB-IgG;Rubella Antibodies, IgG|||||B
        HSVIGM|单纯疱疹病毒抗体IgM|HSV IgM|单纯疱疹病毒IgM抗体;HSV-IgM;HSVⅡ-IgM|||||B
        FLUA|甲型流感病毒抗原|Influenza A Antigen|甲型流感病毒;甲流抗原;甲型流感抗原;FluA;Flu A;Influenza A|||||
        FLUB|乙型流感病毒抗原|Influenza B Antigen|乙型流感病毒;乙流抗原;乙型流感抗原;FluB;Flu B;Influenza B|||||
        COV2|新型冠状病毒核酸|SARS-CoV-2 RNA|新冠病毒核酸;新型冠状病毒;新冠核酸;2019-nCoV;SARS-CoV-2|94500-6||||
        GTEST|真菌(1-3)-β-D葡聚糖|Beta-D-Glucan|1-3-β-D葡聚糖;真菌葡聚糖;真菌D-葡聚糖;G试验||ng/L|||B
        GMTEST|半乳甘露聚糖|Galactomannan|曲霉菌半乳甘露聚糖;GM试验|||||B
        TSPOT|结核感染T细胞检测|TB Interferon-Gamma Release Assay|结核感染T细胞斑点试验;结核菌素γ干扰素释放试验;T-SPOT.TB;T-SPOT;QuantiFERON-TB Gold Plus;QuantiFERON|||||B
        TBAB|结核抗体|Tuberculosis Antibody|结核分枝杆菌抗体;结核杆菌抗体;TB-Ab|||||B
        HPVDNA|人乳头瘤病毒DNA|HPV DNA|人乳头瘤病毒;HPV-DNA;HPV|||||
        """
}
