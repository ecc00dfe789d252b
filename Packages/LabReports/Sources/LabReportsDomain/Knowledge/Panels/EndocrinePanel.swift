extension AnalyteTable {
    // 甲状腺、性激素、肾上腺与骨代谢
    static let endocrine = """
        TSH|促甲状腺激素|TSH|促甲状腺素;促甲状腺激素(TSH);超敏促甲状腺激素;高敏促甲状腺激素;促甲状腺激素(超敏);TSH;hTSH;sTSH;s-TSH;TSH3UL;hs-TSH;Thyrotropin;Thyroid Stimulating Hormone;TSH, Ultrasensitive;Thyroid Stimulating Hormone (TSH);TSH (Ultrasensitive)|3016-3|m[IU]/L|||B
        FT4|游离甲状腺素|T4, Free|游离T4;血清游离甲状腺素;游离甲状腺素(FT4);FT4;Free T4;T4 Free;T4,Free(Direct);Thyroxine, Free;Free Thyroxine;T4, Free (Direct)|3024-7|pmol/L|776.87||B
        FT3|游离三碘甲状腺原氨酸|T3, Free|游离T3;游离三碘甲腺原氨酸;血清游离三碘甲状腺原氨酸;游离三碘甲状腺氨酸;FT3;Free T3;T3 Free;Triiodothyronine (T3), Free;Triiodothyronine, Free;Free Triiodothyronine|3051-0|pmol/L|650.97||B
        T4|甲状腺素|Thyroxine (T4), Total|总甲状腺素;总T4;血清甲状腺素;四碘甲状腺原氨酸;T4;TT4;Thyroxine (T4);T4, Total;Total T4;Thyroxine|3026-2|nmol/L|776.87||B
        T3|三碘甲状腺原氨酸|Triiodothyronine (T3), Total|总三碘甲状腺原氨酸;总T3;三碘甲腺原氨酸;血清三碘甲状腺原氨酸;T3;TT3;Triiodothyronine (T3);T3, Total;Total T3;Triiodothyronine|3053-6|nmol/L|650.97||B
        RT3|反三碘甲状腺原氨酸|Reverse T3|反T3;rT3||nmol/L|650.97||B
        TPOAB|抗甲状腺过氧化物酶抗体|Thyroid Peroxidase Ab|甲状腺过氧化物酶抗体;TPO抗体;抗甲状腺过氧化物酶自身抗体;TPOAb;TPO-Ab;A-TPO;Anti-TPO;aTPO;Thyroid Peroxidase (TPO) Ab;Thyroid Peroxidase Antibodies;Anti Thyroid Peroxidase|8099-4|[IU]/mL|||B
        TGAB|抗甲状腺球蛋白抗体|Thyroglobulin Ab|甲状腺球蛋白抗体;TgAb;TG-Ab;A-TG;Anti-TG;aTG;Thyroglobulin Antibody;Thyroglobulin Antibodies;Anti-Thyroglobulin|8098-6|[IU]/mL|||B
        TRAB|促甲状腺素受体抗体|TSH Receptor Ab|促甲状腺激素受体抗体;TSH受体抗体;TRAb;TR-Ab;TSH Receptor Antibody||[IU]/L|||B
        TG-THY|甲状腺球蛋白|Thyroglobulin|Tg;TG;HTG;Thyroglobulin by IMA|3013-0|ug/L|||B
        TMAB|甲状腺微粒体抗体|Thyroid Microsomal Ab|抗甲状腺微粒体抗体;TMAb;TM-Ab;TMA||%|||B
        PTH|甲状旁腺激素|Parathyroid Hormone|甲状旁腺素;全段甲状旁腺激素;全段甲状旁腺素;PTH;iPTH;PTH, Intact;PTH Intact;Intact PTH|2731-8|ng/L|||B
        CT|降钙素|Calcitonin|CT;Calcitonin, Serum|1992-7|ng/L|||B
        FSH|促卵泡生成素|FSH|卵泡刺激素;促卵泡激素;促卵泡成熟激素;卵泡生成激素;FSH;Follicle Stimulating Hormone;促卵泡刺激素;尿促卵泡素|15067-2|[IU]/L|||B
        LH|促黄体生成素|LH|黄体生成素;促黄体激素;黄体生成激素;LH;Luteinizing Hormone;Luteinizing Hormone(LH);促黄体素|10501-5|[IU]/L|||B
        PRL|泌乳素|Prolactin|催乳素;垂体泌乳素;血清泌乳素;PRL;Prolactin, Serum|2842-3|ug/L|||B
        E2|雌二醇|Estradiol|E2;Oestradiol;Estradiol (E2);Estradiol, Serum|2243-4|pmol/L|272.38||B
        E3|游离雌三醇|Estriol, Unconjugated|雌三醇;E3;uE3;FE3||nmol/L|288.38||B
        P4|孕酮|Progesterone|黄体酮;孕酮(P);PROG;P4;PRGE;PGN;Progesterone, Serum|2839-9|nmol/L|314.46||B
        T|睾酮|Testosterone, Total|总睾酮;睾丸酮;血清睾酮;T;TESTO;TSTO;TES;Testosterone;Testosterone, Serum;Testosterone, Total, MS;Total Testosterone|2986-8|nmol/L|288.42||B
        FT|游离睾酮|Testosterone, Free|FTESTO;Free Testosterone;Free Testosterone(Direct);Testosterone Free|2991-8|pmol/L|288.42||B
        SHBG|性激素结合球蛋白|Sex Hormone Binding Globulin|性激素结合蛋白;SHBG;Sex Horm Binding Glob, Serum|13967-5|nmol/L|||B
        AMH|抗缪勒管激素|Anti-Mullerian Hormone|抗苗勒氏管激素;抗穆勒氏管激素;抗缪勒氏管激素;抗苗勒管激素;AMH|38476-8|ug/L|||B
        INHB|抑制素B|Inhibin B|INHB;INH-B||ng/L|||B
        HCG|人绒毛膜促性腺激素|hCG|β-人绒毛膜促性腺激素;人绒毛膜促性腺激素β亚单位;β-HCG;血HCG;总β人绒毛膜促性腺激素;绒毛膜促性腺激素;HCG;hCG;β-hCG;B-HCG;hCG,Beta Subunit, Qnt, Serum;Beta HCG;HCG, Quantitative|19080-1|[IU]/L|||B
        CORT|皮质醇|Cortisol|血清皮质醇;血皮质醇;COR;CORT;Cortisol, Total;Cortisol AM;Cortisol, Serum|2143-6|nmol/L|362.46||B
        ACTH|促肾上腺皮质激素|ACTH|ACTH;Adrenocorticotropic Hormone;ACTH, Plasma|2141-0|ng/L|||B
        DHEAS|硫酸脱氢表雄酮|DHEA-Sulfate|脱氢表雄酮硫酸盐;硫酸去氢表雄酮;DHEA-S;DHEAS;DHEA-SO4;DHEA Sulfate|2191-5|umol/L|368.49||B
        17OHP|17-羟孕酮|17-Hydroxyprogesterone|17α-羟孕酮;17a-羟孕酮;17-α羟孕酮;17-OHP;17OHP|1668-3|nmol/L|330.46||B
        AND|雄烯二酮|Androstenedione|AND;ASD;A2|1854-9|nmol/L|286.41||B
        ALDO|醛固酮|Aldosterone|ALD;ALDO|1763-2|pmol/L|360.44||B
        RENIN|肾素|Renin|肾素浓度;血浆肾素;PRC;REN;Renin, Direct||m[IU]/L|||B
        AT2|血管紧张素II|Angiotensin II|血管紧张素Ⅱ;ATII;AT-II;AngII||ng/L|||B
        GH|生长激素|Growth Hormone|人生长激素;GH;hGH;Growth Hormone, Serum|2963-7|ug/L|||B
        IGF1|胰岛素样生长因子1|IGF-1|胰岛素样生长因子-1;胰岛素样生长因子I;胰岛素样生长因子-I;IGF-1;IGF1;IGF-I;Insulin-Like Growth Factor I;Somatomedin C|2484-4|ug/L|||B
        IGFBP3|胰岛素样生长因子结合蛋白3|IGFBP-3|胰岛素样生长因子结合蛋白-3;IGFBP-3;IGFBP3||mg/L|||B
        INS|胰岛素|Insulin|空腹胰岛素;血清胰岛素;INS;FINS;Insulin, Fasting;Insulin, Serum;Insulin Fasting|20448-7|m[IU]/L|||B
        CP|C肽|C-Peptide|空腹C肽;C-肽;血清C肽;CP;C-P;CPEP;C-Peptide, Serum;C Peptide|1986-9|ug/L|3020.3||B
        HOMAIR|胰岛素抵抗指数|HOMA-IR|稳态模型胰岛素抵抗指数;HOMA-IR;HOMAIR||{ratio}|||B
        GAST|胃泌素|Gastrin|血清胃泌素;GAS|2333-3|ng/L|||B
        OC|骨钙素|Osteocalcin|N端骨钙素;N-端骨钙素;骨钙蛋白;N-MID骨钙素;N-MID;BGP;OST;N-MID Osteocalcin||ug/L|||B
        P1NP|总I型胶原氨基端延长肽|Procollagen Type I N-Terminal Propeptide|总Ⅰ型前胶原氨基端延长肽;I型前胶原氨基端前肽;Ⅰ型胶原氨基端延长肽;I型前胶原N端前肽;PINP;P1NP;tP1NP;TP1NP||ug/L|||B
        CTX|β-胶原特殊序列|Beta-CrossLaps|β-胶原降解产物;β胶原特殊序列;β-I型胶原羧基端肽;I型胶原羧基端肽β特殊序列;β-CTX;CTX;β-CrossLaps;β-Crosslaps||ug/L|||B
        BALP|骨碱性磷酸酶|Bone Alkaline Phosphatase|骨型碱性磷酸酶;骨特异性碱性磷酸酶;BALP;BAP||ug/L|||B
        ADH|抗利尿激素|Vasopressin|ADH;AVP||ng/L|||B
        """
}
