// Excel with prices or sizes across.
import { type Box, bold, heads, money, Sheet, usd, wide, xlsx } from './file.ts';
import { cents, goodsOf, told } from './goods.ts';

const LOTIONS = goodsOf(
  ['sku', 'title'],
  `HC-LAV | Lavender Hand Cream
  HC-OAT | Oat & Honey Hand Cream
  HC-UNS | Unscented Hand Cream
  BL-LAV | Lavender Body Lotion
  BL-GRP | Grapefruit Body Lotion
  BL-UNS | Unscented Body Lotion
  FO-ARN | Arnica Foot Balm
  FO-PEP | Peppermint Foot Balm`,
);
const LOTION_PRICES: Record<string, readonly (number | null)[]> = {
  HC: [3.5, 5.75, null],
  BL: [null, 6.25, 10.5],
  FO: [4.25, 7, null],
};

const lotions = xlsx('Saltmarsh Skincare WS pricing.xlsx', 'sizes as columns of prices', () => {
  const sheet = new Sheet('Pricing');
  sheet.add(wide('Saltmarsh Skincare', 5), wide('wholesale pricing, per piece, 2026', 5));
  sheet.blank();
  sheet.add([null, null, ...wide('Whsl (US$) by size', 3)]);
  sheet.add(heads('Code', 'Product', '2 oz', '4 oz', '8 oz'));
  for (const good of LOTIONS) {
    const prices = LOTION_PRICES[good.sku.slice(0, 2)] ?? [];
    const cells = prices.map((price): Box => (price === null ? '—' : money(price)));
    const said = prices.flatMap((price) => (price === null ? [] : [told({ ...good, cost: price }, 'USD')]));
    sheet.line([good.sku, good.title, ...cells], ...said);
  }
  sheet.blank();
  sheet.add(
    ['Mix and match, 12 piece minimum. Suggested retail is up to you :)'],
    ['ask for gallon refill pricing'],
  );
  return [sheet];
});

const SOCKS = goodsOf(
  ['sku', 'title', 'cost', 'msrp'],
  `1204-BLK | Trail Quarter, Cushion, Black | 7.5 | 15
  1204-HGR | Trail Quarter, Cushion, Heather Grey | 7.5 | 15
  1204-MOS | Trail Quarter, Cushion, Moss | 7.5 | 15
  1310-NVY | Boot Crew, Merino, Navy | 10.25 | 21
  1310-OAT | Boot Crew, Merino, Oatmeal | 10.25 | 21
  1310-RST | Boot Crew, Merino, Rust | 10.25 | 21
  1422-BLK | Ski Over-Calf, Light, Black | 12 | 25
  1422-PLM | Ski Over-Calf, Light, Plum | 12 | 25
  1508-WHT | Everyday No-Show 3pk, White | 8.75 | 18
  1508-BLK | Everyday No-Show 3pk, Black | 8.75 | 18
  1615-STR | Dress Crew, Pima, Stripe | 6.9 | 14
  1615-DOT | Dress Crew, Pima, Dot | 6.9 | 14`,
);

const socks = xlsx('Order Form FW26 - Wickett Sock Mill.xlsx', 'order form with a size grid', () => {
  const sheet = new Sheet('FW26 ORDER');
  sheet.add(wide('WICKETT SOCK MILL - FW26 PREBOOK', 10));
  sheet.add(
    ['Account:', null, null, null, 'PO #:', null, null, 'Ship date:'],
    ['Buyer:', null, null, null, 'Terms:', 'Net 30', null, 'Cancel date:'],
  );
  sheet.blank();
  sheet.add([null, null, null, null, ...wide('QTY BY SIZE (pairs)', 4), null, null]);
  sheet.add(heads('Style/Color', 'Description', 'Whsl', 'MSRP', 'S', 'M', 'L', 'XL', 'Total Qty', 'Ext.'));
  SOCKS.forEach((good, at) => {
    const { sku, title, cost, msrp } = good;
    const noXl = sku.startsWith('14') ? 'n/a' : null;
    sheet.line(
      [sku, title, money(cost), money(msrp), null, null, null, noXl, 0, money(0)],
      told(good, 'USD', 'msrp'),
    );
    if (SOCKS[at + 1]?.sku.slice(0, 4) !== sku.slice(0, 4)) sheet.blank();
  });
  sheet.add([null, bold('TOTAL'), null, null, 0, 0, 0, 0, 0, money(0)]);
  sheet.add(['Prebook discount 5% on orders in by 3/15. Signature: ____________________']);
  return [sheet];
});

