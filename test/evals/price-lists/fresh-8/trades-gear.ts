import { goods } from './trades.ts';

export const audio = goods(
  '068204',
  `
ME-BS5-{}|Bookshelf Speakers 5 in, pair, {}|Speakers|118|219|1|199~BK=Black;WN=Walnut
ME-BS6-{}|Bookshelf Speakers 6.5 in, pair, {}|Speakers|172|319|1|289~BK=Black;WN=Walnut
ME-SB8|Powered Subwoofer 8 in|Speakers|149.5|279|1|249
ME-TT1-{}|Belt Drive Turntable, {}|Turntables|196|349|1|329~BK=Black;WH=White
ME-TTM|Cork Turntable Mat|Turntables|9.8|21.99|24|19.99
ME-CRB|Carbon Fiber Record Brush|Turntables|7.4|16.99|48|14.99
ME-AMP40|Stereo Amplifier 40 W, Bluetooth|Electronics|104.25|189|4|179
ME-PRE|Phono Preamp|Electronics|38.6|74.99|10|69.99
ME-DAC|USB DAC and Headphone Amp|Electronics|61.9|119|10|109
ME-HP2|Closed Back Headphones|Headphones|54.5|99.99|8|89.99
ME-HPS|Headphone Stand, Beech|Headphones|13.3|28.99|12|25.99
ME-SC{}|Speaker Cable 14 AWG, {}|Cables|6.2|14.99|20|13.49~10=10 ft;25=25 ft=12.9/29.99/20/26.99`,
);
export const fitness = goods(
  '088712',
  `
KB-{}|Powder Coat Kettlebell {}|Weights|17.5|34.99|1|29.99~10=10 lb;15=15 lb=22.75/44.99/1/39.99;20=20 lb=28.4/54.99/1/49.99
DB-HX-{}|Rubber Hex Dumbbell {}, each|Weights|11.6|23.99|2|19.99~10=10 lb;15=15 lb=16.2/32.99/2/27.99
SB-55|Anti-Burst Stability Ball 55 cm|Studio|9.1|21.99|10|18.99
SB-65|Anti-Burst Stability Ball 65 cm|Studio|9.9|23.99|10|20.99
FR-18|Foam Roller 18 in|Recovery|10.4|24.99|12|-
FR-36|Foam Roller 36 in|Recovery|15.2|34.99|6|-
MB-DUO|Massage Peanut|Recovery|4.7|11.99|24|-
RB-SET|Loop Band Set, 5 Levels|Bands|5.9|14.99|40|12.99
TB-SET|Tube Band Set with Handles|Bands|13.8|32.99|12|27.99
JR-SPD|Speed Rope, Steel Bearings|Cardio|6.35|15.99|30|13.49
AB-WHL|Ab Wheel with Knee Pad|Cardio|8.75|19.99|12|17.49
GL-{}|Lifting Gloves, {}|Wear|7.6|17.99|24|-~M=Medium;L=Large
CH-LIQ|Liquid Chalk 8 oz|Wear|4.15|10.99|24|-`,
);
export const socks = goods(
  '016540',
  `
ALP-{}|{}|Alpine Crew Sock|8.25|18|6~HGR=Heather Grey;NVY=Navy;RST=Rust;PIN=Pine
TRL-{}|{}|Trail Quarter Sock|7.1|16|6~BLK=Black;TEA=Teal;ORG=Orange
SKI-{}|{}|Ski Over-the-Calf Sock|12.4|27|6~CHR=Charcoal;RED=Red
CZY-{}|{}|Cabin Slipper Sock|9.6|22|4~OAT=Oatmeal;BER=Berry;SPR=Spruce
KID-{}|{}|Kids Hiker Sock, 2 pack|6.3|14|8~DIN=Dinosaur;BUG=Bugs;MTN=Mountain
LNR-{}|{}|Silk Liner Sock|5.5|12|12~NAT=Natural;BLK=Black`,
);
export const coats = goods(
  '506077',
  `
RC-XS|XS|Harbour Rain Coat|14.5|34.95|1
RC-S|S|Harbour Rain Coat|15.25|36.95|1
RC-M|M|Harbour Rain Coat|16.75|39.95|1
RC-L|L|Harbour Rain Coat|18.25|43.95|1
FJ-S|S|Fell Fleece Jumper|10.4|24.95|1
FJ-M|M|Fell Fleece Jumper|11.6|27.95|1
FJ-L|L|Fell Fleece Jumper|12.8|30.95|1
HN-S|S|Ramble Y Harness|11.9|28.5|1
HN-M|M|Ramble Y Harness|12.7|30.5|1
HN-L|L|Ramble Y Harness|13.5|32.5|1
LD-12|1.2 m|Rope Lead|7.8|18.95|1
LD-18|1.8 m|Rope Lead|8.6|20.95|1
TB-60|60 x 45 cm|Tweed Settle Bed|27.5|65|1
TB-80|80 x 55 cm|Tweed Settle Bed|36|85|1
TB-100|100 x 70 cm|Tweed Settle Bed|45.5|109|1`,
  13,
);
export const skincare = goods(
  '081442',
  `
OL-101|Gentle Foaming Cleanser with Green Tea and Rice Bran, 5 fl oz|Cleanse|11|24|6
OL-104|Melting Balm Cleanser with Sunflower and Chamomile, 3.4 oz|Cleanse|14|32|6
OL-110|Clarifying Clay Mask|Cleanse|12.5|28|6
OL-201|Daily Moisture Cream with Ceramides, Squalane and Oat Extract, 1.7 oz|Moisturize|17|38|6
OL-205|Overnight Recovery Cream|Moisturize|19.5|44|6
OL-208|Tinted Mineral Sunscreen SPF 30 for Face, Light to Medium, 1.7 fl oz|Protect|15.5|34|6
OL-209|Tinted Mineral Sunscreen SPF 30 for Face, Medium to Deep, 1.7 fl oz|Protect|15.5|34|6
OL-301|Vitamin C Serum 15% with Ferulic Acid, 1 fl oz|Treat|21|48|6
OL-305|Niacinamide Serum|Treat|16.5|36|6
OL-310|Rosehip and Sea Buckthorn Facial Oil for Dry and Mature Skin, 1 fl oz|Treat|18|42|6
OL-402|Lip Mask, Honey|Lips|6.5|14|12
OL-405|Tinted Lip Balm Trio: Berry, Rose and Bare|Lips|10.5|24|8
OL-501|Discovery Kit: Cleanser, Cream, Serum and Sunscreen in Travel Sizes|Kits|20|46|4`,
);
export const espresso = goods(
  '074466',
  `
PR-1100|Barista One Single Boiler Espresso Machine, Stainless Steel|Machines|389|649|1
PR-1150|Barista One Single Boiler Espresso Machine, Matte Black|Machines|399|669|1
PR-1400|Duo Dual Boiler Espresso Machine with PID and Shot Timer|Machines|1049|1799|1
PR-1500|Duo Plumbed Edition with Rotary Pump and Quick Connect Kit|Machines|1325|2299|1
PR-2100|Burr Grinder 40 mm|Grinders|134|239|2
PR-2200|Flat Burr Grinder 64 mm with Single Dose Hopper and Bellows|Grinders|276.5|479|1
PR-2290|Replacement Burrs 64 mm|Grinders|31.2|59|20
PR-3010|Bottomless Portafilter 58 mm, Walnut Handle|Tools|33.75|69|12
PR-3015|Calibrated Tamper 58.4 mm with 30 lb Spring|Tools|24.6|49|12
PR-3018|Distribution Tool 58 mm|Tools|19.8|39|12
PR-3022|Knock Box|Tools|15.4|32|8
PR-3030|Milk Pitcher 12 oz, Sharp Spout|Tools|11.9|24.5|24
PR-3031|Milk Pitcher 20 oz, Sharp Spout|Tools|13.6|27.5|24
PR-3044|Digital Scale with Timer, 0.1 g, USB-C|Tools|22.3|44.99|20
PR-4001|Backflush Cleaner 20 oz|Care|7.85|15.99|12
PR-4003|Descaling Powder, 4 Packets|Care|6.4|12.99|24
PR-4008|Group Head Brush with Replaceable Nylon Bristles|Care|5.1|10.99|24
PR-4012|Water Filter Pouch for Reservoir, Pack of 3|Care|10.75|21.99|20
PR-5002|Double Wall Glass 8 oz, Set of 2|Glassware|9.3|19.99|12
PR-5004|Espresso Glass 3 oz with Measuring Lines|Glassware|3.65|7.99|36`,
);
export const rugs = goods(
  '084419',
  `
LW-0203|Flatweave Rug 2 x 3 ft, Indigo|Rugs|24|54|6
LW-0508|Flatweave Rug 5 x 8 ft, Indigo|Rugs|98|229|2
LW-0810|Hand Tufted Rug 8 x 10 ft, Ivory|Rugs|265|599|1
LW-RUN8|Jute Runner 2.5 x 8 ft|Rugs|47.5|109|4
LW-PAD58|Felt Rug Pad 5 x 8 ft|Pads|21|46|6`,
);
export const books = goods(
  '978184',
  `
9P-01|The Kitchen Garden Year|Hardback|11.25|25|1
9P-02|Walks on the Northumberland Coast|Paperback|5.85|12.99|1
9P-03|A Field Guide to British Moths|Hardback|13.5|30|1
9P-04|Bread at Home|Paperback|7.65|16.99|1
9P-05|Tide Tables for Children|Board book|3.6|7.99|1
9P-06|Notes on a Hedgerow|Paperback|4.95|10.99|1`,
  13,
);
export const plumbing = goods(
  '039961',
  `
FV-050|Ball Valve 1/2 in, Lead Free Brass|Valves|6.4|13.99|10
FV-075|Ball Valve 3/4 in, Lead Free Brass|Valves|9.1|19.99|10
FV-100|Ball Valve 1 in, Lead Free Brass|Valves|13.7|29.99|6
SV-12A|Angle Stop 1/2 x 3/8 in|Valves|4.85|10.99|24
SL-12|Faucet Supply Line 12 in, Braided|Lines|2.6|6.49|48
SL-20|Faucet Supply Line 20 in, Braided|Lines|3.1|7.49|48
TL-09|Toilet Supply Line 9 in, Braided|Lines|2.75|6.99|48
FL-21|Flapper 2 in, Universal|Toilet|2.2|5.49|36
FL-31|Flapper 3 in, Universal|Toilet|2.9|6.99|36
FV-400|Fill Valve, Adjustable|Toilet|5.3|11.99|24
WR-EX|Wax Ring, Extra Thick|Toilet|1.65|3.99|48
PT-12|PTFE Tape 1/2 in x 520 in|Sundries|.55|1.49|100`,
);
export const tires = goods(
  '071203',
  `
TR-48012|Trailer Tire 4.80-12, Load Range C|Trailer|38|69|1
TR-53012|Trailer Tire 5.30-12, Load Range C|Trailer|43|79|1
TR-20575|Trailer Tire ST205/75R14, Load Range C|Trailer|61|112|1
TR-22575|Trailer Tire ST225/75R15, Load Range E|Trailer|82|149|1
TR-WB480|Wheelbarrow Tire 4.80/4.00-8, Ribbed|Yard|16|32|4
TR-WBFF|Flat Free Wheelbarrow Wheel 14.5 in|Yard|24|46|4
TR-LG15|Lawn Tire 15 x 6.00-6, Turf|Lawn|21|41|2
TR-LG18|Lawn Tire 18 x 9.50-8, Turf|Lawn|34|64|2
TR-TB13|Inner Tube 13 x 5.00-6|Tubes|6|13|12
TR-TB15|Inner Tube 15 x 6.00-6|Tubes|7|15|12`,
);
export const hardware = goods(
  '052267',
  `
10442|Cordless Drill 20 V with Case|Tools|0|79.99|1
10519|Orbital Sander 5 in|Tools|0|49.99|1
11820|Interior Paint, Eggshell, 1 gal|Paint|0|34.99|1
11877|Painter's Tape 1.41 in, 3 pk|Paint|0|17.99|1
12035|LED Bulb 60 W, 8 pk|Electric|0|14.99|1
12360|Extension Cord 25 ft, Outdoor|Electric|0|24.99|1
13144|Garden Hose 50 ft|Garden|0|39.99|1
13188|Potting Soil 2 cu ft|Garden|0|16.99|1
13902|Charcoal Briquets 16 lb, twin pack|Grill|0|21.99|1
14077|Folding Camp Chair|Outdoor|0|29.99|1`,
);
export const mode = goods(
  '426077',
  `
SH-2101|Lederstiefelette Anna, schwarz|Damen|0|149.95|1
SH-2102|Lederstiefelette Anna, cognac|Damen|0|149.95|1
SH-2140|Ballerina Mia, dunkelblau|Damen|0|79.95|1
SH-2155|Sneaker Lena, weiß|Damen|0|99.95|1
SH-3003|Schnürschuh Paul, braun|Herren|0|139.95|1
SH-3010|Chelsea Boot Emil, schwarz|Herren|0|159.95|1
SH-3044|Hausschuh Filz, grau|Herren|0|49.95|1
SH-4001|Kinder-Gummistiefel, gelb|Kinder|0|29.95|1
SH-4012|Kinder-Winterstiefel, beere|Kinder|0|69.95|1
SH-9001|Schuhcreme farblos 75 ml|Pflege|0|7.95|1
SH-9004|Imprägnierspray 400 ml|Pflege|0|12.95|1`,
  13,
);
