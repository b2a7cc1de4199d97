import { inLines } from '../../../../../kernel/in-lines.ts';

/**
 * That ours was to be the last word, by how each language builds it: a wish, "last" and a word for a letter; an address
 * that is to be forgotten; a right that is claimed; what there is no need of any more.
 */

const LETTER = inLines`
  (?:
    e?mails?|mailings?|letters?|messages?|notes?|reminders?|follow[- ]?ups?|
    nachricht\w*|schreiben|zuschrift\w*|anfragen?|
    courriels?|courriers?|correos?|mensajes?|messaggi\w*|comunicazion\w+|berichten?|brief|brieven|
    mensage\w+|
    contact(?:o|os)?|kontakt\w*|contatt[oi]
  )
`;

const MAY_IT_BE = inLines`
  (?:
    (?:let|may|make) (?:this|that|it)(?: be)?|
    hope(?:fully)?(?: that)?(?: (?:this|that|it))?(?: (?:is|was))?|
    hoffentlich(?: \w+)?|hoffe\w*(?: \w+){0,2}|
    (?:espero |esperamos |espera-se )?que (?:este |esta |ce |cela |esto |isto |questo |questa )?
      (?:soit|sea|seja|fuera|fosse)|
    che (?:questa |questo )?sia|
    laat (?:dit|het)|lass\w* (?:das|dies|es)
  )
`;
const THE_LAST =
  "(?:(?:the|your|die|das|ihre?|le|la|votre|el|su|l'|o|a|sua|vossa|de|het|uw|jullie) ?)*(?:very )?(?:last|final|letzte\\w?|derni\\w+|ultim[oa]|laatste)";

const FORGET =
  '(?:forget|vergessen sie|vergiss|vergesst|oublie[rz]|olvid\\w+|dimentic\\w+|vergeet|esquec\\w+)';
const NO_FORGETTING = String.raw`(?<!\b(?:not|n'|nicht|pas|no|non|niet|nao|don't) )`;
const OUR_ADDRESS = inLines`
  (?:(?:
    this|our|my|diese|unsere|meine|cette|notre|mon|esta|este|nuestr[oa]|mi|questo|il (?:nostro|mio)|dit|ons|
    mijn|o nosso|a nossa|o meu
  ) )(?:\w+ )?(?:e-?mail ?)?(?:
    address|adresse|mailadresse|direccion|correo|indirizzo|adres|mailadres|endereco|e?mail
  )
`;
/** One who names another address speaks of where to write. */
const NOT_ELSEWHERE = '(?!.{0,60}(?:x@y\\.zz|\\b(?:use|nutzen|utilise\\w*|use[nm]?|usat\\w*|gebruik)\\b))';

const RIGHT = inLines`
  (?:right|recht|droit|derecho|diritto|direito) (?:to |of |auf |de |d'|a l'|del |della |di |alla |op |ao |a )?
    (?:the |l')?(?:
      object\w*|erasure|deletion|be forgotten|loschung|widerspruch|vergessen\w*|opposition|effacement|oubli|
      supresion|oposicion|olvido|cancelacion|cancellazione|opposizione|oblio|
      verwijdering|bezwaar|vergetelheid|
      apagamento|oposicao|esquecimento
    )|
  (?:widerspruchs|loschungs)recht
`;
const OBJECT = inLines`
  (?:
    m'oppose|nous opposons|me opongo|nos oponemos|mi oppongo|ci opponiamo|maak bezwaar|maken bezwaar|
    oponho-me|opomo-nos|
    i object|we object|no (?:autorizo|autorizamos|consiento|consentimos)|n'autorisw+ pas|non autorizzw+|
    nao autorizw+|
    (?:i|we) (?:do not|never) (?:authorize|consent to|agree to)
  )
`;
const TO_USE = inLines`
  (?:
    l'utilisation|l'usage|au traitement|
    al tratamiento|al uso|el uso|l'uso|o uso|al trattamento|
    all'uso|tegen (?:het|de|dit|deze|verder\w*|uw|gebruik|verwerking)|
    ao tratamento|ao uso|the (?:use|processing)
  )
`;

