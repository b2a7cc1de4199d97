import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Phrases } from './phrases.ts';

const DAY = inLines`
  (?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|lundi|mardi|mercredi|jeudi|
  vendredi|lunes|martes|miercoles|jueves|viernes|lunedi|martedi|mercoledi|giovedi|venerdi|maandag|dinsdag|woensdag|
  donderdag|vrijdag|segunda|terca|quarta|quinta|sexta
`;
/** Within days: who waits so long has only to wait. */
const SOON = `(?:${DAY}|${inLines`
  (?:
    today|tonight|tomorrow|shortly|soon|
    (?:this|early next|next|later this|end of(?: the| this)?|(?:in )?the) (?:
      week|morning|afternoon|evening|day
    )|
    first thing|
    (?:in|within) (?:a|the next|an|one|two|\d+) (?:few |couple of |couple )?(?:days?|hours?|minutes?)|
    in a (?:bit|moment|minute)|eod|cob|later (?:today|on today)|
    morgen|ubermorgen|heute|gleich|in kurze|(?:diese|nachste|kommende)r? woche|
    in (?:ein paar|den nachsten|zwei|drei) tagen|
    demain|aujourd'hui|ce soir|tout a l'heure|cette semaine|la semaine prochaine|
    dans la (?:journee|semaine)|(?:dans|sous) (?:quelques|deux|trois|\d+) jours|
    manana|hoy|esta (?:tarde|noche|semana)|la (?:semana que viene|proxima semana)|
    en (?:unos|un par de|dos) dias|
    domani|oggi|stasera|questa settimana|la (?:settimana prossima|prossima settimana)|
    (?:tra|fra) (?:qualche|due|pochi) giorni|
    vandaag|vanavond|(?:deze|volgende) week|(?:over|binnen) (?:een paar|enkele|twee) dagen|
    amanha|hoje|esta (?:semana|tarde)|na (?:proxima semana|semana que vem)|em (?:breve|alguns dias)
  )
`})`;
const HANDS_OVER = inLines`
  (?:
    (?:will|shall|is going to|are going to|am going to|going to|is|are|am) (?:\w+ ){0,3}(?:
      get|getting|send|sending|email|emailing|have|share|forward|pass|drop|attach|mail|upload|follow|bring|
      be (?:with you|in your|there|yours|on (?:its|the|their) way|sent|attached|out|ready|done|up|finished)
    )|
    expect (?:it|them|one|that|this)|
    (?:send|get|email)(?:ing)? (?:it|them|that|one)|
    (?:schick|send|reich|liefer|mail)\w*|
    (?:bekomm|erhalt|krieg)\w*|
    folg(?:t|en)|
    (?:vous |te |l'|les |la |le )?(?:envoi\w+|enverr\w+|ferai parvenir|transmet\w*)|
    (?:aurez|recevrez|auras|recevras)|
    (?:mand|envi|pas)(?:o|amos|are|aremos|are|arem[oi]s)|
    (?:tendra|recibira|tendras|recibiras)n?|
    (?:mand|invi|spedi)(?:o|amo|iamo|sco|ero|eremo)|
    (?:avra|ricevera|avrai|riceverai|avrete|riceverete)|
    (?:stuur|sturen|mail|krijg|ontvang)\w*|
    (?:enviarei|mandarei|enviaremos|recebe\w*|tera)
  )
`;

/** Something will be with us within days, by whoever's hand: nothing is put off. */
export const SOON_HERE: Phrases = {
  says: [
    new RegExp(String.raw`\b${HANDS_OVER}\b.{0,60}\b${SOON}\b`),
    new RegExp(String.raw`\b${SOON}\b.{0,40}\b${HANDS_OVER}\b`),
    new RegExp(`^(?:(?:but|so|sorry|very|aber|mais|pero|ma|maar|mas),? )*${SOON}[ .!]*$`),
  ],
  unless: [
    // A word on whether, or of what is only to be talked about.
    /\b(?:let you know|know (?:more|whether|if)|decid\w+|whether|reopen\w*|re-?open\w*)\b/,
  ],
};

/** What people have not at hand yet: a paper, a file, or themselves at their desk. */
export const NOT_AT_HAND = new RegExp(inLines`
  \b(?:
    price|prices|pricing|lists?|line ?sheets?|sheets?|catalog(?:ue)?s?|files?|attach\w*|enclos\w*|pdf|
    spreadsheet|copy|copies|document|brochure|it|that|this|they|computer|laptop|desk|office|printer|quotes?|
    costs?|
    \w*preisliste\w*|preise|katalog\w*|datei|anhang|liste\w*|
    tarifs?|prix|fichier|catalogue|
    precios|tarifas?|lista|listas|
    catalogo|archivo|listino|listini|prezzi|file|allegat\w+|prijslijst\w*|prijzen|bestand|bijlage|tabela|
    precos|ficheiro
  )\b
`);

/** What a no for the present is about where it is a no to us. */
export const NOT_FOR_US_YET = new RegExp(inLines`
  \b(?:
    accounts?|retailers?|resellers?|sellers?|dealers?|stockists?|partners?|customers?|clients?|
    applications?|stores?|shops?|wholesale(?! (?:pric|list|catalog|line|sheet|cost))\w*|orders?|amazon|
    marketplaces?|online|stock|inventory|capacity|production|launch\w*|distribution|business|program(?:me)?|
    open(?:ing)?|onboard\w*|tak(?:e|ing) on|sell(?:ing)?|expand\w*|
    neukund\w*|handler\w*|kund\w*|konto|konten|bestell\w*|partner\w*|grosshandel|
    comptes?|revendeurs?|clients?|commandes?|
    cuentas?|clientes?|distribuidores?|pedidos?|
    rivenditor\w+|clienti|ordini|klanten|
    wederverkopers?|bestelling\w*|contas?|revendedores
  )\b
`);
