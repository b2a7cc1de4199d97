// Prices of units, cases and pallets side by side, and prices by quantity.
import type { Cell } from '../grid.ts';
import { bold, bySection, cents, csv, dollars, heads, none, over, Sheet, told, usd, xlsx } from './file.ts';
import { goods } from './goods.ts';

const drinks = goods(
  '858803',
  `# SPARKLING JUICE 12 oz
  CR120-BL|Blackberry Lime|1.35|2.79|24
  CR120-PG|Pear Ginger|1.35|2.79|24
  CR120-SC|Sour Cherry|1.35|2.79|24
  CR120-CM|Cucumber Mint|1.35|2.79|24
  # COLD BREW 10 oz
  CR200-OR|Original Cold Brew|2.15|4.49|12
  CR200-VN|Vanilla Oat Cold Brew|2.45|4.99|12
  CR200-MO|Mocha Cold Brew|2.45|4.99|12
  # TONICS & MIXERS 750 ml
  CR300-TW|Tonic Water, Dry|3.20|6.99|6
  CR300-GB|Ginger Beer, Hot|3.40|6.99|6
  CR300-GF|Grapefruit Soda|3.40|6.99|6`,
);

const drinkPrices = xlsx(
  'Cold Ridge Beverages distributor pricing.xlsx',
  'unit, case and pallet prices',
  () => {
    const sheet = new Sheet('FOB pricing').add(
      [bold('COLD RIDGE BEVERAGES - FOB pricing')],
      [
        'Effective January 5, 2026. Warehouse: 88 Spillway Dr, Bend OR 97701. 1 pallet minimum for FOB pallet pricing.',
      ],
      [],
      heads(
        'Item Code',
        'Flavor',
        'Unit UPC',
        'Units / Case',
        'Cases / Pallet',
        'Pallet $ (total)',
        '$ / Case on Pallet',
        '$ / Case',
        '$ / Unit',
        'SRP',
        'Retailer Margin',
      ),
    );
    for (const [section, items] of bySection(drinks)) {
      sheet.add([bold(section)]);
      for (const good of items) {
        const cases = good.pack === 24 ? 70 : 96;
        const onPallet = cents(good.cost * good.pack * 0.92);
        sheet.line(
          [
            good.sku,
            good.title,
            good.code,
            good.pack,
            cases,
            dollars(cents(onPallet * cases)),
            dollars(onPallet),
            dollars(cents(good.cost * good.pack)),
            dollars(good.cost),
            dollars(good.msrp),
            { value: Math.round((1 - good.cost / good.msrp) * 1000) / 1000, format: '0.0%' },
          ],
          told(good, 'USD', 'upc', 'case_pack', 'msrp'),
        );
      }
    }
    return [sheet.add([], ['CRV / bottle deposit billed separately where required.'])];
  },
);

const cleaners = goods(
  '0074186',
  `BP4010|All-Purpose Cleaner RTU 32 oz|2.15|0|12
  BP4011|All-Purpose Cleaner Conc. 1 gal|7.80|0|4
  BP4020|Glass Cleaner RTU 32 oz|2.05|0|12
  BP4030|Neutral Floor Cleaner 1 gal|8.45|0|4
  BP4041|Bowl Cleaner, Clinging 32 oz|2.375|0|12
  BP5100|Microfiber Cloth 16x16 Blue|0.625|0|192
  BP5101|Microfiber Cloth 16x16 Green|0.625|0|192
  BP5200|Wet Mop Head, Looped, Medium|4.35|0|12
  BP5201|Wet Mop Head, Looped, Large|5.125|0|12
  BP5300|Angle Broom w/ 48" Handle|5.9|0|6
  BP5310|Dust Pan, Lobby|7.25|0|6
  BP6000|Nitrile Glove 4 mil M, 100 ct|5.1|0|10
  BP6001|Nitrile Glove 4 mil L, 100 ct|5.1|0|10`,
);

const cleanerPrices = csv(
  'Bristle and Pail Q1 price file.csv',
  'unit, case and pallet prices',
  (sheet) => {
    sheet.add(
      ['Bristle & Pail Supply', '', '', '', '', 'Price file Q1-2026'],
      ['Sold in full cases. Pallets may not be mixed.'],
      [
        'Stock No',
        'Description',
        'UOM',
        'EA per CS',
        'CS per PLT',
        'Price per CS',
        'Price per PLT',
        'EA UPC',
      ],
    );
    cleaners.forEach((good, index) => {
      const cases = 20 + (index % 4) * 12;
      const price = cents(good.cost * good.pack);
      sheet.line(
        [
          good.sku,
          good.title,
          'CS',
          good.pack,
          cases,
          usd(price),
          usd(cents(price * cases * 0.9)),
          good.code,
        ],
        told(good, 'USD', 'upc', 'case_pack'),
      );
    });
    sheet.add(['** Fuel surcharge of 3% applies to LTL deliveries.']);
  },
  { isPadded: true },
);