const VITAMINS = goodsOf(
  ['sku', 'title', 'cost', 'map', 'msrp', 'pack'],
  `# Capsules
  NR-0110 | Magnesium Glycinate 200 mg, 120 caps | 9.8 | 19.95 | 23.95 | 12
  NR-0112 | Zinc Picolinate 30 mg, 60 caps | 6.1 | 12.45 | 14.95 | 24
  NR-0120 | Ashwagandha KSM 600 mg, 60 caps | 11.4 | 22.95 | 27.95 | 12
  NR-0131 | Milk Thistle 250 mg, 90 caps | 8.25 | 16.95 | 19.95 | 12
  NR-0140 | Vitamin D3 5000 IU, 240 softgels | 7.9 | 15.95 | 18.95 | 24
  NR-0141 | Vitamin D3 + K2, 60 softgels | 8.6 | 17.45 | 20.95 | 24
  # Powders
  NR-0305 | Creatine Monohydrate 500 g | 13.2 | 26.95 | 31.95 | 6
  NR-0308 | Collagen Peptides, Unflavored 300 g | 14.75 | 29.95 | 34.95 | 6
  NR-0309 | Collagen Peptides, Cocoa 320 g | 15.5 | 31.45 | 36.95 | 6
  # Liquids
  NR-0401 | Elderberry Syrup 8 fl oz | 7.35 | 14.95 | 17.95 | 12
  NR-0404 | Liquid Iron, Berry 16 fl oz | 9.1 | 18.45 | 21.95 | 12`,
  '8501170',
);

const vitamins = xlsx('Northroot_Price_List_v7_FINAL.xlsx', 'tiers under one merged head', () => {
  const sheet = new Sheet('Price List');
  sheet.add(wide('NORTHROOT SUPPLEMENT CO.  |  WHOLESALE PRICE LIST  |  USD', 9));
  sheet.add(['Tier is by bottles per SKU on one order. Opening order: 1-11 column applies to everybody.']);
  sheet.blank();
  sheet.add([null, null, null, null, ...wide('Price per bottle', 3, '#DDEBF7'), null, null]);
  sheet.add(heads('SKU', 'Product', 'UPC', 'Case', '1-11', '12-47', '48+', 'MAP', 'MSRP'));
  let section = '';
  for (const good of VITAMINS) {
    const { sku, title, code, pack, cost, map, msrp } = good;
    if (good.section !== section) sheet.add(wide(good.section, 9, '#E2EFDA'));
    section = good.section;
    const tiers = [cost, cents(cost * 0.94), cents(cost * 0.88)].map((price) => money(price));
    sheet.line(
      [sku, title, code, pack, ...tiers, money(map), money(msrp)],
      told(good, 'USD', 'upc', 'case_pack', 'map', 'msrp'),
    );
  }
  sheet.blank();
  sheet.add(['These statements have not been evaluated by the Food and Drug Administration.']);
  return [sheet];
});

const CAMPING = goodsOf(
  ['sku', 'title', 'cost', 'map', 'msrp', 'pack', 'note'],
  `TB-20110 | Ember Twig Stove | 21.5 | 35.95 | 39.95 | 12 |
  TB-20112 | Ember Windscreen | 6.4 | 10.75 | 11.95 | 24 |
  TB-20130 | Nesting Pot Set 1.2 L | 18.9 | 31.45 | 34.95 | 8 |
  TB-20133 | Titanium Mug 450 ml | 16.2 | 26.95 | 29.95 | 24 | NEW
  TB-20140 | Long Spoon, Anodized | 4.3 | 7.15 | 7.95 | 48 |
  TB-30005 | Packable Lantern 200 lm | 12.95 | 21.55 | 23.95 | 16 |
  TB-30008 | Headlamp 350 lm, USB-C | 18.5 | 31.45 | 34.95 | 20 | NEW
  TB-30009 | Headlamp 250 lm, AAA | 0 | 0 | 24.95 | 20 | DISC
  TB-40001 | Dry Bag 5 L | 7.6 | 12.55 | 13.95 | 30 |
  TB-40002 | Dry Bag 10 L | 9.1 | 15.25 | 16.95 | 30 |
  TB-40003 | Dry Bag 20 L | 11.8 | 19.75 | 21.95 | 20 |
  TB-40020 | Bear Hang Kit, 50 ft | 14.4 | 23.35 | 25.95 | 12 |
  TB-50002 | Sit Pad, Folding | 6.95 | 11.65 | 12.95 | 40 |
  TB-50006 | Inflatable Pillow | 13.6 | 0 | 24.95 | 0 | DISC`,
  '08127',
);

