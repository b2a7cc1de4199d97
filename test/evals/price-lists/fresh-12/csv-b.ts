import type { PriceList } from '../price-list.ts';
import { cents, comma, csvText, dashed, ean, fixed, gtin, linesOf, Sheet } from './lib.ts';

const euros = (amount: number) => `${comma(amount)} €`;

const tarif: PriceList = {
  file: 'Tarif_revendeurs_2026.csv',
  kind: 'French price list, inner and outer, parcel price beside the piece, sections',
  async make() {
    const goods: Record<string, [string, string, number, number, number, number][]> = {
      'CONFITURES & MIELS': [
        ['CF-101', 'Confiture de mirabelle 240 g', 3.35, 6.9, 6, 12],
        ['CF-102', 'Confiture de figue violette 240 g', 3.35, 6.9, 6, 12],
        ['CF-110', 'Gelée de coing 240 g', 3.1, 6.5, 6, 12],
        ['ML-201', 'Miel de lavande 500 g', 6.8, 13.5, 4, 8],
        ['ML-205', 'Miel de forêt 125 g', 2.45, 4.9, 12, 24],
      ],
      BISCUITS: [
        ['BI-301', "Navettes à la fleur d'oranger 200 g", 2.9, 5.9, 5, 20],
        ['BI-302', 'Sablés beurre salé 150 g', 2.65, 5.5, 5, 20],
        ['BI-310', 'Croquants aux amandes, boîte métal', 7.9, 15.9, 3, 12],
      ],
      SALÉ: [
        ['SA-401', 'Tapenade noire 90 g', 2.2, 4.5, 6, 24],
        ['SA-402', 'Tapenade verte 90 g', 2.2, 4.5, 6, 24],
        ['SA-410', "Anchoïade à l'ancienne 90 g", 2.75, 5.5, 6, 24],
        ['SA-420', 'Pois chiches grillés, thym 110 g', 1.85, 3.9, 10, 40],
      ],
    };
    const sheet = new Sheet('', 'EUR');
    sheet.put('Maison Barjol - Tarif revendeurs 2026', '', '', '', '', '', '', '', '');
    sheet.put(
      'Prix hors taxes, départ Manosque. Franco de port à partir de 350 € HT.',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
    );
    sheet.put('', '', '', '', '', '', '', '', '');
    sheet.put(
      'Réf.',
      'Désignation',
      'Gencod',
      'Sous-colis',
      'Colis (PCB)',
      'Prix colis HT',
      'Prix unitaire HT',
      'TVA',
      'PVC TTC conseillé',
    );
    let number = 88;
    for (const [section, items] of Object.entries(goods)) {
      sheet.put(section, '', '', '', '', '', '', '', '');
      for (const [sku, title, cost, msrp, inner, pack] of items) {
        const upc = ean('3760204', ++number * 2);
        sheet.line(
          [
            sku,
            title,
            upc,
            String(inner),
            String(pack),
            euros(cost * pack),
            euros(cost),
            '5,5 %',
            euros(msrp),
          ],
          {
            sku,
            upc,
            title,
            cost,
            case_pack: pack,
            msrp,
          },
        );
      }
    }
    const upc = ean('3760204', ++number * 2);
    sheet.line(['CO-900', 'Coffret personnalisé entreprise', upc, '', '', '', 'sur devis', '20 %', ''], {
      sku: 'CO-900',
      upc,
      title: 'Coffret personnalisé entreprise',
      optional: true,
    });
    return { bytes: Buffer.from(`\uFEFF${csvText(sheet, { mark: ';' })}`), lines: linesOf(sheet) };
  },
};

