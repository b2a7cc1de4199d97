import { inLines } from '../../../../../kernel/in-lines.ts';
import { looksLikeCode } from '../cells/code-text.ts';
import { readPack } from '../cells/pack-text.ts';
import { isOpenPrice, readPrice } from '../cells/price-text.ts';
import { type ColumnRole, PRICE_ROLES } from '../columns/column-role.ts';
import { roleOfHeading } from '../columns/heading-role.ts';
import { plain } from '../columns/plain-heading.ts';

/** What a label on a card says, and what stands beside it. */
export interface Field {
  role: ColumnRole;
  value: string;
}

/** What fields are called as columns, in this order. */
export const FIELD_HEADINGS: readonly (readonly [ColumnRole, string])[] = [
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

const BETWEEN =
  /\s*[|•·;\n]\s*|\s+[/–—]\s+|,\s+(?=[\p{L} .#]{2,24}[:=])|\s{3,}|(?<=\d)\s+(?=\p{L}[\p{L} .#]{0,18}\s*[:=]\s*[\p{Sc}\d]|\p{L}[\p{L} .#]{1,18}\s*[\p{Sc}\d])/u;
const LABELLED = /^([^:=]{1,30}?)\s*[:=]\s*(\S.*)$/;
/** A label of words, and a value that begins with a figure, a sign or a number with letters. */
const BESIDE =
  /^((?:[\p{L}.#/°()-]+\s+){0,3}?[\p{L}.#/°()-]*[\p{L}.#°)])\s*(?=[\p{Sc}\s#])\s*#?\s*((?:[A-Z]{0,3}\s?\p{Sc}\s?)?\d.*|\p{Lu}\p{L}{0,5}(?:[-./]\p{Lu}{1,5}){0,2}[-./]?\d.*)$/u;
const AFTER = /^((?:[A-Z]{0,3}\s?\p{Sc}\s?)\d[\d.,]*)\s*(?:per |\/ ?)?([\p{L}. ]{2,20})$/u;
const PER_CASE = new RegExp(
  inLines`
    ^(?:packed |pack |sold )?(\d{1,4})\s*(?:(?:pcs?|pieces|units?|ea|st(?:k|ück)?|stuks|pz|u)\.?\s*)?
      (?:/|per|in|x|par|pro|je|por|per)\s*(?:a |the )?
      (?:case|cs|ctn|carton|box|pack|karton|doos|colis|caja|cartone)\.?$
  `,
  'i',
);
/** "Sold in 6s" */
const SOLD_IN =
  /^(?:sold|packed|available|comes) (?:only )?in (?:packs |cases |multiples |sets )?(?:of )?(\d{1,4})['’]?s?\.?$/i;
const NUMBER = /^#\s?([\p{L}\p{N}][\p{L}\p{N}._/-]*\d[\p{L}\p{N}._/-]*)$/u;
const ITEM = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,23}(?: [\p{L}\p{N}-]{1,8})?$/u;
/** As short as cards are: "W $5.00 / R $10.00". */
const LETTERS: Readonly<Record<string, ColumnRole>> = { w: 'cost', wh: 'cost', r: 'msrp', s: 'msrp' };
const WORDS_BETWEEN = /^(?:of|per|the|a|no|nr|in|us|usd|eur|gbp|code|de|du|di|del|n|each|ea|unit)$/;

/** What labels on a card's line say: "WS $30.01 / MSRP $60.00", "Case of 4"; none where it is the goods' name. */
export function fieldsIn(text: string): Field[] {
  const parts = text.split(BETWEEN).map((part) => part.trim());
  const isNumbered = parts.length > 1 && (parts.some(looksLikeCode) || isNumberBesidePack(parts));
  return parts.flatMap((part) => fieldIn(part) ?? (isNumbered ? (besideCode(part) ?? []) : []));
}

/** "N-101 · 12/case" */
const isNumberBesidePack = ([first = '', second = '']: readonly string[]): boolean =>
  /^(?=.*\p{Lu})(?=.*\d)[\p{Lu}\d][\p{Lu}\d._/-]{2,19}$/u.test(first) && PER_CASE.test(second);

/** "SX-10 | 5012345678900": a number and a code need no labels where they stand together. */
function besideCode(part: string): Field | null {
  if (looksLikeCode(part)) return { role: 'upc', value: part };
  return /\d/.test(part) && !/\s/.test(part) && ITEM.test(part) ? { role: 'sku', value: part } : null;
}

function fieldIn(part: string): Field | null {
  if (part === '' || part.length > 80) return null;
  const perCase = (PER_CASE.exec(part) ?? SOLD_IN.exec(part))?.[1];
  if (perCase) return { role: 'case_pack', value: perCase };
  const number = NUMBER.exec(part)?.[1];
  if (number) return { role: 'sku', value: number };
  const labelled = LABELLED.exec(part);
  if (labelled) return settled(labelled[1] ?? '', labelled[2] ?? '');
  const beside = BESIDE.exec(part);
  if (beside && isLabel(beside[1] ?? '')) return settled(beside[1] ?? '', beside[2] ?? '');
  const after = AFTER.exec(part);
  return after && isLabel(after[2] ?? '') ? settled(after[2] ?? '', after[1] ?? '') : null;
}

/** Without a colon each word has to be one of a label: "Case of 4", and no "Case knife 6". */
function isLabel(label: string): boolean {
  if (label.trim().endsWith('.') && label.length > 12) return false;
  const words = plain(label).split(' ');
  return (
    words.length <= 4 &&
    words.every((word) => WORDS_BETWEEN.test(word) || word in LETTERS || roleOfHeading(word) !== null)
  );
}

/** Whether a text is a label whose value stands beside it. */
export const isLabelAlone = (text: string): boolean =>
  text.length <= 24 &&
  (!/\d/.test(text) || /^(?:upc|ean|gtin)\W?\d{1,2}\W?$/i.test(text)) &&
  (roleOfHeading(text.replace(/:$/, '')) !== null || plain(text) in LETTERS);

function settled(label: string, value: string): Field | null {
  const said = roleOfHeading(label)?.role ?? LETTERS[plain(label)] ?? null;
  const role =
    said === 'unit' && readPrice(value, '.')?.amount != null && /\p{Sc}/u.test(value) ? 'cost' : said;
  if (role === null) return null;
  const isItem = /\d/.test(value) && ITEM.test(value);
  if (role === 'title' && isItem && !/\s/.test(value)) return { role: 'sku', value };
  if (role === 'sku') return isItem ? { role, value } : null;
  if (role === 'upc')
    return looksLikeCode(value) || /^\d[\d -]{6,16}\d$/.test(value) ? { role, value } : null;
  if (role === 'case_pack' && /\p{Sc}/u.test(value)) return { role: 'case_cost', value };
  if (role === 'case_pack' || role === 'inner_pack' || role === 'minimum')
    return readPack(value) === null ? null : { role, value };
  if (PRICE_ROLES.includes(role))
    return role !== 'tier' && (readPrice(value, '.') !== null || isOpenPrice(value)) ? { role, value } : null;
  return role === 'variant' || role === 'title' || role === 'currency' ? { role, value } : null;
}
