import { inLines } from '../../../../../kernel/in-lines.ts';

/** A wish for silence that names neither a list nor a word for writing: of an inbox, of what has become too much, of a word given. */

const MAILS =
  '(?:e?mails?|mailings?|messages?|letters?|notes?|reminders?|follow[- ]?ups?|pitch(?:es)?|solicitations?|spam|newsletters?|outreach)';
const THESE = `(?:(?:these|those|such|your|the|this|more|any more|further) )?(?:\\w+ )?${MAILS}|these|those|it all|all (?:of )?this`;

const INBOX = inLines`
  (?:
    inbox|mailbox|e?mail(?: address| account| box)?|postfach|posteingang|mailfach|boite(?: \w+)?|messagerie|
    buzon|bandeja|correo|casella|posta|postvak|mailbox|inkorg|inbakke|innboks|indbakke|skrzynk\w+|
    caixa(?: de (?:entrada|correio))?
  )
`;
const OUR =
  '(?:my|our|this|mein|unser|notre|ma|mi|nuestr[oa]|la (?:mia|nostra)|mijn|onze?|min|mitt|var|vart|vores|nasz\\w*|moj\\w*|minha|nossa|a (?:minha|nossa))';

const NO_IS_NO = [
  'no means no|a no is a no',
  'nein (?:heisst|bleibt|ist) nein',
  "non,? c'est non",
  'no es no',
  'no (?:e|vuol dire|significa) no',
  'nee (?:is|blijft) nee',
  'nao e nao',
  'nej (?:ar|er|betyder) nej|nei (?:er|betyr) nei',
  'nie (?:to|znaczy|oznacza) nie',
].join('|');

const CONSENT =
  '(?:einwilligung|einverstandnis|zustimmung|consentement|consentimiento|consenso|toestemming|consentimento|samtycke|samtykke|zgod[ye]|zgoda)';
/** "Nie wyrażam zgody na oferty handlowe": of advertising, not of a brand's name on a marketplace. */
const NOT_OF_SALES =
  '(?!.{0,60}\\b(?:amazon|allegro|e-?bay|verkauf\\w*|vente|venta|vendita|verkoop|venda|sprzedaz\\w*|forsaljning|salg))';

