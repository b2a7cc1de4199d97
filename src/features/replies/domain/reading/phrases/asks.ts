import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Phrases } from './phrases.ts';

/** They ask us to show something. */
export const SEND_US: Phrases = {
  says: [
    new RegExp(inLines`
      \b(?:
        must be (?:received|supplied|submitted|provided|shown)|remains? outstanding|outstanding|vouch|
        snap(?:ping)?|take|taking|
        (?:and|then) (?:we|you) are (?:off|good|set|all set|in|away|golden|ready|done|there)
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        send|sending|sent to (?:me|us)|provide|providing|email|forward|share|submit|attach|upload|supply|
        furnish|include|fax|reply with|get us|need|needs|needed|require[sd]?|requirements?|requirement|
        must have|ask(?:s|ing)? (?:\w+ ){0,3}(?:for|that)|looking for|want(?: to see)?|would like|
        like to (?:see|have)|missing|have (?:you got )?(?:a|an|your)|do you have|may we (?:have|get|see)|
        can (?:we|i|you) (?:get|have|see|please)|could (?:we|i|you)|copy|copies|show|proof|on file|verify|
        shoot|drop|text me|once (?:i|we) (?:have|get|receive|see)|as soon as (?:i|we) (?:have|get|receive)|
        along with|as well as|plus|following|first|before we can|in order to|
        to (?:set up|open|get started|proceed|move forward)|what(?: is|'s) your|please
      )\b
    `),
    /\b(?:skicka\w*|bifoga\w*|mejla\w*|sanda|sender?|vedhaeft\w*|vedlegg\w*|behover|trenger|mangler|har brug for|venligst|vanligen|garna|kan (?:ni|du|dere|i)|prosimy|prosze)\b/,
    /\b(?:senden|schicken|zusenden|ubermitteln|einreichen|beifugen|benotig\w*|brauch\w*|erforderlich|bitte|kopie|nachweis\w*|vorlegen|vorlage|zukommen|mailen|hochladen|fehlt)\b/,
    /\b(?:envo\w+|fourni\w+|transmett\w+|joindre|joign\w+|communiqu\w+|merci de|besoin|faire parvenir|copie|necessaire\w*|faut|faudrait|demandons|requis\w*|adresse[rz])\b/,
    /\b(?:envi\w+|mand\w+|facilit\w+|aport\w+|adjunt\w+|necesit\w+|remit\w+|proporcion\w+|copia|requer\w+|hacernos llegar|solicit\w+|por favor)\b/,
    new RegExp(inLines`
      \b(?:
        graag|ontvangen|toesturen|opsturen|sturen|stuur|mailen|nodig|bezorgen|aanleveren|kopie|verzoeken|
        gelieve|
        envie\w*|enviar|mande\w*|precis\w+|necessit\w+|fornec\w+|copia|encaminh\w+|fill (?:in|out)|mail
      )\b
    `),
    /\b(?:invi\w+|mand\w+|forn\w+|alleg\w+|trasmett\w+|serv\w+|occorr\w+|necessit\w+|copia|richied\w+|farci avere|bisogno)\b/,
  ],
};

