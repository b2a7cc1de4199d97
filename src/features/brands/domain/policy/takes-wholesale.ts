import { inLines } from '../../../../kernel/in-lines.ts';
import { polarityOf } from './answers.ts';
import { CLOSED, isAtItsLimit } from './closed-for-now.ts';
import { LISTS_NAMES, OF_HELP, weightOfInvitation } from './invites-shops.ts';
import { isOnlyInPart, withoutMiddlemen, withoutWhy } from './only-in-part.ts';
import type { Passage } from './passages.ts';
import type { PolicyValues } from './policy.ts';
import { saysNo } from './refusals.ts';
import { isBargainForAll, SAID_TO_ALL } from './said-to-all.ts';
import { ANY_SHOP, saysYes, suppliesShops } from './says-yes.ts';
import {
  asksAsShop,
  asksToBegin,
  callsShops,
  NO_INVITATION,
  namesShops,
  namesTerms,
  namesTraders,
} from './shop-words.ts';
import { findsShops } from './trade-pages.ts';
import { INVITES, OF_JOBS, OF_WHOLESALE, RETAIL_TALK } from './wholesale-words.ts';

export interface WholesaleAnswer {
  value: PolicyValues['takes_wholesale'];
  weight: number;
  needsLabel: boolean;
}

const ASKS = new RegExp(inLines`
  \b(?:
    wholesal\w*|stockists?|retailers?|resell(?:er)?s?|dealers?|trade accounts?|b2b|bulk|carry your|
    stock your|sell your|sell to (?:shops|stores|retailers)|
    handler\w*|wiederverkauf\w*|grosshandel|beliefer\w*|revendeurs?|en gros|professionnels|mayorist\w*|
    al por mayor|tiendas|distribuidor\w*|
    rivenditor\w*|ingrosso|negozi|
    groothandel|wederverkoper\w*|winkels
  )\b|
  trade prices?\b
`);

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
const HAVE_YOU_A_SHOP = new RegExp(inLines`
  \b(?:(?:do|does) (?:you|\w+) (?:guys )?(?:have|own|run|operate)|have you got)\b.{0,40}
    \b(?:shops?|stores?|showrooms?|locations?|storefronts?)\b|
  \b(?:habt|haben) (?:ihr|sie)\b.{0,30}\b(?:laden\w*|geschaft\w*|shop|showroom)\b|
  \bavez-vous\b.{0,30}\b(?:boutique|magasin|showroom)\b|
  \b(?:teneis|tienen|tienes|hay)\b.{0,30}\b(?:tienda|local)\b|
  \bavete\b.{0,30}\b(?:negozio|bottega|showroom)\b|
  \bhebben jullie\b.{0,30}\bwinkel\b|
  \b(?:tem|tendes|tens)\b.{0,30}\bloja\b
`);

/** "Send two trade references to resellers@acme.com" sells to nobody. */
const ADDRESS = /\S+@\S+/g;

/** "Yes, see the page for stores": what stands there says more. */
const POINTS_ON =
  /\b(?:see|visit|read|check(?: out)?|head (?:to|over)|go to|take a look|have a look|siehe|voir|consultez|ver|vedi|zie)\b[^.]{0,30}\b(?:page|seite|pagina|here|hier|ici|aqui|qui|list|how)\b/;
/** More than a sentence that only speaks to shops. */
const POINTER = 1.15;
const LONGEST_POINTER = 40;

/** "Accounts found doing so are closed": what follows on a breach refuses nobody. */
const ENDS_ACCOUNTS = new RegExp(inLines`
  \b(?:accounts?|shops|stores|dealers?|retailers?|resellers?|customers) (?:\w+ ){0,2}?
    (?:found|caught|seen|that|who|which|doing|breaking|breaching|violating|in breach)\b[^.;]{0,60}
    \b(?:closed|ended|terminated|suspended|cut off|cancell?ed)\b
`);

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

