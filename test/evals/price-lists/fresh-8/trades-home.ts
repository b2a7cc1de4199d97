import { goods } from './trades.ts';

export const outdoor = goods(
  '062871',
  `
TP-DB{}|Dry Bag {}|Bags|14.5|32|12~10=10 L;20=20 L=17.25/38;35=35 L=20.4/45
TP-DPK|Roll-Top Daypack 22 L|Bags|41|89|6
TP-TOW-{}|Quick Dry Towel, {}|Camp|9.75|21.99|24~S=Small;L=Large=13.1/28.99
TP-HMK|Packable Hammock with Straps|Camp|28.5|64.99|10
TP-PIL|Inflatable Camp Pillow|Camp|11.2|24.99|20
TP-MUG-{}|Enamel Mug 12 oz, {}|Camp|5.6|12.99|24~NVY=Navy;CRM=Cream;MOS=Moss
TP-FRK|Titanium Spork|Camp|4.95|10.99|48
TP-HL3|Headlamp 350 Lumen|Lighting|15.4|34.99|12
TP-LNT|Collapsible Lantern, Rechargeable|Lighting|13.9|29.99|12
TP-FAK|Trail First Aid Kit, 65 pc|Safety|12.6|27.99|12
TP-WHS|Rescue Whistle, Twin Pack|Safety|2.85|6.99|48`,
);
export const ceramics = goods(
  '560112',
  `
AZ-PL{}|Stoneware Plate {}, Reactive Blue|Plates|8.9|19.5|6~21=21 cm;27=27 cm=11.4/24.9
AZ-PS{}|Stoneware Plate {}, Sand|Plates|8.4|18.5|6~21=21 cm;27=27 cm=10.8/23.5
AZ-BW14|Stoneware Bowl 14 cm, Reactive Blue|Bowls|7.2|15.9|6
AZ-BW18|Stoneware Bowl 18 cm, Reactive Blue|Bowls|9.1|19.9|6
AZ-PB22|Pasta Bowl 22 cm, Sand|Bowls|10.6|22.9|4
AZ-MG35|Mug 350 ml, Reactive Blue|Mugs|6.8|14.9|12
AZ-MG36|Mug 350 ml, Sand|Mugs|6.8|14.9|12
AZ-ES09|Espresso Cup 90 ml, set of 2|Mugs|8.3|17.9|8
AZ-JG10|Jug 1 l, Sand|Serving|17.5|38.5|4
AZ-SV32|Oval Platter 32 cm|Serving|18.9|41.5|2
AZ-BD08|Butter Dish with Lid|Serving|14.2|31.5|4
AZ-OL05|Olive Oil Cruet 0.5 l|Serving|12.7|27.9|6`,
  13,
);
export const vitamins = goods(
  '031604',
  `
CW-D3-{}|Vitamin D3 {} Softgels|Vitamins|5.85|14.99|12~90=2000 IU, 90;180=2000 IU, 180=9.6/23.99;5K=5000 IU, 120=7.95/19.99
CW-C-{}|Vitamin C 1000 mg, {}|Vitamins|6.4|15.99|12~60=60 Tablets;120=120 Tablets=10.2/24.99
CW-B12|B-12 Methylcobalamin 1000 mcg, 60 Lozenges|Vitamins|5.25|12.99|12
CW-BC|B-Complex, 90 Capsules|Vitamins|7.1|17.99|12
CW-MG-{}|Magnesium Glycinate, {} Capsules|Minerals|8.2|19.99|12~60=60;120=120=13.9/33.99;240=240=24.5/59.99
CW-ZN|Zinc Picolinate 30 mg, 60 Capsules|Minerals|4.6|11.99|12
CW-FE|Gentle Iron 25 mg, 90 Capsules|Minerals|4.95|12.49|12
CW-OM-{}|Omega-3 Fish Oil, {}|Oils|9.9|24.99|6~90=90 Softgels;8Z=8 fl oz Lemon=12.75/31.99
CW-PB-{}|Probiotic {}, 30 Capsules|Digestive|11.35|27.99|6~25=25 Billion;50=50 Billion=15.6/38.99
CW-DE|Digestive Enzymes, 90 Capsules|Digestive|9.15|22.99|12`,
);
/** Of another maker, whose codes don't begin with a zero. */
export const gummies = goods(
  '850127',
  `
HP-GM-{}|Happy Pear Gummies, {}, 60 ct|Gummies|6.75|16.99|12~MV=Multivitamin;EL=Elderberry;SL=Sleep Melatonin;AC=Apple Cider Vinegar;BI=Biotin;KD=Kids Multi
HP-PW-{}|Happy Pear Collagen Powder, {}, 10 oz|Powders|13.2|31.99|6~UN=Unflavored;VN=Vanilla;CH=Chocolate
HP-EL-{}|Happy Pear Electrolyte Sticks, {}, 20 ct|Powders|8.4|19.99|8~LM=Lemon;BR=Mixed Berry;WM=Watermelon`,
);
export const baby = goods(
  '085014',
  `
LS-SWD-{}|Muslin Swaddle 47 x 47 in, {}|Bedding|7.9|17.99|12~01=Fern;02=Rust;03=Stars
LS-CRB-{}|Fitted Crib Sheet, {}|Bedding|9.4|21.99|12~01=Fern;02=Oat
LS-BLK|Knit Stroller Blanket|Bedding|16.5|38|6
LS-TEE-{}|Silicone Teether, {}|Feeding|4.25|9.99|24~BR=Bear;FX=Fox;LF=Leaf
LS-BIB-{}|Catch-All Bib, {}|Feeding|5.1|11.99|24~SG=Sage;CL=Clay
LS-BWL|Suction Bowl and Spoon Set|Feeding|7.35|16.99|12
LS-CUP|Training Cup with Straw|Feeding|4.8|10.99|24
LS-TOW|Hooded Towel, Organic Cotton|Bath|13.25|29.99|8
LS-SPG|Natural Bath Sponge|Bath|3.6|7.99|36
LS-THM|Bath Thermometer, Floating|Bath|5.55|12.99|24`,
);
export const lighting = goods(
  '071922',
  `
AR-2201-BZ|Arden Pendant Light with Hand Blown // Seeded Glass Shade, Oil Rubbed Bronze|Pendants|58|139|2
AR-2201-BN|Arden Pendant Light with Hand Blown // Seeded Glass Shade, Brushed Nickel|Pendants|58|139|2
AR-2310-MB|Calloway Three Light Linear Pendant, // 36 in Wide, Matte Black|Pendants|124|298|1
AR-3105-AB|Fenwick Single Sconce, Aged Brass // with White Linen Shade|Sconces|41.5|99|4
AR-3105-PN|Fenwick Single Sconce, Polished Nickel // with White Linen Shade|Sconces|41.5|99|4
AR-3140-MB|Holt Swing Arm Plug-In Sconce, // Matte Black with Cord Cover|Sconces|47.25|112|4
AR-4402-BZ|Marlow Bath Bar, Three Light, // Clear Ribbed Glass, Bronze|Bath|69|165|2
AR-4404-BZ|Marlow Bath Bar, Four Light, // Clear Ribbed Glass, Bronze|Bath|84|199|2
AR-5010-MB|Tilden Outdoor Wall Lantern, // Dusk to Dawn Sensor, Matte Black|Outdoor|38.75|92|4
AR-5012-MB|Tilden Outdoor Post Lantern, // Fits 3 in Post, Matte Black|Outdoor|52.5|126|2
AR-6001-NL|Juniper Table Lamp, Turned Oak // with Natural Linen Drum Shade|Lamps|49|118|2`,
);
export const candles = goods(
  '086392',
  `
WH-J9-{}|{} Jar Candle 9 oz|Jar Candle 9 oz|9.5|20|6~BAL=Balsam;FIG=Black Fig;CIT=Citrus Grove;LAV=Lavender;TOB=Tobacco Leaf;LIN=Clean Linen;ROS=Rose Garden
WH-T4-{}|{} Travel Tin 4 oz|Travel Tin 4 oz|5.25|11|12~BAL=Balsam;FIG=Black Fig;CIT=Citrus Grove;LAV=Lavender;TOB=Tobacco Leaf
WH-M-{}|{} Wax Melts 2.5 oz|Wax Melts 2.5 oz|2.75|6|24~BAL=Balsam;CIT=Citrus Grove;LAV=Lavender;LIN=Clean Linen;ROS=Rose Garden
WH-D-{}|{} Reed Diffuser 4 fl oz|Reed Diffuser 4 fl oz|14|30|4~FIG=Black Fig;LAV=Lavender;LIN=Clean Linen`,
);
export const soaps = goods(
  '019877',
  `
4{}|{} Bar Soap|Bar Soap 4.5 oz|3.4|7|12~01=Cedar;02=Goat Milk & Oats;03=Lemongrass;04=Charcoal Tea Tree;05=Patchouli;06=Lavender
5{}|{} Hand Wash|Hand Wash 12 fl oz|6.1|13|6~03=Lemongrass;06=Lavender;07=Sea Kelp;08=Unscented
6{}|{} Bath Salts|Bath Salts 20 oz|7.75|16.5|6~01=Cedar;06=Lavender;09=Eucalyptus
7{}|{} Body Butter|Body Butter 4 oz|8.2|18|8~02=Goat Milk & Oats;06=Lavender;08=Unscented`,
);
export const pets = goods(
  '079311',
  `
DG-3010|Bison Jerky Bites 5 oz|Treats|5.15|10.99|12
DG-3011|Rabbit Jerky Bites 5 oz|Treats|5.65|11.99|12
DG-3020|Pumpkin Biscuits 12 oz|Treats|4.05|8.49|10
DG-3033|Antler Chew, Medium|Chews|7.8|16.99|24
DG-3034|Antler Chew, Large|Chews|10.6|22.99|16
DG-3040|Cheek Roll 6 in|Chews|3.3|6.99|50
DG-4101|Snuffle Mat 18 x 24 in|Toys|13.75|29.99|8
DG-4110|Tug Rope, Hemp|Toys|4.9|10.49|24
DG-4118|Floating Fetch Ring|Toys|6.2|12.99|24
DG-5002|Slow Feeder Bowl, Teal|Bowls|7.1|14.99|12
DG-5003|Slow Feeder Bowl, Slate|Bowls|7.1|14.99|12
DG-5020|Travel Bottle 20 oz|Bowls|6.85|14.49|18
DG-6001|Oatmeal Shampoo 16 fl oz|Grooming|5.4|11.49|12
DG-6005|Deshedding Brush|Grooming|8.3|17.99|12`,
);
export const cookware = goods(
  '044890',
  `
HC-FP08|Carbon Steel Fry Pan 8 in|Natural|21.5|49.99|6
HC-FP10|Carbon Steel Fry Pan 10 in|Natural|27|62.99|6
HC-FP12|Carbon Steel Fry Pan 12 in|Natural|33.25|76.99|4
HC-WK14|Flat Bottom Wok 14 in|Natural|36|82.99|4
HC-DO5-{}|Enameled Dutch Oven 5 qt|{}|52|119.99|2~CH=Cherry;SL=Slate;CR=Cream
HC-DO7-{}|Enameled Dutch Oven 7 qt|{}|64.5|149.99|1~CH=Cherry;SL=Slate
HC-GR12|Cast Iron Griddle, Reversible|Black|24.75|56.99|4
HC-SK10|Cast Iron Skillet 10 in|Black|17.9|41.99|6
HC-LID10|Tempered Glass Lid 10 in|Clear|8.4|18.99|12
HC-HH2|Silicone Handle Holders, set of 2|Charcoal|5.2|11.99|24`,
);