/** Questions that ask nothing before going on: courtesies, offers, a time for a talk, whether the terms suit. */
export const NO_REAL_QUESTION: Phrases = {
  says: [
    // A time for a talk, asked in other languages, and what is only asked out of politeness.
    new RegExp(inLines`
      \b(?:seriez|etes|serez|seras|es)[- ](?:vous|tu)\b.{0,20}\b(?:disponible|libre|joignable)\w*|
      \b(?:disponible|libre)s?\b.{0,40}
        \b(?:echange|appel|lundi|mardi|mercredi|jeudi|vendredi|demain|semaine)\b|
      \b(?:konnen|hatten|haben|hast|passt|ware)\b.{0,40}
        \b(?:montag|dienstag|mittwoch|donnerstag|freitag|morgen|woche|uhr|zeit|recht)\b|
      \b(?:puede|podria|tiene|estaria|le va)\b.{0,30}
        \b(?:lunes|martes|miercoles|jueves|viernes|manana|semana|hablar|llamada|llamar)\b|
      \b(?:puo|potrebbe|sarebbe|e|siete|ha)\b.{0,30}\b(?:
        lunedi|martedi|mercoledi|giovedi|venerdi|domani|settimana|sentirci|libero|libera|disponibil\w+
      )\b|
      \b(?:kunt|kun|heb|heeft|schikt|zullen)\b.{0,30}
        \b(?:maandag|dinsdag|woensdag|donderdag|vrijdag|morgen|week|bellen|spreken|tijd)\b|
      \b(?:consegue|pode|podemos|podes|tem|vamos)\b.{0,30}
        \b(?:falar|conversar|segunda|terca|quarta|quinta|sexta|amanha|semana|ligar)\b|
      \b(?:falar|conversar)\?$|
      \bprocur\w+ em\b
    `),
    new RegExp(inLines`
      \bthink about it\b|
      \b(?:kunt|wilt|zou|kun|wil) (?:u|je|jullie)\b.{0,90}\b(?:
        sturen|toesturen|opsturen|mailen|invullen|bevestigen|halen|verwijderen|ondertekenen|aanleveren
      )\b|
      \b(?:pode\w*|podia\w*|poderia\w*)\b.{0,40}\b(?:enviar|mandar|preencher|confirmar|assinar)\b|
      \b(?:peut-on|pourriez-vous|pouvez-vous)\b.{0,40}\b(?:envoyer|transmettre|remplir|signer|retourner)\b
    `),
    new RegExp(inLines`
      \b(?:
        your pleasure|shake on it|fair enough|agreed\?|would you mind|
        which (?:of (?:these|those|them)|ones?)\b|
        how many (?:(?:would|do|can|shall|should) )?
          (?:you|i|we) (?:want|need|like|thinking|put|get|send|start|take)|
        find (?:half an hour|an hour|a (?:time|slot|moment|day))|
        (?:what|where) (?:would you like to|do you want to|shall we|should we) (?:start|begin)|
        how did you (?:hear|find|come across)|
        (?:ask|try|ping|check|email|write|hit|holler|call|bug|nudge) (?:me |us )?(?:back )?(?:up )?
          (?:again )?(?:in|after|around|next|later|come)\b
      )
    `),
    new RegExp(inLines`
      \b(?:
        etes[- ]vous d'accord|d'accord\?|
        sind sie (?:damit )?einverstanden|einverstanden|
        passt (?:das|es) (?:fur|so)|esta(?:n|is)? de acuerdo|de acuerdo\?|
        le (?:va|parece)|siete d'accordo|e d'accordo|d'accordo\?|vi va|le conviene|convient(?:-il| il)?
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        how are you|how is it going|how have you been|hope you|any (?:other |further |more )?questions|
        questions\?$|make sense|sound (?:good|ok|okay|fair|like)|sounds good|ok\?$|okay\?$|right\?$|
        interested\?$|
        (?:does|would|will|is) (?:that|this|it|those|these)\b (?!be (?:for|sold)|for|going|a |an )[^,;]{0,50}\?|
        does (?:that|this|it) (?:work|suit|sound|help|fit)|
        would (?:that|this|it) (?:work|suit|be (?:ok|okay|of interest|something))|
        work for you|(?:ware|ist|passt|geht) (?:das|dies|es|so was)\b|machbar|
        best (?:number|way|time|phone)|too many|too much|up for (?:a|it)|
        is (?:that|this) (?:
          ok|okay|alright|something|acceptable|agreeable|fine|doable|workable|a problem|an issue
        )|
        (?:you|you are|that is|this is|are you|is everyone|everyone) (?:all )?
          (?:good|fine|ok|okay|cool|happy|comfortable|alright|on board) with|
        (?:can|could) you (?:live|work|agree) with|live with\?|acceptable\?|
        (?:le|les|os|te) (?:encaja\w*|va bien|parece|conviene|viene bien)|
        encajaria|can (?:i|we) (?:help|assist|do (?:anything|for))
      )\b
    `),
    new RegExp(inLines`
      \bdoes (?:\w+ ){1,6}work\b|
      \bwhat (?:do|would|can|else|should) (?:you need|we|i)\b|
      \b(?:monday|tuesday|wednesday|thursday|friday)\b|
      \b(?:podemos|podriamos) hablar|
      \bhablamos\b|
      \b(?:konnen|wollen|sollen) wir\b.{0,30}\b(?:telefonieren|sprechen|treffen)|
      \b(?:peut-on|pouvons-nous|on peut) (?:s'appeler|se parler|echanger)|
      \bpossiamo (?:sentirci|parlarne|parlare)\b
    `),
    new RegExp(inLines`
      \b(?:
        when|what time|what day|which day|are you (?:free|available|around)|
        do you have (?:time|a few minutes|\d+ min\w*|availability)|
        have (?:time|a (?:few )?minutes?)|time for a|free (?:for|on|to|this|next)|
        available (?:for|on|to|this|next)|schedule|hop on|jump on|set up a (?:call|time|zoom|meeting)|
        give (?:me|us) a call|call me|a (?:quick )?(?:call|chat|zoom)|best (?:number|time)|phone number|
        your availability|meet (?:up|at|with)|visit us
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        would you like|want me to|shall (?:i|we)|should (?:i|we)|do you want (?:me|us|to)|
        may i (?:send|call|offer|suggest|introduce|email|forward)|can i (?:send|email|call|offer)|
        could i (?:send|call)|
        would you (?:care|be interested|be open|prefer (?:a call|to))|
        are you interested|
        are you (?:still )?(?:ok|okay|fine|comfortable|able|willing|good) (?:
          with|to (?:meet|agree|sign|commit|do)
        )|
        can you (?:meet|commit|agree|do (?:that|this)|live|work with (?:that|this))|
        could you (?:meet|commit|agree)|ready to (?:place|order|start|get started|go)
      )\b
    `),
    new RegExp(inLines`
      \b(?:can|could|would|will) you (?:please |kindly |also |just )*(?:
        send|provide|fill|complete|share|forward|email|submit|attach|upload|sign|return|apply|register|
        remove|stop|take|unsubscribe|delete|reach|contact|check back|follow up|try|resend|circle|call|
        confirm (?:receipt|that you received|you (?:have )?received)
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        who (?:does not|would not)|why not|what do you think|what say you|guess what|did you know|
        have you (?:ever )?(?:seen|considered|thought|tried|heard|read|checked)|
        are you (?:struggling|tired|looking to (?:grow|boost|scale|increase|save))|
        want to (?:grow|boost|scale|save|increase|know)|need (?:help|more)
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        passt (?:das|ihnen|es)|ware (?:das|dies) (?:in ordnung|okay)|
        haben sie (?:zeit|noch fragen|interesse|fragen)|wann (?:hatten|haben|passt|konnen)|telefonieren|
        termin|
        konnten sie (?:uns )?(?:bitte )?.{0,60}(?:senden|schicken|zusenden|ausfullen)|
        wie geht|
        cela vous convient|(?:cela|ca) vous (?:va|conviendrait)|etes-vous disponible|quand (?:etes|seriez)|
        des questions|comment allez|le parece bien|les parece|le viene bien|
        cuando (?:podemos|podria|tiene)|alguna (?:duda|pregunta)|que tal|
        va bene|quando (?:possiamo|puo|ha)|come sta|domande
      )\b
    `),
  ],
};

