import { inLines } from '../../../../kernel/in-lines.ts';

const OUR =
  "(?:our|notre|nos|unser\\w*|nuestr\\w+|nostr\\w+|onze|ons|noss\\w+|l'infolettre|var[at]?|vores?|vart|nasz\\w*)";
const LETTER = inLines`
  (?:
    newsletters?|letters?|lettre\w*|mailings?|mailing list|bulletins?|boletin\w*|bollettino|rundbrief\w*|
    rundmail\w*|infobrief\w*|infolettre|nieuwsbrief\w*|news|tips|club(?: mails?| news)?|emails?|mails?|
    recipes|updates|
    novedades|neuigkeiten|actualites|nouvelles|novita|notizie|novidades|nieuws|werbe(?:post|mails?)|nyhetsbrev\w*|nyhedsbrev\w*|
    nyhetsmejl\w*|utskick|biulety\w*
  )
`;
const NO_MORE = inLines`
  (?:
    unsubscribe|opt[- ]?out|(?:remove|take) yourself|sign (?:yourself )?off|
    abbestell\w*|abmeld\w*|austragen|
    desabonn\w*|desinscri\w*|(?:ne )?plus recevoir|
    darse de baja|cancel\w*|dejar de recibir|
    disiscriv\w*|non ricevere|
    afmeld\w*|uitschrijv\w*|niet meer ontvangen|
    avsluta|avregistrera\w*|avbestall\w*|afmeld\w*|avmeld\w*|ikke laengere|inte langre|zrezygn\w*|wypisa\w*|
    deixar de receber|no longer receive|stop receiving|not want|
    nicht (?:mehr|langer) (?:erhalten|bekommen)|
    (?:no desea|no quiere)\w* (?:mas )?(?:recibir)|
    non (?:vuole|desidera|volete) (?:piu )?ricevere|
    nao (?:quiser|quer|deseja\w*) (?:mais )?receber|
    no longer interested|fewer|tired of|enough of|too many
  )
`;
const FROM_US = '(?:from us|von uns|de nous|de nosotros|de nuestra parte|da noi|van ons|de nos)';
/** What a brand puts below its mails for the readers of its own newsletter. */
const BELOW_A_NEWSLETTER: readonly RegExp[] = [
  new RegExp(String.raw`\b${NO_MORE}\b(?! (?:me|us|my|this)\b).{0,25}\b${OUR} (?:\w+[ -]){0,2}${LETTER}\b`),
  new RegExp(String.raw`\b${OUR} (?:\w+[ -]){0,2}${LETTER}\b.{0,12}\b${NO_MORE}\b`),
  new RegExp(
    String.raw`^(?:no more|keine?|plus de|no mas|niente|geen|basta|mais nenhum\w*|tired of|too many|enough)\b.{0,30}\b${FROM_US}\b.{0,12}\?$`,
  ),
  /^(?:reply|text|antworten sie|antworte|repondez|responda|risponda|antwoord|schreiben sie|envoyez)\b[^:]{0,20}\b(?:stopp?|baja|cancella|remover|remove|leave|abmelden)\b.{0,30}$/,
  /^(?:hier klicken|click here|cliquez ici|haga clic aqui|clicca qui|klik hier|clique aqui)\W*(?:https?:\S*)?$/,
];

const THIS_MAIL =
  '(?:this|these|our|diese\\w*|unsere\\w*|ce\\w*|cet\\w*|notre|nos|est[ea]s?|nuestr\\w+|quest[aoei]|la nostra|deze|dit|onze)';
/** Why everybody gets such a mail, and where a click ends it; nobody who asks us writes an address behind it. */
const BELOW_EVERY_MAIL: readonly RegExp[] = [
  new RegExp(inLines`
    \b(?:
      you (?:are )?(?:receiv\w+|gett?(?:ing)?)|sie (?:erhalten|bekommen)|vous recevez|
      (?:usted )?recibe[ns]?|riceve(?:te)?|(?:u|je) (?:ontvangt|krijgt)
    ) ${THIS_MAIL}\b.{0,60}\b(?:because|as|since|weil|da|car|parce|porque|ya que|perche|in quanto|omdat)\b
  `),
  new RegExp(inLines`
    ^(?!(?:please|kindly|bitte|merci|por favor|per favore|graag)\b).{0,60}\b(?:
      unsubscribe|opt[- ]?out|
      abmelden|abbestellen|austragen|
      (?:se )?desabonner|desabonnement|desinscription|se desinscrire|darse de baja|
      cancelar suscripcion|disiscri\w+|cancellarsi|afmelden|uitschrijven
    )(?: here| hier| ici| aqui| qui)?\W{1,4}https?:\S+$
  `),
];

