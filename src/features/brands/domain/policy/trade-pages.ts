import { inLines } from '../../../../kernel/in-lines.ts';
import { kindOfFewWords } from '../page/link-words.ts';
import { type PageScan, seenOn } from '../page/page-scan.ts';
import { runningText } from '../page/page-text.ts';
import { plainOf } from '../page/sentences.ts';
import { loosen, type PageKind } from '../page/wording.ts';
import { isLikelyToShops, sayingsOf } from './learned/sayings.ts';
import type { Passage } from './passages.ts';
import type { Reading } from './policy.ts';
import { isBargainForAll } from './said-to-all.ts';
import {
  asksToBegin,
  callsShops,
  NO_INVITATION,
  namesShops,
  namesTerms,
  namesTraders,
} from './shop-words.ts';
import { HINT } from './trade-hints.ts';

/** Pages whose address and title tell nothing: what stands on them does. */
export const MAY_BE_TRADE: ReadonlySet<PageKind> = new Set(['other', 'partners']);
const SAID_TO_SHOPS = 2;

/** A page without a telling name turns out to be for shops: it says what they order, or show, or that they may buy. */
export const turnsOutTrade = (kind: PageKind, readings: readonly Reading[]): boolean =>
  MAY_BE_TRADE.has(kind) &&
  readings.some(
    ({ field, value, weight }) =>
      (OF_ACCOUNTS.has(field) && weight > 0) ||
      (field === 'takes_wholesale' && value === 'yes' && weight >= SAID_PLAINLY),
  );
const OF_ACCOUNTS: ReadonlySet<Reading['field']> = new Set([
  'minimum_opening_order',
  'minimum_reorder',
  'documents',
]);
const SAID_PLAINLY = 1.3;

/** Several words to shops make a page about them, whatever it is called; without one that names them it takes more. */
export function speaksToShops(passages: readonly Passage[], isSought: boolean): boolean {
  let points = 0;
  let isNamed = false;
  for (const passage of passages) {
    const { plain, isLink, isMenu, isField } = passage;
    if (isLink || isMenu || isField || plain.length < SHORTEST_WORD) continue;
    const isLikely = isSought && isLikelyToShops(sayingsOf(passage));
    if (!isLikely && !HINT.test(plain)) continue;
    const names =
      isLikely ||
      namesTerms(plain) ||
      namesTraders(plain) ||
      (isSought && namesShops(plain) && (callsShops(plain) || asksToBegin(plain)));
    // A front page speaks of much else.
    if (!names && !isNamed && !isSought) continue;
    const signs = [names, ...OF_TRADE.map((words) => words.test(plain))].filter(Boolean).length;
    if (signs === 0 || NO_INVITATION.test(plain) || isBargainForAll(plain)) continue;
    isNamed ||= names;
    points += signs;
    if (points >= (isNamed ? SAID_TO_SHOPS : SAID_BY_THE_WAY)) return true;
  }
  return false;
}
const SHORTEST_WORD = 20;
const SAID_BY_THE_WAY = 3;
const OF_SHOPS_ORDERS = new RegExp(inLines`
  \b(?:
    (?:minimum )?(?:first|opening|initial)
      (?: (?:stocking|stock|dealer|wholesale|trade))? (?:orders?|baskets?|cartons?|crates?|shipments?)\b
      (?! (?:discount|code|and get))|
    re-?orders?|top-?ups|
    moqs?|erst(?:bestellung|auftrag)|nachbestellung\w*|nachschub|
    premiere commande|reassorts?|
    primer pedido|reposicion\w*|primo ordine|riordini|eerste bestelling|nabestell\w*|bijbestell?\w*
  )\b
`);
/** How nobody else's orders are made up and paid. */
const OF_TRADE_ORDERS = new RegExp(inLines`
  \b(?:
    case ?packs?|by the (?:case|carton|crate|dozen|half dozen|tray|pallet)|
    (?:cases|cartons|crates|trays|packs) of (?:\d+|six|eight|ten|twelve|twenty)|
    half (?:of )?(?:retail|the shelf price)|mark-?up|margins?|net (?:15|30|45|60)|pro ?forma|
    carriage (?:paid|is)|ex (?:vat|works)|(?:on|our) books|territor(?:y|ies)|staffel\w*|
    zahlungsziel|netto|ve\b|verpackungseinheit\w*|franco|
    hors taxes?|\bht\b|colis(?:age)?|par lots? de|portes pagados|mas iva|
    porto franco|piu iva|excl\.? btw|per doos|verpakkingseenhe\w+
  )(?![\w])
`);
/** What only those are asked for who buy to sell again. */
const OF_PAPERS = new RegExp(inLines`
  \b(?:
    re-?sale (?:certificate|licen[cs]e|permit|number)|re-?seller'?s? (?:permit|certificate|licen[cs]e)|
    seller'?s permit|sales tax (?:permit|licen[cs]e|number)|tax id|ein\b|
    (?:business|trade|salon|shop|store) licen[cs]e|(?:vat|gst|hst|gst/hst) (?:number|registration)|
    trade references?|siret|kbis|gewerbe(?:schein|nachweis|anmeldung)|ust-?id\w*|
    partita iva|visura|\bcif\b|modelo 036|kvk|btw-?nummer|nip\b|regon|cvr-?nummer|organisationsnummer|orgnr
  )\b
`);

const OF_TRADE: readonly RegExp[] = [OF_SHOPS_ORDERS, OF_TRADE_ORDERS, OF_PAPERS];