/** They wonder who it is that wrote to them. */
/** Who gave us their name, or where we have heard of them. */
export const HOW_YOU_CAME = new RegExp(inLines`
  \bwho (?:gave|passed|told|sent|mentioned|pointed|put|recommended|referred|introduced)\b.{0,30}\b(?:you|us|me|my|our)\b|
  \b(?:how|where) (?:did|do) you (?:come|hear|find|get|know|learn|run)\b.{0,30}\b(?:us|me|our|my|across)\b|
  \bwer hat (?:ihnen|euch|dir)\b.{0,40}\b(?:namen?|empfohlen|genannt|von uns|gegeben)\b|
  \bwie sind sie auf (?:uns|mich)\b|\bwoher (?:kennen|haben) sie (?:uns|mich|mein\w*|unser\w*)\b|
  \bqui (?:vous|t')(?: a)? ?(?:\w+ ){0,2}(?:donne|parle|recommande|indique)\b|\bcomment (?:nous avez-vous|avez-vous (?:connu|trouve|entendu))\b|
  \bquien (?:le|les|te|os) (?:dio|hablo|recomendo|paso)\b|\bcomo (?:nos|me) (?:conoci\w+|encontr\w+|conoce\w*)\b|
  \bchi (?:le|vi|ti) ha (?:dato|parlato|fatto|consigliato)\b|\bcome (?:ci|mi) (?:ha|avete|hai) (?:conosciut\w|trovat\w)\b|
  \bwie (?:gaf|heeft) (?:u|je|jullie)\b.{0,40}\b(?:naam|ons|aanbevolen|getipt|gegeven)\b|\bhoe (?:kent|kwam|vond) (?:u|je)\b.{0,20}\b(?:ons|mij)\b|
  \bquem (?:lhe|vos|te) (?:deu|falou|indicou|recomendou)\b|\bcomo (?:nos|me) (?:conhec\w+|encontr\w+)\b|
  \bvem (?:gav|tipsade|har gett)\b.{0,30}\b(?:er|dig)\b|\bhvem (?:gav|ga|har gitt|har givet|fortalte)\b.{0,30}\b(?:deg|dere|dig|jer)\b|
  \bkto (?:podal|dal|polecil)\b.{0,30}\b(?:panu|pani|panstwu|wam)\b
`);

