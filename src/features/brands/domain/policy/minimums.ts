import type { Money } from '../../../../kernel/money.ts';
import { alternatives } from '../../../../kernel/words-by-language.ts';
import { type Amount, amountsIn } from './amounts.ts';
import { LEAST, OPENING, ORDER, OTHER_SUM, REORDER } from './minimum-words.ts';
import type { Passage } from './passages.ts';
import { callsShops } from './shop-words.ts';

export interface Minimum {
  field: 'minimum_opening_order' | 'minimum_reorder';
  value: Money;
  weight: number;
  /** Whether the line above had to be read with it. */
  needsLabel: boolean;
}

/** "After your first order": what comes then is a reorder. */
const AFTER_OPENING =
  /\b(?:after|following|beyond|once you(?:'ve| have) placed|nach|apres|tras|despues de|dopo|na|po)\b(?: (?:your|the|an?|that|this|der|ihrer|deiner|la|votre|tu|su|el|il|lo|de|je|uw|een)){0,2} (?:opening|initial|first|ersten?|erst\w+|premiere|primer|primera|primo|eerste|pierwszym)(?: (?:orders?|purchases?|bestellung|order|commande|pedido|compra|ordine|bestelling|zamowieniu))?/g;
const BOTH =
  /\b(?:per (?:wholesale |trade )?order|first or \w+|(?:every|each|all) (?:wholesale |trade )?orders?|any order|whether (?:first|opening)[^.]{0,30}|first(?: one| order)? (?:and|as well as|like|just as) (?:every|each|all|any|the|those|later) |both|as well as|alike|(?:opening|first|initial)(?: orders?)? and (?:re-?|subsequent )orders?|the same|same for|sowohl|erst- und nach\w+|aussi bien|tanto|sia)\b/;

/** The same, where their part of the sentence speaks of no minimum. */
const PERHAPS_OTHER_SUM =
  /\b(?:annual\w*|per (?:year|quarter|month|annum)|yearly|quarterly|a year|pro jahr|jahres\w*|par an|anual\w*|all'anno|per jaar|discounts?|% off|percent off|save|rewards?|points|handling|shipping|postage|deposit|net \d+|late|samples?|insurance|each|per (?:unit|piece|item|case|bottle)|versand\w*|rabatt\w*|frais|livraison|remise|envio|portes|gastos|descuento|regalo|spedizion\w*|sconto|spese|verzend\w*|korting|credit cards?)\b/;
/** Of a shop's own customers. */
const RETAIL =
  /[$£€]\d+ off\b|\b(?:promo|coupon|discount code|gift cards?|newsletter|rewards?|loyalty|free shipping on (?:all )?(?:us |domestic )?orders|at checkout|afterpay|sezzle|klarna|\w*gutschein\w*|code promo|code de bienvenue|bon (?:d'achat|de (?:reduction|bienvenue))|codigo|cupon|vale de (?:bienvenida|descuento)|buono (?:sconto|di benvenuto)|(?:kortings|waarde|welkomst?)(?:code|bon|korting)|welcome (?:credit|voucher|discount|gift|offer))\b/;
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
/** For some shops alone. */
const SCOPED =
  /\b(?:international\w*|overseas|export|outside|abroad|worldwide|canad\w+|europe\w*|uk|australia\w*|ausland|ausserhalb|etranger|hors (?!taxes?\b|tva\b|droits)|extranjero|fuera|estero|buitenland|distributors?|resort|custom|pre-?order|back-?order|private label)\b/;
const UNDER =
  /(?<!\b(?:no|not) )\b(?:under|below|less than|unter|weniger als|inferieures? a|moins de|menos de|por debajo de|inferiores? a|sotto|inferior[ei] a|onder|ponizej|mniej niz)\b/;
const NOT_TAKEN =
  /\b(?:(?:regular|full|normal|our|charged at|billed at) (?:\w+ )?retail|(?:not|n't) (?:qualify|eligible|receive|get)|ineligible|not (?:be )?(?:accept|process|ship|fulfil)\w*|declin\w+|refus\w+|reject\w+|returned|held (?:back|until)|cannot|can't|won't|nicht|pas|no (?:se )?(?:acept|admit|sirv|serv|envi|prepar|tramit|gestion|proces)\w*|non (?:accett|vengono|evad|sped|prepar|gest)\w*|niet)\b/;
/** What isn't sent isn't taken as an order. */
const SENT_OUT =
  /\b(?:ship\w*|dispatch\w*|send|deliver\w*|(?:aus)?liefern|versenden|verschicken|expedi\w+|livr\w+|sirv\w+|servimos|envi\w+|evad\w+|sped\w+|(?:uit)?leveren|verzenden|versturen)\b/;
/** "No minimum". */
const NONE =
  /\b(?:no (?:set |required |order |reorder |opening order )?(?:minimums?|min)\b|there (?:is|are) no|without (?:a )?minimum|kein\w* mindest\w*|ohne mindest\w*|(?:pas|sans|aucun) (?:de )?minimum|sin minimo|no hay (?:pedido )?minimo|senza minimo|nessun (?:ordine )?minimo|geen minim\w*|(?:bez|brak|nie ma) minim\w+)\b/;

const BETWEEN = /[;|•·()/\n]|\. |: |, | (?:and|und|et|y|e|en|while|but|with|then|or) | - /;

/** "$200 the first time, none after": what comes to nothing names no other amount. */
const NONE_LATER =
  /[,;]? (?:and |but |with )?(?:there(?:'s| is| are) )?no (?:(?:smallest|least|set|required) )?re-?orders?\b(?: minimums?)?|[,;]? (?:and |then )?(?:none|nothing|no minimums?) (?:after\w*|thereafter|from then on|later|for re-?orders|on re-?orders)\b[^.;]*|[,;·|(]? ?(?:re-?orders?|restocks?)(?: minimums?)?(?::| [-–—]) (?:none|nothing|no minimums?|any amount)\b/;

/** "200 € H.T.", "$250 excl. tax": these dots end nothing. */
const SHORT_DOTS =
  /\b(?:(?:[a-z]\.){2,}|(?:exc|exl|excl|incl|inkl|exkl|zzgl|approx|aprox|ca|min|max|mind|env|ex|bijv)\.)(?=[ ,;)])/g;

/** "The minimum retail price is $12": of a product, and of no order. */
const LEAST_PRICE =
  /\bminimum (?:\w+ ){0,2}?(?:retail|advertised|resale|re-?selling|selling) prices?\b(?:(?: is| of|:) [$£€] ?\d[\d.,]*)?/g;
/** "Orders of $1,000 or more take a deposit." */
const PAID_AHEAD = /\b(?:requir|need|tak|ask|carr|attract|subject)\w* (?:\w+ ){0,3}?deposit\b/;

interface Part {
  text: string;
  amount: Amount;
}

/** The least that a shop has to order the first time and later, as a sentence or a row says it. */
export function minimumsIn(passage: Passage, dollars: string, isTrade: boolean): Minimum[] {
  const { plainLabel, section, before } = passage;
  const whole = passage.plain.replace(NONE_LATER, '').replace(LEAST_PRICE, 'price');
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
    FIRST_OR_LATER.test(plain);
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
    const fields = fieldsOf(isLater ? ` reorder ${text}` : words, plain, plainLabel);
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

/** "It takes $250 to open, $100 after". */
const TO_OPEN =
  /(?:[$£€]|\d|dollars|euros?|pounds)[^.;]{0,24}\b(?:to (?:open|start|begin|get started)|opens an account|(?:for|on) (?:your|the|an?) (?:opening|initial|first)(?: \w+)? order)\b/;

/** The first order by its own name: what it comes to is its minimum, whatever words are around. */
const NAMED_ORDER =
  /\b(?:(?:opening|initial|introductory|starter|starting|first)(?: \w+){0,2} (?:orders?|purchases?|buy|commitment|baskets?|cartons?|shipments?|deliver(?:y|ies)|assortments?|stock|backbar|invoice)|(?:re-?|repeat |subsequent |follow-?up )orders?|erst(?:bestellung|auftrag|order)|nach(?:bestellung|order)\w*|premiere commande|reassorts?|pedido inicial|primer pedido|ordine iniziale|primo ordine|riordin[oi]|openingsorder|eerste bestelling|nabestelling\w*)\b[^.;]{0,50}(?:[$£€]|\d|dollars|euro|pounds)/;

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
  /\b(?:save|extra|earn|bonus|additional \d+ ?%|\d+ ?% (?:off|discount) (?:on|for|when)|(?:get|receive|enjoy) (?:an? )?\d+ ?%)/;

/** "Boxes of 84 bars at $1.10 a bar". */
const PRICE_OF_ONE =
  /\bat (?:just |only )?[$£€] ?\d[\d.,]* (?:apiece|each|(?:an?|per) (?!(?:re-?)?order|delivery|shipment|time)\w+)/;

const isOtherSum = (text: string, plain: string): boolean =>
  OTHER_SUM.test(text) ||
  PRICE_OF_ONE.test(text) ||
  (EXTRA.test(text) && !isTermsOfShops(plain)) ||
  (PERHAPS_OTHER_SUM.test(text) &&
    !LEAST.test(text) &&
    !hasOwnLabel(text) &&
    !(UNDER.test(plain) && NOT_TAKEN.test(plain)));

const hasOwnLabel = (text: string): boolean => OPENING.test(text) || REORDER.test(text);

/** "Most shops open with about $400", "we recommend $400 for a first order": what is usual is no minimum. */
const isAdvised = (text: string): boolean => ADVISED.test(text) && !LEAST.test(text.replace(ADVISED, ' '));
const ADVISED =
  /\b(?:recommend\w*|we (?:suggest|advise)|typical(?:ly)?|on average|average|usually|most (?:\w+ )?(?:shops|stores|retailers|stockists|dealers|accounts|customers|buyers) (?:\w+ )?(?:open|start|begin|order|spend|choose)|empfehl\w*|im schnitt|durchschnittlich\w*|meistens?|conseillons|en moyenne|recomendamos|de media|en promedio|consigliamo|in media|raden wij aan|gemiddeld)\b/;

/** "Orders below $250 pay a fee" sets no minimum; "orders below $250 are not accepted" does. */
const isSoft = (text: string, plain: string): boolean =>
  UNDER.test(text) && !NOT_TAKEN.test(plain) && !NOT_BELOW.test(plain);
const NOT_BELOW =
  /\b(?:not|never|n't|nicht|pas|no|non|niet) (?:\w+ ){0,2}?(?:fall|drop|go|be|come)?\w* ?(?:below|under|less than|unter|unterschreiten|en dessous|inferieure? a|inferior a|inferiore a|onder)\b/;

function fieldsOf(
  words: string,
  plain: string,
  label: string,
): { field: Minimum['field']; isNamed: boolean }[] {
  const text = words.replace(AFTER_OPENING, ' reorder ');
  const isOpening = OPENING.test(text);
  const isReorder = REORDER.test(text);
  if (isOpening && isReorder) {
    if (NONE.test(text)) return [{ field: 'minimum_opening_order', isNamed: true }];
    if (BOTH.test(text))
      return [
        { field: 'minimum_opening_order', isNamed: true },
        { field: 'minimum_reorder', isNamed: true },
      ];
    return [{ field: nearerToEnd(text), isNamed: true }];
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

/** "Orders from $500, all reorders too", "and the same for refills". */
const LATER_TOO = new RegExp(
  String.raw`(?:[$£€]|\d|dollars?|euros?|pounds)[^.;]{0,24}(?:(?:${REORDER.source})(?: ones)? (?:${alternatives(
    {
      english: ['too|as well|included|likewise|alike|no less'],
      german: ['ebenso|ebenfalls|auch|genauso|inbegriffen|eingeschlossen'],
      french: [String.raw`compris\w*|inclus\w*|aussi|egalement`],
      spanish: [String.raw`tambien|incluid\w+|igual`],
      italian: [String.raw`compres[ei]|inclus[ei]|anche|pure`],
      dutch: ['ook|inbegrepen|eveneens'],
    },
  )})\b|\b(?:${alternatives({
    english: ['(?:the )?same (?:for|on|with|goes for)|also (?:for|on)|including|reorders? or not'],
    german: ['auch (?:fur|bei)?|einschliesslich|genauso (?:fur|bei)'],
    french: ['y compris|aussi (?:pour|en)|meme chose (?:pour|en)'],
    spanish: ['tambien (?:para|en)|incluidas? las?|lo mismo (?:para|en)'],
    italian: ['anche (?:per|in)?|lo stesso (?:per|in)'],
    dutch: ['ook (?:voor|bij)?|inclusief|hetzelfde voor'],
  })}) ?(?:\w+ ){0,2}?(?:${REORDER.source}))`,
);
/** "Whether it is your first or your fiftieth." */
const FIRST_OR_LATER =
  /\bfirst or (?:your |the )?(?:\w+th|second|last|next|later|subsequent|any other)\b|\b(?:first|opening) or not\b|\b(?:new|neu|nouveau|nuevo|nuovo|nieuw) (?:or|oder|ou|o|of) (?:an? )?(?:re-?(?:ordering|stocking|turning)|existing|established|bestehend\w*|bestandskund\w*|stammkund\w*|nachbestell\w*|ancien\w*|existant\w*|antigu\w*|gia cliente|bestaand\w*)/;
const EVERY_ORDER =
  /\b(?:(?:every|each|per) (?:wholesale |trade )?order|(?:on|for|of) all (?:wholesale |trade )?orders)\b/;

/** "$300 to open, then $150". */
const LATER = /\b(?:then|dann|puis|poi|luego|dan|sedan|potem)\b/;

/** Of two names for one amount the one that stands closest to it, which stands at the end or in front of it. */
function nearerToEnd(text: string): Minimum['field'] {
  const opening = text.search(OPENING);
  const reorder = text.search(REORDER);
  return reorder > opening ? 'minimum_reorder' : 'minimum_opening_order';
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
