import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Phrases } from './phrases.ts';

const LIST = inLines`
  (?:
    (?:
      wholesale |dealer |retailer |trade |current |full |latest |updated |our |20\d\d |distributor |
      reseller |product |b2b )*(?:
        price (?:lists?|sheets?|guides?|files?)|
        pric(?:es|ing)(?: (?:
          lists?|sheets?|guide|info\w*|structure|schedule|tiers?|details|grid|deck|matrix|spreadsheet
        ))?|
        line ?sheets?|order (?:forms?|sheets?|guides?)|cost (?:sheets?|lists?)|rate (?:cards?|sheets?)|
        (?:wholesale|dealer|trade|product|full|digital|current|20\d\d|our|complete|latest|pdf) catalog(?:ue)?s?|
        catalog(?:ue)?s?|catalog(?:ue)?s? (?:with|and) pric\w+|(?:price|cost|rate|trade) schedules?|
        sell ?sheets?|costs|quotes?|quotation
      )|
    tarifs?|\w*preislisten?|preise|handlerpreise|konditionenliste|
    liste de prix|grille tarifaire|catalogue\w*|
    listas? de precios|tarifas?|precios|
    inkoopprijzen|prijslijst\w*|prijzen|
    precos|tabela(?: de precos)?|lista de precos|
    listin[oi](?: prezzi)?|prezzi|catalog[oh]i?|katalog\w*
  )
`;

const SOON = inLines`
  (?:
    soon|shortly|tomorrow|later|next|asap|eventually|
    (?:this|the coming|the next|in a|in the|by|within|on|until|before) (?:\w+ ){0,2}(?:
      week|month|days?|evening|afternoon|end|monday|tuesday|wednesday|thursday|friday|spring|summer|autumn|
      fall|winter|year
    )s?
  )
`;
const PROMISED = [
  inLines`
    \b(?:will|shall|should|would|might|going to|to) (?:\w+ ){0,3}be (?:\w+ ){0,2}(?:
      attached|enclosed|included|sent|linked|uploaded|shared|e?-?mailed|forwarded|available|ready|done|
      finished|published|yours
    )\b
  `,
  String.raw`\b(?:to follow|coming soon)\b|\b(?:coming|incoming|on (?:its|the|their) way)[ .!]*$`,
  inLines`
    \b(?:
      kommt|kommen|komt er ?aan|komen er ?aan|is onderweg|arriv(?:e|ent|era|eront|a|ano|era|eranno)|
      en route|va en camino|esta en camino|llega(?:ra)?n?|in arrivo|(?:vai|esta) a caminho|chega(?:ra)?
    )\b(?! (?:mit|dans|in|en|a|con|com|met) (?:diese|cet|quest|est|dit|deze))
  `,
  String.raw`\b(?:follows?|following|coming|comes|arrives?|arriving|on (?:its|the|their) way)\b (?:\w+ ){0,4}${SOON}\b`,
  String.raw`\b(?:is|are|gets?|getting|being)\b (?:\w+ ){0,2}(?:sent|e?-?mailed|finished|updated|prepared|put together|printed|finali[sz]ed|redone|reworked)\b.{0,40}\b${SOON}\b`,
  String.raw`\b(?:is|are) not (?:yet )?(?:attached|enclosed|ready|finished|done|printed|final\w*|complete)\b|\bforgot (?:the attachment|to attach)\b`,
  String.raw`\b(?:can|could|did|do|have) not (?:\w+ )?(?:attach\w*|enclos\w*|finali[sz]ed?|finish\w*)\b`,
  String.raw`\b(?:noch nicht|nicht) (?:angehangt|beigefugt|fertig|dabei)\b|\bpas (?:encore )?(?:ci-)?(?:joint\w*|pret\w*|finali\w+|termine\w*)\b`,
  String.raw`\bno (?:esta|estan|va|he|hemos) (?:\w+ )?(?:adjunt\w+|list[oa]s?|terminad\w+)\b|\bnon (?:e|sono|ho|abbiamo) (?:ancora )?(?:allegat\w+|pront\w+|finit\w+)\b`,
  String.raw`\b(?:nog )?niet (?:bijgevoegd|klaar|af|bijgesloten)\b|\bnao (?:esta|estao|vai|segue) (?:ainda )?(?:anex\w+|pront\w+)\b`,
  String.raw`\b(?:wird|werden)\b.{0,60}\b(?:angehangt|beigefugt|gesendet|nachgereicht|(?:ver|zu|mit|nach)?geschickt|(?:zu)?gesandt)\b|\bfolg(?:t|en)\b(?! (?:hier|unten))`,
  String.raw`\b(?:sera|seront)\b.{0,30}\b(?:joint|jointe|joints|jointes|envoye\w*|transmis\w*)\b|\bjoindr(?:ai|ons|a)\b|\bsuivr(?:a|ont)\b`,
  String.raw`\badjuntar(?:e|emos|a|an)\b|\bse (?:adjuntara|enviara|mandara)n?\b|\bsera[n]? (?:adjunt|envi)\w+`,
  String.raw`\b(?:sara|saranno) (?:allegat|inviat|spedit)\w+|\ballegher\w+|\bseguira(?:nno)?\b`,
  String.raw`\b(?:zal|zullen|wordt|worden)\b.{0,60}\b(?:bijgevoegd|(?:mee|toe|ver)?gestuurd|verzonden)\b|\bvolg(?:t|en)\b(?! hier)`,
  String.raw`\b(?:sera|serao) (?:anexad|enviad)\w+|\banexare(?:i|mos)\b`,
].join('|');
/** What is there already, whatever else is to come: "attached is the list, the new one will be sent in May". */
const IN_HAND = [
  String.raw`(?<!\b(?:be|not|yet|get|gets|getting|being|forgot)(?: \w+)? )\b(?:attached|enclosed)\b|\bhere (?:is|are)\b|\bbelow\b|https?:`,
  String.raw`\b(?:anbei|im anhang|ci-?joint\w*|adjunto|in allegato|in (?:de )?bijlage|hierbij|em anexo)\b`,
].join('|');
/** Prices that are to come: promised is not given. */
export const PRICES_TO_COME: Phrases = {
  says: [new RegExp(String.raw`^(?!.*(?:${IN_HAND}))(?=.*\b${LIST}\b).*(?:${PROMISED})`)],
};

