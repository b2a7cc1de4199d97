import { inLines } from '../../../../../kernel/in-lines.ts';
import { NOTHING_AGAINST } from '../phrases/nothing-against.ts';
import { some } from '../phrases/phrases.ts';

export const AND =
  '(?:, ?(?:and |or )?| ?/ ?| ?& ?| (?:and|or|nor|und|oder|noch|et|ou|ni|y|o|e|ne|en|of|i|ani|lub) )';
export const OTHER_MARKET =
  '(?:walmart|e-?bay|etsy|tik ?tok(?: shop)?|temu|newegg|wayfair|bol|allegro|cdiscount|kaufland|otto)';

export const OTHER_PLACES = new RegExp(inLines`
  \b(?:
    walmart(?:\.com)?|tik ?tok(?: shop)?|e-?bay|etsy|target(?: plus|\.com)?|
    (?:your|their) (?:own )?(?:web ?sites?|sites?|stores?|pages?)|
    (?:just |merely )?had your own (?:\w+ ){0,2}(?:page|site)|shopify|
    other (?:marketplaces?|channels|platforms|sites)|own (?:web ?site|site|shop)|faire|newegg|wayfair|
    zalando|otto|kaufland|cdiscount|mercado libre|chewy
  )\b
`);
export const FINE = new RegExp(inLines`
  \b(?:
    fine|ok|okay|allowed|permitted|welcome|open to|good with|no (?:problem|issue|objection)s?|happy|
    can (?:sell|list|work|do|offer|be)|acceptable|works?|possible|free to|would (?:be|work|consider|love)|
    consider|could|support|approve|gladly|
    love|erlaubt|gerne?|moglich|in ordnung|kein problem|
    autorise\w*|possible|accept\w*|permitid\w*|posible|puede\w*|
    consentit\w*|possibil\w*|va bene|potete
  )\b
`);
export const ALLOWS: readonly RegExp[] = [
  // "Through your shops and your Amazon storefront alike", "FBA or a stall, all the same to us".
  new RegExp(inLines`
    \b(?:amazon|fba|marketplaces?|walmart|e-?bay)\b.{0,60}\b(?:
      alike|all the same to (?:us|me)|suits (?:us|me)|something we welcome|
      leave (?:that|it) (?:entirely |all )?to you|and all
    )\b|
    \b(?:that|same) goes for (?:the |your )?(?:amazon|marketplace)|
    \b(?:amazon|fba)\b.{0,50}\bso go (?:for it|ahead)\b|
    \bwhere you (?:put|sell|list)\b.{0,20}\bis (?:entirely )?your (?:own )?(?:affair|business|call)\b|
    \bfba is (?:\w+ )?(?:fine|ok|okay|good|welcome|no problem)\b|
    \bamazon\b.{0,40}\b(?:ist|sind) (?:uns|mir) (?:\w+ )?recht\b|
    \bamazon\b.{0,30}\b(?:
      (?:nous|me) convien\w+|(?:nos|me) parece (?:bien|estupendo|perfecto|genial)|potete vendere|
      vinden (?:we|wij) (?:prima|goed|prettig)
    )
  `),
  new RegExp(inLines`
    \b(?:sell|resell|list|offer)\w* (?:it |them |our \w+ )?(?:on |at |through )?
      (?:any|whatever|whichever|every) (?:\w+ )?(?:platforms?|marketplaces?|sites?|channels?|place)\b|
    \b(?:sur|dans) (?:la plateforme|le site|les sites|n'importe quelle plateforme|toutes les plateformes)
      (?: que vous (?:voulez|souhaitez))?\b.{0,40}\b(?:voulez|souhaitez|derange pas|souci|probleme)\b|
    \b(?:ou|la ou) (?:bon )?vous (?:voulez|semble|souhaitez)\b|
    \bdonde (?:quier\w+|les parezca|prefier\w+)\b|
    \bdove (?:vuole|volete|preferi\w+|le pare)\b|
    \bwo (?:sie|ihr|du) (?:wollen|mochten|wollt|willst)\b|
    \bwaar (?:je|u|jullie) (?:wilt|wil|willen)\b|
    \bonde (?:quiser\w*|preferir\w*)\b|
    \blet my (?:dog|cat|gran\w*|mother|mum|mom) sell\b
  `),
  new RegExp(inLines`
    \bnot (?:mind|care) where you (?:sell|list|resell)\b|
    \b(?:amazon|marketplaces?|walmart|e-?bay)\b.{0,50}
      \b(?:it is|they are|that is|is|are) (?:all|both|also) (?:good|fine|ok|okay)\b|
    \b(?:nothing|no (?:beef|quarrel|gripe|trouble|qualms?)) (?:against|with) (?:\w+ ){0,3}
      (?:amazon|marketplaces?|online)\b|
    \bgegen\b.{0,40}\b(?:amazon|marktplatz\w*)\b.{0,30}\bnichts\b|
    \b(?:sell|list|put|post) (?:it|them|us|our \w+) (?:wherever|anywhere)\b
  `),
  new RegExp(inLines`
    \b(?:list|sell|resell|post)\w* (?:us |it |them |our \w+ )?
      (?:online|on (?:amazon|marketplaces?|walmart|e-?bay))\b.{0,15}\bis (?:\w+ )?
      (?:fine|ok|okay|allowed|good|cool|alright|welcome)\b|
    \bnot\b.{0,30}\b(?:hates?|dislikes?|against|afraid of) amazon\b|
    \b(?:count (?:us|me) in|why one more should)\b.{0,40}\bamazon\b|
    \bamazon is (?:allowed|fine|ok|okay|cool|welcome|good)\b|
    \bno objections? to amazon\b
  `),
  new RegExp(inLines`
    (?<!\bnot )\b(?:work|worked|working|sell|sold|supply|deal|partner\w*|used to) (?:\w+ ){0,2}
      (?:with|to) (?:\w+ ){0,3}(?:amazon|marketplace|online|third[- ]party|fba) (?:
        sellers?|resellers?|retailers?|partners|accounts
      )\b|
    \b(?:amazon|marketplaces) (?:included|too|as well)\b|
    \b(?:
      wherever(?! you (?:keep|store|hold|found|got|have))|anywhere|any channel|any marketplace|all channels
    )\b.{0,20}\b(?:you|like|want|is fine|ok)\b|
    \byes (?:to|on) amazon\b
  `),
  new RegExp(inLines`
    \b(?:
      fine|ok|okay|allowed|permitted|welcome|good|no (?:problem|issues?|objections?|restrictions?)|
      not (?:a|an) (?:problem|issue)|do not (?:mind|object|restrict)|
      not (?:opposed|against|have (?:a |any )?(?:problem|issue|restriction)s?)|
      allow|permit|support|approve|encourage|happy|free to|may|can
    ) (?:\w+ ){0,6}(?:on |with |to |through |via |sell\w* |resell\w* |list\w* |sales? )*
      (?:amazon|marketplaces?|walmart|tiktok|online)\b
  `),
  new RegExp(inLines`
    \b(?:amazon|marketplaces?|walmart|tiktok|online (?:sales|selling|resale))\b.{0,40}\b(?:
      fine|ok|okay|allowed|permitted|welcome|no (?:problem|issue)s?|not (?:a|an) (?:problem|issue)|
      acceptable|alright|all right|cool|works (?:for us|fine)
    )\b
  `),
  new RegExp(inLines`
    \b(?:amazon|marktplatz\w*)\b.{0,40}\b(?:erlaubt|in ordnung|moglich|kein problem)|
    \b(?:amazon|marketplaces?|places? de marche)\b.{0,40}\b(?:autorise\w*|possible|pas de probleme)|
    \b(?:amazon|marketplaces?)\b.{0,40}\b(?:permitid\w*|ningun problema|sin problema)|
    \b(?:amazon|marketplace)\b.{0,40}\b(?:consentit\w*|nessun problema|va bene)
  `),
];

