import { inLines } from '../../../../kernel/in-lines.ts';
import type { Passage } from './passages.ts';
import { OF_RULES } from './said-to-all.ts';
import { ANY_SHOP } from './says-yes.ts';
import {
  asksToBegin,
  callsShops,
  NO_INVITATION,
  namesShops,
  namesTerms,
  namesTraders,
} from './shop-words.ts';
import { INVITES } from './wholesale-words.ts';

/** A title that is an invitation by itself. */
const BECOME = /\b(?:become|becoming|werden|devenir|devenez|ser|hazte|diventa\w*|word(?:en)?)\b/;

/** Shops or their terms in one sentence with how to begin; where the page is about them, how to begin alone. */
export function weightOfInvitation(
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
const ASKS_ABOUT_SHOP = new RegExp(inLines`
  ^(?:please |bitte )?(?:
    tell us|erzahl\w*|parlez-nous|cuentanos|cuentenos|raccontaci|raccontateci|
    vertel|beratta|fortael|fortell|opowiedz\w*
  )\b[^.!]{0,30}\b(?:about|von|uber|de|sobre|del|over|om|o) (?:
    your|dein\w*|ihr\w*|eur\w*|votre|tu|su|tuo|vostro|je|uw|din|jeres|swoi\w+
  )\b
`);

/** "Stockists: Green Hollow, Stowe; Penobscot Dry Goods": where to buy. */
export const LISTS_NAMES = /[:–-] (?:\p{Lu}[\p{L}'’&.-]*\s?){1,5}(?:[,;(]|\.?$)/u;

/** How to open an account says more, on a page for shops, than where to write. */
const OPENS_ACCOUNT = new RegExp(inLines`
  \b(?:
    open(?:ing)? (?:an? |your )?(?:new )?accounts?|
    new (?:customer |dealer )?account (?:form|application|request)s?|
    (?:apply|applications?|register|request|sign up) for (?:an? )?accounts?|
    account (?:application|opening)|
    (?:ouverture|demande|creation) de compte|ouvr\w+ (?:un |votre )?compte|
    konto(?:eroffnung| eroffnen| beantragen)|
    apertura (?:de|di|del) (?:cuenta|conto)|abr\w+ (?:una |su |tu )?cuenta|alta de cliente|
    apri\w* (?:un )?conto|
    (?:account|rekening) (?:openen|aanvragen)|abrir (?:uma )?conta
  )\b
`);

/** Less is a fragment: "Or apply online." */
const SHORTEST_TO_BEGIN = 24;

/** Whoever the sentence before named: "We are in forty shops. If you'd like yours to be next, …" */
const MEANS_THEM =
  /\b(?:yours|(?:be )?one of them|join(?:ing)? (?:them|us)|be (?:the )?next|among them|wie sie|des leurs|uno de ellos|uno di loro|een van hen)\b/;

/** What every visitor is offered. */
const RETAIL_OFFER = new RegExp(inLines`
  \b(?:
    free (?:us |uk |domestic )?(?:shipping|delivery) (?:on|over|from)|
    versandkostenfrei ab|frei haus|
    livraison (?:offerte|gratuite) (?:des|a partir)|
    envio gratis|spedizione gratuita|gratis verzending
  )\b(?!.*\b(?:wholesale|trade|handler|revendeur|mayorista|rivenditor))
`);

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
const ORDER_TERMS = new RegExp(inLines`
  \b(?:
    moqs?|movs?|minimums?(?! (?:retail|purchase|spend))|case ?packs?|cases of|units per|by the case|
    lead times?|net (?:15|30|45|60)|free freight|freight|prepaid|pro ?forma|margins?|mark-?up|sell-?through|
    testers?|displays?|p\.?o\.? numbers?|purchase orders?|staffel\w*|
    mindestmenge|ve\b|verpackungseinheit\w*|
    franco|port paye|colisage|portes pagados|porto franco|verpakkingseenhe\w+
  )\b
`);

/** What those ask who are on their way already. */
export const OF_HELP = new RegExp(inLines`
  ^(?:
    (?:any |more |still |got |have (?:any |more )?)?(?:questions?|queries|trouble|problems?|doubts?)|
    need help|already|forgot\w*|
    lost|fragen|noch fragen|
    des questions|dudas|domande|vragen|
    have an account|not (?:what|a (?:shop|store|retailer))
  )\b
`);