const BE_GONE =
  '(?:not|never|no longer|stop|leave|go away|take you|remove you|disappear|be gone|be out|get out|bother|nicht|nie|keine|pas|plus|jamais|no|mas|nunca|non|piu|niet|nooit|nao|inte|ikke)';
/** What one who sells, or writes to many, offers to whoever wants no more of it: "tell me and I won't write again". */
const AN_END_OFFERED: readonly RegExp[] = [
  new RegExp(inLines`
    ^(?:
      marre|assez|tired|sick|too many|
      had enough|zu viele?|genug|keine lust|keine?|harto|cansado|demasiados|stanco|
      stufo|troppe|geen zin|geen|beu|
      te veel|trott|lei|for mange
    )\b.{0,25}\b(?:
      our|unsere\w*|nos|nuestr\w+|nostr\w+|onze|vara|vare|vores|these|diese\w*|ces|mails?|mejl
    )\b.{0,30}\?$
  `),
  /\b(?:tell|ask) me to (?:go away|stop|leave|get lost|shut up|buzz off)\b/,
  /^(?:hier|here|ici|aqui|qui|har|her|tutaj) (?:abmelden|abbestellen|unsubscribe|desabonner|se desabonner|afmelden|uitschrijven|avregistrera|avsluta|afmeld|avmeld)[ .!]*$/,
  new RegExp(inLines`
    \b(?:
      tell (?:me|us)|let (?:me|us) know|
      say (?:so|stop|no|the word)|
      (?:reply|answer|write|respond|text)(?: back)?
        (?: with)? (?:["']?(?:stop|no|remove|pass|unsubscribe)\b|to (?:this|let))|
      drop (?:me|us) a (?:line|note)
    )\b.{0,40}\b(?:i|we|you)(?: will| shall| would| promise)? (?:\w+ ){0,2}?${BE_GONE}\b
  `),
  new RegExp(inLines`
    \b(?:
      sagen sie|geben sie|schreiben sie|antworten sie|dites|repondez|faites[- ](?:le )?moi|
      digame\w*|responda|avise\w*|mi dica|fatemi|faccia\w*|risponda|
      laat het|antwoord|diga-?me|avise-?me|sag till|sig til|si fra
    )\b.{0,50}\b(?:ich|wir|je|j'|nous|yo|le|les|vi|la|ik|we|wij|nao|jag|jeg|vi)\b.{0,20}\b${BE_GONE}\b
  `),
  new RegExp(inLines`
    ^(?:do you |you )?(?:no longer|not|do not|rather not|had enough|tired of|too many)\b.{0,12}
      \b(?:want|wish|like|receive|get|getting|interested|enough|of)\b.{0,50}
      \b(?:e?mails?|messages?|newsletters?|updates?|offers|from us|hear)\b.{0,20}\?$
  `),
  new RegExp(inLines`
    ^(?:sie |du |ihr )?(?:mochte(?:n|st|t)|wollen|willst|wollt|wunsch\w+)?.{0,12}
      \b(?:keine?n?|nicht(?: mehr| langer)?)\b.{0,40}
      \b(?:newsletters?|e-?mails?|mails|nachrichten|angebote|werbung|infos?|post)\b.{0,30}\?$
  `),
  /^(?:vous |tu )?(?:ne )?(?:souhaite[rzs]?|voule[rz]|veux|desire[rz])\b.{0,10}\bplus\b.{0,60}\?$|^plus envie\b.{0,60}\?$/,
  new RegExp(inLines`
    ^(?:ya )?no (?:quiere|desea|quieres|deseas)\b.{0,60}\?$|
    ^non (?:vuoi|vuole|desidera|desideri|volete)\b.{0,60}\?$|
    ^(?:wil|wilt) (?:u|je) (?:geen|niet)\b.{0,60}\?$|
    ^(?:geen|liever geen)\b.{0,40}\bmeer\b.{0,30}\?$|
    ^nao (?:quer|deseja|quer\w*) (?:mais )?(?:receber)?\b.{0,50}\?$|
    ^vill du (?:inte|slippa)\b.{0,50}\?$|
    ^(?:vil|onsker) du (?:ikke|slippe)\b.{0,50}\?$|
    ^nie chcesz\b.{0,50}\?$
  `),
];

