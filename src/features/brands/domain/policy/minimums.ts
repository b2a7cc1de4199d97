import { inLines } from '../../../../kernel/in-lines.ts';
import type { Money } from '../../../../kernel/money.ts';
import { type Amount, amountsIn } from './amounts.ts';
import {
  ADVISED,
  AFTER_OPENING,
  BOTH,
  EVERY_ORDER,
  FIRST_OR_LATER,
  LATER,
  LATER_TOO,
  LEAST_PRICE,
  NONE,
  NONE_LATER,
  NOT_BELOW,
  NOT_TAKEN,
  PAID_AHEAD,
  PERHAPS_OTHER_SUM,
  SCOPED,
  SENT_OUT,
  SHORT_DOTS,
  TO_OPEN,
  UNDER,
} from './minimum-sentences.ts';
import { LEAST, OPENING, ORDER, OTHER_SUM, REORDER } from './minimum-words.ts';
import type { Passage } from './passages.ts';
import { callsShops, namesShops } from './shop-words.ts';

export interface Minimum {
  field: 'minimum_opening_order' | 'minimum_reorder';
  value: Money;
  weight: number;
  /** Whether the line above had to be read with it. */
  needsLabel: boolean;
}

/** Of a shop's own customers. */
const RETAIL = new RegExp(inLines`
  [$£€]\d+ off\b|
  \b(?:
    promo|coupon|discount code|gift cards?|newsletter|rewards?|loyalty|
    free shipping on (?:all )?(?:us |domestic )?orders|at checkout|afterpay|sezzle|klarna|\w*gutschein\w*|
    code promo|
    code de bienvenue|bon (?:d'achat|de (?:reduction|bienvenue))|codigo|cupon|
    vale de (?:bienvenida|descuento)|
    buono (?:sconto|di benvenuto)|(?:kortings|waarde|welkomst?)(?:code|bon|korting)|
    welcome (?:credit|voucher|discount|gift|offer)
  )\b
`);
/** "Showrooms get 50% off with an opening order of $1,200": what they have to order, and what for. */
const isTermsOfShops = (plain: string): boolean =>
  (NAMED_ORDER.test(plain) || SUM_OF_ORDER.test(plain)) &&
  (callsShops(plain) || ORDERED_BY_SHOPS.test(plain));
/** "A $600 opening order." */
const SUM_OF_ORDER =
  /(?:[$£€] ?\d[\d.,]*|\d ?(?:[$£€]|dollars?|euros?|pounds))(?: \w+)? (?:opening|initial|first|introductory|starter) (?:orders?|purchases?|buys?)\b/;
const TAKEN_OFF = /% off(?! (?:of )?(?:our |the )?(?:retail|msrp|rrp|srp|list|suggested))/;
const isRetail = (plain: string): boolean =>
  RETAIL.test(plain) || (TAKEN_OFF.test(plain) && !isTermsOfShops(plain));
/** Whose order it is, where what stands before speaks of a shop's own customers. */
const ORDERED_BY_SHOPS =
  /\b(?:wholesal\w*|trade|dealers?|retailers?|stockists?|accounts?|handler\w*|revendeurs?|mayorist\w*|rivenditor\w*)\b/;

const BETWEEN = /[;|•·()/\n]|\. |: |, | (?:and|und|et|y|e|en|while|but|with|then|or) | - /;

const EACH_TIME = /\b(?:each|every) time\b/g;

/** "£95 (four cases)": how much that is in goods. */
const IN_GOODS =
  /(?<=[\d€$£]) \((?:(?:about|around|approx\.?|roughly|ca\.?|circa) )?[\w-]+ (?:cases?|cartons?|boxes|units?|pieces?|packs?|dozens?|kartons?|stuck|colis|cajas|cartoni|doosjes|dozen)\)/g;

interface Part {
  text: string;
  amount: Amount;
}

