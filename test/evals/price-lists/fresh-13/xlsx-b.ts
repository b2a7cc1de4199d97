import { bold, type C, caseCode, cents, ean, gtin, linesOf, num, Sheet, USD } from '../fresh-12/lib.ts';
import { workbookOf } from '../fresh-12/workbook.ts';
import type { PriceList } from '../price-list.ts';
import { xlsxOf } from '../xlsx.ts';
import { gridOfSheet, nothing } from './lib.ts';

const gardenTabs: PriceList = {
  file: 'Tillage_and_Thorn_2026_Wholesale.xlsx',
  kind: 'XLSX, sheets of the range, of new goods and of closeouts (was and now), terms',
  make: async () => {
    const heads = ['Item #', 'Description', 'UPC', 'Inner', 'Master Case', 'Wholesale', 'MAP', 'MSRP'];
    const core = new Sheet('2026 Core', 'USD', [10, 44, 15]);
    const fresh = new Sheet('NEW for 2026', 'USD', [10, 44, 15]);
    const closing = new Sheet('Closeouts', 'USD', [10, 44, 15]);
    const terms = new Sheet('Terms', null, [90]);
    let number = 2010;
    const add = (sheet: Sheet, rows: [string, string, number, number, number, number, number][]) => {
      for (const [sku, title, inner, pack, cost, map, msrp] of rows) {
        const upc = gtin('037812', number++);
        sheet.line([sku, title, upc, inner, pack, num(cost, USD), num(map, USD), num(msrp, USD)], {
          sku,
          upc,
          title,
          cost,
          case_pack: pack,
          map,
          msrp,
        });
      }
    };
    core.put(bold('Tillage & Thorn · Garden Tools · Wholesale Prices 2026')).gap();
    core.put(...heads.map((name) => bold(name)));
    core.put(bold('Hand tools'));
    add(core, [
      ['T1010', 'Hand Trowel, stainless, ash handle', 6, 24, 8.4, 16.99, 18.99],
      ['T1011', 'Transplant Trowel, stainless, ash handle', 6, 24, 8.4, 16.99, 18.99],
      ['T1012', 'Hand Fork, stainless, ash handle', 6, 24, 8.9, 17.99, 19.99],
      ['T1015', 'Hori Hori Knife with sheath', 6, 12, 15.75, 31.99, 34.99],
      ['T1020', 'Dibber, steel tip', 6, 36, 6.1, 12.99, 13.99],
    ]);
    core.put(bold('Long tools'));
    add(core, [
      ['T2001', 'Border Spade, carbon steel', 1, 6, 27.5, 54.99, 59.99],
      ['T2002', 'Border Fork, carbon steel', 1, 6, 27.5, 54.99, 59.99],
      ['T2010', 'Dutch Hoe, 60 in.', 1, 6, 19.8, 39.99, 42.99],
      ['T2014', 'Lawn Rake, spring tine', 1, 12, 16.2, 32.99, 34.99],
    ]);
    core.put(bold('Cutting'));
    add(core, [
      ['T3001', 'Bypass Pruner 8 in.', 6, 24, 17.6, 35.99, 38.99],
      ['T3002', 'Needle-nose Snips', 6, 48, 9.3, 18.99, 20.99],
      ['T3010', 'Topiary Shears', 6, 24, 13.4, 26.99, 29.99],
    ]);
    fresh
      .put(bold('New items, shipping from February 2026'))
      .gap()
      .put(...heads.map((name) => bold(name)));
    add(fresh, [
      ['T1030', 'Compost Scoop, galvanized', 6, 24, 9.9, 19.99, 21.99],
      ['T1031', 'Seed Sower Dial, 6 sizes', 12, 72, 3.85, 7.99, 8.99],
      ['T3020', 'Folding Pruning Saw 7 in.', 6, 24, 14.2, 28.99, 31.99],
      ['T4001', 'Waxed Canvas Kneeler', 1, 10, 18.3, 36.99, 39.99],
      ['T4002', 'Gauntlet Gloves, goatskin, M', 6, 36, 13.1, 26.99, 28.99],
      ['T4003', 'Gauntlet Gloves, goatskin, L', 6, 36, 13.1, 26.99, 28.99],
    ]);
    closing.put(bold('Closeouts, while they last. Not returnable.')).gap();
    closing.put(
      ...['Item #', 'Description', 'UPC', 'Was', 'Closeout Price', 'Units left'].map((name) => bold(name)),
    );
    const last: [string, string, number, number, number][] = [
      ['T1008', 'Bulb Planter, long handle', 18.9, 11.5, 144],
      ['T1017', 'Widger, beech', 4.2, 2.1, 610],
      ['T2021', 'Edging Iron, half moon', 23.4, 14.75, 58],
      ['T3015', 'Hedge Shears, wavy blade', 19.6, 12.25, 96],
    ];
    for (const [sku, title, was, cost, left] of last) {
      const upc = gtin('037812', number++);
      closing.line([sku, title, upc, num(was, USD), num(cost, USD), left], { sku, upc, title, cost });
    }
    terms
      .put(bold('Terms'))
      .put('Opening order $500, reorder $250. Net 30 with approved credit; 3% surcharge on cards.')
      .put('FOB Grand Rapids, MI. Freight allowed on orders of $1,500.00 and more.')
      .put('Damage must be told within 10 days. Restocking fee 15%.');
    const sheets = [core, fresh, closing, terms];
    return { bytes: await workbookOf(sheets), lines: linesOf(...sheets) };
  },
};