/** Pipes; numbers with zeros before them, the case's cost before that of one. */
const pipes: PriceList = {
  file: 'PRICEFILE_20260201.txt',
  kind: "food distributor's pipe file, own and maker's numbers, case and unit cost",
  async make() {
    const goods: [string, string, string, string, number, string, number, number][] = [
      ['0041827', 'PRAIRIE MILL', 'PM-2201', 'STEEL CUT OATS', 6, '24 OZ', 3.12, 5.19],
      ['0041828', 'PRAIRIE MILL', 'PM-2202', 'ROLLED OATS ORGANIC', 6, '32 OZ', 3.64, 5.99],
      ['0041840', 'PRAIRIE MILL', 'PM-2230', 'BUCKWHEAT PANCAKE MIX', 6, '22 OZ', 3.95, 6.49],
      ['0050113', 'CASA VERDE', '1180', 'SALSA ROJA MEDIUM', 12, '16 OZ', 2.71, 4.49],
      ['0050114', 'CASA VERDE', '1181', 'SALSA VERDE MILD', 12, '16 OZ', 2.71, 4.49],
      ['0050120', 'CASA VERDE', '1204', 'REFRIED BLACK BEANS', 12, '15 OZ', 1.38, 2.29],
      ['0050133', 'CASA VERDE', '1310', 'TORTILLA STRIPS BLUE CORN', 9, '10 OZ', 2.49, 4.19],
      ['0062201', 'BIRCH & BEE', 'BB-012', 'MAPLE SYRUP GRADE A AMBER', 12, '12 FZ', 7.86, 12.99],
      ['0062205', 'BIRCH & BEE', 'BB-032', 'MAPLE SYRUP GRADE A DARK', 6, '32 FZ', 17.4, 27.99],
      ['0062219', 'BIRCH & BEE', 'BB-101', 'CREAMED HONEY CINNAMON', 12, '10 OZ', 4.83, 7.99],
      ['0070008', 'SALTBOX', 'SBX-8', 'SEA SALT CARAMELS BAG', 8, '6 OZ', 4.15, 6.99],
      ['0070011', 'SALTBOX', 'SBX-11', 'DARK CHOC ALMONDS BAG', 8, '5 OZ', 4.4, 7.29],
      ['0070020', 'SALTBOX', 'SBX-20', 'HOT COCOA TIN', 6, '12 OZ', 6.05, 9.99],
    ];
    const sheet = new Sheet('', 'USD');
    sheet.put('HEARTLAND SPECIALTY FOODS - PRICE FILE EFFECTIVE 02/01/2026 - ALL PRICES IN USD');
    sheet.put(
      'ITEM NO',
      'BRAND',
      'MFR ITEM',
      'DESCRIPTION',
      'UNITS PER CASE',
      'UNIT SIZE',
      'CASE COST',
      'UNIT COST',
      'SRP',
      'UNIT UPC',
    );
    goods.forEach(([sku, brand, part, title, pack, size, cost, srp], at) => {
      const upc = gtin('041498', at * 21 + 340);
      sheet.line(
        [
          sku,
          brand,
          part,
          title,
          String(pack),
          size,
          fixed(cents(cost * pack)),
          fixed(cost),
          fixed(srp),
          dashed(upc),
        ],
        {
          sku,
          upc,
          title,
          cost,
          case_pack: pack,
          msrp: srp,
        },
      );
    });
    sheet.put('END OF FILE - 13 ITEMS');
    return { bytes: Buffer.from(csvText(sheet, { mark: '|' })), lines: linesOf(sheet) };
  },
};

/** Saved as "Unicode Text", just as it was shown: its codes are gone. */
const unicodeText: PriceList = {
  file: 'Hollis Lighting Net Prices 2026.txt',
  kind: 'Excel "Unicode Text" in UTF-16 with tabs, codes lost in 8.6E+11',
  async make() {
    const goods: [string, string, string, number, number, number][] = [
      ['HL-P112-BR', 'Dome Pendant 12 in', 'Brushed Brass', 88, 218, 198],
      ['HL-P112-MB', 'Dome Pendant 12 in', 'Matte Black', 82, 204, 185],
      ['HL-P118-BR', 'Dome Pendant 18 in', 'Brushed Brass', 134.5, 336, 305],
      ['HL-S205-MB', 'Swing Arm Sconce', 'Matte Black', 74.25, 185, 168],
      ['HL-S205-PN', 'Swing Arm Sconce', 'Polished Nickel', 79.75, 199, 181],
      ['HL-T301-CR', 'Ribbed Table Lamp', 'Cream Crackle', 96, 240, 218],
      ['HL-T310-GR', 'Column Table Lamp', 'Green Marble', 158, 395, 359],
      ['HL-F402-MB', 'Tripod Floor Lamp', 'Matte Black', 212, 530, 482],
      ['HL-C600-BR', 'Six-Light Chandelier', 'Brushed Brass', 489, 1220, 1109],
      ['HL-C900-BR', 'Nine-Light Linear Chandelier', 'Brushed Brass', 1045, 2610, 2370],
      ['HL-B001', 'LED Bulb G25, 2700 K', 'Frosted', 4.6, 12, 10.5],
    ];
    const dollars = (amount: number) => ` $${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')} `;
    const sheet = new Sheet('', 'USD');
    sheet.put('Hollis Lighting - Net Prices, January 2026', '', '', '', '', '', '');
    sheet.put('Trade accounts only. Freight allowed over $2,500 net.', '', '', '', '', '', '');
    sheet.put('Item', 'Description', 'Finish', 'UPC', 'Net', 'IMAP', 'List (MSRP)');
    for (const [sku, title, finish, cost, msrp, map] of goods) {
      sheet.line([sku, title, finish, '8.6001E+11', dollars(cost), dollars(map), dollars(msrp)], {
        sku,
        title,
        cost,
        map,
        msrp,
      });
    }
    // Excel quotes what holds a comma here, too.
    const text = csvText(sheet, { mark: '\t' }).replace(
      /(?<=^|\t)([^\t\r\n"]*,[^\t\r\n"]*)(?=\t|\r)/gm,
      '"$1"',
    );
    return { bytes: Buffer.from(`\uFEFF${text}`, 'utf16le'), lines: linesOf(sheet) };
  },
};

