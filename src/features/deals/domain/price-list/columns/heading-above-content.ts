import { inLines } from '../../../../../kernel/in-lines.ts';
import { currencyIn } from '../cells/currency.ts';
import type { Column } from './column-role.ts';
import { cellsOf, isMoney, isWordy } from './column-samples.ts';
import { roleOfHeading, tierOf } from './heading-role.ts';
import { plain } from './plain-heading.ts';

type Samples = readonly (readonly string[])[];
type Said = Omit<Column, 'index'>;

/** Over money, a price to buy at. */
const A_PRICE =
  /^(?:new|neu|nouveau|nuovo|nuevo|nieuw|now|close ?outs?|clearance|blow ?out|regular|base|standard|retailers?)$/;
/** Who buys at a price without having bought before: "Retailer (any order)", beside key accounts and distributors. */
const STARTS =
  /^(?:(?:independent|small|new|standard|indie) )?(?:retailers?|stockists?|shops?|stores?|boutiques?|independents?|accounts?|dealers?|resellers?)$/;
/** "Each 1-5 cs", "Ea. 48+": from how many on a price for one holds. */
const RANGE = new RegExp(
  inLines`
    (?:^|\b(?:each|ea|unit|per unit|units|price|cost|net)\b\.?[\s:(]*)(?<![\d/-])
      (?:\d{1,4} ?(?:-|–|to) ?\d{1,5}|\d{1,4} ?\+)(?![\d/-])
      (?! ?(?:oz|ml|cl|g|kg|lbs?|cm|mm|in|ft|yrs?|years|mos?|months|days|%)\b)
  `,
  'i',
);
/** "Material" is a number in SAP, and what goods are made of elsewhere. */
const MATERIAL = /^(?:material|matnr)$/;
const PRICE_UNIT =
  /^(?:per|price per|per qty|(?:price|pricing|cost) (?:unit|qty|quantity|per)|pr ?einheit|preis ?einheit|kpein|prijs ?(?:per|eenheid)|pris ?enhet|unite de prix|unidad de precio|unita di prezzo)$/;
/** "PE" is the unit of the price beside a hundred, and of the package beside six. */
const PRICE_OR_PACKAGE = /^(?:pe|pu|preis pro)$/;
const AMOUNT =
  /^(?:amount|condition amount|rate|value|betrag|konditionsbetrag|kbetr|montant|importo|importe|bedrag|belopp|belob|kwota|castka)$/;
const ORDERED =
  /^(?:qty|quantity|(?:qty|quantity|units?) (?:ordered|shipped)|ordered|shipped|order|menge|anzahl|quantit[ae]|qte|cantidad|aantal|antal)$/;

/** What headings of everyday words stand for, where what is below them says so. */
export function saidAboveContent(heading: string, index: number, samples: Samples): Said | null {
  if (isWhoStarts(heading) && isMoney(index, samples))
    return { heading, role: 'cost', confidence: 0.8, currency: currencyIn(heading) };
  if (heading.length > 24) return null;
  const quantity = /^\d{1,4}$/.exec(heading)?.[0];
  if (quantity && isMoney(index, samples))
    return { heading, role: 'tier', confidence: 0.8, from: Number(quantity), currency: null };
  if (/^[A-E]$/.test(heading) && isMoney(index, samples))
    return { heading, role: 'tier', confidence: 0.8, from: heading.charCodeAt(0) - 64, currency: null };
  if (RANGE.test(heading) && roleOfHeading(heading)?.role !== 'tier' && isMoney(index, samples))
    return tierOf(heading);
  const text = plain(heading.replace(/\([^()]*%[^()]*\)/, ' '));
  if (A_PRICE.test(text) && isMoney(index, samples))
    return { heading, role: 'cost', confidence: 0.8, currency: null };
  if (MATERIAL.test(text) && isOfNumbers(index, samples)) return { heading, role: 'sku', confidence: 0.9 };
  if (PRICE_UNIT.test(text) && areAll(index, samples, WHOLE))
    return { heading, role: 'price_unit', confidence: 0.9 };
  if (PRICE_OR_PACKAGE.test(text) && areAll(index, samples, TENS) && !areAll(index, samples, /^1$/))
    return { heading, role: 'price_unit', confidence: 0.9 };
  return null;
}

/** What it takes to buy so may stand in brackets; alone, "Store" may be what a shop asks. */
function isWhoStarts(heading: string): boolean {
  const [, who = '', takes] =
    /^([^()]{1,40})(?:\(([^()]{1,40})\))?$/.exec(heading.replace(/\s+/g, ' ')) ?? [];
  const text = plain(who);
  const role = roleOfHeading(heading)?.role ?? 'cost';
  if (!STARTS.test(text) || (role !== 'cost' && role !== 'minimum')) return false;
  return takes === undefined ? ALONE.test(text) : TAKES.test(takes);
}

const ALONE = /^(?:independents?|stockists?|boutiques?|(?:independent|indie|new) \p{L}{1,12})$/u;
const TAKES =
  /\d|\b(?:any|no|all|orders?|opening|min|minimum|under|below|up to|from|standard|doors?|locations?|year)\b/i;

const WHOLE = /^[1-9]\d{0,3}$/;
const TENS = /^10{0,3}$/;

function areAll(index: number, samples: Samples, are: RegExp): boolean {
  const cells = cellsOf(index, samples);
  return cells.length > 0 && cells.every((cell) => are.test(cell.replace(/[.,]0+$/, '')));
}

const isOfNumbers = (index: number, samples: Samples): boolean =>
  !isWordy(index, samples) &&
  cellsOf(index, samples).length > 0 &&
  cellsOf(index, samples).every((cell) => /\d{3}/.test(cell));

/** "Amount" is the price where nothing else is one, and nobody ordered anything. */
export function withAmountForPrice(
  columns: readonly Column[],
  headings: readonly string[],
  samples: Samples,
): Column[] {
  const hasPrice = columns.some(({ role }) => role === 'cost' || role === 'case_cost' || role === 'tier');
  if (hasPrice || headings.some((heading) => ORDERED.test(plain(heading)))) return [...columns];
  const amounts = headings.flatMap((heading, index): Column[] =>
    heading.length <= 24 && AMOUNT.test(plain(heading)) && isMoney(index, samples)
      ? [{ index, heading, role: 'cost', confidence: 0.6, currency: currencyIn(heading) }]
      : [],
  );
  return amounts.length === 1 ? [...columns, ...amounts] : [...columns];
}
