import { inLines } from '../../../../kernel/in-lines.ts';
import { wordsOf } from '../../../../kernel/words-by-language.ts';
import { namesTerms, namesTraders } from './shop-words.ts';

/** What every site says of itself. */
export const SAID_TO_ALL = new RegExp(inLines`
  \b(?:
    cookies?|privacy|
    (?:exercise|withdraw) (?:your|these|their) (?:\w+ )?(?:rights?|consent)|
    personal (?:data|information|info|details)|ihre (?:rechte|einwilligung)|personenbezogen\w*|
    (?:exercer|retirer) (?:vos|votre) (?:droits?|consentement)|
    donnees personnelles|ejercer (?:sus|tus) derechos|datos personales|
    esercitare i (?:tuoi|suoi|vostri) diritti|dati personali|
    (?:je|uw) (?:privacy)?rechten|persoonsgegevens|(?:je|uw) gegevens te laten|dan\w+ osobow\w+|
    javascript|all rights reserved|copyright|make (?:the|our|this) (?:shop|store)|add to cart|newsletter|
    (?:
      sign(?:ing)? up|subscribe|join us|anmelden|registrier\w+|
      inscri\w+|suscrib\w+|iscri\w+|
      schrijf je in|zapisz sie
    )\b[^.!]*\d ?% [^.!]*\b(?:your|dein\w*|ihr\w*|eur\w*|votre|ta|tu|tuo|je|din|pierwsz\w+) (?:\w+ )?(?:
      order|purchase|bestellung|einkauf|commande|pedido|compra|ordine|acquisto|bestelling|kop|ordre|zakup\w*
    )
  )\b
`);

/** "Get 10% off your first order": what whoever reads it is offered, unless it names shops or their terms. */
const FIRST_ORDER = new RegExp(inLines`
  \d ?%[^.!]*\b(?:(?:your|dein\w*|ihr\w*|eur\w*|votre|ta|tu|tuo|je|din|jouw|uw) (?:
    first|next|erste\w*|nachste\w*|premiere|prochaine|prim(?:er|era|o|a)|proxim[ao]|prossim[oa]|eerste|
    volgende|forst[ae]|naste|naeste
  ) (?:
    order|purchase|bestellung|einkauf|commande|achat|pedido|compra|ordine|acquisto|bestelling|aankoop|kop|
    ordre|bestallning|bestilling
  ))\b
`);
export const isBargainForAll = (plain: string): boolean =>
  WHOLESALE_FOR_ALL.test(plain) || (FIRST_ORDER.test(plain) && !namesTraders(plain) && !namesTerms(plain));
/** "Wholesale prices without the membership, straight to your door" */
const WHOLESALE_FOR_ALL = new RegExp(inLines`
  \bwholesale (?:prices?|pricing|rates?|deals)\b[^.!]*\b(?:
    without (?:the |a |any )?(?:membership|middle ?m[ae]n|mark-?up|minimum)|
    no membership|
    (?:straight|direct(?:ly)?|delivered|shipped) to (?:you|your (?:door|home|doorstep))|
    (?:for|to) (?:everyone|everybody|the public|all)
  )\b
`);

/** What shops must and may not do once they buy. */
export const OF_RULES = new RegExp(inLines`
  \b(?:
    amazon|e-?bay|market ?places?|map|msrp below|must|shall|responsible|
    returns?(?! (?:it|this|(?:the|our|your) (?:\w+ )?(?:form|application))\b)|
    warranty|prices? (?:are|is)|agrees?|advertis\w+|warrants? that|may sell|can sell|prohibited|forbidden|
    conditions of sale|lose(?:s)? (?:access|the line|their account)|plateformes?|places de marche|
    plattform\w*|plataformas?|piattaform\w*|platforms?
  )\b
`);

/** What people order in numbers without a shop: for a wedding, a team, a firm's guests, or made for them. */
export const FOR_OCCASIONS = wordsOf({
  english: [
    'weddings?|brid(?:al|e|es|esmaids?)|parties|favou?rs|(?:team|group|corporate) (?:orders?|gifts?|stores?)',
    'custom(?:i[sz]ed)? (?:orders?|dye(?:ing|s)?|print(?:s|ing)?|engraving|embroidery|work)|bespoke|personali[sz]ed|monogram\\w*',
  ],
  german: [
    String.raw`hochzeit\w*|gastgeschenk\w*|individuell\w*|personalisiert\w*|firmengeschenk\w*|vereins?\w*`,
  ],
  french: ['mariages?|personnalise\\w*|sur mesure|cadeaux d.(?:affaires|entreprise)'],
  spanish: ['bodas?|personalizad\\w*|regalos de empresa|a medida'],
  italian: ['bomboniere|matrimoni\\w*|personalizzat\\w*|su misura|regali aziendali'],
  dutch: ['bruiloft\\w*|huwelijk\\w*|gepersonaliseerd\\w*|relatiegeschenk\\w*|op maat'],
});
