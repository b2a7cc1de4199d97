import { inLines } from '../../../../kernel/in-lines.ts';
import { wordsOf } from '../../../../kernel/words-by-language.ts';
import { ALLOWS, OTHERS } from './marketplace-words.ts';
import { OUR_DOING } from './our-doing.ts';
import { FORBIDS, PERMISSION } from './rule-words.ts';
import { NEGATED } from './takes-wholesale.ts';
import { BRAND_MATERIAL, CODES } from './terms-of-trade.ts';

/** A marketplace, by its name or as such; folded. */
const MARKET = String.raw`(?:amazon(?:\.[a-z.]{2,6})?|${OTHERS.source}|market ?-?places?|marktplatz\w*|marktplaats\w*)`;
const SELLS = String.raw`(?:re-?)?sell\w*|sold|offer\w*|list|\w*verkauf\w*|(?:re)?vend\w*|verkop\w*`;
/** Up to a marketplace, with no word of selling between. */
const UP_TO_MARKET = String.raw`(?:(?!(?:and|or|nor|to|for|${SELLS})\b)[\w']+ ){0,5}?(?:on|in|to|at|for|auf|bei|sur|en|su|op)(?: (?!(?:${SELLS})\b)\w+){0,2}? ${MARKET}`;
const SHOPPERS = '(?:customers?|shoppers?|people|buyers?)';

/** What may not be done on marketplaces, without a word on whether shops may sell there: each with its place. */
const OTHER_DEEDS = new RegExp(
  [
    String.raw`\b(?:us(?:e|ed|ing)|cop(?:y|ying)|publish) (?:\w+ ){0,3}?(?:${BRAND_MATERIAL}|videos?|content|keywords?|descriptions?) ${UP_TO_MARKET}`,
    String.raw`\b(?:creat|mak|add|open)(?:e|ing)? (?:\w+ )?(?:new|duplicate|separate|additional) (?:listings?|asins?|product pages?) ${UP_TO_MARKET}`,
    String.raw`\b(?:edit|change|alter|modify|hijack|merge|split) (?:\w+ ){0,8}?${MARKET} (?:listings?|product pages?|detail pages?)`,
    String.raw`\b(?:${CODES}) (?:[\w']+ ){0,5}?(?:on|for|at|with) ${MARKET}(?: (?:orders?|purchases?))?`,
    String.raw`\b${MARKET} (?:purchases?|orders?) (?:[\w']+ ){0,4}?eligible\b`,
    String.raw`\b(?:send|direct|refer|point)\w* (?:\w+ )?${SHOPPERS} to (?:\w+ ){0,2}?${MARKET}`,
    String.raw`\bdrop[- ]?ship\w* (?:\w+ ){0,3}?${MARKET} (?:customers?|orders?)`,
    String.raw`\bfulfil\w* (?:\w+ ){0,2}?${MARKET} orders?`,
    // "You won't find our soaps on Amazon": of the brand's own absence.
    String.raw`\b(?:won't|will not|can't|cannot|don't|never) (?:\w+ )?(?:find|see) (?:us|our|it|them) ${UP_TO_MARKET}`,
    String.raw`\b(?:fotos?|bilder|logos?|produktbilder|texte)\b(?: (?!und |oder |verkauf)\w+){0,4}? (?:auf|bei) ${MARKET} (?:\w+ )?(?:verwend|nutz|benutz)\w+`,
    String.raw`\b(?:utilis\w+|utilizar|usar|utilizzare|usare) (?:\w+ ){0,3}?(?:photos?|images?|imagenes|immagini|foto|fotos|logos?|logotipos?|loghi|visuels|test[oi]|textes?|textos?) ${UP_TO_MARKET}`,
    String.raw`\b(?:foto's?|afbeeldingen|logo's?|teksten)\b(?: (?!en |of |verko)\w+){0,3}? op ${MARKET} (?:\w+ )?gebruik\w*`,
  ].join('|'),
  'g',
);

const TO_SELL = new RegExp(String.raw`\b(?:${SELLS})\b`);

/** "… and we ask stockists not to sell there either": where, only the deed says. */
const SELLS_THERE = /\b(?:(?:re-?)?sell|list|offer)\w*\b[^.;]{0,40}\b(?:there|on (?:it|them))\b/;

/** Goods that somebody bought as a shopper: what shops buy isn't meant. */
const BOUGHT_AT_RETAIL =
  /\b(?:bought|purchased|ordered|acquired)\b (?:\w+ ){0,2}?(?:at (?:full )?retail\b|(?:through|from|on|at|via|in) our (?:own )?(?:retail|public|consumer)\b)/;