/** Prices are in hand: attached, linked, or in the mail itself. */
export const PRICE_LIST: Phrases = {
  says: [
    // Things with what each costs, one behind the other.
    new RegExp(inLines`
      (?:\b[a-z]+ (?:(?:is|are|at|for|a) )?[$€£]?\d{1,3}(?:[.,]\d{1,2})?(?: ?[$€£])?(?:
        , (?:and )?| and |; ?
      )){2,}[a-z ]{2,20} (?:(?:is|are|at|for) )?[$€£]?\d{1,3}\b
        (?=.{0,40}\b(?:wholesale|each|usd|eur|dollars|net|to you)\b)|
      \b(?:you would pay|you pay|costs?|prices?|wholesale|trade|net)\b.{0,30}
        (?:\b[a-z]+ [$€£]\d{1,3}(?:[.,]\d{1,2})?(?:, | and )){2,}
    `),
    new RegExp(inLines`
      \b(?:sheet|list|file|prices|figures|numbers) (?:\w+ ){0,4}
        (?:is|are) in (?:the|that|this) (?:attachment|attached|file|pdf)\b|
      \b(?:\w*preisliste|\w*preise)\b.{0,20}\b(?:hangt|hangen|liegt|liegen) (?:an|bei)\b|
      \b(?:prix|tarifs?)\b.{0,30}\bdans (?:le|la|un) (?:document|fichier|piece)s? joint\w*|
      \b(?:costs?|prices?) (?:for|to) you (?:is|are)\b.{0,20}\bhalf\b
    `),
    new RegExp(inLines`
      \b(?:half|\d{1,2} ?%|\d{1,2} percent) (?:off |of )+
        (?:what (?:you see|is|it says)|everything|the (?:web ?site|retail|online|listed|shown))\b.{0,40}
        \b(?:web ?site|site|online|retail|pric\w+)\b|
      \bis [$€£]\d[\d.]* to you\b|
      \b(?:sheet|list|file|catalog\w*) (?:is )?(?:attached|enclosed|lives at|is at|is here)\b|
      \b(?:attached|enclosed) (?:is|are) (?:the |our )?(?:sheet|list)\b
    `),
    new RegExp(inLines`
      \b(?:
        pfa|attach(?:ed|ing|ment)?|enclos(?:e|ed|ing)|here (?:is|are)|find|see|below (?:is|are)|
        following (?:is|are)|included|including|linked|link to|download|view|access|click|i am sending|
        we are sending|i have sent|i am including|i have included|i have uploaded|sharing|sent over|
        for your review|dropbox|drive|wetransfer|found (?:here|at)|available (?:here|at)
      )\b.{0,70}\b${LIST}\b
    `),
    new RegExp(inLines`
      \b${LIST}\b.{0,60}\b(?:
        attached|enclosed|below|is here|here|linked|link|in this email|in the attachment|at https?|
        available at|can be (?:found|downloaded|viewed|accessed)|as follows|included|
        for your (?:review|reference)
      )\b
    `),
    new RegExp(String.raw`\b${LIST}\b.{0,30}https?:\/\/`),
    new RegExp(inLines`
      \b(?:
        anbei|im anhang|angehangt|beigefugt\w*|anliegend\w*|hier (?:ist|sind|finden)|finden sie|
        ci-joint\w*|ci joint\w*|en piece jointe|veuillez trouver|vous trouverez|voici|
        adjunt\w+|encontrara\w*|aqui (?:tiene|esta|le|van)|le envio|les envio|os adjunto|
        in allegato|allegat\w+|allego|ecco|trova\w*|le invio|vi invio|
        in de bijlage|bijgevoegd\w*|bijgaand\w*|hierbij|
        vind je|vindt u|em anexo|segue\w*|anexo|anexei|aqui esta\w*
      )\b.{0,80}\b${LIST}\b
    `),
    new RegExp(
      String.raw`\b${LIST}\b.{0,60}\b(?:anbei|im anhang|angehangt|beigefugt\w*|ci-joint\w*|en piece jointe|adjunt\w+|in allegato|allegat\w+|bijgevoegd|in (?:de )?bijlage|em anexo|anex\w+)\b`,
    ),
    /https?:\/\/\S*(?:price|pricing|linesheet|line-sheet|catalog|preisliste|tarif|listino|wholesale-?list)\S*/,
    new RegExp(inLines`
      \bsee attach\w+\b.{0,30}\b(?:wholesale|pric\w+|dealer|terms)\b|
      \bwholesale (?:is|price is|pricing is)\b.{0,30}\b(?:half|\d+ ?%|keystone|50)\b|
      \bretail \d[\d.,]*,? (?:and )?wholesale \d|
      \bwholesale \d[\d.,]*\b
    `),
    new RegExp(inLines`
      \b(?:prices|pricing|costs|all of (?:it|that)|everything|details) (?:is|are) (?:all )?
        (?:in|on) (?:the|that|this|our) (?:attached |enclosed |linked )?
        (?:spreadsheet|sheet|attachment|pdf|excel|file|link|catalog\w*|document|doc|csv)\b
    `),
    /\b(?:your|wholesale|dealer|our) (?:cost|price|pricing)\b.{0,30}(?:is|would be|of|:|at).{0,15}[$€£]\s?\d/,
  ],
  unless: [
    ...PRICES_TO_COME.says,
    new RegExp(inLines`
      \b(?:once|after|when|upon|as soon as|before|if|until)\b.{0,60}\b(?:
        approv\w+|receiv\w+|complet\w+|sign\w*|set ?up|return\w*|application|have your|get your|account is|
        registered|verified|filled|you (?:apply|register|send|are)
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        will|going to|shall|would be happy to|can|could|happy to|glad to|would like to|let me|intend to|
        plan to|about to
      ) (?:\w+ ){0,3}(?:send|share|email|forward|provide|get|attach|follow|supply|put together|prepare|give)\b
    `),
    new RegExp(inLines`
      \b(?:do|does|did|can|could|will) not\b.{0,30}\b(?:share|send|provide|give|publish|have)\b|
      \bwould you like\b|
      \bif you (?:would like|want|need)\b|
      \blog ?in to (?:see|view)\b.{0,40}\bonce\b|
      \bbelow (?:map|msrp|retail|our (?:retail|advertised))|
      \b(?:werde|werden|schicke|sende)\b.{0,60}
        \b(?:morgen|nachste|montag|dienstag|mittwoch|donnerstag|freitag|gerne|nach|sobald)|
      \b(?:enverr\w+|enviare\w*|invier\w+|mander\w+|mandare\w*|vous (?:ferai|ferons)|haremos llegar)\b
    `),
    /\b(?:retail|msrp|consumer|gift) (?:catalog|price|pricing|prices) (?:only|are|is)\b|\bprice (?:policy|agreement|protection|floor|increase|match)\b|\bpricing (?:policy|agreement)\b/,
  ],
};

