import { inLines } from '../../../../../kernel/in-lines.ts';
import { isFormula } from '../../../../catalog/domain/cell-values.ts';
import { currencyIn } from './currency.ts';

/** Which mark parts the decimals in a list. */
export type DecimalMark = '.' | ',';

export interface PriceText {
  /** In the currency's whole units; null where the list names no price yet. */
  amount: number | null;
  currency: string | null;
  /** How many units the amount is for, where the cell says so; `case` where it says a case and not of how many. */
  per: number | 'case' | null;
  /** Of "$7.40 each (case of 6)" the six. */
  pack?: number;
}

/** What stands where there is no price yet. */
const OPEN = new RegExp(
  inLines`
    ^(?:please )?(?:
      call|tb[adc]|t\.b\.[adc]\.?|to be (?:announced|advised|determined|confirmed)|on request|upon request|
      inquire|enquire|ask|quote|n/?a|market|mkt|varies|pending|poa|p\.o\.a\.?|
      price on (?:request|application)|contact (?:us|rep|sales)|call for (?:price|pricing|quote)|request|
      coming(?: soon|.{0,20})|sold out|out of stock|oos|back ?order(?:ed)?|disc(?:ontinued|\.)?|n/c|
      no charge|free|gratis|auf anfrage|sur demande|电询|電詢|询价|詢價|面议|面議|待定|要問合せ|お問い?合わ?せ|オープン(?:価格)?|未定|
      별도 ?문의|문의|미정|—|-+|–|\?+|x+
    )(?: (?:us|rep|for (?:price|pricing|quote)))?[.!*]*$
  `,
  'i',
);

const NUMBER = /\d[\d.,'’\s]*\d|\d/;
const CASE_OF = new RegExp(
  inLines`
    (?:/|\bper\b|\ba\b)?\s*(?:
      case|cs|carton|ctn|box|bx|pack|pk|set|inner|colis|caisse|lot|
      caja|cartone|conf(?:ezione)?|
      karton|krt|\bvpe|\bve|doos
    )s?\.?\s*(?:of|de|da|di|à|a|mit|zu|van|/|x|@|=|\()\s*(\d{1,4})\b|
    \bfor\s+(\d{1,4})\b|
    /\s*(\d{1,4})\s*(?:pk|pack|ct|pcs?|units?|ea)\b|
    \((\d{1,4})\s*(?:pk|pack|ct|pcs?|units?|ea)?\s*(?:/|per)\s*(?:case|cs|carton|ctn|box)\)|
    /\s*(\d{1,4})-(?:pk|pack)\b|
    \b(?:vpe|ve)\s(\d{1,4})\b|
    \b(\d{1,4})\s*(?:/|per)\s*(?:case|cs|carton|ctn|box)\b
  `,
  'i',
);
const PER_CASE =
  /(?:\/|\bper\b|\ba\b|\bby the\b)\s*(?:case|cs|cse|carton|ctn|box|bx|ct\b|cse|箱|ケース|박스)|每箱/i;
const PER_DOZEN = /(?:\/|\bper\b|\ba\b)?\s*\b(?:dozen|doz|dz)\b/i;
const PER_UNIT =
  /(?:\/|\bper\b|\ba\b)\s*(?:ea|each|unit|pc|pce|piece|bottle|jar|tube|bag|st(?:ü|u)ck|stk)\b|\beach\b|\bea\.?$|\/\s*(?:个|個|件|支|瓶|盒|只|枚|本|点|개|병)/i;

const FIRST_EACH = /^\W*(?:per |a )?(?:each|ea|unit|pc|pce|piece|st(?:ü|u)ck|stk)\b/i;

/** "207-555-0126" */
const PHONE =
  /^\W{0,3}(?:(?:tel|phone|fax|call)\W{0,3})?(?:\+?\d{1,3}[\s.-])?\(?\d{3}\)?[\s.-]\s?\d{3}[\s.-]\d{4}$/i;

export const isOpenPrice = (text: string): boolean => OPEN.test(text.trim());

/** A price as people write it; null where the cell holds none and no word for one either. */
export function readPrice(raw: string, decimal: DecimalMark): PriceText | null {
  // Raised figures are footnotes, and would become figures of the price.
  const text = raw
    .replace(/[\u00b2\u00b3\u00b9\u2070-\u2079]|\[\d{1,2}\]|(?<=\d\s?)\(\d\)/g, ' ')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return null;
  if (isOpenPrice(text) || isFormula(text)) return { amount: null, currency: null, per: null };
  if (PHONE.test(text)) return null;
  if (text.includes('%') || /^\(.*\)$|^-\s*\d|\d\s*-$/.test(text.replace(/^[$€£]\s*/, ''))) return null;
  const first = firstTier(text);
  const found = NUMBER.exec(first);
  if (!found) return null;
  const before = first.slice(0, found.index);
  const after = first.slice(found.index + found[0].length);
  if (!isMoneyAround(before, after, /^20\d\d$/.test(found[0]))) return null;
  const amount = readNumber(found[0], decimal);
  if (amount === null || amount > 1_000_000) return null;
  const pack = packBeside(after);
  return {
    amount,
    currency: currencyIn(`${before} ${after}`),
    per: perOf(after),
    ...(pack !== null && { pack }),
  };
}

/** "1-11: $6.40; 12+: $5.90": the first stands for the smallest quantity. "Was $7, now $6": what counts is now. */
function firstTier(text: string): string {
  const tier =
    /^\d+\s*(?:(?:-|–|to)\s*\d+|\+)\s*(?:units?|pcs?|ea|cases?|cs)?\s*(?:[:=@]|(?=\p{Sc}))\s*((?:[A-Z]{0,3}\s?\p{Sc}\s?)?\d[\d.,]*\d|\p{Sc}?\s?\d)/iu.exec(
      text,
    );
  const several = /^(\d{1,2})\s?(?:\/|for)\s?(\p{Sc}\s?\d[\d.,]*)$/iu.exec(text);
  if (several) return `${several[2]} for ${several[1]}`;
  const now = /\bnow\b\s*:?\s*(\D{0,4}\d.*)$/i.exec(text);
  return tier?.[1] ?? now?.[1] ?? text;
}

/** Words that may stand around a price; measures and long sentences make the cell something else. */
function isMoneyAround(before: string, after: string, isYear: boolean): boolean {
  const words = before.replace(CURRENCY_WORDS, ' ').trim();
  if (/\b(?:see|page|item|no|line|sku|upc)\b/i.test(words)) return false;
  // "Coming Spring 2027"
  if (/\p{L}/u.test(words) && isYear) return false;
  if (/\d/.test(words) || (words.match(/\p{L}+/gu) ?? []).length > 2) return false;
  const rest = after.replace(CURRENCY_WORDS, ' ').trim();
  if (/^[\s*†‡.,)]*$/.test(rest)) return true;
  if (MEASURE.test(rest)) return false;
  return rest.length <= 40 && (rest.match(/\p{L}+/gu) ?? []).length <= 6;
}