export const WHO_WRITES = new RegExp(inLines`
  \bwho (?:is this|are you|am i (?:speaking|talking|writing)|sent (?:me |us )?this|exactly are you)\b|
  \bwhat is (?:this|it) (?:all )?(?:about|regarding|concerning|for)\b|
  \bwhat (?:do you|are you (?:after|selling|asking|trying|looking))\b.{0,30}$|
  \b(?:do (?:i|we) know (?:you|each other)|have we (?:met|spoken|talked))\b|
  \b(?:is this|are you) (?:for )?(?:real|legit\w*|a (?:scam|robot|bot|real person|person)|spam)\b|
  \bwhere did you (?:get|find) (?:me|us|this|my|our)\b|
  ^(?:sorry,? |hi,? |hello,? |ok,? )?(?:what|huh|pardon|come again)\?+$|
  \bwer (?:sind sie|seid ihr|bist du|ist (?:das|da)|spricht)\b|\bworum geht\b|\bwoher (?:haben|kennen) sie\b|
  \bqui etes[- ]vous\b|\b(?:c'est|est-ce) a quel sujet\b|\bde quoi s'agit\b|
  \bquien(?:es)? (?:es|eres|son|sois)\b|\bde que (?:se trata|va)\b|\bchi (?:e|siete|sei|parla)\b|
  \bdi (?:cosa|che) si tratta\b|\bwie (?:bent|ben|is) (?:u|je|jij|dit)\b|\bwaar gaat (?:dit|het) over\b|
  \bquem (?:e|sao|fala)\b|\bdo que se trata\b|\bvem ar (?:du|ni|det)\b|\bhvem er (?:du|dere|i|det)\b
`);

