extension AnalyteTable {
    // 酶类与心肌标志物
    static let enzymes = """
        ALT|丙氨酸氨基转移酶|Alanine Aminotransferase|谷丙转氨酶;丙氨酸转氨酶;谷氨酸丙酮酸转氨酶;血清丙氨酸氨基转移酶;丙氨酸氨基转换酶;丙氨酸氨基转移酶测定;ALT;GPT;ALT/GPT;SGPT;ALT (SGPT);SGPT (ALT);ALT(GPT);Alanine Transaminase;SGPT/ALT;Alanine Aminotransferase (ALT);ALT (Alanine Aminotransferase)|1742-6|U/L|||B
        AST|天门冬氨酸氨基转移酶|Aspartate Aminotransferase|谷草转氨酶;天冬氨酸转氨酶;天冬氨酸氨基转移酶;天门冬氨酸转氨酶;门冬氨酸氨基转移酶;谷氨酸草酰乙酸转氨酶;AST;GOT;AST/GOT;SGOT;AST (SGOT);SGOT (AST);AST(GOT);Aspartate Transaminase;SGOT/AST;Aspartate Aminotransferase (AST)|1920-8|U/L|||B
        AST/ALT|谷草谷丙比值|AST/ALT Ratio|AST/ALT;谷草/谷丙;谷草转氨酶/谷丙转氨酶;天冬氨酸氨基转移酶/丙氨酸氨基转移酶;S/L;AST:ALT;谷草/谷丙比值;SGOT/SGPT Ratio||{ratio}|||B
        MAST|线粒体型天门冬氨酸氨基转移酶|Mitochondrial AST|天冬氨酸氨基转移酶线粒体同工酶;线粒体天门冬氨酸氨基转移酶;谷草转氨酶线粒体同工酶;m-AST;mAST;ASTm||U/L|||B
        ALP|碱性磷酸酶|Alkaline Phosphatase|血清碱性磷酸酶;AKP;ALP;Alk Phos;Alkaline Phosphatase, S;Alkaline Phosphatase (ALP);ALKP;Alkaline Phosphatase, Serum|6768-6|U/L|||B
        GGT|γ-谷氨酰基转移酶|Gamma-Glutamyl Transferase|谷氨酰转移酶;谷氨酰基转移酶;谷氨酰氨基转移酶;谷氨酰转肽酶;γ-谷氨酰转移酶;γ-谷氨酰转肽酶;γ谷氨酰转肽酶;γ-谷氨酰氨基转移酶;r-谷氨酰转移酶;r-谷氨酰转肽酶;γ-GT;γ-GGT;r-GT;GGT;GGTP;GT;Gamma GT;Gamma-GT;Gamma Glutamyl Transferase;Gamma-Glutamyl Transferase (GGT);谷氨酰转酞酶;γ-谷氨酰转酞酶;Gamma Glutamyl Transpeptidase|2324-2|U/L|||B
        LDH|乳酸脱氢酶|Lactate Dehydrogenase|血清乳酸脱氢酶;LDH;LD;LDH-L;Lactic Dehydrogenase;Lactate Dehydrogenase (LDH);LD (LDH)|2532-0|U/L|||B
        LDH1|乳酸脱氢酶同工酶1|LDH Isoenzyme 1|LDH1;LD1||U/L|||B
        HBDH|α-羟丁酸脱氢酶|Alpha-Hydroxybutyrate Dehydrogenase|羟丁酸脱氢酶;α羟丁酸脱氢酶;α-羟基丁酸脱氢酶;a-羟丁酸脱氢酶;α-HBDH;HBDH;HBD||U/L|||B
        CK|肌酸激酶|Creatine Kinase|磷酸肌酸激酶;肌酸磷酸激酶;血清肌酸激酶;CK;CPK;CK-NAC;Creatine Kinase,Total;Creatine Kinase, Total;Creatine Phosphokinase;CK (CPK)|2157-6|U/L|||B
        CK-MB|肌酸激酶同工酶|Creatine Kinase MB|肌酸激酶同工酶MB;肌酸激酶MB同工酶;肌酸激酶-MB;肌酸激酶同工酶(MB);CK-MB活性;CK-MB;CKMB;CPK-MB|32673-6|U/L|||B
        CK-MBM|肌酸激酶同工酶质量|Creatine Kinase MB Mass|肌酸激酶同工酶MB质量;CK-MB质量;CK-MB;CK-MB Mass;CK-MBmass;CKMB Mass|13969-1|ug/L|||B
        CTNI|心肌肌钙蛋白I|Troponin I|肌钙蛋白I;超敏肌钙蛋白I;高敏肌钙蛋白I;cTnI;cTNI;hs-TnI;hsTnI;TnI;TNI;Troponin-I;Cardiac Troponin I;High Sensitivity Troponin I|10839-9|ug/L|||B
        CTNT|心肌肌钙蛋白T|Troponin T|肌钙蛋白T;超敏肌钙蛋白T;高敏肌钙蛋白T;高敏心肌肌钙蛋白T;cTnT;hs-TnT;hsTnT;TnT;TNT;Troponin-T|6598-7|ug/L|||B
        BNP|B型钠尿肽|BNP|B型利钠肽;脑钠肽;脑利钠肽;BNP;Brain Natriuretic Peptide;B-Type Natriuretic Peptide|30934-4|ng/L|||B
        NTPROBNP|N末端B型钠尿肽前体|NT-proBNP|N末端脑钠肽前体;N-末端脑钠肽前体;氨基末端脑钠肽前体;N端脑利钠肽前体;N末端B型利钠肽原;N末端-B型钠尿肽前体;B型钠尿肽前体;NT-proBNP;NTproBNP;NT-BNP;proBNP;N-Terminal Pro BNP;ProBNP, N-terminal|33762-6|ng/L|||B
        AMY|淀粉酶|Amylase|血淀粉酶;血清淀粉酶;α-淀粉酶;a-淀粉酶;总淀粉酶;AMY;AMS;Amylase, Serum|1798-8|U/L|||B
        PAMY|胰淀粉酶|Pancreatic Amylase|胰腺淀粉酶;P-AMY;PAMY|1805-1|U/L|||B
        LPS|脂肪酶|Lipase|血清脂肪酶;血脂肪酶;LPS;LIP;LIPA;Lipase, Serum|3040-3|U/L|||B
        CHE|胆碱酯酶|Cholinesterase|血清胆碱酯酶;CHE;ChE;PCHE;SCHE;Pseudocholinesterase||U/L|||B
        ADA|腺苷脱氨酶|Adenosine Deaminase|腺苷酸脱氨酶;ADA||U/L|||B
        5NT|5'-核苷酸酶|5'-Nucleotidase|5-核苷酸酶;5'核苷酸酶;5’-核苷酸酶;5′-核苷酸酶;五核苷酸酶;5'-NT;5-NT;5NT||U/L|||B
        AFU|α-L-岩藻糖苷酶|Alpha-L-Fucosidase|岩藻糖苷酶;α-L岩藻糖苷酶;a-L-岩藻糖苷酶;AFU||U/L|||B
        MAO|单胺氧化酶|Monoamine Oxidase|MAO||U/L|||B
        LAP|亮氨酸氨基肽酶|Leucine Aminopeptidase|亮氨酸氨肽酶;亮氨酰氨基肽酶;LAP||U/L|||B
        GLDH|谷氨酸脱氢酶|Glutamate Dehydrogenase|GLDH;GDH||U/L|||B
        ACP|酸性磷酸酶|Acid Phosphatase|ACP||U/L|||B
        PACP|前列腺酸性磷酸酶|Prostatic Acid Phosphatase|PAP;PACP||ug/L|||B
        ACE|血管紧张素转换酶|Angiotensin Converting Enzyme|血管紧张素转化酶;ACE||U/L|||B
        ALD|醛缩酶|Aldolase|ALD-S||U/L|||B
        SOD|超氧化物歧化酶|Superoxide Dismutase|总超氧化物歧化酶;SOD||U/mL|||B
        HFABP|心型脂肪酸结合蛋白|Heart-type Fatty Acid Binding Protein|H-FABP;HFABP||ug/L|||B
        IMA|缺血修饰白蛋白|Ischemia Modified Albumin|IMA||U/mL|||B
        LPPLA2|脂蛋白相关磷脂酶A2|Lp-PLA2|脂蛋白磷脂酶A2;Lp-PLA2;LP-PLA2||ug/L|||B
        PG1|胃蛋白酶原I|Pepsinogen I|胃蛋白酶原Ⅰ;胃蛋白酶原1;PGI;PGⅠ;PG I;PG1||ug/L|||B
        PG2|胃蛋白酶原II|Pepsinogen II|胃蛋白酶原Ⅱ;胃蛋白酶原2;PGII;PGⅡ;PG II;PG2||ug/L|||B
        PGR|胃蛋白酶原比值|Pepsinogen I/II Ratio|胃蛋白酶原I/II;胃蛋白酶原Ⅰ/Ⅱ;PGI/PGII;PGR;PGⅠ/PGⅡ||{ratio}|||B
        G17|胃泌素17|Gastrin-17|胃泌素-17;G-17;G17||pmol/L|||B
        """
}