/** Under a heading of trade, or behind a sentence about it. */
export const isAmongTrade = ({ section, before }: Passage): boolean =>
  section.split(' > ').some(isTradeTitle) ||
  (!NO_INVITATION.test(before) && (namesTerms(before) || namesTraders(before)));

/** "Stockists" over a list of them, or over a search, speaks to those who look for one. */
export const isForShoppers = (passages: readonly Passage[]): boolean =>
  passages.some(({ plain }) => findsShops(plain));

/** "Find our soaps at these shops near you." */
export const findsShops = (plain: string): boolean => FINDS_SHOPS.test(plain);
const FINDS_SHOPS = new RegExp(inLines`
  \b(?:find|finden|findest|retrouvez|trouvez|encuentra\w*|trova\w*|vind|hitta|finn|znajdz\w*)\b[^.!?]{0,60}\b(?:
    near(?:est)? (?:to )?you|
    near ?by|
    (?:
      (?:at|in|from) (?:these|the following|one of)|in (?:diesen|folgenden)|dans (?:ces|l'une?)|
      en (?:estas|estos|una de)|in (?:quest[ei]|uno dei|una delle)|(?:bij|in) deze|
      (?:i|hos) (?:dessa|disse)|w tych
    )\b
  )
`);

/** "Our retailers", "Stockists": those who sell the goods, or those who may. */
export const isNameOfSellers = (plain: string): boolean => NAMES_SELLERS.test(plain);
const NAMES_SELLERS = new RegExp(inLines`
  ^(?:(?:our|all|the|current|unsere|nos|nuestr[oa]s|i nostri|onze) )?(?:(?:
    stockists|retailers|dealers|resellers|shops|stores|handler|
    revendeurs|points de vente|tiendas|rivenditori|negozi|verkooppunten|winkels
  )(?: (?:and|&|und|et|y|e|en) )?){1,2}(?: list)?$
`);

/** Named by where shops stand, "/stores", and with no word to them: it lists those that have the goods. */
export function turnsOutList(kind: PageKind, scan: PageScan): boolean {
  if (kind !== 'wholesale' || !LISTS_SHOPS.test(loosen(new URL(scan.url).pathname))) return false;
  const plain = plainOf(seenOn(scan));
  return (
    ![namesTerms, namesTraders, callsShops].some((says) => says(plain)) &&
    !OF_TRADE.some((words) => words.test(plain))
  );
}
const LISTS_SHOPS = /^ ?(?:pages? )?(?:(?:our|the|all) )?(?:shops|stores)(?: (?:html?|php|aspx?))? ?$/;

/** A page that is called so and sends its readers there, without a word of what shops buy on. */
export const isListOfSellers = (headline: string, passages: readonly Passage[]): boolean =>
  isNameOfSellers(plainOf(headline.split(BESIDE_NAME)[0] ?? '')) &&
  passages.some(({ plain }) => FINDS_SHOPS.test(plain) || SENDS_TO_SHOPS.test(plain)) &&
  !passages.some(
    ({ plain, isLink }) =>
      !isLink &&
      !isBargainForAll(plain) &&
      (namesTerms(plain) || callsShops(plain) || OF_TRADE.some((words) => words.test(plain))),
  );
/** "Stockists – Acme" */
const BESIDE_NAME = /\s+[–—|·-]\s+/;
const SENDS_TO_SHOPS = new RegExp(inLines`
  ^(?:you(?: can|'ll|may| will)? (?:also )?)?(?:find|buy|shop|pick up|visit) [^.!?]{1,60}\b(?:at|in|from)\b|
  \b(?:is|are) (?:available|stocked|sold|carried) (?:at|in|by|through)\b|
  \b(?:pop in|drop (?:in|by)|call ahead|say hello to them)\b
`);

export const isTradeTitle = (headline: string): boolean => {
  const plain = plainOf(headline);
  if (NO_INVITATION.test(plain)) return false;
  return namesTerms(plain) || namesTraders(plain) || SPEAKS_TO_BUYERS.test(plain) || isNameOfShops(plain);
};
/** "Gyms & shops", "Retail": words that stand alone say what they would not in a sentence. */
const isNameOfShops = (plain: string): boolean =>
  plain.length <= 40 && (ALONE.test(plain) || kindOfFewWords(loosen(plain)) === 'wholesale');
const ALONE =
  /^(?:retail|trade|shops|stores|handel|fachhandel|professionnels|pros|tiendas|negozi|winkels):?$/;
const SPEAKS_TO_BUYERS = new RegExp(inLines`
  ^(?:for|to|fur|pour|para|per|voor) (?:the |our |la |les |las |i |gli )?(?:
    trade|shops?|stores?|buyers|businesses|professionals?|laden|geschafte|magasins|boutiques|tiendas|negozi|
    winkels
  )\b|
  \b(?:carry|stock|stocking|sell) (?:our|us\b|the)\b|
  \bon your shel(?:f|ves)\b
`);

/** The page's own title above its text. */
export function headlineOf({ body, charset, headings }: PageScan): string {
  const open = headings.find((at) => body[at + 2] === '1');
  if (open === undefined) return '';
  const end = body.indexOf('</h1', open);
  const inner = body.slice(body.indexOf('>', open) + 1, end === -1 ? open : Math.min(end, open + 400));
  return runningText(inner.replace(/<[^>]*>/g, ' '), charset).trim();
}