/** The least that a shop has to order the first time and later, as a sentence or a row says it. */
export function minimumsIn(passage: Passage, dollars: string, isTrade: boolean): Minimum[] {
  const { plainLabel, section, before, isAnswer } = passage;
  const whole = passage.plain
    .replace(NONE_LATER, '')
    .replace(LEAST_PRICE, 'price')
    .replace(IN_GOODS, '')
    .replace(EACH_TIME, 'every order');
  const plain = /\d/.test(whole) ? whole.replace(SHORT_DOTS, (word) => word.replace(/\./g, '')) : whole;
  if (PAID_AHEAD.test(plain) && !LEAST.test(plain) && !hasOwnLabel(plain)) return [];
  const amounts = amountsIn(plain);
  const above = amounts.length === 0 ? amountAbove(passage) : undefined;
  if (amounts.length === 0) {
    const bare = bareAmount(passage) ?? above;
    if (!bare) return [];
    amounts.push(bare);
  }
  if (isRetail(plain) || amounts.length > 6) return [];
  // "15% off with code SPRING. Minimum purchase $40."
  if (isRetail(before) && !hasOwnLabel(plain) && !ORDERED_BY_SHOPS.test(plain)) return [];
  // "Clips are $9, no minimum."
  if (NONE.test(plain) && !hasOwnLabel(plain)) return [];
  const isAlone = !LEAST.test(plain) && !OPENING.test(plain) && !REORDER.test(plain);
  const context = `${plainLabel} ${section}`;
  const saysLeast =
    (UNDER.test(plain) && NOT_TAKEN.test(plain)) ||
    LEAST.test(plain) ||
    LEAST.test(context) ||
    LEAST.test(before);
  const isNamed = isTerse(plain, plainLabel) || NAMED_ORDER.test(plain) || TO_OPEN.test(plain);
  if (!saysLeast && !isNamed && !(isTrade && hasOwnLabel(plain))) return [];
  const isLabelled = hasOwnLabel(plainLabel);
  const ordersWords =
    isLabelled ||
    [ORDER, OPENING, REORDER].some((words) => words.test(plain)) ||
    ORDER.test(context) ||
    (UNDER.test(plain) && NOT_TAKEN.test(plain) && SENT_OUT.test(plain)) ||
    FIRST_OR_LATER.test(plain) ||
    (isAnswer && LEAST.test(plainLabel) && namesShops(plainLabel));
  if (!ordersWords || !isTrade) return [];

  const inTurn = namedInTurn(plain, amounts);
  if (inTurn)
    return inTurn.map(({ field, amount }) => ({
      field,
      value: { cents: amount.cents, currency: amount.currency ?? dollars },
      weight: 3,
      needsLabel: false,
    }));

  const found: Minimum[] = [];
  for (const { text, amount } of partsOf(plain, amounts)) {
    if (isOtherSum(text, plain) || isSoft(text, plain) || isAdvised(text)) continue;
    // A part without words of its own takes those of the line above: a cell, "Opening order" over "$250".
    const words = hasOwnLabel(text)
      ? upToNextLabel(text, amount, plain)
      : isAlone
        ? `${context} ${text}`
        : text;
    if (isAlone && OTHER_SUM.test(plainLabel)) continue;
    const isLater = found.length > 0 && LATER.test(text) && !hasOwnLabel(text);
    const sum = plain.slice(amount.at, amount.end);
    const fields = fieldsOf(isLater ? ` reorder ${text}` : words, sum, plain, plainLabel);
    for (const { field, isNamed } of fields) {
      const weight = (isNamed ? 3 : 2) - (SCOPED.test(text) || SCOPED.test(plainLabel) ? 1.5 : 0);
      const value = { cents: amount.cents, currency: amount.currency ?? dollars };
      if (!found.some((known) => known.field === field))
        found.push({ field, value, weight, needsLabel: isAlone || above !== undefined });
    }
  }
  return found;
}

/** "Opening / reorder: $250 / $100": two names, and then what each of them comes to. */
function namedInTurn(
  plain: string,
  [first, second, ...more]: readonly Amount[],
): { field: Minimum['field']; amount: Amount }[] | undefined {
  if (!first || !second || more.length > 0) return undefined;
  const names = plain.slice(0, first.at);
  if (!OPENING.test(names) || !REORDER.test(names)) return undefined;
  if (!TWO_SUMS.test(plain.slice(first.end, second.at)) || hasOwnLabel(plain.slice(second.end)))
    return undefined;
  const isOpeningFirst = names.search(OPENING) < names.search(REORDER);
  const [opening, reorder] = isOpeningFirst ? [first, second] : [second, first];
  return [
    { field: 'minimum_opening_order', amount: opening },
    { field: 'minimum_reorder', amount: reorder },
  ];
}
const TWO_SUMS = /^[ a-z.]{0,8}(?:\/|\||,|and|und|et|y|e|en|bzw\.?)[ a-z.]{0,8}$/;

