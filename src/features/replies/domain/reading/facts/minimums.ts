import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Money } from '../../../../../kernel/money.ts';
import { amountsIn } from '../../../../brands/domain/policy/amounts.ts';
import { minimumsIn } from '../../../../brands/domain/policy/minimums.ts';
import type { AnyFact } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { loneUnits, unitsFact } from './least-units.ts';
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

const OPENS = new RegExp(inLines`
  \b(?:opening|first|initial|1st|einstieg\w*|entry (?:point|level|order|ticket)|the way in|ticket d'entree|
  pour entrer|para entrar|de entrada|per entrare|d'ingresso|instap\w*|buys? (?:\w+ )?in\b|
  gets? you (?:in|through|started|going|set up|an account|the account)|(?:foot in|through) the door|
  get (?:the ball|things) (?:rolling|moving|going)|pour (?:demarrer|debuter)|beim ersten|zum (?:start|einstieg)|
  la primera vez|per cominciare|to (?:open|start|begin|get (?:started|going))|starter|round one|
  new (?:\w+ )?accounts?|start(?:ing)? order|start(?:s|ing)? (?:with|from|at)|up ?front|at the beginning|
  to begin with|new (?:stores?|shops?|stockists?|retailers?|customers|dealers)|set up|implantation|
  startbestellung|el primero|la primera|il primo|openers?|buy-?in|new accounts?|erst\w*|premiere|
  pour (?:ouvrir|commencer)|primer|primera|inicial|para empezar|primo|iniziale|per (?:aprire|iniziare)|eerste|
  primeir[ao]|para (?:abrir|comecar)|om te (?:beginnen|starten))\b
`);
const REPEATS = new RegExp(inLines`
  \b(?:(?:ones?|orders?|anything|any|each|every) (?:that |which )?(?:come|comes|coming|follow|
  after)\w*(?: (?:after|it|that|behind))?|los demas|las demas|les autres|gli altri|as outras|de rest|the rest|
  each time you|whenever (?:it|you|they)|(?:you|they) come back|
  once you are (?:in|on|set|up|going|established|open|a)|from there|from that point|beyond that|past that|
  down the line|next (?:time|ones?|rounds?|pos?)|second (?:order|one|time|round)|later (?:rounds?|pos?|buys?)|
  later on|from the (?:second|2nd|next)(?: \w+)? on(?:wards?)?|ab der zweiten|des la (?:deuxieme|seconde)|
  a partir de la (?:deuxieme|segunda)|dal(?:la)? second[oa]|ongoing|
  existing (?:\w+ )?(?:accounts?|customers|dealers|stores|shops|stockists)|regular (?:orders|re-?orders)|
  any (?:order|refill|one) after|refill|run(?:s|ning)? low|re-?orders?|re-?ordering|top-?ups?|replenish\w*|
  every time after|each time after|whenever you need more|(?:anything|everything|all|what) (?:that )?follows|
  later ones?|following (?:ones?|orders?|purchases?)|everybody else|nachlieferung\w*|daarna|volgende|
  nalevering\w*|les suivantes|thereafter|afterwards?|after that|after the first|anything after|after[ .!]*$|
  subsequent\w*|repeat\w*|from then on|then|later orders?|follow-?ups?|fill-?ins?|next orders?|refills?|
  restock\w*|nachbestell\w*|nachorder\w*|danach|folge\w*|reassort\w*|reapprovision\w*|ensuite|puis|suivantes?|
  reposicion\w*|despues|siguientes|posteriores|riordin\w*|successiv\w*|dopo|poi (?!da \S+ \w+ in su)|
  riassort\w*|reposic\w*|nabestell\w*|vervolg\w*|depois|seguintes)\b
`);
const AT_LEAST = new RegExp(inLines`
  \b(?:minimums?|min\b|moq|mov|at least|no less than|commit\w*|short of|shy of|threshold|smallest|least|or more|
  require\w*|need|must|mindest\w*|ab|minim\w+|au moins|al menos|almeno|
  (?:livr|command|expedi)\w* (?:\w+ )?a partir de|(?:serv|envi|pedid|vend)\w* (?:a partir de|desde)|
  (?:sped|consegn|ordin)\w* (?:\w+ )?(?:a partire )?da|anything (?:under|less|below|smaller)|
  (?:have|has) to (?:reach|hit|be|come to)|nothing (?:under|below|less)|
  not\b(?!.{0,20}\b(?:list|advertis|sell|pric|go|show))\b.{0,30}\b(?:less than|smaller than|under|below)|
  nicht unter|unter|en dessous de|en-dessous de|inferieure?s? a|por debajo de|menos de|al di sotto d\w+|
  sotto (?:i|gli|le)|inferior\w* a|abaixo de|onder|minder dan|vanaf|a partir de|
  (?:da|de|ab|from|vanaf) [$€£]?\d[\d.,]*\S* ?(?:\w+ )?(?:in su|in poi|en adelante|aufwarts|upwards?|up\b|
  para cima)|in su\b|per (?:po|invoice|shipment)|direct is|per order|each order|every order|hundred bucks|
  we (?:only |just )?ask|clear|not ship|not send|not worth|worth (?:our|my|the|packing|while)|is our floor|
  the floor|lohnt|vaut pas|no compensa|non conviene)\b
`);
const NO_LEAST = new RegExp(inLines`
  \b(?:free (?:shipping|freight|delivery)|ships? free|freight (?:is )?(?:free|paid|prepaid)|
  each\b(?! (?:orders?|pos?\b|purchase|time))|
  per (?:unit|piece|item|bottle|bag|month|lb|kg|case|pack|show|sku fee)|apiece|a (?:bottle|piece|unit)|msrp|
  retails?\b|accounts? (?:under|below|over|above)|a year are|credit limit|fees?\b|insurance|coverage|discount|
  % off (?:on|for|over)|shipping (?:is|costs?)|freight (?:is|costs?)|deposit|surcharge|versandkostenfrei|
  frachtfrei|frei haus|liability|cover of|porto (?:ubernehmen|zahl\w*|tragen|frei|entfallt)|
  (?:versand|porto)\b.{0,30}\b(?:ubernehmen|kostenlos|kostenfrei|gratis|frei|selber|selbst|geht auf uns|
  entfallt)|shipping is on us|we (?:pay|cover|absorb) (?:the )?(?:shipping|freight|postage|delivery)|
  frais de port (?:offerts|gratuits)|port (?:compris|paye)|envio (?:gratis|gratuito|incluido)|
  trasporto (?:gratuito|incluso|a carico)|gratis (?:verzending|verzonden)|verzending gratis|portes gratis|
  envio gratuito|franco|port (?:offert|gratuit|paye)|portes (?:pagados|gratis)|spedizione gratuita|porto franco|
  over|above|uber|mehr als)\b
`);
const PIECE_END =
  /[;()]| \/ |(?!(?<=\b(?:re-?orders?|refills?|restocks?|minimum)), [$€£]?\d), |\. |: (?=[a-z])| (?:and|&|und|et|y|e|then|(?<!\b(?:start|starts|begin|begins|starting) )with|but|puis|dann|danach|luego|despues|poi|dopo) /g;