const camping = xlsx('Timberline Basecamp Dealer Price File 2026.xlsx', 'last and this year beside', () => {
  const sheet = new Sheet('Dealer');
  const names = [
    'Item',
    'UPC',
    'Description',
    'Master',
    '2025 Dealer',
    '2026 Dealer',
    'MAP',
    'MSRP',
    'Status',
  ];
  sheet.add([bold('TIMBERLINE BASECAMP'), null, 'Dealer Price File', null, null, 'Effective 1/1/2026']);
  sheet.add(heads(...names));
  for (const good of CAMPING) {
    const { sku, title, code, pack, cost, map, msrp, note } = good;
    const upc = Number(code);
    if (note === 'DISC') {
      sheet.line([sku, upc, title, pack || null, money(13.1), 'DISC', null, money(msrp), note], {
        sku,
        upc: code,
        title,
        currency: 'USD',
        case_pack: pack || null,
        msrp,
        optional: true,
      });
      continue;
    }
    const old = note === 'NEW' ? null : money(cents(cost * 0.95));
    sheet.line(
      [sku, upc, title, pack, old, money(cost), money(map), money(msrp), note],
      told(good, 'USD', 'upc', 'case_pack', 'map', 'msrp'),
    );
  }
  return [sheet];
});

const LINEN_FIRST = goodsOf(
  ['sku', 'title', 'cost', 'pack', 'msrp'],
  `TT-01 | Tea Towel, Blockprint Fig, 20 x 28" | 6.25 | 6 | 13
  TT-02 | Tea Towel, Blockprint Fern, 20 x 28" | 6.25 | 6 | 13
  TT-03 | Tea Towel, Ticking Stripe, 20 x 28" | 5.5 | 6 | 11
  NP-01 | Napkins, Fig, set of 4, 18 x 18" | 14.5 | 4 | 30
  TC-60 | Tablecloth, Fern, 60 x 90" | 32 | 2 | 68
  TC-72 | Tablecloth, Fern, 60 x 120" | 39 | 2 | 82`,
);
const LINEN_SECOND = goodsOf(
  ['sku', 'title', 'cost', 'pack', 'msrp'],
  `90415 | Throw, Herringbone, Cream | 34.5 | 4 | 72
  90416 | Throw, Herringbone, Slate | 34.5 | 4 | 72
  90422 | Throw, Windowpane, Rust | 36 | 4 | 75
  90510 | Lumbar Cover, Nubby, 14 x 36" | 17.75 | 6 | 38
  90511 | Pillow Cover, Nubby, 20 x 20" | 14.25 | 6 | 30`,
);

const linens = xlsx('Rep price sheet - Fig & Fern + Dunmore.xlsx', 'two brands of a rep on one sheet', () => {
  const sheet = new Sheet('Jan 26');
  sheet.add(['From: Carla Reyes, Reyes Home Reps — carla@reyesreps.example — cell 555-0134']);
  sheet.blank();
  sheet.add(wide('FIG & FERN TEXTILES ($250 min)', 6, '#FFE699'));
  sheet.add(heads('Style #', 'Description / Size', 'Pk', 'Ea.', 'CS', 'SRP'));
  for (const good of LINEN_FIRST) {
    const { sku, title, cost, pack, msrp } = good;
    sheet.line(
      [sku, title, pack, usd(cost), usd(cost * pack), usd(msrp)],
      told(good, 'USD', 'case_pack', 'msrp'),
    );
  }
  sheet.blank(2);
  sheet.add(wide('DUNMORE WOOLENS ($400 min, ships from Maine)', 6, '#FFE699'));
  sheet.add(heads('Item', 'Description', 'Your Cost', 'Sugg. Retail', 'Case Pk', 'Notes'));
  for (const good of LINEN_SECOND) {
    const { sku, title, cost, pack, msrp } = good;
    const note = sku === '90422' ? 'avail. 3/1' : null;
    sheet.line([sku, title, usd(cost), usd(msrp), pack, note], told(good, 'USD', 'case_pack', 'msrp'));
  }
  return [sheet];
});

export const grids = { lotions, socks, vitamins, camping, linens };
