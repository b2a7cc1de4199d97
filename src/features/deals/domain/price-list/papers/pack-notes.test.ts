import { describe, expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const HEADINGS = ['No.', 'Item', 'Size', 'Net'];
const GOODS = [
  ['101', 'Allspice, ground', '2.0 oz', '3.20'],
  ['102', 'Bay leaves', '0.3 oz', '2.95'],
];

const packsOf = (rows: string[][]) =>
  readPriceList([
    { name: 'Prices', rows: rows.map((cells, index) => ({ line: index + 1, cells })) },
  ]).lines.map(({ casePack }) => casePack);

describe('a sentence at the top that says how all goods are packed', () => {
  it.each([
    ['2026 wholesale prices, US dollars. Jars packed 6 to a case.', 6],
    ['All prices are per unit. Everything is packed 12 units to a case, sold by the case.', 12],
    ['Prices in US dollars. 12 per case.', 12],
    ['Products ship 24 to the case.', 24],
    ['Goods are sold 8 per carton, FOB Portland.', 8],
    ['Net prices. Packed in cases of 6.', 6],
    ['All items 12/case unless noted.', 12],
  ])('holds for lines that state none: %s', (sentence, pack) => {
    expect(packsOf([['Tidewater Spice'], [sentence], HEADINGS, ...GOODS])).toEqual([pack, pack]);
  });

  it('says nothing of a line with a pack of its own', () => {
    const rows = [
      [...HEADINGS, 'Case pack'],
      ['101', 'Allspice', '2.0 oz', '3.20', '4'],
      ['102', 'Bay', '0.3 oz', '2.95', ''],
    ];
    expect(packsOf([['Everything is packed 6 to a case.'], ...rows])).toEqual([4, 6]);
  });

  it('parts the price of a case, where that is what the list charges', () => {
    const { lines } = readPriceList([
      {
        name: null,
        rows: [['Jars packed 6 to a case.'], ['No.', 'Item', 'Case price'], ['1', 'Allspice', '$19.20']].map(
          (cells, at) => ({ line: at + 1, cells }),
        ),
      },
    ]);
    expect(lines).toMatchObject([{ cost: 3.2, casePack: 6 }]);
  });

  it.each([
    ['of another unit', '24 cases per pallet. Prices in US dollars.'],
    ['of inner packs', 'Packed 6 inners to a case.'],
    ['of money', 'Freight is $12 per case.'],
    ['of what is ordered at least', 'Minimum order 12 per case.'],
    ['of some goods', 'Candles are packed 6 to a case.'],
    ['of one size', '2 oz jars packed 6 to a case.'],
    ['of others besides', 'Everything is packed 12 to a case, gift sets 4 to a case.'],
    ['with exceptions', 'Everything is packed 12 to a case except oils.'],
    ['of two packs', 'Jars packed 6 to a case. Bottles packed 12 to a case.'],
  ])('gives no pack where it is %s', (_, sentence) => {
    expect(packsOf([['Tidewater Spice'], [sentence], HEADINGS, ...GOODS])).toEqual([null, null]);
  });

  it('leaves out what is called another container than the one it speaks of', () => {
    const rows = [...GOODS, ['501', 'Crab Feast Trio', '3 jars', '11.25'], ['502', 'Refill bag', '', '4.00']];
    const packs = (sentence: string) => packsOf([[sentence], HEADINGS, ...rows]);
    expect(packs('Jars packed 6 to a case.')).toEqual([6, 6, null, null]);
    expect(packs('Jars, bags & sets packed 6 to a case.')).toEqual([6, 6, 6, 6]);
    expect(packs('Everything is packed 6 to a case.')).toEqual([6, 6, 6, 6]);
    expect(packs('Sets packed 6 to a case.')).toEqual([null, null, 6, null]);
  });

  it('leaves out a section of another container, and means one that it names', () => {
    const rows = [HEADINGS, ['SPICES'], ...GOODS, ['GIFT SETS'], ['501', 'Crab Feast', '3 jars', '11.25']];
    expect(packsOf([['Jars packed 6 to a case.'], ...rows])).toEqual([6, 6, null]);
    expect(packsOf([['Jars and sets packed 6 to a case.'], ...rows])).toEqual([6, 6, 6]);
    expect(packsOf([['Sets packed 6 to a case.'], ...rows])).toEqual([null, null, 6]);
  });

  it('is none below the name of a section', () => {
    const rows = [HEADINGS, ['SPICES'], ['Packed 6 to a case.'], ...GOODS];
    expect(packsOf(rows)).toEqual([null, null]);
  });
});

describe('goods sold in packs of several', () => {
  const packsOf = (notes: string[], ...names: string[]) =>
    readPriceList([
      {
        name: null,
        rows: [
          ...notes.map((note) => [note]),
          ['Code', 'Design', 'Wholesale', 'Retail'],
          ...names.map((name, at) => [`PP-${at}`, name, '$2.50', '$5.00']),
        ].map((cells, index) => ({ line: index + 1, cells })),
      },
    ]).lines.map(({ casePack }) => casePack);

  it('are ordered by the pack, where their prices are for one', () => {
    const goods = ['Birthday Bear', 'Thank You Fern'];
    expect(packsOf(['Single cards are sold in packs of 6.', 'Prices are per card.'], ...goods)).toEqual([
      6, 6,
    ]);
    expect(packsOf(['Ornaments sold in multiples of 4, $2.50 each.'], ...goods)).toEqual([4, 4]);
  });

  it('are none where a price is for the pack, where nothing says so, or where they are sets', () => {
    expect(packsOf(['Cards are sold in packs of 6. $15.00 per pack.'], 'Birthday Bear')).toEqual([null]);
    expect(packsOf(['Cards are sold in packs of 6.'], 'Birthday Bear')).toEqual([null]);
    expect(
      packsOf(
        ['Cards are sold in packs of 6. Prices are per card.'],
        'Birthday Bear',
        'Boxed Set of 8, Ferns',
      ),
    ).toEqual([6, null]);
  });
});