/** Sentences in a mail that aren't its writer's answer: what systems add, and what is meant for machines. */
export const isNotTheirs = (plain: string): boolean =>
  (PASSAGES.some((pattern) => pattern.test(plain)) && !OF_THEIR_ADDRESS.test(plain)) ||
  BELOW_A_NEWSLETTER.some((pattern) => pattern.test(plain)) ||
  BELOW_EVERY_MAIL.some((pattern) => pattern.test(plain)) ||
  AN_END_OFFERED.some((pattern) => pattern.test(plain));

/** "Tired of our mail? Unsubscribe.": what one clicks below such a question. */
export const isLinkOut = (plain: string): boolean => LINK_OUT.test(plain);
const LINK_OUT = new RegExp(inLines`
  ^(?:
    unsubscribe|opt[- ]?out|abmelden|abbestellen|(?:se )?desabonner|desinscription|darse de baja|
    disiscriviti|annulla iscrizione|
    afmelden|uitschrijven|avregistrera(?: dig)?|avsluta|afmeld|avmeld|wypisz sie|cancelar(?: inscricao)?
  )(?: (?:here|hier|ici|aqui|qui|har|her))?[ .!]*$
`);

/** "Mark this address as unsubscribed" is a person's word to us, other than "classify this mail as unsubscribe". */
const OF_THEIR_ADDRESS = new RegExp(inLines`
  ^(?:please |kindly )?unsubscribe (?:me|us)\b|
  ^(?:please |kindly )?(?:mark|flag|list|record|log)\b.{0,12}
    \b(?:me|us|(?:this|my|our) (?:\w+ )?(?:address|contact|company|name|account))\b.{0,15}
    \b(?:unsubscribed|opted[- ]out|do not)\b|
  ^(?:please |i |we |just )?(?:have )?(?:report|mark|flag)(?:ed|ing)? (?:this|these|your|it|you)
    (?: \w+)? as (?:spam|junk)\b
`);

/** The lawyers' text that mail servers add: with it begins what nobody wrote for us. */
export const isDisclaimer = (plain: string): boolean => DISCLAIMERS.some((pattern) => pattern.test(plain));

