// Heads of two or three rows, and prices written as words.
import type { Cell } from '../grid.ts';
import {
  bold,
  bySection,
  csv,
  down,
  european,
  fixed,
  heads,
  none,
  over,
  pounds,
  Sheet,
  told,
  usd,
  xlsx,
} from './file.ts';
import { caseCode, goods, spacedEan } from './goods.ts';

const cookware = goods(
  '850047',
  `# SKILLETS & GRIDDLES
  FO-1008|8" Pre-Seasoned Skillet|11.40|24.95|12|2
  FO-1010|10" Pre-Seasoned Skillet|15.25|34.95|12|2
  FO-1012|12" Pre-Seasoned Skillet|19.80|44.95|6|1
  FO-1110|10.5" Square Grill Pan|18.60|42.00|6|1
  FO-1120|20" Reversible Griddle|27.35|59.95|4|1
  # DUTCH OVENS
  FO-2005|5 qt Dutch Oven w/ Lid|36.50|79.95|2|1
  FO-2007|7 qt Dutch Oven w/ Lid|44.75|99.95|2|1
  FO-2102|2 qt Serving Pot|21.90|48.00|6|1
  # CARE
  FO-9001|Chainmail Scrubber 7"|6.15|14.95|48|12
  FO-9002|Pan Scraper Set/2|1.85|4.99|96|24
  FO-9003|Seasoning Wax 4 oz|4.20|10.95|36|6`,
);

const cookwareTrade = xlsx('Ferrous & Oak Cookware Trade 2026.xlsx', 'heads of two or three rows', () => {
  const sheet = new Sheet('Trade 2026').add(
    [bold('FERROUS & OAK COOKWARE CO.')],
    ['4100 Foundry Road, Suite 12, Chattanooga, TN 37406  |  (423) 555-0144  |  trade@ferrousoak.example'],
    ['Opening order $500, reorders $250. Net 30 on approved credit. F.O.B. Chattanooga.'],
    [],
    [...over('ITEM', 3), ...over('PRICES IN US DOLLARS', 4), ...over('PACKING', 4)],
    [
      down('Item No.', 2),
      down('Description', 2),
      down('UPC', 2),
      ...over('Retail', 2),
      ...over('Wholesale', 2),
      ...over('Inner', 2),
      ...over('Master', 2),
    ],
    [...none(3), ...heads('MSRP', 'MAP', 'Each', 'Case', 'Qty', 'lb', 'Qty', 'lb')],
  );
  for (const [section, items] of bySection(cookware)) {
    sheet.add(over(section, 11));
    for (const good of items) {
      const weight = good.cost / 4;
      sheet.line(
        [
          good.sku,
          good.title,
          good.code,
          good.msrp,
          good.map,
          good.cost,
          Math.round(good.cost * good.pack * 100) / 100,
          good.inner,
          Math.round(weight * good.inner * 10) / 10,
          good.pack,
          Math.round(weight * good.pack * 10) / 10,
        ],
        told(good, 'USD', 'upc', 'case_pack', 'msrp', 'map'),
      );
    }
  }
  return [sheet.add([], ['Prices subject to change without notice. Damages must be reported in 5 days.'])];
});

const candles = goods(
  '5060417',
  `# Moorland Collection
  LW/201|Heather & Peat Candle 180 g|6.40|16.00|6
  LW/202|Bracken Candle 180 g|6.40|16.00|6
  LW/203|Wet Slate Candle 180 g|6.40|16.00|6
  LW/231|Heather & Peat Reed Diffuser 100 ml|8.80|22.00|6
  LW/232|Bracken Reed Diffuser 100 ml|8.80|22.00|6
  # Harbour Collection
  LW/301|Tarred Rope Candle 180 g|6.80|17.00|6
  LW/302|Kelp & Salt Candle 180 g|6.80|17.00|6
  LW/303|Oilskin Candle 300 g|10.20|25.50|4
  LW/341|Kelp & Salt Wax Melts, 6 pc|2.60|6.50|12
  # Sundries
  LW/901|Brass Wick Trimmer|4.95|12.50|10
  LW/902|Match Cloche, Clear|7.15|18.00|8`,
  13,
);

const candleTrade = xlsx('Lumenwick trade list SS26.xlsx', 'heads of two or three rows', () => {
  const sheet = new Sheet('SS26').add(
    [null, bold('Lumenwick'), null, null, 'Trade price list, Spring / Summer 2026'],
    [],
    [
      null,
      down('Ref', 2),
      down('Product', 2),
      ...over('Barcodes', 2),
      ...over('Trade, ex VAT', 2),
      down('Units per outer', 2),
      down('RRP inc VAT', 2),
    ],
    [...none(3), ...heads('Single', 'Outer', 'Single', 'Outer'), ...none(2)],
  );
  for (const [section, items] of bySection(candles)) {
    sheet.add([null, bold(section)]);
    for (const good of items)
      sheet.line(
        [
          null,
          good.sku,
          good.title,
          good.code,
          caseCode(good.code, 1),
          pounds(good.cost),
          pounds(Math.round(good.cost * good.pack * 100) / 100),
          good.pack,
          pounds(good.msrp),
        ],
        told(good, 'GBP', 'upc', 'case_pack', 'msrp'),
      );
    sheet.add([]);
  }
  return [
    sheet.add(
      [null, 'Sold in outers only. Carriage paid over £180 (UK mainland); £9.50 below.'],
      [null, 'Lumenwick Ltd, Unit 7 Staithe Yard, Whitby YO22 4BH. VAT reg. GB 000 1234 56'],
    ),
  ];
});