/** "$500, not $300", "used to be $300", "I said $300": what no longer holds. */
const TAKEN_BACK = new RegExp(inLines`
  \b(?:not|instead of|rather than|no longer|used to be|up from|down from|previously|formerly|once was|
  (?:it|that|they|minimum|which) (?:was|were|had been)|was|
  (?:drop|rais|lower|chang|reduc|mov|brought|went|increas)\w*\b.{0,25}\bfrom|i (?:said|told you|wrote|quoted)|
  nicht mehr|nicht|statt|anstatt|fruher|au lieu de|et non|avant c'etait|en lugar de|en vez de|antes eran?|
  invece di|prima era(?:no)?|niet|in plaats van) (?:the |our |you |just |only |a |of )*$
`);
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
  \b(?:minimums?|moq|mov|min\b|opening order|first order|initial order|opening buy|buy-?in|at least|mindest\w+|
  erstbestell\w*|minim[aeo]\w*|premiere commande|primer pedido|primo ordine|to (?:open|start|get started)|
  annual commitment|commitment of)\b
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
const NO_REORDER_MINIMUM = new RegExp(inLines`
  \bre-?orders?:? (?:can be |are |may be |of |in )?(?:any|whatever) (?:size|amount|quantity|value|number|you)\b|
  \b(?:after that|thereafter|from then on|then) (?:it is |any |whatever |order |as )+(?:amount|size|little|
  you (?:like|want|need|please))\b|\bno (?:\w+ )?minimums? (?:\w+ ){0,3}(?:on|for) (?:\w+ )?re-?orders?\b|
  \bno minimum re-?orders?\b|\bre-?orders? (?:have|are|with|carry|at) (?:\w+ )?no minimum|
  \b(?:no|without) (?:\w+ ){0,2}(?:minimums? )?(?:after that|thereafter|afterwards|on re-?orders|
  reorder minimum|re-order minimum)\b|\bno minimum\b.{0,20}\b(?:after|thereafter)\b
`);
/** "After that whatever you need": later orders may be of any size. */
const isFreeLater = (plain: string): boolean =>
  (REPEATS.test(plain) && FREELY.test(plain) && !/\d|hundred|thousand|grand/.test(inDigits(plain))) ||
  plain
    .replace(/[,;] then\b/g, ', after that')
    .split(/[,;:]| (?:and|but|und|et|y|e|en) /)
    .some(
      (part) =>
        REPEATS.test(part) && FREELY.test(part) && !/\d{2}|hundred|thousand|grand/.test(inDigits(part)),
    );