const COUNTED = inLines`
  (?:
    hundred|thousand|lbs?|pounds|kg|kilos?|[$€£]|usd|eur|euros?|dollars|bucks|gbp|cad|aud|chf|pounds|units?|
    pieces?|pcs|items|cases?|cartons?|pallets?|skus?|dozen|bottles?|jars?|bags?|boxes|packs?|sets|pairs?|
    each|k\b|
    stuck|einheiten|teile|kartons?|
    paletten?|unites|cartons|caisses|unidades|piezas|cajas|pezzi|unita|cartoni|of (?:each|any|one)
  )
`;
const AMOUNT = inLines`
  (?:
    [$€£]\s?\d[\d.,]*k?|
    \b(?:
      \d[\d.,]*|one|two|three|four|five|six|ten|twelve|an?|half a|eine?n?|zwei|drei|deux|trois|dos|tres|due|
      tre
    )[- ]?(?:full |mixed |whole |master )?${COUNTED}(?![a-z])
  )
`;
const LEAST = inLines`
  (?:
    minimums?|smallest (?:i|we|order)|least (?:i|we)|min\b\.?|moqs?|mov|opening orders?|first orders?|
    initial orders?|opening (?:buy|purchase|order)|buy-?in|initial (?:buy|purchase|order|stocking)|
    starting order|order minimums?|minimum (?:orders?|purchase|quantit\w+|spend|opening)|re-?orders?|
    commitments?|threshold|
    mindest(?:bestell|abnahme|auftrags|order|bestellwert|menge|umsatz)\w*|
    erst(?:bestell|auftrag|order)\w*|
    minimum de commande|premiere commande|commande minim\w+|
    franco|montant minim\w+|pedido minimo|compra minima|primer pedido|pedido inicial|
    minimo de (?:pedido|compra)|
    ordine minimo|minimo d'ordine|primo ordine|minimo ordine|quantita minima|acquisto minimo
  )
`;

