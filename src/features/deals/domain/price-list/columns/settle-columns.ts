import { inLines } from '../../../../../kernel/in-lines.ts';
import { isOfMaker, withOwnNumber } from '../cells/own-number.ts';
import { datedAs, dayToCome } from '../cells/price-dates.ts';
import { taxOf } from '../cells/tax-words.ts';
import { type Column, OF_INNER, PRICE_ROLES } from './column-role.ts';
import { cellsOf, isProduct, isWordy, ratioOf, shareOf } from './column-samples.ts';
import { withPackingUnits } from './packing-units.ts';
import { withPacksBetween } from './packs-between-prices.ts';
import { plain } from './plain-heading.ts';

type Samples = readonly (readonly string[])[];

/** Of prices of one kind those that hold today, and those of shops apart; of packs the largest. */
export function settlePrices(
  columns: readonly Column[],
  headings: readonly string[],
  samples: Samples,
  today: Date | null,
): Column[] {
  const isOfProgram = headings.some((heading) => OF_STOCK.test(heading));
  const packed = withPackingUnits(withoutEmpty(columns, samples), samples);
  const filled = withoutInnerPrices(withCasePrices(withPacksBetween(packed, headings, samples), samples));
  const usual = withFirstLevel(
    withUsualPrices(withPricesByTax(withClosingOut(filled)), isOfProgram),
    samples,
  );
  return withCartons(
    withListPrices(withoutOwnCost(withoutEnded(withoutToCome(usual, today)), samples), samples),
  );
}

/** Prices that nobody filled in say nothing, where others are. */
function withoutEmpty(columns: readonly Column[], samples: Samples): Column[] {
  const isEmpty = ({ index, role }: Column) =>
    PRICE_ROLES.includes(role) && cellsOf(index, samples).length === 0;
  const hasBought = columns.some(
    (column) => ['cost', 'case_cost', 'tier'].includes(column.role) && !isEmpty(column),
  );
  return hasBought ? columns.filter((column) => !isEmpty(column)) : [...columns];
}

/** What is as many times another price as the case holds is the price of a case, whatever it is called. */
function withCasePrices(columns: readonly Column[], samples: Samples): Column[] {
  const packs = columns.filter(({ role }) => role === 'case_pack');
  const costs = columns.filter(({ role }) => role === 'cost');
  const isOfCase = (column: Column): boolean =>
    costs.some((one) => packs.some((pack) => isProduct(one.index, pack.index, column.index, samples)));
  return columns.map((column) =>
    column.role === 'cost' && isOfCase(column) ? { ...column, role: 'case_cost' } : column,
  );
}

/** Of the prices of an inner and of a case the latter, which is parted by what the case holds. */
function withoutInnerPrices(columns: readonly Column[]): Column[] {
  const isOfInner = ({ role, heading }: Column) => role === 'case_cost' && OF_INNER.test(heading);
  const hasCase = columns.some((column) => column.role === 'case_cost' && !isOfInner(column));
  return columns.filter((column) => !hasCase || !isOfInner(column));
}

/** No price at a larger quantity is above the plain one: a lower “cost” beside them is what the seller paid. */
function withoutOwnCost(columns: readonly Column[], samples: Samples): Column[] {
  const tiers = columns.filter(({ role }) => role === 'tier');
  const isOwn = ({ role, heading, index }: Column): boolean =>
    role === 'cost' &&
    BOUGHT.test(heading.replace(CAMEL, '$1 $2')) &&
    tiers.length > 0 &&
    tiers.every((tier) => shareOf(index, tier.index, samples, (own, asked) => own < asked) > 0.8);
  return columns.filter((column) => !isOwn(column));
}

const BOUGHT =
  /(?<!\p{L})(?:costs?|buy|buying|bought|purchases?|einkauf\p{L}*|ek|achat|compra|acquisto)(?!\p{L})/iu;

/** What is bought costs what it costs without tax, and what shoppers pay is with it, where a list says both. */
function withPricesByTax(columns: readonly Column[]): Column[] {
  const isBought = ({ role }: Column) => role === 'cost' || role === 'case_cost' || role === 'tier';
  const isPaid = ({ role }: Column) => role === 'msrp';
  const hasNet = columns.some((column) => isBought(column) && taxOf(column.heading) === 'without');
  const hasGross = columns.some((column) => isPaid(column) && taxOf(column.heading) !== 'without');
  return columns.filter(
    (column) =>
      !(hasNet && isBought(column) && taxOf(column.heading) === 'with') &&
      !(hasGross && isPaid(column) && taxOf(column.heading) === 'without'),
  );
}

