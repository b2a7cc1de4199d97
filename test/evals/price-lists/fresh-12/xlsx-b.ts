import type { PriceList } from '../price-list.ts';
import { bold, type C, caseCode, cents, ean, gtin, linesOf, num, Sheet, USD } from './lib.ts';
import { workbookOf } from './workbook.ts';

const EURO = '#,##0.00\\ "€"';

/** Net by the piece beside net by the carton, what the public pays with tax. */
const fachhandel: PriceList = {
  file: 'Preisliste_Fachhandel_2026.xlsx',
  kind: 'German price list, piece and carton price, merged heads',
  async make() {
    const goods: Record<string, [string, string, string, number, number, number][]> = {
      Bürsten: [
        ['LB-1010', 'Spülbürste mit Wechselkopf', 'Buche geölt', 3.15, 6.95, 24],
        ['LB-1012', 'Ersatzkopf Spülbürste', 'Union-Fibre', 1.2, 2.6, 48],
        ['LB-1020', 'Gemüsebürste', 'Buche geölt', 2.8, 5.9, 24],
        ['LB-1034', 'Flaschenbürste 38 cm', 'Rosshaar', 4.05, 8.9, 12],
        ['LB-1051', 'Nagelbürste', 'Birnbaum', 3.6, 7.9, 24],
      ],
      'Bad & Wellness': [
        ['LB-2003', 'Badebürste mit Stiel', 'Thermoesche', 9.8, 21.9, 6],
        ['LB-2007', 'Massagebürste Kaktusfaser', 'Buche', 7.45, 16.5, 6],
        ['LB-2015', 'Rasierpinsel', 'Räuchereiche', 18.9, 42, 4],
        ['LB-2020', 'Seifenablage', 'Räuchereiche', 4.4, 9.8, 12],
      ],
      'Haus & Garten': [
        ['LB-3001', 'Handfeger', 'Buche lackiert', 6.1, 13.5, 12],
        ['LB-3004', 'Kehrblech Metall', 'anthrazit', 5.3, 11.9, 12],
        ['LB-3011', 'Spinnwebenbesen, Teleskop', 'Arenga', 12.6, 27.9, 6],
        ['LB-3020', 'Schuhabstreifer', 'Kokos / Stahl', 23.5, 52, 2],
      ],
    };
    const sheet = new Sheet('Preisliste 2026', 'EUR', [12, 30, 18, 16]);
    sheet.put(bold('Bürstenmanufaktur Lindhof GmbH – Preisliste für den Fachhandel', 9));
    sheet.put({ v: 'gültig ab 01.02.2026, frühere Preislisten verlieren ihre Gültigkeit', span: 9 });
    sheet.put({
      v: 'EK-Preise zzgl. gesetzl. MwSt., frei Haus ab 250 € Warenwert. Zahlbar 14 Tage netto.',
      span: 9,
    });
    sheet.gap();
    const down = (head: string): C => ({ v: head, bold: true, down: 2 });
    sheet.put(
      down('Art.-Nr.'),
      down('Bezeichnung'),
      down('Ausführung'),
      down('EAN'),
      down('Stück / Karton'),
      bold('EK netto', 2),
      null,
      down('UVP inkl. 19 % MwSt.'),
      down('Bestellmenge'),
    );
    sheet.put(null, null, null, null, null, bold('je Karton'), bold('je Stück'));
    let number = 310;
    for (const [section, items] of Object.entries(goods)) {
      sheet.put(bold(section, 9));
      for (const [sku, title, finish, cost, msrp, pack] of items) {
        const upc = ean('4018822', ++number);
        sheet.line(
          [
            sku,
            title,
            finish,
            upc,
            pack,
            num(cents(cost * pack), EURO),
            num(cost, EURO),
            num(msrp, EURO),
            null,
          ],
          { sku, upc, title, cost, case_pack: pack, msrp },
        );
      }
    }
    const upc = ean('4018822', ++number);
    sheet.line(
      ['LB-3099', 'Sonderanfertigung mit Logo', 'nach Wunsch', upc, null, null, 'auf Anfrage', null, null],
      {
        sku: 'LB-3099',
        upc,
        title: 'Sonderanfertigung mit Logo',
        optional: true,
      },
    );
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

/** By the each, the dozen, the box and the case. */
const unitsOfMeasure: PriceList = {
  file: 'Price File - Tri-County Hardware Supply.xlsx',
  kind: "distributor's file, own and maker's numbers, price by unit of measure",
  async make() {
    // UOM, eaches in it, the price of one, suggested retail, master.
    const goods: [string, string, string, string, string, number, number, number, number][] = [
      ['104417', 'Stanhope Tool', 'ST-616', 'Claw Hammer 16 oz fiberglass', 'EA', 1, 11.4, 19.99, 6],
      ['104422', 'Stanhope Tool', 'ST-625', 'Tape Measure 25 ft', 'EA', 1, 8.75, 15.99, 12],
      ['104431', 'Stanhope Tool', 'ST-18K', 'Utility Knife retractable', 'DZ', 12, 3.15, 6.49, 72],
      ['104433', 'Stanhope Tool', 'ST-BL5', 'Utility Blades 5/card', 'DZ', 12, 0.85, 1.99, 144],
      ['211805', 'Keller Tape', 'KT-200-2', 'Duct Tape silver 2 in x 60 yd', 'CS', 24, 4.35, 8.29, 24],
      ['211809', 'Keller Tape', 'KT-110-1', 'Masking Tape 1 in x 60 yd', 'CS', 36, 1.6, 3.29, 36],
      ['211815', 'Keller Tape', 'KT-PTFE', 'Thread Seal Tape 1/2 in x 520 in', 'BX', 10, 0.7, 1.79, 200],
      ['305520', 'Norwell Paint', 'NP-B2', 'Chip Brush 2 in', 'BX', 24, 0.65, 1.49, 288],
      ['305524', 'Norwell Paint', 'NP-R9', 'Roller Cover 9 in, 3/8 nap', 'DZ', 12, 1.9, 3.99, 48],
      ['305529', 'Norwell Paint', 'NP-TRAY', 'Metal Paint Tray 9 in', 'EA', 1, 2.45, 4.99, 24],
      ['402118', 'GripRight', 'GR-CC18', 'C-Clamp 8 in malleable', 'EA', 1, 13.9, 24.99, 6],
      ['402126', 'GripRight', 'GR-ZT11', 'Cable Ties 11 in, bag of 100', 'DZ', 12, 3.4, 6.99, 60],
      ['402130', 'GripRight', 'GR-BUN', 'Bungee Cord 36 in', 'CS', 48, 1.35, 2.99, 48],
      ['402144', 'GripRight', 'GR-RT1', 'Ratchet Tie Down 1 in x 15 ft, 2 pk', 'EA', 1, 9.2, 16.99, 10],
    ];
    const sheet = new Sheet('PRICEFILE', 'USD', [12, 16, 12, 36]);
    sheet.put(bold('TRI-COUNTY HARDWARE SUPPLY'), null, null, 'Dealer price file 02/2026 – prices in USD');
    sheet.put(
      'Dealer Cost is per UOM: EA = each, DZ = dozen (12 ea), BX / CS = the number of eaches under Ea/UOM.',
    );
    sheet.put('Suggested Retail is always for one each.');
    sheet.gap();
    sheet.put(
      ...[
        'Our Item #',
        'Mfr',
        'Mfr Part #',
        'Description',
        'UPC',
        'UOM',
        'Ea/UOM',
        'Dealer Cost',
        'Suggested Retail',
        'Master Ctn (ea)',
      ].map((head) => bold(head)),
    );
    goods.forEach(([sku, maker, part, title, uom, each, cost, msrp, master], at) => {
      const upc = gtin(maker === 'Keller Tape' ? '041196' : '700220', at * 17 + 5);
      sheet.line(
        [
          sku,
          maker,
          part,
          title,
          upc,
          uom,
          each,
          num(cents(cost * each), '#,##0.00'),
          num(msrp, '#,##0.00'),
          master,
        ],
        { sku, upc, title, cost, case_pack: master, msrp },
      );
    });
    sheet.gap();
    sheet.put('End of file – 14 items. Prices subject to change without notice.');
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

/** The smallest quantity stands last. */
const breaksDescending: PriceList = {
  file: '2026 Wholesale Pricing - Wick & Fell.xlsx',
  kind: 'quantity breaks from many to few, UPC and case GTIN-14, MAP and MSRP',
  async make() {
    const goods: [string, string, string, number, number, number][] = [
      ['WF-08-FIG', 'Soy Candle 8 oz', 'Fig & Cassis', 10.5, 24, 12],
      ['WF-08-CED', 'Soy Candle 8 oz', 'Cedar Smoke', 10.5, 24, 12],
      ['WF-08-TOM', 'Soy Candle 8 oz', 'Tomato Leaf', 10.5, 24, 12],
      ['WF-14-FIG', 'Three-Wick Candle 14 oz', 'Fig & Cassis', 17, 38, 6],
      ['WF-14-CED', 'Three-Wick Candle 14 oz', 'Cedar Smoke', 17, 38, 6],
      ['WF-TIN-CAM', 'Travel Tin 4 oz', 'Campfire', 5.6, 13, 24],
      ['WF-TIN-LIN', 'Travel Tin 4 oz', 'Clean Linen', 5.6, 13, 24],
      ['WF-MLT-FIG', 'Wax Melt Clamshell', 'Fig & Cassis', 3.2, 7.5, 36],
      ['WF-MLT-TOM', 'Wax Melt Clamshell', 'Tomato Leaf', 3.2, 7.5, 36],
      ['WF-RD-CED', 'Reed Diffuser 100 ml', 'Cedar Smoke', 14.4, 32, 8],
      ['WF-ACC-TRM', 'Wick Trimmer', 'Matte Black', 6.8, 16, 20],
      ['WF-ACC-SNF', 'Candle Snuffer', 'Brass', 8.2, 18, 20],
    ];
    const sheet = new Sheet('Tiered pricing', 'USD', [14, 26, 16, 16, 18]);
    sheet.put(bold('Wick & Fell — Tiered Wholesale Pricing, effective January 5, 2026', 12));
    sheet.put({
      v: 'Tiers are by units per scent; the minimum is 12 units. MAP is enforced online.',
      span: 12,
    });
    sheet.gap();
    const heads = ['SKU', 'Product', 'Scent / Finish', 'UPC (unit)', 'GTIN-14 (case)', 'Case Qty'];
    sheet.put(
      null,
      null,
      null,
      null,
      null,
      null,
      bold('Price per unit when you order', 4),
      null,
      null,
      null,
      null,
      null,
    );
    sheet.put(...[...heads, '288+', '144–287', '48–143', '12–47', 'MAP', 'MSRP'].map((head) => bold(head)));
    goods.forEach(([sku, title, scent, cost, msrp, pack], at) => {
      const upc = gtin('850040', at * 9 + 110);
      const tiers = [0.82, 0.88, 0.94, 1].map((part) => num(cents(Math.round(cost * part * 20) / 20), USD));
      const map = cents(msrp * 0.9);
      sheet.line([sku, title, scent, upc, caseCode(1, upc), pack, ...tiers, num(map, USD), num(msrp, USD)], {
        sku,
        upc,
        title,
        cost,
        case_pack: pack,
        map,
        msrp,
      });
    });
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

/** Last year's beside this year's. */
const priceChange: PriceList = {
  file: 'Price Change Notice eff 02-01-2026.xlsx',
  kind: 'old and new dealer price and MSRP side by side, UPCs without their zero',
  async make() {
    const goods: [string, string, number | null, number | null, number, number | null, number][] = [
      ['PA-1200', 'Padded Kennel Mat 24 x 36', 21.5, 22.75, 44.99, 47.99, 6],
      ['PA-1201', 'Padded Kennel Mat 30 x 42', 27, 28.5, 55.99, 58.99, 4],
      ['PA-1310', 'No-Tip Steel Bowl 1 qt', 5.4, 5.75, 10.99, 11.99, 24],
      ['PA-1311', 'No-Tip Steel Bowl 2 qt', 7.1, 7.55, 14.99, 15.99, 24],
      ['PA-1405', 'Slow Feeder Bowl, blue', 6.25, 6.25, 12.99, 12.99, 18],
      ['PA-2010', 'Biothane Leash 6 ft, orange', 14.8, 15.6, 29.99, 31.99, 12],
      ['PA-2011', 'Biothane Leash 15 ft, orange', 19.9, 20.95, 39.99, 42.99, 12],
      ['PA-2044', 'Cat Harness, reflective', null, 9.4, 0, 18.99, 12],
      ['PA-2230', 'LED Collar Light', 4.85, 4.6, 9.99, 9.99, 36],
      ['PA-3002', 'Grooming Rake, double row', 8.3, 8.7, 16.99, 17.99, 12],
      ['PA-3007', 'Nail Grinder Replacement Bands', 2.15, 2.3, 4.99, 5.49, 48],
      ['PA-3015', 'Dematting Comb', 7.75, null, 15.99, null, 12],
      ['PA-3020', 'Waterless Shampoo 16 oz', null, 5.95, 0, 11.99, 12],
    ];
    const sheet = new Sheet('Price change', 'USD', [12, 34, 16]);
    sheet.put(bold('PAWSTEAD SUPPLY — NOTICE OF PRICE CHANGE', 10));
    sheet.put({
      v: '2026 prices take effect on February 1, 2026. Orders received through January 31 ship at 2025 prices. All prices USD, each.',
      span: 10,
    });
    sheet.put({ v: 'Average increase 4.8 % due to material and freight cost.', span: 10 });
    sheet.gap();
    sheet.put(
      ...[
        'Item',
        'Description',
        'UPC',
        'Case',
        '2025 Dealer',
        '2026 Dealer',
        '% Chg',
        '2025 MSRP',
        '2026 MSRP',
        'Comment',
      ].map((head) => bold(head)),
    );
    goods.forEach(([sku, title, old, now, oldMsrp, msrp, pack], at) => {
      const upc = gtin('072990', at * 13 + 400);
      const change: C = old && now ? num(Math.round((now / old - 1) * 1000) / 1000, '0.0%') : '–';
      const comment =
        old === null ? 'NEW for 2026' : now === null ? 'Discontinued' : now < old ? 'Price decrease' : null;
      sheet.line(
        [
          sku,
          title,
          num(Number(upc), '0'),
          pack,
          old ?? '–',
          now ?? '–',
          change,
          old === null ? '–' : oldMsrp,
          msrp ?? '–',
          comment,
        ],
        now === null
          ? { sku, upc, title, case_pack: pack, optional: true }
          : { sku, upc, title, cost: now, case_pack: pack, msrp },
      );
    });
    return { bytes: await workbookOf([sheet]), lines: linesOf(sheet) };
  },
};

export const xlsxB: readonly PriceList[] = [fachhandel, unitsOfMeasure, breaksDescending, priceChange];