const NO_NEED = inLines`
  (?:
    pas (?:la peine|besoin|necessaire) (?:de|d')|inutile (?:de|d')|
    no (?:hace|hay) (?:falta|necesidad) (?:de )?(?:que )?|no es necesario (?:que )?|
    non (?:serve|occorre|c'e bisogno) (?:di |che )?|(?:u|je) hoeft|
    nao (?:e preciso|vale a pena|e necessario|precisa\w*)(?: de)?|
    (?:sie |du )?brauch\w*
  )
`;
const WRITE_AGAIN = inLines`
  (?:
    (?:write|e?mail|contact|message|follow up|get in touch|reach out)\b.{0,30}\b(?:again|any ?more)|
    (?:nous |me |m'|vous )?(?:reecrire|relancer|recontacter|revenir|insister)|
    (?:me |nos )?(?:insist\w+|vuelv\w+|volver\w*|volt\w+)|
    (?:riscriver\w*|ricontattar\w*|insister\w*)|
    (?:uns |mich )?nicht (?:mehr|wieder|noch ?(?:ein)?mal|erneut) (?:zu )?
      (?:schreiben|kontaktieren|melden|fragen|mailen)|
    (?:ons |mij )?niet (?:meer|opnieuw|weer|nogmaals) te \w+
  )
`;

const UNWANTED = inLines`
  (?:
    unerwunscht|nicht (?:willkommen|erwunscht)|
    indesirables?|pas (?:les )?bienvenus?|
    (?:no son|no es) bienvenid\w+|indesead\w+|
    non (?:e|sono) gradit\w|sgradit\w|
    ongewenst|niet (?:welkom|gewenst)|
    indesejad\w+|nao (?:e|sao) bem-vind\w+
  )
`;
const OF_YOURS =
  '(?:ihre?|eure|solche|diese|vos|ces|de tels|sus?|vuestr[oa]s|estos|le vostre|i vostri|queste|questi|uw|jullie|deze|zulke|os (?:seus|vossos)|estas|estes)';
const SENT = `(?:${LETTER}|werbung|publicit\\w+|publicidad\\w*|pubblicita|reclame)`;

const REMOVED = inLines`
  (?:
    removed|deleted|erased|expunged|struck|purged|taken|scrubbed|dropped|gestrichen|geloscht|entfernt|
    retire\w*|supprime\w*|efface\w*|raye\w*|borrad\w+|eliminad\w+|retirad\w+|cancellat\w|rimoss\w|tolt\w|
    verwijderd|geschrapt|removid\w+|apagad\w+
  )
`;
const OUR_NAME = inLines`
  (?:(?:
    my|our|unsere?|meine?|notre|nos|mon|nuestr[oa]s?|mis?|i (?:nostri|miei)|il (?:nostro|mio)|la nostra|
    onze?|mijn|o nosso|os nossos|a nossa
  ) (?:\w+ )?(?:
    name|details|particulars|data|address|entry|firm|company|daten|
    adresse|kontaktdaten|nom|coordonnees|donnees|direccion|datos|nombre|indirizzo|dati|nominativo|gegevens|
    adres|naam|endereco|dados|nome
  ))
`;
const YOUR_LISTS =
  '(?:lists?|files?|records|register|database|system|systems?|mailings?|verteiler\\w*|listen?|datenbank|kartei|fichiers?|listes?|bases?|listas?|elenc\\w+|list[ae]|bestand\\w*|lijst\\w*)';

/** Whoever speaks of his own firm by its name is read as "us" (`own-name.ts`). */
const STRIKE_US = inLines`
  (?:
    streich\w*|losch\w*|entfern\w*|nehm\w*|
    raye[rz]|retire[rz]|supprime[rz]|ote[rz]|enleve[rz]|tach\w+|quit\w+|saqu?\w+|borr\w+|
    elimin\w+|toglie\w*|cancell\w+|rimuov\w+|
    haal|schrap|verwijder|risqu\w+|
    tire[mn]?|retir\w+|remov\w+|apagu\w+
  ) (?:\w+ ){0,3}us
`;

const CEASE =
  '(?:stop|cease|discontinue|desist|refrain|abstain|unterlass\\w*|einstellen|abstand|cesse[rz]|cessate|cese[ns]?|dejen|absten\\w+|asten\\w+|smett\\w+|staak|staken|stopp?en|parem|cessem)';
const ADVANCES = inLines`
  (?:
    approaches|advances|attempts|
    kontaktversuch\w*|zusendung\w*|anfragen|zuschriften|kontaktaufnahmen?|
    envois|demarches|sollicitations|envios|correos|invii|contatti|comunicazion\w+|contact\w*|benadering\w*|
    verzending\w*|envio|envoi|invio|sturen|versand
  )
`;
const FORBID =
  '(?:untersage\\w*|verbiete\\w*|verbitte\\w*|interdis\\w*|prohibo|prohibimos|vieto|vietiamo|verbied\\w*|proibo)';