/** Asked without a mark, too. */
export const ASKS_US: Phrases = {
  says: [
    WHO_WRITES,
    /\bwould you (?:take|accept|consider|settle for)\b.{0,60}\b(?:instead|in (?:its|their|his) (?:place|stead))\b/,
    new RegExp(inLines`
      \b(?:j'aimerais|je voudrais|nous voudrions) savoir\b|
      \b(?:me gustaria|quisiera|querria) saber\b|
      \bvorrei (?:sapere|capire)\b|
      \b(?:wusste|wusst) ich (?:gern\w*|noch)\b|
      \b(?:gostaria|gostava) de saber\b|
      \b(?:zou ik|wil ik) (?:graag |nog )?weten\b|
      \bask (?:them |her |him )?(?:whether|how (?:they|you|many|much)|what (?:they|you))\b|
      \b(?:una duda|una pregunta|une question|eine frage|una domanda|een vraag|uma pergunta) (?:
        antes|avant|vorab|vorher|noch|prima|vooraf|primeiro|para
      )\b
    `),
    new RegExp(inLines`
      \b(?:revert|reply|respond|get back to (?:me|us)|come back to (?:me|us)|write back) with (?:
        your|some|the|an idea of|details of|information (?:on|about)
      ) (?:\w+ ){0,2}(?:
        expected|monthly|annual|estimated|projected|target|volumes?|quantit\w+|channels?|plans?|business|
        background|company|sales|stores?|locations?
      )\b|
      \bplease (?:advise|answer|state|specify|tell us|let us know)
        (?: us| the following| on the following)?: ?
    `),
    new RegExp(inLines`
      \b(?:
        let (?:me|us) know|tell (?:me|us)|can you tell|could you tell|
        please (?:tell|advise|clarify|specify|confirm|explain|describe|elaborate|let us know|indicate|answer)|
        share (?:with us )?(?:some|a bit|a little|more|how|where|what|which)|
        (?:like|love|want|need|curious|helpful|great|good) to (?:
          know|learn|hear|understand|find out|get a (?:better )?(?:sense|idea)
        )|
        wondering|
        curious (?:about|how|what|where|if)|
        more (?:about|info\w*|details?|background|context) (?:about|on|from|regarding)?|
        (?:a few|some|couple of?|couple) (?:quick )?questions|
        questions? (?:for you|first|before)|
        first[, ]+(?:what|which|where|how|do|are|who)
      )\b.{0,120}\b(?:
        where|which|what|how|who|whether|if you|about your|
        your (?:
          business|company|store|stores|shop|plans?|customers?|volume\w*|channels?|operation|experience|
          location|background|model|sales|expected|intend\w*|target|strategy|goals?|quantit\w+|needs
        )|
        sell|ship|store|more about|questions?|you (?:are|plan|intend|sell|have|do|would)
      )\b
    `),
    new RegExp(inLines`
      \blet (?:us|me) know (?:what|which|how) (?:quantit\w+|countr\w+|items|volumes?|products)\b|
      \b(?:i|we) (?:will |would )?(?:need|want|have) (?:
        to know|your (?:store|seller|company|business|shop) (?:name|details|info\w*|history)
      )\b|
      \bto know whether\b
    `),
    new RegExp(inLines`
      \b(?:
        teilen sie uns (?:bitte )?mit|lassen sie uns wissen|wurden gern\w* (?:wissen|mehr|erfahren)|
        mochten (?:wir )?(?:gern\w* )?(?:wissen|erfahren)|
        bitte (?:um|nennen|beschreiben|erlautern|beantworten)|verraten sie
      )\b|
      \b(?:
        pourriez[- ]vous (?:nous )?(?:dire|preciser|indiquer|expliquer)|
        merci de (?:nous )?(?:preciser|dire|indiquer|confirmer)|en savoir plus sur|aimerions savoir|
        souhaiterions savoir|dites[- ]nous|precise[rz]
      )\b|
      \b(?:
        podria\w* (?:decirnos|indicarnos|aclarar|confirmar|contarnos|explicarnos)|
        nos gustaria (?:saber|conocer)|cuentenos|diganos|indiquenos|quisieramos saber|necesitamos saber
      )\b|
      \b(?:
        potrebbe\w* (?:dirci|indicarci|spiegarci|precisare)|vorremmo (?:sapere|conoscere|capire)|ci dica|
        fateci sapere|ci piacerebbe sapere|ci indichi
      )\b
    `),
  ],
  unless: [
    /\bconfirm\b.{0,40}\bthat you\b.{0,40}\b(?:read|accept|agree|follow|understood|comply|received)\w*/,
    new RegExp(inLines`
      \b(?:advise|let (?:me|us) know|tell (?:me|us)|confirm|indicate) (?:if|whether) (?:
        this|that|it|these|those|such
      )\b.{0,30}\b(?:
        works?|workable|suits?|acceptable|agreeable|possible|of interest|ok|okay|fine|feasible|doable|
        interesting|manageable
      )\b
    `),
    /\b(?:tell (?:me|us)|let (?:me|us) know) (?:how many|which ones?|what sizes?|what colou?rs|how much)(?: (?:you (?:want|need|would like)|to (?:send|ship|pack)))?[ .!]*$/,
    new RegExp(inLines`
      \b(?:let (?:me|us) know|tell (?:us|me)) (?:if|when|should|whether|how|what|which|how many)\b
        (?! quantit| countr).{0,40}\b(?:
          you (?:
            have|need|would like|want|can|get|received|decide|are thinking|like to (?:start|order|try|carry)
          )|
          (?:to|you) (?:order|start with|carry|begin with)|thinking of|any questions|(?:i|we) can|
          that works|this works|time|day|works|works for|you think|questions|thoughts|convenient|to proceed|
          to move forward
        )\b
    `),
  ],
};

