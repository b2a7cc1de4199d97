import { describe, expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';
import { rowsOfPdf } from './pdf-rows.ts';
import { pagesOfSpacedText } from './spaced-text.ts';

const linesOf = (text: string) => {
  const pages = pagesOfSpacedText(text);
  return pages ? readPriceList([rowsOfPdf(pages)]).lines : null;
};

const REPORT = `GARRISON GARDEN SUPPLY          WHOLESALE PRICE LIST            PAGE 1
RUN 01/09/26 07:14   PR410      CUSTOMER CLASS: 03

ITEM NO     DESCRIPTION            UPC            CS QTY      PRICE   SUGG RTL
----------- ---------------------- ------------- ------- ---------- ----------
5110-G      HAND TROWEL, ASH       073221051106       12      46.84     102.00
5118-G      WATERING CAN, OAT 15   073221051182        6   1,094.92   2,201.00

*** END OF REPORT ***   2 ITEMS`;

describe('a report printed as text', () => {
  it('has its columns by spaces, commas in its names, and no rules as lines', () => {
    expect(linesOf(REPORT)).toMatchObject([
      { sku: '5110-G', title: 'HAND TROWEL, ASH', upc: '073221051106', casePack: 12, cost: 46.84, msrp: 102 },
      { sku: '5118-G', title: 'WATERING CAN, OAT 15', casePack: 6, cost: 1094.92, msrp: 2201 },
    ]);
  });

  it('parts a full column from the next by one space', () => {
    const goods = ['TROWEL OF ASH, NARROW', 'TROWEL OF OAK, WIDE 3', 'POT 9 CM', 'SECATEURS, BYPASS'];
    const rows = Array.from(
      { length: 12 },
      (_, at) =>
        `${5000 + at}-G      ${(goods[at % 4] ?? '').padEnd(21)} 073221051${100 + at}       12      46.84`,
    );
    const text = ['ITEM NO     DESCRIPTION           UPC             CS QTY      PRICE', ...rows].join('\n');
    expect(linesOf(text)?.map(({ title, cost }) => [title, cost])).toEqual(
      rows.map((_, at) => [goods[at % 4], 46.84]),
    );
  });

  it('goes on where the printer begins a page', () => {
    const more = REPORT.replaceAll('5110-G', '6110-G').replaceAll('5118-G', '6118-G');
    expect(linesOf(`${REPORT}\n\f${more}`)?.map(({ sku }) => sku)).toEqual([
      '5110-G',
      '5118-G',
      '6110-G',
      '6118-G',
    ]);
  });

  it.each([
    [
      'tabs',
      'SKU\tName\tWholesale\nN-1\tFine  sea  salt\t5.00\nN-2\tPepper  black  whole\t6.00\nN-3\tOil  a  b\t7.00',
    ],
    [
      'commas',
      'SKU,Name,Wholesale\nN-1,Fine  sea  salt,5.00\nN-2,Pepper  black  whole,6.00\nN-3,Oil  a  b,7.00',
    ],
    [
      'semicolons',
      'SKU;Name;Net\nN-1;Fine  sea  salt;5,00\nN-2;Pepper  black  whole;6,00\nN-3;Oil  a  b;7,00',
    ],
  ])('is none that is parted by %s', (_, text) => {
    expect(linesOf(text)).toBeNull();
  });
});
