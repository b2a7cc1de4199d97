import { cellText, cents, fraction, whole } from './cell-values.ts';
import { cleanGtin } from './gtin.ts';
import type { ImportField } from './import-field.ts';

/** What a column's cells have to be for it to be taken for the field. */
type Kind = (cell: string) => boolean;

const isId: Kind = (cell) => /^(?:B0[A-Z0-9]{8}|\d{4,25})(?:\.0)?$/i.test(cell);
const isCode: Kind = (cell) => cell.split(/[,;|\s]+/).some((code) => cleanGtin(code));
const isText: Kind = (cell) => /\p{L}/u.test(cell) && !/^https?:|@/.test(cell);
const isWhole: Kind = (cell) => whole(cell) !== null;
const isPrice: Kind = (cell) => cents(cell) !== null;
const isStars: Kind = (cell) => fraction(cell, 5) !== null;

interface Rule {
  field: ImportField;
  /** Words of the heading that name the field. */
  says: RegExp;
  /** Words beside which they mean something else. */
  unless?: RegExp;
  kind: Kind;
}

/** What people call columns whose heading isn't known as a whole: "WM Item #", "Brand Owner / Label". */
const RULES: readonly Rule[] = [
  {
    field: 'monthlySold',
    says: /\b(?:units?|sold|orders|sales)\b.*\b(?:30 ?d(?:ays?)?|mo|month|monthly)\b|\bmonthly (?:units|orders)\b/,
    unless: /\b(?:value|revenue|gmv|amount|rank)\b/,
    kind: isWhole,
  },
  {
    field: 'id',
    says: /\b(?:asin|pid)\b|\b(?:item|product|listing|goods|wm|wmt|walmart|tiktok)\b.*\b(?:id|no|nr|num|number)\b/,
    unless: /\b(?:parent|variation|sku|style|model|part|pack|brand|category)\b|\bnumber of\b/,
    kind: isId,
  },
  { field: 'gtin', says: /\b(?:gtin|upc|ean|barcode)\b/, kind: isCode },
  {
    field: 'offers.new',
    says: /\b(?:sellers|offers)\b/,
    unless: /\b(?:fba|fbm|used|amazon|name|names|id|ids)\b/,
    kind: isWhole,
  },
  {
    field: 'reviewCount',
    says: /\b(?:number|count|no|total)\b.*\b(?:reviews?|ratings?)\b|\b(?:reviews?|ratings?)\b.*\b(?:number|count|total)\b/,
    kind: isWhole,
  },
  { field: 'rating', says: /\b(?:rating|stars)\b/, unless: /\bseller\b/, kind: isStars },
  {
    field: 'categoryRoot',
    says: /\b(?:category|department|dept)\b/,
    unless: /\b(?:id|rank|tree)\b/,
    kind: isText,
  },
  {
    field: 'brand',
    says: /\b(?:brand|marke|marque|marca)\b/,
    unless: /\b(?:id|code|url|link|site|website|page|mail|email|registry|gated|type|contact)\b/,
    kind: isText,
  },
  {
    field: 'title',
    says: /\b(?:title|name|description)\b/,
    unless:
      /\b(?:brand|seller|store|shop|category|company|supplier|vendor|file|contact|first|last|manufacturer|customer|buyer|color|colour|variant)\b/,
    kind: isText,
  },
  {
    field: 'price.new.current',
    says: /\b(?:price|retail)\b/,
    unless: /\b(?:cost|wholesale|shipping|list|msrp|unit|map|min|max|minimum|maximum|id)\b/,
    kind: isPrice,
  },
];

/** Figures of a span of time, or of other listings, are never what a column's plain word stands for. */
const OF_ANOTHER =
  /\b(?:avg|average|previous|last year|lowest|highest|old|was|drops?|oos|parent|variation|competitor)\b/;

/** The field that a heading's words and the cells below it name; null where one of the two says otherwise. */
export function fieldByWords(plain: string, cells: readonly (string | undefined)[]): ImportField | null {
  const known = cells.flatMap((cell) => cellText(cell) ?? []);
  if (known.length === 0 || OF_ANOTHER.test(plain)) return null;
  const rule = RULES.find(({ says, unless }) => says.test(plain) && !unless?.test(plain));
  if (!rule) return null;
  return known.filter(rule.kind).length * 2 > known.length ? rule.field : null;
}