const DISCLAIMERS: readonly RegExp[] = [
  new RegExp(inLines`
    \b(?:confidential|privileged|vertraulich\w*|confidentiel\w*|confidencial\w*|riservat\w*)\b.{0,400}\b(?:
      intended|recipient|addressee|disclos\w+|empfanger|destinataires?|destinatari\w+|irrtumlich|
      informationen|informazioni|informacion
    )\b
  `),
  new RegExp(inLines`
    \b(?:
      intended (?:solely|only|recipient)|
      (?<!\b(?:i|we) (?:have )?)received (?:this|the) (?:email|message|communication|transmission)
        (?: in error| by mistake| by accident)|
      you (?:may|can) (?:at any time )?ask us to (?:delete|erase|remove) your (?:personal )?data|
      you have (?:a|the) right (?:to|of) (?:access|erasure|object|rectification|deletion|portability)\b|
      (?:notify|inform) (?:the|us|me)? ?sender|
      delete (?:it|this (?:email|message)) (?:and|from your (?:system|computer|device|mailbox))|
      (?<!\byour )unauthorized (?:use|review|disclosure|distribution|copying)|
      views expressed|virus(?:es)?[- ](?:free|scanned|checked)|scanned (?:for|by)|consider the environment|
      think before you print|legally binding unless
    )\b
  `),
  new RegExp(inLines`
    \b(?:
      diese e?-?mail (?:enthalt|kann)|ce (?:message|courriel) (?:et|est)|
      este (?:mensaje|correo) (?:y|contiene|va|es)|questo messaggio (?:e|contiene)
    )\b.{0,200}\b(?:vertraulich|confiden|riservat|destinat)
  `),
  // What it holds is secret, for one alone, and to be destroyed by whomever else it reached.
  new RegExp(inLines`
    \b(?:informations?|informacion\w*|informazioni|informatie|informacoes|informationen|oplysninger\w*|informacje)\b.{0,40}
      \b(?:message|courriel|mail|mensaje|correo|messaggio|comunicazione|presente|bericht|mensagem|meddelande\w*|denne|wiadomosc\w*)\b.{0,40}
      \b(?:confiden\w+|riservat\w+|vertrouwelijk\w*|fortrolig\w*|konfident\w+|poufn\w+|destinat\w+|bestemd)\b|
    \b(?:message|courriel|e-?mail|mail|messaggio|bericht|mensagem|correo|mensaje)\b.{0,30}\b(?:
      informations? confidentielles?|informacion confidencial|informazioni riservate|vertrouwelijke informatie|informacoes confidenciais)\b|
    ^(?:ce|cet|este|esta|questo|questa|dit|deze|den har|denne|detta|dette|ta) (?:
      message|courriel|e-?mail|mail|mensaje|correo|messaggio|comunicazione|bericht|mensagem|meddelande|meddelelse|melding|wiadomosc
    )(?: \w+){0,4} (?:confidentiel|confidencial|riservat|vertrouwelijk|fortrolig|konfident|poufn)\w*
  `),
  new RegExp(inLines`
    \b(?:
      message|courriel|mail|e-?mail|mensaje|correo|messaggio|comunicazione|presente|bericht|mensagem|meddelande|meddelelse|
      wiadomosc|nachricht|jointes?
    )\b.{0,60}\b(?:
      exclusivement|uniquement|exclusivamente|unicamente|esclusivamente|uitsluitend|alleen|ausschliesslich|endast|enbart|kun|alene|wylacznie
    )\b.{0,40}\b(?:destinatai\w+|destinatari\w+|geadresseerde|ontvanger|adressat\w*|empfanger\w*|modtager\w*|mottak\w*|mottagar\w*|adresat\w*)\b
  `),
  new RegExp(inLines`
    \b(?:
      nicht der (?:richtige |beabsichtigte |vorgesehene )?(?:adressat|empfanger)|
      (?:n'etes pas|pas) (?:le|la) (?:bon |veritable )?destinataire|no (?:es|fuera|sea) (?:usted )?(?:el |su )?destinatario|
      non (?:e|siete|fosse|foste) (?:lei )?(?:il|i) destinatari\w|
      (?:bent|als) (?:u|you|je) (?:dat )?niet(?: de (?:beoogde |juiste )?(?:ontvanger|geadresseerde)|, dan (?:verzoeken|gelieve))|
      nao (?:e|for|seja) o destinatario|(?:inte|ikke) (?:er |ar )?(?:den |ratt |rette |avsedda? |tiltaenkte |tiltenkte )*(?:mottagare\w*|modtager\w*|mottaker\w*)|
      nie (?:jest|sa) (?:pan |pani |panstwo )?adresat\w+
    )\b
  `),
  new RegExp(inLines`
    ^(?:si|wenn|falls|sollten?|als|indien|om|hvis|har (?:du|ni|de)|jesli|jezeli|se|caso|quien|chi|chiunque)\b.{0,40}\b(?:
      (?:recu|recoit|recib\w+|ricev\w+|ontvangen|receb\w+|fatt|modtaget|mottatt|otrzymal\w*|erhalten|bekommen)\b.{0,30}
        \b(?:par erreur|por error|per errore|per abuis|per vergissing|per ongeluk|por engano|por lapso|av misstag|ved en? fejltagelse|ved en fejl|ved en feil|omylkowo|przez pomylke|irrtumlich|versehentlich)|
      (?:par erreur|por error|per errore|per abuis|per vergissing|por engano|av misstag|ved en fejl|ved en feil|omylkowo|irrtumlich|versehentlich)\b.{0,40}
        \b(?:recu|recib\w+|ricev\w+|ontvangen|receb\w+|fatt|modtaget|mottatt|otrzymal\w*|erhalten)
    )\b(?!.{0,60}\b(?:adresse|direccion|indirizzo|adres|daten|donnees)\b)
  `),
];

