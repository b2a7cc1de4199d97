// Excel as the owner makes it.
import { type Box, bold, heads, money, Sheet, tall, wide, xlsx } from './file.ts';
import { bySection, type Good, goodsOf, told } from './goods.ts';

const CANDLES = goodsOf(
  ['sku', 'title', 'cost', 'msrp', 'pack'],
  `# Mason Jar 8 oz
  MJ8-PUM | Pumpkin Porch, 8 oz jar | 8.5 | 18 | 6
  MJ8-FIR | Balsam Fir, 8 oz jar | 8.5 | 18 | 6
  MJ8-LIN | Line Dried Linen, 8 oz jar | 8.5 | 18 | 6
  MJ8-TOB | Tobacco Barn, 8 oz jar | 8.5 | 18 | 6
  MJ8-SWT | Sweet Grass, 8 oz jar | 8.5 | 18 | 6
  # Travel Tin 4 oz
  TT4-PUM | Pumpkin Porch, 4 oz tin | 4.75 | 10 | 12
  TT4-FIR | Balsam Fir, 4 oz tin | 4.75 | 10 | 12
  TT4-LIN | Line Dried Linen, 4 oz tin | 4.75 | 10 | 12
  TT4-TOB | Tobacco Barn, 4 oz tin | 4.75 | 10 | 12
  # Wax Melts & Room Mist
  WM-FIR | Wax Melt Clamshell, Balsam Fir | 3.1 | 6.5 | 12
  WM-LIN | Wax Melt Clamshell, Line Dried Linen | 3.1 | 6.5 | 12
  RM-FIR | Room Mist 3.5 oz, Balsam Fir | 6 | 13 | 8
  RM-SWT | Room Mist 3.5 oz, Sweet Grass | 6 | 13 | 8`,
  '8600043',
);

const candles = xlsx('Hollow Fern Candles WHOLESALE 2026.xlsx', 'hand-made Excel with sections', () => {
  const sheet = new Sheet('Sheet1');
  sheet.blank(2);
  sheet.add(
    wide('HOLLOW FERN CANDLE CO.', 6),
    wide('Wholesale Price List - Spring/Summer 2026', 6),
    wide('orders@hollowfern.example  |  (555) 018-2240  |  Asheville, NC', 6),
  );
  sheet.blank();
  sheet.add(
    ['Opening order $150, reorders $75. Full cases only please, no mixing scents in a case.'],
    ['Ships in 7-10 business days. Net 30 after first order (first order prepaid by card).'],
  );
  sheet.blank();
  sheet.add(heads('Item #', 'Fragrance / Size', 'Whsl', 'SRP', 'CS/PK', 'Barcode #'));
  for (const [section, goods] of bySection(CANDLES)) {
    sheet.add(wide(section.toUpperCase(), 6, '#C6D9C1'));
    for (const good of goods) {
      const { sku, title, cost, msrp, pack, code } = good;
      const barcode: Box = { value: Number(code), format: '0' };
      sheet.line(
        [sku, title, money(cost), money(msrp), pack, barcode],
        told(good, 'USD', 'upc', 'case_pack', 'msrp'),
      );
    }
    sheet.blank();
  }
  sheet.add(
    ['* All candles hand poured, 100% soy. Testers at half price with each case - just ask!'],
    [null, 'Prices good through 8/31/2026. Thank you for shopping small!'],
  );
  return [sheet];
});

const TOYS = goodsOf(
  ['sku', 'title', 'more', 'inner', 'pack', 'cost', 'map', 'msrp'],
  `PP-1001 | Barnyard Stacking Rings | 12m+ | 2 | 12 | 9.25 | 16.99 | 19.99
  PP-1004 | Hedgehog Shape Sorter | 12m+ | 2 | 8 | 11.5 | 20.99 | 24.99
  PP-1010 | Push & Go Tractor | 18m+ | 3 | 18 | 7.4 | 13.49 | 15.99
  PP-1012 | Push & Go Fire Engine | 18m+ | 3 | 18 | 7.4 | 13.49 | 15.99
  PP-2002 | Little Baker's Pie Set, 14 pc | 3+ | 1 | 6 | 13.8 | 25.49 | 29.99
  PP-2005 | Farm Stand Scale | 3+ | 1 | 6 | 12.9 | 23.99 | 27.99
  PP-2009 | Wooden Ice Pops, set of 6 | 3+ | 4 | 24 | 5.6 | 10.49 | 11.99
  PP-3001 | Beaver Dam Balance Game | 4+ | 2 | 12 | 8.75 | 15.99 | 18.99
  PP-3003 | Snail Race | 4+ | 2 | 12 | 10.2 | 18.49 | 21.99
  PP-3007 | Constellation Lacing Cards | 4+ | 6 | 36 | 4.3 | 7.99 | 9.49
  PP-4001 | Rainbow Tunnel Blocks, 10 pc | 2+ | 1 | 4 | 21 | 37.99 | 44.99
  PP-4002 | Unit Blocks in Crate, 60 pc | 3+ | 1 | 2 | 38.5 | 69.99 | 79.99`,
  '810077',
);