export const IN_PEACE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:(?:let|leave|stay|get)\b (?:out of |away from |off )?|keep (?:out of |away from |off ))${OUR} (?:\w+ )?${INBOX}\b(?=[ .!?]*$|,| (?:be|alone|rest|in peace|please|thanks|now|empty|clean|quiet)\b)`,
  ),
  new RegExp(inLines`
    \b(?:lass\w*|laisse[rz]?|deje?[ns]?|lasci\w+|laat|lamna|lat|la|zostaw\w*|deixe?m?)\b.{0,15}
      \b${OUR} (?:\w+ )?${INBOX}\b.{0,15}
      \b(?:ruhe|frieden|tranquill?[eoa]s?|en paz|in pace|en paix|met rust|i fred|vare|spokoju|em paz)\b
  `),
  // That all of it should end.
  new RegExp(inLines`
    \b(?:
      like|want|wants|prefer|wish|hope|need|ask\w*|appreciate|love|glad|happy|grateful|time|have|has|must|
      should|ought
    )\b.{0,25}\b(?:${THESE})(?: (?:
      to|would|will|should|must|all|just|could|now|finally|had|came?|come|be|have|brought
    ))*(?: to)? (?:an )?(?:end|ended|stop|stopped|cease|ceased|over|halt|go away)\b(?! (?:at|by|in|with|fast|quick\w*)\b)
  `),
  new RegExp(inLines`
    \b(?:this|that|these|those|they|it|e?mails?|messages?) (?:really |all |just |now )*
      (?:has|have|needs?|must|should|ought|got)(?: got)?(?: to)? (?:stop|end|cease)\b
      (?! (?:at|by|in|with|selling|being)\b)|
    \bdiese\w? (?:e-?mails?|mails|nachrichten)\b.{0,15}\b(?:mussen|mussten|sollen|sollten)\b.{0,10}
      \b(?:aufhoren|enden)\b|
    \bces (?:mails|messages|courriels)\b.{0,15}\b(?:doivent|devraient)\b.{0,10}\b(?:cesser|s'arreter)\b
  `),
  /\bkeep (?:on )?not (?:writing|e?mailing|contacting|sending|calling)\b/,
  new RegExp(inLines`
    \b(?:
      lay off|cool it|ease off|easy|back off|enough|done|through|fed up|sick|tired|knock off|cut out|drop|
      ditch|lose|kill
    )(?: (?:with|of|from))? (?:(?:all|getting|receiving|reading) )*(?:the|your|these|those|this)
      (?: constant| endless| many)? ${MAILS}\b(?! (?:address|thread|chain|i|we)\b)|
    ^(?:please |just |kindly )?(?:lay off|back off|ease off|cool it)
      (?:,? (?:please|now|for good|thanks|will you))*[ .!]*$|
    \benough ${MAILS}\b(?! (?:to|for|back|and forth)\b)(?!.{0,30}\b(?:talk|call|meet|phone)\b)
  `),
  new RegExp(
    String.raw`\b(?:one|two|three|four|five|six|seven|\d+) (?:\w+ )?${MAILS}\b.{0,30}\b(?:too many|(?:more than|quite) enough|a lot for|plenty)\b`,
  ),
  new RegExp(inLines`
    \boff[- ]switch\b|
    \b(?:switch|turn) (?:these|them|this|it|that)(?: \w+)? off\b|
    \b(?:switch|turn) off (?:these|the|your|this|those) (?:\w+ )?
      (?:e?mails|messages|mailings|notifications|reminders)\b|
    \bmake (?:the|your|these|those|them) ?(?:e?mails|messages)? go away\b
  `),
  // In short, as people on phones write it.
  new RegExp(inLines`
    ^(?:please )?(?:rmv|rm|del|unsb|unsubs?)(?: (?:me|us|this|pls|please|thanks))*[ .!]*$|
    ^(?:please )?(?:remove|delete) (?:this )?
      (?:contact|address|e?mail|recipient|account)s?(?::? ?(?:x@y\.zz)?)[ .!]*$|
    \bcount (?:me|us) out of\b.{0,20}
      \b(?:mail\w*|e?mails?|messages?|correspondence|list\w*|campaign\w*|future|further|this|these)\b
  `),
  new RegExp(inLines`
    \b(?:please |kindly |just |to |and |could you |would you )
      (?:blacklist|blocklist|block|suppress|opt[- ]?out) (?:me|us|our \w+|my \w+|this \w+)\b|
    ^(?:you are |you have been |(?:and )?now )?blocked(?: (?:and|&) (?:reported|deleted))?[ .!]*$|
    \byou (?:are|have been) (?:now )?(?:being )?(?:blocked|banned|blacklisted|reported)\b
  `),
  // What follows if it goes on.
  new RegExp(inLines`
    \bif (?:i|we) (?:ever )?(?:hear|get|see|receive|find)\b.{0,25}
      \b(?:from you|another|again|one more|any more|more of)\b.{0,60}\b(?:
        call\w*|lawyers?|attorneys?|report\w*|block\w*|complain\w*|police|ftc|authorit\w+|sue|spam|junk|
        action
      )\b|
    \bif you (?:e?mail|write|contact|message|bother)\b.{0,25}
      \b(?:again|once more|any more|one more time)\b.{0,60}\b(?:
        call\w*|lawyers?|attorneys?|report\w*|block\w*|complain\w*|police|ftc|authorit\w+|sue|spam|junk|
        action
      )\b
  `),
  new RegExp(inLines`
    \byour (?:e?mails?|messages?|letters?|next (?:one|e?mail|message)) (?:\w+ ){0,4}
      (?:go|goes|going|land|lands|end up|ends up|sent|filtered|routed|moved)\b.{0,15}
      \b(?:junk|spam|trash|bin|blocked|deleted)\b(?!.{0,40}\b(?:sorry|found|rescued|luckily|glad|added|whitelist\w*|resend|again)\b)
  `),
  // Asked before, and a word that was given.
  new RegExp(inLines`
    \b(?:how (?:often|many (?:more )?times)|what else)\b.{0,20}
      \b(?:do|must|have|need|should|did) (?:i|we)\b.{0,30}
      \b(?:say|tell|do|decline|refuse|ask|repeat|stop)\b|
    \b(?:which|what) part of\b.{0,50}\bnot (?:you )?(?:understand|get|clear)\b|
    \bwhat part of\b.{0,50}\b(?:is|was|are)(?: \w+)? (?:unclear|not clear|hard)\b
  `),
  new RegExp(inLines`
    \b(?:hold|holding) you to (?:that|it|your word|this)\b(?!.{0,30}\b(?:price|order|offer|minimum|date)\b)|
    \byou (?:said|promised|wrote|told (?:me|us)|swore|claimed|called it)\b.{0,40}
      \b(?:your|the|be|was|this|that) (?:very )?
      (?:last|final) (?:one|e?mail|message|letter|note|time|try|attempt|reminder)\b|
    \byou (?:said|promised|swore) (?:that )?
      (?:you|it|this|they) (?:would|had|will)? ?(?:stop\w*|not (?:write|e?mail|contact))\b
  `),
  new RegExp(inLines`
    \b(?:i|we) (?:thought|believed|assumed|was told|were told) (?:that )?
      (?:i|we) (?:had|would|was|were|have)(?: already)?
      (?: been)? (?:removed|unsubscribed|taken off|opted out|off (?:your|this|the) list|deleted)\b
  `),
  new RegExp(String.raw`\b(?:${NO_IS_NO})\b`),
  /\b(?:rather|prefer|like|wish)\b.{0,15}\bhear (?:nothing|no) (?:further|more|else)\b|\bhear (?:nothing|no) (?:further|more) (?:from|of) (?:you|this)\b/,
  // Nobody said that they might be written to.
  new RegExp(inLines`
    \b(?:
      nie|nicht|keine?|niemals|jamais|pas|aucun|nunca|no|ningun|mai|non|nessun|geen|nooit|nao|nenhum|aldrig|
      inte|inget|ikke|aldri
    )\b.{0,40}\b${CONSENT}\b${NOT_OF_SALES}.{0,40}\b(?:
      werb\w*|e-?mails?|mails?|kontakt\w*|erteilt|gegeben|
      publicit\w*|prospection|donne\w*|dado|dimos|prestado|publicidad\w*|contact\w*|dato|pubblicit\w*|
      gegeven|reclame|dado|demos|otrzymyw\w*|ofert\w*|przetwarz\w*|wysyl\w*|reklam\w*|gett|gitt|givet|
      utskick
    )\b|
    \b${CONSENT}\b.{0,40}\b(?:nie|nicht|niemals|jamais|nunca|mai|nooit|aldrig|aldri)\b.{0,12}
      \b(?:erteilt|gegeben|donne\w*|dado|dato|gegeven|gett|gitt|givet)\b
  `),
  new RegExp(
    String.raw`\b(?:cofam\w*|wycofuj\w*|widerruf\w*|ziehe\w*|retir\w+|revo[cq]\w+|trek\w*|aterkall\w*|trekker|traekker)\b.{0,30}\b${CONSENT}\b|\bnicht eingewilligt\b`,
  ),
  new RegExp(inLines`
    \b(?:no|not|never|without)\b.{0,30}\b(?:consent|permission)\b.{0,40}
      \b(?:e?mail\w*|contact\w*|send\w*|messag\w*|writ\w*|market\w*|solicit\w*|cease|stop)\b
      (?!.{0,20}\b(?:sell|resell)\w*)|
    \b(?:you|sie|vous) (?:do not have|have no|haben keine|n'avez pas) (?:\w+ )?
      (?:consent|permission|erlaubnis|autorisation)\b.{0,30}
      \b(?:e?mail\w*|contact\w*|write|mailen|schreiben|anschreiben|kontaktieren|ecrire|contacter)\b|
    \b(?:so|then|now|please|kindly),? (?:cease|desist|refrain)(?: (?:now|please|and desist))?[ .!]*$
  `),
  // Told by somebody else, for whom it is.
  new RegExp(inLines`
    \b(?:see (?:to it )?that|make sure|ensure|take care that)\b.{0,25}
      \b(?:he|she|they|we|i|it|nobody|no one)\b.{0,12}\b(?:
        gets? (?:none|nothing|no)|receives? (?:none|nothing|no)|does not|do not(?: (?:get|receive|hear))?|
        is not (?:written|e?mailed|contacted|bothered)
      )\b(?!.{0,20}\b(?:order|invoice|sample|sell)\w*)
  `),
  new RegExp(
    String.raw`\b(?:not|no longer|never) (?:take|accept|welcome|want|read|answer|entertain|respond to|reply to) (?:\w+ ){0,4}${MAILS} from\b`,
  ),
  // Peace, a break, an end here.
  new RegExp(inLines`
    \b(?:have|get|like|want|need|appreciate|enjoy|grant us|grant me) (?:
      some |a (?:bit|little) (?:of )?|our |my )?(?:peace|peace and quiet|quiet|silence)\b
      (?= ?[.!?]*$|,| (?:please|now|from|at|in|around|and quiet))|
    \bgive (?:me|us) (?:a break|a rest|some peace|some rest|peace)\b|
    \blet us (?:just )?(?:end|leave|close|stop|finish|drop) (?:
      it|this|things|the matter|the correspondence
    ) (?:here|there|at that|now)\b|
    ^(?:please |just |kindly )?let (?:it|this) (?:be|go|rest|drop)
      (?:,? (?:please|now|will you|would you|already))*[ .!?]*$|
    \b(?:be|as) (?:our|the|your) (?:very )?
      (?:last|final) (?:exchange|correspondence|conversation|communication|contact|word)\b
  `),
  new RegExp(inLines`
    \b(?:schluss|genug) (?:jetzt |nun |bitte )?(?:mit|von) (?:\w+ )?
      (?:e-?mails?|mails|nachrichten|werbung|anfragen|post)\b|
    \b(?:fragen|haken|fassen|bohren) sie (?:bitte |hier |bei uns )*nicht (?:
      mehr|wieder|weiter|noch ?(?:ein)?mal
    ) nach\b|
    \bvon (?:\w+ )?(?:e-?mails?|mails|nachrichten|anschreiben|zusendungen|werbung|post) (?:an \w+ )?ab(?:zu)?sehen\b
  `),
  new RegExp(inLines`
    \b(?:
      stufi|stanchi|stanco|stufa|stufo|hart[oa]s?|cansad[oa]s?|fart[oa]s?|marre|assez|leid|satt|beu|zat|
      trott|lei|traet
    ) (?:av |af |pa |di |de |d'|von |van )?(?:delle |dei |dos |das |del |des |der |den |les )?(?:
      vostr\w+|sus?|vuestr\w+|seus|suas|vos|ces|ihre\w*|diese\w*|deze|die|jullie|uw|era|dina|deres|dine
    ) (?:\w+ )?(?:
      e-?mails?|mails?|correos?|mensa\w+|messagg\w+|messages?|courriels?|nachrichten|berichten|mejl|
      e-?post\w*
    )\b
  `),
  new RegExp(inLines`
    ^(?:please |bitte |por favor,? |per favore,? |merci,? )?(?:
      oubliez-nous|oubliez-moi|oublie-moi|olvidense de (?:nosotros|mi)|olvidenn?os|olvideme|
      dimenticat(?:eci|emi)|
      vergessen sie (?:uns|mich)|
      vergeet (?:ons|mij)|esquecam-(?:nos|me)|forget (?:us|me)|
      glom (?:oss|mig)|glem (?:oss|os|meg|mig)
    )(?:,? (?:bitte|merci|por favor|gracias|grazie|danke|please|thanks))*[ .!]*$
  `),
  new RegExp(inLines`
    \bvill? inte ha (?:\w+ )?(?:mejl|mail|e-?post|meddelanden|utskick|reklam)\b|
    \bvil ikke ha(?:ve)? (?:\w+ )?(?:mailer?|mails|e-?post\w*|henvendelser|beskeder|reklame)\b|
    \b(?:lat|la|lad) (?:mig|meg|oss|os) (?:vara|vaere)\b|
    \bundanbe(?:r|dja) (?:mig|oss)\b|
    \bfrabed?e?r? (?:os|oss|mig|meg)\b|
    \b(?:onsker|vill?|onskar) (?:ikke|inte) (?:\w+ )?
      (?:bli|blive|bliva) (?:kontakt\w+|skrevet|mailet|mejlad\w*)\b|
    \blad (?:\w+ )?vaere med at\b
  `),
  /\brezygnuj\w+ z (?:otrzymywania|newsletter\w*|subskrypcji|wiadomosci|mailingu)\b|\bpros(?:ze|imy) (?:mnie|nas) (?:\w+ )?(?:wypisac|usunac|wykreslic|skreslic)\b/,
  new RegExp(inLines`
    \bwhich of (?:my|our) (?:\w+ )?no(?:e?s|'s)\b|
    \b(?:border\w*|verg\w+) on (?:spam\w*|harass\w*|pester\w*)|
    \bwast(?:e|ing) (?:my|our|your) time(?: and (?:mine|ours))?\b(?!.{0,30}\b(?:apolog\w*|sorry|not)\b)|
    ^(?:please |now |just )*move (?:on|along)\b(?! (?:to|with|from)\b)|
    \bplease move (?:on|along)[ .,!]
  `),
  new RegExp(inLines`
    \b(?:ask|asks|want|wish|request)\b.{0,25}\b(?:left|kept) out of (?:this|it|these|that|your)\b|
    \b(?:only thing|all|nothing)\b.{0,6}\b(?:i|we) (?:want|ask|need|wish)\b.{0,30}
      \b(?:silence|peace|quiet|(?:to|would) stop|leave (?:me|us))\b
  `),
  new RegExp(inLines`
    \b(?:prefer|rather|ask|asks|request|like|wish|suggest|recommend)\b (?:that )?(?:it if )?you (?:
      do |would |did |please )?not (?:follow up|write|e?mail|contact|reach|send|try|come back|get back)\b|
    (?:^|[,;:.!-] ?|\band |\bplease )(?:do not|never) come back\b.{0,10}
      \b(?:with|about|on) (?:this|that|it)\b|
    \bconsider (?:this|the) (?:whole )?
      (?:matter|subject|correspondence|conversation|case|thread|discussion|exchange) (?:now )?
      (?:closed|over|ended|finished)\b|
    \b(?:matter|conversation|subject)'s (?:now )?(?:closed|over)\b
  `),
  new RegExp(inLines`
    \bstell\w+ (?:sie )?(?:bitte )?(?:\w+ ){0,5}
      (?:\w*versand|mails?|e-?mails?|zusendung\w*|werbung|anfragen|sendungen|nachrichten)\b.{0,25}\bein\b|
    \b(?:evita(?:te|re)?|eviti|evite[zn]?|eviter|vermeiden sie)\b.{0,15}\b(?:
      scriver\w*|contattar\w*|inviar\w*|mandar\w*|ecrire|contacter|relancer|
      envoyer|escribir\w*|contactar\w*|enviar\w*|nachrichten|mails
    )\b(?!.{0,30}\b(?:amazon|avant|antes|prima|vor)\b)
  `),
  new RegExp(inLines`
    ^(?:vanligen |snalla |var god |venligst |vennligst )?(?:ta bort|fjern|stryk) (?:mig|oss|os|meg)
      (?:,? (?:tack|takk|tak))?[ .!]*$|
    \b(?:avsluta|avslut|stop|stopp|stoppa) (?:\w+ )?
      (?:utskick\w*|mejl\w*|prenumeration\w*|e-?post\w*|udsendelse\w*|nyhedsbrev\w*|nyhetsbrev\w*)\b
  `),
  /\b(?:rather|prefer)\b (?:that )?you (?:wrote|write|tried|asked|contacted|e?mailed|bothered)(?: to)? (?:someone|somebody|anyone|anybody) else\b/,
  new RegExp(inLines`
    \b(?:please|kindly|just|and) drop (?:me|us)(?=[ .!,]*$|,)(?!, (?:a|an|your)\b)|
    \b(?:consider|take|treat) (?:this|it)\b.{0,20}\bwithdrawal of (?:my |our |any |all )?consent\b|
    ^(?:please )?del (?:my|our|this) (?:\w+ )?(?:e?mail|address|addy|contact)\w*[ .!]*$|
    \bnot put (?:me|us) through (?:an?|another|any|more)\b
  `),
  // Of one list in other tongues, where the word for striking is a small one.
  new RegExp(inLines`
    \bschrijf (?:mij|me|ons|dit adres)\b.{0,20}\buit\b|
    \b(?:radera|slett|slet|fjern|stryk|ta bort) (?:\w+ )?
      (?:vara|var|vart|mina|min|mitt|vores|vare|mine) (?:\w+ )?
      (?:uppgifter|data|adress\w*|opplysninger|oplysninger|mejl\w*|mail\w*|e-?post\w*|kontakt\w*)\b|
    \b(?:ingen?|inga|inte|ikke|ikkje) (?:\w+ ){0,2}(?:fler|flere|mer|mere|ytterligare|yderligere)\b.{0,15}\b(?:
      mejl|mail\w*|e-?post\w*|
      meddelande\w*|meldinger|beskeder|henvendelser|utskick|brev|reklam\w*|pamminn\w*|paminn\w*|purring\w*
    )\b(?!.{0,20}\b(?:behovs|nodvand\w*|trengs|nodvendig\w*|kravs)\b)
  `),
];
