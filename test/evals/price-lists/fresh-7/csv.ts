import type { PriceList } from '../price-list.ts';
import { csv, dollars, head, named, Sheet, xlsx } from './file.ts';
import { cards, fishing, type Good, hardware, janitorial, leashes, sauces, soaps, teas } from './trades.ts';

const UNITS: Record<string, { units(good: Good): number }> = {
  EA: { units: () => 1 },
  DZ: { units: () => 12 },
  CS: { units: ({ pack }) => pack },
};

/** A product's name stands in the row of its first variant alone, and a spreadsheet took the code's zero. */
function shop(sheet: Sheet, goods: readonly Good[], vendor: string, option: string) {
  sheet.add(
    `Handle,Title,Vendor,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Barcode,Wholesale Price,Retail Price`.split(
      ',',
    ),
  );
  let last = '';
  for (const good of goods) {
    const { sku, title, section, cost, msrp, code } = good;
    const isFirst = section !== last;
    last = section;
    sheet.line(
      [
        section.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
        isFirst ? section : '',
        isFirst ? vendor : '',
        isFirst ? 'TRUE' : '',
        isFirst ? option : '',
        title,
        sku,
        '180',
        String(Number(code)),
        cost.toFixed(2),
        msrp.toFixed(2),
      ],
      { ...named(good), title: section, upc: code, msrp },
    );
  }
}

/** Of an accounting program: a title above, its columns, and a service among the goods. */
function books(sheet: Sheet, goods: readonly Good[], company: string, day: string) {
  sheet.add([company], ['Item Price List'], [day], []);
  sheet.add(['', 'Item', 'Description', 'U/M', 'Quantity On Hand', 'Sales Price', 'Sales Tax Code']);
  goods.forEach((good, index) => {
    sheet.line(
      ['', good.sku, good.title, 'ea', String(36 + ((index * 29) % 140)), good.cost.toFixed(2), 'Tax'],
      named(good),
    );
  });
  sheet.add(['', 'FRT', 'Freight charge', '', '', '0.00', 'Non']);
}

function marketplace(sheet: Sheet, goods: readonly Good[], isNew: boolean) {
  sheet.add([
    'Product Name',
    'Product Status',
    'Option 1 Value',
    'SKU',
    'GTIN',
    'USD Unit Wholesale Price',
    'USD Unit Retail Price',
    'Case Size',
    'Minimum Order Quantity',
    'Made In Country',
  ]);
  for (const good of goods) {
    const { title, section, sku, code, cost, msrp, pack } = good;
    sheet.line(
      [
        title,
        'Published',
        isNew ? section : '',
        sku,
        code,
        cost.toFixed(2),
        msrp.toFixed(2),
        String(pack),
        String(isNew ? pack : 1),
        'United States',
      ],
      { ...named(good), upc: code, currency: 'USD', case_pack: pack, msrp },
    );
  }
}

const inUnits = (good: Good) => {
  const price = Math.round(good.cost * (UNITS[good.section]?.units(good) ?? 1) * 100) / 100;
  return { price, said: { ...named(good), upc: good.code, currency: 'USD', case_pack: good.pack } };
};

export const csvLists: PriceList[] = [
  csv('products_export_wholesale.csv', 'shop export, variants, lost zeros', (sheet) =>
    shop(sheet, soaps, 'Hollow Birch', 'Size'),
  ),
  csv('trail-dog-wholesale-products.csv', 'shop export, variants, lost zeros', (sheet) =>
    shop(sheet, leashes, 'Trail Dog Supply', 'Style'),
  ),
  csv('Item Price List.csv', 'accounting price list', (sheet) =>
    books(sheet, teas, 'Kettle & Kin Tea Merchants LLC', 'January 9, 2026'),
  ),
  csv(
    'dunmore_itempricelist.csv',
    'accounting price list',
    (sheet) => books(sheet, hardware, 'Dunmore Cabinet Hardware, Inc.', '01/12/26'),
    { quoteAll: true },
  ),
  csv('foxfern-faire-products.csv', 'marketplace export', (sheet) => marketplace(sheet, cards, false), {
    mark: true,
  }),
  csv('pepperbox_products_2026-01-08.csv', 'marketplace export', (sheet) => marketplace(sheet, sauces, true)),
  csv('cleanline-dealer-net.csv', 'price by the unit beside it', (sheet) => {
    sheet.add(['Item', 'Description', 'UPC', 'UOM', 'Case Qty', 'Dealer Price']);
    for (const good of janitorial) {
      const { price, said } = inUnits(good);
      const { sku, title, code, section, pack } = good;
      sheet.line([sku, title, code, section, String(pack), `$${price.toFixed(2)}`], said);
    }
    sheet.add([], ['Price is per UOM shown. EA = each, DZ = dozen, CS = full case.']);
  }),
  xlsx('Northfork Tackle 2026 Dealer.xlsx', 'price by the unit beside it', () => {
    const sheet = new Sheet('Dealer');
    sheet.add(['Northfork Tackle - Dealer Pricing'], ['EA = each, DZ = dozen, CS = case'], []);
    sheet.add(head('Item No.', 'Item Description', 'Units/Case', 'UPC Code', 'U/M', 'Price per U/M'));
    for (const good of fishing) {
      const { price, said } = inUnits(good);
      sheet.line([good.sku, good.title, good.pack, good.code, good.section, dollars(price)], said);
    }
    return [sheet];
  }),
];
