extension AnalyteTable {
    // 维生素、药物浓度与产前筛查
    static let vitamins = """
        VITD|25-羟维生素D|Vitamin D, 25-Hydroxy|25羟维生素D;25-羟基维生素D;25羟基维生素D;总25羟维生素D;25-羟基维生素D3;维生素D;25-羟基维生素D总量;25-OH-D;25-OH-VD;25(OH)D;25-OHVD;25-OH-VitD;VitD;VD;25-OH VITAMIN D;Vitamin D, 25-OH, Total;Vitamin D,25-OH,Total,IA;25-hydroxyvitamin D;25-hydroxyvitamin D3;Vitamin D 25 Hydroxy;25-Hydroxy Vitamin D;Vitamin D, 25-OH, Total, IA;25 Hydroxy Vitamin D;Vitamin D||nmol/L|400.64||B
        VITD3|25-羟维生素D3|Vitamin D3, 25-Hydroxy|25-羟基维生素D3定量;25-OH-VD3;25-OH-D3;VITAMIN D, 25-OH, D3|1989-3|nmol/L|400.64||B
        VITD2|25-羟维生素D2|Vitamin D2, 25-Hydroxy|25-羟基维生素D2;25-OH-VD2;25-OH-D2;VITAMIN D, 25-OH, D2||nmol/L|412.65||B
        B12|维生素B12|Vitamin B12|血清维生素B12;VitB12;VB12;B12;Cobalamin;Vitamin B-12;Vitamin B12, Serum|2132-9|pmol/L|1355.37||B
        FOL|叶酸|Folate|血清叶酸;FOL;FA;FOLA;Folate (Folic Acid), Serum;Folic Acid;Folate, Serum|2284-8|nmol/L|441.4||B
        RBCFOL|红细胞叶酸|Folate, RBC|RBC叶酸;RBC Folate||nmol/L|441.4||B
        VITA|维生素A|Vitamin A|视黄醇;VitA;VA;Retinol|2923-1|umol/L|286.45||B
        VITE|维生素E|Vitamin E|α-生育酚;VitE;VE;Alpha-Tocopherol|1823-4|umol/L|430.71||B
        VITB1|维生素B1|Vitamin B1|硫胺素;VitB1;VB1;Thiamine||nmol/L|265.36||B
        VITB2|维生素B2|Vitamin B2|核黄素;VitB2;VB2||nmol/L|376.36||B
        VITB6|维生素B6|Vitamin B6|VitB6;VB6||nmol/L|247.14||B
        VITC|血维生素C|Vitamin C, Plasma|血浆维生素C;VitC||umol/L|176.12||B
        VITK1|维生素K1|Vitamin K1|VitK1;VK1||nmol/L|450.7||B
        VPA|丙戊酸|Valproic Acid|丙戊酸钠;丙戊酸血药浓度;VPA|4086-5|mg/L|144.21||B
        CBZ|卡马西平|Carbamazepine|卡马西平血药浓度;CBZ|3432-2|mg/L|236.27||B
        PHT|苯妥英|Phenytoin|苯妥英钠;PHT|3968-5|mg/L|252.27||B
        DIG|地高辛|Digoxin|地高辛血药浓度;DIG|10535-3|ug/L|780.94||B
        THEO|茶碱|Theophylline|氨茶碱;茶碱血药浓度;THEO|4049-3|mg/L|180.16||B
        VANC|万古霉素|Vancomycin|万古霉素谷浓度;VANC|20578-1|mg/L|1449.3||B
        CSA|环孢素|Cyclosporine|环孢霉素A;环孢素A;CsA||ug/L|1202.6||B
        FK506|他克莫司|Tacrolimus|FK506;FK-506||ug/L|804.02||B
        MTX|甲氨蝶呤|Methotrexate|MTX||umol/L|454.44||B
        PAPPA|妊娠相关血浆蛋白A|PAPP-A|妊娠相关蛋白A;PAPP-A;PAPPA||m[IU]/L|||B
        PLGF|胎盘生长因子|Placental Growth Factor|PlGF||ng/L|||B
        SFLT1|可溶性血管内皮生长因子受体1|sFlt-1|sFlt-1||ng/L|||B
        """
}