/** What only some pay, or what was asked before, where the usual price stands beside it. */
function withUsualPrices(columns: readonly Column[], isOfProgram: boolean): Column[] {
  let left = [...columns];
  const hasSales = left.some(
    ({ role, heading }) =>
      role === 'cost' && (SALES_PRICE.test(heading) || (isOfProgram && /^(?:unit )?price$/i.test(heading))),
  );
  for (const words of [
    FORMER,
    hasSales ? OWN_COST_BESIDE_SALES : OWN_COST,
    EARLY,
    OF_DISTRIBUTORS,
    /\d\s?%/,
  ]) {
    const isForSome = ({ role, heading }: Column) =>
      (role === 'cost' || (role === 'msrp' && words === EARLY)) &&
      words.test(heading.replace(CAMEL, '$1 $2'));
    const isUsual = (column: Column) =>
      !isForSome(column) &&
      (column.role === 'tier'
        ? !words.test(column.heading)
        : column.role === 'msrp' || column.confidence >= (words === OWN_COST ? 0.5 : 0.8));
    const hasUsual = (role: Column['role']) =>
      left.some(
        (column) => isUsual(column) && (column.role === role || (role === 'cost' && column.role === 'tier')),
      );
    left = left.filter((column) => !isForSome(column) || !hasUsual(column.role));
  }
  return left;
}

/** Of prices for customers of several ranks a new one pays the dearest, wherever that stands. */
function withFirstLevel(columns: readonly Column[], samples: Samples): readonly Column[] {
  const levels = columns.filter(({ role, heading }) => role === 'cost' && OF_CUSTOMERS.test(heading));
  const isRanked = levels.length > 1 && levels.some(({ heading }) => RANK.test(heading));
  const dearest = levels.find(({ index }) =>
    levels.every(
      (other) =>
        other.index === index || shareOf(other.index, index, samples, (less, more) => less <= more) > 0.9,
    ),
  );
  if (!isRanked || dearest === undefined) return columns;
  return columns.filter((column) => column === dearest || !levels.includes(column));
}

const OF_CUSTOMERS =
  /(?<!\p{L})(?:dealers?|retailers?|resellers?|stockists?|accounts?|partners?|customers?|members?)(?!\p{L})/iu;
const RANK =
  /(?<!\p{L})(?:preferred|premier|premium|elite|stocking|authori[sz]ed|certified|standard|basic|entry|new|key|vip|gold|silver|bronze|platinum|diamond|master)(?!\p{L})/iu;

/** "AverageCost" */
const CAMEL = /(\p{Ll})(\p{Lu})/gu;
const FORMER = /(?<!\p{L})(?:was|orig(?:inal)?|former|prior|previous)(?!\p{L})/iu;
/** What the goods cost whoever makes the list. */
const OWN_COST =
  /(?<!\p{L})(?:(?:average|avg|last|latest|purchases?|landed|supplier|vendor|fifo|buy(?:ing)?)[ _]?(?:unit[ _]?)?(?:cost|price|rate)|cogs|cost of goods)(?!\p{L})/iu;
/** What programs export of items for whoever keeps the books or the stock. */
const OF_STOCK = new RegExp(
  inLines`
    ^(?:
      type|item type|account|(?:income |asset |cogs )account|(?:preferred )?vendor|
      (?:quantity|qty)\.? on hand|(?:stock )?on hand|reorder (?:pt|point|level)|sales tax code|taxable|
      asset value|inventory
    )$
  `,
  'i',
);
const SALES_PRICE = /^(?:default )?(?:sales|sell|selling) ?price(?:\W|$)/i;
const OWN_COST_BESIDE_SALES = new RegExp(`${OWN_COST.source}|^(?:unit )?cost$`, 'iu');
const EARLY =
  /(?<!\p{L})(?:pre-?(?:book|season|order)\p{L}*|early|ebd|booking|advance|show|vororder\p{L}*|vorbestell\p{L}*|frühbezug\p{L}*)(?!\p{L})/iu;
/** In Spanish and Italian the word is for who sells to shoppers. */
const OF_DISTRIBUTORS = /(?<!\p{L})(?:(?:sub-?|master )?dist(?:ributors?|rib|r)?|wd)(?!\p{L})/iu;