/** In English a question asks something of us where it asks what, which, how, or what we are and do. */
export const ASKS_ABOUT_US: Phrases = {
  says: [
    new RegExp(inLines`
      \b(?:are|do|does|will|would) (?:your|the) (?:
        customers|shops|stores|people|buyers|staff|warehouse|\w+ (?:yours|sit|stand|know|keep|include|come)
      )\b|
      \b(?:may|might|can|could) i ask\b|
      \bwhether (?:you|your|this|it)\b
    `),
    /\b(?:what|whats|which|where|who|whom|why|how (?:many|much|long|do|does|did|are|would|will|big|often|is|can|have|old))\b/,
    new RegExp(inLines`
      \b(?:do|does|did|have|has|are|is|was|were|will|would|can|could) (?:
        you|your|this|the (?:company|business|store|goods|products?)|northgate|u
      )\b.{0,20}\b(?:
        sell\w*|have|has|had|ship\w*|carry|carried|own|operate|worked?|use|using|plan\w*|currently|already|
        know|an?|the|located|based|authorized|going to|aware|familiar|registered|on|store\w*|resell\w*|
        list\w*|import\w*|export\w*|licensed|certified|store|buying|buy|looking|after|business|company|fba|
        fbm|price|advertis\w*|run|part|attend\w*|met|experience\w*|purchas\w*|distribut\w*|only|online|
        physical|brick|amazon|walmart|tiktok|eligible|willing to (?!sign|agree|commit|meet|accept)|
        able to (?:store|warehouse|handle|provide proof|ship)|intend\w*|warehouse|retail\w*|wholesal\w*|
        brand\w*|market\w*|want(?:ing)? (?:the|us|to (?:sell|carry|list|private))
      )\b
    `),
    new RegExp(inLines`
      \b(?:is|would|will) (?:this|it|that|these|they) (?:be )?(?:for|a|an|just|only|going|sold)\b|
      \b(?:and|or) (?:do|are|is|will|where|what|which|how)\b|
      \bin what\b|
      \bany (?:experience|physical|particular|specific|retail|store)\b|
      ^(?:amazon|online|fba|us|domestic|retail)\b[^.]{0,40}\bor\b
    `),
  ],
};