const foodCases: PriceList = {
  file: 'Saltgrass Pantry - Distributor Price File eff 01-05-26.xlsx',
  kind: 'XLSX, food by the case and the unit, unit codes as numbers, case codes, a promotion to come',
  make: async () => {
    const sheet = new Sheet('Price File', 'USD', [9, 42, 10, 8, 15, 18]);
    const goods: [string, string, string, number, number, number, number | null][] = [
      ['10010', 'Hot Honey', '12 oz', 6, 5.25, 8.99, 27.9],
      ['10011', 'Hot Honey', '1 gal', 4, 38.5, 64.99, null],
      ['10020', 'Smoked Sea Salt', '3.5 oz', 12, 3.1, 5.49, null],
      ['10021', 'Lemon Pepper Sea Salt', '3.5 oz', 12, 3.1, 5.49, null],
      ['10022', 'Everything Seasoning', '4 oz', 12, 3.35, 5.99, 36],
      ['10030', 'Bread & Butter Pickles', '16 oz', 6, 4.2, 7.49, 22.5],
      ['10031', 'Pickled Okra, Hot', '16 oz', 6, 4.65, 7.99, null],
      ['10032', 'Pickled Green Beans', '16 oz', 6, 4.65, 7.99, null],
      ['10040', 'Muscadine Jelly', '10 oz', 12, 3.6, 6.49, null],
      ['10041', 'Pepper Jelly, Red', '10 oz', 12, 3.6, 6.49, 39],
      ['10042', 'Fig Preserves', '10 oz', 12, 3.95, 6.99, null],
      ['10050', 'Stone Ground Grits, White', '24 oz', 10, 3.8, 6.49, null],
      ['10051', 'Stone Ground Grits, Yellow', '24 oz', 10, 3.8, 6.49, null],
      ['10060', 'Benne Wafers', '5 oz', 24, 2.15, 3.99, 46.8],
      ['10061', 'Cheese Straws', '6 oz', 12, 3.9, 6.99, null],
      ['10062', 'Cheese Straws, Cayenne', '6 oz', 12, 3.9, 6.99, null],
      ['10070', 'Carolina Mustard BBQ Sauce', '14 oz', 6, 3.75, 6.49, null],
      ['10071', 'Vinegar Pepper BBQ Sauce', '14 oz', 6, 3.75, 6.49, 20.1],
      ['10080', 'Shrimp Boil Seasoning', '8 oz', 12, 3.45, 5.99, null],
      ['10081', 'Fish Fry Breading', '22 oz', 6, 3.25, 5.79, null],
      ['10090', 'Bloody Mary Mix', '32 oz', 6, 5.6, 9.99, null],
      ['10091', 'Bloody Mary Mix, Pickle', '32 oz', 6, 5.6, 9.99, null],
    ];
    sheet
      .put(bold('SALTGRASS PANTRY, Charleston SC'))
      .put('Distributor price file · Effective January 5, 2026 · Prices in US dollars, FOB warehouse')
      .gap()
      .put(
        ...[
          'Item #',
          'Item Description',
          'Size',
          'Pack',
          'Unit UPC',
          'Case GTIN-14',
          'Case Cost',
          'Unit Cost',
          'SRP',
          'Promo Case Cost 3/1/26 - 3/31/26',
          'Cases / Layer',
          'Layers / Pallet',
        ].map((name) => bold(name)),
      );
    goods.forEach(([sku, title, size, pack, cost, msrp, promotion], at) => {
      const upc = gtin('086712', 100 + at);
      const deal: C = promotion === null ? null : num(promotion, USD);
      sheet.line(
        [
          sku,
          title,
          size,
          pack,
          num(Number(upc), '0'),
          caseCode(1, upc),
          num(cents(cost * pack), USD),
          num(cost, USD),
          num(msrp, USD),
          deal,
          at % 3 === 0 ? 12 : 15,
          6,
        ],
        { sku, upc, title, cost, case_pack: pack, msrp },
      );
    });
    sheet.gap().put('Promo prices are for orders shipped in the promo period only. Spoils allowance 1%.');
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

const dealerLevels: PriceList = {
  file: 'CRANKWELL dealer pricing Jan 2026.xlsx',
  kind: 'XLSX, dealer levels, merged headers again above each section, parts no longer made',
  make: async () => {
    const sheet = new Sheet('Pricing', 'USD', [12, 44, 16, 10]);
    const parts: [string, string, number, number, number | null][] = [
      ['CW-FB100', 'Floor pump, steel barrel, 160 psi', 6, 69.95, 39.5],
      ['CW-FB120', 'Floor pump, tubeless canister', 4, 159.95, 92],
      ['CW-MP010', 'Mini pump, road', 24, 34.95, 19.25],
      ['CW-MP011', 'Mini pump, mountain', 24, 34.95, 19.25],
      ['CW-MP005', 'Mini pump, first generation', 24, 29.95, null],
      ['CW-MT017', 'Multi-tool, 17 functions', 40, 32.95, 17.9],
      ['CW-MT022', 'Multi-tool, 22 functions, chain breaker', 40, 44.95, 24.6],
      ['CW-TL300', 'Torque wrench, 2-20 Nm, with bits', 10, 119.95, 67.5],
      ['CW-TL210', 'Cassette lockring tool', 50, 14.95, 7.8],
      ['CW-TL211', 'Bottom bracket tool, BSA30', 50, 24.95, 13.2],
      ['CW-TL150', 'Pedal wrench, 15 mm', 30, 22.95, 11.9],
      ['CW-TL140', 'Cone wrench set, 13-16 mm', 30, 27.95, null],
      ['CW-LB002', 'Dry chain lube, 4 oz', 24, 11.95, 6.1],
      ['CW-LB003', 'Wet chain lube, 4 oz', 24, 11.95, 6.1],
    ];
    sheet
      .put(bold('CRANKWELL TOOLS  -  DEALER PRICE LIST', 10))
      .put('Effective January 12, 2026. Supersedes all previous lists. All prices each, in USD.')
      .put('Dealer: open to all shops. Silver: $5,000 a year. Gold: $15,000 a year.');
    const sections: Record<number, string> = { 0: 'PUMPS', 5: 'TOOLS', 12: 'LUBRICANTS' };
    const names = [
      'Part No.',
      'Description',
      'UPC',
      'Carton Qty',
      'MSRP',
      'MAP',
      'Dealer',
      'Silver',
      'Gold',
      'Status',
    ];
    parts.forEach(([sku, title, pack, msrp, cost], at) => {
      const section = sections[at];
      if (section) {
        sheet
          .gap()
          .put(bold(section), ...nothing(3), bold('Public', 2), null, bold('Your price', 3))
          .put(...names.map((name) => bold(name)));
      }
      const upc = gtin('814002', 510 + at);
      if (cost === null) {
        sheet.line([sku, title, upc, pack, num(msrp, USD), null, null, null, null, 'Discontinued'], {
          sku,
          upc,
          title,
          case_pack: pack,
          msrp,
          optional: true,
        });
        return;
      }
      const map = cents(Math.floor(msrp * 0.9) + 0.95);
      const level = (share: number) => num(cents(cost * share), USD);
      sheet.line(
        [
          sku,
          title,
          upc,
          pack,
          num(msrp, USD),
          num(map, USD),
          num(cost, USD),
          level(0.94),
          level(0.88),
          null,
        ],
        { sku, upc, title, cost, case_pack: pack, map, msrp },
      );
    });
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

const POUND = '"£"#,##0.00';

const ukTrade: PriceList = {
  file: 'Pennine Linen Trade Price List 2026.xlsx',
  kind: 'XLSX, British trade prices by the unit and the outer, net of VAT, RRP with it',
  make: async () => {
    const sheet = new Sheet('Trade 2026', 'GBP');
    const linens: [string, string, number, number, number][] = [
      ['TT-SHP', 'Tea Towel - Swaledale Sheep', 6, 4.75, 11.5],
      ['TT-HRE', 'Tea Towel - Running Hare', 6, 4.75, 11.5],
      ['TT-CUR', 'Tea Towel - Curlew', 6, 4.75, 11.5],
      ['TT-DSW', 'Tea Towel - Dry Stone Wall', 6, 4.75, 11.5],
      ['AP-SHP', 'Apron - Swaledale Sheep', 4, 10.4, 25],
      ['AP-HRE', 'Apron - Running Hare', 4, 10.4, 25],
      ['OG-SHP', 'Oven Gloves, double - Swaledale Sheep', 4, 8.3, 20],
      ['OG-CUR', 'Oven Gloves, double - Curlew', 4, 8.3, 20],
      ['NP-PLN', 'Napkins, set of 4 - Plain Flax', 5, 9.95, 24],
      ['CB-HRE', 'Shopping Bag - Running Hare', 10, 3.2, 7.95],
      ['CB-CUR', 'Shopping Bag - Curlew', 10, 3.2, 7.95],
    ];
    sheet
      .put(bold('Pennine Linen Co. Ltd'), null, null, null, null, 'VAT no. GB 000 0000 00')
      .put('Trade prices from 1 January 2026. Prices are in pounds sterling and exclude VAT unless stated.')
      .gap()
      .put(
        ...['Code', 'Product', 'Barcode', 'Outer', 'Unit Trade', 'Outer Trade', 'VAT', 'RRP inc. VAT'].map(
          (name) => bold(name),
        ),
      );
    linens.forEach(([sku, title, pack, cost, msrp], at) => {
      const upc = ean('506071', 2040 + at * 3);
      sheet.line(
        [
          sku,
          title,
          upc,
          pack,
          num(cost, POUND),
          num(cents(cost * pack), POUND),
          num(0.2, '0%'),
          num(msrp, POUND),
        ],
        { sku, upc, title, cost, case_pack: pack, msrp },
      );
    });
    sheet.gap().put('Sold by the outer. Minimum order £150; carriage paid over £300 (UK mainland). E&OE.');
    return { bytes: await xlsxOf([gridOfSheet(sheet)]), lines: linesOf(sheet) };
  },
};

export const xlsxB: readonly PriceList[] = [gardenTabs, foodCases, dealerLevels, ukTrade];
