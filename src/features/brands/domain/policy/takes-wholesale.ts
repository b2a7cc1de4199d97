import { polarityOf } from './answers.ts';
import type { Passage } from './passages.ts';
import type { PolicyValues } from './policy.ts';
import { CLOSED, isAtItsLimit, isOnlyInPart, saysNo, withoutMiddlemen } from './refusals.ts';
import {
  asksAsShop,
  asksToBegin,
  callsShops,
  isBargainForAll,
  NO_INVITATION,
  namesShops,
  namesTerms,
  namesTraders,
  OF_RULES,
  SAID_TO_ALL,
} from './shop-words.ts';
import { findsShops } from './trade-pages.ts';
import { INVITES, OF_JOBS, OF_WHOLESALE, RETAIL_TALK } from './wholesale-words.ts';

export interface WholesaleAnswer {
  value: PolicyValues['takes_wholesale'];
  weight: number;
  needsLabel: boolean;
}

/** Shops as customers of a brand. */
const SHOPS =
  '(?:retail(?:er)?s?|(?:online |amazon |e-?bay |marketplace |and )*sellers|resellers?|re-sellers?|stockists?|dealers?|(?:independent |local |small |brick[ -]and[ -]mortar )?(?:shops?|stores?|boutiques?|businesses)|wholesalers?|wholesale (?:customers?|buyers?|accounts?|partners?)|distributors?|retail (?:partners?|stores?|accounts?|customers?)|trade (?:customers?|accounts?|partners?|buyers?))';
const WHOLESALE =
  '(?:wholesale|whole sale|b2b|trade (?:accounts?|pricing|program(?:me)?|orders?)|resale|bulk resale)';