/** What begins on a day that is yet to come isn't what is charged now, where the list says that too. */
function withoutToCome(columns: readonly Column[], today: Date | null): readonly Column[] {
  if (today === null) return columns;
  const isToCome = ({ role, heading }: Column) =>
    PRICE_ROLES.includes(role) && dayToCome(heading, today) !== null;
  const isCharged = (column: Column): boolean =>
    !isToCome(column) || !columns.some((other) => other.role === column.role && !isToCome(other));
  return columns.filter(isCharged);
}

/** A price that ends on a day, beside one that begins then: what is ordered from now on is charged the other. */
function withoutEnded(columns: readonly Column[]): Column[] {
  const isPrice = ({ role }: Column) => PRICE_ROLES.includes(role);
  if (!columns.some((column) => isPrice(column) && datedAs(column.heading) !== null)) return [...columns];
  const stays = (column: Column): boolean =>
    datedAs(column.heading) !== 'until' ||
    !columns.some(({ role, heading }) => role === column.role && datedAs(heading) !== 'until');
  return columns
    .filter((column) => !isPrice(column) || stays(column))
    .map((column) =>
      isPrice(column) && datedAs(column.heading) === 'from' ? { ...column, confidence: 0.99 } : column,
    );
}

/** A carton beside a box or a pack is the case; the other is what it holds. */
function withCartons(columns: readonly Column[]): Column[] {
  const isPack = ({ role }: Column) => role === 'case_pack';
  const isInner = (column: Column) =>
    isPack(column) && SMALL_PACK.test(column.heading) && !CARTON.test(column.heading);
  if (!columns.some((column) => isPack(column) && CARTON.test(column.heading))) return [...columns];
  return columns.map((column) => (isInner(column) ? { ...column, role: 'inner_pack' } : column));
}

const CARTON =
  /(?<!\p{L})(?:master|mp|mc|cases?|cs|cartons?|ctn|outer|shipper|imballo|cart|cartoni?|cartone|umkarton|karton|krt|bultos?|colis|cajas?)(?!\p{L})/iu;
const SMALL_PACK =
  /(?<!\p{L})(?:inner|box|bx|conf|confezione|confezioni|display|packs?|pk|pkg|blister|bag|vpe|ve)(?!\p{L})/iu;

/** What is sold off costs what is asked for it now, not what it cost before. */
function withClosingOut(columns: readonly Column[]): Column[] {
  const isOff = ({ role, heading }: Column) => role === 'cost' && CLOSING_OUT.test(heading);
  const off = columns.filter(isOff);
  if (off.length !== 1) return [...columns];
  return columns.filter((column) => isOff(column) || !isFormer(column));
}

const CLOSING_OUT =
  /\b(?:close-?outs?|clearance|blow-?out|liquidation|sell-?off|overstock|restposten|abverkauf|d[ée]stockage|liquidaci[óo]n|svendita|sale (?:ws|wsp|wholesale|whsl|cost|dealer))\b|^now(?: price)?$/i;
const isFormer = ({ role, heading }: Column): boolean =>
  role === 'cost' && /\b(?:reg|regular|normal|usual|standard|original|orig|was|wholesale)\b/i.test(heading);

/** A list price beside a net one is what a shopper pays. */
function withListPrices(columns: readonly Column[], samples: Samples): Column[] {
  const costs = columns.filter(({ role }) => role === 'cost');
  const wholesale = costs.find(({ heading }) => SAYS_WHOLESALE.test(heading));
  // "Cost" below "Price" may be what the goods cost the seller.
  const [one, other] = costs.length === 2 && !costs.some(({ heading }) => BOUGHT.test(heading)) ? costs : [];
  const bought =
    wholesale ??
    costs.find(({ heading }) => OF_THE_BUYER.test(heading)) ??
    // Of two prices the one of twice as much is a shop's.
    (one && other && ((ratioOf(one.index, other.index, samples) ?? 1) > 1 ? one : other));
  const isList = ({ role, heading, index }: Column) =>
    role === 'cost' &&
    (/\b(?:list|lst)\b|^variant price$/i.test(plain(heading)) ||
      (wholesale !== undefined && OF_A_SHOP.test(heading)) ||
      (bought !== undefined && isDearer({ heading, index }, bought, samples)));
  const hasNet = columns.some(
    (column) => column.role === 'tier' || (column.role === 'cost' && !isList(column)),
  );
  if (!hasNet || columns.some(({ role }) => role === 'msrp')) return [...columns];
  return columns.flatMap((column) => {
    if (!isList(column)) return [column];
    return LIST_OF_DEALERS.test(column.heading) ? [] : [{ ...column, role: 'msrp', confidence: 0.7 }];
  });
}

