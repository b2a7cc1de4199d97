import { inLines } from '../../../../../kernel/in-lines.ts';
import { remembered } from '../../../../../kernel/remembered.ts';
import { currencyIn } from '../cells/currency.ts';
import { withoutDates } from '../cells/price-dates.ts';
import { cjkHeading } from './cjk-headings.ts';
import type { Column, ColumnRole } from './column-role.ts';
import { europeanHeading } from './european-headings.ts';
import { any, CASE, RULES, type Rule, UNIT } from './heading-rules.ts';
import { plain } from './plain-heading.ts';

/** "Silver ($500-$1,499)", "Gold $2,500+": a price for orders of so much. */
const OF_ORDERS = new RegExp(
  inLines`
    ^(?:
      bronze|silver|gold|platinum|diamond|standard|basic|preferred|premium|volume|wholesale|price|cost|
      dealer|level|tier
    )[\p{L} ]{0,12}\s?(?:
      \(\s*(?:
        (?:<|≤|under|below|up to|over|from)\s*\p{Sc}?\s?\d[\d.,]*k?|
        \p{Sc}?\s?\d[\d.,]*k?\s*(?:\+|(?:-|–|to)\s*\p{Sc}?\s?\d[\d.,]*k?)
      )[^)]{0,12}\)|
      [:,–-]?\s*(?:(?:<|≤|under|below|up to|over|from)\s*)?\p{Sc}\s?\d[\d.,]*k?(?:\s*(?:
        \+|(?:-|–|to)\s*\p{Sc}?\s?\d[\d.,]*k?
      ))?
    )$
  `,
  'iu',
);
/** "(40% off)" says how a price came about, "(min. 6)" for how many it is asked. */
const PERCENT_ASIDE = /\s*\([^()]*\d\s?%[^()]*\)|\s+[-–]\s?\d{1,2}\s?%$|\s*\((?:min|moq|minimum)\b[^()]*\)/gi;

/** Cases are counted in dozens: "Doz/ctn", "Case qty (dz)", and not "Per dozen". */
const IN_DOZENS =
  /^(?:no )?(?:dozens?|doz|dz) (?:per |in |a )?(?:case|cs|ctn|carton|box|pack)\b|\b(?:case|cs|ctn|carton|box|pack)(?: (?:pack|qty|quantity|size))? (?:in )?(?:dozens?|doz|dz)$/;

const LONGEST_HEADING = 80;
const NO_ROLE = { role: null, confidence: 0 };
const PER_UNIT = new RegExp(`^${any(UNIT)}$`);
const PER_CASE = new RegExp(`^${any(CASE)}$`);

/** What a heading says its column is; null where it says nothing that a price list needs. */
export const roleOfHeading = remembered((heading): Omit<Column, 'index'> | null => {
  if (heading.length > LONGEST_HEADING) return null;
  if (OF_ORDERS.test(heading)) return tierOf(heading);
  const text = plain(withoutDates(heading.replace(PERCENT_ASIDE, '')));
  if (text === '') return null;
  const found = said(heading, text);
  const isPerUnit = PER_UNIT.test(text) && currencyIn(heading) !== null && !/\b(?:pack|qty)\b/.test(text);
  // "€/Stk": money for one, though the words alone are those of a pack.
  const isUnitPrice = isPerUnit && (!found || found.role === 'unit' || found.role === 'case_pack');
  const { role, confidence } = isUnitPrice
    ? { role: 'cost' as const, confidence: 0.85 }
    : isCasePrice(text, heading, found)
      ? { role: 'case_cost' as const, confidence: 0.85 }
      : found?.role === 'variant' && ALSO_NAMES.test(heading)
        ? { role: 'title' as const, confidence: found.confidence }
        : (found ?? NO_ROLE);
  if (role === null) return null;
  const isMoney =
    role === 'cost' || role === 'case_cost' || role === 'tier' || role === 'msrp' || role === 'map';
  return {
    heading: heading.replace(/\s+/g, ' ').trim(),
    role,
    confidence,
    ...(isMoney && { currency: currencyIn(heading) }),
    ...(role === 'tier' && { from: tierFrom(heading) }),
    ...(role === 'case_cost' && /\b(?:dozen|doz|dz)\b/.test(text) && { per: 12 }),
    ...perMany(role, heading),
    ...(role === 'case_pack' && IN_DOZENS.test(text) && { per: 12 }),
  };
});

/** "Price/C", "Price per 1,000", "€ / 100 Stk": small parts are priced by the hundred and the thousand. */
const OF_MANY =
  /(?:\/|\bper\b|\bpro\b|\bje\b|\bpar\b|\bpor\b|%)\s?(?:(C|100|hundred|hundert|cent|cien)|(1[.,]?000|thousand|tausend|mille|mil))(?:\s?(?:pcs?|pieces|[Ss]t(?:k|ück)?|ea|units?|uds|pz|stuks))?\.?\)?$/u;

const perMany = (role: ColumnRole, heading: string): { per?: number } => {
  const [found, hundred] = role === 'cost' ? (OF_MANY.exec(heading.trim()) ?? []) : [];
  return found === undefined ? {} : { per: hundred === undefined ? 1000 : 100 };
};

/** "Case $": money for one, though the word alone is that of a pack. */
const isCasePrice = (text: string, heading: string, found: Said): boolean =>
  found?.role === 'case_pack' && PER_CASE.test(text) && currencyIn(heading) !== null;

/** "Fragrance / Product": what tells items apart is also what they are called. */
const ALSO_NAMES =
  /^(?:products?|items?|titles?|descriptions?)\s*\/|\/\s*(?:products?|items?|titles?|descriptions?)\s*$/i;

type Said = Pick<Rule, 'role' | 'confidence'> | null | undefined;

/** Where a heading is in several languages, what is said the surest. */
const said = (heading: string, text: string): Said =>
  surest(
    surest(
      RULES.find(({ words }) => words.test(text)),
      europeanHeading(text),
    ),
    cjkHeading(heading),
  ) ?? undefined;

/** Of a heading in two languages, or with an abbreviation in another script: "产品SKU" is no product's name. */
const surest = (one: Said, other: Said): Said =>
  (other?.confidence ?? 0) > (one?.confidence ?? 0) ? other : one;

/** "Unit W (in)", "Wt (lb)", "Shelf life (days)": no money, and no number of pieces. */
const MEASURED = /\((?:in|inch|inches|cm|mm|ft|lbs?|kgs?|g|gr|days?|months?)\.?\)$/i;

/** A heading that is known to be of no use counts as a heading, all the same. */
export const isKnownHeading = remembered((heading): boolean => {
  if (heading.length > LONGEST_HEADING) return false;
  const text = plain(withoutDates(heading.replace(PERCENT_ASIDE, '')));
  return OF_ORDERS.test(heading) || MEASURED.test(heading) || said(heading, text) !== undefined;
});

/** A price from a quantity or a sum on, which the heading names. */
export const tierOf = (heading: string): Omit<Column, 'index'> => ({
  heading,
  role: 'tier',
  confidence: 0.85,
  from: tierFrom(heading),
  currency: currencyIn(heading),
});

/** "1-11" from 1 on, "12+" from 12, "under 12" from 0. */
function tierFrom(heading: string): number {
  const text = heading.replace(/,(?=\d{3})/g, '');
  if (/<|under|below|up to|less than|^(?:bis|unter|moins de|fino a|hasta|tot) /i.test(text)) return 0;
  return Number(/\d+/.exec(text)?.[0] ?? 1);
}