const USE = inLines`
  (?:
    (?:nutzung|verwendung|speicherung) (?:meiner|unserer)|zusendung\w*|weitere\w*|mails|kontakt\w*|
    d'utiliser|de (?:nous|me|m')|
    el uso|que (?:me|nos)|l'uso|di (?:usare|scriver\w+)|het gebruik|o uso
  )
`;

export const LAST_WORD: readonly RegExp[] = [
  new RegExp(String.raw`\b${CEASE}\b.{0,25}\b${ADVANCES}\b`),
  new RegExp(String.raw`\b${FORBID}\b.{0,30}\b${USE}\b`),
  new RegExp(inLines`
    ^(?:please |pls |bitte |svp |por favor,? |per favore,? )?(?:
      schluss damit|basta ya|lachez[- ](?:nous|moi)|parem com is[st]o|hou(?:d)? (?:ermee |hiermee )?op|
      stop (?:hiermee|ermee)|finiscila|smettila
    )(?:,? (?:now|jetzt|maintenant|ahora|ora|nu|por favor|merci|danke))?[ .!]*$
  `),
  new RegExp(inLines`
    \b(?:i am|we are|i have|we have) (?:now |already )?block(?:ing|ed) (?:you|this|your|the)\b|
    \b(?:blockiere\w*|sperre\w*) (?:ich |wir )?(?:sie|dich|euch|ihre)\b|
    \bje vous bloque\b|\b(?:le|les|te|os) bloque\w+\b|\bik blokkeer\b|\bvou bloquear\b
  `),
  new RegExp(inLines`
    \bnot make (?:me|us) (?:tell|ask|say|repeat)\b|
    \bland\w*\b.{0,25}\b(?:papierkorb|mull|spam\w*)\b|
    \b(?:werf\w*|schmeiss\w*) (?:sie |bitte )*(?:meine|unsere)\b.{0,15}\b(?:adresse|daten)\b|
    \btrag(?:en sie|t|e) (?:bitte )?(?:uns|mich)\b.{0,15}\baus\b
  `),
  new RegExp(
    String.raw`\b${STRIKE_US}\b.{0,40}\b${YOUR_LISTS}\b|\b(?:aus|von) (?:\w+ )?${YOUR_LISTS}\b.{0,10}\b(?:streichen|loschen|nehmen|entfernen)\b`,
  ),
  new RegExp(String.raw`\b${MAY_IT_BE}.{0,12}\b${THE_LAST} ${LETTER}\b`),
  new RegExp(String.raw`${NO_FORGETTING}\b${FORGET} ${OUR_ADDRESS}\b${NOT_ELSEWHERE}`),
  new RegExp(String.raw`\b(?:${RIGHT})\b|\b${OBJECT}\b.{0,12}${TO_USE}`),
  new RegExp(String.raw`\b${NO_NEED} ?${WRITE_AGAIN}\b`),
  new RegExp(String.raw`\b${OF_YOURS} (?:\w+ )?${SENT}\b.{0,25}\b${UNWANTED}\b`),
  new RegExp(String.raw`\b${OUR_NAME}\b.{0,25}\b${REMOVED}\b.{0,25}\b${YOUR_LISTS}\b`),
  /\b(?:fiche|fous|foute|laisse)[sz]?[- ](?:moi|nous) (?:la paix|en paix|tranquilles?)\b|\b(?:lasst?|lassen sie) (?:uns|mich)\b.{0,12}\bin (?:ruhe|frieden)\b/,
  /\b(?:nicht|kein) (?:noch ?(?:ein)?mal|weiteres mal|wieder|erneut)\b.{0,12}\b(?:angeschrieben|kontaktiert|belastigt|angemailt)\b/,
  new RegExp(inLines`
    \bsave (?:yourself |us |me )?(?:your|the|any|all) (?:\w+ )?
      (?:follow[- ]?ups?|reminders?|stamps|breath|e?mails?)\b|
    \b(?:get|take|have) (?:it|us|me|this|that) (?:\w+ )?
      (?:out of|off) (?:your|the|that) (?:systems?|database|records|files|crm|books)\b
  `),
  new RegExp(inLines`
    \b(?:
      erase|delete|remove|destroy|wipe|losch\w*|efface[rz]|supprime[rz]|borr\w+|cancell\w+|wis|apagu\w+
    ) (?:what(?:ever)?|all (?:that )?|everything|was|ce que|lo que|cio che|wat|o que) (?:
      you|sie|ihr|vous|tien\w+|avete|u|jullie|tem|voces
    )\b.{0,25}\b(?:us|me|uns|mich|nous|moi|nosotros|mi|noi|ons|mij|nos)\b|
    \bnon (?:voglio|vogliamo|desider\w+) (?:un'altra|altre|nessun'altra|altri)\b
  `),
  new RegExp(inLines`
    \b(?:unsubscribe|remove|delete|take|strike|drop|erase)(?: \w+){0,2} x@y\.zz\b|
    \bby not (?:e?mailing|writing|contacting|sending)\b|
    \b(?:unsubscribe|opt[- ]?out|abmelde\w*|desinscription|baja|cancellazione|afmeld\w*)[- ]?(?:
      link|button|lien|enlace|knop
    )?\b.{0,30}\b(?:
      not work|broken|dead|nicht|ne (?:marche|fonctionne)|no funciona|non funziona|werkt niet|nao funciona
    )\b
  `),
  /\bno need to (?:write|e?mail|contact)(?: to)? (?:us|me) about (?:this|it|that)\b/,
  /\bblock (?:us|me|our (?:domain|address)|this address) (?:at|on|from) your\b|\b(?:wis|wist|verwijder|schrap) (?:al )?(?:onze|mijn|ons) (?:gegevens|adres|data)\b/,
];

