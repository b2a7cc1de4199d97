import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Money } from '../../../../../kernel/money.ts';
import { amountsIn } from '../../../../brands/domain/policy/amounts.ts';
import { minimumsIn } from '../../../../brands/domain/policy/minimums.ts';
import type { AnyFact } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { loneUnits, unitsFact } from './least-units.ts';
import {
  AT_LEAST,
  isFreeLater,
  NO_LEAST,
  NO_MINIMUM,
  NO_REORDER_MINIMUM,
  OF_OTHER_THINGS,
  OPENS,
  REPEATS,
  TAKEN_BACK,
} from './minimum-phrases.ts';
import { inDigits } from './number-words.ts';
import { withoutOurOffer } from './our-offer.ts';
import { passagesOf } from './passage.ts';
import { inFigures } from './spoken-amounts.ts';

interface Least {
  money: Money;
  words: string;
}

/** The least that has to be ordered, in money and in pieces. */
export function minimumFacts(sentences: readonly Said[], dollars: string): AnyFact[] {
  const money = moneyFacts(theirs(sentences), dollars);
  const units = unitsFact(sentences);
  return [...money, ...(units ? [units] : [])];
}

const theirs = (sentences: readonly Said[]): Said[] =>
  sentences.map((said) => ({ ...said, plain: withoutOurOffer(said.plain) }));

function moneyFacts(sentences: readonly Said[], dollars: string): AnyFact[] {
  const least = { opening: undefined as Least | undefined, later: undefined as Least | undefined };
  const take = (which: 'opening' | 'later', money: Money, words: string): void => {
    least[which] ??= { money, words };
  };
  let before = '';
  for (const { plain, words } of sentences) {
    const goesOn = GOES_ON.test(plain) && (OPENS.test(before) || AT_LEAST.test(before));
    for (const { which, money } of leastPieces(inFigures(plain), dollars, goesOn)) take(which, money, words);
    before = plain;
  }
  if (!least.opening && !least.later) {
    for (const passage of passagesOf(sentences)) {
      if (ITEM_PRICE.test(passage.plain) || withoutOurOffer(passage.plain) !== passage.plain) continue;
      for (const { field, value } of minimumsIn(passage, dollars, true))
        take(field === 'minimum_reorder' ? 'later' : 'opening', value, passage.sentence);
    }
  }
  let isAsked = false;
  for (const { plain, words, asked } of sentences) {
    isAsked ||= asked !== null && NAMES_MINIMUM.test(asked.plain);
    least.opening ??= plainMinimum(inFigures(plain), words, dollars);
    const currency = least.opening?.money.currency ?? dollars;
    if (NO_REORDER_MINIMUM.test(plain) || (least.opening && isFreeLater(plain)))
      take('later', { cents: 0, currency }, words);
    else if (
      (isAsked && DENIED.test(plain)) ||
      (NO_MINIMUM.test(inDigits(plain)) && !OF_OTHER_THINGS.test(plain))
    )
      take('opening', { cents: 0, currency: 'USD' }, words);
    isAsked = ASKS_MINIMUM.test(plain);
  }
  return told(least.opening, least.later);
}
const PIECE_END =
  /[;()]| \/ |(?!(?<=\b(?:re-?orders?|refills?|restocks?|minimum)), [$€£]?\d), |\. |: (?=[a-z])| (?:and|&|und|et|y|e|then|(?<!\b(?:start|starts|begin|begins|starting) )with|but|puis|dann|danach|luego|despues|poi|dopo) /g;
/** "It is $500" goes on with what the sentence before was about. */
const GOES_ON =
  /^(?:no,? |but |now |sorry,? )*(?:it|that|this|they|the (?:right|correct) (?:figure|amount|number|one)) (?:is|are|should be|has gone up to|went up to|now)\b/;

interface Piece {
  which: 'opening' | 'later';
  money: Money;
}

/** Each amount of a sentence with the words that stand beside it. */
function leastPieces(plain: string, dollars: string, goesOn: boolean): Piece[] {
  const amounts = amountsIn(plain);
  const isAboutLeast = goesOn || AT_LEAST.test(plain) || OPENS.test(plain) || REPEATS.test(plain);
  if (amounts.length === 0 || amounts.length > 6 || !isAboutLeast || ITEM_PRICE.test(plain)) return [];
  const cuts = [...plain.matchAll(PIECE_END)].map(({ index }) => index);
  const pieces = amounts.map(({ at, end, cents, currency }) => {
    const [near = 0, further = 0] = cuts.filter((cut) => cut < at).reverse();
    const to = Math.min(plain.length, ...cuts.filter((cut) => cut >= end));
    // An amount that stands alone between two commas belongs to the words before it.
    const isAlone = !/[a-z]{3}/.test(plain.slice(near, at) + plain.slice(end, to));
    const from = isAlone ? further : near;
    const money = { cents, currency: currency ?? dollars };
    const isTakenBack = TAKEN_BACK.test(plain.slice(Math.max(0, at - 40), at));
    return { which: isTakenBack ? ('old' as const) : whichIn(plain.slice(from, to), goesOn), money };
  });
  const isOtherNamed = pieces.some(({ which }) => which === 'later' || which === 'old');
  return pieces.flatMap(({ which, money }): Piece[] => {
    if (which === null || which === 'old') return [];
    if (which !== 'unsaid') return [{ which, money }];
    // Beside what later orders come to, or what it used to be, stands what counts.
    return isOtherNamed && pieces.length === 2 ? [{ which: 'opening', money }] : [];
  });
}

