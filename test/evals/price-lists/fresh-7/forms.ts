import type { PriceList } from '../price-list.ts';
import { bold, csv, dollars, head, named, Sheet, xlsx } from './file.ts';
import { type Good, garden, toys } from './trades.ts';
import { bottles, brushes, cables, candles, linens, pets, tools, yoga } from './trades-more.ts';

const sectionsOf = (goods: readonly Good[]) => [...new Set(goods.map(({ section }) => section))];

interface Form {
  brand: string;
  heads: string[];
  terms: string[];
}

/** To fill in: who orders above, sections, an empty quantity and its total. */
function orderForm(goods: readonly Good[], { brand, heads, terms }: Form): Sheet {
  const sheet = new Sheet('Order Form');
  sheet.add([bold(brand)], ['2026 Wholesale Order Form'], []);
  sheet.add(['Bill to:', null, null, 'Ship to:'], ['Phone:', null, null, 'PO #:'], ['Email:'], []);
  sheet.add(head(...heads));
  for (const section of sectionsOf(goods)) {
    sheet.add([bold(section.toUpperCase())]);
    for (const good of goods.filter((one) => one.section === section)) {
      const { sku, title, code, pack, cost, msrp } = good;
      sheet.line([sku, title, code, pack, dollars(cost), dollars(msrp), null, dollars(0)], {
        ...named(good),
        upc: code,
        currency: 'USD',
        case_pack: pack,
        msrp,
      });
    }
  }
  sheet.add([null, null, null, null, null, null, bold('ORDER TOTAL'), dollars(0)], []);
  return sheet.add(...terms.map((term) => [term]));
}

/** The price at the smallest quantity is the first of three under one heading. */
function breaks(goods: readonly Good[], name: string, steps: [string, string, string]): Sheet {
  const sheet = new Sheet(name);
  sheet.add([bold(name)], ['Prices effective 1/1/2026, US dollars, FOB warehouse'], []);
  const span = { value: 'Dealer Price (each)', columnSpan: 3, bold: true as const };
  sheet.add([null, null, null, span, null, null, null, null]);
  sheet.add(head('SKU', 'UPC', 'Product', ...steps, 'MAP', 'MSRP'));
  for (const good of goods) {
    const { sku, title, code, cost, map, msrp } = good;
    const lower = (share: number) => dollars(Math.round(cost * share * 100) / 100);
    const cells = [sku, { value: Number(code), format: '0' }, title, dollars(cost), lower(0.94), lower(0.88)];
    sheet.line([...cells, dollars(map), dollars(msrp)], {
      ...named(good),
      upc: code,
      currency: 'USD',
      map,
      msrp,
    });
  }
  return sheet;
}

/** A sheet for each collection, prices and packs as text, and terms on a sheet of their own. */
function book(goods: readonly Good[], terms: string[]): Sheet[] {
  const sheets = sectionsOf(goods).map((section) => {
    const sheet = new Sheet(section);
    sheet.add([bold(section)], head('Style #', 'Description', 'Case Pack', 'Wholesale', 'Suggested Retail'));
    for (const good of goods.filter((one) => one.section === section)) {
      const { sku, title, cost, msrp, pack } = good;
      sheet.line([sku, title, `${pack}/cs`, `$${cost.toFixed(2)} ea`, `$${msrp.toFixed(2)}`], {
        ...named(good),
        currency: 'USD',
        case_pack: pack,
        msrp,
      });
    }
    return sheet;
  });
  return [new Sheet('Terms').add(...terms.map((term) => [term])), ...sheets];
}

/** Two rows of headers: packs and prices each stand under one merged heading. */
function merged(goods: readonly Good[], names: [string, string], inner: number): Sheet {
  const sheet = new Sheet('Price List');
  const wide = (value: string) => ({ value, columnSpan: 2, bold: true as const });
  sheet.add([bold('Item\nNumber'), bold('Item\nDescription'), bold('UPC\nCode'), wide('Pack Qty'), null]);
  sheet.rows[0]?.push(wide('Pricing (USD)'), null, bold('Ctry'));
  sheet.add([null, null, null, ...head('Inner', 'Master', ...names), bold('of Origin')]);
  for (const good of goods) {
    const { sku, title, code, cost, msrp, pack } = good;
    sheet.line([sku, title, code, inner, pack, cost, msrp, 'TW'], {
      ...named(good),
      upc: code,
      currency: 'USD',
      case_pack: pack,
      msrp,
    });
  }
  return sheet.add([], ['Prices subject to change without notice. Freight prepaid at $750.']);
}

