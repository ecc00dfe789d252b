extension AnalyteTable {
    // 尿干化学、尿沉渣、尿生化与粪便
    static let urinalysis = """
        U-PH|尿酸碱度|Urine pH|酸碱度;尿pH;尿液酸碱度;酸碱度(pH);尿PH值;PH值;pH;U-PH;pH, Urine|5803-2|[pH]|||U
        U-SG|尿比重|Urine Specific Gravity|比重;尿液比重;比密;尿比密;SG;U-SG;Specific Gravity;Sp. Gravity;Sp Gravity;Specific Gravity, Urine|5811-5|{s_gravity}|||U
        U-PRO|尿蛋白|Urine Protein|尿蛋白质;蛋白质;尿液蛋白;蛋白;尿蛋白定性;蛋白(干化学);PRO;U-PRO;Protein;Albumin Urine;Protein, Urine;Urine Protein (strip)|5804-0||||U
        U-GLU|尿葡萄糖|Urine Glucose|尿糖;葡萄糖;尿液葡萄糖;葡萄糖(尿);尿糖定性;GLU;U-GLU;Glucose;Glucose, Urine;Sugar;Urine Sugar;Urine Glucose (strip)|5792-7||||U
        U-KET|尿酮体|Urine Ketones|酮体;尿液酮体;尿酮;KET;U-KET;Ketones;Ketone;Acetone;Ketone Bodies;Ketones, Urine|5797-6||||U
        U-BIL|尿胆红素|Urine Bilirubin|胆红素;尿液胆红素;BIL;U-BIL;Bilirubin;Bilirubin, Urine;Bile Pigment|5770-3||||U
        U-URO|尿胆原|Urine Urobilinogen|尿液尿胆原;尿胆素原;URO;UBG;U-URO;U-UBG;Urobilinogen;Urobilinogen, Urine;Urobilinogen,Semi-Qn;Urobilinogen, Semi-Qn|||||U
        U-NIT|尿亚硝酸盐|Urine Nitrite|亚硝酸盐;尿液亚硝酸盐;亚硝酸盐试验;NIT;U-NIT;Nitrite;Nitrites;Nitrite, Urine|5802-4||||U
        U-LEU|尿白细胞酯酶|Urine Leukocyte Esterase|尿白细胞;白细胞酯酶;白细胞(尿);白细胞;尿液白细胞;LEU;U-LEU;WBC Esterase;Leukocyte Esterase;Leukocytes;Leukocyte;LE;Leukocyte Esterase, Urine|5799-2||||U
        U-BLD|尿隐血|Urine Blood|隐血;潜血;尿潜血;尿液隐血;隐血(红细胞);红细胞(隐血);BLD;ERY;U-BLD;Blood;Occult Blood;Occult Blood, Urine;OB;Blood, Urine;Hemoglobin, Urine|5794-3||||U
        U-VC|尿维生素C|Urine Ascorbic Acid|维生素C;抗坏血酸;Vit C;VC;VTC;ASC;U-VC;Ascorbic Acid|||||U
        U-COL|尿颜色|Urine Color|颜色;尿液颜色;外观颜色;COL;COLOR;Colour;Color;Urine-Color;Appearance Color|5778-6||||U
        U-CLA|尿浊度|Urine Clarity|透明度;浊度;尿透明度;清晰度;外观;性状;混浊度;TURB;CLA;CLARITY;Appearance;Clarity;Turbidity;Transparency|||||U
        U-MALB|尿微量白蛋白|Urine Microalbumin|微量白蛋白;尿白蛋白;尿微量白蛋白定量;MALB;mAlb;U-MALB;U-mALB;Microalbumin;Albumin, Urine;Urine Albumin;Microalbumin, Urine;Microalbumin Urine|14957-5|mg/L|||U
        U-CRE|尿肌酐|Urine Creatinine|肌酐(尿);尿液肌酐;U-CREA;UCR;U-Cr;Creatinine, Urine;Urine Creatinine;Creatinine, Random Urine|2161-8|mmol/L|113.12||U
        ACR|尿白蛋白肌酐比值|Urine Albumin/Creatinine Ratio|尿白蛋白/肌酐;尿微量白蛋白/尿肌酐;尿微量白蛋白/肌酐;白蛋白肌酐比值;白蛋白/肌酐比值;尿蛋白肌酐比;ACR;UACR;Albumin/Creatinine Ratio;Alb/Creat Ratio;Microalb/Creat Ratio;Microalbumin/Creatinine Ratio;Albumin/Creatinine Ratio, Random Urine|9318-7|mg/g|||U
        U-TP|尿总蛋白|Urine Total Protein|尿蛋白定量;24小时尿蛋白定量;24小时尿蛋白;24h尿蛋白;UTP;U-TP;Protein, Total, Urine;MTP||mg/L|||U
        U-RBC|尿红细胞计数|Urine RBC|红细胞;尿红细胞;红细胞计数;红细胞(镜检);红细胞(高倍视野);红细胞计数(尿);RBC;U-RBC;RBC, Urine;RBCs;Red Blood Cells||/uL|||U
        U-WBC|尿白细胞计数|Urine WBC|白细胞计数;尿白细胞数;白细胞(镜检);白细胞(高倍视野);白细胞;WBC;U-WBC;WBC, Urine;Pus Cells;WBCs;White Blood Cells;脓细胞||/uL|||U
        U-EC|尿上皮细胞|Urine Epithelial Cells|上皮细胞;上皮细胞计数;EC;Epithelial Cells;Epithelial Cells (non renal)|||||U
        U-SQEP|尿鳞状上皮细胞|Urine Squamous Epithelial Cells|鳞状上皮细胞;扁平上皮细胞;SQEP;SQEC;Squamous Epithelial Cells;Squamous Epithelial|||||U
        U-NSE|尿非鳞状上皮细胞|Urine Non-squamous Epithelial Cells|非鳞状上皮细胞;小圆上皮细胞;小圆细胞;肾小管上皮细胞;NSE-U;SRC;Renal Epithelial Cells;Renal Epithel;Small Round Cells|||||U
        U-TEC|尿移行上皮细胞|Urine Transitional Epithelial Cells|移行上皮细胞;TREP;Transitional Epithelial Cells|||||U
        U-CAST|尿管型|Urine Casts|管型;管型计数;CAST;Casts;Cast|||||U
        U-HYAL|尿透明管型|Urine Hyaline Casts|透明管型;HYAL;Hyaline Cast;Hyaline Casts|||||U
        U-PCAST|尿病理管型|Urine Pathological Casts|病理管型;未分类管型;颗粒管型;P.CAST;Path.CAST;Pathological Casts;Granular Casts;Granular Cast|||||U
        U-BACT|尿细菌|Urine Bacteria|细菌;细菌计数;BACT;Bacteria|||||U
        U-YLC|尿酵母菌|Urine Yeast|酵母菌;类酵母菌;酵母样菌;真菌;YLC;YST;BYST;HYST;Yeast;Yeast Cells|||||U
        U-XTAL|尿结晶|Urine Crystals|结晶;结晶计数;草酸钙结晶;未分类结晶;XTAL;X'TAL;CRYS;Crystals|||||U
        U-MUCS|尿粘液丝|Urine Mucus|粘液丝;黏液丝;粘液;MUCS;MUC;Mucus;Mucus Threads;Mucous Threads|||||U
        U-SPRM|尿精子|Urine Sperm|精子;SPERM;Spermatozoa|||||U
        U-COND|尿电导率|Urine Conductivity|电导率;Cond;COND.|||||U
        U-AMY|尿淀粉酶|Urine Amylase|淀粉酶(尿);U-AMY;Amylase, Urine||U/L|||U
        U-B2M|尿β2微球蛋白|Urine Beta-2 Microglobulin|尿β2-微球蛋白;U-β2MG;U-B2M;β2微球蛋白(尿)||mg/L|||U
        U-A1M|尿α1微球蛋白|Urine Alpha-1 Microglobulin|尿α1-微球蛋白;α1-微球蛋白;U-α1MG;α1-MG||mg/L|||U
        U-NAG|尿NAG酶|Urine N-acetyl-beta-glucosaminidase|N-乙酰-β-D氨基葡萄糖苷酶;N-乙酰-β-D-氨基葡萄糖苷酶;尿NAG;NAG||U/L|||U
        U-TRF|尿转铁蛋白|Urine Transferrin|转铁蛋白(尿);U-TRF||mg/L|||U
        U-IGG|尿免疫球蛋白G|Urine IgG|U-IgG||mg/L|||U
        U-HCG|尿妊娠试验|Urine Pregnancy Test|尿HCG;妊娠试验;尿绒毛膜促性腺激素;U-HCG;Pregnancy Test, Urine;HCG, Urine|2106-3||||U
        S-OB|粪便隐血|Stool Occult Blood|大便隐血;便潜血;大便潜血;粪隐血;隐血试验;隐血试验(OB);便隐血;粪便潜血;OB;FOB;FOBT;Fecal Occult Blood;Occult Blood, Fecal;Stool Occult Blood Test;化学法隐血;免疫法隐血|2335-8||||S
        S-COL|粪便颜色|Stool Color|大便颜色;便颜色;颜色(便)|||||S
        S-FORM|粪便性状|Stool Consistency|大便性状;便性状;性状;硬度;Consistency|||||S
        S-WBC|粪便白细胞|Stool WBC|大便白细胞;便白细胞;白细胞(便);Fecal Leukocytes|||||S
        S-RBC|粪便红细胞|Stool RBC|大便红细胞;便红细胞;红细胞(便)|||||S
        S-OVA|粪便虫卵|Stool Ova|虫卵;寄生虫卵;寄生虫;Ova and Parasites;Ova;Parasites|||||S
        S-FAT|粪便脂肪球|Stool Fat Globules|脂肪球;脂肪滴;Fat Globules|||||S
        S-MUC|粪便粘液|Stool Mucus|粘液(便);大便粘液|||||S
        S-PC|粪便吞噬细胞|Stool Macrophages|吞噬细胞;巨噬细胞|||||S
        S-CALP|粪便钙卫蛋白|Fecal Calprotectin|钙卫蛋白;Calprotectin, Fecal;Calprotectin||ug/g|||S
        S-TRF|粪便转铁蛋白|Stool Transferrin|转铁蛋白(便);便转铁蛋白|||||S
        """
}