/** "Opening order: $250" in a list or a table needs no word more. */
const isTerse = (plain: string, label: string): boolean =>
  (plain.length <= 60 && hasOwnLabel(plain)) || (plain.length <= 40 && hasOwnLabel(label));

/** The first order by its own name: what it comes to is its minimum, whatever words are around. */
const NAMED_ORDER = new RegExp(inLines`
  \b(?:
    (?:opening|initial|introductory|starter|starting|first)(?: \w+){0,2} (?:
      orders?|purchases?|buy|commitment|baskets?|cartons?|shipments?|deliver(?:y|ies)|assortments?|stock|
      backbar|invoice
    )|
    (?:re-?|repeat |subsequent |follow-?up )orders?|
    erst(?:bestellung|auftrag|order)|nach(?:bestellung|order)\w*|
    premiere commande|reassorts?|
    pedido inicial|primer pedido|
    ordine iniziale|primo ordine|riordin[oi]|
    openingsorder|eerste bestelling|nabestelling\w*
  )\b[^.;]{0,50}(?:[$£€]|\d|dollars|euro|pounds)
`);

/** What stands behind an amount and a break speaks of something else: "first order: £180; after that, six cases". */
function upToNextLabel(text: string, { at, end }: Amount, plain: string): string {
  const start = plain.indexOf(text);
  const head = text.slice(0, end - start);
  if (!hasOwnLabel(head) || at < start) return text;
  const tail = text.slice(end - start);
  const cut = /[;|•.]|, | (?:but|while|and|then) /.exec(tail);
  return cut && !BOTH.test(tail) ? head + tail.slice(0, cut.index) : text;
}

/** What a shop gets for more than it has to order. */
const EXTRA =
  /\b(?:save|extra|earn|bonus|additional \d+ ?%|\d+ ?% (?:off|discount) (?:on|for|when)|(?:get|receive|enjoy) (?:an? )?\d+ ?%(?! off (?:of )?(?:our |the )?(?:suggested )?(?:retail|msrp|rrp|srp|list)))/;

/** "Boxes of 84 bars at $1.10 a bar". */
const PRICE_OF_ONE =
  /\bat (?:just |only )?[$£€] ?\d[\d.,]* (?:apiece|each|(?:an?|per) (?!(?:re-?)?order|delivery|shipment|time)\w+)/;

/** "50% off MSRP" is what shops pay, and no other sum. */
const OFF_RETAIL =
  /\d+ ?% off (?:of )?(?:our |the )?(?:suggested )?(?:retail|msrp|rrp|srp|list)(?: prices?)?\b/g;

const isOtherSum = (text: string, plain: string): boolean =>
  OTHER_SUM.test(text.replace(OFF_RETAIL, ' ')) ||
  PRICE_OF_ONE.test(text) ||
  (EXTRA.test(text) && !isTermsOfShops(plain)) ||
  (PERHAPS_OTHER_SUM.test(text) &&
    !LEAST.test(text) &&
    !hasOwnLabel(text) &&
    !(UNDER.test(plain) && NOT_TAKEN.test(plain)));

const hasOwnLabel = (text: string): boolean => OPENING.test(text) || REORDER.test(text);

/** "Most shops open with about $400", "we recommend $400 for a first order": what is usual is no minimum. */
const isAdvised = (text: string): boolean => ADVISED.test(text) && !LEAST.test(text.replace(ADVISED, ' '));

/** "Orders below $250 pay a fee" sets no minimum; "orders below $250 are not accepted" does. */
const isSoft = (text: string, plain: string): boolean =>
  UNDER.test(text) && !NOT_TAKEN.test(plain) && !NOT_BELOW.test(plain);

