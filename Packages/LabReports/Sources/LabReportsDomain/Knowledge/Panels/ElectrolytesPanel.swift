extension AnalyteTable {
    // 电解质、微量元素与血气
    static let electrolytes = """
        K|钾|Potassium|血清钾;血钾;钾离子;钾(K);K;K+;Potassium, Serum;Serum Potassium|2823-3|mmol/L|39.098|1|B
        NA|钠|Sodium|血清钠;血钠;钠离子;钠(Na);Na;Na+;Sodium, Serum;Serum Sodium|2951-2|mmol/L|22.99|1|B
        CL|氯|Chloride|氯化物;血清氯;血氯;氯离子;氯(Cl);Cl;Cl-;Chloride, Serum;Serum Chloride|2075-0|mmol/L|35.453|1|B
        CO2|二氧化碳|Carbon Dioxide, Total|总二氧化碳;二氧化碳结合力;二氧化碳总量;血清总二氧化碳;碳酸氢盐;CO2;TCO2;CO2CP;CO2-CP;T-CO2;Carbon Dioxide;Carbon Dioxide, Total;CO2, Total;Total CO2|2028-9|mmol/L||1|B
        HCO3|碳酸氢根|Bicarbonate|碳酸氢根离子;实际碳酸氢盐;实际碳酸氢根;碳酸氢盐浓度;HCO3;HCO3-;cHCO3;AB;Bicarbonate (HCO3)|1963-8|mmol/L||1|B
        SBC|标准碳酸氢根|Standard Bicarbonate|标准碳酸氢盐;SB;SBC;HCO3std||mmol/L||1|B
        CA|钙|Calcium|总钙;血清钙;血钙;钙离子;钙(Ca);CA;Ca;Ca2+;Calcium, Serum;Calcium Total;Calcium, Total;Serum Calcium|17861-6|mmol/L|40.078|2|B
        ICA|离子钙|Calcium, Ionized|游离钙;钙离子浓度;iCa;Ca++;ICA;Calcium Ionized;Ionized Calcium|1995-0|mmol/L|40.078|2|B
        P|无机磷|Phosphate|磷;血清磷;血磷;血清无机磷;磷酸盐;磷(P);P;PHOS;IP;PI;Phosphorus;Phosphorus, Serum;Inorganic Phosphorus;Phosphate (as Phosphorus)|2777-1|mmol/L|30.974||B
        MG|镁|Magnesium|血清镁;血镁;镁离子;镁(Mg);Mg;MG;Mg2+;Magnesium, Serum|19123-9|mmol/L|24.305|2|B
        AG|阴离子间隙|Anion Gap|AG;Anion gap;AGap;AnGap||mmol/L|||B
        ZN|锌|Zinc|血清锌;血锌;Zn;Zinc, Serum|5763-8|umol/L|65.38||B
        CU|铜|Copper|血清铜;血铜;Cu;Copper, Serum|5631-7|umol/L|63.546||B
        PB|铅|Lead|血铅;Pb;Lead, Blood|5671-3|ug/L|207.2||B
        MN|锰|Manganese|血锰;Mn||ug/L|54.938||B
        SE|硒|Selenium|血硒;Se|5724-0|ug/L|78.971||B
        CD|镉|Cadmium|血镉;Cd||ug/L|112.41||B
        LI|锂|Lithium|血锂;Li|14334-7|mmol/L|6.94|1|B
        PH|酸碱度|pH, Arterial|血液酸碱度;血气pH;pH值;pH;PH;Arterial pH|2744-1|[pH]|||B
        PCO2|二氧化碳分压|pCO2|动脉血二氧化碳分压;PCO2;pCO2;PaCO2|2019-8|mm[Hg]|||B
        PO2|氧分压|pO2|动脉血氧分压;PO2;pO2;PaO2|2703-7|mm[Hg]|||B
        SO2|氧饱和度|Oxygen Saturation|血氧饱和度;动脉血氧饱和度;SO2;sO2;SaO2;O2SAT|2708-6|%|||B
        BE|剩余碱|Base Excess|碱剩余;碱过剩;细胞外液碱剩余;BE;BE(B);BEecf|1925-7|mmol/L|||B
        THB|总血红蛋白|Total Hemoglobin|tHb;ctHb||g/L|16114||B
        COHB|碳氧血红蛋白|Carboxyhemoglobin|COHb;HbCO||%|||B
        METHB|高铁血红蛋白|Methemoglobin|MetHb||%|||B
        """
}
