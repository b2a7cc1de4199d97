import { looksLikeCode } from '../cells/code-text.ts';
import { readPrice } from '../cells/price-text.ts';
import type { ColumnRole } from '../columns/column-role.ts';
import type { ListRow, ListSheet } from '../price-list-line.ts';
import { type Field, fieldsIn, isLabelAlone } from './card-fields.ts';

/** A text of a card, where it stands: in points on a page, in rows and columns on a sheet. */
export interface CardText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The row or line, as a person finds it. */
  line: number;
}

interface Read extends CardText {
  fields: Field[];
}

/** `reduced`: what stands beside its price, and is less. */
type Card = Map<ColumnRole | 'line' | 'reduced', string>;

const LEAST_CARDS = 3;
const ROWS_SEEN = 200;
const HEADINGS: readonly (readonly [ColumnRole, string])[] = [
  ['sku', 'SKU'],
  ['upc', 'UPC'],
  ['title', 'Description'],
  ['variant', 'Size'],
  ['cost', 'Wholesale'],
  ['case_cost', 'Case price'],
  ['msrp', 'MSRP'],
  ['map', 'MAP'],
  ['case_pack', 'Case pack'],
  ['inner_pack', 'Inner pack'],
  ['minimum', 'Minimum'],
  ['currency', 'Currency'],
];