const SAYS_WHOLESALE = /(?:^|[^a-z])(?:wholesale|whsl|dealer|trade|b2b|reseller|cost per item|default cost)/i;
const OF_THE_BUYER = /(?<!\p{L})(?:your|my|member|account)(?!\p{L})/iu;
/** What a brand's own shop asks, beside its wholesale price in the same export. */
const OF_A_SHOP =
  /^(?:regular|reg\.?|normal|shop|store|web(?:site)?|online|selling|default|retail)[ _]price$/i;

/** "Price" or "Base price" beside a wholesale price of half as much. */
function isDearer(
  { heading, index }: Pick<Column, 'heading' | 'index'>,
  wholesale: Column,
  samples: Samples,
): boolean {
  const ratio = SAYS_WHOLESALE.test(heading) ? 0 : (ratioOf(wholesale.index, index, samples) ?? 0);
  return ratio >= 1.4 && ratio <= 4;
}

/** What dealers pay before their discount is no price of a shop. */
const LIST_OF_DEALERS =
  /(?<!\p{L})(?:trade|dealers?|resellers?|wholesale|whsl|distributors?|jobber|stockists?|gross|händler\p{L}*|revendeurs?|rivenditor[ei])(?!\p{L})/iu;

/**
 * "Item" and "Product" stand over numbers as well as over names: what is below decides. Goods are ordered by one number
 * of several.
 */
export function settleItems(columns: readonly Column[], samples: readonly (readonly string[])[]): Column[] {
  const hasSku = columns.some(
    (column) =>
      column.role === 'sku' &&
      column.confidence >= 0.8 &&
      !isOfMaker(column) &&
      !isWordy(column.index, samples),
  );
  const hasTitle = columns.some(({ role, confidence }) => role === 'title' && confidence >= 0.9);
  const settled = columns.map((column) => {
    const { role, confidence, index } = column;
    // "Item name" over numbers, beside a description.
    const isDescribed = columns.some(
      (other) => other.role === 'title' && other !== column && isWordy(other.index, samples),
    );
    if (role === 'title' && (confidence <= 0.8 || isDescribed) && !hasSku && isNumbers(index, samples))
      return { ...column, role: 'sku' as const, confidence: 0.75 };
    if (role === 'sku' && confidence <= 0.8 && !hasTitle && isWordy(index, samples))
      return { ...column, role: 'title' as const, confidence: 0.6 };
    return column;
  });
  return withOwnNumber(settled, samples);
}

function isNumbers(index: number, samples: readonly (readonly string[])[]): boolean {
  const cells = cellsOf(index, samples);
  return (
    cells.length > 0 &&
    !isWordy(index, samples) &&
    cells.filter((cell) => OF_LETTERS.test(cell) || (/\d/.test(cell) && !/\s\S+\s|\s\p{L}{4,}/u.test(cell)))
      .length >
      cells.length * 0.5
  );
}

/** "BR-LIG-C" */
const OF_LETTERS = /^[A-Z\d]+(?:[-./_][A-Z\d]+)+$/;

/**
 * Where a note says that prices are for each, "5 Cases" is how many are bought at a price for one; "Case price" stays
 * one.
 */
export function withUnitPrices(columns: readonly Column[]): Column[] {
  if (columns.some(({ role }) => role === 'cost')) return [...columns];
  return columns.map((column) =>
    column.role === 'case_cost' && !SAYS_PRICE.test(column.heading) ? { ...column, role: 'cost' } : column,
  );
}

const SAYS_PRICE = /\p{Sc}|pri[cx]|cost|preis|prezz|precio|prijs|pris\b/iu;

/** Where a list says one discount for all, "List" is what the public pays. */
export function withRetailForList(columns: readonly Column[], isAllRetail: boolean): Column[] {
  const hasOther = columns.some(
    ({ role, heading }) =>
      role === 'msrp' ||
      role === 'tier' ||
      role === 'case_cost' ||
      (role === 'cost' && !OF_A_LIST.test(heading) && !(isAllRetail && OF_PRICES.test(heading))),
  );
  if (hasOther) return [...columns];
  return columns.map((column) => (column.role === 'cost' ? { ...column, role: 'msrp' } : column));
}

const OF_PRICES = /^(?:unit |each )?(?:price|preis|prix|prezzo|precio|prijs|pris)(?: each)?$/i;
const OF_A_LIST = /\b(?:list|lst|catalog(?:ue)?|published|listino|lista|public|listen\w*)\b/i;
