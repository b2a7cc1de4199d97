// What the brands of these lists sell, a line each: SKU|title|section|cost|public price|case|MAP.
// What stands after ~ are variants: the first {} of the line is each one's code, the second its name,
// and what follows a second = are its own cost/public price/case/MAP.
export interface Good {
  sku: string;
  title: string;
  section: string;
  cost: number;
  msrp: number;
  pack: number;
  /** Nine tenths of the public price where the line doesn't say; none where it says -. */
  map: number | null;
  code: string;
}

/** Codes begin with the brand's own digits; twelve in all make a UPC, thirteen an EAN. */
export function goods(brand: string, text: string, digits: 12 | 13 = 12): Good[] {
  return text
    .trim()
    .split('\n')
    .flatMap(variantsOf)
    .map((line, index) => {
      const [sku = '', title = '', section = '', cost, msrp, pack, map] = line.split('|');
      const body = brand + String(107 + index * 23).padStart(digits - 1 - brand.length, '0');
      return {
        sku,
        title,
        section,
        cost: Number(cost),
        msrp: Number(msrp),
        pack: Number(pack),
        map: map === '-' ? null : Number(map ?? Math.round(Number(msrp) * 90) / 100),
        code: body + checkDigit(body),
      };
    });
}

function variantsOf(line: string): string[] {
  const [all = '', variants] = line.split('~');
  if (!variants) return [all];
  return variants.split(';').map((variant) => {
    const [code = '', name = '', own] = variant.split('=');
    const fields = all.replace('{}', code).replace('{}', name).split('|');
    const prices = own?.split('/') ?? [];
    return [...fields.slice(0, 3), ...fields.slice(3).map((field, at) => prices[at] ?? field)].join('|');
  });
}

export function checkDigit(digits: string): number {
  const weighted = [...digits].reverse().map((digit, index) => Number(digit) * (index % 2 === 0 ? 3 : 1));
  return (10 - (weighted.reduce((sum, digit) => sum + digit, 0) % 10)) % 10;
}