function fieldsOf(
  words: string,
  sum: string,
  plain: string,
  label: string,
): { field: Minimum['field']; isNamed: boolean }[] {
  const text = words.replace(AFTER_OPENING, ' reorder ');
  const isOpening = OPENING.test(text);
  const isReorder = REORDER.test(text);
  if (isOpening && isReorder) {
    if (NONE.test(text)) return [{ field: 'minimum_opening_order', isNamed: true }];
    if (BOTH.test(text) || FIRST_OR_LATER.test(text))
      return [
        { field: 'minimum_opening_order', isNamed: true },
        { field: 'minimum_reorder', isNamed: true },
      ];
    return [{ field: nearerTo(sum, text), isNamed: true }];
  }
  if (FIRST_OR_LATER.test(text) || FIRST_OR_LATER.test(plain))
    return [
      { field: 'minimum_opening_order', isNamed: true },
      { field: 'minimum_reorder', isNamed: true },
    ];
  if (isReorder && LATER_TOO.test(text))
    return [
      { field: 'minimum_opening_order', isNamed: true },
      { field: 'minimum_reorder', isNamed: true },
    ];
  if (isReorder) return [{ field: 'minimum_reorder', isNamed: true }];
  if (isOpening) return [{ field: 'minimum_opening_order', isNamed: true }];
  if (EVERY_ORDER.test(text))
    return [
      { field: 'minimum_opening_order', isNamed: false },
      { field: 'minimum_reorder', isNamed: false },
    ];
  const isReorderLabel = REORDER.test(label.replace(AFTER_OPENING, ' reorder '));
  if (isReorderLabel && !OPENING.test(label) && !ORDER.test(plain))
    return [{ field: 'minimum_reorder', isNamed: true }];
  return [{ field: 'minimum_opening_order', isNamed: OPENING.test(label) }];
}

/** Of two names for one amount the one that stands closest to it, in front of it or behind it. */
function nearerTo(sum: string, text: string): Minimum['field'] {
  const at = text.indexOf(sum);
  const [opening, reorder] = [OPENING, REORDER].map((words) => text.search(words)) as [number, number];
  const areBehind = at >= 0 && opening > at && reorder > at;
  return reorder > opening !== areBehind ? 'minimum_reorder' : 'minimum_opening_order';
}

/** The piece of a sentence that belongs to each of its amounts. */
function partsOf(plain: string, amounts: readonly Amount[]): Part[] {
  const parts: Part[] = [];
  let start = 0;
  amounts.forEach((amount, index) => {
    const next = amounts[index + 1];
    const end = next ? cutBetween(plain, amount.end, next.at) : plain.length;
    parts.push({ text: plain.slice(start, end), amount });
    start = end;
  });
  return parts;
}

function cutBetween(plain: string, from: number, to: number): number {
  const between = plain.slice(from, to);
  const cut = BETWEEN.exec(between);
  if (!cut) return from;
  // "$300 min. Restocks: $150": what a colon stands behind is the next one's name.
  if (cut[0] === ': ') {
    const names = between.slice(0, cut.index);
    const named = [REORDER, NAME_OF_OTHER_SUM].map((words) => names.search(words)).find((at) => at > 0);
    if (named) return from + named;
  }
  return from + cut.index;
}

/** "Freight: prepaid at $1,200". */
const NAME_OF_OTHER_SUM =
  /\b(?:freight|shipping|delivery|postage|carriage|handling|payment|versand\w*|fracht\w*|porto|lieferung|livraison|port|transport|envios?|portes|spedizione|trasporto|verzending|vracht|levering)$/;

/** "Minimum opening order (USD) | 250": a row whose title names the currency. */
function bareAmount({ kind, plain, plainLabel }: Passage): Amount | undefined {
  const isWhole = kind === 'row' || SIGN_IN_TITLE.test(plain);
  if (!isWhole && plain.length > 14) return undefined;
  const label = isWhole ? plain : `${plainLabel}: ${plain}`;
  const [, sign = '', number = ''] =
    /((?<!\w)(?:usd|us\$|cad|aud|nzd|eur|gbp|chf)(?!\w)|[$£€](?=\)))[^:\d]{0,12}:\s*(\d[\d.,' ]{1,9})$/.exec(
      label,
    ) ?? [];
  const [amount] = number ? amountsIn(`${sign} ${number.trim()}`) : [];
  return amount && { ...amount, at: 0, end: plain.length };
}

const SIGN_IN_TITLE = /\([$£€]\): \d/;

/** "$200" over "opening order": a figure in large type with what it is below. */
function amountAbove({ plain, plainLabel, isNextToLabel }: Passage): Amount | undefined {
  if (!isNextToLabel || plain.length > LONGEST_CAPTION || plainLabel.length > LONGEST_FIGURE)
    return undefined;
  const [amount] = hasOwnLabel(plain) ? amountsIn(plainLabel) : [];
  return amount && { ...amount, at: 0, end: plain.length };
}
const LONGEST_CAPTION = 32;
const LONGEST_FIGURE = 14;