/** A least order, a first order or a commitment is what we would have to accept. */
export const MINIMUM: Phrases = {
  says: [
    new RegExp(inLines`
      \b(?:half an?|an?|one|two|\d+) (?:pallet|case|carton|box|crate|sack|drum|dozen)s?\b.{0,15}
        \b(?:nothing|no|not) (?:smaller|less|under)\b|
      \b(?:it takes|takes) [$€£]\d+\b.{0,30}\bto (?:become|open|get|be)\b|
      \b(?:a partir de|vanaf|ab|da|partire da) \d+ (?:unidades|piezas|stuks|stuck|pezzi|pieces|cajas|dozen)\b
    `),
    new RegExp(String.raw`\b${LEAST}\b.{0,80}${AMOUNT}`),
    new RegExp(inLines`
      \bgeen (?:\w+ )?minim\w+|
      \bminim\w+ \w* ?(?:kennen|hebben|hanteren) (?:\w+ )?(?:niet|geen)\b|
      \b(?:minimale|minimum) (?:afname|bestelling|order\w*)\b.{0,40}\d|
      \b(?:sem|nao ha|nao temos) (?:\w+ )?minim\w+|
      \b(?:pedido|compra|valor) minim\w+\b.{0,40}\d
    `),
    new RegExp(String.raw`${AMOUNT}.{0,50}\b${LEAST}\b`),
    new RegExp(inLines`
      \b(?:
        no|not have (?:an?|any)|without (?:an?|any)?|zero|there is no|do not require (?:an?|any)
      ) (?:\w+ ){0,3}(?:minimums?|moqs?|min)\b(?! (?:advertised|price))|
      \bminimums?\b.{0,20}\b(?:none|not required|no)\b|
      \bkeine?n? mindest\w+|
      \b(?:pas|aucun|sans) (?:de )?(?:montant )?minim\w+|
      \b(?:sin|no hay) (?:pedido |compra )?minim\w+|
      \b(?:nessun|senza) (?:ordine )?minim\w+
    `),
    new RegExp(
      String.raw`\b(?:at least|minimum of|no less than|orders? start(?:s|ing)? (?:at|with|from)|begin with|mindestens|au moins|al menos|minimo|almeno|a minimum|abnahme|ab)\b.{0,40}${AMOUNT}`,
    ),
    new RegExp(inLines`
      \b(?:first|opening|initial|starting|starter|1st|new accounts?|each|every|stocking)\b.{0,30}
        \b(?:pos?|orders?|buy|purchase|shipment|assortment|package|pack|kit|spend|invoice)\b.{0,60}${AMOUNT}
    `),
    new RegExp(
      String.raw`${AMOUNT}.{0,40}\b(?:first|opening|initial|1st|each|every|per|an) (?:pos?|orders?|buy|purchase|shipment)\b|${AMOUNT} (?:minimum|min\b|to (?:start|open|begin|get (?:started|going)))`,
    ),
    new RegExp(inLines`
      \b(?:
        under|below|less than|smaller than|fewer than|lower than|unter|weniger als|moins de|menos de|meno di
      )\b.{0,15}${AMOUNT}.{0,40}\bnot\b|
      \b(?:not|never|no orders?|nicht|pas|no|non)\b.{0,40}\b(?:
        under|below|less than|smaller than|fewer than|unter|moins de|menos de|meno di
      )\b.{0,10}${AMOUNT}
    `),
    new RegExp(inLines`
      \b(?:
        bring in|take|commit|committing|need(?:s)? to (?:order|buy|be)|have to (?:order|buy|take|be)|
        must (?:order|buy|be)|ask for|require|expect|look(?:ing)? (?:at|for)|buy-?in
      )\b.{0,30}${AMOUNT}(?!.{0,10}\b(?:references|invoices|photos))
    `),
    new RegExp(inLines`
      ${AMOUNT} (?:a|per|each|every) (?:year|quarter|month|annum)|
      \b(?:begin|to begin|start|to start)\b.{0,20}${AMOUNT}|
      ${AMOUNT}.{0,60}\bto (?:begin|start|open)\b|
      \b(?:first one|opener|first)\b.{0,30}${AMOUNT}
    `),
    /\b(?:the|that is the) least (?:we|i)\b|\bhow about\b.{0,40}\b\d+ units\b|\bmindestumsatz\b|\byou order \d+/,
    /\b(?:annual|yearly|monthly|quarterly|volume|purchase) (?:\w+ )?(?:commitment|minimum)\b|\bcommit(?:ment)? (?:to|of)\b.{0,40}(?:[$€£]\s?\d|\d+ (?:units|cases|pallets|k))/,
    new RegExp(inLines`
      \b(?:full|one|1|a|by the|two|whole|half|per|mixed) (?:truckload|truck|pallet|container)s?\b.{0,30}
        \b(?:minimum|only|min|at least|orders?)\b|
      \b(?:minimum|only|least|sell)\b.{0,20}\b(?:by the )?(?:pallets?|truckloads?|containers?)\b
    `),
  ],
  unless: [
    /\b(?:advertis\w*|list|sell|price|priced|shown?|go)\b.{0,15}\b(?:under|below|beneath|less than)\b [$€£]?\d|\bstick to [$€£]\d/,
    new RegExp(inLines`
      \bfree (?:shipping|freight)\b(?!.*\b(?:minimum|opening|first|initial)\b)|
      \bminimum (?:advertised|age|price|resale|wage|viable)\b(?!.*\b(?:order|opening)\b)|
      \bat least (?:\d+|one|two|three|a few|a couple(?: of)?) (?:
        years?|trade|credit|references|photos|months|days|weeks|hours|business|images|pictures
      )\b|
      \bstart(?:s|ing)? (?:at|from) [$€£]?\d[\d.]* (?:each|per|wholesale)\b|
      [$€£]\s?\d[\d.,]* ?(?:\/|per|a|each)(?: (?:unit|piece|bottle|item|month|case|mo\b|kg|lb))?
        (?![a-z]).{0,4}$|
      \b(?:references|invoices|photos|pictures)\b|
      \/month|
      per month.{0,20}\b(?:plan|service|fee)|
      \bdiscounts? (?:start|begin)
    `),
  ],
};
