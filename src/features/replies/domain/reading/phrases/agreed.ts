import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Phrases } from './phrases.ts';

/**
 * What only somebody says who goes on with us. Beside it "you needn't write again" is good news: among 770 wishes for
 * silence none had such a word next to it.
 */

const SOON =
  '(?:now|today|tomorrow|soon|shortly|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|next week|this week|(?:the|you|me) \\w+ (?:number|line))';

export const AGREED: Phrases = {
  says: [
    // English
    new RegExp(inLines`
      \b(?:we|i) can (?:agree to|live with|work with) (?:that|this|it|these|those|your (?:\w+ )?(?:terms|price|offer))\b|
      \b(?:send|e-?mail|forward|issue|submit|shoot)(?: (?:me|us|over|it|along))*
        (?: (?:your|the|a|that|an official))? (?:purchase order|po|p\.o\.)(?= |[.,!]|$)(?! (?:box|number))|
      \bplease go ahead with (?:the|your|an) (?:first |opening )?order\b
    `),
    // In German, French, Spanish, Italian and Dutch: who asks for the order itself takes it.
    new RegExp(inLines`
      \b(?:schicken|senden|schick|mailen) sie (?:mir|uns) (?:bitte |einfach |gern )*(?:die|ihre|eine) (?:erste )?bestellung\b|
      \benvoyez(?:-| )(?:moi|nous) (?:le|votre) bon de commande\b|
      \b(?:mandeme|mandenos|enviem?e|envienos) (?:el|su) pedido\b|
      \b(?:mi|ci) mandi (?:pure )?l'ordine\b|
      \bstuur (?:de|uw|je) bestelling maar\b
    `),
    new RegExp(inLines`
      \b(?:we|i) (?:are|am|would be)(?: \w+)? (?:
        in\b(?! (?:the|a|an|no|our|my|full|peak|[a-z]+ing)\b)|on board|sold(?=[ .!]*$)|convinced|persuaded|
        game|keen|up for|interested|
        happy to (?:\w+ )?(?:work|supply|set|help|open|have|do|talk|start|add|partner|chat|sell)|
        glad to (?:\w+ )?(?:work|supply|set|open|have|do|talk|start|add|partner|sell)|
        delighted|thrilled
      )\b
    `),
    new RegExp(inLines`
      \b(?:happy|glad|delighted|pleased|love|excited) to (?:\w+ )?(?:
        work with|supply|set you|have you|do business|partner|open (?:an|your)|get you|start with you|
        sell to you
      )\b|
      \bwant to (?:do this|work with you|go ahead|be (?:part|in)|start)\b
    `),
    new RegExp(inLines`
      \blet us (?:\w+ )?(?:
        talk|do (?:it|this|business)|meet|speak|chat|go ahead|get (?:started|going)|work|have a call|set up|
        start|fix|shake
      )\b(?! (?:to|with|about) (?:someone|somebody))|
      \bcount (?:us|me) in\b|
      \byou (?:have |had )?(?:convinced|persuaded|talked|sold|won) (?:me|us)\b|
      \b(?:it is|that is|consider (?:it|this)|you have got|have) a yes\b|
      ^(?:ok(?:ay)?,? |well,? |oh,? )*yes(?:,| )+
        (?:let|we|i|please do|gladly|with pleasure|happy|absolutely|of course)\b|
      ^(?:yes|with pleasure|gladly|yes,? with pleasure|it is a deal|deal)[ .!]*$|
      \bto supply you\b|
      \b(?:we|i) (?:are|am) (?:all )?ready to (?:go|start|begin|order|do business)\b|
      \b(?:ok(?:ay)?|fine|well),? you win\b|
      \b(?:we|i) accept[.!]*$|
      \b(?:approved|accepted) you\b|
      \byou (?:are|have been) (?:now )?(?:approved|all set|set up|good to go)\b|
      \bwelcome (?:aboard|to the (?:family|club))\b
    `),
    new RegExp(inLines`
      \b(?:opened|set up|activated|approved|created) (?:you |your |a |an |the )(?:\w+ )?account\b|
      \b(?:account|application)\b(?: stays as it is and| remains and)? (?:is|was|has been|stays) (?:\w+ )?
        (?:open|opened|active|approved|live|ready|set up)\b|
      \byou have (?:\w+ )?got (?:your|an|the) account\b
    `),
    new RegExp(inLines`
      \b(?:i|we)(?: will| shall| am going to| are going to)?(?: \w+)? (?:call|ring|phone|give) you\b.{0,20}
        \b${SOON}\b|
      \b(?:i|we)(?: will| shall) (?:\w+ )?(?:ring|call|phone) (?:you\b|${SOON})|
      \b(?:i|we) will (?:\w+ )?(?:
        be in touch|come back to you|get back to you|write(?: you| to you)?|answer(?: you)?|reply
      )\b.{0,15}\b${SOON}\b|
      \btalk (?:to you )?${SOON}\b
    `),
    /\bcall me\b(?!.{0,15}\b(?:old|names?|crazy)\b).{0,40}\b(?:keen|want|interested|happy|glad|love|yes)\b|\bcall me instead\b/,
    // German
    new RegExp(inLines`
      \b(?:wir|da|bin|ich|sind|gern\w*) (?:\w+ ){0,2}dabei\b|
      \b(?:machen|mache|machten) (?:wir |ich )?(?:\w+ )?mit\b(?=[ .!,;]|$)
        (?! (?:ihnen|euch|ihr\w*|der|dem|den) (?:nicht|kein))|
      \b(?:mich|uns) (?:\w+ )?uberzeugt\b|
      \bwir freuen uns (?:auf|und|sehr)\b|
      \b(?:gern|gerne) (?:\w+ )?(?:zusammen\w*|beliefern|mit ihnen)\b|
      \b(?:ich|wir) (?:rufe|rufen) (?:sie |dich |euch )?(?:\w+ )?(?:an|durch|zuruck)\b|
      \brufe\w* (?:sie |dich )?(?:am|morgen|heute|nachste)\b|
      \b\w*konto (?:ist|wurde)\b.{0,20}\b(?:offen|eroffnet|freigeschaltet|angelegt|aktiv)\b|
      \bsie sind (?:\w+ )?(?:freigeschaltet|freigegeben|zugelassen)\b
    `),
    // French
    new RegExp(inLines`
      \b(?:sommes|suis|on est) (?:\w+ )?
        (?:partante?s?|d'accord|convaincu\w*|ravi\w*|interesse\w*|de la partie)\b|
      \bc'est (?:oui|d'accord|ok|entendu|bon pour (?:nous|moi))\b|
      \b(?:m'avez|nous avez|m'as) convain\w+|
      \b(?:avec plaisir|volontiers)\b|
      \b(?:je|nous) (?:vous |t')(?:appelle|appelons|rappelle|telephone)\w*\b|
      \b(?:je|nous) (?:reviens|revenons) vers (?:vous|toi)\b|
      \bd'accord pour\b
    `),
    // Spanish
    new RegExp(inLines`
      \b(?:estamos|estoy|ya) (?:\w+ )?convencid\w+|
      \b(?:me|nos) (?:ha\w* )?convenc\w+|
      \b(?:le|te|les|os) llam(?:o|amos|are)\b|
      \bhablamos (?:el|manana|esta|la|pronto)\b|
      \b(?:encantad\w+|con (?:mucho )?gusto|trato hecho|cuente con nosotros|nos apuntamos|contamos con)\b|
      ^(?:si,? )?(?:adelante|de acuerdo)[ .!]*$
    `),
    // Italian
    new RegExp(inLines`
      \b(?:mi|ci) (?:avete|ha|hai) convint\w|
      \b(?:ci stiamo|ci sentiamo|siamo dei vostri|siamo convinti|volentieri|con piacere)\b|
      \b(?:la|vi|ti) (?:chiamo|chiamiamo|richiamo)\b|
      \bper (?:partire|cominciare|iniziare)\b
    `),
    // Dutch
    new RegExp(inLines`
      \b(?:we|wij|ik) (?:doen|doe) (?:\w+ )?mee\b|
      \bdoen (?:we|wij) (?:\w+ )?mee\b|
      \b(?:mij|me|ons) (?:\w+ )?overtuigd\b|
      \b(?:ik|wij|we) (?:bel|bellen)\b.{0,15}\b(?:u|je|jullie|morgen|\w+dag)\b|
      \bgraag (?:\w+ )?samen\w*
    `),
    // Portuguese
    new RegExp(inLines`
      \b(?:me|nos) convenc\w+|
      \b(?:ligo|ligamos|ligarei)(?:-lhe)?\b|
      \bvamos (?:\w+ )?(?:avancar|em frente|conversar|falar|comecar|nessa|fechar)\b|
      \btemos (?:todo o |muito )?interesse\b|
      \bcom (?:muito |todo o )?(?:gosto|prazer)\b|
      \b(?:topamos|aceitamos a proposta|contem connosco|conta comigo)\b
    `),
    new RegExp(inLines`
      \b(?:
        nos interesa|ci interessa|nous interesse|interessiert uns|interesseert ons|interessa-nos|
        nos interessa
      )\b|
      \b(?:
        lla(?:me|ma)me|llamenos|chiam(?:ami|atemi|ateci|ci)|mi chiami|appelez[- ](?:moi|nous)|
        rufen sie (?:mich|uns)|ruf(?:t)? (?:mich|uns) an|bel (?:me|mij|ons)|me lig(?:a|ue)|ligue-me|
        ring (?:mig|meg|oss)
      )\b
    `),
    // An account that is open, in whichever of these languages.
    new RegExp(inLines`
      \b(?:votre|ton) compte (?:\w+ )?(?:est|a ete)\b.{0,15}\b(?:ouvert|actif|active|cree|valide|pret)\b|
      \b(?:su|tu|vuestra) cuenta (?:ya )?(?:esta|ha sido)\b.{0,15}\b(?:abierta|activa|activada|creada|lista|dada de alta)\b|
      \b(?:suo|vostro|tuo) (?:conto|account) (?:e|e stato)\b.{0,15}\b(?:aperto|attivo|attivato|creato|pronto)\b|
      \b(?:uw|je|jullie) (?:\w*account|klantaccount|rekening) (?:is|staat)\b.{0,15}\b(?:actief|geopend|geactiveerd|aangemaakt|open|klaar)\b|
      \b(?:vossa|sua|tua) conta (?:ja )?(?:esta|foi)\b.{0,15}\b(?:aberta|ativa|ativada|criada|pronta)\b|
      \b(?:ert|ditt|jeres|deres|dit) (?:\w*konto) (?:ar|er)\b.{0,15}\b(?:aktiv\w*|oppna?t?|oppnad\w*|apnet|abnet|oprettet|opprettet|klart?)\b|
      \bkonto (?:\w+ )?(?:jest|zostalo)\b.{0,15}\b(?:aktywne|otwarte|zalozone|utworzone|gotowe)\b
    `),
    // The North
    new RegExp(inLines`
      \b(?:vi|jag|jeg) (?:ar|er) (?:(?!inte|ikke|ej\b|knappast)\w+ )?
        (?:med(?=[ .!,;]|$)|overtygade?|overbevist\w*|intresserad\w*|interesser\w*|pa)\b|
      \b(?:jag|jeg|vi) ringer\b|
      \b(?:vill|vil) (?:\w+ )?(?:garna|gjerne|gerne)\b|
      \b(?:jag|jeg|vi) hor(?:er)? av (?:mig|meg|oss)\b|
      ^(?:ja,? )?(?:garna|gjerne|meget gerne)[ .!]*$
    `),
    // Polish
    /\b(?:chetnie|zadzwoni\w*|oddzwoni\w*|przekonal\w*|jestesmy (?:za|zainteresowani|chetni|otwarci)|z przyjemnoscia)\b/,
  ],
  unless: [
    // "Vi vil gerne frabede os flere mails": what they would gladly be rid of.
    new RegExp(inLines`
      \b(?:garna|gjerne|gerne) (?:\w+ ){0,2}(?:
        slette?|stryk[ae]?|stryge|fjerne?|ta bort|rader[ae]|a[fv]melde?|frabed\w*|undanbe\w*|slipp[ae]|
        (?:bli|blive|vaere|vara) (?:kvitt|fri)|(?:be|bede) (?:er|jer|dig|dere|om)
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        not|never|no longer|hardly|neither|nor|nobody|nicht|nie|kein\w*|ne|n'|pas|non|niet|geen|nao|inte|
        ikke|aldrig
      )\b.{0,25}\b(?:
        in|on board|convinced|persuaded|game|keen|up for|interested|happy|glad|delighted|thrilled|approved|
        account|supply|love|excited|want|talk|
        dabei|uberzeugt|mit|freuen|
        partante?s?|d'accord|convaincu\w*|ravi\w*|interesse\w*|convencid\w+|convint\w|
        mee|overtuigd|interesse|overtygad\w*|zainteresowani|chetnie
      )\b
    `),
    new RegExp(inLines`
      \bif (?:i|we) (?:was|were|ever|are|am)\b|
      \bwould (?:only )?be (?:happy|glad|delighted|thrilled|pleased) (?:
        if|to (?:be|never|see|hear|get|have (?:my|our|this))
      )\b|
      \b(?:happy|glad|delighted|pleased|grateful)\b.{0,20}
        \b(?:removed|left|unsubscribed|deleted|stop\w*|never|if you)\b
    `),
    new RegExp(inLines`
      \b(?:no|non|ne|n'|nao|nicht|niet) (?:\w+ )?
        (?:interes\w*|interess\w*|convenc\w*|lla\w*|chiam\w*|appele\w*|lig\w*|rufen|bel)\b|
      \b(?:interessiert uns|interesseert ons) (?:\w+ )?(?:nicht|niet|kein\w*)\b
    `),
  ],
};