const NO_PROBLEM = new RegExp(inLines`
  \b(?:
    not care(?: less| at all)?|
    (?:mir|uns) (?:\w+ )?(?:egal|wumpe|wurst|wurscht|schnuppe|gleich)|
    no (?:se|te|os) preocup\w*|
    (?:me|nos) da igual|no (?:me|nos) importa|peu (?:nous |m')?importe|ne (?:me|nous) (?:gene|derange) pas|
    non (?:mi|ci) (?:importa|interessa|disturba|da fastidio)|
    maakt (?:\w+ )?niet uit|
    tanto faz|nao (?:me|nos) (?:importa|incomoda)|
    not (?:scare|bother|worry|faze|frighten|trouble) (?:us|me)|
    (?:do not|never) (?:let|believe|listen)\b.{0,50}\b(?:hates?|dislikes?|against|afraid)|
    no (?:problems?|issues?|objections?|restrictions?)|not (?:a|an) (?:problem|issue)|
    do not (?:mind|care|object)|
    kein problem|nichts dagegen|
    (?:aucun|pas de) souci|aucun inconvenient|ningun inconveniente|sin (?:problema|inconveniente)|
    nessun ostacolo|stort uns nicht|pas de probleme|aucun probleme|pas un probleme|
    ningun problema|no hay problema|nessun problema|non (?:c'e|e un) problema
  )\b
`);
export const CAN_NOT_APPROVE = new RegExp(inLines`
  \b(?:
    not (?:be )?(?:able|in a position|allowed|permitted) to|unable to|can not|could not|will not|do not|
    never
  ) (?:\w+ ){0,2}(?:approve|authorize|clear|permit|allow)\b
    (?!.{0,60}\b(?:unless|without|until|except|before|if)\b)
`);
export const WITH_LEAVE = new RegExp(inLines`
  \b(?:
    (?:shop|store|account|dealer|seller) by (?:shop|store|account|dealer|seller)|
    has to agree to|say-so|
    (?:a|your|written) (?:\w+ ){0,2}(?:authorization|permit|licen[cs]e|letter)|
    seller by seller|one by one|one at a time|
    (?:on|by) (?:its|their|your|the) (?:own )?(?:merits?|case)|
    each (?:case|request|seller|application)|
    nobody gets a blanket|
    vet (?:every\w*|each|all|anyone|whoever)|
    (?:review|approve|clear|vet)s? (?:each|every)|
    signs? off|has (?:said|to say) yes|says? (?:yes|ok|so)|
    gives? (?:the|its|his|her|their) (?:ok|okay|nod|approval|blessing|green ?light)|
    (?:only|not) (?:after|before|once|with|upon) (?:\w+ ){0,4}
      (?:approv\w+|authoriz\w+|permission|consent|ok|okay|agreement|sign-?off)|
    (?:solely|only) (?:where|if|when|once|upon)\b.{0,30}
      \b(?:approv\w+|authoriz\w+|permitt?\w+|agreed|allow\w+)|
    (?:separate|explicit|prior|written|personal) (?:nod|ok|okay|yes|sign-?off)|
    \b(?:cleared|checked|agreed|signed off|run|okayed) (?:with|by|past) (?:us|me|our|the)\b|
    \bnod from\b|
    (?:as|so) long as (?:i|we)(?: have)? (?:seen|see|approved?|checked?|okayed|vetted|reviewed?|agreed?)\b|
    (?:want|need|have|get) to (?:sign off|see|approve|check|vet)\b.{0,25}\b(?:listings?|each|first|every)|
    once\b.{0,40}\b(?:approv\w+|authoriz\w+|clear\w+|said yes|signed off)
  )\b|
  \b(?:without|unless|subject to|prior|only with|only if|requires?|needs?|obtain|ask for|request)\b.{0,50}\b(?:
    approv\w+|permission|authoriz\w+|consent|addendum|clear(?:ed|ance)|vett(?:ed|ing)|asking|green ?light|
    blessing|sign-?off
  )\b|
  \bcase[- ]by[- ]case\b|
  \b(?:
    im einzelfall|einzeln (?:frei\w*|genehmig\w*)|fallweise|
    au cas par cas|caso por caso|
    caso per caso|geval per geval|visto bueno|nulla osta|benestare|feu vert|via libera|luz verde|groen licht
  )\b|
  \bmuss\w*\b.{0,60}\b(?:freigeben|genehmigen|zustimmen|erlauben)\b|
  \b(?:soumise?s?|soggett[aio]|sujet[ao]s?|vorbehaltlich|onderworpen)\b.{0,30}
    \b(?:accord|approvazione|autoriz\w+|zustimmung|toestemming|aprobacion)\b|
  \bby (?:\w+ ){0,2}(?:consent|approval|permission|arrangement) only\b|
  \b(?:approved|authorized) (?:amazon |marketplace |online |third[- ]party )?
    (?:sellers?|resellers?|accounts?) only\b|
  \b(?:individually|personally|separately|specifically|explicitly|case by case) (?:\w+ )?
    (?:approved|authorized|vetted)\b|
  \bonly (?:approved|authorized) (?:sellers?|resellers?)\b|
  \b(?:ohne|nur mit|vorherige\w*)\b.{0,40}\b(?:zustimmung|genehmigung|erlaubnis|freigabe)|
  \b(?:sans|sauf|sous reserve)\b.{0,40}\b(?:accord|autorisation)|
  \b(?:sin|salvo|previa)\b.{0,40}\b(?:autorizacion|permiso)|
  \b(?:senza|salvo|previa)\b.{0,40}\b(?:autorizzazione|consenso)\b
`);

/** "Amazon? Sure." */
const SAYS_YES = new RegExp(inLines`
  ^(?:oh |well,? )?(?:
    yes|yep|yeah|sure|absolutely|of course|fine|no problem|go ahead|why not|ok(?:ay)?|certainly|ja|klar|
    gern\w*|oui|bien sur|si|claro|certo|sim
  )\b(?!.{0,30}\b(?:but|if|only|aber|mais|pero|ma)\b)
`);

export const isNoTrouble = (plain: string): boolean => NO_PROBLEM.test(plain) || some(NOTHING_AGAINST, plain);
export const isFine = (plain: string): boolean => isNoTrouble(plain) || SAYS_YES.test(plain);
