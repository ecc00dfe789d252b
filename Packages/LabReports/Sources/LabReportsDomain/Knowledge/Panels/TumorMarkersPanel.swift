extension AnalyteTable {
    // 肿瘤标志物
    static let tumorMarkers = """
        AFP|甲胎蛋白|Alpha-Fetoprotein|甲胎蛋白定量;α-甲胎蛋白;AFP;Alpha-1-fetoprotein;AFP, Serum, Tumor Marker;Alpha Fetoprotein;AFP Tumor Marker|1834-1|ug/L|||B
        AFP-L3|甲胎蛋白异质体|AFP-L3|甲胎蛋白异质体L3;甲胎蛋白异质体比率;AFP-L3%;AFP-L3|42332-7|%|||B
        CEA|癌胚抗原|Carcinoembryonic Antigen|癌胚抗原定量;癌胚抗原(CEA);CEA;Carcinoembryonic Ag;Carcinoembryonic Antigen (CEA)|2039-6|ug/L|||B
        CA125|糖类抗原125|CA 125|糖链抗原125;癌抗原125;CA125;CA-125;Cancer Antigen (CA) 125;Cancer Antigen 125;Cancer Ag 125;糖类抗原CA125|10334-1|k[arb'U]/L|||B
        CA199|糖类抗原19-9|CA 19-9|糖链抗原19-9;糖类抗原199;糖链抗原199;癌抗原199;癌抗原19-9;CA19-9;CA199;CA-199;Cancer Antigen 19-9;Cancer Ag 19-9;糖类抗原CA19-9;糖类抗原CA199;Carbohydrate Antigen 19-9|24108-3|k[arb'U]/L|||B
        CA153|糖类抗原15-3|CA 15-3|糖链抗原15-3;糖类抗原153;糖链抗原153;癌抗原153;癌抗原15-3;CA15-3;CA153;CA-153;Cancer Antigen 15-3;糖类抗原CA15-3;糖类抗原CA153|6875-9|k[arb'U]/L|||B
        CA724|糖类抗原72-4|CA 72-4|糖链抗原72-4;糖类抗原724;糖链抗原724;癌抗原724;CA72-4;CA724;CA-724;糖类抗原CA72-4;糖类抗原CA724||k[arb'U]/L|||B
        CA242|糖类抗原242|CA 242|糖链抗原242;CA242;CA-242;糖类抗原CA242||k[arb'U]/L|||B
        CA50|糖类抗原50|CA 50|糖链抗原50;CA50;CA-50;糖类抗原CA50||k[arb'U]/L|||B
        CA2729|糖类抗原27.29|CA 27.29|CA27.29;CA 27-29;Cancer Antigen 27.29|17842-6|k[arb'U]/L|||B
        TPSA|总前列腺特异性抗原|Prostate Specific Ag|前列腺特异性抗原;总前列腺特异抗原;前列腺特异抗原;总PSA;总前列腺特异性抗原(TPSA);PSA;tPSA;T-PSA;TPSA;PSA total;PSA, Total;Prostate Specific Ag, Serum;Prostate-Specific Antigen;Prostate Specific Antigen;PSA (Total)|2857-1|ug/L|||B
        FPSA|游离前列腺特异性抗原|PSA, Free|游离前列腺特异抗原;游离PSA;fPSA;F-PSA;FPSA;PSA free;PSA (Free);Free PSA|10886-0|ug/L|||B
        FPSA%|游离前列腺特异性抗原比值|PSA, % Free|游离PSA/总PSA;fPSA/tPSA;F/T;F-PSA/T-PSA;FPSA/TPSA;% Free PSA;游离/总前列腺特异性抗原;f/tPSA|12841-3|%|||B
        NSE|神经元特异性烯醇化酶|Neuron-Specific Enolase|神经元特异烯醇化酶;神经元烯醇化酶;NSE;Neuron Specific Enolase|15060-7|ug/L|||B
        CYFRA|细胞角蛋白19片段|CYFRA 21-1|细胞角蛋白19片段21-1;细胞角蛋白19片断;非小细胞肺癌相关抗原21-1;非小细胞肺癌抗原;角蛋白19片段;细胞角蛋白21-1;细胞角蛋白片段19;细胞角蛋白片段;CYFRA21-1;CYFRA 21-1;CYFRA211;Cyfra21-1||ug/L|||B
        SCC|鳞状上皮细胞癌抗原|Squamous Cell Carcinoma Antigen|鳞状细胞癌抗原;鳞癌抗原;鳞状细胞癌相关抗原;SCC;SCCA;SCC-Ag;SCC Ag||ug/L|||B
        PROGRP|胃泌素释放肽前体|Pro-Gastrin-Releasing Peptide|胃泌素前体释放肽;促胃泌素释放肽前体;ProGRP;Pro-GRP;PROGRP||ng/L|||B
        HE4|人附睾蛋白4|Human Epididymis Protein 4|人附睾蛋白;附睾蛋白4;HE4|55180-4|pmol/L|||B
        ROMA|卵巢癌风险评估|ROMA|ROMA指数;ROMA值||%|||B
        PIVKA|异常凝血酶原|PIVKA-II|维生素K缺乏或拮抗剂-II诱导的蛋白质;异常凝血酶原II;PIVKA-II;PIVKAII;PIVKA;DCP||m[IU]/mL|||B
        TPA|组织多肽抗原|Tissue Polypeptide Antigen|组织多肽特异性抗原;TPA;TPS||[IU]/L|||B
        TK1|胸苷激酶1|Thymidine Kinase 1|胸苷激酶;TK1||pmol/L|||B
        BHCGT|游离β-绒毛膜促性腺激素|Free Beta hCG|游离β-HCG;游离人绒毛膜促性腺激素β亚基;Freeβ-hCG;fβ-HCG;F-βHCG||ug/L|||B
        TSGF|恶性肿瘤特异性生长因子|Tumor-Specific Growth Factor|肿瘤特异性生长因子;TSGF||U/mL|||B
        S100|S100蛋白|S100 Protein|S-100蛋白;S100;S-100||ug/L|||B
        """
}
