import { inLines } from '../../../../../kernel/in-lines.ts';
import { BARRED } from './barred.ts';
import { DESIST } from './desist.ts';
import { DESIST_ABROAD } from './desist-abroad.ts';
import { IN_PEACE } from './in-peace.ts';
import { LAST_CONTACT } from './last-contact.ts';
import { LAST_WORD, NOT_BEFORE } from './last-word.ts';
import { MORE_MAIL_LATER } from './more-mail-later.ts';
import { NO_MORE_MAIL } from './no-more-mail.ts';
import { OTHER_THAN_STOP } from './other-than-stop.ts';
import { OTHER_THAN_STOP_ABROAD } from './other-than-stop-abroad.ts';
import type { Phrases } from './phrases.ts';

/** "Take the red mugs off your list": of an order. */
const OF_AN_ITEM = new RegExp(inLines`
  \b(?:take|remove|strike|drop|cross|scratch|delete) the (?!(?:\w+ )?(?:
    address|e?mail|compan|firm|name|entry|contact|brand|record|number|mailbox|inbox|account|following|above|
    undersigned|domain|data|details|shop|business
  )).{3,30} off (?:your|the) (?:list|order)\b
`);

/** "Write no more", "delete my address": whatever reason stands beside it. */
export const STOP: Phrases = {
  says: [
    ...NO_MORE_MAIL,
    ...LAST_WORD,
    ...LAST_CONTACT,
    ...IN_PEACE,
    ...BARRED,
    ...DESIST,
    ...DESIST_ABROAD,
    new RegExp(inLines`
      ^(?:please,? )?(?:
        no more|enough|that will do|that is (?:quite )?enough|
        basta|ya basta|das reicht|es reicht|
        ca suffit|genug|schluss|suffit
      )(?: of (?:this|these|them|that))?
        (?:,? (?:please|now|thanks|thank you|bitte|danke|svp|merci|por favor|gracias|grazie))*[ .!]*$
    `),
    new RegExp(inLines`
      \b(?:how|where|(?:is there|what is) (?:a|an|the|any|some) way)\b.{0,25}
        \b(?:get (?:off|out of)|opt[- ]?out|make (?:this|these|it|them) stop|be taken off)\b|
      \bno means no\b|
      \bwhat part of (?:no|stop)\b|
      \bfor the last time:? (?:no|stop|please|leave)\b
    `),
    new RegExp(inLines`
      (?:^|[,;:.!-] ?|\band |\bplease )(?:do not|never) (?:try|attempt|ask|insist)
        (?: (?:this|it|that|us|me))?(?: again| any ?more)\b|
      \bclose (?:your|the|our|my) (?:file|record|case|entry)s?(?: (?:on|for|about) (?:us|me))?[.! ]*$|
      \b(?:e?mails?|messages|this|it) (?:to |should |must |has to |have to )?
        (?:end|stop|cease) (?:here|now|there|today)\b
    `),
    new RegExp(inLines`
      \b(?:make|let) (?:this|that) (?:be )?
        (?:your|the) (?:very )?last (?:attempt|try|e?mail|message|one|note|contact)\b|
      \bgive (?:it|this|that|us) (?:all )?a rest\b|
      ^(?:please |just |kindly )?leave it(?: (?:there|at that|be|alone))?[.! ]*$|
      \b(?:not|never|do not|no longer) (?:accept|take|read|want|welcome|open|answer|respond to) (?:any )?
        (?:(?:unsolicited|vendor|supplier|reseller|cold|sales|marketing|such|these)(?: or )?\s?)+
        (?:e?mails?|mail|solicitations?|pitches|messages)\b
    `),
    /\b(?:we|us|me|i) (?:'re |are |am |come )?off (?:of )?(?:whatever|any|all|every|each|your|the|this) (?:\w+ )?(?:mailing )?lists?\b|\b(?:we're|i'm) off (?:of )?(?:whatever|any|all|every|your|the|this) (?:\w+ )?lists?\b/,
    // A box for customers is to be kept free of us.
    /\bkeep (?:\w+ ){0,3}(?:pitches|proposals|offers|solicitations?|mailings?|outreach|e?mails?|messages) (?:away from|out of|off) (?:our|this|my|the)\b/,
    /\bsehen sie\b.{0,30}\bvon (?:\w+ ){0,3}\w*(?:vorschlag|angebot|zusendung|anschreib|mail|nachricht|werbung|anfrage|kontakt)\w*(?: \w+){0,2} ab[.! ]*$/,
    // English
    /^(?:hi|hello|hey|please|pls|kindly)?[ ,]*(?:unsubscribe|remove|opt[- ]?out|take me off|stop)(?: (?:me|us|this|now|please|thanks|thank you|immediately|asap))*[ .!]*$/,
    /\bunsubscribe (?:me|us|this|my|our|from|info|all)\b|\b(?:please|kindly|want to|wish to|like to|like you to|me|us|asking to) (?:be )?unsubscribed?\b/,
    new RegExp(inLines`
      \b(?:remove|take|delete|drop|strike|scrub|purge|erase|scratch)\b (?:
        me|us|my|our|this|the|all|his|her|any|everything|it
      )\b.{0,60}\b(?:
        (?<!price )lists?|mailings?|database|db|crm|records|systems?|distribution|sequence|campaign|
        outreach|files
      )\b
    `),
    /\b(?:remove|delete|erase|purge|scrub) (?:me|us|my|our|this|all|any)\b.{0,30}\b(?:email|address(?:es)?|contact (?:info\w*|details)|details|information|data|info)\b/,
    new RegExp(inLines`
      \b(?:remove|delete|erase|purge|destroy)\b(?: \w+){0,3}? personal (?:information|data|details)\b(?! (?:
          page|section|part|fields?|from the form)\b)|
      \b(?:tak(?:e|ing)|strik(?:e|ing)|cross(?:ing)?|remov(?:e|ing)|drop(?:ping)?|delet(?:e|ing)|leave|leaving)\b
        (?: \w+){0,2}? (?:x@y\.zz|my address) (?:\w+ )?(?:off|from|out of)(?: \w+){0,3}? (?:lists?|mailings?|database|crm|campaigns?)\b
    `),
    /\b(?:remove|delete) (?:me|us)\b|\btake (?:me|us|this address|our \w+) off\b|\boff (?:of )?your (?:mailing |email |contact )?list\b/,
    new RegExp(inLines`
      \b(?:stop|quit|cease|no more|discontinue|end)\b.{0,25}\b(?:
        emailing|contacting|messaging|writing|sending|spamming|spam|soliciting|solicitations?|bothering|
        reaching out|following up|follow[- ]?ups?|these emails|emails|messages|cold emails|outreach
      )\b
    `),
    /\b(?:do|please) not (?:\w+ )?(?:email|mail|write|contact|message|solicit|reach out|follow up|get in touch|call|approach|bother|spam)\b.{0,50}\b(?:again|any ?more|further|future|us|me|this (?:address|email|inbox|company))\b/,
    /\bdo not (?:ever )?(?:send|mail) (?:me |us )?(?:any )?(?:more |further |other |additional |unsolicited |such )*(?:emails?|mails?|messages?|solicitations?|offers|anything|follow)\b/,
    new RegExp(inLines`
      (?<!\b(?:we|i|they|he|she) )\b(?:never|no longer) (?:contact|email|write|message)\b|
      \b(?:no|any) further (?:
        contact|emails?|communications?|messages|correspondence|outreach|solicitations?
      )\b|
      \bno more (?:emails?|contact|messages|mail)\b
    `),
    /\bhow did you get (?:this|my|our)\b.{0,60}|^(?:please )?(?:delete|remove) (?:it|this|that|them)[.! ]*$|\b(?:kindly|please) (?:stop|cease|desist|discontinue|refrain)(?: (?:this|these|it|now))?[.! ]*$|^enough[.! ]*$/,
    new RegExp(inLines`
      \bnot (?:to )?(?:send|mail|email|write|contact|message)(?: to)? (?:me|us)\b.{0,25}
        \b(?:any ?more|again|further|more|these|such)\b|
      \bleave (?:me|us) (?:off|out)\b(?! of (?:the |any |all |your )?(?:\w+ )?(?:bundles?|deals?|kits?|sets|ads|adverts?|coupons?|auctions?|price wars?)\b)|
      \b(?:quit|stop) mailing\b|
      \bnot (?:to )?(?:be )?(?:contacted|emailed|written to)\b|
      \brather not (?:receive|get|hear)\b|
      ^(?:bitte )?keine (?:weiteren |mehr )?(?:e-?mails?|mails|nachrichten|werbung)\b
    `),
    new RegExp(inLines`
      \b(?:prefer|rather|like|want|wish|ask(?:ed|ing)?|appreciate)\b.{0,25}\bnot (?:to )?
        (?:hear|be (?:contacted|emailed|approached|written)|receive|get (?:any|more|these|such|further))\b|
      \b(?:exclude|omit|block|strike|drop|blacklist|purge)\b.{0,15}
        \b(?:us|me|this address|our (?:company|address|email))\b.{0,30}\b(?:from|off|future|on)\b|
      \b(?:end|cease|discontinue|terminate) (?:all |any |further |this |these |your )*
        (?:communications?|correspondence|contact|mailings?|messages|emails?|outreach)\b|
      \bappreciate (?:it if )?(?:no more|no further|you (?:would |did |could )?(?:not|stop))\b
    `),
    new RegExp(inLines`
      \b(?:go away(?! (?:fast|quick\w*|(?:this|next) \w+|on (?:holiday|vacation|leave))\b)|get lost|buzz off|piss off|f\*+ off|fuck off|knock it off|cut it out|quit it)\b|
      \b(?:want|wish) (?:to be )?(?:off|out of|removed)\b(?! (?:our|the (?:current|old)|their)\b)|
      \bnot (?:want|wish)\b.{0,20}\b(?:on|in|part of) (?:your|this|the|any) (?:\w+ )?
        (?:list|database|mailing|sequence|campaign)\b|
      \b(?:see|hear|have|get|want|read) no more (?:of|from)\b|
      \bno (?:more|further) (?:of )?(?:this|these|that|messages?|mails?|correspondence|follow)\b|
      \b(?:remove|removed|removal) (?:please|asap|immediately|request\w*)\b|
      \brequest(?:ing)? (?:removal|deletion|to be removed)\b|
      \b(?:your|this) (?:email|message|mail)s? (?:is|are) (?:not wanted|unwanted|unwelcome|not welcome)\b|
      \bnot welcome\b|
      \bwithdraw (?:(?:my|our|any|all|whatever|the) )?(?:consent|permission)\b|
      \b(?:forget|lose) (?:about )?(?:us|me)\b
    `),
    new RegExp(inLines`
      \b(?:ya no )?(?:deseo|deseamos|quiero|queremos) (?:recibir|seguir recibiendo)\b.{0,5}\bmas\b|
      \bya no (?:deseo|deseamos|quiero|queremos) (?:recibir|que)\b|
      \b(?:dejad|dejen|deja) de \w+[aei]r\w*\b|
      \bborradme\b|
      \bbasta (?:con|di|email|mail|messaggi|correos)\b(?! (?:un[ao]?|el|la|l[oi]|su|il|tu|l')\b)|
      \bnon (?:voglio|vogliamo) piu\b|
      \bnicht (?:mehr )?(?:angeschrieben|kontaktiert|belastigt) (?:werden|zu werden)\b|
      \bunterlassen sie\b.{0,40}\b(?:mails?|e-?mails|anfragen|nachrichten|kontakt\w*|werbung)\b|
      \bne souhait\w+ (?:pas|plus) (?:
        etre (?:contact|sollicit|demarch|relanc|derang)\w*|recevoir|que (?:vous|l'on|on) (?:nous|me|m')
      )|
      ^(?:please |svp )?(?:stop|assez)(?: svp)?[ !.]*$
    `),
    /\bopt(?:ing|ed)?(?: me| us)?[- ]out\b/,
    new RegExp(inLines`
      \b(?:do not|no longer|never) (?:wish|want|care|would like) to (?:
        receive|be contacted|hear from|get (?:any|more|these|your)|be (?:emailed|on)
      )\b|
      \bnot (?:interested in|want|wanting) (?:to )?
        (?:receiv\w+|get(?:ting)?) (?:any |more |these|those|this|such|further|your)\b|
      \bmake no further\b|
      \bdid not (?:sign up|subscribe|opt in|ask) (?:for|to)\b.{0,40}\b(?:stop|remove|this|these|emails?)\b
    `),
    /\b(?:lose|forget) (?:my|our|this) (?:email|number|address|contact)\b|\bleave (?:us|me) alone\b|\bdo not contact list\b/,
    /\b(?:right to (?:erasure|be forgotten)|(?:gdpr|ccpa)\b.{0,60}\b(?:delet\w+|eras\w+|remov\w+|request)|(?:delet\w+|eras\w+|remov\w+)\b.{0,60}\b(?:personal data|gdpr|ccpa))/,
    /\b(?:report(?:ed|ing)?|mark(?:ed|ing)?|flag(?:ged|ging)?)\b.{0,25}\bspam\b/,
    new RegExp(inLines`
      ^(?:spam|junk|reported|blocked|reported as (?:spam|junk))[ .!]*$|
      \bforg[eo]t\w* (?:that )?(?:i|we|me|us|this address) (?:exists?|ever)\b|
      \b(?:erase|delete|remove|purge|destroy) (?:the |this |that )?(?:e-?mail )?address(?:es)?\b
        (?! from (?:the|your) order)
    `),
    // Who means to complain of us to an authority.
    new RegExp(inLines`
      \b(?:
        datenschutz(?:behorde|beauftragt\w*)|aufsichtsbehorde|cnil|aepd|
        agencia de proteccion de datos|garante (?:della |per la )?privacy|autoriteit persoonsgegevens|
        information commissioner|data protection (?:authority|office\w*|agency)|regulator|spam ?cop
      )\b
    `),
    // German
    /\b(?:nehmt|nimm|nehmen|streicht|loscht|werft|holt)\b.{0,15}\b(?:uns|mich)\b.{0,12}\b(?:raus|heraus|runter|weg)\b|\b(?:jetzt|nun|mir|uns|langsam) reicht(?:'s|s| es)?\b|\bhor(?:t|en sie)? (?:bitte |endlich |jetzt |doch )?auf\b/,
    new RegExp(inLines`
      \b(?:nehmen|nimm|streichen|streiche|loschen|losche|entfernen|entferne)\b.{0,30}
        \b(?:mich|uns|meine|unsere|diese|die)\b.{0,50}\b(?:
          verteiler\w*|liste|listen|mailingliste|datenbank|kartei|adressen?|e-?mail\w*|mailadresse|daten|
          kontaktdaten|system
        )\b
    `),
    /\baus (?:ihre[mr]|eure[mr]|dem|der|deine[mr]) (?:\w+ )?(?:verteiler\w*|mailingliste|liste|datenbank|adressliste|kartei)\b|\b(?:austragen|abmelden|abbestellen)\b|\bvom (?:newsletter|verteiler)\b/,
    /\bkeine (?:weiteren |weitere |solchen |mehr )?(?:e-?mails?|mails|nachrichten|werbung|werbemails|anfragen|zuschriften|kontaktaufnahmen?)\b.{0,40}\b(?:mehr|schicken|senden|zusenden|erhalten|wunsch\w*|zukommen|bekommen|an uns|an mich)\b/,
    new RegExp(inLines`
      \b(?:kontaktieren|schreiben|anschreiben|belastigen)\b.{0,25}
        \bnicht (?:mehr|wieder|erneut|weiter|noch einmal|nochmals)\b|
      \bnicht (?:mehr|wieder|erneut|weiter|langer)\b.{0,25}\b(?:zu )?
        (?:kontaktier\w*|anschreib\w*|anzuschreib\w*|schreib\w*|angeschrieb\w*|belastig\w*|anmail\w*)\b
    `),
    new RegExp(inLines`
      \b(?:von weiteren|auf weitere)\b.{0,40}\b(?:ab(?:zu)?sehen|verzichten)\b|
      \b(?:widerspreche|widersprechen)\b|
      \bloschung (?:meiner|unserer|der) \w*daten\b|
      \b(?:dsgvo|ds-gvo)\b.{0,80}\blosch\w*|
      \blosch\w*\b.{0,80}\b(?:dsgvo|ds-gvo)\b|
      \bhoren sie (?:bitte )?auf\b
    `),
    /\bmeld(?:en sie|et|e?) (?:sich|euch|dich) (?:bitte )?(?:hier |bei (?:uns|mir) )?(?:nicht|nie) (?:mehr|wieder)\b(?!.{0,40}\b(?:unter|vor|bis|sondern)\b)/,
    // French
    /\b(?:desabonn\w+|desinscri\w+)\b|\b(?:retire[rz]|supprime[rz]|enleve[rz]|efface[rz]|raye[rz]|ote[rz])\b.{0,40}\b(?:liste|listes|base|adresse|donnees|coordonnees|fichiers?|e-?mail|mailing|contacts)\b/,
    /\b(?:retirez|supprimez|enlevez|rayez|otez)[- ](?:moi|nous)\b|\bne plus (?:nous|me|m'|etre|recevoir|vouloir)\b.{0,30}\b(?:contact\w*|ecri\w*|envo\w*|sollicit\w*|demarch\w*|recevoir|message\w*|mails?)\b|\bne plus recevoir\b/,
    new RegExp(inLines`
      (?<!\b(?:je|j'|on|il|elle|qui) )\bne (?:nous |me |m')\w+(?:[- ]\w+)? plus\b|
      \b(?:cesse[rz]|arrete[rz])\b.{0,40}\b(?:envo\w*|contact\w*|ecri\w*|mails?|messages?|sollicit\w*)\b|
      \brgpd\b.{0,80}\b(?:effac\w+|suppr\w+)|
      \b(?:effac\w+|suppr\w+)\b.{0,80}\brgpd\b|
      \bplus (?:aucun|de) (?:mails?|messages?|e-?mails?|sollicitations?)\b|
      \bne souhait\w+ plus (?:recevoir|etre)\b
    `),
    /\b(?:suppression|effacement|retrait) (?:\w+ ){0,3}(?:donnees|coordonnees|adresse)\b|\b(?:supresion|cancelacion|borrado|eliminacion) (?:\w+ ){0,3}(?:datos|correo|direccion)\b/,
    // Spanish
    /\b(?:dar(?:me|nos|los)?|denos?|deme|dese|denme|dennos|solicit\w+|pid\w+|quiero|queremos|tramit\w+)\b.{0,20}\b(?:de )?(?:la )?baja\b|\bbaja (?:de|en) (?:su|la|esta|sus)\b/,
    /\b(?:elimin|borr|quit|retir|suprim)\w*\b.{0,50}\b(?:listas?|base de datos|correo|direccion|datos|email)\b/,
    new RegExp(inLines`
      \bno (?:nos|me) (?:vuelvan? a )?(?:escrib\w+|contact\w+|envi\w+|mand\w+|molest(?:e[ns]?|eis|ar))\b
        (?!.{0,20}\bhasta\b)|
      \b(?:dejen?|deje|deja|paren?|pare) de (?:escrib|envi|contact|mand|molest)\w*|
      \bno (?:vuelva|vuelvan|vuelvas)\b.{0,12}\b(?:contact|escrib|envi)\w+|
      \bno (?:queremos|quiero|deseamos|deseo) (?:recibir|que (?:nos|me))\b|
      \bno (?:queremos|quiero) mas (?:correos|mensajes|emails)\b
    `),
    // Italian
    /\b(?:cancell|rimuov|elimin|tog[lh]|disiscriv)\w*\b.{0,50}\b(?:list[ae]|mailing|database|indirizzo|dati|contatt\w*|archivi\w*|rubrica)\b|\b(?:cancell|rimuov|togli?e|elimina)\w*(?:temi|teci|mi|ci)\b|\bdisiscri\w+/,
    new RegExp(inLines`
      \bnon (?:ci |mi )?(?:contatt|scriv|invi|mand|disturb)\w+(?:ci|mi|teci|temi)? (?:
        piu|oltre|ulterior\w*|nuovamente|altr\w+
      )\b|
      \bnon (?:vogliamo|voglio|desider\w+)\b.{0,15}\b(?:ricevere|essere (?:piu )?contattat\w)|
      (?<!\b(?:quando|appena|finche|se) (?:non )?)\bsmett\w+ di\b(?! (?:piov|nevic|grandin|soffi|tuon|gel|far\w* (?:cald|fredd)|lavor|produrr|fabbric)\w*)|
      \bnon (?:scrivete|contattate|scrivere|contattare)(?:ci|mi)? piu\b
    `),
  ],
  unless: [
    ...MORE_MAIL_LATER,
    ...NOT_BEFORE,
    ...OTHER_THAN_STOP,
    ...OTHER_THAN_STOP_ABROAD,
    new RegExp(inLines`
      (?:^|[,;:.!-] ?|\b(?:and|please|but) )do not stop\b(?! by)|
      \bdo not stop (?:emailing|writing|sending|asking|contacting)\b|
      \b(?:spam|junk)\b.{0,30}\bby (?:mistake|accident)\b|
      \b(?:by (?:mistake|accident)|sorry)\b.{0,40}\b(?:spam|junk)\b|
      \b(?:went|landed|ended up|found|got|stuck|was|were|sitting) (?:\w+ )?(?:in|into) (?:my |our |the )?
        (?:spam|junk)\b
    `),
    /\bdo not (?:contact|email|call|message|reach out to|approach) (?:our|the|any|amazon|other|individual) (?:stores?|retailers?|customers?|reps?|dealers?|team members)/,
    /\b(?:cease and desist|stop sending (?:the )?samples)\b|\boff (?:your|my|our|their) (?:plate|hands|shoulders|mind|desk)\b/,
    /\bdo not (?:contact|email|write)\b.{0,40}\b(?:instead|use the form|until)\b/,
    // Another address instead: "don't email me, email Jo".
    new RegExp(inLines`
      \b(?:not|no|ne|non|nicht|niet|nao)\b.{0,60}
        \b(?:but|rather|instead|sino|sondern|mais|ma|maar|mas)\b.{0,40}x@y\.zz|
      \bno (?:nos|me) escrib\w+ (?:aqui|a esta)\b|
      \bnot (?:e?mail|write|contact|call|message)\b
        (?!.{0,20}\b(?:again|any ?more|ever)\b).{0,15}[,;:–-] ?(?:but |please |rather |instead )*
        (?:e?mail|write|contact|call|try|ask|use|message)\b
    `),
    new RegExp(inLines`
      \bnot (?:want|wish|like|care) to be (?:\w+ )?on (?:
        amazon|e-?bay|walmart|marketplaces?|any (?:marketplace|platform)|there
      )\b|
      \bstop the press(?:es)?\b|
      \byou (?:have to|must|need to|were|would have to|can) (?:be )?(?:removed|taken off)\b|
      \b(?:use|using|take) (?:this one|(?:the|our) new (?:one|address))\b
    `),
    /\b(?:and|then|or) (?:please )?(?:write|try|ask|come|get|reach|apply|e?mail|contact) (?:\w+ ){0,2}(?:again|back)\b|\bnot call\b(?:(?!\bnot\b).){0,12}\b(?:e?mail|write)/,
    // Other things that one stops, writes off or has left.
    /(?<!\bnot )\bstop(?:s|ping|ped)? (?:by|in at|over|at)\b|\b(?:write|wrote|writing) (?:me|us|it|this|that|them) off\b|\boff (?:of )?your (?:\w+ )?list of\b|\b(?:i|we|they) (?:have )?unsubscribed from (?!your|this|these|the|you)\b/,
    // What is offered to everybody, as below a mail: an end to a subscription of the brand's own.
    new RegExp(inLines`
      \b(?:
        unsubscribe|opt[- ]?out|cancel|
        abmelden|abbestellen|afmelden|
        disiscriversi|desinscrire|desabonner|
        darse de baja|puede darse
      )\b(?! (?:me|us)\b).{0,40}\b(?:
        whenever|any ?time|at any (?:time|point)|in (?:one|a) click|as you (?:like|please)|jederzeit|altijd|
        a tout moment|cuando quiera|in qualsiasi momento
      )\b|
      \b(?:you|customers|subscribers|readers) (?:may|can) (?:\w+ ){0,6}
        (?:opt[- ]?out|unsubscribe|delete your)\b(?! (?:me|us|my|our|this)\b)
    `),
    OF_AN_ITEM,
    /\bunsubscribe (?:yourself )?from (?:our|my) (?!(?:\w+ )?(?:address|mailbox|inbox|e?mail))/,
    // Others who are asked, and a brand that is theirs no more.
    new RegExp(inLines`
      \bstop (?:asking|telling|pushing|pestering) (?:brands|people|makers|companies|shops|firms|businesses)\b|
      \b(?:
        gehor(?:t|en|te)|appartien\w*|appartenai\w*|appartien|appartiene|appartengono|pertenec\w+|
        pertence\w*|belong\w*(?! (?:on|in|off|among)\b)|behoort|toebehoor\w*
      )\b.{0,20}\b(?:uns|nous|nos|ci|ons|us|mir|me)?\b
    `),
    // What is promised to us: "you can unsubscribe\", "we will remove the hold".
    /\b(?:we|i) (?:will|can|have) (?:remove|delete|take)\b(?! (?:\w+ )?(?:action|steps|measures)\b)/,
  ],
};

const YES = inLines`
  (?:
    yes|yep|yeah|yup|ok|okay|sure|right|correct|exactly|agreed|definitely|absolutely|indeed|of course|
    by all means|please|
    kindly|now|ja|jawohl|genau|gerne?|bitte|oui|si|claro|
    d'accord|volontiers|certo|sim|por favor|per favore|s'il vous plait|svp|graag|alstublieft|jo|tak|takk|
    tack
  )
`;
const DO = inLines`
  (?:
    do(?: (?:that|so|it|this|just that))?|go ahead|make it so|that|this|(?:that|this|the) one|
    as you (?:say|offer|suggest)|(?:i|we) (?:do|would)(?: like that)?|
    (?:that|this) is (?:exactly )?what (?:i|we) (?:want|would like|prefer)|
    (?:that|it) would be (?:best|good|great|nice|fine|lovely|appreciated)|
    (?:machen|tun) sie das|mach(?:t|en)? das|das|faites(?:[- ](?:le|ca|donc))?|ha[gz]a(?:lo|nlo)|hazlo|eso|
    esto|fatelo|lo faccia|faccia(?:telo)?(?: pure)?|questo|doe dat|doe maar|dat|fa[cz]a isso|isso|gor det|
    gjor det|det|eso mismo|genau das|(?:i|we) would rather not|(?:i am|we are) (?:telling you|saying so)|
    (?:it|this) is of no interest|(?:that|the|your) last line|honou?r (?:that|your last line|it)
  )
`;
const THANKS = '(?:thanks|thank you|many thanks|danke|merci|gracias|grazie|bedankt|dank u|obrigad[oa])';

/** Said below our offer to write no more: that it is taken. */
export const TAKES_OFFER = new RegExp(`^(?:(?:${YES}|${DO}|${THANKS})(?:[ ,.!;:-]+|$))+$`);
