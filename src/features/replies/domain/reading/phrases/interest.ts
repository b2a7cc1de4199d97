import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Phrases } from './phrases.ts';

/** They are open to it. */
export const INTEREST: Phrases = {
  says: [
    // Praise of us, and joy at being asked.
    new RegExp(inLines`
      \b(?:we|i|he|she|they|everyone|owner|board|team|boss) (?:all )?
        (?:think|feel|believe|reckon|liked?|looked favou?rably|agreed|said yes|voted)\b.{0,30}
        \b(?:you|your|yes|what (?:we|i) saw|upon|together|this|it)\b
        (?!.{0,60}\b(?:not|no|but|wrong|mistak\w+|confus\w+)\b)|
      \b(?:be|feel) (?:
        proud|honou?red|delighted|thrilled|chuffed|daft (?:to say no|not to)|mad (?:to say no|not to)|
        silly (?:to say no|not to)
      )\b|
      \b(?:
        what took you so long|been (?:hoping|waiting|looking) for (?:some\w+|this|you)|been hoping some\w+|
        first time for everything|let us see how it goes|i am tempted|tempted|why ever not|on board|
        over the moon
      )\b
    `),
    new RegExp(inLines`
      \b(?:be|is|with) (?:our|my|a|the) (?:great |real )?(?:pleasure|privilege|honou?r)\b|
      \b(?:no objections?|not a problem|no problem|nothing stands in the way|nothing against)\b
        (?! (?:if you|understanding|at all,? (?:but|we are not)))|
      \b(?:you are|consider yourselves?|count yourselves?) (?:in|on|one of (?:ours|us)|approved|part of)\b|
      \b(?:account|dealer|customer) (?:number|no\.?|id|login) (?:is|will|follows?)\b
    `),
    new RegExp(inLines`
      \b(?:i|we)(?: will)? (?:next |then |now |also |gladly )?(?:
        prepare|put together|ring you|phone you|telephone you|call you|get the (?:prices|pricing|list)|
        introduce you
      )\b|
      \b(?:we|i) (?:can |will )?do it\b|
      \byou will have (?:our|the|my) (?:prices|pricing|list|offer|details)\b
    `),
    new RegExp(inLines`
      \b(?:
        machen (?:wir )?mit|da sind wir dabei|
        (?:preise|angebot|liste|unterlagen) (?:kommt|kommen|folgt|folgen)|
        stelle ihnen\b.{0,40}\bzusammen|rufe (?:sie|dich) an|schicke ihnen|
        (?:nous|me) (?:plait|plaisent|convient|seduit)|(?:sommes|suis) partante?s?|vous appelle|
        (?:tarifs?|offre|devis) suivr\w+|vous (?:prepare|preparons|envoie|envoyons)|
        nos gusta|
        (?:le|les|te|os) (?:preparo|preparamos|mando|mandamos|llamo|llamamos)|
        cuente\w* con nosotros|cuenta con nosotros|
        per noi va bene|va bene per noi|
        (?:vi|le|ti) (?:preparo|prepariamo|mando|chiamo|chiamiamo)|
        la chiamo|
        topamos|adoramos|(?:te|lhe|vos) (?:mando|envio|ligo)|mando (?:os|as|tudo)|
        stuur (?:ik )?(?:u|je)|ik stuur|(?:prijzen|offerte) (?:volgen|volgt)|later kul|vi hors|garna
      )\b
    `),
    new RegExp(inLines`
      \b(?:neither|nobody|no one|none)\b.{0,40}\b(?:objections?|objected|objects|minds?|complain\w*)\b|
      \b(?:my|our) blessing\b|
      \b(?:
        green ?light|thumbs up|roger that|right up our (?:street|alley)|music to my ears|be my guest|
        more the merrier|fill your boots|knock yourself out
      )\b|
      \bsamples?\b.{0,30}\b(?:in|to|by) (?:the )?(?:post|mail|ups|fedex)\b|
      \b(?:come|coming|head|heading) your way\b|
      \b(?:down|cool|fine|good|ok|okay) with (?:re-?sellers|amazon sellers|online sellers|people like you)\b|
      \b(?:find|grab|take|spare) (?:half an hour|an hour|\d+ minutes|a slot)\b
    `),
    new RegExp(inLines`
      \b(?:
        offene turen|schnack\w*|durchsprechen|sehr gut vorstellen|gut vorstellen|gute idee|
        finden wir (?:gut|super|spannend|klasse|toll)|
        nous parle (?:beaucoup|bien)|beaucoup plu|prepare une proposition|allons-y|
        nos parece (?:bien|perfecto|genial)|
        nos encaja|nos encantaria|nos ha gustado|
        ci sembra (?:una )?(?:bella|buona|ottima)|ottima idea|ci piace|facciamolo|perche no|
        (?:
          graag|met plezier|leuk om|lijkt (?:ons|me|mij)|we doen (?:graag )?mee|welkom|akkoord|
          podem contar|pode contar|com (?:muito )?(?:prazer|gosto)|adorariamos|temos interesse|
          estamos interessad\w+|vamos (?:em frente|nessa|conversar)|combinado|fechado|
          tombe a pic|rien ne s'y oppose|aucune objection|siamo tutti d'accordo|ci farebbe|
          von uns aus gern\w*|spricht nichts dagegen
        )\b|
        zien (?:dit|dat|het) (?:wel |helemaal )?zitten|leuk dat|bel je|
        lijkt (?:ons|me|mij) (?:leuk|goed|prima)
      )\b
    `),
    // English
    new RegExp(inLines`
      \b(?:
        (?:we|i|she|he|they|team|owner|founder|boss|everyone) (?:would|are|am|is|will|would all)? ?(?:\w+ ){0,2}(?:
          love|like|happy|glad|pleased|excited|thrilled|delighted|keen|interested|open|willing|
          more than happy|eager|up for|game|look(?:ing)? forward|down
        )\b|
        interested (?:
          in (?:working|exploring|learning|talking|hearing|discussing|partner\w+|your|this|selling|having)|
          !|\.|$
        )|
        happy to (?:
          work|set|open|help|discuss|talk|chat|get|send|support|have|add|start|onboard|explore|offer|supply|
          extend|sell|do|move|share|answer|jump|hop
        )|
        love to (?:
          work|set|open|discuss|talk|chat|get|have|explore|see|hear|learn|partner|connect|do|start|add|hop|
          jump|sell
        )
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        (?:has|have) been (?:approved|set up|opened|accepted|activated|created)|
        (?:you are|you have been|are) (?:now )?(?:approved|all set|good to go|set up|in)|
        account (?:is|has been|was) (?:now )?(?:approved|open|active|ready|live|set|created)|
        (?:approved|approving|accept|accepted) (?:your|you)\b|
        welcome (?:aboard|to (?:the|our)|on board)|
        glad to have you|happy to have you|
        we (?:can|will|could) (?:definitely |certainly |absolutely |gladly |happily )?(?:
          set (?:you|up|this)|open|get you (?:set|started)|do (?:this|that|business)|
          make (?:this|that|it) (?:work|happen)|supply|work (?:with|together|something)|start|offer you|
          sell to|ship
        )
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        sounds? (?:good|great|interesting|like a (?:plan|good|great))|
        (?:good|great|perfect|excellent|nice) (?:fit|match|partner\w*|opportunity|idea|addition)|
        let us (?:
          talk|chat|do (?:it|this)|connect|set|schedule|get|discuss|hop|jump|find|move|make|explore|start|go
        )|
        (?:hop|jump|get) on (?:a|the) (?:quick )?(?:call|zoom|phone|chat)|
        (?:set up|schedule|arrange|book|have) (?:a |an )?(?:\w+ )?
          (?:call|chat|meeting|zoom|time to (?:talk|chat|connect))|
        give (?:me|us) a (?:call|ring)|
        call me|
        (?:are|when are|would) you (?:be )?(?:free|available|around)|
        when (?:can|could|would|is|are) (?:we|you|a good)|
        next steps?|move forward|moving forward|
        get (?:you )?(?:started|set up)|
        calendly|my calendar|pick a time|
        worth (?:a (?:chat|call)|exploring|discussing)|
        tell (?:me|us) more
      )\b
    `),
    new RegExp(inLines`
      ^approved\b|\bcustomer number is\b|\bwill call you\b|\bset things up\b|\byou can resell\b|
      \b(?:
        (?:have|has) (?:set up|opened|created|activated) (?:your|an?|the) (?:\w+ )?account|
        ok by (?:me|us)|count (?:us|me) in|works for (?:us|me)|
        (?:get|have) the (?:paperwork|ball|process|account)\b.{0,20}\b(?:started|rolling|going|set)|
        we are (?:in|on board|game)|i am (?:in|on board|game)|
        (?:that|this) (?:works|would work|could work|is doable)|no objections?|ring (?:me|us)|
        my (?:phone|number|cell|direct line) is|looking forward|look forward|i am all for it|all for it|
        fine by (?:me|us)|you (?:are )?got it|consider it done|done deal|deal!?$|interesting\b
      )
    `),
    new RegExp(inLines`
      \bgive it a (?:go|try|shot|whirl)\b|\bup for (?:a|it)\b|\bnatter\b|\bglad of\b|\bbest number\b|
      \bmove ahead with\b|\bpuo chiamare\b|
      \b(?:prices?|pricing|details|info\w*|catalog\w*|terms|list|paperwork|more) (?:to|will) (?:follow|come)\b|
      \bwill be (?:back|in touch) (?:with|about|to)\b|\bdo not mind where\b|
      \bretenu notre attention\b|
      \b(?:je|nous) (?:reviens|revenons|reviendrai|reviendrons) vers vous\b|
      \b(?:ich melde|wir melden) (?:mich|uns)\b|\bkomme auf sie zu\b|
      \b(?:le|les|te|os) (?:enviare|mandare|llamare|contactare)\w*\b|
      \b(?:le|vi) (?:invio|mando|faremo|mandero|inviero)\b
    `),
    new RegExp(inLines`
      \b(?:will|going to|i'll) (?:\w+ ){0,3}
        (?:send|share|email|forward|get|put together|prepare|follow up|be in touch|get back)\b.{0,60}\b(?:
          you|over|pric\w+|catalog\w*|list\w*|details|info\w*|sheet|terms|next|soon|shortly|monday|tuesday|
          wednesday|thursday|friday|tomorrow|week|account
        )\b|
      \b(?:accept(?:ing)?|tak(?:e|ing)|open(?:ing)?|add(?:ing)?|welcome|looking for) (?:on )?
        (?:new|more|additional|online|amazon|other) (?:\w+ )?
        (?:retailers?|accounts?|partners?|resellers?|dealers?|sellers?|stockists?|wholesale)\b|
      \b(?:yes|yep|yeah|sure|absolutely|definitely|of course|certainly)\b[ ,!.-]+.{0,60}
        \b(?:wholesale|account|work|open|sell|do|offer|interested|can|love|happy|please|let us|resell\w*)\b|
      ^(?:yes|yep|yeah|sure|absolutely|definitely|of course|certainly)(?: please)?[ ,!.-]
    `),
    new RegExp(inLines`
      \b(?:
        we (?:do|offer|have|sell|can) (?:\w+ ){0,2}
          (?:wholesale|b2b|dealer|reseller|trade|sell (?:to|on)|allow|work with)|
        (?:fine|ok|okay|open|fine by us|no (?:problem|issues?|objections?)) (?:with|to) (?:
          you |your |selling |sellers |sales |resell\w+ )*(?:on |through |via )?
          (?:amazon|walmart|tiktok|marketplaces?|online)|
        (?:allow|permit|support|welcome|approve)(?:ed|s)? (?:\w+ ){0,4}
          (?:amazon|walmart|tiktok|marketplaces?|online)
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        you can|you may|feel free to|you are (?:welcome|free) to|go ahead and|
        place (?:your|an|the first|a) (?:\w+ )?order|ready to (?:ship|order|take)|
        send (?:us |me |over |in )?(?:your|a|an|the) (?:first |opening |purchase )?(?:order|po)\b
      )
    `),
    // German
    new RegExp(inLines`
      \b(?:
        gerne?|freuen (?:wir )?uns|interessant|interessiert|spannend|offen (?:fur|gegenuber)|
        wurden (?:wir )?uns freuen|konto (?:ist|wurde)|freigeschaltet|freigegeben|zusammenarbeit|
        klingt (?:gut|interessant)|lassen sie uns|telefonieren|telefonat|termin|willkommen|
        beliefern (?:wir )?(?:sie|auch)|konnen (?:wir )?(?:sie|ihnen)
      )\b
    `),
    // French
    new RegExp(inLines`
      \b(?:
        avec plaisir|ravis?e?s?|interess\w+|volontiers|serions|serait (?:un plaisir|possible)|d'accord|
        compte (?:est|a ete)|bienvenue|ouvrir (?:un|votre) compte|echanger|
        travailler (?:avec vous|ensemble)|collaborer|collaboration|rendez-vous|appel|pourquoi pas|telephone|
        discut\w+|enchant\w+
      )\b
    `),
    // Spanish
    new RegExp(inLines`
      \b(?:
        nos interesa|encantad\w+|estariamos|interes(?:a|ad\w+|ante)|con (?:mucho )?gusto|nos gustaria|
        por supuesto|claro que|cuenta (?:esta|ha sido)|bienvenid\w+|abrir(?:le|te|les)? (?:una )?cuenta|
        colaborar|colaboracion|le llamo|trabajamos con|llamada|reunion|trabajar (?:con|juntos)|adelante
      )\b
    `),
    // Italian
    new RegExp(inLines`
      \b(?:
        volentieri|lieti|felici|interessa(?:ti|ta|to|nte)|con piacere|ci (?:farebbe|piacerebbe)|certamente|
        account (?:e|e stato)|benvenut\w+|aprir\w+ un (?:conto|account)|collabor\w+|ci sentiamo|chiamata|
        telefonata|sentirci|lavorare (?:con|insieme)|saremmo
      )\b
    `),
  ],
  unless: [
    new RegExp(inLines`
      \b(?:not|no longer|never|unable|un)\b.{0,25}\b(?:
        interested|open to|able|looking|accept|tak|love|willing|happy|a (?:good |great )?(?:fit|match)|move|
        moving|approved|add|allow|permit|support|work|sell|offer|supply
      )\w*\b
    `),
    new RegExp(inLines`
      \b(?:nicht|kein\w*)\b.{0,30}\b(?:interess\w*|zusammen\w*|beliefer\w*|moglich|offen|konnen)\b|
      \bleider\b|
      \b(?:ne|n')\b.{0,20}\b(?:interess\w*|pouvons|sommes|souhait\w*|serait|travaill\w*|collabor\w*)|
      \bpas (?:interess|possible|d'accord|en mesure)\w*|
      \bmalheureusement\b|
      ^no\b(?! (?:objection|problem|issue|worr|reason|hard))|
      \bno (?:podemos|estamos|nos|es|trabajamos|tenemos|vendemos)\b|
      \blamentablemente\b|
      \bnon (?:possiamo|siamo|ci|e|lavoriamo|vendiamo)\b|
      \bpurtroppo\b
    `),
    /\bif you (?:are|would be) interested\b|\b(?:appreciate|thank|thanks|grateful)\b.{0,40}\b(?:interest|reaching|inquiry|offer)\b(?!.{0,120}\b(?:happy|love|glad|excited|would like)\b)/,
  ],
};