const MEASURE = new RegExp(
  inLines`
    ^[-\s]*(?:
      oz|fl\.?|ml|cl|l|g|gr|kg|lbs?|mm|cm|m|in|inch(?:es)?|ft|"|''|x\s*\d|ct|count|pk|packs?|pcs?\b(?!\s*$)|
      st\b|nd\b|rd\b|th\b|years?|yrs?|days?|weeks?|months?|watts?|v|w|lm|hours?
    )(?![a-z])
  `,
  'i',
);

/** Also where a figure follows at once: "USD6.40", "6.40EUR". */
const CURRENCY_WORDS =
  /US\s?\$|CA?\s?\$|AU?\s?\$|(?<![a-z])(?:USD|CAD|CDN|AUD|NZD|EUR|euros?|GBP|CHF|SFr|JPY|MXN|SEK|DKK|PLN|NOK|CZK|kr|dollars?)(?![a-z])|[$€£¥]/gi;

function perOf(after: string): PriceText['per'] {
  const count = countIn(after);
  if (FIRST_EACH.test(after)) return 1;
  if (count > 0) return count;
  if (PER_DOZEN.test(after)) return 12;
  if (PER_CASE.test(after)) return 'case';
  return PER_UNIT.test(after) ? 1 : null;
}

const countIn = (after: string): number => {
  const of = CASE_OF.exec(after);
  return Number(of?.slice(1).find((count) => count !== undefined) ?? 0);
};

/** What is said of a case behind the price for each is how many it holds. */
const packBeside = (after: string): number | null => (FIRST_EACH.test(after) && countIn(after)) || null;

/** "1,234.50", "1.234,50", "6,40", "1 234,50", "1'250.00". */
export function readNumber(raw: string, decimal: DecimalMark): number | null {
  const text = raw.replace(/['’\s]/g, '').replace(/[.,]+$/, '');
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return toNumber(text);
  const mark = text[last];
  const digitsAfter = text.length - last - 1;
  const isOnlyMark = text.indexOf(mark ?? '') === last && !/[.,]/.test(text.slice(0, last));
  // Both marks, or one of them again and again: the last one parts the decimals unless three digits follow each.
  const isThousands =
    digitsAfter === 3 && (isOnlyMark ? mark !== decimal && !text.startsWith('0') : mark !== decimal);
  if (isThousands) return toNumber(text.replace(/[.,]/g, ''));
  return toNumber(`${text.slice(0, last).replace(/[.,]/g, '')}.${text.slice(last + 1)}`);
}

const toNumber = (text: string): number | null => {
  const value = Number(text);
  return text === '' || Number.isNaN(value) ? null : value;
};

/** The mark before the last two digits in most of these cells. */
export function decimalMarkOf(cells: Iterable<string>): DecimalMark {
  let commas = 0;
  let dots = 0;
  for (const cell of cells) {
    if (/\d,\d{1,2}(?!\d)/.test(cell)) commas += 1;
    if (/\d\.\d{1,2}(?!\d)/.test(cell)) dots += 1;
  }
  return commas > dots ? ',' : '.';
}