const MONTH = inLines`
  (?:
    januar\w*|janv\w*|janeiro|enero|gennaio|febr\w*|fevr?\w*|febbr\w*|mars|marz[oa]?|maart|marco|april\w*|
    avril|abril|mai|mei|mayo|maio|maggio|jun[io]\w*|juin|junho|giugno|jul[io]\w*|juil\w*|julho|luglio|
    august\w*|aout|agosto|sept\w*|set(?:em|tem)bre|setembro|o[ck]tob\w*|octubre|ottobre|outubro|novem\w*|
    de[cz]em\w*|dicemb\w*|diciem\w*
  )
`;
const SEASON =
  '(?:fruhjahr|fruhling|sommer|herbst|winter|printemps|ete|automne|hiver|primavera|verano|otono|invierno|estate|autunno|inverno|voorjaar|lente|zomer|najaar|herfst|verao|outono|rentree)';
const YEAR =
  '(?:20\\d\\d|(?:neu\\w*|nachst\\w*|kommend\\w*|nieuwe|volgend) ja(?:hr|ar)\\w*|(?:ano|an|anno) (?:que viene|nuevo|nouveau|nuovo|novo|prochain|prossimo|proximo))';
const TIME_TO_COME = `(?:\\w+ ){0,3}(?:${MONTH}|${SEASON}|${YEAR})`;
const NOT_WRITE = inLines`
  (?:\bne\b|\bn'|\bnicht\b|\berst\b|\bno\b|\bnon\b|\bniet\b|\bnao\b|\bpas\b|\binutile\b)
    (?!.{0,90}\b(?:supprim|effac|retir|losch|streich|borr|elimin|cancell|rimuov|verwijder|apag)\w*)
`;
const BEFORE =
  "(?:avant|d'ici|jusqu'(?:a|en|au)|hasta|antes de|prima d\\w+|fino a\\w*|bis|vor|voor|tot|antes d\\w|ate|im|ab|en|desde)";

/** "Not in the new year either" waits for nothing. */
const NOT_THEN_EITHER = inLines`
  ^(?!.*\b(?:
    auch (?:nicht|kein\w*) (?!vor\b|bis\b)|weder|tampoco|non plus|ni (?:maintenant|ahora|agora|la )|
    n(?:emmeno|eanche|eppure)|ne (?:ora|adesso)|ook niet (?!voor\b)|ook geen|noch nu|
    nem (?!antes\b)|(?:inte|ikke) heller|heller (?:inte|ikke)|ani
  )\b)
`;

/** "Not before September": what waits for a time, in other languages than English. */
export const NOT_BEFORE: readonly RegExp[] = [
  new RegExp(String.raw`${NOT_THEN_EITHER}.*?${NOT_WRITE}.{0,60}\b${BEFORE} ${TIME_TO_COME}\b`),
  new RegExp(
    String.raw`${NOT_THEN_EITHER}.*?\b${BEFORE} ${TIME_TO_COME}\b.{0,30}\b(?:nicht|ne|no|non|niet|nao|pas)\b`,
  ),
  // "Zögern Sie nicht, uns wieder zu schreiben".
  new RegExp(inLines`
    \b(?:
      zogern? (?:sie )?nicht|n'hesite[rz]? pas|no (?:dude\w*|vacil\w*)|no deje(?:n|s|is)? de|nao deixem? de|
      ne manquez pas de|non manc\w+ di|n'hesite[rz]? (?:plus|surtout pas|jamais)|non esit\w+|
      (?:aarzel|schroom)\w* (?:\w+ )?niet|nao hesit\w+|smialo|nie wahaj\w*
    )\b
  `),
];
