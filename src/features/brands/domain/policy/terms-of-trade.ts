import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../kernel/words-by-language.ts';
import { SHOP_OR_TERMS } from './shop-words.ts';

/**
 * What terms of trade tell those who buy, in words that sound like a refusal: how to pay, what happens to an account that
 * lies idle, what nobody gets. Such phrases are taken out of a sentence before it is asked whether it refuses, so that
 * "no wholesale or drop shipping" stays a refusal and "no drop shipping to shops" is none. Folded.
 */

/** What a brand calls and shows itself by. */
export const BRAND_MATERIAL = 'trade ?marks?|logos?|images?|photos?|pictures?|brand names?|names?';
export const CODES = '(?:discount|promo(?:tional)?|coupon) codes?';

/** What shops needn't have to buy. */
const EXTRAS = alternatives({
  english: [
    String.raw`drop[- ]?ship\w*|che(?:ck|que)s?|purchase orders?|exclusiv\w+|territor\w+ protection|back[- ]?orders?`,
    `(?:net|payment|credit) terms|${CODES}|promotions?|rebates?|free shipping|cash on delivery|cod`,
  ],
  german: [String.raw`dropship\w*|schecks?|gebietsschutz|exklusivitat|rabattcodes?`],
  french: [String.raw`dropship\w*|cheques?|d'exclusivite|exclusivite|codes? promo`],
  spanish: [String.raw`dropship\w*|cheques?|exclusividad`],
  italian: [String.raw`dropship\w*|assegni|esclusiv(?:a|e|ita)`],
  dutch: [String.raw`dropship\w*|cheques?|exclusiviteit|gebiedsbescherming|kortingscodes?(?: uit \w+ \w+)?`],
});

/** What is refused beside wholesale itself, and would leave the rest open by itself. */
const ASIDES = alternatives({
  extras: [EXTRAS],
  english: [
    String.raw`consignment|(?:white|private)[- ]label\w*|sale or return|samples|market ?places?|gift cards?|custom orders`,
    'returns|refunds|exchanges|(?:next|same)[- ]day delivery|delivery by|individuals|private buyers|international (?:orders|shipping)',
    '(?:online|home(?:[- ]based)?|internet) (?:boutiques?|shops?|stores?|sellers?|retailers?)|overseas|internationally',
  ],
  elsewhere: [String.raw`kommission\w*|depot-vente|deposito|consigna|conto vendita|consignatie`],
});
const TO = '(?:to|for|from|of|by|with|on|an|aux?|des?|a|ai|agli|dai|aan|van)';
const NO = String.raw`(?:not|n't|never|no longer|no|cannot|nicht|kein\w*|pas|plus|non|niet|geen)`;
const OR_WORD = '(?:and|or|nor|und|oder|et|ou|ni|y|o|ne|e|en|of)';
const OR = `${OR_WORD}(?: (?:no|any|offer|kein|pas de|de|geen))?`;
const SHUT = '(?:closed|suspended|terminated|deactivated|removed|cancell?ed|put on hold|on hold)';
const SHOPS =
  '(?:dealers?|retailers?|re-?sellers?|stockists?|distributors?|shops?|stores?|boutiques?|(?:wholesale )?(?:customers?|partners?|accounts?)|you)';
/** Those who buy for themselves. */
const SHOPPERS =
  '(?:the )?(?:general public|public|personal use|individuals|end[- ]users?|consumers|private (?:buyers|customers))';
const DUE = '(?:payments?|invoices?|balances?|deposits?)';
/** Up to what the sentence goes on to say in words of its own. */
const REST = String.raw`(?:(?![,:–—-] (?:and |but |so )?(?:we|i|our|my|they|wholesale)\b|,? but\b)[^.;])*`;
/** Words between, none of which names another who is refused. */
const AMONG = String.raw`(?:(?!(?:only|just|or|${SHOP_OR_TERMS})\b)\w+ ){0,6}?`;