const toys = xlsx('PebblePond_2026_pricing_dealers.xlsx', 'header over two rows', () => {
  const sheet = new Sheet('2026 Pricing');
  sheet.add(wide('Pebble & Pond Wooden Toys — Dealer Pricing eff. 2/1/2026', 9));
  sheet.add(wide('All prices in US$ · FOB Duluth, MN · freight allowed at $500', 9));
  sheet.add(
    [
      { value: 'Item No.', rowSpan: 2, bold: true },
      { value: 'Description', rowSpan: 2, bold: true },
      { value: 'Age', rowSpan: 2, bold: true },
      { value: 'UPC', rowSpan: 2, bold: true },
      ...wide('Pack', 2),
      ...wide('Price each', 3),
    ],
    [null, null, null, null, ...heads('Inner', 'Master', 'Dealer', 'MAP', 'Sugg. Retail')],
  );
  for (const good of TOYS) {
    const { sku, title, more, code, inner, pack, cost, map, msrp } = good;
    sheet.line(
      [sku, title, more, code, inner, pack, money(cost, '0.00'), money(map, '0.00'), money(msrp, '0.00')],
      told(good, 'USD', 'upc', 'case_pack', 'map', 'msrp'),
    );
  }
  sheet.blank(2);
  sheet.add([null, 'MAP is enforced on all online channels. See our policy.']);
  return [sheet];
});

const LURES = goodsOf(
  ['sku', 'title', 'cost', 'msrp', 'more'],
  `# RD275
  RD275-FT | River Darter 2-3/4" Fire Tiger | 3.85 | 7.49 | 6
  RD275-SH | River Darter 2-3/4" Silver Shad | 3.85 | 7.49 | 6
  RD275-CR | River Darter 2-3/4" Craw | 3.85 | 7.49 | 6
  RD275-BG | River Darter 2-3/4" Bluegill | 3.85 | 7.49 | 6
  # RD400
  RD400-FT | River Darter 4" Fire Tiger | 4.6 | 8.99 | 6
  RD400-SH | River Darter 4" Silver Shad | 4.6 | 8.99 | 6
  RD400-PH | River Darter 4" Perch | 4.6 | 8.99 | 6
  # MS38
  MS38-BK | Mud Spinner 3/8 oz Black/Gold | 2.95 | 5.79 | 12
  MS38-WC | Mud Spinner 3/8 oz White/Chartreuse | 2.95 | 5.79 | 12
  MS38-GS | Mud Spinner 3/8 oz Golden Shiner | 2.95 | 5.79 | 12
  # PT5
  PT5-GP | Pond Tail Worm 5" Green Pumpkin (10 ct) | 2.2 | 4.29 | 12
  PT5-JB | Pond Tail Worm 5" Junebug (10 ct) | 2.2 | 4.29 | 12
  PT5-WM | Pond Tail Worm 5" Watermelon Red (10 ct) | 2.2 | 4.29 | 12`,
);

/** The price stands once, in a cell as high as all colours of a model. */
const lures = xlsx('kettle_creek_lures_ws.xlsx', 'price cells merged down', () => {
  const sheet = new Sheet('WS');
  sheet.add(
    [null, bold('KETTLE CREEK LURE WORKS')],
    [null, 'WS prices in USD, min. first order $200. Mins are per color.'],
  );
  sheet.blank();
  sheet.add(heads('Model #', 'Lure / Size / Color', 'Min', 'Your cost', 'Sugg. retail', 'Qty'));
  for (const [, goods] of bySection(LURES)) {
    goods.forEach((good, at) => {
      const isFirst = at === 0;
      sheet.line(
        [
          good.sku,
          good.title,
          Number(good.more),
          isFirst ? tall(good.cost, goods.length, '0.00') : null,
          isFirst ? tall(good.msrp, goods.length, '0.00') : null,
        ],
        told(good, 'USD', 'msrp'),
      );
    });
  }
  sheet.blank();
  sheet.add([null, 'Total pcs:'], [null, 'Ship to / PO #:']);
  return [sheet];
});

