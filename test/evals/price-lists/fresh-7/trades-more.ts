import { goods } from './trades.ts';

export const bottles = goods(
  '085001',
  `
AX-17-WHT|Insulated Bottle 17 oz White|Bottles|9.8|24.95|12
AX-17-BLK|Insulated Bottle 17 oz Black|Bottles|9.8|24.95|12
AX-25-WHT|Insulated Bottle 25 oz White|Bottles|11.9|29.95|12
AX-25-BLK|Insulated Bottle 25 oz Black|Bottles|11.9|29.95|12
AX-TMB-20|Tumbler 20 oz with Slide Lid|Tumblers|10.4|26.95|12
AX-MUG-12|Camp Mug 12 oz|Tumblers|8.2|19.95|24
AX-LID-S|Replacement Straw Lid|Parts|2.6|7.95|48
AX-BRS|Bottle Brush Set|Parts|2.95|8.95|36`,
);
export const cables = goods(
  '081766',
  `
VC-CC1|USB-C to USB-C Cable 1 m, 60 W|Cables|3.1|9.99|50
VC-CC2|USB-C to USB-C Cable 2 m, 100 W|Cables|4.4|14.99|50
VC-CL1|USB-C to Lightning Cable 1 m|Cables|4.95|15.99|50
VC-W20|Wall Charger 20 W|Power|5.6|16.99|40
VC-W65|GaN Wall Charger 65 W, 3 port|Power|15.25|44.99|20
VC-CAR|Dual Car Charger 38 W|Power|5.9|17.99|40
VC-HUB7|7-in-1 USB-C Hub|Hubs|16.8|49.99|20
VC-STD|Folding Phone Stand, aluminum|Stands|4.15|12.99|40`,
);
export const candles = goods(
  '086390',
  `
LM-8-FIG|Fig & Vetiver Candle 8 oz|Jar Candles|9|20|6
LM-8-TOM|Tomato Leaf Candle 8 oz|Jar Candles|9|20|6
LM-8-AMB|Amber Noir Candle 8 oz|Jar Candles|9|20|6
LM-3T-FIG|Fig & Vetiver Travel Tin 3 oz|Travel Tins|5|11|12
LM-3T-AMB|Amber Noir Travel Tin 3 oz|Travel Tins|5|11|12
LM-RD-FIG|Fig & Vetiver Reed Diffuser|Diffusers|14|32|4
LM-RD-TOM|Tomato Leaf Reed Diffuser|Diffusers|14|32|4
LM-MTC|Match Bottle, cork top|Diffusers|4.25|10|12`,
);
export const yoga = goods(
  '019730',
  `
KM-MAT-4S|Studio Mat 4 mm Sage|Mats|17.5|39|8
KM-MAT-4P|Studio Mat 4 mm Plum|Mats|17.5|39|8
KM-MAT-6S|Studio Mat 6 mm Sage|Mats|21|48|8
KM-BLK-C|Cork Block 4"|Props|7.25|16|12
KM-BLK-F|Foam Block 4"|Props|3.9|9|24
KM-STR-8|Cotton Strap 8 ft|Props|4.1|9.5|24
KM-BND-3|Loop Bands, set of 3|Bands|5.3|13|30
KM-BND-L|Long Stretch Band, latex free|Bands|4.8|12|30`,
);
export const tools = goods(
  '073190',
  `
30-1104|Combination Wrench 10 mm|Wrenches|4.12|8.99|10
30-1105|Combination Wrench 12 mm|Wrenches|4.58|9.99|10
30-1109|Adjustable Wrench 8"|Wrenches|9.35|19.99|6
32-2201|Slip Joint Pliers 6"|Pliers|6.2|13.49|6
32-2208|Diagonal Cutters 7"|Pliers|8.45|17.99|6
35-0410|Screwdriver Set, 6 pc|Drivers|10.9|22.99|6
35-0417|Hex Key Set, metric, 9 pc|Drivers|5.75|11.99|12
38-7001|Tape Measure 25 ft|Measuring|7.15|14.99|12`,
);
export const pets = goods(
  '018584',
  `
FP-2201|Salmon Skin Twists 5 oz|Dog Treats|5.4|10.99|12
FP-2202|Duck Jerky Strips 6 oz|Dog Treats|6.15|12.49|12
FP-2209|Peanut Butter Training Bites 8 oz|Dog Treats|4.05|8.49|12
FP-3110|Freeze Dried Minnows 1 oz|Cat Treats|3.95|7.99|16
FP-3114|Chicken Puree Tubes, 12 ct|Cat Treats|6.6|13.49|10
FP-4003|Odor Control Litter Additive|Cat Care|4.75|9.99|8
FP-4010|Hairball Gel 3 oz|Cat Care|4.2|8.99|24
FP-5001|Paw Balm 2 oz|Dog Care|5.1|10.99|24`,
);
export const jewelry = goods(
  '085913',
  `
ER-014G|Tiny Moon Studs, gold fill|Earrings|14|32|3
ER-014S|Tiny Moon Studs, sterling|Earrings|12|28|3
ER-022G|Hammered Hoops 20 mm, gold fill|Earrings|16.5|38|3
NK-105G|Birthstone Necklace 16", gold fill|Necklaces|21|48|2
NK-105S|Birthstone Necklace 16", sterling|Necklaces|18|42|2
NK-131G|Paperclip Chain 18"|Necklaces|27.5|64|2
BR-210S|Bead Bracelet, sterling|Bracelets|15|34|3
RG-301G|Stacking Ring, gold fill|Rings|9.5|22|6`,
);
export const coffee = goods(
  '086004',
  `
NB-DAWN12|Dawn Patrol Light Roast 12 oz|Whole Bean|9.25|16|6
NB-PIER12|Old Pier Medium Roast 12 oz|Whole Bean|9.25|16|6
NB-KEEL12|Black Keel Dark Roast 12 oz|Whole Bean|9.25|16|6
NB-DEC12|Slack Tide Decaf 12 oz|Whole Bean|9.75|17|6
NB-PIER5|Old Pier Medium Roast 5 lb|Bulk|52|80|2
NB-KEEL5|Black Keel Dark Roast 5 lb|Bulk|52|80|2
NB-CB4|Cold Brew Pouches, 4 ct|Cold Brew|8|14|8
NB-SS10|Single Serve Steeped Bags, 10 ct|Single Serve|10.5|18|8`,
);
export const health = goods(
  '036418',
  `
401122|Elastic Bandage 3 in x 5 yd|First Aid|1.84|4.29|24
401130|Instant Cold Pack 5x7|First Aid|.97|2.49|24
401155|Gauze Pads 4x4, 25 ct|First Aid|2.36|5.49|24
420010|Digital Thermometer, flexible tip|Diagnostics|4.62|10.99|12
420031|Blood Pressure Monitor, upper arm|Diagnostics|22.9|49.99|4
420040|Pulse Oximeter, fingertip|Diagnostics|12.75|29.99|10
455003|Weekly Pill Organizer AM/PM|Daily Living|3.08|7.49|24
455017|Reacher Grabber 32 in|Daily Living|7.45|16.99|6
455020|Lumbar Cushion, memory foam|Daily Living|13.2|29.99|6`,
);
export const office = goods(
  '041554',
  `
PN-0711|Gel Pen 0.7 mm Black, 12 pk|Writing|5.28|11.99|12
PN-0712|Gel Pen 0.7 mm Blue, 12 pk|Writing|5.28|11.99|12
HL-0406|Highlighter Chisel Assorted, 6 pk|Writing|2.94|6.49|24
DM-0508|Dry Erase Marker Fine, 8 pk|Writing|4.65|9.99|18
ST-2001|Desktop Stapler 20 sheet|Desk|5.9|12.99|6
ST-2010|Staples Standard 5000 ct|Desk|1.48|3.29|40
TP-3312|Invisible Tape 3/4 in, 12 pk|Desk|8.35|17.99|8
FL-4100|File Folder Letter 1/3 cut, 100 ct|Filing|9.6|21.99|5
FL-4122|Hanging Folder Green, 25 ct|Filing|7.15|15.99|6`,
);
export const brushes = goods(
  '4260123',
  `
BU-1010|Spülbürste Buche, Kopf austauschbar|Küche|2.85|5.95|20
BU-1011|Ersatzkopf Spülbürste, Fibre|Küche|1.4|2.95|40
BU-1024|Gemüsebürste, zwei Härten|Küche|2.6|5.5|20
BU-1102|Topfbürste, Union-Fibre|Küche|2.45|4.95|20
BU-2001|Badebürste mit Stiel, Wildschwein|Bad|9.8|21.9|6
BU-2007|Nagelbürste Birnbaum|Bad|4.3|8.95|12
BU-3005|Handfeger Rosshaar|Haus|7.6|15.9|10
BU-3012|Möbelbürste Ziegenhaar, groß|Haus|11.25|24.9|6
BU-3020|Tastaturbürste|Haus|3.9|7.95|12`,
);
export const linens = goods(
  '3760123',
  `
TL-010|Torchon métis rayé rouge 50x70|Cuisine|4.6|9.9|12
TL-011|Torchon métis rayé bleu 50x70|Cuisine|4.6|9.9|12
TL-024|Tablier lin lavé, naturel|Cuisine|14.5|32|6
TL-031|Manique coton épais|Cuisine|3.85|8.5|12
TL-105|Nappe lin 160x250, écru|Table|38|84|2
TL-110|Serviettes lin, lot de 4|Table|13.2|29|6
TL-118|Chemin de table brodé|Table|16.75|36.5|4
TL-201|Sachet de lavande de Provence|Maison|1.95|4.5|48`,
);
export const lamps = goods(
  '084776',
  `
DL-100|Clamp Desk Lamp, black|Lamps|18.5|42|4
DL-104|Clamp Desk Lamp, sand|Lamps|18.5|42|4
DL-220|Bedside Globe, opal|Lamps|22|49|2
DL-310|Plug-In Pendant, rattan|Lamps|31|69|2`,
);
export const filters = goods(
  '071655',
  `
WF-1010|Sediment Cartridge 10 in, 5 micron|Cartridges|3|7|24
WF-1012|Carbon Block 10 in|Cartridges|5|11|24
WF-2001|Fridge Filter, fits LT-700|Fridge|9|22|12
WF-2004|Fridge Filter, fits EDR-1|Fridge|9|22|12
WF-3000|Filter Housing Wrench|Parts|2|5|50`,
);
