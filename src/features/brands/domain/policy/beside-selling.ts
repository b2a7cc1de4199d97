import { wordsOf } from '../../../../kernel/words-by-language.ts';
import { NEGATED } from './takes-wholesale.ts';

/** What may not be done there, without a word on whether shops may sell there; folded. */
const OTHER_DEEDS = wordsOf({
  english: [
    String.raw`(?:use|using|used|copy|copying|publish) (?:\w+ ){0,4}?(?:trade ?marks?|logos?|images?|photos?|pictures?|photograph\w*|videos?|content|keywords?|brand names?|names?|descriptions?)`,
    String.raw`(?:create|creating|make|making|add|adding|open|opening) (?:\w+ )?(?:new|duplicate|separate|additional|your own) (?:\w+ )?(?:listings?|asins?|product pages?)`,
    String.raw`(?:discount|promo(?:tional)?|coupon) codes?|eligible for (?:\w+ ){0,3}?(?:discounts?|promotions?|offers?)`,
    String.raw`(?:send|direct|refer|point)\w* (?:\w+ )?(?:customers?|shoppers?|people|buyers?) to`,
    String.raw`drop[- ]?ship\w*|fulfil\w* (?:\w+ )?orders?`,
  ],
  german: [
    String.raw`(?:fotos?|bilder|logos?|marken(?:zeichen|namen)?|produktbilder|texte)\b[^.;]{0,60}\b(?:verwend\w+|nutz\w+|benutz\w+)|rabattcodes?|gutscheincodes?`,
  ],
  french: [
    String.raw`(?:utilis\w+|reproduire) (?:\w+ ){0,3}?(?:photos?|images?|logos?|visuels?|textes?)|codes? promo\w*`,
  ],
  spanish: [
    String.raw`(?:utilizar|usar) (?:\w+ ){0,3}?(?:fotos?|imagenes|logos?|logotipos?|textos?)|codigos? (?:de descuento|promo\w*)`,
  ],
  italian: [
    String.raw`(?:utilizzare|usare) (?:\w+ ){0,3}?(?:foto|immagini|loghi|logo|testi)|codic[ei] (?:sconto|promo\w*)`,
  ],
  dutch: [String.raw`(?:foto's?|afbeeldingen|logo's?|teksten)\b[^.;]{0,60}\bgebruik\w*|kortingscodes?`],
});

/** To sell, beside what else is named. */
const TO_SELL =
  /\b(?:(?:re-?)?sell(?:ing)?|list(?:ed|ing)?|offer(?:ed|ing)?|(?:re-?)?sold|sales?|verkauf\w*|verkaufen|vendre|vente|vender|venta|vendere|vendita|verkopen|verkoop)\b/;

/** Goods that somebody bought as a shopper: what shops buy isn't meant. */
const BOUGHT_AT_RETAIL =
  /\b(?:bought|purchased|ordered|acquired)\b (?:\w+ ){0,2}?(?:at (?:full )?retail\b|(?:through|from|on|at|via|in) our (?:own )?(?:retail|public|consumer)\b)/;

/** "You won't find our soaps on Amazon": of the brand's own absence. */
const NOT_FOUND_THERE =
  /\b(?:won't|will not|can't|cannot|don't|never) (?:\w+ )?(?:find|see) (?:us|our|it|them)\b/;

/** "For example, if hats bear a shop's name they can't be sold anywhere else." */
const AN_EXAMPLE = /^\(?(?:for (?:example|instance)|e\.g\.),? (?:if|when)\b/;
/** "Shops compete with marketplaces." */
const COMPETES = /\bcompet\w+ (?:against|with)\b/;

/** Whether a sentence with a marketplace and a "not" is about something else than shops that sell there. */
export const isBesideSelling = (plain: string): boolean =>
  BOUGHT_AT_RETAIL.test(plain) ||
  NOT_FOUND_THERE.test(plain) ||
  AN_EXAMPLE.test(plain) ||
  (COMPETES.test(plain) && !NEGATED.test(plain)) ||
  (OTHER_DEEDS.test(plain) && NEGATED.test(plain) && !TO_SELL.test(plain));
