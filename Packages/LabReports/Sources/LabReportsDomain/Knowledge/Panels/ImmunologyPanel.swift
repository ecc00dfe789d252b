extension AnalyteTable {
    // 免疫球蛋白、补体与自身抗体
    static let immunology = """
        IGG|免疫球蛋白G|Immunoglobulin G|IgG;IGG;Immunoglobulin G, Qn, Serum;Immunoglobulin G, Quant|2465-3|g/L|||B
        IGA|免疫球蛋白A|Immunoglobulin A|IgA;IGA;Immunoglobulin A, Qn, Serum|2458-8|g/L|||B
        IGM|免疫球蛋白M|Immunoglobulin M|IgM;IGM;Immunoglobulin M, Qn, Serum|2472-9|g/L|||B
        IGE|免疫球蛋白E|Immunoglobulin E|总免疫球蛋白E;总IgE;血清总IgE;IgE;IGE;T-IgE;Immunoglobulin E, Total|19113-0|k[arb'U]/L|||B
        IGG4|免疫球蛋白G4|Immunoglobulin G4|免疫球蛋白G亚类4;IgG4||g/L|||B
        C3|补体C3|Complement C3|补体3;补体成分3;C3;Complement C3, Serum|4485-9|g/L|||B
        C4|补体C4|Complement C4|补体4;补体成分4;C4;Complement C4, Serum|4498-2|g/L|||B
        C1Q|补体C1q|Complement C1q|C1q;血清补体C1q||mg/L|||B
        CH50|总补体活性|Total Complement CH50|总补体;CH50;Complement, Total (CH50)|4532-8|U/mL|||B
        KAPPA|κ轻链|Kappa Light Chain|免疫球蛋白κ轻链;轻链κ;免疫球蛋白轻链κ;KAP;KAPPA;Kappa||g/L|||B
        LAMBDA|λ轻链|Lambda Light Chain|免疫球蛋白λ轻链;轻链λ;免疫球蛋白轻链λ;LAM;LAMBDA;Lambda||g/L|||B
        KL|κ/λ比值|Kappa/Lambda Ratio|轻链κ/λ;κ/λ;KAP/LAM;Kappa/Lambda Ratio, S||{ratio}|||B
        RF|类风湿因子|Rheumatoid Factor|类风湿因子定量;RF;RA Latex Turbid.;Rheumatoid Factor (RF);RA Factor|11572-5|[IU]/mL|||B
        CCP|抗环瓜氨酸肽抗体|Anti-CCP|抗环瓜氨酸多肽抗体;抗CCP抗体;抗环状瓜氨酸肽抗体;CCP;Anti-CCP;ACCP;A-CCP;CCP Antibodies IgG/IgA;CCP Antibody||U/mL|||B
        AKA|抗角蛋白抗体|Antikeratin Antibody|AKA|||||B
        ANA|抗核抗体|Antinuclear Antibodies|抗核抗体(ANA);ANA;ANA Screen;ANA Direct;ANA Screen, IFA|8061-4||||B
        DSDNA|抗双链DNA抗体|Anti-dsDNA|抗ds-DNA抗体;抗dsDNA抗体;双链DNA抗体;抗双链DNA;dsDNA;ds-DNA;Anti-DNA (DS) Ab Qn;DNA (ds) Antibody||[IU]/mL|||B
        SM|抗Sm抗体|Anti-Smith Antibody|抗Sm;Sm;Smith Antibodies|||||B
        SSA|抗SSA抗体|Anti-SSA Antibody|抗SS-A抗体;抗SSA;SSA;SS-A;Ro60;抗SSA/Ro60;Sjogren's Anti-SS-A|||||B
        RO52|抗Ro-52抗体|Anti-Ro52 Antibody|抗Ro52抗体;Ro-52;Ro52|||||B
        SSB|抗SSB抗体|Anti-SSB Antibody|抗SS-B抗体;抗SSB;SSB;SS-B;Sjogren's Anti-SS-B|||||B
        SCL70|抗Scl-70抗体|Anti-Scl-70 Antibody|抗Scl70抗体;Scl-70;Antiscleroderma-70 Antibodies|||||B
        JO1|抗Jo-1抗体|Anti-Jo-1 Antibody|抗Jo1抗体;Jo-1;Anti-Jo-1|||||B
        RNP|抗U1-nRNP抗体|Anti-RNP Antibody|抗nRNP抗体;抗RNP抗体;抗nRNP/Sm抗体;nRNP;nRNP/Sm;U1-nRNP;RNP Antibodies|||||B
        CENPB|抗着丝点抗体|Anti-Centromere Antibody|抗着丝点蛋白B抗体;CENP-B;CENP B;Anti-Centromere B Antibodies|||||B
        AMAM2|抗线粒体抗体M2型|Anti-Mitochondrial M2 Antibody|抗线粒体M2抗体;抗线粒体抗体;AMA-M2;AMA;M2;Mitochondrial (M2) Antibody|||||B
        ASMA|抗平滑肌抗体|Anti-Smooth Muscle Antibody|ASMA;SMA;Actin (Smooth Muscle) Antibody|||||B
        PANCA|抗中性粒细胞胞浆抗体核周型|p-ANCA|pANCA;p-ANCA;Perinuclear (P-ANCA)|||||B
        CANCA|抗中性粒细胞胞浆抗体胞浆型|c-ANCA|cANCA;c-ANCA;Cytoplasmic (C-ANCA)|||||B
        MPO|抗髓过氧化物酶抗体|Anti-MPO Antibody|髓过氧化物酶抗体;MPO;MPO-Ab||RU/mL|||B
        PR3|抗蛋白酶3抗体|Anti-PR3 Antibody|蛋白酶3抗体;PR3;PR3-Ab||RU/mL|||B
        GBM|抗肾小球基底膜抗体|Anti-GBM Antibody|肾小球基底膜抗体;GBM||RU/mL|||B
        ACL|抗心磷脂抗体|Anticardiolipin Antibody|抗心磷脂抗体IgG;心磷脂抗体;ACA;ACL;Anticardiolipin Ab,IgG,Qn|||||B
        B2GP1|抗β2糖蛋白1抗体|Anti-Beta2 Glycoprotein I|抗β2-糖蛋白I抗体;β2糖蛋白抗体;抗β2糖蛋白I抗体;β2GP1||RU/mL|||B
        PLA2R|抗磷脂酶A2受体抗体|Anti-PLA2R Antibody|抗PLA2R抗体;PLA2R||RU/mL|||B
        CD3|CD3+T细胞百分比|CD3+ T Cells %|总T淋巴细胞;T淋巴细胞百分比;CD3+;CD3;CD3+T细胞;% CD 3 Pos. Lymph.|8124-0|%|||B
        CD4|CD4+T细胞百分比|CD4+ T Cells %|辅助T淋巴细胞;CD3+CD4+;CD4+;CD4;CD4+T细胞;% CD 4 Pos. Lymph.|8123-2|%|||B
        CD8|CD8+T细胞百分比|CD8+ T Cells %|抑制T淋巴细胞;CD3+CD8+;CD8+;CD8;CD8+T细胞;% CD 8 Pos. Lymph.|8101-8|%|||B
        CD48|CD4/CD8比值|CD4/CD8 Ratio|CD4/CD8;CD4+/CD8+;Th/Ts;CD4/CD8 Ratio|54218-3|{ratio}|||B
        CD19|CD19+B细胞百分比|CD19+ B Cells %|B淋巴细胞;CD19+;CD19;B淋巴细胞百分比|8117-4|%|||B
        NK|NK细胞百分比|NK Cells %|自然杀伤细胞;NK细胞;CD16+CD56+;CD3-CD16+CD56+;NK||%|||B
        TNFA|肿瘤坏死因子α|Tumor Necrosis Factor Alpha|肿瘤坏死因子-α;TNF-α;TNFα||ng/L|||B
        IL2|白介素2|Interleukin-2|白细胞介素2;白介素-2;白细胞介素-2;IL-2||ng/L|||B
        IL4|白介素4|Interleukin-4|白细胞介素4;白介素-4;白细胞介素-4;IL-4||ng/L|||B
        IL8|白介素8|Interleukin-8|白细胞介素8;白介素-8;白细胞介素-8;IL-8||ng/L|||B
        IL10|白介素10|Interleukin-10|白细胞介素10;白介素-10;白细胞介素-10;IL-10||ng/L|||B
        IFNG|干扰素γ|Interferon Gamma|干扰素-γ;γ干扰素;IFN-γ||ng/L|||B
        HLAB27|人类白细胞抗原B27|HLA-B27|HLA-B27;HLA B27;B27;HLA-B27抗原|||||B
        HA|透明质酸|Hyaluronic Acid|透明质酸酶;血清透明质酸;HA||ug/L|||B
        LN|层粘连蛋白|Laminin|层黏连蛋白;LN||ug/L|||B
        PC3|III型前胶原N端肽|Procollagen III N-Terminal Peptide|Ⅲ型前胶原N端肽;III型前胶原;Ⅲ型前胶原;Ⅲ型前胶原氨基端肽;PCIII;PⅢNP;PIIINP;PIIIP||ug/L|||B
        CIV|IV型胶原|Type IV Collagen|Ⅳ型胶原;CIV;CⅣ;IV-C;Ⅳ-C||ug/L|||B
        GP73|高尔基体蛋白73|Golgi Protein 73|血清高尔基体蛋白73;GP73||ug/L|||B
        ALB%|白蛋白百分比|Albumin % (Electrophoresis)|蛋白电泳白蛋白;Albumin Fraction||%|||B
        A1G%|α1球蛋白|Alpha-1 Globulin|α1-球蛋白;Alpha-1-Globulin;ALPHA 1 GLOBULIN|||||B
        A2G%|α2球蛋白|Alpha-2 Globulin|α2-球蛋白;Alpha-2-Globulin;ALPHA 2 GLOBULIN|||||B
        BG%|β球蛋白|Beta Globulin|β-球蛋白;BETA GLOBULIN;Beta-Globulin|||||B
        GG%|γ球蛋白|Gamma Globulin|γ-球蛋白;GAMMA GLOBULIN;Gamma-Globulin|||||B
        """
}
