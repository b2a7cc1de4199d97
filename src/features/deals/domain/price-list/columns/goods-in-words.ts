import { looksLikeCode } from '../cells/code-text.ts';
import { readPrice } from '../cells/price-text.ts';
import { isNumber, numberAndName } from '../pdf/card-anchors.ts';
import { FIELD_HEADINGS, fieldsIn } from '../pdf/card-fields.ts';
import type { ListRow, ListSheet } from '../price-list-line.ts';
import type { ColumnRole } from './column-role.ts';

type Good = Map<ColumnRole, string>;

const BETWEEN =
  /\s+[-–—|•·/]{1,2}\s+|\s*[;|•]\s*|\s*\.{3,}\s*|[:,]\s+(?=\p{Sc}\s?\d)|,\s+(?=(?:\p{L}+\.?:?\s){0,2}(?:\p{Sc}|\d{1,4}(?:\s|\/)?(?:per|\/|in)\b)|(?:case|pack|ctn|carton|min|sold|sku|item|upc|msrp|srp|rrp|retail|ws|wholesale)\b)/iu;
const LONGEST = 220;
const LEAST_GOODS = 3;
const ROWS_SEEN = 300;

/** Goods of which each is a line of words: "S-101 – Lavender Soap – WS $3.50 – RRP $7.00 – case of 12"; null where there are none. */
export function withGoodsInWords(sheet: ListSheet): ListSheet | null {
  const isSaidEarly =
    sheet.rows.slice(0, ROWS_SEEN).filter((row) => goodIn(row) !== null).length >= LEAST_GOODS;
  if (!isSaidEarly) return null;
  const said = sheet.rows.map(goodIn);
  const goods = said.flatMap((good) => good ?? []);
  const headings = FIELD_HEADINGS.filter(([role]) => goods.some((good) => good.has(role)));
  const rows = sheet.rows.map((row, at): ListRow => {
    const good = said[at];
    return good ? { ...row, cells: headings.map(([role]) => good.get(role) ?? '') } : row;
  });
  const [top] = sheet.rows;
  const cells = headings.map(([, heading]) => heading);
  // Above all, so that a name above the first goods is their section's.
  const heads: ListRow = { line: 0, cells, ...(top?.page !== undefined && { page: top.page }) };
  return { ...sheet, merges: [], rows: [heads, ...rows] };
}

function goodIn({ cells }: ListRow): Good | null {
  const [text = '', other] = cells.filter((cell) => cell.trim() !== '');
  if (other !== undefined || text.length > LONGEST || !/\p{Sc}|\d[.,]\d{2}/u.test(text)) return null;
  const parts = text
    .split(BETWEEN)
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '');
  const good: Good = new Map();
  const set = (role: ColumnRole, value: string): void => {
    if (!good.has(role)) good.set(role, value);
  };
  const bare: string[] = [];
  for (const part of parts) {
    const fields = fieldsIn(part);
    if (fields.length > 0) for (const { role, value } of fields) set(role, value);
    else if (looksLikeCode(part)) set('upc', part);
    else if (readPrice(part, '.')?.currency != null) bare.push(part);
    else name(part, set);
  }
  const [price] = bare;
  // A price without a label is the one that is less than what shops take.
  if (price !== undefined && bare.length === 1 && !good.has('cost') && isLess(price, good.get('msrp')))
    good.set('cost', price);
  const isNumbered = good.has('sku') || good.has('upc');
  const isPriced = good.has('cost') || good.has('case_cost');
  return good.has('title') && isPriced && (isNumbered || good.has('msrp')) ? good : null;
}

function name(part: string, set: (role: ColumnRole, value: string) => void): void {
  const [number, called = part] = numberAndName(part) ?? [];
  if (isNumber(part)) set('sku', part);
  else if (/\p{L}{3}/u.test(called)) {
    if (number !== undefined) set('sku', number);
    set('title', called);
  }
}

const isLess = (price: string, retail: string | undefined): boolean =>
  (readPrice(price, '.')?.amount ?? 0) < (readPrice(retail ?? '', '.')?.amount ?? 0);