/** "For example, if hats bear a shop's name they can't be sold anywhere else." */
const AN_EXAMPLE = /^\(?(?:for (?:example|instance)|e\.g\.),? (?:if|when)\b/;
/** "Shops compete with marketplaces." */
const COMPETES = /\bcompet\w+ (?:against|with)\b/;

/** "Unlike Amazon, we …" */
const UNLIKE = new RegExp(String.raw`\bunlike (?:the )?(?:\w+ )?${MARKET}`);

/** Without a word of these no sentence about a marketplace forbids shops to sell there. */
const OF_SALES = wordsOf({
  english: [
    String.raw`(?:re-?)?sell\w*|(?:re-?)?sold|(?:re-?)?sales?|resale|retailing|list(?:s|ed|ings?)?|offer(?:s|ed|ing)?|market(?:ed|ing)|fba|arbitrage`,
    inLines`
      allow\w*|permit\w*|authori[sz]\w*|unauthori[sz]ed|prohibit\w*|forbid\w*|forbidden|bans?|banned|
      off[- ]limits|off the table|out of the question|out of bounds|reserved|welcome|nothing|none|nobody|put(?:s|ting)?|ours|ourselves|
      only (?:we|us)
    `,
    inLines`
      accounts?|supply|supplied|stock(?:ed|ists?)|retailers?|dealers?|partners?|distribut\w+|vendors?|
      merchants?|exclud\w*|barred|restrict\w*|refus\w+|declin\w+|terminat\w+|revok\w+|violat\w+|
      clos(?:e|es|ed|ure)|ineligible|eligible|acceptable|approved?|no-?go|taboo|keep|stay|leave|steer|
      refrain|avoid|belongs?|(?:goes|appear\w*|turn(?:s|ed)? up|found|placed|posted)
    `,
  ],
  german: [
    inLines`
      \w*verkauf\w*|anbiet\w*|angebot\w*|anzubieten|handel\w*|\w*handler\w*|vertr(?:ieb|eib)\w*|listen|
      gelistet|einstell\w*|untersag\w*|verb[oi]t\w*|verbiet\w*|gestatt\w*|erlaub\w*|zulassig|tabu|selbst|
      vorbehalten|nichts|niemand|gehoren|beliefer\w*|wiederverkauf\w*
    `,
  ],
  french: [
    String.raw`(?:re)?vent\w*|(?:re)?vend\w*|revendeurs?|commercialis\w+|propos\w+|autoris\w*|interdi\w*|prohib\w*|proscri\w*|permis\w*|reserv\w*|distribu\w+|livr\w+|fourni\w+|rien|leur place|que nous|seuls?`,
  ],
  spanish: [
    String.raw`(?:re)?vent[ae]\w*|(?:re)?vend\w*|ofrec\w*|comercializ\w*|distribu\w*|permit\w*|prohib\w*|autoriz\w*|reservad\w*|nada|nadie|cabida|public\w+|suministr\w*`,
  ],
  italian: [
    inLines`
      (?:ri)?vend\w*|offri\w*|offert\w*|propo(?:rre|n\w*)|commercializz\w*|distribu\w*|consentit\w*|
      vietat\w*|proibit\w*|permess\w*|autorizzat\w*|ammess\w*|riservat\w*|rivenditor\w*|fornitur\w*|mett\w+|posto|niente|nessuno
    `,
  ],
  dutch: [
    String.raw`\w*verko\w*|aanbied\w*|aangeboden|aan te bieden|toegestaan|verboden|verbod\w*|toestaan|voorbehouden|leveren|mogen|mag|horen|thuis|niets|niemand`,
  ],
  nordic: [String.raw`\w*salj\w*|salg\w*|saelg\w*|selg\w*|forbjud\w*|forbud\w*|till?at\w*|tilladt\w*`],
  portuguese: [String.raw`(?:re)?vend\w*|permitid\w*|proibid\w*|autorizad\w*|lojistas|revendedores`],
  polish: [String.raw`\w*sprzeda\w*|wystawia\w*|ofer\w*|zabron\w*|zakaz\w*|dozwolon\w*|wolno`],
});

/** "No Amazon", "but not on eBay", "never on marketplaces", "Amazon is a no": a ban in no other words. */
const BARE_BAN = new RegExp(inLines`
  \b(?:no|not|never|nor|kein\w*|nicht|weder|pas|ni|jamais|nunca|niente|mai|geen|niet)\b,? ?(?:
    d'|(?:de|sur|on|at|via|through|uber|auf|bei|en|su|op|per) )?(?:the |any |on |other |online )*${MARKET}|
  \b${MARKET}(?: (?:and|or) ${MARKET})*(?:'s| is| are) (?:\w+ ){0,2}?an? (?:\w+ )?no(?:-no|-go)?\b
    (?! (?:problem|trouble|issue|restriction|objection)s?\b)
`);

/** A marketplace whose name denies something. */
const NOT_BY_NAME = /\bnot on the high street\b/g;

/** What a sentence says of marketplaces, as far as it may be about selling there; undefined where it can't be. */
export function ofSellingIn(said: string): string | undefined {
  const plain = said.replace(NOT_BY_NAME, 'notonthehighstreet');
  if (BOUGHT_AT_RETAIL.test(plain) || AN_EXAMPLE.test(plain)) return undefined;
  if ((COMPETES.test(plain) && !NEGATED.test(plain)) || UNLIKE.test(plain)) return undefined;
  const left = plain.replace(OTHER_DEEDS, ' ').replace(OUR_DOING, ' ');
  if (left === plain || SELLS_THERE.test(left)) return plain;
  const isRule = FORBIDS.test(left) || PERMISSION.test(left) || (ALLOWS.test(left) && TO_SELL.test(left));
  return isRule ? left : undefined;
}

/** Whether a sentence that names a marketplace and denies something may deny shops to sell there. */
export const mayForbidSelling = (plain: string): boolean => OF_SALES.test(plain) || BARE_BAN.test(plain);
