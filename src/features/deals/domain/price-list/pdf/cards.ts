import { looksLikeCode } from '../cells/code-text.ts';
import { readPrice } from '../cells/price-text.ts';
import type { ColumnRole } from '../columns/column-role.ts';
import type { ListRow, ListSheet } from '../price-list-line.ts';
import {
  anchorOf,
  bandsOf,
  type CardText,
  isFigures,
  isNumber,
  LEAST_CARDS,
  numberAndName,
  type ReadText,
} from './card-anchors.ts';
import { FIELD_HEADINGS, fieldsIn, isLabelAlone } from './card-fields.ts';
import { fieldsOfPair, isPair, orderOfPairs, type PairOrder } from './card-prices.ts';

/** `reduced`: what stands beside its price, and is less. */
type Card = Map<ColumnRole | 'line' | 'reduced', string>;

const ROWS_SEEN = 200;

const SEEMS_LABELLED =
  /^\W{0,2}(?:sku|item|style|art|ref|upc|ean|gtin|barcode|code|model|part|stock|cat|prod|bestell|vare|tuote|codi|cód|réf|#)[\p{L}.\s#°º-]{0,16}(?:$|[:#\s]*\s*[\p{L}]{0,5}[-.]?\d)/iu;
const NUMBER_WITH_CODE = /^(?=\S*\d)\S{2,20} ?[|•·;/–—] ?\d{8,14}$|^\d{8,14} ?[|•·;/–—] ?(?=\S*\d)\S{2,20}$/u;
/** "WS $5.00 · SRP $10.00" */
const TWO_PRICES = /\p{L}{2,}\.?:?\s?\p{Sc}\s?\d[\d.,]*\W{1,5}\p{L}{2,}\.?:?\s?\p{Sc}\s?\d/u;
const NO_NAME =
  /\.(?:jpe?g|png|gif|webp|tiff?)$|^(?:new|neu|nouveau|nuevo|nuovo|nieuw|best ?sellers?|sale|exclusive|coming soon|image|photo|picture|foto|bild)\W*$|^page \d+/i;

/** Whether it is worth a look: most lists have no labels at their goods. */
export function seemToBeCards(texts: readonly string[]): boolean {
  let count = 0;
  for (const text of texts)
    if (
      (text.length < 60 || /[|•·]/.test(text)) &&
      [SEEMS_LABELLED, NUMBER_WITH_CODE, TWO_PRICES].some((words) => words.test(text))
    )
      count += 1;
  return count >= LEAST_CARDS || haveTwoPrices(texts);
}

/** What is paid and what shops ask, with labels or as a note says, at so many goods. */
function haveTwoPrices(texts: readonly string[]): boolean {
  if (texts.filter(isPair).length >= LEAST_CARDS && orderOfPairs(texts) !== null) return true;
  const short = texts.filter((text) => text.length < 60 && /\d/.test(text) && /\p{L}/u.test(text));
  const said = short.map((text) => fieldsIn(text).map(({ role }) => role));
  const count = (role: ColumnRole): number => said.filter((roles) => roles.includes(role)).length;
  return count('cost') >= LEAST_CARDS && count('msrp') >= LEAST_CARDS;
}

/** The cards of a page or a sheet, each as what its labels say, and what stands around them. */
function cardsOf(
  read: readonly ReadText[],
  isAnchor: (text: ReadText) => boolean,
  gap: number,
): { cards: Card[]; others: CardText[] } {
  const { bands, width } = bandsOf(read.filter(isAnchor), read);
  const cards: Card[] = [];
  const used = new Set<ReadText>();
  for (const { holds } of bands)
    for (const part of partsOf(read.filter(holds), isAnchor, gap)) {
      const card = cardIn(part, width);
      if (card) {
        cards.push(card);
        for (const one of part) used.add(one);
      }
    }
  return { cards, others: read.filter((one) => !used.has(one)) };
}

/** Texts with what they say, by labels or as a note orders two prices. */
function readTexts({ texts }: CardPage, order: PairOrder | null): ReadText[] {
  const fieldsOf = (text: string) =>
    order !== null && isPair(text) ? fieldsOfPair(text, order) : fieldsIn(text);
  return joined(texts.map((text): ReadText => ({ ...text, fields: fieldsOf(text.text) })));
}

/** A label and the value beside it are one text: two cells of a sheet. */
function joined(band: readonly ReadText[]): ReadText[] {
  const sorted = band.toSorted((one, other) => one.y - other.y || one.x - other.x);
  const made: ReadText[] = [];
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
function partsOf(
  band: readonly ReadText[],
  isAnchor: (text: ReadText) => boolean,
  gap: number,
): ReadText[][] {
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

const rise = (band: readonly ReadText[], top: number, anchor: number): number =>
  (band[anchor]?.y ?? 0) - (band[top]?.y ?? 0);

const lineBelow = (band: readonly ReadText[], index: number): number =>
  band.findIndex(({ y }, below) => below > index && y - (band[index]?.y ?? 0) > 0.5);

function cardIn(part: readonly ReadText[], width: number): Card | null {
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
  const number = card.has('sku') ? undefined : numberIn(part, names);
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
  const hasBoth = card.has('title') && card.has('cost') && card.has('msrp');
  return hasPrice && (card.has('sku') || card.has('upc') || hasBoth) ? card : null;
}

/** A number without a label, beside the name: it is none where it is all that the goods are called. */
const numberIn = (part: readonly ReadText[], names: readonly ReadText[]): ReadText | undefined =>
  (names.length < 2 ? undefined : names.find(({ text }) => isNumber(text))) ??
  part.find(({ fields, text }) => fields.length === 0 && isFigures(text));

/** The one price that has no label, where what shops take is labelled, and is more. */
function barePriceOf(part: readonly ReadText[], card: Card): string | null {
  const prices = part.filter(
    ({ fields, text }) => fields.length === 0 && readPrice(text, '.')?.currency != null,
  );
  const [price] = prices;
  return price && prices.length === 1 && isLess(price.text, card.get('msrp') ?? '') ? price.text : null;
}

/** What a card is called stands nearer to what is said of it than the section's name above the card does. */
function withoutSection(above: readonly ReadText[], said: readonly ReadText[]): ReadText[] {
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

/** Where most cards have no number, and a name that begins or ends with one, that is theirs. */
function withNumbersInNames(cards: readonly Card[]): void {
  const parted = cards.map((card) => (card.has('sku') ? null : numberAndName(card.get('title') ?? '')));
  if (parted.filter((one) => one !== null).length < cards.length * 0.6) return;
  for (const [at, card] of cards.entries()) {
    const [number, name] = parted[at] ?? [];
    if (number === undefined || name === undefined) continue;
    card.set('sku', number);
    card.set('title', name);
  }
}

/** The first line, and those below it where it was too long for one. */
function nameOf(names: readonly ReadText[], width: number): string | null {
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
  const order = orderOfPairs(pages.flatMap(({ texts }) => texts.map(({ text }) => text)));
  const read = pages.map((page) => readTexts(page, order));
  const isAnchor = anchorOf(read.flat());
  const found = pages.map(({ gap, page }, at) => ({ ...cardsOf(read[at] ?? [], isAnchor, gap), page }));
  const all = found.flatMap(({ cards }) => cards);
  withNumbersInNames(all);
  withReduced(all);
  const priced = all.filter((card) => card.has('cost') || card.has('case_cost'));
  if (priced.length < LEAST_CARDS || priced.length < all.length / 2) return null;
  const headings = FIELD_HEADINGS.filter(([role]) => all.some((card) => card.has(role)));
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