/** "Wenn Sie keine Umfragen mehr erhalten möchten, ändern Sie dies in Ihrem Profil": and how a ticket is found again. */
const WHOEVER =
  '(?:wenn|falls|sollten sie|wer|si|quien|se|chi|als|wie|wilt (?:u|you)|wil je|indien|caso|quem|om|vill du|hvis|onsker du|jesli|jezeli|aby|zum|pour|para|per|voor|for att)';
const SUBJECT_LINE =
  "(?:betreff\\w*|l'objet|objet|asunto|oggetto|onderwerp\\w*|assunto|amnesrad\\w*|amnet|emnefelt\\w*|emnet|temat\\w*|tytul\\w*)";
const OF_MACHINES_ABROAD: readonly RegExp[] = [
  new RegExp(inLines`
    ^(?:\w+ ){0,2}?${WHOEVER}\b.{0,80}\b(?:
      umfragen?|benachrichtigung\w*|newsletter\w*|infobrief\w*|werbe\w*|enquetes?|sondages?|notifications?|actualites|infolettre|
      encuestas?|notificacion\w*|boletin\w*|avisos|sondagg\w+|notific\w+|nieuwsbrief\w*|meldingen|inquerito\w*|notificacoes|
      enkat\w*|undersogelse\w*|nyhetsbrev\w*|nyhedsbrev\w*|aviseringar|notifikation\w*|ankiet\w*|powiadomien\w*
    )\b.{0,80}\b(?:
      profil\w*|einstellungen|konto|klick\w*|deaktivier\w*|decoche\w*|cliquez|espace|parametres|casilla|casella|desmar\w+|pulse|haga clic|
      cuenta|ajustes|clicc\w+|impostazioni|disattiv\w+|area|vinkje|klik\w*|instellingen|uit in|desmarque|clique|definicoes|installningar\w*|
      indstillinger\w*|innstillinger|kliknij\w*|ustawieni\w*|odznacz\w*|afmelde dig
    )\b
  `),
  /^(?:vous|sie|desea|non desidera|wilt (?:u|you)|vill du|onsker du)\b.{0,40}\b(?:sondages?|enquetes?|umfragen|encuestas?|sondaggi|enkater|undersogelser)\b.{0,20}\?$/,
  new RegExp(inLines`
    \b(?:nicht|kein\w*|ne (?:pas|rien)|no|non|niet|nao|inte|ikke|nie)\b.{0,40}\b(?:
      ander\w*|verander\w*|entfern\w*|modif\w*|chang\w*|supprim\w*|cambi\w*|elimin\w*|wijzig\w*|aanpass\w*|alter\w*|andra|aendre\w*|endre|zmienia\w*
    )\b.{0,20}\b${SUBJECT_LINE}\b|
    \b(?:ander|verander|wijzig|andra|aendr|endr)\w*\b.{0,20}\b${SUBJECT_LINE}\b.{0,8}\b(?:nicht|niet|inte|ikke)\b|
    \b${SUBJECT_LINE}\b.{0,20}\b(?:nicht|niet|inte|ikke)\b.{0,20}\b(?:ander\w*|verander\w*|entfern\w*|wijzig\w*|aan(?:passen|te passen)|andra\w*|aendre\w*|endre\w*)\b|
    \b(?:conserve[rz]|garde[rz]|conserv[ea]n?|manten(?:er|ga)|mantener|mantenere|behalten)\b.{0,12}\b${SUBJECT_LINE}\b
  `),
  // Whose data we keep: told to everybody.
  new RegExp(inLines`
    ^(?:chi|se|quien|si|wer|wenn sie|falls sie|wie|wilt (?:u|you)|quem|caso|om du|hvis du)\b.{0,40}
      \b(?:cancellazione|loschung|geloscht|suppression|effacement|supresion|verwijdering|apagamento|eliminacao|raderas?|slettet?)\b.{0,60}
      \b(?:puo|possono|konnen|genugt|wenden|pouvez|puede|pueden|kan|kunt|kunnen|pode|basta)\b|
    \b(?:pouvez|puede|konnen|puo|potete|kunt|pode)\b.{0,30}\b(?:a tout moment|en cualquier momento|jederzeit|in qualsiasi momento|te allen tijde|a qualquer momento)\b.{0,30}
      \b(?:suppression|supresion|loschung|widersprechen|cancellazione|verwijder\w*|eliminacao)\b
  `),
  // "Zum Abbestellen klicken Sie hier", the click on either side.
  new RegExp(inLines`
    ^(?!.*\b(?:funktioniert|fonctionne|marche|funciona|funziona|werkt|virker|fungerar|dziala)\b).*\b(?:
      abbestell\w*|abmeld\w*|desabonner|desinscrire|ne plus recevoir|darse de baja|dejar de recibir|disiscriver\w*|cancellar\w*|
      afmelden|uitschrijven|deixar de receber|avsluta|avregistrera|afmelde|avmelde|zrezygnowac|wypisac sie
    )\b.{0,60}\b(?:
      klicken sie|klick hier|cliquez|pulse|haga clic|clicca|clicchi|cliccare|klik|clique|klickar du|klicka|klikker du|klikk|kliknij
    )\b
  `),
  // "Vom Newsletter können Sie sich jederzeit abmelden": whoever asks us speaks of themselves.
  new RegExp(inLines`
    ^(?!.*\b(?:mich|uns|nous|moi|nos|me|ci|mi|ons|mij|oss|os|mig|meg|nas|mnie)\b).*\b(?:
      konnen sie|pouvez|puede|puo|potete|kan|kunt|pode|kan du|mozna
    )\b.{0,60}\b(?:abmelden|abbestellen|desabonner|desinscrire|darse de baja|disiscriver\w*|afmelden|uitschrijven|avregistrera|afmelde|wypisac)\b|
    ^(?:afmelden|uitschrijven|abmelden|abbestellen|se desabonner)\b.{0,20}\b(?:kan|kunt|konnen|moglich|possible)\b
  `),
  /^(?:dies ist eine|ceci est une?|esta es una|este es un|questa e una|dit is een|isto e uma|detta ar ett|dette er en|to jest) (?:auto\w+|notific\w+|reponse auto\w*|respuesta auto\w*|mensaje auto\w*|risposta auto\w*|wiadomosc auto\w*)\b/,
];

