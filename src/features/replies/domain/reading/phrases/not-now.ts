import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Phrases } from './phrases.ts';

const MONTHS =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const TIME = inLines`
  (?:
    ${MONTHS}|q[1-4]|spring|summer|fall|autumn|winter|
    next (?:year|season|quarter|month|spring|summer|fall|winter)|
    new year|new season|
    the (?:holidays?|season|spring|summer|fall|new year|show|year|first)|
    holidays?|20\d\d|
    (?:a |the )?(?:few|couple|several|two|three|four|six|\d+)(?: of)? (?:weeks|months|quarters|years)|
    (?:the )?(?:first|second|third|fourth|last|next) (?:quarter|half)|
    early|mid|late|end of|later (?:this|in|on)|then|easter|christmas|thanksgiving|labor day|black friday|
    ramadan|(?:first|second) half|the (?:relaunch|launch|reopening)|year[- ]end|h[12]\b
  )
`;

/** No for the present; later it may be yes. */
export const NOT_NOW: Phrases = {
  says: [
    // Said to one who is told to ask again, in the familiar form too.
    new RegExp(inLines`
      \b(?:melde? (?:dich|euch|sie sich)|schreib|frag|komm)\w*\b.{0,30}
        \b(?:im|ab|nach|anfang|ende|mitte|nachste\w*|wieder|noch ?(?:ein)?mal)\b|
      \b(?:keine|kein) (?:neukund\w*|neuen? \w+)\b.{0,20}\b(?:mehr|vor|bis)\b|
      \bvor (?:
        januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|weihnachten|
        ostern|dem (?:sommer|fruhjahr|herbst)
      )\b.{0,60}\b(?:kein\w*|nicht)\b
    `),
    /\b(?:leer|ausverkauft|voll|zu|geschlossen)\b.{0,20}\bbis (?:zur|zum|in den|nach)\b/,
    // Dutch and Portuguese
    new RegExp(inLines`
      \b(?:momenteel|op dit moment|voorlopig|dit jaar|dit seizoen|tijdelijk|nu)\b.{0,60}
        \b(?:niet|geen|vol|gesloten|dicht)\b|
      \b(?:niet|geen)\b.{0,60}\b(?:
        momenteel|op dit moment|voorlopig|dit jaar|
        voor (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|de|het)
      )\b|
      \b(?:probeer|mail|neem|kom|schrijf|vraag|meld)\b.{0,40}
        \b(?:in|na|vanaf|begin|eind|volgend\w*|later|weer|opnieuw)\b.{0,20}\b(?:
          januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|jaar|
          voorjaar|najaar|zomer|herfst|winter|maand|kwartaal|keer
        )\b|
      \bwachtlijst\b
    `),
    new RegExp(inLines`
      \b(?:
        atualmente|no momento|neste momento|por enquanto|por agora|este ano|esta (?:epoca|temporada)|
        ja nao consigo
      )\b.{0,70}\b(?:nao|nenhum\w*|sem|fechad\w*|chei\w*|suspens\w*)\b|
      \b(?:nao|nenhum\w*)\b.{0,60}\b(?:
        no momento|neste momento|por enquanto|por agora|este ano|antes de|ate
      )\b|
      \b(?:volt\w+|procur\w+|contact\w+|contat\w+|escrev\w+|fal\w+|retom\w+)\b.{0,40}
        \b(?:em|a partir de|depois|apos|no|na|mais tarde)\b.{0,20}\b(?:
          janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ano|mes|
          semestre|trimestre|primavera|verao|outono|inverno|tarde
        )\b|
      \b(?:este ano|agora) (?:ja )?nao (?:consigo|conseguimos|da)\b|
      \blista de espera\b
    `),
    // A decision that others take on a day to come, and work that has to be caught up with.
    new RegExp(inLines`
      \b(?:until|till|before) then\b.{0,40}\b(?:neither|not|nothing|can not|no)\b|
      \bneither (?:say )?yes (?:n?or|and) no\b|
      \b(?:once|when|as soon as) (?:they|we|things) (?:are|have)\b.{0,40}
        \b(?:again|caught up|sorted|settled|over|done)\b.{0,50}\b(?:i|we) (?:will|would|can|could|am|are)\b|
      \b(?:do not|can not) (?:ask me|say|tell you|know) when\b
    `),
    new RegExp(inLines`
      \b(?:
        hold (?:that|this|the) thought|put a pin in|
        can (?:not|barely|hardly) (?:even |really |barely )?keep up|
        drowning\b|snowed under|up to (?:my|our) (?:neck|ears|eyeballs|eyes)|hands full|maxed out|
        no spare (?:capacity|hands)
      )\b|
      \b(?:not|no) (?:til|till|until) (?:\w+ ){0,2}(?:
        january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|
        fall|autumn|winter|after
      )\b|
      \bask (?:me|us) again\b
    `),
    // English
    new RegExp(inLines`
      \b(?:
        not|no|unable|closed|paused?|pausing|stopped|hold(?:ing)? off|declin\w+|suspended|full|unavailable|
        sold out|out of stock|cannot
      )\b.{0,90}\b(?:
        at (?:this|the) (?:time|moment|point|stage)|at present|right now|currently|for now|
        for the (?:moment|time being|present|foreseeable)|presently|just yet|yet|as of (?:now|yet)|
        this (?:year|season|quarter|month|summer|spring|fall|winter)|
        today|these days|in the near (?:term|future)|so far
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        currently|right now|at (?:this|the) (?:time|moment)|at present|presently|for now|
        this (?:year|season|quarter)|until|for the (?:moment|time being)|as of now|just now
      )\b.{0,80}\b(?:
        not (?!problem|a problem|an issue)|no (?!minimum|problem|longer the)|unable|closed|paused?|pausing|
        full|at capacity|on (?:hold|pause|ice)|maxed|suspended|sold out|out of stock|backordered|declin\w+|
        freez\w+|frozen|overwhelmed|stretched|swamped
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        reach|check|circle|get|touch|come|ping|try|contact|email|write|connect|talk|speak|follow|revisit|
        look at this|reconnect|reopen\w*|re-?open\w*|resum\w+|revisit\w*|reassess\w*|re-?evaluat\w+|
        reconsider\w*|reapply|re-?apply|start again|start taking|begin accepting|
        accept\w* (?:new )?(?:accounts|applications|retailers) again|
        open(?:ing)? up|take (?:on )?new|onboard\w*|review\w*|apply|be ready|be able|available|
        back in (?:stock|touch)|remind|catch up|pick this (?:back )?up|launch\w*
      )\b.{0,50}\b(?:
        in|until|till|til|after|come|around|by|during|for|once|again in|about|at|before|towards?|this|as of|
        starting|from
      )? ?(?:the )?\b${TIME}\b
    `),
    new RegExp(inLines`
      \b(?:reach|check|circle|touch|come|ping|try|contact|email|write|follow) (?:back )?
        (?:out |up |in |base )?(?:to |with )?(?:us |me )?(?:back |again )?(?:
          at a later|later|down the (?:road|line)|in the future|another time|
          again (?:in|later|after|next|soon)|sometime (?:in|later|next)
        )\b
    `),
    new RegExp(inLines`
      \b(?:
        wait(?:ing)?[- ]?list(?:ed)?|on (?:hold|pause|ice)|put(?:ting)? (?:\w+ ){0,4}on (?:hold|pause|ice)|
        (?:hit|pressed|press) pause|hiatus|moratorium|
        (?:temporarily|momentarily) (?:closed|paused|not|suspended|unable)|
        revisit (?:this|it|the|in|later|down)|circle back|back ?burner|
        keep (?:you|your \w+|this) (?:\w+ ){0,3}
          (?:on file|in mind|for (?:the )?future|on (?:our|the) (?:list|radar))|
        at (?:full |max\w* )?capacity|(?:timing|time) is not (?:right|great|good|ideal)|not the right time|
        bad timing|too (?:early|soon|busy)|not ready|
        when (?:we|things|it) (?:are|is|re|do)?\b.{0,20}\b(?:ready|open|settle|calm|slow|change)\w*|
        down the (?:road|line)|bandwidth
      )\b
    `),
    new RegExp(
      String.raw`\b(?:not|no|nothing|closed|clos\w+|frozen|freez\w+|paus\w+|hold|full|stopped|sold out|booked|suspended|unable)\b.{0,90}\b(?:until|till|til|before|'til)\b (?:\w+ ){0,5}${TIME}\b`,
    ),
    new RegExp(inLines`
      \b(?:nothing new|no new|not)\b.{0,40}
        \b(?:until|till|til) (?:it|that|this|we|they|everything|things|the)\b|
      \b(?:until|till|once|when) (?:it|that|this|everything) is (?:
        done|over|finished|complete\w*|ready|up|live
      )\b
    `),
    new RegExp(inLines`
      \b(?:let us|we can|we could|happy to) (?:\w+ )?
        (?:speak|talk|chat|discuss|reconnect|revisit|connect) (?:again )?(?:after|then|afterwards|once)\b|
      \bbad timing\b|\ball spoken for\b|\bfull up\b|
      \b(?:ausgebucht|ausverkauft|ausgelastet)\b|
      \b(?:fragen|melden|versuchen) sie\b.{0,40}\b(?:nochmal|noch einmal|wieder|erneut)\b|
      \ben rupture\b|\ba ce moment-la\b|
      \b(?:per ora|al momento|de momento|por ahora|vorerst|pour l'instant) (?:no|non|nicht|pas)\b|
      \b(?:magari|quizas|vielleicht|peut-etre)\b.{0,30}\b(?:
        autunno|primavera|estate|inverno|anno|ano|otono|verano|jahr|herbst|fruhjahr|sommer|printemps|
        automne|annee
      )\b
    `),
    new RegExp(inLines`
      \b(?:timing|time) is (?:\w+ )?(?:bad|off|not|tough|terrible|poor|wrong|tricky)\b|
      \bmaybe (?:once|when|after|next|in|later|down|someday|sometime|another|some other|by|this)\b|
      \b(?:too|so|super|really|crazy) (?:swamped|slammed|busy|backed up|behind)\b|
      \b(?:not|no) (?:\w+ ){0,6}(?:until|till|til) (?:then|after|we|further notice|the)\b
    `),
    new RegExp(inLines`
      \b(?:
        hit (?:me|us) up|holler|drop (?:me|us) a (?:note|line)|
        give (?:me|us) a (?:shout|call|ring|nudge|ping)|shout|nudge|bug|ask (?:me |us )?again|write again|
        try again|talk again|look again|think about it|consider it|come back|see (?:where|how)|
        get back to (?:me|us|you)|we will be in touch|be in touch|reach out|open|start
      )\b.{0,40}\b(?:on|in|after|around|by|come|next|then|once|towards?|at|closer to|early|late)\b ?(?:the )?${TIME}\b
    `),
    new RegExp(
      String.raw`\b(?:once|when|after|as soon as)\b.{0,80}\b${TIME}\b.{0,60}\b(?:we|i) (?:can|will|could|should|would|may|might)\b`,
    ),
    /\b(?:if|when|should) (?:that|this|things|it|anything|our \w+|the situation|circumstances) (?:changes?|were to change|opens? up|frees? up)\b|\bif that changes\b/,
    new RegExp(inLines`
      \b(?:
        sold out|out of stock|back-?ordered|no (?:stock|inventory)|(?:fully|all) allocated|
        production (?:is )?(?:full|booked|maxed)|can not keep up|booked (?:out|solid|up)
      )\b.{0,60}\b(?:until|till|through|for|til)\b
    `),
    // German
    new RegExp(inLines`
      \b(?:
        derzeit|aktuell|momentan|im moment|zur ?zeit|gegenwartig|vorerst|zunachst|vorlaufig|dieses jahr|
        in diesem (?:jahr|quartal)|noch
      )\b.{0,90}\b(?:nicht|kein\w*|aufnahmestopp|voll|ausgelastet|ausverkauft|pausier\w*|geschlossen)\b|
      \b(?:nicht|kein\w*)\b.{0,60}\b(?:
        derzeit|aktuell|momentan|im moment|zur ?zeit|vorerst|
        vor (?:
          januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|dem|ende|
          anfang|q[1-4]
        )
      )\b
    `),
    new RegExp(inLines`
      \b(?:melden|kommen|schreiben|kontaktieren|fragen|sprechen|anfragen|versuchen)\b.{0,60}\b(?:
        im (?:
          januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|fruhjahr|
          fruhling|sommer|herbst|winter|neuen jahr|nachsten|kommenden|ersten|zweiten|dritten|vierten
        )|
        nachste[sn]? (?:jahr|quartal|monat|saison)|anfang|ende|ab|spater|
        in (?:ein paar|einigen|\w+) (?:wochen|monaten)|q[1-4]|wieder auf
      )\b|
      \b(?:warteliste|aufnahmestopp|zu einem spateren zeitpunkt|spater (?:noch einmal|wieder|gerne))\b
    `),
    // French
    new RegExp(inLines`
      \b(?:
        actuellement|pour (?:le moment|l'instant)|en ce moment|a ce (?:jour|stade)|cette annee|cette saison|
        momentanement|temporairement|d'ici
      )\b.{0,90}\b(?:pas|plus|aucun\w*|complet\w*|suspend\w*|ferme\w*|pause|rupture)\b|
      \b(?:pas|plus|aucun\w*|suspend\w*|complet\w*)\b.{0,80}\b(?:
        actuellement|pour (?:le moment|l'instant)|en ce moment|cette annee|cette saison|
        avant (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|le|la|l')
      )\b
    `),
    new RegExp(inLines`
      \b(?:revene[zr]|recontacte[rz]|reprendr\w+|repren\w+|relance[rz]|reparl\w+|rappele[rz]|revoir)\b.{0,60}\b(?:
        en|apres|au|a partir|debut|fin|d'ici|dans|l'annee prochaine|plus tard|printemps|ete|automne|hiver|
        rentree|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre
      )\b|
      \bliste d'attente\b|\bplus tard\b
    `),
    // Spanish
    new RegExp(inLines`
      \b(?:
        actualmente|por ahora|de momento|por el momento|en este momento|ahora mismo|este ano|esta temporada|
        temporalmente
      )\b.{0,90}\b(?:no|ningun\w*|cerrad\w*|complet\w*|suspend\w*|pausa\w*|agotad\w*|sin)\b|
      \b(?:no|ningun\w*|cerrad\w*|suspend\w*)\b.{0,80}\b(?:
        actualmente|por ahora|de momento|por el momento|en este momento|ahora mismo|este ano|esta temporada|
        hasta|antes de
      )\b
    `),
    new RegExp(inLines`
      \b(?:vuelv\w+|contact\w+|escrib\w+|retom\w+|hablamos|hablar|llam\w+|revis\w+|reabr\w+|abriremos)\b.{0,60}\b(?:
        en (?:
          enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|
          primavera|verano|otono|invierno|el (?:primer|segundo|tercer|cuarto|proximo)|unos|\d
        )|
        a partir|despues|mas adelante|el (?:ano|proximo|mes) |la proxima|principios|finales|q[1-4]
      )\b|
      \blista de espera\b|\bmas adelante\b
    `),
    // Italian
    new RegExp(inLines`
      \b(?:
        attualmente|al momento|per (?:ora|il momento)|in questo momento|adesso|quest'anno|questa stagione|
        temporaneamente
      )\b.{0,90}\b(?:non|nessun\w*|chius\w*|complet\w*|sospes\w*|pausa|esaurit\w*)\b|
      \b(?:non|nessun\w*|sospes\w*|chius\w*)\b.{0,80}\b(?:
        attualmente|al momento|per (?:ora|il momento)|in questo momento|quest'anno|questa stagione|
        prima (?:di|del|della)|fino a
      )\b
    `),
    new RegExp(inLines`
      \b(?:ricontatt\w+|risent\w+|riscriv\w+|riparl\w+|torn\w+|riapr\w+|sent\w+|riprend\w+|valuter\w+)\b.{0,60}\b(?:
        a (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)|
        in (?:primavera|estate|autunno|inverno)|nel(?:la|l')? |dopo|piu avanti|fra|tra|l'anno prossimo|
        il prossimo|inizio|fine|q[1-4]
      )\b|
      \blista d'attesa\b|\bpiu avanti\b
    `),
  ],
  unless: [
    // A price that rose, and one that we won't get.
    /\bwent up\b.{0,20}\bthis (?:year|season)\b/,
    // What waits for us, for a paper of ours or its approval, isn't put off.
    new RegExp(inLines`
      \b(?:until|till|before|once|as soon as|not)\b.{0,30}\b(?:
        you (?:have|send|sign|get|return|are|fill|complete|apply|register)|
        the (?:
          forms?|application|app|agreement|paperwork|policy|account|documents?|certificate|
          first (?:box|order|shipment)
        ) (?:is|are|has|have|comes?|ships?|goes)\b|
        (?:it|that|this|they) (?:
          ships?\b|
          (?:is|are|has been|have been|comes?) (?:
            back|signed|approved|returned|completed|received|in|complete|on file|set up|here
          )\b
        )|
        (?:we|i) (?:have|receive|get|see|hold) (?:it|your|the|them|both|all|those|that|a copy|proof)
      )\b
    `),
    /\bthen (?:it is |just |only )?[$€£]?\d|\btoo (?:rich|high|much|steep|big)\b.{0,20}\bfor now\b|\bwith ?in an? (?:day|week|month)\b|\bw\/in\b/,
    /\bso on down the\b|\baccount\b.{0,25}\b(?:on hold|pending)\b.{0,30}\b(?:meantime|until (?:we|it|this|signed|received|then))\b/,
    /\b(?:i am|i will be|we are|we will be|currently|am) (?:\w+ )?(?:out of (?:the )?office|on (?:vacation|leave|holiday)|away|travell?ing)\b/,
    new RegExp(inLines`
      \b(?:i|we|she|he|they|someone) will\b.{0,40}
        \b(?:follow up|be in touch|get back|send|call|reach|circle back|email|write)\b.{0,50}\b(?:
          next week|tomorrow|this week|monday|tuesday|wednesday|thursday|friday|shortly|soon|few days|
          couple of days|later today|end of (?:the )?(?:week|day)
        )\b
    `),
    // Promises of theirs, or a date for a talk: nothing waits on it.
    new RegExp(inLines`
      \b(?:
        send|share|forward|email|get|have|call|talk|speak|chat|meet|zoom|schedule|hop on|connect
      ) (?:you |over |it |that |the |with |on |our |a |\w+ ){0,5}(?:
        today|tomorrow|monday|tuesday|wednesday|thursday|friday|this week|early next week|next week|
        later (?:today|this week)|shortly|soon|by (?:end of )?(?:the )?(?:day|week|eod|cob)
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        lead ?times?|ship(?:s|ping|ped)?|deliver\w*|turnaround|production time|payment|net \d+|terms|valid|
        effective|prices?|pricing|expires?|deadline|return the|founded|since|established|business for|
        customers since
      )\b.{0,40}\b(?:weeks|months|days|january|december|20\d\d|years?)\b
    `),
    new RegExp(inLines`
      \bnot (?:required|necessary|needed|enforced|applicable)\b.{0,20}
        \b(?:at this (?:time|point)|right now|currently|yet)\b|
      \bno (?:map|minimum|moq|price|further|other|additional|restrictions?|exclusiv\w+)\b.{0,50}
        \b(?:at this (?:time|point)|right now|currently|in place|at the moment)\b|
      \bcurrently (?:no|not have (?:a|an|any)?) ?(?:map|minimum|moq|restrictions?)\b
    `),
  ],
};

/** The same things said by one who refuses for good: a reason that does not pass beats the politeness around it. */
export const DOOR_OPEN: Phrases = {
  says: [
    new RegExp(inLines`
      \b(?:
        reach|check|circle|touch|come|try|contact|follow|ping|reconnect|revisit|reopen|resume|re-?apply|
        talk|again
      )\w*\b.{0,60}\b(?:
        later|future|next|again|20\d\d|q[1-4]|spring|summer|fall|winter|after|january|february|march|april|
        may|june|july|august|september|october|november|december|months|year
      )\b|
      \bwait(?:ing)?[- ]?list|\bon file\b|\bin mind\b|\buntil\b
    `),
  ],
};