/** Of two that say yes the one that tells both who buys and on what terms suffices alone. */
const weightOfStatement = (plain: string): number => {
  if (TELLS_WHO_SELLS.test(plain)) return TOLD_IN_PASSING;
  return namesShops(plain) && namesTerms(plain) ? 2.6 : 2.5;
};
/** "Over 400 pet stores carry our biscuits": how to become one of them says more. */
const TELLS_WHO_SELLS = new RegExp(inLines`
  ^(?:(?:today|now|over|about|around|nearly|almost|more than|some|many|the|all|those) )*
    (?:\d[\d,]*\+? |(?:hundreds|dozens|thousands) of )?(?:[\w-]+ ){0,3}?
    (?:shops|stores|retailers|stockists|dealers|boutiques)
    (?: (?:who|that|which|already|now|proudly|across [\w ]{2,30}?))* (?:carry|stock|sell) (?:our|us)\b
`);
const TOLD_IN_PASSING = 1.4;

/** "Shops that carry our mugs: Perch, Wren & Co." */
const NAMES_THOSE_WHO_SELL = new RegExp(inLines`
  ^(?:(?:some|all|a few|these|here are|the|of|our) ){0,3}(?:\w+ )?(?:
    shops|stores|retailers|stockists|dealers|places|laden|geschafte|handler|magasins|boutiques|revendeurs|
    tiendas|negozi|rivenditori|winkels|verkooppunten|butikk?er
  )\b[^:]{0,12}\b(?:
    that|who|which|where|with|carrying|stocking|selling|mit|die|wo|qui|ou|que|donde|che|dove|som|waar
  )\b[^:]{0,50}:
`);

/** "Have a shop?", "Would you like to carry our line?" */
const isOffer = (question: string, isTradePage: boolean): boolean =>
  (INVITES.test(question) ||
    (namesTraders(question) && (isTradePage || asksToBegin(question))) ||
    (isTradePage && WOULD_YOU.test(question))) &&
  !ASKS_BRAND.test(question) &&
  !OF_HELP.test(question) &&
  !NO_INVITATION.test(question);
/** "Would you stock us?", "Thinking of joining them?", where the page is for shops. */
const WOULD_YOU = new RegExp(inLines`
  ^(?:
    (?:would|do|could) you (?:like|want|care|stock|carry)|do you (?:run|own|keep|manage)|want|thinking|
    interested|keen|fancy|ready|curious|like (?:what|to)|own|run|have|looking|sound|
    (?:mochte\w*|wollen|haben|interesse|lust)|
    (?:envie|interesse\w*|vous (?:souhaitez|voulez|avez|tenez))|
    (?:quieres|te (?:gustaria|interesa)|tienes|interesad\w+)|
    (?:vuoi|vorresti|ti piacerebbe|hai|interessat\w+)|
    (?:wil|wilt|heb|zin|interesse|geinteresseerd)|
    (?:sie (?:fuhren|haben|betreiben|suchen)|(?:ihr|du) (?:fuhrt|fuhrst|habt|hast|betreibt|betreibst))|
    you (?:run|own|keep|manage)|
    (?:har|vill?|onskar|onsker|er|ar|driver) (?:du|ni|i|dere)|
    (?:masz|prowadzisz|chcesz|chcieliby\w*|prowadzicie)|
    (?:tem|tens|quer|queres|gostaria\w*) (?:um|de|uma|ter|vender|revender)
  )\b
`);