const inkoop: PriceList = {
  file: 'prijslijst-2026-wederverkopers.csv',
  kind: 'Dutch price list, semicolons, purchase price without tax, last and gone goods',
  async make() {
    const goods: [string, string, string, number, number, number, string][] = [
      ['DK-5001', 'Koffiemok Terra', 'zand', 4.95, 11.95, 6, ''],
      ['DK-5002', 'Koffiemok Terra', 'leisteen', 4.95, 11.95, 6, ''],
      ['DK-5003', 'Koffiemok Terra', 'oker', 4.95, 11.95, 6, 'nieuw'],
      ['DK-5010', 'Ontbijtbord 21 cm', 'zand', 5.6, 13.5, 6, ''],
      ['DK-5011', 'Ontbijtbord 21 cm', 'leisteen', 5.6, 13.5, 6, ''],
      ['DK-5020', 'Dinerbord 27 cm', 'zand', 7.8, 18.95, 4, ''],
      ['DK-5030', 'Schaaltje 9 cm, set van 3', 'gemengd', 6.25, 14.95, 8, ''],
      ['DK-5044', 'Karaf 1 liter', 'leisteen', 11.9, 28.5, 2, 'uitlopend, zolang de voorraad strekt'],
      ['DK-5050', 'Botervloot', 'zand', 9.35, 22.5, 4, ''],
      ['DK-5061', 'Eierdopje', 'oker', 1.85, 4.5, 24, 'nieuw'],
      ['DK-5070', 'Ovenschaal 34 x 22 cm', 'leisteen', 16.4, 39.5, 2, ''],
    ];
    const sheet = new Sheet('', 'EUR');
    sheet.put('Pottenbakkerij De Klei - prijslijst wederverkopers 2026');
    sheet.put("Alle prijzen in euro's per stuk. Minimale eerste bestelling 175 euro excl. btw.");
    sheet.put(
      'Artikelnr.',
      'Omschrijving',
      'Kleur',
      'EAN-code',
      'Stuks per doos',
      'Inkoopprijs excl. btw',
      'Adviesprijs incl. btw',
      'Opmerking',
      'Aantal dozen',
    );
    goods.forEach(([sku, title, color, cost, msrp, pack, remark], at) => {
      const upc = ean('8719326', at * 6 + 41);
      sheet.line([sku, title, color, upc, String(pack), comma(cost), comma(msrp), remark, ''], {
        sku,
        upc,
        title,
        cost,
        case_pack: pack,
        msrp,
      });
    });
    const upc = ean('8719326', 900);
    sheet.line(['DK-5099', 'Theepot Terra', 'zand', upc, '2', '', '', 'niet meer leverbaar', ''], {
      sku: 'DK-5099',
      upc,
      title: 'Theepot Terra',
      case_pack: 2,
      optional: true,
    });
    return { bytes: Buffer.from(csvText(sheet, { mark: ';', newline: '\n' })), lines: linesOf(sheet) };
  },
};

/** What was sold last year, and at what on the average: nothing to buy at. */
const salesSummary: PriceList = {
  file: 'Sales by Product_Service Summary.csv',
  kind: 'report of last year’s sales, no price to buy at',
  async make() {
    const goods: [string, string, number, number][] = [
      ['CB-12-COL', 'Colombia Huila 12 oz', 1840, 10.42],
      ['CB-12-ETH', 'Ethiopia Guji 12 oz', 1215, 11.87],
      ['CB-12-DEC', 'Decaf Swiss Water 12 oz', 640, 10.96],
      ['CB-5LB-ESP', 'Espresso Blend 5 lb', 402, 52.31],
      ['CB-5LB-HSE', 'House Blend 5 lb', 388, 48.77],
      ['CB-RTD-ORG', 'Cold Brew Can 11 oz', 5280, 2.18],
      ['MUG-DNR', 'Diner Mug', 96, 7.64],
      ['FLT-V60', 'Paper Filters, 100 ct', 150, 4.05],
    ];
    const sheet = new Sheet('', null);
    sheet.put('Copper Bean Roasters LLC');
    sheet.put('Sales by Product/Service Summary');
    sheet.put('January - December 2025');
    sheet.put('');
    sheet.put('Product/Service', 'SKU', 'Quantity Sold', 'Amount', '% of Sales', 'Avg Price');
    const total = goods.reduce((sum, [, , count, mean]) => sum + cents(count * mean), 0);
    const money = (amount: number) => amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');
    for (const [sku, title, count, mean] of goods) {
      const amount = cents(count * mean);
      sheet.put(
        title,
        sku,
        count.toFixed(2),
        money(amount),
        `${((amount / total) * 100).toFixed(2)}%`,
        fixed(mean),
      );
    }
    sheet.put('TOTAL', '', '', `$${money(total)}`, '100.00%', '');
    sheet.put('');
    sheet.put('', 'Monday, Jan 12, 2026 09:14:22 AM GMT-8 - Accrual Basis');
    return { bytes: Buffer.from(csvText(sheet)), lines: [] };
  },
};

export const csvB: readonly PriceList[] = [tarif, pipes, unicodeText, inkoop, salesSummary];