/** A door that is left open, with a day for it. */
export const LATER_THEN = new RegExp(inLines`
  \b(?:try|write|contact|ask|reach|come|get in touch|check|e?mail|call|talk|speak)\b
    (?! (?:to )?(?:somebody|someone)).{0,25}\b(?:again|back|then|in|next|after|from)\b.{0,20}\b(?:
      january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|
      autumn|fall|winter|next (?:year|season|month|quarter)|new year|q[1-4]
    )\b|
  \b(?:meld\w+|schreib\w+|versuch\w+|reden|sprechen)\b.{0,30}\b(?:wieder|erneut|dann|noch ?mal)\b|
  \b(?:reparl\w+|reven\w+|recontact\w*)\b.{0,30}\b(?:en|au|a la|apres|printemps|rentree|prochain\w*)\b|
  \b(?:vuelv\w+|volv\w+|escrib\w+|hablamos)\b.{0,25}\ben (?:
    enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|
    otono|el nuevo ano
  )\b|
  \bab (?:
    januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|dem|der|herbst|
    sommer|fruhjahr
  )\b.{0,25}\b(?:gern\w*|wieder)\b|
  \b(?:riparliam\w+|risentiam\w+|riscriv\w+)\b|
  \b(?:volt\w+ a|fal\w+)\b.{0,25}
    \bem (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b
`);