const tumblers = goods(
  '810091',
  `# Stainless
  BW-T20|20 oz Tumbler, Stainless|7.85|0|24
  BW-T30|30 oz Tumbler, Stainless|9.40|0|24
  BW-T40H|40 oz Tumbler w/ Handle|13.95|0|12
  BW-B17|17 oz Slim Bottle|8.60|0|24
  BW-B25|25 oz Wine Bottle Insulated|11.20|0|24
  # Ceramic
  BW-M11|11 oz C-Handle Mug, White|2.45|0|36
  BW-M15|15 oz C-Handle Mug, White|3.15|0|36
  BW-M12C|12 oz Camp Mug, Speckled|4.30|0|36
  # Glass
  BW-G16|16 oz Can Glass|2.90|0|48
  BW-G16B|16 oz Can Glass w/ Bamboo Lid|4.15|0|24
  BW-G09|9 oz Stemless Wine|3.05|0|48`,
);

const tumblerBreaks = xlsx('Blankworks drinkware 2026 quantity pricing.xlsx', 'prices by quantity', () => {
  const sheet = new Sheet('Blank pricing').add(
    [bold('BLANKWORKS'), null, 'Blank (undecorated) pricing 2026, US dollars'],
    ['Decoration quoted apart: set-up $45.00 (G), second location $1.25 each.'],
    [],
    [...none(3), ...over('Price each at quantity', 5), null],
    heads('Item', 'Style', 'Carton qty', '24', '72', '144', '288', '576+', 'Carton wt (lb)'),
  );
  for (const [section, items] of bySection(tumblers)) {
    sheet.add(over(section, 9));
    for (const good of items) {
      const tiers: Cell[] = [1, 0.95, 0.91, 0.87, 0.82].map((part) => cents(good.cost * part));
      sheet.line(
        [good.sku, good.title, good.pack, ...tiers, Math.round(good.pack * 0.9)],
        told(good, 'USD', 'case_pack'),
      );
    }
  }
  return [sheet.add([], ['Less than minimum: 24 pc price plus $25.00 handling.'])];
});

const stationery = goods(
  '4973815',
  `# 【ノート】
  KM-A501|方眼ノート A5 藍|420|770|60|10
  KM-A502|方眼ノート A5 朱|420|770|60|10
  KM-B601|横罫ノート B6 生成り|330|605|80|10
  KM-B602|無地ノート B6 生成り|330|605|80|10
  # 【筆記具】
  KM-P101|真鍮ボールペン|1650|3080|40|5
  KM-P102|真鍮シャープペン 0.5mm|1800|3300|40|5
  KM-P201|木軸万年筆 細字|5200|9900|20|1
  # 【便箋・封筒】
  KM-L301|和紙便箋 30枚|380|715|60|6
  KM-L302|和紙封筒 10枚|310|572|60|6
  KM-L310|一筆箋 四季|260|495|100|10`,
  13,
);

const stationeryPrices = xlsx('Kamiya_oroshi_2026-01.xlsx', 'prices by quantity', () => {
  const sheet = new Sheet('卸価格表').add(
    ['株式会社 紙屋文具　卸価格表　2026年1月'],
    ['〒604-0000 京都市中京区　TEL 075-555-0123', null, null, null, null, null, null, null, '単位：円'],
    [],
    [...none(5), ...over('卸単価（税抜）', 3), null],
    heads(
      '品番',
      '商品名',
      'JANコード',
      '内箱入数',
      'カートン入数',
      '1～9個',
      '10～59個',
      '60個以上',
      '希望小売価格（税込）',
    ),
  );
  for (const [section, items] of bySection(stationery)) {
    sheet.add([bold(section)]);
    for (const good of items)
      sheet.line(
        [
          good.sku,
          good.title,
          good.code,
          good.inner,
          good.pack,
          good.cost,
          Math.round(good.cost * 0.93),
          Math.round(good.cost * 0.86),
          good.msrp,
        ],
        told(good, 'JPY', 'upc', 'case_pack', 'msrp'),
      );
  }
  return [
    sheet.add(
      [],
      ['※送料：税抜30,000円以上のご注文で無料。それ以下は一律880円。'],
      ['※価格は予告なく変更する場合があります。'],
    ),
  ];
});

export const breaks = {
  even: [drinkPrices, tumblerBreaks],
  odd: [cleanerPrices, stationeryPrices],
};