const TEAS: Good[] = goodsOf(
  ['sku', 'title', 'cost', 'msrp', 'inner', 'pack'],
  `# BLACK
  1101 | Ceylon Breakfast, tin of 20 sachets | 5.25 | 10.5 | 6 | 24
  1102 | Smoked Maple Black, tin of 20 sachets | 5.5 | 11 | 6 | 24
  1103 | Earl Grey Bergamot, tin of 20 sachets | 5.25 | 10.5 | 6 | 24
  1150 | Ceylon Breakfast, loose 3 oz pouch | 4.4 | 8.99 | 6 | 36
  # GREEN & WHITE
  1201 | Jasmine Pearls, tin of 20 sachets | 6.75 | 13.5 | 6 | 24
  1204 | Genmaicha, loose 3 oz pouch | 4.6 | 8.99 | 6 | 36
  1206 | White Peony, loose 1.5 oz pouch | 5.9 | 11.99 | 6 | 36
  # HERBAL
  1301 | Chamomile Orchard, tin of 20 sachets | 5 | 9.99 | 6 | 24
  1302 | Ginger Turmeric, tin of 20 sachets | 5 | 9.99 | 6 | 24
  1305 | Peppermint Leaf, loose 1.5 oz pouch | 3.8 | 7.49 | 6 | 36
  1309 | Hibiscus Cooler, pitcher bags 8 ct | 3.25 | 6.49 | 4 | 32`,
);

const teas = xlsx('Tea price sheet JAN.xlsx', 'prices as text, packs as 6x4', () => {
  const sheet = new Sheet('Wholesale');
  sheet.add([bold('Copper Kettle Tea Merchants')], ['WHOLESALE — please keep confidential']);
  sheet.add(['Pack: 6x4 = 4 inners of 6 in a case. We ship full cases only.']);
  sheet.blank();
  sheet.add(heads('#', 'Tea', 'Pack', 'Net', 'MSRP', ''));
  for (const [section, goods] of bySection(TEAS)) {
    sheet.add([null, { value: section, bold: true, fill: '#F4E3C1' }]);
    for (const good of goods) {
      const { sku, title, inner, pack, cost, msrp } = good;
      const isNew = sku === '1309' ? 'NEW!' : null;
      const pricePerPiece = `$${cost.toFixed(2)} ea`;
      sheet.line(
        [sku, title, `${inner}x${pack / inner}`, pricePerPiece, `$${msrp.toFixed(2)}`, isNew],
        told(good, 'USD', 'case_pack', 'msrp'),
      );
    }
  }
  sheet.blank();
  sheet.add([null, 'Organic certificates on request. Best by 24 months from packing.']);
  return [sheet];
});

const BARWARE = goodsOf(
  ['sku', 'title', 'inner', 'pack', 'cost', 'note'],
  `LG-110 | Coupe Glass 7 oz, Clear | 6 | 24 | 4.25 |
  LG-111 | Coupe Glass 7 oz, Smoke | 6 | 24 | 4.95 |
  LG-120 | Rocks Glass 10 oz, Cut | 6 | 36 | 3.6 |
  LG-121 | Rocks Glass 10 oz, Plain | 6 | 36 | 2.85 |
  LG-130 | Highball 12 oz, Ribbed | 6 | 24 | 3.4 | back in April
  LG-140 | Nick & Nora 5 oz | 6 | 24 | 4.1 |
  LB-201 | Jigger 1/2 oz, Stainless | 12 | 72 | 3.15 |
  LB-202 | Jigger 1/2 oz, Copper | 12 | 72 | 4.65 |
  LB-210 | Weighted Shaker Set 18/28 oz | 3 | 12 | 11.8 | sold in 3s
  LB-215 | Hawthorne Strainer | 12 | 48 | 5.2 |
  LB-220 | Mixing Glass 17 oz, Yarai | 3 | 12 | 12.5 | sold in 3s
  LB-231 | Bar Spoon 12", Teardrop | 12 | 96 | 2.95 |
  LB-240 | Decanter 34 oz w/ Stopper | 1 | 8 | 18.75 | gift box`,
  '850039',
);

const barware = xlsx('Lamplighter Barware - net prices.xlsx', 'inner and master in one cell', () => {
  const sheet = new Sheet('Net');
  sheet.add(wide('LAMPLIGHTER BARWARE & GLASS', 6, '#DDDDDD'));
  sheet.add(['Updated', 'January 12, 2026', null, null, null, 'Rep: D. Okafor']);
  sheet.blank();
  sheet.add(heads('Style', 'Description / Size', 'Inner/Master', 'Whsl', 'UPC', 'Remarks'));
  BARWARE.forEach((good, at) => {
    if (at === 6) sheet.blank();
    const { sku, title, inner, pack, cost, code, note } = good;
    const spaced = code.replace(/^(.)(.{5})(.{5})(.)$/, '$1 $2 $3 $4');
    sheet.line(
      [sku, title, `${inner}/${pack}`, `$ ${cost.toFixed(2)}`, spaced, note],
      told(good, 'USD', 'upc', 'case_pack'),
    );
  });
  sheet.blank();
  sheet.add(['Breakage under 2% is not credited. Minimum: one inner per style.']);
  return [sheet];
});

export const byHand = { candles, toys, lures, teas, barware };