export const tools = goods(
  '073088',
  `
R-1472|Ratchet 1/4 in Drive, 72 Tooth|Ratchets|0|34.95|6
R-3872|Ratchet 3/8 in Drive, 72 Tooth|Ratchets|0|42.5|6
R-1272|Ratchet 1/2 in Drive, 72 Tooth|Ratchets|0|54.95|4
R-38FX|Flex Head Ratchet 3/8 in, 11 in Long|Ratchets|0|61.25|4
S-38{}|Deep Impact Socket 3/8 in Drive, {}|Sockets|0|9.85|24~08=8 mm;10=10 mm;12=12 mm;13=13 mm;14=14 mm
S-SET19|Socket Set 19 pc, Blow Mold Case|Sockets|0|118|2
S-ADP3|Socket Adapter Set, 3 pc|Sockets|0|16.4|12
P-LJ{}|Locking Pliers, Curved Jaw {}|Pliers|0|19.75|6~07=7 in;10=10 in=0/23.25
P-SN8|Snap Ring Pliers Set, 4 pc|Pliers|0|38.9|6
P-HC24|Hose Clamp Pliers, 24 in Cable|Pliers|0|72.5|4
T-MAG4|Magnetic Parts Tray 4 in|Shop Gear|0|8.25|24
T-JCK3|Floor Jack 3 Ton, Rapid Lift|Shop Gear|0|329|1
T-CRP|Shop Creeper, 36 in, Low Profile|Shop Gear|0|139|1
T-FND|Fender Cover 27 x 42 in|Shop Gear|0|22.6|12`,
);
export const reeds = goods(
  '084231',
  `
BR-CL{}|Clarinet Reeds, Strength {}, Box of 10|Reeds|0|29.99|10~20=2.0;25=2.5;30=3.0;35=3.5=0/31.99
BR-AS{}|Alto Sax Reeds, Strength {}, Box of 10|Reeds|0|36.99|10~20=2.0;25=2.5;30=3.0
BR-TS{}|Tenor Sax Reeds, Strength {}, Box of 5|Reeds|0|27.99|10~25=2.5;30=3.0
BR-LIG-A|Leather Ligature, Alto Sax|Accessories|0|44|4
BR-LIG-C|Leather Ligature, Clarinet|Accessories|0|41|4
BR-CORK|Cork Grease, Tube|Accessories|0|4.49|48
BR-SWB-{}|Pull-Through Swab, {}|Accessories|0|14.95|12~C=Clarinet;A=Alto Sax;F=Flute
BR-STN-{}|Folding Stand, {}|Stands|0|32.5|6~C=Clarinet;F=Flute;S=Saxophone
BR-MUS-01|Wire Music Stand with Bag|Stands|0|26.95|8
BR-CASE-C|Reed Case, Holds 8|Accessories|0|23.75|12`,
);
export const jams = goods(
  '081204',
  `
1001|Strawberry Rhubarb Jam|10 oz|4.35|8.99|12
1002|Blackberry Jam|10 oz|4.35|8.99|12
1003|Wild Blueberry Jam|10 oz|4.75|9.99|12
1004|Tart Cherry Preserves|10 oz|4.75|9.99|12
1005|Peach Bourbon Preserves|10 oz|4.6|9.49|12
1011|Apple Butter, No Sugar Added|17 oz|5.15|10.99|6
1012|Pumpkin Butter|17 oz|5.4|10.99|6
1020|Hot Pepper Jelly|10 oz|4.2|8.49|12
1021|Cranberry Horseradish Relish|9 oz|4.45|8.99|12
1030|Raspberry Honey Mustard|8 oz|3.95|7.99|12
1031|Stone Ground Mustard|8 oz|3.7|7.49|12
1040|Buttermilk Pancake Mix|24 oz|5.6|11.49|6
1041|Gingerbread Waffle Mix|24 oz|5.85|11.99|6
1050|Pure Maple Syrup, Dark|16 oz|11.25|21.99|8
1051|Bourbon Barrel Maple Syrup|8 oz|8.4|16.99|8
1090|Jam Trio Gift Box|3 x 4 oz|9.5|19.99|8`,
);
export const fasteners = goods(
  '036522',
  `
WS08{}|WOOD SCREW #8 X {} FLAT PHIL|ZINC PLATED, BOX OF 100|6.42|0|10~100=1 IN;114=1-1/4 IN=6.88;112=1-1/2 IN=7.35;200=2 IN=8.9;212=2-1/2 IN=10.14
WS10{}|WOOD SCREW #10 X {} FLAT PHIL|ZINC PLATED, BOX OF 100|8.15|0|10~112=1-1/2 IN;200=2 IN=9.72;212=2-1/2 IN=11.4
DK09{}|DECK SCREW #9 X {} STAR DRIVE|TAN, 5 LB TUB|27.38|0|4~200=2 IN;212=2-1/2 IN=27.95;300=3 IN=28.44
LB14{}|LAG BOLT 1/4 X {} HEX|HOT DIP GALV, BOX OF 50|9.94|0|8~200=2 IN;300=3 IN=12.37;400=4 IN=15.08;600=6 IN=21.26
CB38{}|CARRIAGE BOLT 3/8-16 X {}|ZINC PLATED, BOX OF 50|18.62|0|6~300=3 IN;400=4 IN=22.75;600=6 IN=31.9
HN{}|HEX NUT {}|ZINC PLATED, BOX OF 100|4.18|0|12~14=1/4-20;516=5/16-18=5.62;38=3/8-16=7.95;12=1/2-13=14.3
TR38|THREADED ROD 3/8-16 X 36 IN|ZINC PLATED|4.36|0|20
TR12|THREADED ROD 1/2-13 X 36 IN|ZINC PLATED|7.48|0|12
FW{}|FLAT WASHER {} USS|ZINC PLATED, BOX OF 100|3.86|0|12~14=1/4 IN;516=5/16 IN=4.74;38=3/8 IN=6.09;12=1/2 IN=9.83
DA{}|DRYWALL ANCHOR SELF DRILLING {}|NYLON, JAR OF 50|7.77|0|12~50=50 LB;75=75 LB=9.18
TB{}|TOGGLE BOLT {}|ZINC PLATED, BOX OF 25|11.03|0|8~18=1/8 X 3 IN;316=3/16 X 4 IN=13.67;14=1/4 X 4 IN=17.52
EB14|EYE BOLT 1/4 X 4 IN W/ NUT|STAINLESS 316|3.29|0|20
TC38|TURNBUCKLE 3/8 X 6 IN HOOK/EYE|GALVANIZED|8.71|0|10
QL14|QUICK LINK 1/4 IN|STAINLESS 316|4.55|0|20
SC316|S HOOK 3/16 X 2 IN|ZINC PLATED, BAG OF 10|3.12|0|24`,
);
export const bikes = goods(
  '087055',
  `
CH-09|Chain 9 Speed, 116 Links|Drivetrain|13.4|27.99|25
CH-11|Chain 11 Speed, 118 Links|Drivetrain|21.75|44.99|25
CS-1134|Cassette 11 Speed, 11-34T|Drivetrain|34.9|69.99|10
PD-FLT-{}|Flat Pedals, Nylon, {}|Pedals|17.25|36.99|10~BK=Black;OR=Orange;TL=Teal
GR-LK-{}|Lock-On Grips, {}|Cockpit|9.6|21.99|20~BK=Black;GM=Gum
BT-CK-{}|Cork Bar Tape, {}|Cockpit|8.85|18.99|20~BK=Black;WH=White;BR=Brown
BP-SRM|Brake Pads, Resin, Pair|Brakes|6.2|14.99|50
RT-160|Disc Rotor 160 mm, 6 Bolt|Brakes|10.95|24.99|20
RT-180|Disc Rotor 180 mm, 6 Bolt|Brakes|12.3|27.99|20
TB-29P|Inner Tube 29 x 2.1-2.4, Presta|Tubes|3.95|9.99|50
TB-700P|Inner Tube 700 x 25-32, Presta|Tubes|3.6|8.99|50
LK-U4|U-Lock with Bracket, 4 Keys|Security|18.8|39.99|12
LT-USB|Light Set, USB-C, 400/40 lm|Lights|23.45|49.99|20
BL-BRS|Brass Bell, 22.2 mm|Cockpit|7.1|15.99|30`,
);