const SEEMS_LABELLED =
  /^\W{0,2}(?:sku|item|style|art|ref|upc|ean|gtin|barcode|code|model|part|stock|cat|prod|bestell|vare|tuote|codi|cód|réf|#)[\p{L}.\s#°º-]{0,16}(?:$|[:#\s]*\s*[\p{L}]{0,5}[-.]?\d)/iu;
const NUMBER_WITH_CODE = /^(?=\S*\d)\S{2,20} ?[|•·;/–—] ?\d{8,14}$|^\d{8,14} ?[|•·;/–—] ?(?=\S*\d)\S{2,20}$/u;
/** "WS $5.00 · SRP $10.00" */
const TWO_PRICES = /\p{L}{2,}\.?:?\s?\p{Sc}\s?\d[\d.,]*\W{1,5}\p{L}{2,}\.?:?\s?\p{Sc}\s?\d/u;
const NO_NAME =
  /\.(?:jpe?g|png|gif|webp|tiff?)$|^(?:new|neu|nouveau|nuevo|nuovo|nieuw|best ?sellers?|sale|exclusive|coming soon|image|photo|picture|foto|bild)\W*$|^page \d+/i;

/** Whether it is worth a look: most lists have no labels at their goods. */
export function seemToBeCards(texts: Iterable<string>): boolean {
  let count = 0;
  for (const text of texts)
    if (
      (text.length < 60 || /[|•·]/.test(text)) &&
      [SEEMS_LABELLED, NUMBER_WITH_CODE, TWO_PRICES].some((words) => words.test(text))
    )
      count += 1;
  return count >= LEAST_CARDS;
}

/** The cards of a page or a sheet, each as what its labels say, and what stands around them. */
function cardsOf(texts: readonly CardText[], gap: number): { cards: Card[]; others: CardText[] } {
  const read = joined(texts.map((text): Read => ({ ...text, fields: fieldsIn(text.text) })));
  const isAnchor = anchorOf(read);
  const anchors = read.filter(isAnchor);
  const lefts = leftsOf(anchors);
  const cards: Card[] = [];
  const used = new Set<Read>();
  const width = Math.min(...lefts.slice(1).map((left, index) => left - (lefts[index] ?? 0)));
  for (const [index, left] of lefts.entries()) {
    const next = lefts[index + 1] ?? Number.POSITIVE_INFINITY;
    const slack = (width: number): number => (Number.isFinite(width) ? width * 0.12 : 0);
    const from = index === 0 ? Number.NEGATIVE_INFINITY : left - slack(left - (lefts[index - 1] ?? left));
    const until = next - slack(next - left);
    const band = read.filter(({ x }) => x >= from && x < until);
    for (const part of partsOf(band, (one) => isAnchor(one), gap)) {
      const card = cardIn(part, width);
      if (card) {
        cards.push(card);
        for (const one of part) used.add(one);
      }
    }
  }
  return { cards, others: read.filter((one) => !used.has(one)) };
}

/** Each card has a number once; where none has, its code. */
function anchorOf(read: readonly Read[]): (text: Read) => boolean {
  const countOf = (role: ColumnRole) =>
    read.filter(({ fields }) => fields.some((field) => field.role === role)).length;
  const role: ColumnRole = countOf('sku') >= Math.max(1, countOf('upc') / 2) ? 'sku' : 'upc';
  return ({ fields }) => fields.some((field) => field.role === role);
}

/** Where cards begin, from left to right. */
function leftsOf(anchors: readonly Read[]): number[] {
  const lefts: number[] = [];
  for (const { x } of anchors.toSorted((one, other) => one.x - other.x))
    if (x - (lefts.at(-1) ?? Number.NEGATIVE_INFINITY) > 0.5) lefts.push(x);
  const spread = lefts.map((x) => anchors.filter((one) => Math.abs(one.x - x) <= 0.5).length);
  return lefts.filter((_, index) => (spread[index] ?? 0) >= Math.max(...spread) * 0.3);
}

/** A label and the value beside it are one text: two cells of a sheet. */
function joined(band: readonly Read[]): Read[] {
  const sorted = band.toSorted((one, other) => one.y - other.y || one.x - other.x);
  const made: Read[] = [];
  for (const text of sorted) {
    const last = made.at(-1);
    const isBeside = last !== undefined && Math.abs(last.y - text.y) < 0.5 && last.fields.length === 0;
    const fields =
      isBeside && isLabelAlone(last.text) ? fieldsIn(`${last.text.replace(/\s*:$/, '')}: ${text.text}`) : [];
    if (last && fields.length > 0)
      made[made.length - 1] = { ...last, text: `${last.text} ${text.text}`, fields };
    else made.push(text);
  }
  return made;
}

/** A band's texts by card: parted at the widest gap between two numbers, or behind what is said last where none is wider. */
function partsOf(band: readonly Read[], isAnchor: (text: Read) => boolean, gap: number): Read[][] {
  const at = band.flatMap((text, index) => (isAnchor(text) ? [index] : []));
  const first = at[0];
  if (first === undefined) return [];
  const distance = (index: number): number => (band[index + 1]?.y ?? 0) - (band[index]?.y ?? 0);
  const cuts: number[] = [];
  for (const [place, anchor] of at.entries()) {
    const next = at[place + 1];
    if (next === undefined) break;
    const steps = Array.from({ length: next - anchor }, (_, step) => anchor + step);
    const widest = steps.reduce((best, step) => (distance(step) > distance(best) ? step : best));
    const least = Math.min(...steps.map(distance).filter((step) => step > 0.5));
    const lastSaid = steps.findLast((step) => (band[step]?.fields.length ?? 0) > 0) ?? anchor;
    cuts.push((distance(widest) > least * 1.25 ? widest : lastSaid) + 1);
  }
  let start = first;
  while (start > 0 && distance(start - 1) <= gap) start -= 1;
  let end = at.at(-1) ?? first;
  while (end < band.length - 1 && distance(end) <= gap) end += 1;
  // What stands apart, and higher above the first number than anything above the others, is the page's title.
  const highest = Math.max(...at.slice(1).map((anchor, place) => rise(band, cuts[place] ?? anchor, anchor)));
  const steps = band.slice(first, at.at(-1)).map((_, step) => distance(first + step));
  const near = Math.min(...steps.filter((step) => step > 0.5)) * FURTHER;
  const toNextLine = (index: number): number => rise(band, index, lineBelow(band, index));
  while (
    start < first &&
    Number.isFinite(highest) &&
    rise(band, start, first) > highest * 1.3 + 1 &&
    toNextLine(start) > near
  )
    start = lineBelow(band, start);
  const edges = [start, ...cuts, end + 1];
  return edges.slice(0, -1).map((edge, index) => band.slice(edge, edges[index + 1]));
}

const rise = (band: readonly Read[], top: number, anchor: number): number =>
  (band[anchor]?.y ?? 0) - (band[top]?.y ?? 0);

const lineBelow = (band: readonly Read[], index: number): number =>
  band.findIndex(({ y }, below) => below > index && y - (band[index]?.y ?? 0) > 0.5);

function cardIn(part: readonly Read[], width: number): Card | null {
  const card: Card = new Map();
  for (const { fields } of part)
    for (const { role, value } of fields) if (!card.has(role)) card.set(role, value);
  const names = part.filter(
    ({ fields, text }) =>
      fields.length === 0 &&
      !NO_NAME.test(text) &&
      /\p{L}{2}/u.test(text) &&
      readPrice(text, '.')?.currency == null,
  );
  for (const { text, fields } of part)
    if (fields.length === 0 && !card.has('upc') && looksLikeCode(text)) card.set('upc', text);
  const priced = part.find(({ fields }) => fields.some(({ role }) => role === 'cost'));
  const reduced = part.find(
    ({ fields, text, x, y }) =>
      fields.length === 0 &&
      priced !== undefined &&
      Math.abs(y - priced.y) < 0.5 &&
      x > priced.x &&
      isLess(text, card.get('cost') ?? ''),
  );
  if (reduced) card.set('reduced', reduced.text);
  const number = card.has('sku') || names.length < 2 ? undefined : names.find(({ text }) => isNumber(text));
  if (number) card.set('sku', number.text);
  const price = card.has('cost') || card.has('case_cost') ? null : barePriceOf(part, card);
  if (price !== null) card.set('cost', price);
  const said = part.findIndex(({ fields }) => fields.length > 0);
  const called = names.filter((name) => name !== number);
  const above = called.filter((name) => part.indexOf(name) < said);
  const title = nameOf(above.length > 0 ? withoutSection(above, part.slice(said)) : called, width);
  if (!card.has('title') && title !== null) card.set('title', title);
  card.set('line', String(part[0]?.line ?? 0));
  const hasPrice = ['cost', 'case_cost', 'msrp'].some((role) => card.has(role as ColumnRole));
  return hasPrice && (card.has('sku') || card.has('upc')) ? card : null;
}

/** A number without a label: "GG-5060" beside the name. */
const isNumber = (text: string): boolean =>
  /^(?=\S*\d)\p{Lu}[\p{Lu}\d]{0,5}-?[\p{Lu}\d._/-]{2,14}$/u.test(text);

/** The one price that has no label, where what shops take is labelled, and is more. */
function barePriceOf(part: readonly Read[], card: Card): string | null {
  const prices = part.filter(
    ({ fields, text }) => fields.length === 0 && readPrice(text, '.')?.currency != null,
  );
  const [price] = prices;
  return price && prices.length === 1 && isLess(price.text, card.get('msrp') ?? '') ? price.text : null;
}

/** What a card is called stands nearer to what is said of it than the section's name above the card does. */
function withoutSection(above: readonly Read[], said: readonly Read[]): Read[] {
  const ys = [above.at(-1), ...said].flatMap((one) => one?.y ?? []);
  const apart = Math.max(...ys.slice(1).map((y, index) => y - (ys[index] ?? y)));
  const cut = above.findLastIndex((one, index) => (above[index + 1]?.y ?? one.y) - one.y > apart * FURTHER);
  return above.slice(cut + 1);
}

const FURTHER = 1.45;

function isLess(text: string, price: string): boolean {
  const [one, other] = [readPrice(text, '.'), readPrice(price, '.')];
  return one?.currency != null && (one.amount ?? 0) > 0 && (one.amount ?? 0) < (other?.amount ?? 0);
}

/** A lower price beside that of some cards is what they cost now; beside most of them it is that of more. */
function withReduced(cards: readonly Card[]): void {
  const reduced = cards.filter((card) => card.has('reduced'));
  if (reduced.length < cards.length / 2)
    for (const card of reduced) card.set('cost', card.get('reduced') ?? '');
}

/** The first line, and those below it where it was too long for one. */
function nameOf(names: readonly Read[], width: number): string | null {
  const [first] = names;
  if (!first) return null;
  const whole = [first];
  for (const name of names.slice(1)) {
    const last = whole.at(-1) ?? first;
    const isFull = last.width > 2 && last.width > (Number.isFinite(width) ? width : 400) * 0.55;
    const isNext =
      name.y - last.y < last.height * 1.8 && Math.abs(name.height - first.height) < first.height * 0.08;
    if (!isFull || !isNext) break;
    whole.push(name);
  }
  return whole.map(({ text }) => text).join(' ');
}

/** A page of a file, or a sheet: its texts, and how far apart those of one card stand at most. */
export interface CardPage {
  texts: readonly CardText[];
  gap: number;
  page?: number;
}

/** Cards as a table that is read like any other, with what stands around them above it; null where there are none. */
export function rowsOfCards(pages: readonly CardPage[]): ListRow[] | null {
  const found = pages.map((page) => ({ ...cardsOf(page.texts, page.gap), page: page.page }));
  const all = found.flatMap(({ cards }) => cards);
  withReduced(all);
  const priced = all.filter((card) => card.has('cost') || card.has('case_cost'));
  if (priced.length < LEAST_CARDS || priced.length < all.length / 2) return null;
  const headings = HEADINGS.filter(([role]) => all.some((card) => card.has(role)));
  const row = (line: number, cells: string[], page?: number): ListRow =>
    page === undefined ? { line, cells } : { line, cells, page };
  return [
    ...found.flatMap(({ others, page }) => others.map(({ line, text }) => row(line, [text], page))),
    row(0, []),
    row(
      0,
      headings.map(([, heading]) => heading),
    ),
    ...found.flatMap(({ cards, page }) =>
      cards.map((card) =>
        row(
          Number(card.get('line')),
          headings.map(([role]) => card.get(role) ?? ''),
          page,
        ),
      ),
    ),
  ];
}

/** A sheet of cards as a table. What came from pages was looked through for cards where they stood. */
export function cardsOfSheet(sheet: ListSheet): ListSheet | null {
  if (sheet.rows[0]?.page !== undefined) return null;
  const seen = sheet.rows.slice(0, ROWS_SEEN).flatMap(({ cells }) => cells);
  if (!seemToBeCards(seen)) return null;
  const texts = sheet.rows.flatMap(({ cells, line }) =>
    cells.flatMap((cell, x): CardText[] =>
      cell.trim() === '' ? [] : [{ text: cell.trim(), x, y: line, width: 0, height: 1, line }],
    ),
  );
  const rows = rowsOfCards([{ texts, gap: 1 }]);
  return rows && { name: sheet.name, rows };
}
