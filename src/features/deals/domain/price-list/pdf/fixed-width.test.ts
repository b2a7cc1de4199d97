import { describe, expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';
import { PRINTOUTS, type Printout } from './fixtures/printouts.ts';
import { rowsOfPdf } from './pdf-rows.ts';
import type { PdfPage, PlacedText } from './pdf-text.ts';
import { pagesOfSpacedText } from './spaced-text.ts';

const LETTER = 4.2;
const LINE = 9;

/** A page in letters that are all as wide, its lines in such pieces. */
const printed = (text: string, pieces: RegExp): PdfPage[] =>
  text.split('\f').map((page) =>
    page.split('\n').flatMap((line, at) =>
      [...line.matchAll(pieces)].map(
        ({ 0: piece, index }): PlacedText => ({
          text: piece,
          x: 30 + index * LETTER,
          y: 36 + at * LINE,
          width: piece.length * LETTER,
          height: 7,
        }),
      ),
    ),
  );

const WHOLE_LINES = /\S.*\S/g;
/** As it comes from a program that sets words, two of them in one piece where it likes. */
const WORDS = /\S+(?: \S+)?/g;

const linesOf = (pages: readonly PdfPage[]) => readPriceList([rowsOfPdf(pages)]).lines;
const read = (pages: readonly PdfPage[]) =>
  linesOf(pages).map(({ sku, title, upc, cost, casePack, msrp, currency }) => ({
    line: [sku, title, upc, cost, casePack, msrp],
    currency,
  }));
const wanted = ({ lines, currency }: Printout) => lines.map((line) => ({ line: [...line], currency }));

describe('a printout of a distributor’s program', () => {
  it.each(PRINTOUTS)('is read as text: $kind', (printout) => {
    expect(read(pagesOfSpacedText(printout.text) ?? [])).toEqual(wanted(printout));
  });

  it.each(PRINTOUTS)('is read as PDF, its lines whole: $kind', (printout) => {
    expect(read(printed(printout.text, WHOLE_LINES))).toEqual(wanted(printout));
  });

  it.each(PRINTOUTS)('is read as PDF, its lines in pieces: $kind', (printout) => {
    expect(read(printed(printout.text, WORDS))).toEqual(wanted(printout));
  });
});

it('parts a name that fills its column from the code behind it, and keeps words in place of a price', () => {
  const names = ['WILD CEDAR SOAP', 'SEA SALT CRACKERS 1LB', 'HONEY LIP BALM', 'BLACK COCOA JAM JAR'];
  const rows = Array.from({ length: 18 }, (_, at) => {
    const name = at === 7 ? 'MINT PEPPER TEA TIN 4OZ' : (names[at % 4] ?? '');
    const price = at === 9 ? '   CALL' : '  14.74';
    return `K71${at + 10}   ${name.padEnd(23)}850010185378   6/CS${price}`;
  });
  const text = `KEYSTONE GENERAL STORES   PRICE LIST   US FUNDS   PAGE 1

STOCK   ITEM DESCRIPTION       UPC            PACK   COST
${rows.join('\n')}`;
  for (const pages of [printed(text, WORDS), pagesOfSpacedText(text) ?? []]) {
    const lines = linesOf(pages);
    expect(lines).toHaveLength(18);
    expect(lines[7]).toMatchObject({ title: 'MINT PEPPER TEA TIN 4OZ', upc: '850010185378', casePack: 6 });
    expect(lines[9]).toMatchObject({ title: 'SEA SALT CRACKERS 1LB', cost: null, currency: 'USD' });
  }
});

it('leaves cards alone that are set in letters of one width', () => {
  const text = `SOAPS OF THE BAY

BERRY SOAP       MINT SOAP        SALT SOAP
Style B-101      Style B-102      Style B-103
WS $3.00         WS $4.00         WS $5.00
RRP $6.00        RRP $8.00        RRP $10.00`;
  expect(linesOf(printed(text, WORDS))).toMatchObject([
    { sku: 'B-101', title: 'BERRY SOAP', cost: 3, msrp: 6 },
    { sku: 'B-102', cost: 4 },
    { sku: 'B-103', cost: 5 },
  ]);
});
