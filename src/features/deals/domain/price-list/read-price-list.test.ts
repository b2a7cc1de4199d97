import { describe, expect, it } from 'vitest';
import type { ListSheet } from './price-list-line.ts';
import { readPriceList } from './read-price-list.ts';

const sheet = (rows: string[][], more: Partial<ListSheet> = {}): ListSheet => ({
  name: 'Prices',
  rows: rows.map((cells, index) => ({ line: index + 1, cells })),
  ...more,
});
const linesOf = (rows: string[][], more: Partial<ListSheet> = {}) => readPriceList([sheet(rows, more)]).lines;

describe('a price list', () => {
  it('has its headings below notes, sections as categories, and neither totals nor notes as lines', () => {
    const lines = linesOf([
      ['Nordkap Trading 2026'],
      ['All prices in CAD. Opening order $250.'],
      ['Item #', 'Description', 'UPC', 'Wholesale', 'MSRP', 'Case Pack'],
      ['SALT'],
      ['N-1', 'Fine salt', '850123400139', '$5.00', '$10.00', '12'],
      ['PEPPER'],
      ['N-2', 'Black pepper', '850123400207', 'TBD', '$12.00', '6'],
      ['Item #', 'Description', 'UPC', 'Wholesale', 'MSRP', 'Case Pack'],
      ['N-3', 'White pepper', '', '$7.00', '', ''],
      ['Total', '', '', '$12.00', '', ''],
      ['Prices subject to change without notice'],
    ]);
    expect(lines).toMatchObject([
      { row: 5, sku: 'N-1', category: 'SALT', cost: 5, currency: 'CAD', casePack: 12, msrp: 10 },
      { row: 7, sku: 'N-2', category: 'PEPPER', cost: null, remarks: ['The list names no price: “TBD”.'] },
      { row: 9, sku: 'N-3', category: 'PEPPER', upc: null, cost: 7 },
    ]);
    expect(lines).toHaveLength(3);
  });

  it('has a title above its only headings, and names above the headings of several tables', () => {
    const headings = ['Item #', 'Description', 'Wholesale'];
    const salt = ['N-1', 'Fine salt', '$5.00'];
    const pepper = ['N-2', 'Black pepper', '$7.00'];
    const categoriesOf = (rows: string[][]) => linesOf(rows).map(({ category }) => category);
    const titled = [['Nordkap Trading 2026'], ['Ships from our warehouse in Reno'], ['']];
    expect(categoriesOf([...titled, headings, salt, pepper])).toEqual([null, null]);
    expect(categoriesOf([...titled, headings, salt, ['PEPPER'], pepper])).toEqual([null, 'PEPPER']);
    expect(categoriesOf([['SALT'], headings, salt, [''], ['PEPPER'], [''], headings, pepper])).toEqual([
      'SALT',
      'PEPPER',
    ]);
  });

  it('has a brand that is written once, merged or not, for all lines down to the next', () => {
    const rows = [
      ['Brand', 'SKU', 'Description', 'Cost'],
      ['Nordkap', 'N-1', 'Salt', '5.00'],
      ['', 'N-2', 'Pepper', '6.00'],
      ['Sorvik', 'S-1', 'Oil', '7.00'],
      ['', 'S-2', 'Tea', '8.00'],
    ];
    const brands = ['Nordkap', 'Nordkap', 'Sorvik', 'Sorvik'];
    expect(linesOf(rows).map(({ category }) => category)).toEqual(brands);
    const merged = linesOf(rows.slice(0, 3), { merges: ['A2:A3'] });
    expect(merged.map(({ category }) => category)).toEqual(['Nordkap', 'Nordkap']);
    const gaps = [...rows, ['Nordkap', 'N-3', 'Flakes', '5.00'], ['', 'X-1', 'Jar', '2.00']];
    expect(linesOf(gaps).at(-1)?.category).toBeNull();
  });

  it('has headings of two rows, one of them over several columns', () => {
    const rows = [
      ['', '', 'Price per unit', '', 'Packing', ''],
      ['SKU', 'Product', 'Wholesale', 'MSRP', 'Inner', 'Master'],
      ['N-1', 'Salt', '5.00', '10.00', '6', '24'],
    ];
    const [line] = linesOf(rows, { merges: ['C1:D1', 'E1:F1'] });
    expect(line).toMatchObject({ sku: 'N-1', cost: 5, msrp: 10, innerPack: 6, casePack: 24 });
  });

  it('charges what the smallest quantity costs, and says so', () => {
    const reading = readPriceList([
      sheet([
        ['SKU', 'Product', '48+', '1-11', '12-47'],
        ['N-1', 'Salt', '4.00', '5.00', '4.50'],
      ]),
    ]);
    expect(reading.lines).toMatchObject([{ cost: 5 }]);
    expect(reading.notes[0]).toContain('“1-11”');
  });

  it('has no larger quantities in “Color”, and knows what shops in Spain call their price', () => {
    const reading = readPriceList([
      sheet([
        ['Style', 'Color', 'Size', 'UPC', 'PVD', 'PVPR'],
        ['TEE', 'Red', 'S', '012345678905', '10,00 €', '20,00 €'],
      ]),
    ]);
    expect(reading.lines).toMatchObject([{ sku: 'TEE', variant: 'Red, S', cost: 10, msrp: 20 }]);
    expect(reading.notes).toEqual([]);
  });

  it('parts a case’s price only where the list says how many it is for', () => {
    const rows = [
      ['SKU', 'Product', 'Case Price', 'Case Qty'],
      ['N-1', 'Salt', '60.00', '12'],
      ['N-2', 'Pepper', '60.00', ''],
    ];
    expect(linesOf(rows)).toMatchObject([{ cost: 5 }, { cost: null }]);
  });

  it('says of a line that nobody who opens the file sees it, and of a price that was never reckoned', () => {
    const [salt, pepper] = readPriceList([
      {
        name: 'Prices',
        rows: [
          { line: 1, cells: ['SKU', 'Name', 'Whole-\nsale', 'MSRP'] },
          { line: 2, cells: ['N-1', 'Salt', '5.00', '9.00'], isHidden: true },
          { line: 3, cells: ['N-2', 'Oil', '=B2*3', '12.00'] },
        ],
      },
    ]).lines;
    expect(salt).toMatchObject({ cost: 5, remarks: ['The row is hidden in the file.'] });
    expect(pepper).toMatchObject({
      cost: null,
      msrp: 12,
      remarks: [expect.stringContaining('is a formula')],
    });
  });

  it('is several sheets, of which some are none', () => {
    const stores = sheet(
      [
        ['Store', 'City'],
        ['One', 'Oslo'],
      ],
      { name: 'Stores' },
    );
    const reading = readPriceList([
      stores,
      sheet(
        [
          ['SKU', 'Name', 'Cost'],
          ['A', 'Salt', '€ 1,50'],
        ],
        { name: 'A' },
      ),
      sheet(
        [
          ['SKU', 'Name', 'Cost'],
          ['B', 'Oil', '€ 2,50'],
        ],
        { name: 'B' },
      ),
    ]);
    expect(reading.lines).toMatchObject([
      { sheet: 'A', sku: 'A', cost: 1.5, currency: 'EUR' },
      { sheet: 'B', sku: 'B', cost: 2.5, currency: 'EUR' },
    ]);
    expect(reading.notes).toContain('Read for no price list: “Stores”.');
  });

  it('may be two tables side by side', () => {
    const rows = [
      ['SKU', 'Name', 'Price', '', 'SKU', 'Name', 'Price'],
      ['A', 'Salt', '1.00', '', 'B', 'Oil', '2.00'],
    ];
    expect(linesOf(rows)).toMatchObject([
      { sku: 'A', cost: 1 },
      { sku: 'B', cost: 2 },
    ]);
  });

  it('may have no headings at all', () => {
    const rows = [
      ['850123400139', 'Fine sea salt', '$5.00'],
      ['850123400207', 'Black pepper, whole', '$6.00'],
    ];
    expect(linesOf(rows)).toMatchObject([
      { upc: '850123400139', title: 'Fine sea salt', cost: 5 },
      { cost: 6 },
    ]);
    const short = [
      ['A1', '850123400139', 'Salt', '5.00'],
      ['A2', '850123400207', 'Pepper', '6.00'],
    ];
    expect(linesOf(short)).toMatchObject([
      { sku: 'A1', title: 'Salt' },
      { sku: 'A2', title: 'Pepper' },
    ]);
  });

  it('has no currency where it names none, and is told so', () => {
    const rows = [
      ['SKU', 'Name', 'Cost'],
      ['A', 'Salt', '1.50'],
    ];
    const reading = readPriceList([sheet(rows)]);
    expect(reading.lines).toMatchObject([{ currency: null, cost: 1.5 }]);
    expect(reading.notes[0]).toContain('names no currency');
  });

  it.each([
    [
      'simplified Chinese',
      ['货号', '品名', '规格', '条形码', '箱规', '批发价（元）', '建议零售价', '起订量', '备注'],
      ['N-1', '天然海盐', '250克', '6901234567892', '24袋/箱', '12.50', '¥25.00', '2箱', '新品'],
      { cost: 12.5, currency: 'CNY', msrp: 25, casePack: 24, variant: '250克' },
    ],
    [
      'traditional Chinese',
      ['貨號', '商品名稱', '容量', '條碼', '裝箱數', '單價', '建議售價', '最小訂購量', '備註'],
      ['N-1', '天然海鹽', '250公克', '4712345678900', '24', 'NT$120', 'NT$240', '48', ''],
      { cost: 120, currency: 'TWD', msrp: 240, casePack: 24, variant: '250公克' },
    ],
    [
      'Japanese',
      [
        '商品コード',
        '商品名',
        '規格',
        'JANコード',
        'ケース入数',
        '卸価格（税抜）',
        '希望小売価格',
        '最小ロット',
        'ケースJAN',
      ],
      ['N-1', '天然海塩', '250g', '4901234567894', '24', '￥1,200', '2,400円', '1', '14901234567891'],
      { cost: 1200, currency: 'JPY', msrp: 2400, casePack: 24, upc: '4901234567894' },
    ],
    [
      'Korean',
      [
        '상품코드',
        '상품명',
        '규격',
        '바코드',
        '박스입수',
        '공급가',
        '권장소비자가',
        '최소주문수량',
        '원산지',
      ],
      ['N-1', '천일염', '250g', '8801234567893', '24', '5,000원', '10,000원', '2', '한국'],
      { cost: 5000, currency: 'KRW', msrp: 10_000, casePack: 24, upc: '8801234567893' },
    ],
  ])('is read under headings in %s', (_, headings, row, line) => {
    const lines = linesOf([headings, row, ['合計', '', '', '', '', '99.00', '', '', '']]);
    expect(lines).toMatchObject([{ sku: 'N-1', title: row[1], ...line }]);
    expect(lines[0]?.upc).toBe(row[3]);
  });

  it('is read by the abbreviation in a heading of two languages, and has none of a case’s price', () => {
    const lines = linesOf([
      ['产品SKU', '产品名称 Product', '箱价', '箱规', '产品条码 EAN', '外箱条码'],
      ['N-1', '海盐', '240.00', '24', '6901234567892', '16901234567899'],
    ]);
    expect(lines).toMatchObject([
      { sku: 'N-1', title: '海盐', cost: 10, upc: '6901234567892', currency: null },
    ]);
  });

  it('is read as a person says what its columns are', () => {
    const rows = [
      ['SKU', 'Name', 'Old', 'New one'],
      ['A', 'Salt', '1.50', '2.50'],
    ];
    expect(linesOf(rows)).toEqual([]);
    const said = readPriceList([sheet(rows)], { Prices: { 0: 'sku', 1: 'title', 3: 'cost' } });
    expect(said.lines).toMatchObject([{ sku: 'A', title: 'Salt', cost: 2.5 }]);
  });
});