/** Plainly yes. */
const YES: readonly RegExp[] = [
  /\b(?:we|i) (?:do |also |happily |gladly )?(?:wholesale\b|(?:keep|run|limit|reserve|restrict) (?:our |all )?wholesale\b(?! (?:clos|shut|off|on hold)))/,
  new RegExp(
    String.raw`\b(?:we|we're|we are|we do|we also|we'd|we would|our|brand)\b[\w ',-]{0,40}?\b(?:offer|offers|offering|provide|sell|supply|supplies|do|accept|accepting|welcome|welcomes|have|open|happy to|take|taking|looking for|seeking|work with|partner with|love to (?:work|partner|hear|have)|currently (?:accepting|taking))\b[\w ',/&-]{0,40}?\b(?:${WHOLESALE}|${SHOPS})\b`,
  ),
  /\b(?:we|we're|we are) (?:\w+ ){0,2}?(?:add|adding|onboard|onboarding|recruit|recruiting|sign up|signing up|bring on|bringing on|appoint|appointing)\b(?! (?:our|to our)\b)[\w ,'&/-]{0,60}?\b(?:dealers?|retailers|stockists|resellers|retail partners|(?!our |own |more |new |two |three )\w+ (?:shops|stores))\b/,
  /\b(?:wholesale|trade) (?:accounts?|pricing|prices|orders|program(?:me)?|terms|discounts?) (?:is|are) (?:now |also |currently )?(?:available|offered|open|welcome)/,
  new RegExp(
    String.raw`\b(?:available|open|offered) (?:for|to|at) (?:${WHOLESALE}|${SHOPS}|(?:qualified|approved|licensed|registered|verified|independent) [\w ]{0,20}${SHOPS})`,
  ),
  /\b(?:wir (?:beliefern|verkaufen|freuen uns|suchen|arbeiten|bieten|liefern)|ich (?:beliefere|verkaufe|freue mich|suche|arbeite|biete|liefere)|beliefert)\b[\w ,-]{0,60}\b(?:\w*handler\w*|fachhandel|einzelhandel|wiederverkauf\w*|handelspartner\w*|geschafte|laden|boutiquen|gewerbetreibende|b2b\w*|grosshandel\w*|handelskunden|geschaftskunden)/,
  /\b(?:nous|notre marque|je (?:travaille|fournis|livre|vends|propose|cherche|collabore))\b[\w ,'-]{0,60}\b(?:revendeurs?|grossistes?|professionnels|detaillants?|boutiques|points de vente|magasins|vente en gros|tarifs? (?:pro|de gros|revendeurs?))/,
  /\b(?:vendemos|ofrecemos|trabajamos|suministramos|distribuimos|buscamos|aceptamos|colaboramos|disponemos|vendo|ofrezco|suministro|busco|colaboro)\b[\w ,]{0,50}\b(?:mayorist\w*|al por mayor|distribuidor\w*|tiendas|minoristas|profesionales|revendedor\w*|comercios)/,
  /\b(?:vendiamo|offriamo|lavoriamo|forniamo|cerchiamo|collaboriamo|riforniamo|proponiamo|accettiamo|vendo|offro|fornisco|rifornisco|cerco|collaboro|propongo)\b[\w ,']{0,50}\b(?:ingrosso|rivenditor\w*|negozi\w*|boutique|professionisti|b2b|punti vendita)/,
  /\b(?:vendemos|fornecemos|trabalhamos|distribuimos|procuramos|aceitamos|colaboramos|vendo|forneco|procuro|colaboro)\b[\w ,]{0,50}\b(?:lojas|lojistas|revend\w*|retalhistas|grossistas|atacad\w*|por grosso|profissionais|comerciantes)/,
  /\b(?:(?:wij|we)\b[\w ,-]{0,20}\b(?:leveren|verkopen|werken|bieden|zoeken|bevoorraden)|ik (?:lever|verkoop|werk|bied|zoek))\b[\w ,-]{0,50}\b(?:groothandel\w*|wederverkopers?|retailers?|winkel\w*|verkooppunten|dealers?|zakelijke klanten|b2b)/,
  /\bvi (?:\w+ )?(?:saljer|saelger|selger|levererar|leverer(?:er)?|samarbetar|samarbejder|samarbeider|soker|soger|erbjuder|tilbyder|tilbyr|forser|forsyner)\b[\w ,-]{0,50}\b(?:aterforsaljare|forhandlere?|\w*butikk?er|\w*shoppar|engros\w*|foretag|virksomheder|bedrifter)\b/,
  /\b(?:sprzedajemy|zaopatrujemy|dostarczamy|wspolpracujemy|oferujemy|prowadzimy|zapraszamy|szukamy|sprzedaje|dostarczam)\b[\w ,-]{0,60}\b(?:\w*sklep(?:y|ow|om|ami)|hurt\w*|detalist\w+|butik(?:i|ow|om|ami)|dystrybutor\w*|odsprzed\w+|ksiegarni\w*|drogeri\w*|partner\w* handlow\w+)/,
];

/** Shops of every trade, by what they are called. */
const ANY_SHOP = String.raw`(?:(?:\w+ )?(?:shops?|stores?|boutiques?|salons?|spas|cafes?|coffee ?shops|restaurants?|delis|grocers?|grocer(?:y|ies)|butchers|bakeries|bars|breweries|florists?|galleries|outfitters|(?:garden|nature|visitor) cent(?:er|re)s|pharmacies|apothecaries|bookshops|bookstores|booksellers|hotels|inns|gyms|studios|barbers|museums|nurseries|clinics|groomers|shopkeepers|retailers|stockists|dealers|resellers|(?:online|amazon|marketplace) (?:sellers?|retailers?|stores?|shops?)|merchants|buyers|offices|markets|wholesalers)|ladeninhaber\w*|laden|geschaften?|fachgeschaften?|apotheken|reformhauser|hoflad\w+|boutiquen|\w*handler\w*|buchhandlungen|floristen|einzelhandler|magasins?|epiceries?|pharmacies|librairies?|instituts?|concept[- ]stores?|fleuristes?|cavistes?|detaillants?|revendeurs?|tiendas?|jugueterias?|farmacias?|herbolarios?|comercios?|librerias?|restaurantes?|hoteles|minoristas|revendedores|negoz\w+|gastronomie|enoteche|ristoranti|erboristerie|librerie|farmacie|botteghe|rivenditori|lojas|lojistas|mercearias|papelarias|livrarias|garrafeiras|retalhistas|revendedores|winkel(?:s|iers?)?|boetieks|speciaalzaken|wederverkopers|retailers|\w*sklepy|butiki|ksiegarnie|drogerie|zielarnie|kwiaciarnie|galerie|salony|apteki|kawiarnie|restauracje|gabinety|hotele|hurtownie|detalisci)`;
const BUYS = String.raw`(?:(?:can|may|are (?:able|welcome|invited) to|could) (?:\w+ ){0,2}?(?:buy|order|purchase|apply|open|stock|carry|sell|sign|register|set up|get|have our)|(?:buy|order|purchase|source)\b[\w ,'&-]{0,40}?\b(?:from us|direct|at wholesale)|(?:carry|stock)|(?:in|across) (?:[\w-]+ ){1,3}(?:states|countries|provinces|counties|cities|towns) (?:keep|sell|hold|have|offer|serve)|sell (?:us\b|our|the)|we(?:'d| would) (?:be|love)|on your shel(?:f|ves)|are welcome|welcome|(?:get|receive|enjoy|qualify for|are (?:offered|given)) (?:\w+ )?(?:wholesale|trade|dealer|stockist)|at (?:wholesale|trade) prices?|(?:off|of) (?:retail|msrp|rrp)|konnen (?:\w+ ){0,6}?(?:bestellen|kaufen|einkaufen|beziehen|eroffnen)|erhalten|beziehen|beliefern wir|bekommen|peuvent|disposent|beneficient|pueden (?:\w+ )?(?:abrir|comprar|pedir|solicitar)|possono|podem (?:\w+ )?(?:abrir|comprar|encomendar|pedir)|compram|encomendam|kunnen|krijgen|bestellen|moga (?:\w+ )?(?:zamawiac|kupowac|zamowic|kupic|zalozyc)|zamawiaja|kupuja|zaopatruja sie|otrzymuja)`;
/** "Delis and farm shops can buy at trade price", "We supply toy stores across Canada". */
const SHOPS_BUY = new RegExp(String.raw`\b${ANY_SHOP}\b[\w ,'&/():.%-]{0,90}?\b${BUYS}\b`);
const SELLS_TO_SHOPS = new RegExp(
  String.raw`\b(?:suppl(?:y|ies|ied)|sells?|serve|serves|wholesales?|roast|make|deliver|ship|work|working|partner|trade|distribute|beliefern|liefern|verkaufen|arbeiten|travaillons|fournissons|livrons|vendons|servimos|vendemos|suministramos|trabajamos|serviamo|forniamo|vendiamo|riforniamo|lavoriamo|fornecemos|abastecemos|entregamos|trabalhamos|leveren|verkopen|bevoorraden|te koop|werken|sprzedajemy|zaopatrujemy|dostarczamy|wspolpracujemy)\b(?! (?:on|through) )[\w ,'&/().-]{0,60}?\b${ANY_SHOP}\b`,
);

const ASKS =
  /\b(?:wholesal\w*|stockists?|retailers?|resell(?:er)?s?|dealers?|trade accounts?|b2b|bulk|carry your|stock your|sell your|sell to (?:shops|stores|retailers)|handler\w*|wiederverkauf\w*|grosshandel|beliefer\w*|revendeurs?|en gros|professionnels|mayorist\w*|al por mayor|tiendas|distribuidor\w*|rivenditor\w*|ingrosso|negozi|groothandel|wederverkoper\w*|winkels)\b|trade prices?\b/;

/** Whether a sentence says that the brand sells to shops. */
export function wholesaleAnswerIn(
  passage: Passage,
  isTrade: boolean,
  isTradePage: boolean,
): WholesaleAnswer | undefined {
  const { plainLabel, sentence, isAnswer, isField } = passage;
  if (isField || SAID_TO_ALL.test(passage.plain) || isBargainForAll(passage.plain)) return undefined;
  if (findsShops(passage.plain)) return undefined;
  const plain = withoutAsides(passage.plain);
  if (isAnswer && !sentence.endsWith('?') && asksForAccount(plainLabel) && isAboutAccounts(plainLabel)) {
    const answered = answerOf(plain);
    if (answered && answered.value !== 'yes' && asksForOwnShop(plainLabel)) return undefined;
    const isTold = answered?.value !== 'yes' || plain.length > LONGEST_POINTER || !POINTS_ON.test(plain);
    if (answered) return { ...answered, weight: isTold ? answered.weight : POINTER, needsLabel: true };
  }
  if (isAnswer && isOffer(plainLabel, isTradePage) && asksToBegin(plain) && !NEGATED.test(plain))
    return { value: 'yes', weight: 1.6, needsLabel: true };
  if (isAnswer && asksAsShop(plainLabel) && asksToBegin(plain) && !NEGATED.test(plain) && !saysNo(plain))
    return { value: 'yes', weight: 1.4, needsLabel: true };
  const replied = isTradePage ? replyTo(passage, plain) : undefined;
  if (replied) return { ...replied, needsLabel: true };
  if (sentence.endsWith('?')) {
    return isOffer(plain, isTradePage) ? { value: 'yes', weight: 1, needsLabel: false } : undefined;
  }
  if (
    ![isTrade, OF_WHOLESALE.test(plain), INVITES.test(plain), namesTraders(plain), namesTerms(plain)].some(
      Boolean,
    ) &&
    !callsShops(plain) &&
    !suppliesShops(plain)
  )
    return refusalOutOfTrade(plain);
  if (RETAIL_TALK.test(plain) || OF_JOBS.test(plain)) return undefined;
  if (NAMES_THOSE_WHO_SELL.test(plain) && LISTS_NAMES.test(sentence)) return undefined;
  if (ENDS_ACCOUNTS.test(plain)) return undefined;
  if (saysNo(plain) || SELLS_BY_OTHERS.test(plain)) {
    const value = CLOSED.test(plain) ? 'closed_for_now' : 'no';
    return { value, weight: 3, needsLabel: false };
  }
  if ((isTradePage || namesShops(plain)) && isAtItsLimit(plain))
    return { value: 'closed_for_now', weight: 3, needsLabel: false };
  if (NEGATED.test(plain)) return undefined;
  const weight = saysYes(plain.replace(ADDRESS, ' '), isTrade)
    ? weightOfStatement(plain)
    : weightOfInvitation(passage, isTradePage);
  return weight === 0 ? undefined : { value: 'yes', weight, needsLabel: false };
}

/** "Do you run a shop and want to sell our candles?" "You can!" */
function replyTo(
  { isAnswer, isNextToLabel, isLink, kind, plainLabel, sentence }: Passage,
  plain: string,
): Pick<WholesaleAnswer, 'value' | 'weight'> | undefined {
  if (!isAnswer || !isNextToLabel || isLink || kind !== 'text' || !/[.!]$/.test(sentence)) return undefined;
  if (plain.length > LONGEST_REPLY) return undefined;
  if (!isOffer(plainLabel, true)) return undefined;
  if (polarityOf(plain) === 'no' || saysNo(plain))
    return isOnlyInPart(plain)
      ? undefined
      : { value: CLOSED.test(plain) ? 'closed_for_now' : 'no', weight: 2.5 };
  return NEGATED.test(plain) ? undefined : { value: 'yes', weight: 1.7 };
}
const LONGEST_REPLY = 40;

/** What a sentence refuses beside, "no distributor needed", "and we don't do consignment", takes nothing of its yes. */
function withoutAsides(plain: string): string {
  const said = withoutMiddlemen(plain);
  if (!NEGATED.test(said)) return said;
  const parts = said.split(/(?<=[,;]) (?!\w+ (?:or|and|oder|und|ou|et)\b)/);
  const meant = parts.filter((part) => !(NEGATED.test(part) && isOnlyInPart(part)));
  return meant.some((part) => namesTerms(part) || namesShops(part))
    ? meant.join(' ').replace(/[,;]$/, '')
    : said;
}

/** "Do you have a brick and mortar shop?" is asked by who would like to buy one thing. */
const asksForOwnShop = (question: string): boolean =>
  HAVE_YOU_A_SHOP.test(question) && !namesTerms(question) && !ASKED_BY_BRAND.test(question);
/** "Do you run a shop and want to sell our candles?" */
const ASKED_BY_BRAND = /\b(?:our|unser\w*|nos|notre|nuestr[ao]s?|nostr[aei]|onze|noss[ao]s?)\b/;
const HAVE_YOU_A_SHOP =
  /\b(?:(?:do|does) (?:you|\w+) (?:guys )?(?:have|own|run|operate)|have you got)\b.{0,40}\b(?:shops?|stores?|showrooms?|locations?|storefronts?)\b|\b(?:habt|haben) (?:ihr|sie)\b.{0,30}\b(?:laden\w*|geschaft\w*|shop|showroom)\b|\bavez-vous\b.{0,30}\b(?:boutique|magasin|showroom)\b|\b(?:teneis|tienen|tienes|hay)\b.{0,30}\b(?:tienda|local)\b|\bavete\b.{0,30}\b(?:negozio|bottega|showroom)\b|\bhebben jullie\b.{0,30}\bwinkel\b|\b(?:tem|tendes|tens)\b.{0,30}\bloja\b/;

/** "Send two trade references to resellers@acme.com" sells to nobody. */
const ADDRESS = /\S+@\S+/g;

/** "Yes, see the page for stores": what stands there says more. */
const POINTS_ON =
  /\b(?:see|visit|read|check(?: out)?|head (?:to|over)|go to|take a look|have a look|siehe|voir|consultez|ver|vedi|zie)\b[^.]{0,30}\b(?:page|seite|pagina|here|hier|ici|aqui|qui|list|how)\b/;
/** More than a sentence that only speaks to shops. */
const POINTER = 1.15;
const LONGEST_POINTER = 40;

/** "Accounts found doing so are closed": what follows on a breach refuses nobody. */
const ENDS_ACCOUNTS =
  /\b(?:accounts?|shops|stores|dealers?|retailers?|resellers?|customers) (?:\w+ ){0,2}?(?:found|caught|seen|that|who|which|doing|breaking|breaching|violating|in breach)\b[^.;]{0,60}\b(?:closed|ended|terminated|suspended|cut off|cancell?ed)\b/;

/** "We do not open accounts ourselves": shops are sent to somebody else. */
const SELLS_BY_OTHERS =
  /\b(?:not|n't|never) (?:\w+ ){0,2}?(?:open|sell|supply|ship|handle|take)\w* (?:(?!(?:on|via)\b)\w+ ){0,3}?(?:ourselves|direct(?:ly)? to (?:the trade|shops|stores|retailers)|to (?:the trade|shops|stores|retailers) direct(?:ly)?)\b/;

/** "I don't supply shops", "we can't take on more shops", where nothing else on the page is of trade. */
function refusalOutOfTrade(plain: string): WholesaleAnswer | undefined {
  if (!namesShops(plain) || !(NEGATED.test(plain) || TOO.test(plain)) || !saysNo(plain)) return undefined;
  if (!CLOSED.test(plain)) return { value: 'no', weight: 2.5, needsLabel: false };
  return MORE_OF_THEM.test(plain) ? { value: 'closed_for_now', weight: 2.5, needsLabel: false } : undefined;
}
const TOO = /\b(?:too|zu|trop|demasiado|troppo|te) \w+/;
const MORE_OF_THEM = new RegExp(
  String.raw`\b(?:more|new|further|additional|weitere\w*|neue\w*|nouve\w+|d'autres|mas|nuev\w+|altr[ie]|nuov\w+|nieuwe|meer) (?:\w+ )?${ANY_SHOP}\b`,
);

/** "We supply independents across the country": whoever says so of himself sells to them. */
const suppliesShops = (plain: string): boolean =>
  SUPPLIES_THEM.test(plain) && SELLS_TO_SHOPS.test(plain) && !/\byour\b/.test(plain);
const SUPPLIES_THEM =
  /\b(?:we (?:supply|sell to)|wir (?:beliefern|liefern an)|nous (?:fournissons|livrons)|servimos a|suministramos a|riforniamo|forniamo|leveren aan|bevoorraden)\b/;

/** Of two that say yes the one that tells both who buys and on what terms suffices alone. */
const weightOfStatement = (plain: string): number => (namesShops(plain) && namesTerms(plain) ? 2.6 : 2.5);

/** A title that is an invitation by itself. */
const BECOME = /\b(?:become|becoming|werden|devenir|devenez|ser|hazte|diventa\w*|word(?:en)?)\b/;

/** Shops or their terms in one sentence with how to begin; where the page is about them, how to begin alone. */
function weightOfInvitation(
  { plain: said, sentence, section, kind, isLink, before }: Passage,
  isTradePage: boolean,
): number {
  const plain = said.replace(HOST, ' ');
  const isSpokenTo = callsShops(plain);
  if (namesTraders(plain.slice(0, plain.indexOf(':') + 1)) && LISTS_NAMES.test(sentence)) return 0;
  const isShort = kind === 'heading' || isLink || IS_MENU.test(plain) || IS_TITLE.test(plain);
  if (BANS.test(plain) || OF_HELP.test(plain) || (RETAIL_OFFER.test(plain) && !isSpokenTo)) return 0;
  if (INVITES.test(plain)) return !isShort ? 1.5 : BECOME.test(plain) ? 1.2 : 0.3;
  if (NO_INVITATION.test(plain) || NO_INVITATION.test(section) || isShort) return 0;
  // "Stockists get free shipping over $300" invites them, but a plainer word for it is likely near.
  if (isSpokenTo && (RETAIL_OFFER.test(plain) || SOLD_BY_OTHERS.test(plain))) return 0.8;
  if (isSpokenTo || (isTradePage && SHOPS_ONLY.test(plain))) return isTradePage ? 1.6 : 1.3;
  if (OF_RULES.test(plain)) return isTradePage && APPLIES.test(plain) && namesTraders(plain) ? 1 : 0;
  if (ASKS_ABOUT_SHOP.test(plain)) return 1.1;
  const begins = asksToBegin(plain);
  const isOfTrade = namesTerms(plain) || namesTraders(plain);
  const isOfThem = isTradePage && namesShops(plain);
  if (begins && (isOfTrade || isOfThem || (MEANS_THEM.test(plain) && namesShops(before)))) return 1.5;
  const isSaid = kind === 'text' && plain.length >= 30 && /[.!]$/.test(plain);
  if (isSaid && (isOfThem || (isTradePage && isOfTrade))) return 1;
  if (!isTradePage) return 0;
  if (begins && OPENS_ACCOUNT.test(plain)) return 0.9;
  if (begins) return plain.length >= SHORTEST_TO_BEGIN ? 0.6 : 0.3;
  return isSaid && ORDER_TERMS.test(plain) ? 0.4 : 0;
}

/** "Register at b2b.acme.com": what a host is called invites nobody. */
const HOST = /(?<![@\w.-])(?:[\w-]+\.){2,}[a-z]{2,}\b/g;

/** "Restaurants: our tubs are sold by Bidvale." */
const SOLD_BY_OTHERS = /\b(?:sold|supplied|distributed|delivered|handled|stocked) by (?!us\b|the\b)/;
/** "Independent pet shops and outfitters only, please": who may buy. */
const SHOPS_ONLY = new RegExp(
  String.raw`^(?:(?!(?:in|at|from|through|sold|find)\b)[\w'&-]+,? ){0,6}?${ANY_SHOP},? only\b(?! (?:in|at|on|from|through)\b)`,
);

/** "Tell us about your shop in five questions": less than a title that says what for, "Become a stockist". */
const ASKS_ABOUT_SHOP =
  /^(?:please |bitte )?(?:tell us|erzahl\w*|parlez-nous|cuentanos|cuentenos|raccontaci|raccontateci|vertel|beratta|fortael|fortell|opowiedz\w*)\b[^.!]{0,30}\b(?:about|von|uber|de|sobre|del|over|om|o) (?:your|dein\w*|ihr\w*|eur\w*|votre|tu|su|tuo|vostro|je|uw|din|jeres|swoi\w+)\b/;

/** "Shops that carry our mugs: Perch, Wren & Co." */
const NAMES_THOSE_WHO_SELL =
  /^(?:(?:some|all|a few|these|here are|the|of|our) ){0,3}(?:\w+ )?(?:shops|stores|retailers|stockists|dealers|places|laden|geschafte|handler|magasins|boutiques|revendeurs|tiendas|negozi|rivenditori|winkels|verkooppunten|butikk?er)\b[^:]{0,12}\b(?:that|who|which|where|with|carrying|stocking|selling|mit|die|wo|qui|ou|que|donde|che|dove|som|waar)\b[^:]{0,50}:/;

/** "Stockists: Green Hollow, Stowe; Penobscot Dry Goods": where to buy. */
const LISTS_NAMES = /[:–-] (?:\p{Lu}[\p{L}'’&.-]*\s?){1,5}(?:[,;(]|\.?$)/u;

/** How to open an account says more, on a page for shops, than where to write. */
const OPENS_ACCOUNT =
  /\b(?:open(?:ing)? (?:an? |your )?(?:new )?accounts?|new (?:customer |dealer )?account (?:form|application|request)s?|(?:apply|applications?|register|request|sign up) for (?:an? )?accounts?|account (?:application|opening)|(?:ouverture|demande|creation) de compte|ouvr\w+ (?:un |votre )?compte|konto(?:eroffnung| eroffnen| beantragen)|apertura (?:de|di|del) (?:cuenta|conto)|abr\w+ (?:una |su |tu )?cuenta|alta de cliente|apri\w* (?:un )?conto|(?:account|rekening) (?:openen|aanvragen)|abrir (?:uma )?conta)\b/;

/** Less is a fragment: "Or apply online." */
const SHORTEST_TO_BEGIN = 24;

/** Whoever the sentence before named: "We are in forty shops. If you'd like yours to be next, …" */
const MEANS_THEM =
  /\b(?:yours|(?:be )?one of them|join(?:ing)? (?:them|us)|be (?:the )?next|among them|wie sie|des leurs|uno de ellos|uno di loro|een van hen)\b/;

/** What every visitor is offered. */
const RETAIL_OFFER =
  /\b(?:free (?:us |uk |domestic )?(?:shipping|delivery) (?:on|over|from)|versandkostenfrei ab|frei haus|livraison (?:offerte|gratuite) (?:des|a partir)|envio gratis|spedizione gratuita|gratis verzending)\b(?!.*\b(?:wholesale|trade|handler|revendeur|mayorista|rivenditor))/;

/** "wholesale · contact": links in a row are no sentence. */
const IS_MENU = /^[^.!?:@]{2,28}(?: [·|] [^.!?:@]{2,28})+$/;

/** "For shops", without a word on what they get. */
const IS_TITLE = /^[^\s@]+(?: [^\s@]+){0,2}(?<![.!?:)\d])$/;

const BANS =
  /\b(?:prohibited|forbidden|not permitted|untersagt|interdit\w*|prohibid\w*|vietat\w*|verboden)\b/;

/** What one must do to be taken on is an invitation as well. */
const APPLIES =
  /\b(?:appl(?:y|ication|icants?|ying)|(?:to be|is|are) considered|to (?:qualify|become|join)|eligib\w+|bewerb\w*|candidat\w*|solicit\w*)\b/;
/** How an order of a shop's is made up, which nobody tells whom he doesn't sell to. */
const ORDER_TERMS =
  /\b(?:moqs?|movs?|minimums?(?! (?:retail|purchase|spend))|case ?packs?|cases of|units per|by the case|lead times?|net (?:15|30|45|60)|free freight|freight|prepaid|pro ?forma|margins?|mark-?up|sell-?through|testers?|displays?|p\.?o\.? numbers?|purchase orders?|staffel\w*|mindestmenge|ve\b|verpackungseinheit\w*|franco|port paye|colisage|portes pagados|porto franco|verpakkingseenhe\w+)\b/;

/** "Have a shop?", "Would you like to carry our line?" */
const isOffer = (question: string, isTradePage: boolean): boolean =>
  (INVITES.test(question) ||
    (namesTraders(question) && (isTradePage || asksToBegin(question))) ||
    (isTradePage && WOULD_YOU.test(question))) &&
  !ASKS_BRAND.test(question) &&
  !OF_HELP.test(question) &&
  !NO_INVITATION.test(question);
/** "Would you stock us?", "Thinking of joining them?", where the page is for shops. */
const WOULD_YOU =
  /^(?:(?:would|do|could) you (?:like|want|care|stock|carry)|do you (?:run|own|keep|manage)|want|thinking|interested|keen|fancy|ready|curious|like (?:what|to)|own|run|have|looking|sound|(?:mochte\w*|wollen|haben|interesse|lust)|(?:envie|interesse\w*|vous (?:souhaitez|voulez|avez|tenez))|(?:quieres|te (?:gustaria|interesa)|tienes|interesad\w+)|(?:vuoi|vorresti|ti piacerebbe|hai|interessat\w+)|(?:wil|wilt|heb|zin|interesse|geinteresseerd)|(?:sie (?:fuhren|haben|betreiben|suchen)|(?:ihr|du) (?:fuhrt|fuhrst|habt|hast|betreibt|betreibst))|you (?:run|own|keep|manage)|(?:har|vill?|onskar|onsker|er|ar|driver) (?:du|ni|i|dere)|(?:masz|prowadzisz|chcesz|chcieliby\w*|prowadzicie)|(?:tem|tens|quer|queres|gostaria\w*) (?:um|de|uma|ter|vender|revender))\b/;
/** What those ask who are on their way already. */
const OF_HELP =
  /^(?:(?:any |more |still |got |have (?:any |more )?)?(?:questions?|queries|trouble|problems?|doubts?)|need help|already|forgot\w*|lost|fragen|noch fragen|des questions|dudas|domande|vragen|have an account|not (?:what|a (?:shop|store|retailer)))\b/;

/** What a customer asks the brand, which answers it below. */
const ASKS_BRAND =
  /^(?:do(?! you (?:run|own|keep|manage))|does|is|can|may|are (?:your|the|you(?! an?\b))|what|how|where|when|gibt|darf|kann|konnen|verkauf\w*|liefer\w*|beliefer\w*|welche\w*|wie|was|est-ce|puis-je|peut-on|proposez|vendez|quel\w*|comment|hay|puedo|vend\w*|serv\w*|cual\w*|como|posso|fate|quale|quant\w*|come|mag ik|kan ik|is er|leveren|wat|hoe)\b/;

const saysYes = (plain: string, isTrade: boolean): boolean =>
  ((isTrade || STATES_TRADE.test(plain)) && YES.some((pattern) => pattern.test(plain))) ||
  (isTrade && (SHOPS_BUY.test(plain) || SELLS_TO_SHOPS.test(plain)) && !OF_RULES.test(plain)) ||
  (suppliesShops(plain) && !OF_RULES.test(plain));

/** Words that mean trade wherever they stand. */
const STATES_TRADE =
  /\b(?:wholesal\w*|whole sale|stockists?|b2b|trade accounts?|retail partners?|\w*handler\w*|fachhandel|wiederverkauf\w*|grosshandel|revendeurs?|grossistes?|en gros|mayorist\w+|al por mayor|ingrosso|rivenditor\w*|groothandel|wederverkopers?|aterforsaljare|engros\w*|lojistas?|retalhistas?|por grosso|atacad\w*|hurt(?:em|ow\w+)|odsprzeda\w+)\b/;
export const NEGATED =
  /\b(?:not|no longer|cannot|never|unable|unfortunately|nicht|kein\w*|nein|leider|ne|n'\w+|pas|no|non|purtroppo|niet|geen|nee|helaas|inte|ikke|inga|ingen|nie|niestety|nao|infelizmente|tyvarr|desvaerre|dessverre)\b|n't\b/;

/** Whether somebody asks the brand to sell to shops, in words of trade or as one who has a shop. */
const asksForAccount = (question: string): boolean =>
  ASKS.test(question) ||
  asksAsShop(question) ||
  (SUPPLIES.test(question) && namesShops(question.replace(/\byour\b/g, ''))) ||
  MAY_I_SELL.test(question);
const SUPPLIES =
  /\b(?:sell|suppl(?:y|ies)|stock|work|verkauf\w*|liefer\w*|beliefer\w*|arbeite\w*|vend\w*|travaill\w*|fourni\w*|trabaj\w*|serv[ií]\w*|forni\w*|lavor\w*|lever\w*|verko\w*|werk\w*)\b/;
const MAY_I_SELL =
  /^(?:(?:can|could|may) (?:i|we)|(?:kann|konnen|darf|durfen) (?:ich|wir)|puis-je|peut-on|pouvons-nous|puedo|podemos|posso|possiamo|(?:kan|mag|mogen) (?:ik|wij|we))\b[^?]{0,30}?\b(?:(?:re)?sell|stock|carry|(?:weiter)?verkaufen|anbieten|fuhren|(?:re)?vendre|(?:re)?vender|(?:ri)?vendere|verkopen)\b/;

/** Of an account as such, not of how it orders or what it may do: "What is your wholesale minimum?" */
const isAboutAccounts = (question: string): boolean =>
  !/\b(?:minimums?|how (?:much|long|many)|what|when|where|which|amazon|e-?bay|market ?places?|online|drop-?ship\w*|returns?|ship(?:ping)?|samples?|net \d+|terms|pay(?:ment)?|(?<!\b(?:offer|have|give|get|do)\b[\w ]{0,30})discounts?|exclusiv\w+|map|website|wo |wie |was |welche\w*|mindest\w*|weddings?|corporate|gifts?|events?|part(?:y|ies)|fundrais\w*|schools?|teams?|personal use|quel\w*|combien|cual\w*|cuanto|quant\w*|qual\w*|wat |hoe |welke)\b/.test(
    question,
  );

function answerOf(plain: string): Omit<WholesaleAnswer, 'needsLabel'> | undefined {
  const says = polarityOf(plain);
  if (says === 'yes' && !saysNo(plain)) return { value: 'yes', weight: 3 };
  if (says === undefined && !saysNo(plain)) return undefined;
  return isOnlyInPart(plain) ? undefined : { value: CLOSED.test(plain) ? 'closed_for_now' : 'no', weight: 3 };
}