/** What a customer asks the brand, which answers it below. */
const ASKS_BRAND = new RegExp(inLines`
  ^(?:
    do(?! you (?:run|own|keep|manage))|does|is|can|may|are (?:your|the|you(?! an?\b))|what|how|where|when|
    gibt|
    darf|kann|konnen|verkauf\w*|liefer\w*|beliefer\w*|welche\w*|wie|was|est-ce|puis-je|peut-on|proposez|
    vendez|quel\w*|comment|hay|puedo|vend\w*|serv\w*|cual\w*|como|
    posso|fate|quale|quant\w*|come|mag ik|kan ik|is er|leveren|wat|hoe
  )\b
`);
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
const MAY_I_SELL = new RegExp(inLines`
  ^(?:
    (?:can|could|may) (?:i|we)|
    (?:kann|konnen|darf|durfen) (?:ich|wir)|puis-je|peut-on|pouvons-nous|puedo|podemos|posso|possiamo|
    (?:kan|mag|mogen) (?:ik|wij|we)
  )\b[^?]{0,30}?\b(?:
    (?:re)?sell|stock|carry|
    (?:weiter)?verkaufen|anbieten|fuhren|
    (?:re)?vendre|(?:re)?vender|(?:ri)?vendere|verkopen
  )\b
`);

/** Of an account as such, not of how it orders or what it may do: "What is your wholesale minimum?" */
const isAboutAccounts = (question: string): boolean => !OF_DETAILS.test(question);
const OF_DETAILS = new RegExp(inLines`
  \b(?:
    minimums?|how (?:much|long|many)|what|when|where|which|amazon|e-?bay|market ?places?|online|
    drop-?ship\w*|returns?|ship(?:ping)?|samples?|net \d+|terms|pay(?:ment)?|
    (?<!\b(?:offer|have|give|get|do)\b[\w ]{0,30})discounts?|exclusiv\w+|map|website|wo |wie |was |
    welche\w*|mindest\w*|weddings?|corporate|
    (?<!\b(?:run|own|keep|manage|(?:we|i) have)(?: \w+){0,2} )gifts?|events?|part(?:y|ies)|fundrais\w*|schools?|teams?|
    personal use|
    quel\w*|combien|cual\w*|cuanto|quant\w*|qual\w*|wat |hoe |welke
  )\b
`);

function answerOf(plain: string): Omit<WholesaleAnswer, 'needsLabel'> | undefined {
  const says = polarityOf(plain);
  if (says !== 'yes' && ONLY_HERE.test(plain)) return { value: 'no', weight: 3 };
  if (says === 'yes' && !saysNo(plain)) return { value: 'yes', weight: 3 };
  if (says === undefined && !saysNo(plain)) return undefined;
  if (isOnlyInPart(withoutWhy(plain))) return undefined;
  return { value: CLOSED.test(plain) ? 'closed_for_now' : 'no', weight: 3 };
}

/** "Our teas are available only here and on Amazon", to who asks for an account. */
const ONLY_HERE = new RegExp(inLines`
  ^[^.;]{0,60}\b(?:
    (?:sold|available|found|offered|sell|buy (?:them|it|us)) (?:\w+ ){0,2}?(?:only|solely|exclusively|just) (?:
      here|from us|(?:on|through|via|from) (?:this|our) (?:own )?(?:web ?site|site|web ?shop|shop|store)
    )|
    (?:only|solely|exclusively|just) (?:sold|available|found|offered|sell) (?:\w+ ){0,2}?(?:
      here|(?:on|through|via|from) (?:this|our) (?:own )?(?:web ?site|site|web ?shop|shop|store)
    )|
    gibt es (?:\w+ ){0,2}?(?:nur|ausschliesslich) (?:hier|bei uns)|
    (?:disponibles?|en vente|vendue?s?) (?:uniquement|exclusivement|seulement) (?:ici|chez nous|sur (?:ce|notre) site)|
    (?:disponibles?|a la venta|se venden?) (?:solo|unicamente|exclusivamente) (?:aqui|en (?:esta|nuestra) (?:web|tienda))|
    (?:disponibil[ei]|in vendita|si vendono) (?:solo|soltanto|esclusivamente) (?:qui|sul nostro sito)|
    (?:alleen|uitsluitend) (?:hier|bij ons|via (?:deze|onze) (?:web ?site|webshop)) (?:te koop|verkrijgbaar)
  )\b(?! (?:and|or) (?:at|in|from|through) (?:\w+ ){0,2}(?:shops|stores|retailers|stockists))
`);