const PASSAGES: readonly RegExp[] = [
  ...OF_MACHINES_ABROAD,
  // Newsletters' and ticket systems' own lines.
  /\b(?:click|tap|klicken|cliquez|haga clic|clicca)\b.{0,40}\b(?:unsubscribe|opt[- ]out|abmelden|desabonner|desinscrire|baja|disiscriver\w+)\b/,
  new RegExp(inLines`
    (?:
      ^to|\bin order to|\byou (?:can|may)|\bif you (?:wish|want|would like|prefer) to|
      \bif you no longer (?:wish|want) to
    ) (?:unsubscribe(?! (?:me|us|our|this)\b)|opt[- ]out|stop receiving|receive (?:these|our|further|future))\b
  `),
  new RegExp(inLines`
    \b(?:read|see|view|review|check out|visit) (?:our |the )(?:\w+ ){0,3}
      (?:policy|policies|terms|faq|help center)\b.{0,120}\b(?:policies|policy|returns|at \S+\.\w+)|
    \ball (?:sales|orders|transactions) are (?:subject to|governed by)|
    \bsubject to our (?:terms|standard|general)|
    \b(?:unsubscribe|abmelden|se desabonner|darse de baja)\b.{0,30}
      \b(?:newsletter|wholesale|policy|preferences)\b.{0,40}$|
    \b(?:because|as) you (?:signed up|subscribed|opted|are subscribed|registered)\b|
    \bregistered in (?:england|scotland|ireland|wales)|
    \b(?:amtsgericht|geschaftsfuhrer|handelsregister|hrb)\b.{0,60}$|
    \bunsubscribe from (?:our|this) newsletter\b
  `),
  new RegExp(inLines`
    \b(?:
      unsubscribe (?:here|at any time|link|instantly)|
      manage (?:your )?(?:preferences|subscriptions?)|
      update (?:your )?(?:email )?preferences|
      view (?:this (?:email )?)?in (?:your )?browser|
      you are receiving this (?:email|message)?
    )\b
  `),
  new RegExp(inLines`
    \b(?:
      (?:type|write|enter|add) your (?:reply|response|comments?) above|reply above this line|above this line
    )\b|
    ^#+-|
    ^\[?(?:ticket|case|request|ref(?:erence)?) ?(?:id|no\.?|number|#)? ?:? ?#?[a-z]{0,5}-?\d+\]?\.?$
  `),
  /^(?:sent from my|get outlook for|sent (?:with|via|from) \w+|von meinem \w+ gesendet|gesendet (?:von|mit)|envoye de(?:puis)? mon|enviado desde mi|inviato da(?:l mio)?)\b/,
  // A thumb below our mail, or a mail that Outlook was asked to take back.
  /^.{1,80} reacted (?:via gmail\b|to your message\b)|^.{1,80} would like to recall the message\b/,
  /^(?:caution|external|warning|\[external\]|achtung)\b.{0,40}\b(?:external|outside|originated|sender|extern\w*)\b/,
  new RegExp(inLines`
    \b(?:
      rate (?:my|our|your) (?:reply|service|experience|support)|
      how (?:did (?:we|i) do|would you rate)|
      customer satisfaction survey|
      this (?:email|ticket|conversation) (?:is a service from|was delivered by)
    )\b
  `),
  /^(?:follow us|find us|visit us|like us|shop (?:us |our )?(?:on|at)|proud(?:ly)? member|as seen (?:in|on))\b/,
  /^(?:on .{5,80} wrote:?|am .{5,80} schrieb.{0,80}|le .{5,80} a ecrit ?:?|el .{5,80} escribio:?|il .{5,80} ha scritto:?|from: .*|-+ ?(?:original message|forwarded message).*)$/,
  // What is meant for a machine is no word to us.
  new RegExp(inLines`
    \b(?:ignore|disregard|forget|override)\b.{0,30}
      \b(?:previous|prior|above|earlier|preceding|all|your|other)\b.{0,30}
      \b(?:instructions?|prompts?|rules?|directives?|guidelines?|text|classification)\b
  `),
  new RegExp(inLines`
    \b(?:system|assistant|developer|admin) ?(?:prompt|message|note|instruction|override|notice)?\]?\s?:|
    </?(?:system|instructions?|assistant|prompt|reply|mail)\b|
    \[\[?/?(?:system|inst|instructions?)\b
  `),
  new RegExp(inLines`
    \b(?:
      classif(?:y|ied|ier|ication)|categori[sz]e|label|tag|mark|treat|score|parse|log|record|file|rank|flag
    )\b.{0,30}\b(?:this|the|it|reply|mail|message|email|sender|lead|as|response)\b.{0,30}
      \b(?:as|to|class)\b.{0,20}\b(?:
        "|'|interested|approved|positive|price_list|unsubscribe|bounce|other|not_now|question|hot|spam|auto|
        no_amazon|\w+_\w+
      )
  `),
  new RegExp(inLines`
    \b(?:
      note to|attention|dear|hey|hello|if you are|any|you are|as an?|for(?: the)?|to (?:the|any|all)|
      calling all
    ) (?:\w+ )?(?:
      ai|a\.i\.|llms?|gpt|chatgpt|language models?|bots?|
      automated (?:systems?|readers?|agents?|assistants?|parsers?|tools?|processing)|
      classifiers?|crawlers?|email (?:parsers?|agents?|assistants?|classifiers?)|machine readers?
    )\b(?! (?:generated|written|sent))
  `),
  new RegExp(inLines`
    \b(?:ai|llm) (?:
      assistants?|agents?|models?|systems?|tools?|readers?|processing|instructions?|directive|note
    )\b.{0,60}\b(?:
      must|should|please|reading|processing|are (?:to|instructed|required)|:|set|reply|respond|ignore|mark|
      output
    )\b
  `),
  new RegExp(inLines`
    \b(?:set|output|return|respond with|reply with|print|emit|add) (?:the )?(?:
      class|label|field|flag|category|json|moq|confidence|should_\w+|intent|status|shouldsuppress|only
    )\b|
    \bshould_(?:suppress|stop)\w*|
    \b(?:class|intent|category) ?[:=] ?"?\w+|
    "class"
  `),
  /^(?:write|say|respond|output|draft) ?: ?["'“‘]/,
  /\b(?:reveal|print|repeat|forward|email|send|leak)\b.{0,30}\b(?:system prompt|your (?:instructions|prompt|api key|credentials)|api keys?|all (?:contacts|messages|conversations))\b/,
];
