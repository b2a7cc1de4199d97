/** As spreadsheets write large numbers in a narrow column: "1.2E+05". */
const IN_POWERS = /^\s*\d+(?:[.,]\d+)?E[+-]?\d{1,2}\s*$/i;
/** Marks part thousands, lakhs and decimals; "1,2,3" are several numbers. */
const WITH_MARKS = /^\d+(?:[.,]\d+)?$|^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$|^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;

/** "$ 1,234.50", "97 %", "# 23", "12,99 €", "2K+": the number in it, whichever mark parts the decimals. */
function number(cell: string | undefined): number | null {
  // What is below nothing, also in the brackets that bookkeepers write, is no figure of a product.
  if (cell === undefined || /^\W*-\W*\d|^\s*\(.*\)\s*$/.test(cell)) return null;
  if (IN_POWERS.test(cell)) return Number(cell.replace(',', '.'));
  const found = /\d[\d.,\s'’]*/.exec(cell);
  const text = found?.[0].replace(/[\s.,]+$|[\s'’]/g, '') ?? '';
  if (!WITH_MARKS.test(text)) return null;
  const [, head = text, mark = '', tail = ''] = /^(.*)([.,])(\d+)$/.exec(text) ?? [];
  // Three digits after the only kind of mark are thousands, unless nothing but a zero stands before it.
  const parts = tail.length === 3 && head !== '0' && !/[.,]/.test(head.replaceAll(mark, '')) ? '' : '.';
  const value = Number(`${head.replace(/[.,]/g, '')}${mark && parts}${tail}`);
  if (text === '' || Number.isNaN(value)) return null;
  const suffix = cell[(found?.index ?? 0) + (found?.[0].trimEnd().length ?? 0)];
  return value * (suffix === 'K' || suffix === 'k' ? 1_000 : suffix === 'M' ? 1_000_000 : 1);
}

export const whole = (cell: string | undefined): number | null => {
  const value = number(cell);
  return value === null || value > 2_147_483_647 ? null : Math.round(value);
};

export const cents = (cell: string | undefined): number | null => {
  const value = number(cell);
  return value === null || value > 20_000_000 ? null : Math.round(value * 100);
};

/** A figure that is never in the thousands: three digits behind a mark are decimals there. */
export function fraction(cell: string | undefined, most: number): number | null {
  const value = number(cell?.replace(/(\d[.,]\d{3})(?!\d)/, '$10'));
  return value === null || value > most ? null : value;
}

export const percentage = (cell: string | undefined): number | null => {
  const value = fraction(cell, 100);
  return value === null ? null : Math.round(value);
};

/** Nothing that is sold is longer than a kilometre or heavier than a hundred tons. */
const LARGEST_MEASURE = 100_000_000;

export function measure(cell: string | undefined): number | null {
  const value = number(cell);
  return value !== null && value > 0 && value <= LARGEST_MEASURE ? value : null;
}

export function day(cell: string | undefined): Date | null {
  const [, year, month, date] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})/.exec(cell ?? '') ?? [];
  if (!year || !month || !date) return null;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return at.getUTCDate() === Number(date) ? at : null;
}

/** Stands for "there is nothing here". */
const NOTHING = /^(n\/?a|null|none|-+|—)$/i;
/** How exports keep a spreadsheet from taking an id for a number: ="0123"; or, as ours, a name for a formula: '+Lux. */
const KEPT_AS_TEXT = /^="([^"]*)"$|^'(\d+|[=+\-@].*)$/s;
/** A link shows its label, or where it leads. */
const LINKED = /^=HYPERLINK\(\s*"([^"]*)"\s*(?:[,;]\s*"([^"]*)"\s*)?\)$/i;
/** What any other formula shows was never written down: =VLOOKUP(…), =B2&C2. */
const FORMULA = /^=(?:[A-Z][A-Z.]*\(|'?[^\s=]+'?!|\$?[A-Z]{1,3}\$?\d)/i;

/** A formula whose result was never written down. */
export function isFormula(raw: string): boolean {
  const text = raw.trim();
  return text.startsWith('=') && !KEPT_AS_TEXT.test(text) && !LINKED.test(text);
}

/** A cell's words; undefined for a cell that says nothing. */
export function cellText(raw: string | undefined): string | undefined {
  let text = raw?.trim();
  if (!text) return undefined;
  if (text.charCodeAt(0) === 61 || text.charCodeAt(0) === 39) {
    const [, quoted, marked] = KEPT_AS_TEXT.exec(text) ?? [];
    const [, address, label] = LINKED.exec(text) ?? [];
    const shown = quoted ?? marked ?? (label || address);
    text = (shown ?? (FORMULA.test(text) ? '' : text)).trim();
  }
  if (text === '' || (text.length <= 4 && NOTHING.test(text)) || /^-+$/.test(text)) return undefined;
  return text;
}

const UNSEEN = /[\u200B\u200E\u200F\u2060\uFEFF]/g;
const UNEVEN = /\s\s|[^\S ]|[\u200B\u200E\u200F\u2060\uFEFF]/;

/** A name as it is read: in one line, and without the marks that nobody sees. */
export const oneLine = (text: string): string =>
  UNEVEN.test(text) ? text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim() : text;