const PHRASES: readonly string[] = [
  // What is refused beside wholesale itself: "no wholesale or drop shipping". What stands before is looked for last.
  String.raw`(?=,| ${OR_WORD}\b)(?<=\b(?:${SHOP_OR_TERMS})\b[^.;]{0,40})(?:,|,? ${OR}) (?:(?!(?:to|for|${SHOP_OR_TERMS})\b)[\w']+ ){0,4}?(?:${ASIDES})\b`,
  String.raw`\b(?:(?:${ASIDES})(?:, |,? ${OR} ))+(?=(?:${SHOP_OR_TERMS})\b)`,
  // What is refused to shops, who buy all the same: "no checks from shops", "unseren Händlern keinen Gebietsschutz".
  String.raw`\b(?:${EXTRAS})(?: \w+){0,2}?(?: are| is)?(?: ${NO})?(?: available| accepted)? ${TO} (?:[\w']+ ){0,2}?(?:${SHOP_OR_TERMS})\b`,
  String.raw`\b(?:${SHOP_OR_TERMS}) ${NO} (?:\w+ )?(?:${EXTRAS})\b`,
  String.raw`\b(?:${EXTRAS}) (?:konnen|bieten|gewahren) wir (?:\w+ ){0,2}?(?:${SHOP_OR_TERMS})\b(?: ${NO})?`,
  String.raw`\b(?:${EXTRAS})(?: \w+){0,4}? (?:ne sont pas|no son|non sono|gelden niet|gelten nicht|are not|cannot be|can't be) ${REST}`,
  String.raw`^(?:please )?(?:do not|don't) place (?:\w+ ){0,2}?orders? ${REST}`,
  inLines`
    ^(?:sorry,? |unfortunately,? |please note that )?
      (?:we|i) (?:do not|don't|cannot|can't|no longer) (?:(?!(?:${SHOP_OR_TERMS})\b)\w+ ){1,3}?(?:${ASIDES})
      (?:,? (?:${OR} )?(?:${ASIDES}))*[.!]?$
  `,
  String.raw`\b(?:on|with|for|from|apply to) (?:\w+ )?(?:wholesale|trade) orders?\b|\bbei (?:\w+ ){0,2}?handlerbestellung(?:en)?\b|\b(?:wholesale|trade) (?:team|desk|office|department|staff)\b`,
  String.raw`\b(?:trade |wholesale )?orders? to p\.? ?o\.? box(?:es)?\b`,
  // Those who are no shops: "we do not sell wholesale to the public".
  String.raw`\b${NO} ${AMONG}(?:wholesale )?(?:accounts |(?:at )?(?:trade |wholesale )?prices? |orders )?(?:to|for) ${SHOPPERS}\b`,
  String.raw`\b(?:nicht|kein\w*) (?:mehr )?an (?:privat\w+|endkunden|endverbraucher)\b`,
  String.raw`\bpas (?:en gros )?(?:aux|pour les) particuliers\b|\bno (?:vendemos|vendo) (?:al por mayor )?a particulares\b`,
  String.raw`\bnon (?:vendiamo|vendo) (?:all'ingrosso )?a[i]? privati\b|\bniet (?:in de groothandel )?aan particulieren\b`,
  // Not every product, and not every shop.
  String.raw`\bnot (?:all|every) ${REST}|\bsome (?:of our )?(?:items|products|styles|lines|pieces|designs|titles) ${REST}`,
  inLines`
    \b(?:
      these|those|the following|limited editions?|sale items?|
      (?:made[- ]to[- ]\w+|custom|bespoke|limited|seasonal) (?:lines?|ranges?|collections?|items|pieces)
    ) ${AMONG}${NO} ${AMONG}(?:to|for|at) ${REST}
  `,
  String.raw`\b(?:not|cannot|can't|unable to|not able to) (?:approve|accept|supply|serve) (?:every|each|all)\b${REST}`,
  String.raw`\bnicht (?:alle|jede\w*) ${REST}|\btou(?:s|tes) les (?:produits|articles) ne ${REST}`,
  String.raw`\bno tod[oa]s ${REST}|\bnon tutt[ie] ${REST}|\bniet alle ${REST}`,
  String.raw`\bto (?:shops|stores|retailers) within (?:an? )?[\w-]+ (?:miles?|km|kilomet\w+|blocks?)\b${REST}`,
  String.raw`\bto (?:shops|stores|retailers) within an? [\w-]+ (?:mile|km|kilomet\w+) radius\b${REST}`,
  String.raw`\bto (?:two|more than one) (?:shops?|stores?|retailers?|stockists?) (?:in|on) (?:one|the same) ${REST}`,
  // What an account is closed or put on hold for.
  String.raw`\b(?:accounts?|${SHOPS}) (?:\w+ )?(?:that|which|who|with|without|not)\b(?:(?!, (?:we|our)\b)[^.;:]){0,80}\b${SHUT}\b`,
  String.raw`\b(?:inactive|idle|dormant|delinquent|past[- ]due) (?:\w+ ){0,3}?accounts?\b[^.;:]{0,60}\b${SHUT}\b${REST}`,
  String.raw`\bclosed accounts (?:are|will|can)${REST}|\binaktive \w+ ${REST}|\b\w*konten, (?:uber|auf|bei|mit) (?:die|denen) ${REST}`,
  String.raw`\b(?:comptes?|cuentas?|account|accounts) (?:\w+ ){0,3}?(?:sans commandes?|sin pedidos|senza ordini|zonder bestelling\w*)\b${REST}`,
  String.raw`\b(?:closed|suspended|terminated) (?:if\b${REST}|after (?:\d+|an?|one|two|three|six|twelve|repeated) (?:\w+ )?(?:days?|months?|years?|violations?|warnings?)\b)`,
  String.raw`\breserves? the right\b${REST}|\bbehalten wir uns\b${REST}|\bwir behalten uns\b${REST}`,
  String.raw`\breserv\w+ (?:le droit|el derecho|il diritto)\b${REST}|\bbehoud\w* (?:ons )?(?:\w+ )?het recht\b${REST}`,
  String.raw`\bon hold (?:until|till|pending) (?:\w+ ){0,3}?${DUE}\b${REST}`,
  String.raw`\b${NO} (?:[\w']+ ){0,8}?(?:until|before) (?:you\b|your\b|their\b|(?:\w+ ){0,2}?(?:${DUE}|application)\b)${REST}|\bno (?:further|more) orders\b${REST}\buntil\b${REST}`,
  String.raw`\b(?:consider|deem|regard) you (?:\w+ )?(?:in-?active|dormant|closed|former|no longer)\b${REST}|\bif you have(?: not|n't) (?:\w+ )?ordered\b${REST}`,
  // What those who buy may do, need and see.
  inLines`
    \b${SHOPS} (?:may|must|shall|should|are|is) ?(?:not|n't) (?:be )?(?:permitted |allowed |authori[sz]ed )?
      (?:to )?(?:re-?)?(?:sell|list|advertise|discount|open a second|transfer|share)\b${REST}
  `,
  // With whom a house breaks for cause: "retailers who violate this policy".
  inLines`
    \b${NO} ${AMONG}(?:\w+ )?${SHOPS} (?:who|that|which|found|caught)(?: (?!are\b|is\b)\w+){0,2}? (?:
      violat|breach|break|ignor|fail|disregard|undercut|advertis|discount
    )\w*\b${REST}|
    \bkein\w* (?:\w+ ){0,3}?\w*handler\w*, die (?:\w+ ){0,6}?(?:verstossen|missachten|unterbieten)\b${REST}|
    \bpas (?:\w+ ){0,4}?revendeurs qui (?:ne )?(?:violent|enfreignent|respectent)\b${REST}
  `,
  // To whom they may sell: "authorized resellers may sell only to end users".
  inLines`
    \b${SHOPS}(?: (?!who|that|which|and|or)\w+){0,2}? (?:
      may|must|shall|should|can|will|agrees? to|undertakes? to|
      (?:is|are) (?:only )?(?:permitted|allowed|authori[sz]ed|required|expected) to
    )(?: (?!not\b)\w+){0,2}? (?:re-?)?sell\b${REST}
  `,
  String.raw`\bmay (?:only )?be sold by (?:\w+ ){0,2}?${SHOPS}\b${REST}`,
  String.raw`\b\w*handler (?:durfen|mussen|sollen|konnen|verkaufen|vertreiben) (?:[\w]+ ){0,4}?(?:nur|ausschliesslich|lediglich)\b${REST}`,
  inLines`
    \b(?:distribuidores|revendedores|mayoristas|minoristas)(?: \w+)? (?:
      pueden|deben|podran|deberan|venden|venderan
    ) (?:\w+ ){0,3}?(?:unicamente|solo|solamente|exclusivamente)\b${REST}|
    \brivenditori(?: \w+)? (?:possono|devono|potranno|dovranno|vendono) (?:\w+ ){0,3}?
      (?:solo|soltanto|esclusivamente|unicamente)\b${REST}|
    \b(?:winkels|wederverkopers|dealers) (?:mogen|moeten|verkopen) (?:\w+ ){0,3}?
      (?:alleen|enkel|uitsluitend)\b${REST}
  `,
  String.raw`\b\w*handler (?:durfen|mussen) nicht ${REST}|\brevendeurs? ne (?:peuvent|doivent) ${REST}`,
  String.raw`\b(?:distribuidores|revendedores|tiendas|mayoristas|minoristas) no (?:pueden|deben) ${REST}|\brivenditori non (?:possono|devono) ${REST}|\b(?:winkels|wederverkopers) mogen niet ${REST}`,
  String.raw`\byou (?:do not|don't) (?:need|have to) ${REST}`,
  String.raw`\b(?:use|using) (?:\w+ ){0,4}?(?:${BRAND_MATERIAL})\b${REST}`,
  inLines`
    \b(?:portal|showroom|warehouse|price ?lists?|catalogue|catalog) (?:is|are)
      (?: not|n't) (?:available|open|accessible|shown) ${REST}|
    \b\w*preise (?:sind|werden) (?:\w+ ){0,5}?nicht (?:sichtbar|angezeigt)\b
  `,
  String.raw`\b(?:see|view|access) (?:\w+ ){0,3}?(?:prices?|pricing|catalog\w*)\b${REST}`,
  // When nobody is there.
  inLines`
    \b(?:office|desk|department|phone line|ufficio|buro|bureau|oficina|kantoor)\b(?: \w+){0,3}? (?:
      is|are|e|ist|est|esta|is
    ) (?:closed|chius[oaie]|geschlossen|ferme\w*|cerrad[oa]|gesloten)\b
  `,
  inLines`
    \bno se envian hasta\b${REST}|
    \bversenden wir keine \w*bestellungen\b|
    \b\w*preise durfen nicht ${REST}|
    \bwerden keine \w*bestellungen (?:versandt|verschickt|geliefert)\b|
    \bgeen bestellingen (?:\w+ ){0,3}?(?:verzonden|verstuurd|geleverd)\b
  `,
  inLines`
    \bclosed (?:on|for|during|between)\b(?: \w+){0,3}? (?:
      (?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends?|(?:public|bank|national|federal) holidays?|
      maintenance|lunch|inventory|stock-?tak\w+
    )\b
  `,
  // What is whole, and not full up: "paid in full", "the full retail price", "orders ship complete".
  String.raw`\b(?:in|the|a|our|your|their|of|for|any|per) full (?!(?:at|for|until|right|this|again|now|so|but|and)\b)\w+`,
  String.raw`\bin full\b|\b(?:take|taken|paid|pay|payable|due|received?|has|have|includes?|with) full\b`,
  String.raw`\b(?:applications?|forms?|registrations?|orders?|paperwork|everything) (?:is|are|has been|have been) complete\b`,
  String.raw`\b(?:ships?|shipped|sent|delivered) complete\b|\bcomplete (?:the|this|our|your|an?|all|and|with)\b`,
];

const TERMS_OF_TRADE = new RegExp(PHRASES.join('|'), 'g');

/** A sentence without what it tells those who buy. */
export const withoutTermsOfTrade = (plain: string): string => plain.replace(TERMS_OF_TRADE, ' ');