const german = (value: number) => value.toFixed(2).replace('.', ',');

export const forms: PriceList[] = [
  xlsx('Acorn & Oak Wholesale Order Form 2026.xlsx', 'order form with sections and total', () => [
    orderForm(toys, {
      brand: 'Acorn & Oak Toys',
      heads: ['Item #', 'Description', 'UPC', 'Case Pack', 'Wholesale', 'MSRP', 'Order Qty', 'Ext. Total'],
      terms: [
        'Opening order $250, reorders $150.',
        'Net 30 on approved credit.',
        'No Amazon without approval.',
      ],
    }),
  ]),
  xlsx('Greenholt_orderform_SP26.xlsx', 'order form with sections and total', () => [
    orderForm(garden, {
      brand: 'Greenholt Garden Co.',
      heads: ['SKU', 'Product', 'Barcode', 'Cs Qty', 'Whsl Each', 'Retail', 'Qty Ordered', 'Line Total'],
      terms: ['Minimum order: $300. Sold in full cases only.', 'Send orders to orders@greenholt.example'],
    }),
  ]),
  xlsx('Axial Drinkware dealer pricing.xlsx', 'price breaks, MAP and MSRP, lost zeros', () => [
    breaks(bottles, 'Axial Drinkware Dealer Pricing', ['1-23', '24-95', '96+']),
  ]),
  xlsx('VoltCraft-MAP-2026.xlsx', 'price breaks, MAP and MSRP, lost zeros', () => [
    breaks(cables, 'VoltCraft Dealer Price List', ['10+ pcs', '50+ pcs', '200+ pcs']),
  ]),
  xlsx('Lumen & Moss line sheet.xlsx', 'sheet for each collection, prices as text', () =>
    book(candles, [
      'Terms & Conditions',
      'First order minimum $200',
      'Lead time 2 weeks',
      'Testers $5.00 each',
    ]),
  ),
  xlsx('Kaya Mats wholesale catalog.xlsx', 'sheet for each collection, prices as text', () =>
    book(yoga, ['Wholesale terms', 'MOQ: one case per style', 'Free freight over $500']),
  ),
  xlsx('Ironvale price list eff 01-05-26.xlsx', 'merged and wrapped headers of two rows', () => [
    merged(tools, ['Dealer\nNet', 'Sugg.\nRetail'], 2),
  ]),
  xlsx('FourPaws Pantry 2026.xlsx', 'merged and wrapped headers of two rows', () => [
    merged(pets, ['Whsl', 'SRP'], 2),
  ]),
  csv(
    'Preisliste_Händler_2026.csv',
    'German or French list',
    (sheet) => {
      sheet.add(['Bürstenhaus Wendt GmbH'], ['Händlerpreisliste gültig ab 01.01.2026'], []);
      sheet.add(['Art.-Nr.', 'Bezeichnung', 'EAN', 'VE', 'EK netto (EUR)', 'UVP inkl. MwSt. (EUR)']);
      for (const good of brushes) {
        const { sku, title, code, cost, msrp, pack } = good;
        sheet.line([sku, title, code, String(pack), german(cost), german(msrp)], {
          ...named(good),
          upc: code,
          currency: 'EUR',
          case_pack: pack,
          msrp,
        });
      }
      sheet.add([], ['Mindestbestellwert 150,00 EUR. Frachtfrei ab 400,00 EUR.']);
    },
    { comma: ';' },
  ),
  xlsx('Tarif revendeurs 2026.xlsx', 'German or French list', () => {
    const sheet = new Sheet('Tarif');
    sheet.add([bold('Maison Tisserand')], ['Tarif revendeurs au 1er janvier 2026'], []);
    sheet.add(head('Réf.', 'Désignation', 'Gencod', 'Colisage', 'Prix HT', 'PVC TTC'));
    const euros = (value: number) => ({ value, format: '#,##0.00 "€"' });
    for (const section of sectionsOf(linens)) {
      sheet.add([bold(section)]);
      for (const good of linens.filter((one) => one.section === section)) {
        const { sku, title, code, cost, msrp, pack } = good;
        sheet.line([sku, title, code, pack, euros(cost), euros(msrp)], {
          ...named(good),
          upc: code,
          currency: 'EUR',
          case_pack: pack,
          msrp,
        });
      }
    }
    return [sheet.add([], ['Franco de port à partir de 350 € HT'])];
  }),
];
