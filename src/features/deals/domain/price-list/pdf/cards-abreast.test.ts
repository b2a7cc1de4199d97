import { describe, expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';
import { rowsOfPdf } from './pdf-rows.ts';
import type { PlacedText } from './pdf-text.ts';

const GOODS = [
  ['AR-201', 'Luna Stud Earrings', '12.00', '26.00'],
  ['AR-202', 'Luna Hoop', '14.50', '30.00'],
  ['AR-210', 'Tide Ring', '16.00', '34.00'],
  ['AR-215', 'Tide Cuff Bracelet', '22.00', '46.00'],
  ['AR-220', 'Fern Pendant Necklace', '19.50', '42.00'],
  ['AR-224', 'Fern Bar', '18.00', '38.00'],
] as const;
type Good = (typeof GOODS)[number];

/** Letters as wide as a drawn alphabet's: none as wide as the next. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + 3 + (letter.charCodeAt(0) % 3), 0);

/** Three cards abreast, each of such lines, below a title and a note. */
function page(card: (good: Good) => string[], { note = '', isCentred = false } = {}): PlacedText[] {
  const put = (x: number, y: number, text: string, height = 8): PlacedText => ({
    text,
    x,
    y,
    height,
    width: widthOf(text),
  });
  const cards = GOODS.flatMap((good, at) =>
    card(good).map((text, line) => {
      const left = 40 + (at % 3) * 180;
      const x = isCentred ? left + 80 - widthOf(text) / 2 : left;
      return put(x, 170 + Math.floor(at / 3) * 160 + line * 11, text);
    }),
  );
  return [put(40, 50, 'Arden line sheet SS26', 16), ...(note ? [put(40, 70, note)] : []), ...cards];
}

const read = (texts: PlacedText[]) =>
  readPriceList([rowsOfPdf([texts])])
    .lines.toSorted((one, other) => (one.title ?? '').localeCompare(other.title ?? ''))
    .map(({ sku, title, cost, msrp }) => [sku, title, cost, msrp]);
const wanted = GOODS.map(([sku, title, cost, msrp]) => [sku, title, Number(cost), Number(msrp)]).toSorted(
  ([, one], [, other]) => String(one).localeCompare(String(other)),
);

describe('cards abreast', () => {
  it.each<[string, (good: Good) => string[]]>([
    [
      'a number behind a sign',
      ([sku, name, w, r]) => [name, `Style # MV-${sku}`, `Wholesale $${w}`, `MSRP $${r}`],
    ],
    ['a label of letters', ([sku, name, w, r]) => [name, `Item MV-${sku}`, `W: $${w}  R: $${r}`]],
  ])('say their number behind a label: %s', (_, card) => {
    expect(read(page(card))).toEqual(wanted.map(([sku, ...rest]) => [`MV-${sku}`, ...rest]));
  });

  it.each<[string, (good: Good) => string[]]>([
    ['above the name', ([sku, name, w, r]) => [sku, name, `WS ${w} RRP ${r}`]],
    ['below it', ([sku, name, w, r]) => [name, sku, `$${w} wholesale`, `$${r} retail`]],
    ['before it, in its line', ([sku, name, w, r]) => [`${sku} ${name}`, `Wholesale ${w}`, `Retail ${r}`]],
  ])('have a number without a label: %s', (_, card) => {
    expect(read(page(card))).toEqual(wanted);
    expect(read(page(card, { isCentred: true }))).toEqual(wanted);
  });

  it('have a number of figures alone', () => {
    const numbers = page(([sku, name, w, r]) => [name, sku.replace('AR-', '20'), `WS $${w}`, `RRP $${r}`]);
    expect(read(numbers)).toEqual(
      wanted.map(([sku, ...rest]) => [String(sku).replace('AR-', '20'), ...rest]),
    );
  });

  it('have two prices without labels, which a note puts in order', () => {
    const card = ([sku, name, w, r]: Good) => [name, sku, `$${w} | $${r}`];
    expect(read(page(card, { note: 'Prices shown: wholesale | suggested retail. Net 30.' }))).toEqual(wanted);
    const turned = ([sku, name, w, r]: Good) => [name, sku, `USD ${r} / USD ${w}`];
    expect(read(page(turned, { note: 'Style / Retail / Wholesale' }))).toEqual(wanted);
    expect(read(page(card))).toEqual([]);
    const packs = ([sku, name]: Good) => [name, sku, '6/12'];
    expect(read(page(packs, { note: 'Wholesale / Retail' }))).toEqual([]);
  });

  it('are known by both prices where they have neither number nor code', () => {
    const card = ([, name, w, r]: Good) => [name, `Wholesale $${w}`, `MSRP $${r}`];
    expect(read(page(card))).toEqual(wanted.map(([, ...rest]) => [null, ...rest]));
    expect(read(page(([, name, w]) => [name, `Wholesale $${w}`]))).toEqual([]);
  });
});
