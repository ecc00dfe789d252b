extension AnalyteTable {
    // 血常规、网织红、血型与血沉
    static let hematology = """
        WBC|白细胞计数|White Blood Cell Count|白细胞;白细胞数;白细胞总数;WBC;WBC Count;Leukocytes;Leukocytes (WBC);White Blood Cells;White Blood Cell;White Cell Count;Total WBC Count;Total Leucocyte Count;Total Leukocyte Count;TLC;Leucocytes;White Blood Cells (WBC);白血球;白细胞(WBC);W.B.C|6690-2|10*9/L|||B
        NEUT#|中性粒细胞绝对值|Neutrophils, Absolute|中性粒细胞计数;中性粒细胞数;中性粒细胞数目;中性细胞绝对值;中性粒细胞#;NEUT#;NE#;NEU#;GRAN#;Neutrophils (Absolute);Absolute Neutrophils;Absolute Neutrophil Count;ANC;Neutrophils #;Neutrophils Abs;Neutrophil Count;Neut Abs;Abs Neutrophils;Absolute Neutrophil;中性粒细胞绝对计数;中性粒细胞绝对数|751-8|10*9/L|||B
        NEUT%|中性粒细胞百分比|Neutrophils %|中性粒细胞比率;中性粒细胞比值;中性粒细胞百分率;中性细胞百分比;中性粒细胞%;中性细胞比率;中性粒细胞;NEUT%;NE%;NEU%;GRAN%;Neutrophils;Neutrophil;Neutrophil %;Polymorphs;Segmented Neutrophils;Neutrophils Percent;Polys;中性粒细胞百分数;N%|770-8|%|||B
        LYM#|淋巴细胞绝对值|Lymphocytes, Absolute|淋巴细胞计数;淋巴细胞数;淋巴细胞数目;淋巴细胞#;LYM#;LYMPH#;LY#;Lymphs (Absolute);Absolute Lymphocytes;Absolute Lymphocyte Count;ALC;Lymphocytes #;Lymphocytes Abs;Lymphocytes (Absolute);淋巴细胞绝对数|731-0|10*9/L|||B
        LYM%|淋巴细胞百分比|Lymphocytes %|淋巴细胞比率;淋巴细胞比值;淋巴细胞百分率;淋巴细胞%;淋巴细胞;LYM%;LYMPH%;LY%;Lymphocytes;Lymphs;Lymphocyte;Lymphocyte %;Lymphocytes Percent;淋巴细胞百分数;L%|736-9|%|||B
        MONO#|单核细胞绝对值|Monocytes, Absolute|单核细胞计数;单核细胞数;单核细胞数目;单核细胞#;MONO#;MO#;MON#;Monocytes(Absolute);Monocytes (Absolute);Absolute Monocytes;Absolute Monocyte Count;Monocytes #;Monocytes Abs;单核细胞绝对数|742-7|10*9/L|||B
        MONO%|单核细胞百分比|Monocytes %|单核细胞比率;单核细胞比值;单核细胞百分率;单核细胞%;单核细胞;MONO%;MO%;MON%;Monocytes;Monocyte;Monocyte %;Monocytes Percent|5905-5|%|||B
        EO#|嗜酸性粒细胞绝对值|Eosinophils, Absolute|嗜酸性粒细胞计数;嗜酸性粒细胞数;嗜酸性粒细胞数目;嗜酸粒细胞绝对值;嗜酸细胞绝对值;嗜酸粒细胞计数;嗜酸性粒细胞#;EO#;EOS#;Eos (Absolute);Absolute Eosinophils;Absolute Eosinophil Count;AEC;Eosinophils #;Eosinophils Abs;Eosinophils (Absolute)|711-2|10*9/L|||B
        EO%|嗜酸性粒细胞百分比|Eosinophils %|嗜酸性粒细胞比率;嗜酸性粒细胞比值;嗜酸性粒细胞百分率;嗜酸粒细胞百分比;嗜酸细胞百分比;嗜酸粒细胞比率;嗜酸性粒细胞%;嗜酸性粒细胞;嗜酸粒细胞;EO%;EOS%;Eos;Eosinophils;Eosinophil;Eosinophil %;Eosinophils Percent|713-8|%|||B
        BASO#|嗜碱性粒细胞绝对值|Basophils, Absolute|嗜碱性粒细胞计数;嗜碱性粒细胞数;嗜碱性粒细胞数目;嗜碱粒细胞绝对值;嗜碱细胞绝对值;嗜碱粒细胞计数;嗜碱性粒细胞#;BASO#;BA#;BAS#;Baso (Absolute);Absolute Basophils;Absolute Basophil Count;Basophils #;Basophils Abs;Basophils (Absolute)|704-7|10*9/L|||B
        BASO%|嗜碱性粒细胞百分比|Basophils %|嗜碱性粒细胞比率;嗜碱性粒细胞比值;嗜碱性粒细胞百分率;嗜碱粒细胞百分比;嗜碱细胞百分比;嗜碱粒细胞比率;嗜碱性粒细胞%;嗜碱性粒细胞;嗜碱粒细胞;BASO%;BA%;BAS%;Basos;Basophils;Basophil;Basophil %;Basophils Percent|706-2|%|||B
        IG%|未成熟粒细胞百分比|Immature Granulocytes %|未成熟粒细胞比率;未成熟粒细胞%;幼稚粒细胞百分比;IG%;Immature Granulocytes;IMMATURE GRANULOCYTES|71695-1|%|||B
        IG#|未成熟粒细胞绝对值|Immature Granulocytes, Absolute|未成熟粒细胞计数;未成熟粒细胞#;幼稚粒细胞绝对值;IG#;Immature Grans (Abs);Absolute Immature Granulocytes;Immature Granulocytes #|53115-2|10*9/L|||B
        MID#|中间细胞绝对值|Mid Cells, Absolute|中间细胞计数;中间细胞数目;中值细胞绝对值;MID#;MXD#;Mid-sized cells #||10*9/L|||B
        MID%|中间细胞百分比|Mid Cells %|中间细胞比率;中值细胞百分比;MID%;MXD%||%|||B
        RBC|红细胞计数|Red Blood Cell Count|红细胞;红细胞数;红细胞总数;RBC;RBC Count;Erythrocytes;Erythrocytes (RBC);Red Blood Cells;Red Cell Count;Total RBC Count;Red Blood Cell;Red Blood Cells (RBC);Erythrocyte Count;R.B.C|789-8|10*12/L|||B
        HGB|血红蛋白|Hemoglobin|血红蛋白测定;血红蛋白浓度;血色素;血红蛋白量;HGB;Hb;Haemoglobin;Hgb;Hemoglobin (Hb);Hemoglobin (HGB)|718-7|g/L|16114||B
        HCT|红细胞压积|Hematocrit|红细胞比容;血细胞比容;血球压积;红细胞比积;血细胞压积;红细胞积压;HCT;PCV;Packed Cell Volume;Haematocrit;Hct;Hematocrit (HCT);Packed Cell Volume (PCV)|4544-3|L/L|||B
        MCV|平均红细胞体积|MCV|红细胞平均体积;平均RBC体积;平均血球体积;Mean Corpuscular Volume;Mean Cell Volume;Mean Corpuscular Volume (MCV)|787-2|fL|||B
        MCH|平均红细胞血红蛋白量|MCH|平均血红蛋白量;红细胞平均血红蛋白量;平均红细胞血红蛋白含量;平均血红蛋白含量;平均红细胞Hb含量;红细胞平均血红蛋白含量;平均RBC血红蛋白量;Mean Corpuscular Hemoglobin;Mean Corpuscular Hgb;Mean Cell Hemoglobin;Mean Corpuscular Haemoglobin|785-6|pg|||B
        MCHC|平均红细胞血红蛋白浓度|MCHC|平均血红蛋白浓度;红细胞平均血红蛋白浓度;平均红细胞Hb浓度;平均RBC血红蛋白浓度;Mean Corpuscular Hemoglobin Concentration;Mean Corpuscular Hgb Conc;Mean Cell Hemoglobin Concentration;Mean Corpuscular Hb Conc|786-4|g/L|||B
        RDW-CV|红细胞分布宽度CV|RDW-CV|红细胞分布宽度;红细胞分布宽度变异系数;红细胞分布宽度-CV;红细胞体积分布宽度;红细胞分布宽度-变异系数;红细胞体积分布宽度CV;RDW;RDW-CV;RDWCV;RDW CV;Red Cell Distribution Width;Red Cell Distribution Width (RDW);Red Cell Dist Width;红细胞分布宽度(CV)|788-0|%|||B
        RDW-SD|红细胞分布宽度SD|RDW-SD|红细胞分布宽度标准差;红细胞分布宽度-SD;红细胞分布宽度-标准差;红细胞体积分布宽度SD;红细胞分布宽度;RDW-SD;RDWSD;RDW SD;红细胞分布宽度(SD)|21000-5|fL|||B
        PLT|血小板计数|Platelet Count|血小板;血小板数;血小板总数;PLT;Platelets;Platelet;Thrombocytes;Platelet Count (PLT);Thrombocyte Count|777-3|10*9/L|||B
        MPV|平均血小板体积|Mean Platelet Volume|血小板平均体积;MPV;Mean Platelet Volume (MPV)|32623-1|fL|||B
        PDW|血小板分布宽度|Platelet Distribution Width|血小板平均分布宽度;血小板体积分布宽度;血小板分布宽度-SD;PDW;Platelet Distribution Width (PDW);PDW-SD|32207-3|fL|||B
        PCT-PLT|血小板压积|Plateletcrit|血小板比容;血小板比积;血小板容积;PCT|51637-7|%|||B
        P-LCR|大型血小板比率|Platelet Large Cell Ratio|大血小板比率;大血小板比例;大血小板百分比;大型血小板百分比;大血小板比值;大血小板百分率;P-LCR;PLCR;P-LCR(大血小板比率)|48386-7|%|||B
        P-LCC|大血小板数目|Platelet Large Cell Count|大血小板计数;大型血小板计数;P-LCC;PLCC||10*9/L|||B
        NRBC%|有核红细胞百分比|Nucleated RBC %|有核红细胞比率;有核红细胞比值;有核红细胞%;NRBC%;NRBC;Nucleated RBC;nRBC %||/100{WBCs}|||B
        NRBC#|有核红细胞绝对值|Nucleated RBC, Absolute|有核红细胞计数;有核红细胞数;有核红细胞;有核红细胞#;NRBC#;Absolute NRBC;nRBC Absolute|771-6|10*9/L|||B
        RET%|网织红细胞百分比|Reticulocytes %|网织红细胞百分率;网织红细胞比率;网织红细胞;RET%;RETIC%;Reticulocyte Count;Reticulocytes;Retic %|17849-1|%|||B
        RET#|网织红细胞绝对值|Reticulocytes, Absolute|网织红细胞计数;网织红细胞数;RET#;RETIC#;Absolute Reticulocyte Count;Reticulocyte Absolute|60474-4|10*9/L|||B
        IRF|未成熟网织红细胞比率|Immature Reticulocyte Fraction|未成熟网织红细胞指数;IRF|33516-6|%|||B
        LFR|低荧光强度网织红细胞比率|Low Fluorescence Reticulocytes|低荧光网织红细胞;LFR||%|||B
        MFR|中荧光强度网织红细胞比率|Medium Fluorescence Reticulocytes|中荧光网织红细胞;MFR||%|||B
        HFR|高荧光强度网织红细胞比率|High Fluorescence Reticulocytes|高荧光网织红细胞;HFR||%|||B
        ESR|红细胞沉降率|Erythrocyte Sedimentation Rate|血沉;血沉降率;ESR;Sed Rate;Sedimentation Rate-Westergren;Sedimentation Rate;ESR (Westergren);Erythrocyte Sedimentation Rate (ESR);Sed Rate By Modified Westergren|4537-7|mm/h|||B
        ALY%|异型淋巴细胞百分比|Atypical Lymphocytes %|异常淋巴细胞百分比;异型淋巴细胞比率;异型淋巴细胞;异形淋巴细胞;ALY%;Atypical Lymphocytes;Reactive Lymphocytes||%|||B
        ALY#|异型淋巴细胞绝对值|Atypical Lymphocytes, Absolute|异常淋巴细胞绝对值;异型淋巴细胞计数;ALY#||10*9/L|||B
        LIC%|巨大未成熟细胞百分比|Large Immature Cells %|巨大未成熟细胞比率;LIC%||%|||B
        LIC#|巨大未成熟细胞绝对值|Large Immature Cells, Absolute|巨大未成熟细胞计数;LIC#||10*9/L|||B
        BAND%|杆状核粒细胞|Bands %|中性杆状核粒细胞;杆状核;Bands;Band Neutrophils;Band Forms|764-1|%|||B
        NLR|中性粒细胞与淋巴细胞比值|Neutrophil/Lymphocyte Ratio|中性粒细胞淋巴细胞比值;NLR||{ratio}|||B
        PLR|血小板与淋巴细胞比值|Platelet/Lymphocyte Ratio|血小板淋巴细胞比值;PLR||{ratio}|||B
        ABO|ABO血型|ABO Group|血型;ABO血型鉴定;ABO;ABO Blood Group;Blood Group;Blood Type|883-9||||B
        RH|RhD血型|Rh(D) Type|Rh血型;Rh(D)血型;RhD;Rh Type;Rh Factor;Rh;RH(D)|10331-7||||B
        MPXI|过氧化物酶指数|Myeloperoxidase Index|MPXI||{ratio}|||B
        """
}
