import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../kernel/words-by-language.ts';
import { SELLING } from './marketplace-words.ts';

/** How a brand keeps a marketplace to itself; folded, each language by itself. */

/** "We are the only authorized seller on Amazon", "our own shop is the only one allowed to": nobody else may. */
const ONLY_ONE = new RegExp(inLines`
  \b(?:are|is|remains?|sind|ist|sommes|est|somos|es|siamo|zijn) (?:the |our |der |die |le |la |el |il |de )?(?:
    only|sole|exclusive|einzige\w*|alleinige\w*|seule?s?|unique|unic[oa]s?|enige\w*
  ) (?:official |official and )?(?:
    authori[sz]ed |approved |autorisierte\w* |autorise\w* |autorizad[oa]s? |autorizzat[oi] )?
    (?:third[- ]party )?(?:amazon |marketplace )?(?:
      sellers?|resellers?|retailers?|dealers?|
      handler\w*|verkaufer\w*|anbieter\w*|
      vendeurs?|revendeurs?|vendedor\w*|revendedor\w*|
      venditor[ei]|rivenditor[ei]|
      verkopers?|
      ones? (?:who|that|allowed|permitted|authori[sz]ed|to (?:sell|list|offer))|
      die (?:dort |sie )?(?:auf|uber|bei)|
      a (?:pouvoir|vendre)|(?:en|que) (?:poder|puede|podemos)|a poter|die (?:op|via)
    )\b
`);

/** "Only we may sell on Amazon", beside a word for selling. */
const ONLY_WE = new RegExp(
  String.raw`\b(?:${alternatives({
    english: [
      '(?:only|just) (?:we|us|the brand)|we (?:ourselves )?alone|we,? and (?:only we|nobody else|no one else)',
      '(?:nobody|no one|none) (?:but|except|other than|besides) (?:us|ourselves|the brand|the maker)',
    ],
    german: ['(?:nur|allein|ausschliesslich|einzig) (?:und allein )?wir|niemand (?:ausser|als) (?:uns|wir)'],
    french: ['(?:nous|nous-memes) seuls|seuls nous|(?:personne|nul) (?:d.autre|hormis nous|sauf nous)'],
    spanish: ['(?:solo|solamente|unicamente) nosotr[oa]s|nadie (?:mas )?(?:que|salvo|excepto) nosotr[oa]s'],
    italian: ['(?:solo|soltanto|solamente|unicamente) noi|nessuno (?:tranne|a parte|oltre a|se non) noi'],
    dutch: ['(?:alleen|enkel|uitsluitend) wij(?:zelf)?|niemand (?:behalve|dan) wij'],
    portuguese: ['(?:so|apenas|somente) nos'],
    polish: ['(?:tylko|wylacznie|jedynie) my'],
    nordic: ['(?:bara|endast|kun|bare) vi'],
  })})\b`,
);

/** "On Amazon there is only us": of what the brand keeps, others have nothing. */
const OURS_ALONE = new RegExp(inLines`
  \b(?:amazon|market ?places?|marktplatz\w*|places? de marche|plateformes?|marktplaats\w*)\b[^.;]{0,60}\b(?:
    (?:uns|ons) (?:selbst |zelf )?(?:vorbehalten|voorbehouden)|
    behalten wir uns (?:selbst |allein )?vor|
    nous (?:est|sont) reserve\w*|
    reservee?s? a nous|
    nos (?:esta|queda) reservad\w*|
    reservad\w* (?:solo |unicamente )?a nosotros|
    ci (?:e|resta) riservat\w*|
    riservat\w* (?:solo |esclusivamente )?a noi|
    (?:niemand|nadie|nessuno|personne|nobody|no one) (?:sonst|anders|mas|altro|d'autre|else)|
    (?:sonst|verder) niemand|
    nessun altro|
    solo (?:estamos|siamo) (?:nosotros|noi)|
    (?:find|see|meet) (?:only|just) us|
    only (?:find|see|meet) us|
    (?:nur|alleen|solo|seulement|just|only) (?:wir|wij|noi|nosotros|nous|us)\b|
    nous seuls|noi soli|
    (?:for|to) (?:us|ourselves) (?:alone|only)|
    (?:is|are|stays?|remains?) ours (?:alone|only)|
    we keep (?:(?:all |entirely )?(?:for|to) (?:us|ourselves))|
    (?:stays?|remains?|rests?|lies) (?:only |solely |exclusively |entirely )?with us|
    (?:handled|managed|run|done|made|looked after) (?:only|solely|exclusively|entirely) by (?:us|ourselves)|
    liegt (?:allein|ausschliesslich|nur) bei uns
  )|
  \b(?:nobody|no one|niemand|nadie|nessun\w*|personne) (?:else|sonst|anders|mas|altro|d'autre)\b[^.;]{0,40}
    \b(?:amazon|market ?places?|marktplatz\w*|places? de marche|marktplaats\w*)\b
`);

/** What a sentence about a marketplace on a page for shops leaves to nobody but the brand. */
export const isKeptToOurselves = (plain: string): boolean =>
  OURS_ALONE.test(plain) || (ONLY_WE.test(plain) && SELLING.test(plain)) || isOnlySeller(plain);

export const isOnlySeller = (plain: string): boolean => ONLY_ONE.test(plain);