const FREELY = new RegExp(inLines`
  \b(?:nothing (?:required|needed|to (?:hit|meet|reach))|(?:egal|gleich(?:gultig)?|wurst|wurscht)\b|peu importe|
  (?:me|nos|le|da|es) (?:da )?igual|lo mismo|non importa|non fa differenza|niet uit|tanto faz|tanto da|
  (?:does not|do not|will not) matter|no matter|all the same|all one|buy what(?:ever)? you|libero|libera|libre|
  vrij|livre|frei wahlbar|size is (?:up to you|open)|any (?:size|amount|quantity|number)|
  (?:anything|whatever) (?:you|goes|works)|as (?:small|little|few|much|many|big)|a single|just one|even one|
  up to you|no (?:more )?(?:minimums?|floor|limits?)|however (?:much|many|little|small)|
  what(?:ever)? you (?:need|like|want|please|can sell)|you decide|whatever fits|
  (?:re-?orders?|refills?|after that): (?:none|nil|zero|any|open|free)|by the (?:piece|unit|jar|bottle|each)|
  so viel|beliebig\w*|ce que vous voulez|lo que quier\w+|quanto (?:vuole|volete|quer\w+)|sin minimo|
  sans minimum|ohne mindest\w*|senza minimo|no strings|
  (?:non ci sono|keine?|no hay|aucune?|pas de|geen|sem|nessun\w*|ningun\w*|nao ha) (?:vincol\w+|limit\w*|grenze\w*|
  untergrenze|contraintes?|ondergrens|restric\w+))\b
`);
const NO_MINIMUM = new RegExp(inLines`
  \b(?:buy|order|take|get|sell|one|a single|1|ein\w*|une?|uno|una|een|uma?|1) (?:\w+ )?(?:box |case |piece |
  bottle |jar |unit )?(?:or|oder|ou|of) (?:a |one |ein\w* |una? |une )?(?:\d{2,5}|hundred|thousand|hundert|
  tausend|cent|mille|cento|mil|honderd|duizend)\b(?! ?(?:days|weeks|months|years|times|%|percent))|
  \bnot make (?:nobody|anybody|anyone|people|you|stores|shops) (?:buy|order|take) (?:more|any more)\b|
  \bno (?:pedimos|exigimos|ponemos|hay|exigim\w+|tenemos|fijamos) (?:ningun |un )?(?:pedido |compra |importe )?minim\w+|
  \b(?:mindestbestell\w*|mindestmenge\w*|mindestabnahme\w*|mindestauftr\w*)\b.{0,25}\b(?:nicht|keine[nr]?)\b|
  \bn(?:'|e )(?:imposons|exigeons|demandons) (?:pas|aucun) (?:de )?minim\w+|
  \bnon (?:chiediamo|imponiamo|c'e|abbiamo) (?:un |alcun |nessun )?(?:ordine )?minim\w+|
  \bno (?:lower|bottom) limit\b|\bno least order\b|\bnever had (?:a|any) minimums?\b|\bminimums?: (?:nope|no)\b|\b(?:nobody|no one) (?:is )?(?:ever )?held to a minimum\b|
  \b(?:take|order|buy|get) one or (?:take |order |buy )?(?:a |one )?(?:hundred|thousand|dozen|many|\d+)\b|
  \bno (?:order|quantity|amount) (?:is )?too (?:small|little)\b|
  \b(?:threw out|dropped|scrapped|abolished|got rid of|gave up|did away with|ditched) (?:our |the |
  all )*minimums?\b|\bhowever (?:few|little) (?:you|or)\b|
  \b(?:no|not have (?:an?|any)|(?:is|are) not (?:an?|any)|without (?:an?|any)?|zero|
  not (?:require|hold \w+ to|insist on|ask for|believe in|enforce|impose|set) (?:an?|any)?) ?(?:set |order |
  opening |opening orders? or |required |dollar )*(?:minimums?|moqs?|min)\b|\b(?:as much or as little|as little or as much)\b|
  \b(?:minimums?|moqs?)\b(?: \w+){0,2}[: ]+(?:none|zero)\b|\bkeine?n? mindest\w+|
  \b(?:pas|aucun|sans) (?:de )?(?:montant |commande )?minim\w+|\b(?:sin|no hay) (?:pedido |compra )?minim\w+|
  \b(?:nessun|senza) (?:ordine |quantita )?minim\w+|\bgeen (?:\w+ )?minim\w+|
  \bminim\w+ (?:\w+ )?(?:kennen|hebben|hanteren|is er|vragen) (?:\w+ )?(?:niet|geen)|
  \b(?:sem|nao (?:ha|temos|exigimos)) (?:\w+ )?(?:pedido |compra |valor )?minim\w+|
  \b(?:buy|order|take|get|have|start with|begin with) (?:as (?:few|little)(?! as (?:\d|t\w+|six|four))|
  however (?:few|little|many|much)|any (?:quantity|amount|number)|
  whatever (?:quantity|amount|you (?:like|want))|
  (?:even |just )?(?:a single (?:one|unit|piece)|one (?:piece|unit)))\b|
  \bminimums?\b[^.;]{0,30}\b(?:not (?:have|exist|require|apply)|do not have|none)\b|
  \bas (?:little|few|small) as (?:you (?:like|want|please)|one\b)
`);
const OF_OTHER_THINGS = /\bminimum (?:advertised|price|resale|retail|age)\b/;

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
