/** The columns of an export that most people make, headings as Keepa writes them. */
const COLUMNS: [heading: string, of: (row: number) => string][] = [
  ['Locale', () => 'com'],
  [
    'Image',
    (row) =>
      `https://m.media-amazon.com/images/I/${id(row, 10)}.jpg;https://m.media-amazon.com/images/I/${id(row + 1, 10)}.jpg`,
  ],
  [
    'Title',
    (row) =>
      `${BRANDS[row % BRANDS.length]} ${WORDS[row % 13]} ${WORDS[row % 7]} for the kitchen, ${row % 48} oz "${WORDS[row % 5]}", model ${row}`,
  ],
  ['Sales Rank: Current', (row) => String(1 + ((row * 7919) % 400_000))],
  ['Sales Rank: 30 days avg.', (row) => String(1 + ((row * 7907) % 400_000))],
  ['Sales Rank: 90 days avg.', (row) => String(1 + ((row * 7901) % 400_000))],
  ['Sales Rank: Drops last 30 days', (row) => String(row % 190)],
  ['Sales Rank: Drops last 90 days', (row) => String(row % 570)],
  ['Bought in past month', (row) => (row % 3 === 0 ? '' : String((row % 20) * 50))],
  ['Reviews: Rating', (row) => (3 + (row % 20) / 10).toFixed(1)],
  ['Reviews: Rating Count', (row) => String(row % 9_000)],
  ['Buy Box 🚚: Current', (row) => price(row)],
  ['Buy Box 🚚: 30 days avg.', (row) => price(row + 3)],
  ['Buy Box 🚚: 90 days avg.', (row) => price(row + 7)],
  ['Buy Box: % Amazon 90 days', (row) => `${row % 100} %`],
  ['Amazon: Current', (row) => (row % 4 === 0 ? price(row + 11) : '-')],
  ['Amazon: 90 days OOS', (row) => `${(row * 3) % 100} %`],
  ['New: Current', (row) => price(row + 1)],
  ['New: 90 days avg.', (row) => price(row + 9)],
  ['New, 3rd Party FBA: Current', (row) => price(row + 2)],
  ['FBA Pick&Pack Fee', (row) => `$ ${(3 + (row % 500) / 100).toFixed(2)}`],
  ['Referral Fee %', () => '15.00 %'],
  ['New Offer Count: Current', (row) => String(1 + (row % 24))],
  ['Count of retrieved live offers: New, FBA', (row) => String(row % 17)],
  ['Count of retrieved live offers: New, FBM', (row) => String(row % 9)],
  ['URL: Amazon', (row) => `https://www.amazon.com/dp/${asin(row)}?psc=1`],
  ['Categories: Root', (row) => CATEGORIES[row % CATEGORIES.length] ?? ''],
  ['Categories: Sub', (row) => `${CATEGORIES[row % CATEGORIES.length]} ${WORDS[row % 11]}`],
  ['ASIN', (row) => asin(row)],
  ['Product Codes: EAN', (row) => withCheckDigit(`0${String(10_000_000_000 + row)}`)],
  ['Product Codes: UPC', (row) => withCheckDigit(String(10_000_000_000 + row))],
  ['Manufacturer', (row) => `${BRANDS[row % BRANDS.length]} Inc.`],
  ['Brand', (row) => BRANDS[row % BRANDS.length] ?? ''],
  ['Package: Length (cm)', (row) => ((row % 400) / 10 + 1).toFixed(1)],
  ['Package: Width (cm)', (row) => ((row % 300) / 10 + 1).toFixed(1)],
  ['Package: Height (cm)', (row) => ((row % 200) / 10 + 1).toFixed(1)],
  ['Package: Weight (g)', (row) => String(20 + (row % 4_000))],
  ['Listed since', (row) => `20${10 + (row % 15)}/0${1 + (row % 9)}/1${row % 10}`],
];

const WORDS = [
  'steel',
  'bottle',
  'insulated',
  'cup',
  'travel',
  'mug',
  'glass',
  'tray',
  'lid',
  'set',
  'brush',
  'towel',
  'rack',
];
const CATEGORIES = [
  'Home & Kitchen',
  'Beauty & Personal Care',
  'Toys & Games',
  'Pet Supplies',
  'Office Products',
];
const BRANDS = Array.from({ length: 8_000 }, (_, at) => `${WORDS[at % 13]}${WORDS[(at * 7) % 11]} ${at}`);

const id = (row: number, length: number): string =>
  row.toString(36).toUpperCase().padStart(length, '0').slice(-length);
const asin = (row: number): string => `B0${id(row, 8)}`;
const price = (row: number): string => `$ ${(4 + ((row * 37) % 19_600) / 100).toFixed(2)}`;

function withCheckDigit(body: string): string {
  let sum = 0;
  for (let at = 0; at < body.length; at += 1)
    sum += Number(body[body.length - 1 - at]) * (at % 2 === 0 ? 3 : 1);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** The headings, then so many rows. */
export function* keepaExport(rows: number): Generator<string[]> {
  yield COLUMNS.map(([heading]) => heading);
  for (let row = 0; row < rows; row += 1) yield COLUMNS.map(([, of]) => of(row));
}

/** As the web export writes it: with its mark, every cell in quotation marks. */
export function* asCsv(rows: Iterable<readonly string[]>): Generator<string> {
  yield '\uFEFF';
  for (const row of rows) yield `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;
}