const pantry = goods(
  '860009',
  `HP-01|Bread & Butter Pickles 16 oz|4.50|8.99|12
  HP-02|Dilly Beans 16 oz|4.75|9.49|12
  HP-03|Pickled Okra, Hot 16 oz|4.75|9.49|12
  HP-04|Chow Chow Relish 12 oz|3.95|7.99|12
  HP-10|Pepper Jelly, Red 9 oz|3.60|7.49|12
  HP-11|Pepper Jelly, Peach 9 oz|3.60|7.49|12
  HP-12|Muscadine Jam 9 oz|3.85|7.99|12
  HP-20|Sorghum Syrup 12 oz|6.10|12.50|6
  HP-21|Cane Vinegar 12 oz|4.25|8.99|6
  HP-30|Stone-Ground Grits 2 lb|3.40|6.99|8
  HP-31|Cornbread Mix 1.5 lb|2.95|5.99|8
  HP-40|Sampler Box, 4 jars|14.00|28.00|4`,
);

const pantryWholesale = csv('hollow-pine-pantry-wholesale.csv', 'prices written as words', (sheet) => {
  sheet.add(
    ['Hollow Pine Pantry - wholesale, winter 2026'],
    ['Order by the case. First order 6 cases, mix and match.'],
    [''],
    ['Item #', 'Product', 'Packed', 'Wholesale', 'Suggested', 'Ingredients note'],
  );
  const ways = [
    (price: number) => `${usd(price)} ea`,
    (price: number) => `${usd(price)}/ea`,
    (price: number) => `${fixed(price)}/ea`,
    (price: number) => `${usd(price)} each`,
    (price: number, pack: number) => `${usd(price * pack)}/cs`,
  ];
  pantry.forEach((good, index) => {
    const way = ways[index % ways.length];
    sheet.line(
      [
        good.sku,
        good.title,
        index % 3 === 2 ? `cs/${good.pack}` : `${good.pack} per case`,
        way?.(good.cost, good.pack) ?? '',
        `${usd(good.msrp)}${index % 4 === 1 ? ' ea' : ''}`,
        index % 3 === 0 ? 'gluten free' : '',
      ],
      told(good, 'USD', 'case_pack', 'msrp'),
    );
  });
  sheet.add([''], ['Ships from Tifton, GA. Breakage: photos within 7 days please.']);
});

const ceramics = goods(
  '8710642',
  `# Servies
  VL-100|Ontbijtbord Ø 21 cm, zandwit|7.50|16.95|6
  VL-101|Dinerbord Ø 27 cm, zandwit|12|26.95|6
  VL-102|Diep bord Ø 23 cm, zandwit|11|24.95|6
  VL-110|Ontbijtbord Ø 21 cm, zeegroen|7.50|16.95|6
  VL-111|Dinerbord Ø 27 cm, zeegroen|12|26.95|6
  # Mokken en kommen
  VL-200|Mok zonder oor 20 cl|4.50|9.95|12
  VL-201|Mok met oor 30 cl|5.25|11.95|12
  VL-210|Kom Ø 14 cm|6|13.50|8
  VL-211|Kom Ø 18 cm|8.75|19.95|8
  # Vazen
  VL-301|Vaas Texel, klein|14|32.50|4
  VL-302|Vaas Texel, groot|29.50|69|2`,
  13,
);

const ceramicsPrijslijst = xlsx(
  'Prijslijst Van der Laan Keramiek 2026.xlsx',
  'prices written as words',
  () => {
    const sheet = new Sheet('Prijslijst').add(
      ['Van der Laan Keramiek B.V.', null, null, null, null, 'Prijslijst wederverkopers 2026'],
      ['Havenstraat 18, 1781 AB Den Helder', null, null, null, null, 'geldig vanaf 1 januari 2026'],
      [],
      heads('Art.nr.', 'Omschrijving', 'EAN', 'Doos', 'Inkoop excl. btw', 'Advies incl. btw'),
    );
    const ways: ((price: number) => string)[] = [
      (price) => `EUR ${european(price)}`,
      (price) => `€ ${european(price)} p.st.`,
      (price) => `€ ${european(price)}`,
    ];
    let at = 0;
    for (const [section, items] of bySection(ceramics)) {
      sheet.add([bold(section)]);
      for (const good of items) {
        const isWhole = Number.isInteger(good.cost);
        const price: Cell = isWhole ? `€ ${good.cost},–` : (ways[at % ways.length]?.(good.cost) ?? null);
        sheet.line(
          [
            good.sku,
            good.title,
            spacedEan(good.code),
            `${good.pack} st.`,
            price,
            Number.isInteger(good.msrp) ? `€ ${good.msrp},–` : `€ ${european(good.msrp)}`,
          ],
          told(good, 'EUR', 'upc', 'case_pack', 'msrp'),
        );
        at++;
      }
    }
    return [
      sheet.add(
        [],
        ['Minimum eerste order € 250,– excl. btw; franco vanaf € 400,–. Betaling binnen 14 dagen.'],
        ['Breuk graag binnen 3 werkdagen melden met foto.'],
      ),
    ];
  },
);

export const merged = {
  even: [cookwareTrade, pantryWholesale],
  odd: [candleTrade, ceramicsPrijslijst],
};
