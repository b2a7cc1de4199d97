import { inLines } from '../../../../../kernel/in-lines.ts';
import type { AnyFact } from '../reply-facts.ts';
import type { Said } from '../said.ts';

const HALF = new RegExp(inLines`
  \b(?:shops?|stores?|retailers?|you|dealers?) (?:\w+ )?(?:get|gets|pay|pays|buy|buys)\b.{0,10}
    \b(?:at |for )?half\b(?! (?:a|an|now|up|down|in))|
  \bhalf of what (?:you see|is|it says)\b|
  \bkeystone\b(?! \w+ (?:imports?|supply|trading|group|co|inc|llc|brands|goods|distribut\w*))
    (?=.{0,20}\b(?:pric\w+|mark\w*|discount|margin|off|on|for|across|wholesale|is|terms)\b|[ .,;!]*$)|
  \bhalf (?:off|of) (?:of )?(?:the )?(?:retail|msrp|list|what|our|srp)\b|
  \bhalf (?:the )?retail\b
`);
const OFF = new RegExp(inLines`
  (\d{1,2}(?:[.,]\d)?) ?(?:%|percent|per cent|prozent|pour cent|por ciento|per cento|procent) (?:
    from|off|on|sobre|sul|sulla|sur|auf|op|em cima d[eo]
  ) (?:\w+ ){0,3}(?:
    retail|msrp|srp|rrp|list|prices?|uvp|\w*preis\w*|tarif\w*|prix|pvp|precio\w*|
    prezz\w+|listino|\w*prij[sz]\w*|preco\w*
  )\b|
  \b(?:retailers?|dealers?|shops|stores|resellers|stockists|trade|you) (?:all )?gets? (?:a |an )?
    (\d{2}) ?(?:%|percent|off\b)|
  (\d{1,2}(?:[.,]\d)?) ?(?:%|percent|per cent|prozent|pour cent|por ciento|per cento)(?: \w+){0,3} ?(?:
    off|discount|below|less|under|
    (?:from|off|on) (?:the |our )?(?:list|msrp|retail|rrp|srp)|
    unter (?:der |dem |den |ihrem )?(?:\w*uvp|\w*preis\w*|liste\w*)|
    auf (?:die |den |unsere |unsern )?(?:\w*uvp|\w*preis\w*|liste\w*)|
    (?:en )?(?:dessous|moins) (?:du|de|que|sur)|sous le (?:prix|tarif)|
    por debajo|sotto il|onder de|abaixo do|sobre (?:la )?tarifa|sul listino|margin|markdown|rabatt|nachlass|
    handlerrabatt|de remise|remise|de descuento|descuento|di sconto|sconto|de marge|de margen|di margine|
    korting|de desconto|desconto|marge|em cima d\w+ preco|sobre o preco|sul prezzo|sobre el precio|
    sur le prix
  )\b|
  \b(?:discount\w*|rabatt|remise|descuento|sconto|margin|less|marge|korting|desconto)\b(?: \w+){0,7}? ?(?:
    of|is|von|de|del|di|by|at|:
  )? ?(\d{1,2}(?:[.,]\d)?) ?(?:%|percent|per cent|prozent)|
  \b(?:handlerrabatt|rabatt|nachlass|marge|margen|margine|remise|descuento|sconto|korting|desconto)\w*\b.{0,20}?
    \b(\d{1,2}) ?(?:%|prozent|por ciento|pour cent|per cento|procent)|
  \b(?:
    accordons|offrons|(?:je|on) (?:vous |te )?(?:fais|fait|donne|accorde)|
    hacemos|facciamo|doy|dejo|ofrecemos|damos|gewahren|bieten|geben|offriamo|facciamo|concediamo|geven
  )\b.{0,25}?\b(\d{1,2}) ?(?:%|prozent|por ciento|pour cent|per cento|procent)|
  \b(?:ladenpreis|uvp|listenpreis|verkaufspreis|prix public|pvp)\b[^.;\d]{0,25}
    (\d{2}) ?(?:%|prozent|percent)|
  \b(?:achet\w+|pay\w+|pag\w+|compr\w+|kaufen|kopen)\b[^.;\d]{0,20}
    \b(?:a moins|al meno|menos|minus|abzuglich|less) (\d{1,2}) ?%|
  \b(\d{2}) cents on the dollar\b|
  \b(\d{2}) (?:off|below|under|points?(?: (?:off|margin|of margin|discount))?)\b
`);

/** What shoppers are offered, as below a mail. */
const FOR_SHOPPERS = new RegExp(inLines`
  \b(?:
    (?:spring|summer|fall|autumn|winter|flash|holiday|clearance|\w+day) sale|
    site ?wide|(?:use|with) (?:the )?(?:promo |coupon )?code|coupons?|promo code|black friday|cyber monday|
    soldes|rebajas|saldi|saldos|\w*aktion|\w*actie|
    nur (?:diese|bis)|diese woche|
    (?:through|until) (?:sun|mon|satur|fri)day|auf alles|toda la (?:web|tienda)|tout le site|tutto il sito|
    alles in de winkel
  )\b
`);

/** What shops get off the retail price, in percent. */
export function discount({ plain, words, isQuestion }: Said): AnyFact | undefined {
  if (
    FOR_SHOPPERS.test(plain) ||
    /\b(?:not|never|nobody)\b.{0,40}\b(?:lower|less|more|further) than \d{2}\b/.test(plain) ||
    (isQuestion &&
      !/, ?(?:ok|okay|right|deal|fair|yes|d'accord|ca va|va bene|vale|de acuerdo|oder|ja|ok[ae]?)\s?\?$/.test(
        plain,
      )) ||
    /\b(?:floor|hold|nobody|no one|never|not|nothing|undercut|minimum advertised)\b.{0,40}%.{0,12}\b(?:under|below|less|off)\b/.test(
      plain,
    ) ||
    // "40 off is not happening": what we asked for.
    /\b\d{2} ?(?:%|percent)?(?: off)?(?: \w+){0,2} (?:is|will|would) not (?:happen\w*|possible|doable|work\w*|on the table|an option)\b|\b\d{2} ?(?:%|percent)?(?: off)?(?: \w+)? is (?:too much|out of the question)\b/.test(
      plain,
    ) ||
    /\b(?:half of (?:our|my|the) (?:volume|sales|business|revenue|orders|customers|stores)|advertis\w+|beworben\w*|unterschr\w+|unterbiet\w*|hochstens|affich\w+|sales? tax|restocking|deposit|commission|margin call)\b/.test(
      plain,
    )
  )
    return undefined;
  const ofRetail =
    /\b(\d{2}) ?(?:%|percent|per cent) of (?:the |our )?(?:suggested |recommended )?(?:msrp|retail|list|srp|rrp|sticker|shelf price)\b/.exec(
      plain,
    )?.[1];
  if (ofRetail) return { name: 'discount_pct', value: 100 - Number(ofRetail), words, confidence: 0.75 };
  const found = OFF.exec(plain);
  const written = found?.slice(1).find((group) => group !== undefined);
  const value = written ? Number(written.replace(',', '.')) : HALF.test(plain) ? 50 : 0;
  return value > 0 ? { name: 'discount_pct', value, words, confidence: 0.8 } : undefined;
}
