// Workbooks of several sheets, some of which hold no prices.
import { bold, bySection, dollars, heads, money, Sheet, told, xlsx } from './file.ts';
import { goods } from './goods.ts';

const plush = goods(
  '842177',
  `# Forest Friends
  FF-P101|Bramble the Badger 10"|9.00|19.99|4
  FF-P102|Hazel the Hare 10"|9.00|19.99|4
  FF-P103|Otis the Owl 8"|7.75|16.99|6
  FF-P104|Fern the Fawn 12"|11.25|24.99|4
  # Pond Pals
  FF-P201|Newt Mini|4.25|9.50|12
  FF-P202|Toad Mini|4.25|9.50|12
  FF-P203|Duckling 7"|6.50|14.50|6`,
);
const books = goods(
  '9780999',
  `# Picture books
  978-0-999|Bramble Builds a Boat (hardcover)|8.98|17.95|20
  978-1-999|The Night Owl's Lamp (hardcover)|8.98|17.95|20
  978-2-999|Who Hops Here? (board book)|4.98|9.95|40
  978-3-999|Ten Tiny Toads (board book)|4.98|9.95|40
  978-4-999|Pond Sticker Activity|3.48|6.95|60`,
  13,
).map((good, index) => ({ ...good, sku: `FF-B${index + 301}` }));

const toyBook = xlsx('Fable & Finch wholesale workbook.xlsx', 'several sheets, some without prices', () => {
  const welcome = new Sheet('Welcome').add(
    [bold('Fable & Finch')],
    ['Wholesale 2026'],
    [],
    ['Opening order', '$250.00'],
    ['Reorder', '$100.00'],
    ['Free freight at', '$600.00'],
    ['Contact', 'June Albright, (207) 555-0112'],
    ['Sheets', 'Plush, Books, Displays, Terms'],
  );
  const soft = new Sheet('Plush').add(
    heads('SKU', 'Name', 'Age', 'UPC', 'Wholesale', 'MSRP', 'Case Pack', 'Dims (in)'),
  );
  for (const [section, items] of bySection(plush)) {
    soft.add([bold(section)]);
    for (const good of items)
      soft.line(
        [
          good.sku,
          good.title,
          '0+',
          good.code,
          dollars(good.cost),
          dollars(good.msrp),
          good.pack,
          '10 x 5 x 4',
        ],
        told(good, 'USD', 'upc', 'case_pack', 'msrp'),
      );
  }
  const read = new Sheet('Books').add(
    [bold('All titles non-returnable. 50% off cover.')],
    [],
    heads('Title', 'Item', 'ISBN-13', 'Pages', 'Carton', 'Cover Price', 'Net (50%)'),
  );
  for (const [index, good] of books.entries())
    read.line(
      [
        good.title,
        good.sku,
        good.code,
        [32, 40, 22, 20, 16][index] ?? 32,
        good.pack,
        dollars(good.msrp),
        dollars(good.cost),
      ],
      told(good, 'USD', 'upc', 'case_pack', 'msrp'),
    );
  const stores = new Sheet('Displays').add(
    heads('Fixture', 'Footprint', 'Holds', 'How to get it'),
    ['Counter spinner', '14 x 14 in', '24 minis', 'Free with a $400 order'],
    ['Floor stand', '24 x 18 in', '60 plush', 'Free with a $900 order'],
    ['Shelf strip', '3 x 36 in', '12 books', 'On request'],
  );
  const terms = new Sheet('Terms').add(
    ['1. Net 30 after the first order; card on file for the first.'],
    ['2. Amazon and eBay only with written permission.'],
    ['3. Returns within 14 days, 15% restocking.'],
  );
  return [welcome, soft, read, stores, terms];
});

const kueche = goods(
  '4260519',
  `# Bretter
  KM-1001|Schneidbrett Eiche 30 x 20 cm|9.8|24.9|10|5
  KM-1002|Schneidbrett Eiche 40 x 28 cm|14.6|36.9|6|3
  KM-1003|Frühstücksbrett Buche, 2er-Set|6.4|15.9|20|5
  # Helfer
  KM-1101|Kochlöffel spitz, Kirsche|2.3|5.95|50|10
  KM-1102|Pfannenwender, Kirsche|2.6|6.5|50|10
  KM-1103|Nussknacker „Bär“|11.2|27.9|12|1`,
  13,
);
const bad = goods(
  '42605192',
  `# Bürsten
  KM-2001|Badebürste mit Stiel|8.9|21.9|12|4
  KM-2002|Nagelbürste Birne|3.1|7.9|30|10
  KM-2003|Massagebürste, Rosshaar|7.4|18.5|12|4
  # Ablagen
  KM-2101|Seifenablage, Lärche|4.2|10.9|24|6
  KM-2102|Wannenbrett, Lärche 80 cm|22.5|55|4|1
  KM-2103|Hocker klein, Eiche|38|94.5|1|1`,
  13,
);

const holzMappe = xlsx('Kellermann Händlerpreise 2026.xlsx', 'several sheets, some without prices', () => {
  const cover = new Sheet('Deckblatt').add(
    [],
    [null, bold('Kellermann Holzwaren GmbH')],
    [null, 'Händlerpreisliste gültig ab 01.01.2026'],
    [null, 'Sägewerkstraße 4, 87561 Oberstdorf, Tel. 08322 555-0'],
    [null, 'Mindestbestellwert 150,00 €, frei Haus ab 350,00 € netto'],
  );
  const euros = money('#,##0.00 "€"');
  const sheets = [
    { name: 'Küche', items: kueche },
    { name: 'Bad', items: bad },
  ].map(({ name, items }) => {
    const sheet = new Sheet(name).add(
      [bold(`${name} – Händlerpreise 2026`)],
      heads('Art.-Nr.', 'EAN', 'Bezeichnung', 'Innen-VE', 'Karton', 'UVP brutto', 'EK netto', 'EK Karton'),
    );
    for (const [section, some] of bySection(items)) {
      sheet.add([null, null, bold(section)]);
      for (const good of some)
        sheet.line(
          [
            good.sku,
            Number(good.code),
            good.title,
            good.inner,
            good.pack,
            euros(good.msrp),
            euros(good.cost),
            euros(Math.round(good.cost * good.pack * 100) / 100),
          ],
          told(good, 'EUR', 'upc', 'case_pack', 'msrp'),
        );
    }
    return sheet.add([], ['Alle Preise in Euro zzgl. 19 % MwSt.; UVP inkl. MwSt.']);
  });
  const logistics = new Sheet('Logistik').add(
    heads('Art.-Nr.', 'Zolltarifnr.', 'Gewicht Stück (kg)', 'Gewicht Karton (kg)', 'Karton L x B x H (cm)'),
    ...[...kueche, ...bad].map((good) => [
      good.sku,
      '44191900',
      Math.round(good.cost * 4) / 100,
      Math.round(good.cost * good.pack * 4) / 100,
      '40 x 30 x 25',
    ]),
  );
  const terms = new Sheet('AGB').add(
    ['Zahlung: 14 Tage netto, Neukunden per Vorkasse.'],
    ['Eigentumsvorbehalt bis zur vollständigen Bezahlung.'],
    ['Gerichtsstand Kempten (Allgäu).'],
  );
  return [cover, ...sheets, logistics, terms];
});

export const workbooks = { even: [toyBook], odd: [holzMappe] };