/** "$1,500 at 50% off MSRP": what it is bought at, too, is no price of anything. */
const AT_A_DISCOUNT =
  /\b(?:at|with|for)? ?(?:keystone|\d{1,2} ?% (?:off|below|under|of)(?: the| our)? (?:msrp|srp|rrp|retail|list(?: price)?))\b/g;

/** What the words beside an amount say of it; null: that it is no least order. */
function whichIn(said: string, goesOn: boolean): Piece['which'] | 'unsaid' | null {
  const piece = said.replace(AT_A_DISCOUNT, '');
  if (NO_LEAST.test(piece) || /\bminimum (?:advertised|resale)\b/.test(piece)) return null;
  if (REPEATS.test(piece) && !(OPENS.test(piece) && piece.search(OPENS) < piece.search(REPEATS)))
    return 'later';
  return goesOn || OPENS.test(piece) || AT_LEAST.test(piece) ? 'opening' : 'unsaid';
}

/** "500 to start", "we ask for 1k": short talk that pages don't use. */
function plainMinimum(plain: string, words: string, dollars: string): Least | undefined {
  if (!SHORT_MINIMUM.test(plain) || NOT_AN_ORDER.test(plain) || OF_PIECES.test(plain)) return undefined;
  const at = plain.search(SHORT_MINIMUM);
  const [amount] = amountsIn(plain.slice(Math.max(0, at - 30), at + 90));
  if (!amount) return undefined;
  return { money: { cents: amount.cents, currency: amount.currency ?? dollars }, words };
}

const SHORT_MINIMUM = new RegExp(inLines`
  \b(?:
    minimums?|moq|mov|min\b|opening order|first order|initial order|opening buy|buy-?in|at least|
    mindest\w+|erstbestell\w*|
    minim[aeo]\w*|premiere commande|primer pedido|primo ordine|to (?:open|start|get started)|
    annual commitment|commitment of
  )\b
`);
const NOT_AN_ORDER =
  /\b(?:minimum (?:advertised|resale|retail)|map\b|free (?:shipping|freight)|per (?:unit|piece|item|bottle|each)|each\b|discount|% off|credit limit|insurance|coverage|liability)\b/;
/** What is counted in pieces needs no word for them. */
const OF_PIECES = /\bmultiples of \d/;
/** "Refill bags 12pk: $6.15". */
const ITEM_PRICE = /^[^.]{0,60}[:\-–] ?[$€£]\s?\d{1,3}[.,]\d{2}\b|\bsku\b/;
/** "Minimum? None." */
const ASKS_MINIMUM = /^[^.]{0,40}\b(?:minimums?|moqs?|mindest\w+|minim[oai]\w*|minim\w+)\b[^.]{0,25}\?$/;
const NAMES_MINIMUM = /^(?!.*\b(?:advertis|price|map)).{0,60}\b(?:minimums?|moqs?|mindest\w+|minim\w+)\b/;
const DENIED =
  /^(?:(?:goodness|heavens|oh|well|gosh|god),? )?(?:no|none|nope|nah|never|have not got one|(?:we|i) have not|there is(?: not| none| no)|not|nein|kein\w*|non|aucun\w*|pas|ningun\w*|nessun\w*|geen|nenhum\w*)\b/;

/** First and later orders apart only where they differ; other money than dollars with its name. */
function told(opening: Least | undefined, later: Least | undefined): AnyFact[] {
  const first = opening ?? later;
  if (!first) return [];
  const { currency } = first.money;
  const isInDollars = currency === 'USD';
  const fact = (
    name: 'opening_order_usd' | 'reorder_usd' | 'moq_amount' | 'reorder_amount',
    of: Least,
  ): AnyFact => ({
    name,
    value: of.money.cents / 100,
    words: of.words,
    confidence: 0.9,
  });
  const differ = opening && later && opening.money.cents !== later.money.cents;
  const facts = differ
    ? [
        fact(isInDollars ? 'opening_order_usd' : 'moq_amount', opening),
        fact(isInDollars ? 'reorder_usd' : 'reorder_amount', later),
      ]
    : opening || first.money.cents > 0
      ? [fact('moq_amount', first)]
      : [fact(isInDollars ? 'reorder_usd' : 'reorder_amount', first)];
  if (isInDollars || first.money.cents === 0) return facts;
  return [...facts, { name: 'currency', value: currency, words: first.words, confidence: 0.9 }];
}

const isAboutOrders = (plain: string): boolean =>
  (AT_LEAST.test(plain) || OPENS.test(plain) || /\b(?:orders?|spend|buy|purchase)\b/.test(plain)) &&
  !NO_LEAST.test(plain) &&
  !NOT_AN_ORDER.test(plain) &&
  !PAST.test(plain);
/** "We sold our first jar for $4". */
const PAST = /\b(?:sold|did|made|last year|since|used to|ago)\b/;

/** The only sum in a mail that is about a least order. */
export function loneMinimum(sentences: readonly Said[], dollars: string): AnyFact[] {
  const sums = theirs(sentences).flatMap(({ plain, words }) =>
    !isAboutOrders(plain) ? [] : amountsIn(inFigures(plain)).map((amount) => ({ amount, words })),
  );
  const [only] = sums;
  if (!only || sums.length > 1) return sums.length > 0 ? [] : loneUnits(sentences);
  const { cents, currency } = only.amount;
  return told({ money: { cents, currency: currency ?? dollars }, words: only.words }, undefined);
}
