import { inLines } from '../../../../../kernel/in-lines.ts';
import { wordsOf } from '../../../../../kernel/words-by-language.ts';
import { HARDLY_THERE, NOTHING_AGAINST, WELCOME_THERE } from './nothing-against.ts';
import type { Phrases } from './phrases.ts';
import { NEEDS_LEAVE } from './with-leave.ts';

/** No, because we sell online: on Amazon, on marketplaces, or at all. */
const PLACE = String.raw`(?:amazon\w*|fba|amz|e-?bay|walmart(?:\.com)?|tik ?tok(?: shop)?|temu|marketplaces?|(?:third|3rd)[- ]party(?! (?:logistics|warehouse|payment))|3p|online|on-line|internet|e-?com(?:merce|m)?|web(?:-| )?(?:only|based|stores?|shops?|sellers?|retailers?)|digital (?:retail|sell)\w+|(?:amazon|online|internet|third[- ]party) resellers?|arbitrage|drop-?ship\w*|sellers on)`;
const NO = String.raw`(?:not|none|never|no longer|unable|decline[sd]?|declining|refuse|prohibit\w*|forbid\w*|ban(?:s|ned)?|restrict\w*|against|avoid\w*|nor|stopped|ceased|refrain\w*|discontinued|cut off|neither|nobody|no one|without exception no)`;
const DEAL = String.raw`(?:sell\w*|sold|sale|sales|suppl(?:y|ies|ying)|work(?:ing)?|partner\w*|open(?:ing)?|approv\w+|allow\w*|permit\w*|authoriz\w+|accept\w*|do(?:ing)? business|support\w*|offer\w*|onboard\w*|list(?:ed|ing|ings)?|wholesal\w*|tak(?:e|ing)|distribut\w*|service|ship|deal|consider\w*|want|wish|resell|resold|resale|provide|set up|setting up|carried|available|appear|engage|go(?:ing)?|be|being|interested|retail\w*|entertain\w*|let|like|place\w*)`;

const MARKTPLATZ = String.raw`(?:amazon\w*|e-?bay|(?:online-?)?marktplatz\w*|markt-?platz\w*|plattform\w*|online-?handel\w*|online-?handler\w*|internet-?handel\w*|onlineshops?|online|internet|e-?commerce|versandhandel)`;
const PLACE_DE_MARCHE = String.raw`(?:amazon\w*|e-?bay|cdiscount|places? de marche|marketplaces?|plateformes?|en ligne|internet|e-?commerce|pure[- ]players?|le web)`;
const PLATAFORMA = String.raw`(?:amazon\w*|e-?bay|mercado libre|marketplaces?|plataformas?|mercados? online|online|en linea|internet|e-?commerce|comercio electronico)`;
const PIATTAFORMA = String.raw`(?:amazon\w*|e-?bay|marketplaces?|piattaform\w*|online|internet|e-?commerce|commercio elettronico|sul web)`;

const AT_A_DISTANCE =
  '(?:web (?:sales?|selling)|the (?:web|net)|by (?:parcel|post)|mail[- ]order|distance (?:sales|selling)|im (?:netz|web)|ubers netz|versandweg|vente a distance|venta a distancia|vendita a distanza|verkoop (?:via het web|op afstand)|via het web|venda a distancia)';
const NOT_DONE =
  '(?:not|never|nothing|closed|forbidden|nicht|kein\\w*|untersagt|pas|interdit\\w*|no (?:esta|se)|prohibid\\w+|non (?:e|sono)|vietat\\w|niet|nao|proibid\\w+)';
const OVER_THE_COUNTER =
  '(?:(?:over|across|at) the counter|uber den ladentisch|au comptoir|en (?:el )?mostrador|al banco|over de toonbank|ao balcao|shops? with a (?:door|till|counter))';
const ONLY =
  '(?:only|solely|exclusively|nowhere else|nur|ausschliesslich|uniquement|seulement|exclusivement|solo|unicamente|soltanto|alleen|uitsluitend|enkel|so|apenas)';

export const NO_MARKETPLACES: Phrases = {
  says: [
    // What is to be struck from an application before anybody talks.
    /\b(?:remove|take|drop|strike|cross|leave|delete|scratch) (?:out )?(?:amazon|fba) (?:from|off|out of) (?:your|the) (?:application|form|plans?|proposal|list of (?:channels|sites))\b/,
    /\bnie (?:zgadzamy|zgadzam|zezwalamy|zezwalam|pozwalamy|pozwalam|wyrazamy|wyrazam|sprzedajemy|dopuszczamy)\b.{0,60}\b(?:amazon\w*|allegro|e-?bay\w*|marketplace\w*|platform\w* (?:internetow|sprzedaz)\w*)/,
    new RegExp(
      String.raw`\b${ONLY}\b.{0,30}\b${OVER_THE_COUNTER}\b|\b${OVER_THE_COUNTER}\b.{0,20}\b${ONLY}\b`,
    ),
    new RegExp(
      String.raw`\b${AT_A_DISTANCE}\b.{0,40}\b${NOT_DONE}\b|\b${NOT_DONE}\b.{0,40}\b${AT_A_DISTANCE}\b`,
    ),
    // What they would sooner do, what it would come to, and what it goes against.
    new RegExp(
      String.raw`\b(?:sooner|rather)\b.{0,60}\bthan\b.{0,60}\b${PLACE}\b|\b${PLACE}\b.{0,80}\b(?:reject\w*|refused|turned (?:down|away)|denied|incompatible|at odds|contrary to|conflicts? with|counter to|inconsistent with|not our (?:thing|world|style|scene))\b`,
    ),
    /\b(?:over my dead body|hell freezes|race to the bottom|racing to the bottom)\b/,
    // English
    new RegExp(String.raw`\b${NO}\b.{0,60}\b${DEAL}\b.{0,60}\b${PLACE}\b`),
    new RegExp(
      String.raw`\b${NO}\b.{0,20}\b(?:on|to|through|via|with|for|of)? ?(?:amazon|marketplaces?|fba|online (?:sell|resell|retail|market)\w*|e-?commerce|third[- ]party sell\w*|3p sell\w*)\b`,
    ),
    new RegExp(
      String.raw`\b${PLACE}\b.{0,80}\b(?:not|never|prohibited|forbidden|banned|restricted|excluded|off[- ]limits|off the table|against our|unauthorized|no[- ]go|a no|is out|non[- ]starter|deal ?breaker|violat\w+|terminat\w+|closed (?:to|off)|decline)\b`,
    ),
    /\bno (?:\w+ )?(?:amazon|marketplaces?|online|third[- ]party|3p|3rd[- ]party|e-?bay|e-?com\w*|fba|internet|web|drop-?ship\w*|walmart)\b(?! (?:restriction|problem|issue|application|form|ordering|portal|catalog|presence))/,
    /\b(?:only|exclusively|solely|strictly|just)\b.{0,60}\b(?:brick and mortar|physical (?:stores?|locations?|retail\w*|shops?|storefronts?)|store ?fronts?|independent (?:\w+ )?(?:stores?|shops?|retailers?|pharmac\w+|boutiques?|dealers?)|specialty (?:\w+ )?(?:stores?|shops?|retailers?)|retail (?:stores?|locations?|storefronts?)|bricks|in[- ]store|local (?:shops?|stores?|dealers?))\b/,
    /\b(?:shops?|stores?|places?) (?:that )?(?:you|people|customers) can (?:walk|actually walk|go|visit) ?(?:in|into)?\b|\bwalk[- ]in (?:shops?|stores?)\b/,
    /\bonline,? (?:it is |then )?no[.!]?$|\bif (?:it|you|this) (?:were|was|had|is)\b.{0,40}\b(?:physical|store|shop|brick)\b.{0,40}\b(?:yes|sure|happy|then)\b|\b(?:selling|sales|online|third[- ]party|e-?commerce) platforms? (?:are|is) (?:\w+ )?(?:excluded|not|prohibited|ruled|banned)\b/,
    /\b(?:storefronts?|physical (?:stores?|shops?)|walk-ins?) only\b|\bonly for (?:storefronts?|shops|stores|physical)\b/,
    /\bbrick and mortar (?:\w+ )?(?:only|exclusively|accounts only)\b|\b(?:reserved|limited|restricted) (?:for|to) (?:\w+ )?(?:brick and mortar|physical|independent (?:\w+ )?(?:stores?|retail\w*|shops?))\b/,
    /\bamazon\b.{0,12}\bis (?:\w+ ){0,2}(?:a )?(?:hard |firm |definite |absolute )?no\b|\b(?:rules? out|ruled out|ban(?:s|ned)?) (?:amazon|marketplaces?|online|third)|\b(?:pull(?:ed)?|pulling) (?:\w+ ){0,4}(?:from|off|out of) (?:amazon|marketplaces?)/,
    /\b(?:keep|keeping|kept|stay|staying|pull(?:ed|ing)?|remain|take|taken|took|want|prefer)\b.{0,40}\b(?:off|out of|away from|offline)\b.{0,15}\b(?:amazon|marketplaces?|the internet|online|third[- ]party)\b|\bamazon[- ]free\b|\bamazon\b.{0,40}\bclosed (?:it )?(?:off|down)|\bhates? amazon\b|\b(?:steer|stay|shy) (?:clear|away) (?:of|from) (?:\w+ )?(?:amazon|marketplaces?|online)/,
    /\b(?:require|need|must have|have to have|must be|has to be)\b.{0,40}\b(?:brick and mortar|physical (?:store|location|retail|storefront|shop)|retail storefront|store front)\b.{0,60}\b(?:only|not (?:qualify|eligible)|unfortunately|online)\b/,
    /\bamazon\b.{0,40}\b(?:is|are|remains?) (?:\w+ )?(?:closed|locked|off|restricted|prohibited|gated)\b|\b(?:close|terminate|cut off|shut down|drop)\w*\b.{0,30}\baccounts?\b.{0,40}\b(?:amazon|marketplaces?|online)\b/,
    // German
    new RegExp(
      String.raw`\b(?:nicht|kein\w*|keinerlei|niemals|untersag\w*|verboten|verbiet\w*|ausgeschlossen|schliessen|lehnen|ohne|verzicht\w*|unzulassig)\b.{0,80}\b${MARKTPLATZ}\b`,
    ),
    new RegExp(
      String.raw`\b${MARKTPLATZ}\b.{0,90}\b(?:nicht|kein\w*|untersag\w*|verboten|verbiet\w*|ausgeschlossen|schliessen wir|lehnen wir|unzulassig|unerwunscht|tabu|nicht gestattet)\b`,
    ),
    /\b(?:nur|ausschliesslich|lediglich)\b.{0,60}\b(?:stationar\w*|fachhandel\w*|fachhandler\w*|ladengeschaft\w*|einzelhandel vor ort|fachgeschaft\w*|lokale\w* handler\w*)\b/,
    // French
    new RegExp(
      String.raw`\b(?:ne|n'|pas|aucun\w*|jamais|interdi\w*|exclu\w*|refus\w*|proscri\w*|hors)\b.{0,80}\b${PLACE_DE_MARCHE}\b.{0,40}`,
    ),
    new RegExp(
      String.raw`\b${PLACE_DE_MARCHE}\b.{0,80}\b(?:pas|interdi\w*|exclu\w*|refus\w*|proscri\w*|jamais)\b`,
    ),
    /\b(?:uniquement|exclusivement|seulement|que)\b.{0,60}\b(?:boutiques? physiques?|magasins? physiques?|points? de vente physiques?|commerces? physiques?|boutiques? independantes?|magasins? (?:specialises?|independants?)|reseau physique|detaillants? physiques?)\b/,
    // Spanish
    new RegExp(
      String.raw`\b(?:no|nunca|tampoco|prohib\w*|ningun\w*|excluid\w*|sin)\b.{0,80}\b${PLATAFORMA}\b`,
    ),
    new RegExp(
      String.raw`\b${PLATAFORMA}\b.{0,80}\b(?:no (?:esta|se|lo|es|la|los|permit\w*)|prohibid\w*|excluid\w*|vetad\w*)\b`,
    ),
    /\b(?:solo|unicamente|exclusivamente|solamente)\b.{0,60}\b(?:tiendas? fisicas?|puntos? de venta fisicos?|comercios? fisicos?|establecimientos? fisicos?|tiendas? especializadas?|comercio tradicional)\b/,
    // Italian
    new RegExp(
      String.raw`\b(?:non|mai|vietat\w*|proibit\w*|esclus\w*|nessun\w*|niente|divieto)\b.{0,80}\b${PIATTAFORMA}\b`,
    ),
    // Dutch and Portuguese
    /\b(?:niet|geen|nooit|nee|verbod\w*|verboden|uitgesloten)\b.{0,60}\b(?:amazon|bol(?:\.com)?|marktplaatsen|marktplaats|marketplaces?|online (?:platforms?|kanalen|verkoop)|internet|webshops?)\b|\b(?:amazon|bol(?:\.com)?|marktplaatsen|marketplaces?|online verkoop|webshops?)\b.{0,60}\b(?:niet|geen|nooit|verboden|uitgesloten|nee)\b|\b(?:alleen|uitsluitend|enkel)\b.{0,40}\b(?:fysieke winkels?|winkels met|speciaalzaken|stenen winkels?)\b/,
    /\b(?:nao|nunca|jamais|proibi\w*|nenhum\w*|sem)\b.{0,60}\b(?:amazon|mercado livre|marketplaces?|plataformas?|online|internet|e-?commerce)\b|\b(?:amazon|mercado livre|marketplaces?|plataformas?)\b.{0,60}\b(?:nao|proibi\w*|exclui\w*|vedad\w*)\b|\b(?:so|somente|apenas|exclusivamente)\b.{0,40}\b(?:lojas? fisicas?|pontos? de venda fisicos?)\b/,
    /\b(?:people|folks|customers|those) (?:who|that) (?:walk|come|step) (?:in|into)\b.{0,20}\b(?:shops?|stores?)\b|\b(?:amazon|walmart|tiktok|marketplaces?|online)\b.{0,60}\brules? (?:you|it|them|that) out\b|\b(?:tiendas?|comercios?) (?:a pie de calle|de barrio)\b|\bsolo (?:in|nei) negozi\w*\b/,
    // What they hold of the place, in figures of speech.
    /\b(?:amazon|marketplaces?)\b.{0,30}\b(?:parted ways|broke up|fell out|burned us|history|finished)\b|\b(?:shops?|stores?|sellers?|businesses)\b.{0,40}\b(?:only (?:to be )?(?:found|exists?|lives?) (?:on|behind) (?:a |the )?(?:screen|internet|web))\b|\b(?:just|only|anywhere but) not (?:there|on there|on amazon)\b/,
    new RegExp(String.raw`\b${PIATTAFORMA}\b.{0,80}\b(?:non|vietat\w*|proibit\w*|esclus\w*)\b`),
    /\b(?:solo|soltanto|unicamente|esclusivamente|solamente)\b.{0,60}\b(?:negozi\w* fisic\w*|punti? vendita fisic\w*|negozi (?:specializzati|tradizionali|indipendenti)|rivenditori fisici)\b/,
  ],
  unless: [
    ...NOTHING_AGAINST,
    ...NEEDS_LEAVE,
    ...WELCOME_THERE,
    HARDLY_THERE,
    /\b(?:not|never) (?:really )?(?:mind|care|bother\w*|worry|matter|object|fussed)\b.{0,20}\b(?:where|which|what|if|whether|how)\b/,
    /\b(?:aucun\w*|pas de|sans|ningun\w*|sin|nessun\w*|senza|kein\w*) (?:souci|probleme|inconvenient|objection|difficulte|problema|inconveniente|objecion|ostacolo|obiezion\w+|einwand|einwande|bedenken|hindernis|schwierigkeit\w*)\b|\bstort uns nicht\b|\bne (?:nous )?(?:derange|gene) pas\b|\bno nos (?:molesta|importa)\b|\bnon ci (?:disturba|dispiace)\b/,
    /\b(?:do not|never|not) (?:\w+ ){0,2}(?:let (?:anybody|anyone|them|people|others|somebody) (?:tell|say|fool|convince|persuade)|believe|listen to)\b|\bwithout (?:being |getting |first )*(?:cleared|clearance|vetted|vetting|asking|sign-?off|a green ?light|our blessing|checking)\b/,
    // Nothing against it.
    /\b(?:no|not|never|without|nothing)\b.{0,20}\b(?:problems?|issues?|restrict\w*|objections?|limitations?|opposed|mind|against|concern\w*|worr\w+|exclude\w*|hesitat\w+|quarrels?|beef|gripes?|qualms?)\b/,
    /\bnot (?:only|just|limited to|necessarily)\b|\b(?:kein problem|nichts dagegen|pas de probleme|aucun probleme|ningun problema|no hay problema|nessun problema|non c'e problema)\b/,
    /\bdo not (?:currently )?(?:have|run|maintain) (?:an? |any )?(?:amazon|walmart|marketplace|online|e-?commerce) (?:presence|store|shop|account|listings?|sellers?|catalog|ordering|portal|order form|form|application)\b|\bnot (?:yet )?(?:currently )?(?:on|selling on|sold on|listed on|active on|present on) (?:amazon|walmart|any marketplaces?|tiktok)(?: (?:yet|ourselves|currently|right now))\b/,
    /\b(?:nobody|no one)\b.{0,30}\b(?:looks? after|manages|runs|tends|takes care of)\b|\bnot hurt\b/,
    // With leave.
    /\bnot (?:an )?automatic\w*|\b(?:shop|store|account|dealer|seller) by (?:shop|store|account|dealer|seller)\b|\bnot ruled out\b|\bsay-so\b|\bwithout (?:a|our|the) (?:\w+ )?(?:letter|permit|licen[cs]e)\b|\bonly with (?:a|our) (?:\w+ )?licen[cs]e\b|^until (?:then|you (?:hold|have|get|receive))\b/,
    /\b(?:without|unless|until|except(?: with)?|subject to|prior|only with|only if|requires?|needs?)\b.{0,40}\b(?:approv\w+|permission|authoriz\w+|consent|agreed?|written|sign\w*|agreement)\b/,
    /\b(?:ohne|nur mit|vorherige\w*)\b.{0,40}\b(?:zustimmung|genehmigung|erlaubnis|freigabe|einwilligung)|\b(?:sans|sauf|sous reserve)\b.{0,40}\b(?:accord|autorisation)|\b(?:sin|salvo|previa)\b.{0,40}\b(?:autorizacion|permiso|acuerdo)|\b(?:senza|salvo|previa)\b.{0,40}\b(?:autorizzazione|consenso|accordo)\b/,
    // Something else about such places.
    /\b(?:online|web|internet|digital) (?:catalog\w*|portal|ordering|order form|application|form|account|presence|price list|meeting|call|registration|system|b2b)\b.{0,40}\bnot\b|\bnot\b.{0,30}\b(?:online|web) (?:catalog\w*|portal|ordering|order form|application|form|price list|system)\b/,
    /\b(?:below|under|lower than|undercut\w*)\b.{0,60}\b(?:map|msrp|minimum advertised)\b|\b(?:resale|reseller'?s?) (?:certificate|permit|license|id|number)\b/,
    /\bnot\b.{0,30}\b(?:sure|know|clear|see|find|certain)\b|\b(?:if|whether) (?:you|not)\b.{0,10}\bnot (?:sell|on)\b/,
    /\bfor (?:amazon|online|marketplace|e-?commerce)\b.{0,40}\bplease (?:use|contact|email|fill|complete|apply)\b/,
  ],
};

/** No, because somebody else has it, or a closed list of sellers does. */
export const TAKEN: Phrases = {
  says: [
    new RegExp(inLines`
      \bhas (?:my|our) word\b|
      \b(?:hold|has|have|own|got)s? (?:it|that|the channel) (?:(?:all )?to (?:itself|himself|herself|themselves)|
      exclusively|by contract)\b|
      \b(?:signed|gave|sold|traded|licensed) (?:away )?(?:our |the |all )*(?:online|amazon|marketplace|digital|
      e-?commerce) rights\b|
      \bappointed (?:marketplace|amazon|online|e-?commerce) (?:partner|seller|reseller|retailer)\b|
      \b(?:list|number|group) of (?:people|sellers|shops|companies|those|stores) (?:\w+ ){0,2}(?:allowed|
      permitted|approved|authorized)\b.{0,80}\b(?:stay|closed|remain|names|full|final)\b|
      \bvertraglich\b.{0,50}\b(?:zugesichert|gebunden|vergeben|zugesagt)\b|
      \b(?:done|run|handled|managed|looked after) our (?:amazon|online|marketplace)\b.{0,20}\bfor (?:years|ages|
      a decade|\w+ years)\b
    `),
    /\b(?:theirs|his|hers) alone\b|\b(?:can|could|will|may|do) not (?:\w+ )?(?:bring on|add|take on|sign|appoint|let in|bring in) (?:a second|another|anyone|anybody|any others?|a third|somebody|someone)(?: one| else)?\b|\b(?:no|not any) room for (?:a second|another|others?|anyone)\b|\bgave (?:them|him|her) (?:the )?exclusiv\w+|\b(?:is|are) (?:somebody|someone|another \w+|a partner)'?s? (?:turf|patch|territory|domain)\b|\b(?:turf|patch)\b.{0,30}\balone\b/,
    /\bexclusiv\w*\b.{0,30}\b(?:otra|una|un|otro) (?:empresa|firma|compania|agencia|socio|vendedor)\b|\b(?:otra|una) (?:empresa|agencia|firma)\b.{0,40}\bexclusiv\w*/,
    // Dutch and Portuguese
    new RegExp(inLines`
      \bexclusie\w*\b.{0,70}\b(?:partner\w*|contract\w*|afspra\w*|afgesproken|overeenkomst\w*|verkoper\w*|
      wederverkoper\w*|amazon|partij|recht\w*)\b|
      \b(?:partner\w*|contract\w*|overeenkomst\w*|verkoper\w*|wederverkoper\w*|amazon|
      partij)\b.{0,50}\bexclusie\w*|\b(?:een|1) (?:vaste|enkele) (?:partij|partner|verkoper)\b|
      \b(?:niemand|geen (?:nieuwe|andere|tweede))\b.{0,30}\b(?:bij|erbij|toegelaten|partij|verkopers?|
      partners?)\b|
      \bexclusiv\w*\b.{0,70}\b(?:parceir\w*|contrato|acordo|vendedor\w*|revendedor\w*|agencia|com (?:um|uma))\b|
      \b(?:parceir\w*|contrato|acordo|vendedor\w*|revendedor\w*|agencia)\b.{0,50}\b(?:exclusiv\w*|unic[oa])\b
    `),
    /\b(?:channel|spot|space|territory|slot|position|area|region|place|shelf) (?:is|has been|are) (?:already |all )?(?:spoken for|taken|covered|filled|assigned|claimed|given away)\b|\bnot adding (?:any\w* )?to (?:it|that|the|this|our)\b|\b(?:enough|plenty of) (?:people|sellers|resellers|folks|guys|partners|accounts|merchants|storefronts) (?:selling|listing|on|already)\b|\b(?:down to|(?:now|i|we) (?:have )?(?:got|have)(?: just| only)?) one\b(?: (?:seller|reseller|guy|and|left|on there|that|who)\b|[.,!])/,
    // English
    /\b(?:exclusiv\w+|sole|solely|single|only one|just one)\b.{0,60}\b(?:partner\w*|agreements?|contracts?|arrangements?|deals?|sellers?|resellers?|retailers?|agency|agencies|vendors?|relationships?|rights|accounts?|company|compan\w+|firm|accelerator|licensees?|dealers?|representation|merchants?|terms|commitments?|operators?|storefronts?)\b/,
    /\b(?:amazon|marketplace\w*|online|e-?commerce|walmart|digital|third[- ]party|3p|channel)\b.{0,60}\b(?:exclusiv\w+|solely)\b|\bexclusiv\w+\b.{0,60}\b(?:amazon|marketplace\w*|online|e-?commerce|walmart|tiktok|channel)\b|\bexclusivity\b/,
    /\b(?:one|a single|1) (?:\w+ )?(?:authorized|dedicated|approved|chosen|designated|official|selected|trusted|contracted|master|amazon|online|marketplace|third[- ]party|3p) (?:\w+ ){0,3}(?:sellers?|resellers?|partners?|retailers?|accounts?|agency|company|vendor|merchant)\b/,
    /\b(?:authorized|approved|selected?|select|chosen|existing|current|closed|limited|small|handpicked|curated|fixed|short)\b.{0,40}\b(?:list|group|network|number|handful|roster|set|circle|sellers|resellers|partners|retailers|dealers)\b.{0,80}\b(?:full|closed|not (?:\w+ ){0,3}(?:add|tak|accept|expand|open|look|grow|onboard)\w*|no (?:longer|new|more|further|additional|room)|set)\b/,
    /\bnot (?:\w+ ){0,3}(?:add(?:ing)?|tak(?:e|ing)(?: on)?|expand(?:ing)?|onboard(?:ing)?|look(?:ing)? for|seek(?:ing)?|need) (?:to add )?(?:any |our |the |on |up )*(?:new |more |other |additional |further |another |extra |list of |number of )*(?:amazon|online|third[- ]party|3p|marketplace|e-?commerce|walmart|authorized|fba|internet) (?:\w+ )?(?:sellers?|resellers?|partners?|retailers?|accounts?|list|roster|storefronts?)\b/,
    // Of any at all that is a rule about the place; of further ones, a list that is closed.
    /\bnot (?:\w+ ){0,3}(?:accept(?:ing)?|authoriz(?:e|ing)|open(?:ing)?|approv(?:e|ing)) (?:any |our |the |on |up )*(?:new |more |other |additional |further |another |extra )+(?:amazon|online|third[- ]party|3p|marketplace|e-?commerce|walmart|authorized|fba|internet) (?:\w+ )?(?:sellers?|resellers?|partners?|retailers?|accounts?|list|roster|storefronts?)\b/,
    /\b(?:have|has|using|use|hired|work(?:ing)? with|partner(?:ed|ing)?(?: with)?|signed|chosen|chose|appointed|contracted|engaged|entrusted|retain\w*|committed to|contracted with)\b.{0,60}\b(?:handl\w+|manag\w+|runs?|running|takes? care|looks? after|own|owns|cover(?:s|ing)?|control(?:s|ling)?|operat\w+|represents?|responsible for)\b.{0,60}\b(?:amazon|marketplaces?|online|e-?commerce|third[- ]party|that channel|those channels|channels?|it all|all of (?:it|that)|walmart)\b/,
    /\b(?:amazon|marketplaces?|online|e-?commerce|walmart|third[- ]party)\b.{0,60}\b(?:handled|managed|run|operated|taken care of|covered|controlled|represented|served|looked after|fulfilled|sold)\b.{0,20}\bby (?!us\b|our (?:own|in-?house|internal|team|staff)|ourselves|the (?:brand|factory))/,
    /\b(?:already|currently) (?:have|work with|working with|partnered with|use|represented by|committed to|under contract with|locked in)\b.{0,30}\b(?:a|an|one|our|another|someone|somebody)\b.{0,30}\b(?:partner|seller|reseller|agency|company|retailer|team|vendor|who|that)\b.{0,40}\b(?:amazon|online|marketplaces?|e-?commerce|walmart|space|channel)\b|\b(?:amazon|online|marketplace|walmart|e-?commerce) (?:partner|seller|agency|reseller) (?:already )?(?:in place|of record)\b/,
    /\b(?:contractually|under contract|contract (?:with|that)|agreement (?:with|that))\b.{0,80}\b(?:prevents?|prohibits?|bound|obligat\w+|not allow|preclud\w+|can not|bars|only (?:sell|supply))\b|\bcontractually (?:bound|obligated|committed|tied)\b/,
    /\b(?:one|a single|1) (?:seller|reseller|company|partner)\b.{0,40}\b(?:has had|has held|has run|has our|for (?:the (?:last|past)|years))\b|\bhonou?r that\b|\blimited to (?:a )?(?:handful|small|select\w*|few|certain|\d+)\b|\bno openings?\b|\bcontractual\b|\b(?:gave|given|granted|handed|assigned) (?:\w+ ){0,4}(?:amazon|marketplace\w*|online|channel|listings)\b.{0,30}\bto\b|\bhandful of (?:sellers|resellers|retailers|partners)\b/,
    /\bpromis\w+\b.{0,40}\b(?:amazon|online|marketplace\w*|channel|to (?:somebody|someone|another|one))\b|\b(?:sewn|locked|tied|wrapped|signed) up\b|\b(?:amazon|online|marketplaces?)\b.{0,15}\bis (?:already )?(?:covered|spoken for|taken|reserved)\b|\b(?:two|three|four|five|\d+) (?:companies|sellers|resellers|retailers|partners|accounts|shops) (?:are|is|have been) (?:approved|authorized|allowed)\b|\bsticking with (?:those|them|the|our|that|him|her)\b|\bunder an exclusive\b|\bnot appoint\w*\b|\bnot you,? (?:i am )?(?:afraid|sorry)\b/,
    /\b(?:somebody|someone|a company|another company|a partner|a seller|one seller|some guy)\b.{0,20}\b(?:does|handles|runs|sells?|manages|covers)\b.{0,30}\b(?:amazon|online|marketplaces?|that|it|walmart)\b|\blimit(?:ed|ing)?\b.{0,30}\bto (?:two|three|four|five|a few|\d+|select\w*|our)\b|\bno (?:vacanc\w+|openings?|room)\b|\b(?:agreement|contract|deal|partnership) (?:with|that)\b.{0,60}\b(?:not (?:let|allow|permit)|forbids?|prevents?|prohibits?|stops?|keeps?)\b/,
    new RegExp(inLines`
      \b(?:one|a|another|some|different) (?:company|seller|reseller|partner|firm|agency|retailer|account|
      group) (?:already )?(?:has|holds|owns|got|have) (?:\w+ ){0,3}(?:rights?|channel|amazon|exclusiv\w+|it all|
      that)\b|\b(?:spot|slot|seat|position|channel) is (?:already )?(?:taken|filled|gone)\b|
      \bgave (?:our|my) word\b|
      \b(?:signed|partnered|went|gone|contracted) (?:up )?with\b.{0,60}\b(?:who|that|which) (?:do|does|handles?|
      runs?|manages?|takes)\b.{0,40}\b(?:amazon|marketplaces?|online|all of)\b|\bbeat you to it\b|
      \b(?:got|have) (?:just )?(?:one|1) (?:reseller|seller|partner|retailer)\b|
      \b(?:only )?(?:two|three|four|five|\d+) (?:approved|authorized|select\w*) (?:retailers?|resellers?|
      sellers?|partners?)\b.{0,60}\b(?:only|final|list|closed|may)\b|
      \bonly (?:two|three|four|five|\d+) (?:approved|authorized)\b|\bno other sellers\b
    `),
    /\b(?:program|list|roster|network|group) (?:is )?(?:capped|closed|full)\b|\bnobody else\b|\bno one else\b|\b(?:sits?|lies|rests|stays?|resides?|remains?|goes|went|belongs?|is) (?:exclusively |solely )?(?:with|to) (?:one|a single|our|just one|only one|1)\b.{0,40}\b(?:reseller|seller|partner|agency|company|retailer|account|guy|person|shop|firm|dealer)\b|\b(?:run|handled|done|managed) by (?:one|a single|just one|this one) (?:guy|person|seller|company|shop|dealer|gentleman|lady|family)\b|\b(?:one|single) appointed\b|\bappointed (?:one|a single)\b|\b(?:he|she|they|it) (?:is|are) the only ones?\b/,
    // German
    /\b(?:exklusiv\w*|alleinig\w*|alleinvertrieb\w*|ausschliesslich)\b.{0,70}\b(?:partner\w*|vertrag\w*|vereinbarung\w*|handler\w*|haendler\w*|verkaufer\w*|agentur\w*|vertrieb\w*|rechte|recht|amazon|marktplatz\w*|seller)\b|\bexklusiv(?:partner|vertrag|handler|vereinbarung|vertrieb|recht)\w*|\b(?:amazon|marktplatz\w*|online)\b.{0,60}\bexklusiv\w*/,
    /\b(?:festen?|geschlossene\w*|begrenzte\w*|bestehende\w*|ausgewahlte\w*)\b.{0,40}\b(?:kreis|handlerkreis|handlernetz\w*|partner\w*|handler\w*|netz\w*)\b.{0,80}\b(?:nicht|keine|geschlossen|voll)\b|\bkeine (?:weiteren|neuen|zusatzlichen) (?:amazon|online|marktplatz)-?\s?(?:handler|haendler|verkaufer|partner|seller)\w*/,
    /\b(?:partner|agentur|firma|unternehmen|dienstleister)\b.{0,60}\b(?:amazon|marktplatz\w*|online\w*)\b.{0,60}\b(?:betreut|ubernimmt|verantwort\w+|abwickelt|betreibt|zustandig|managt)\b/,
    // French
    /\bexclusi(?:f|ve|vite|vement|fs|ves)\b.{0,70}\b(?:partenair\w*|contrat\w*|accord\w*|revendeur\w*|vendeur\w*|agence|amazon|marketplaces?|places? de marche|en ligne|distribut\w*|avec|prestataire)\b|\b(?:partenair\w*|contrat\w*|accord\w*|revendeur\w*|vendeur\w*|agence|amazon|marketplaces?|prestataire|partenariat)\b.{0,50}\bexclusi(?:f|ve|vite|vement|fs|ves)\b|\b(?:seul|unique) (?:partenaire|revendeur|vendeur|prestataire)\b|\breseau (?:ferme|selectif)\b/,
    // Spanish
    /\bexclusiv\w*\b.{0,70}\b(?:soci[oa]|partner|contrato|acuerdo|vendedor|distribu\w+|agencia|amazon|marketplaces?|online|con)\b|\b(?:soci[oa]|partner|contrato|acuerdo|vendedor|revendedor|agencia|amazon|marketplaces?)\b.{0,50}\b(?:exclusiv\w*|en exclusiva|unico)\b|\bunico (?:vendedor|revendedor|socio|partner)\b/,
    // Italian
    /\besclusiv\w*\b.{0,70}\b(?:partner|contratt\w*|accord\w*|rivenditor\w*|venditor\w*|agenzia|amazon|marketplaces?|online|con|societa)\b|\b(?:partner|contratt\w*|accord\w*|rivenditor\w*|venditor\w*|agenzia|amazon|marketplaces?)\b.{0,50}\b(?:esclusiv\w*|in esclusiva|unic[oa])\b|\bunico (?:venditore|rivenditore|partner)\b/,
  ],
  unless: [
    /\bhave one (?:and|that|question|thing|more|rule|left)\b.{0,40}\b(?:sku|item|model|size|colou?r|color|ask|request|left in)\b/,
    /\b(?:no|not|never|without|non)[- ](?:\w+ ){0,3}exclusiv\w*|\bnon-?exclusiv\w*|\bexclusiv\w+ (?:to|for|through|with|via|in|by) (?:our )?(?:brick|physical|independent|specialty|retail|local|own|us\b|pharmac|salons?|professional|wholesale customers|b2b)/,
    /\b(?:exclusiv\w+|esclusiv\w+|exklusiv\w*|ausschliesslich) (?:\w+ ){0,3}(?:brick|physical|stationar|fachhandel|magasins|boutiques|tiendas|negozi|direct\w*|ourselves|our own|uber unser|via unser|offers?|discounts?|deals?|on our (?:own )?(?:web ?site|site|store)|through our (?:own )?(?:web ?site|site|store)|eigene\w*)/,
    /\b(?:solely|exclusively|only) (?:where|if|when|with|upon|after|once|on condition|by prior)\b/,
    /\b(?:looking for|interested in|offer(?:ing)?|want|seeking|discuss|open to|possib\w+|consider\w*|become|grant|give you)\b.{0,30}\b(?:an? )?exclusiv\w+/,
    /\b(?:our|with) (?:own|in-?house|internal)\b.{0,30}\bteam\b/,
  ],
};

/** No, because they sell it themselves. */
const BY_OURSELVES =
  '(?:in eigen beheer|in eigen hand\\w*|in eigenregie|in eigener (?:regie|hand)|en regie directe|en propre|por nuestra cuenta|por cuenta propia|in proprio|por conta propria)';
const SELLING =
  '(?:verkoop|verkopen|vertrieb|vertreib\\w*|verkauf\\w*|ventes?|vendons|ventas?|vendemos|vendit\\w+|vendiamo|gestiamo|vendas?|wholesale|sales)';

export const THEIR_OWN: Phrases = {
  says: [
    new RegExp(String.raw`\b${SELLING}\b.{0,40}\b${BY_OURSELVES}\b|\b${BY_OURSELVES}\b.{0,40}\b${SELLING}\b`),
    /\b(?:i|we) (?:make|made|produce|build|grow|bake|sew|brew|roast|design)\w* (?:and|&) (?:i |we )?sell\b|\b(?:i|we) (?:make|made|produce|build|grow|bake|sew|brew|roast|design)\w* (?:them|it|these|those|everything|every \w+|all of (?:it|them))(?:,| and|,? then)? (?:and )?(?:i|we) sell (?:them|it|these|those|everything)\b/,
    // Nobody in between.
    new RegExp(inLines`
      \b(?:resale|sales?|selling|distribution|retail\w*)\b.{0,60}\b(?:conducted|done|handled|made|carried out|
      run)\b.{0,15}\bby\b.{0,50}\bitself\b|
      \b(?:taken|brought|moved|pulled|took)\b.{0,40}\b(?:distribution|sales|wholesale|everything|
      selling)\b.{0,20}\bin-house\b|\b(?:we are|i am) the (?:ones?|only ones?) (?:who|that) sells?\b|
      \b(?:no hay nadie|sin nadie|sin intermediarios)\b.{0,15}\b(?:en medio)?\b|
      \b(?:niemand|keiner|kein zwischenhandler)\b.{0,15}\bdazwischen\b|\bpersonne entre\b|
      \bnessuno (?:in mezzo|nel mezzo)\b|\bniemand tussen\b|\bninguem no meio\b|
      \bai negozi non (?:diamo|vendiamo)\b|
      \b(?:verkaufen|geben)\b.{0,15}\bnicht an (?:laden|handler|geschafte|wiederverkaufer)\b
    `),
    /\b(?:nobody|no one) (?:else )?(?:sells?|carries|stocks) (?:our|my|the|them|these)\b.{0,25}\b(?:but|except|besides|other than) (?:us|me|ourselves)\b|\bfrom us or not at all\b|\bnot (?:do|use|have|need|want|deal with) (?:any )?middle-?m[ae]n\b|\b(?:nur|ausschliesslich) bei uns\b|\b(?:uniquement|exclusivement|seulement) (?:dans nos|sur notre|chez nous|en direct)\b|\b(?:solo|soltanto|unicamente|esclusivamente) (?:nei nostri|sul nostro|da noi)\b|\bsin intermediarios\b|\b(?:leaves?|goes|sold) (?:\w+ )?(?:through|from|over) our own (?:\w+ )?(?:door|counter|till)\b/,
    // Dutch and Portuguese
    /\b(?:verkopen|verkoop|leveren|doen|distribueren)\b.{0,60}\b(?:zelf|rechtstreeks (?:aan|via)|direct aan (?:de )?(?:consument\w*|klant\w*|particulier\w*)|eigen (?:web ?shop|winkel\w*|site|kanal\w*)|alleen via onze)\b|\b(?:zelf|eigen beheer|eigen webshop)\b.{0,40}\b(?:amazon|verkopen|verkoop|online)\b|\b(?:vend\w+|comercializ\w+)\b.{0,60}\b(?:direto|direta\w*|diretamente|directamente|nos mesmos|propri[oa]s?|noss[oa]s? (?:propri[oa]s? )?(?:loja|site))\b|\bvenda direta\b|\bnao trabalhamos com (?:revend\w+|atacado)\b/,
    /\b(?:nothing|none) (?:left |over |at all )*(?:to|for) (?:wholesale|sell to (?:shops|stores)|resell\w*)\b|\b(?:just|only) (?:me|us) and (?:my|our|the) (?:customers?|people|folks|regulars|buyers)\b|\b(?:gone|sold out|sell out)\b.{0,25}\b(?:from|on|in) (?:my|our) (?:etsy|shop|site|web ?site|store|own)\b|\b(?:every(?:thing|one)?|all|each)\b.{0,40}\b(?:goes|go|sells?|is sold|are sold) (?:straight |directly |only )?(?:from|at|through|out of|over) (?:my|our) (?:own )?(?:etsy|stall|counter|kitchen table|farm ?stand|market|web ?site|site|shop)\b/,
    /\b(?:nobody|no one|no-one) (?:else )?(?:but|except|other than|besides) (?:us|ourselves|me)\b.{0,30}\b(?:sells?|carries|offers?|lists?|moves?|gets)\b|\b(?:i am|we are) (?:already )?the (?:#\d |number one |no\.? ?1 |main |biggest |top |only |best )*sellers? of (?:my|our)\b|\b(?:only ones?|only people|only place) (?:who|that|selling|to sell|sells?)\b.{0,40}\b(?:us|me|we)\b|\bhandled by ourselves\b/,
    /\b(?:prefer\w*|vogliamo|scelto di|decidido|elegid\w+|preferons|bevorzugen)\b.{0,30}\b(?:vender\w*|vendere|vendre|verkauf\w*)\b.{0,30}\b(?:direttament\w*|noi (?:stessi)?|directamente|nosotros (?:mismos)?|directement|nous-memes|en direct|direkt|selbst)\b/,
    // English
    /\b(?:sell|sells|selling|sold|ship|ships|list|distribute|offer|market|fulfil\w*|retail|available)\b.{0,50}\b(?:ourselves|ourself|direct(?:ly)?(?: only| ourselves)?$|direct(?:ly)? (?:to (?:our |the |all )?(?:consumers?|customers?|public|end|shoppers?|people|fans|retail customers|individuals)|from us|from our|on|through|via|only))\b/,
    /\b(?:only|exclusively|solely|just|strictly)\b.{0,40}\b(?:sell|sells|sold|available|offered|distribut\w+|purchas\w+|go)\b.{0,40}\b(?:direct\w*|(?:on|through|via|from|at|in) our (?:own )?(?:\w+ )?(?:web ?site|site|store|stores|shop|shops|channels?|boutiques?|showrooms?|market booths?))\b/,
    /\b(?:sell|sold|available|offered|distribut\w+|purchas\w+|keep\w*)\b.{0,40}\b(?:only|exclusively|solely|just|strictly)\b.{0,20}\b(?:(?:on|through|via|from|at|in) (?:our|the brand's|company)\b|direct\w*|ourselves|in[- ]house)\b/,
    /\b(?:direct[- ]to[- ]consumers?|d2c|dtc|factory[- ]direct|direct[- ]only|consumer[- ]direct|direct[- ]sales?)\b(?:.{0,30}\b(?:only|brand|company|business|model|exclusively|strategy|focus\w*)\b|[ .,!]*$)|\b(?:are|we're|remain|strictly|purely|fully|100%|entirely|only|exclusively|a|staying|went|is) (?:an? )?(?:\d+% )?(?:direct[- ]to[- ]consumer|d2c|dtc|direct[- ]only|factory[- ]direct)\b/,
    /\b(?:amazon|marketplaces?|online|e-?commerce|walmart|tiktok)\b.{0,60}\b(?:ourselves|ourself|in-?house|internally|by (?:us\b|our (?:own|in-?house|internal|team|staff))|direct(?:ly)? (?:from|by|through) us|with our own (?:team|store|account))\b/,
    /\b(?:ourselves|ourself|in-?house|internally|our own (?:team|staff|seller account|account))\b.{0,60}\b(?:amazon|marketplaces?|online|e-?commerce|walmart|sales|selling|channels?)\b/,
    /\b(?:have|has|operate|run|own|manage|using|use|through|via|launched|built|maintain|control)\b.{0,20}\bour own (?:\w+ ){0,3}(?:store|storefront|shop|channel|seller account|account|brand store|listings?|presence|sales|e-?commerce|web ?store|selling account)\b/,
    /\b(?:1p|first[- ]party|1st[- ]party|vendor central|amazon vendor|vendor (?:for|of|to) amazon|brand[- ]direct)\b|\b(?:sell|supply|ship|wholesale|vend)\w* (?:everything |our products |all of it |it )?(?:direct(?:ly)? )?to amazon\b(?! (?:sellers?|resellers?|retailers?|accounts?|partners?|vendors?|third|fba|people|folks?|guys|types|traders?|merchants?|businesses|companies|shops?|stores?))|\bamazon (?:itself|retail|direct(?:ly)?|corporate) (?:buys|is our|purchases|as our|sells|carries)\b|\bamazon (?:buys|purchases) (?:\w+ ){0,3}(?:from us|direct)/,
    /\bwe (?:are|have|do|handle|manage|run|control|own|cover|operate) (?:\w+ ){0,4}(?:all|both|every|our|the|it|that|those|this)\b.{0,40}\b(?:ourselves|ourself|in-?house|internally)\b|\bkeep (?:\w+ ){0,4}(?:in-?house|to ourselves|for ourselves|internal)\b/,
    /\b(?:take care|handle|look after|run|do|manage)\b.{0,30}\b(?:online sales|amazon|e-?commerce|sales|everything|it all)\b.{0,20}\b(?:on our own|ourselves|by ourselves|in our own)\b|\b(?:fulfil\w*|ship|make|sell|made) (?:\w+ ){0,3}(?:out of|from|in) our own (?:studio|workshop|warehouse|shop|store|farm|kitchen)\b/,
    /\bwe (?:only |just )?sell (?:everything |it all |all of it )?(?:we make )?(?:through|from|in|on|via|at) our own\b|\byou get (?:our stuff|it|them) from us\b|\b(?:own|in-house) (?:e-?com\w*|amazon|online|marketplace|digital) (?:people|team|crew|department|staff)\b|\bverkaufen (?:wir )?(?:nur|ausschliesslich) an (?:end\w+|privat\w*|verbraucher\w*)|\bne vendons qu'en direct\b|\bvend\w+ qu'en direct\b|\bqu'en direct\b|\b(?:nur|ausschliesslich) (?:direkt|an endkunden)\b|\bno (?:trade terms|middlem[ae]n)\b|\bthere are no resellers\b/,
    /\bvertically integrated\b|\b(?:made|produced|grown) and sold by us\b|\b(?:sold|available) (?:only )?by us\b|\b(?:run|have|operate|manage) our own (?:amazon|marketplaces?|online|e-?commerce|store|channels?)\b|\bwe are the (?:seller|brand|one selling|ones selling)\b.{0,30}\b(?:there|amazon|online)\b/,
    /\b(?:amazon|online|marketplaces?|e-?commerce) is our own\b|\ball (?:of )?our sales are (?:\w+ )?direct\b|\b(?:sell|selling|sales)\b.{0,20}\b(?:straight|direct(?:ly)?) to (?:the )?(?:public|consumers?|customers?|people)\b|\bwe are (?:already )?(?:the )?(?:only )?(?:seller|retailer|sellers) (?:of (?:our|the)|on amazon)\b|\bcompet\w+ (?:with|against) (?:our own|ourselves)\b|\bundercut\w* our own\b|\bown (?:retail|amazon|online|e-?commerce) (?:stores?|storefront|channels?|operations?)\b.{0,30}\b(?:only|exclusively|handle|serve|sell)\b/,
    // German
    /\b(?:verkaufen|vertreiben|vermarkten|bieten|betreiben|verkauf|vertrieb|handhaben|managen|bespielen)\b.{0,80}\b(?:selbst|selber|direkt an (?:den |die |unsere )?(?:end\w*|verbraucher\w*|kunden\w*|konsument\w*)|eigenen?|in eigenregie|in eigener regie|direktvertrieb|inhouse|nur uber unser\w*|ausschliesslich uber unser\w*|ausschliesslich direkt)\b/,
    /\b(?:direktvertrieb|direktverkauf|eigenvertrieb|d2c|in eigenregie|eigene[rn]? (?:onlineshop|online-shop|webshop|shop|store|amazon\w*|vertrieb))\b|\bselbst\b.{0,40}\b(?:amazon|marktplatz\w*|online\w*|verkauf\w*|vertreib\w*|vertrieb\w*)\b|\b(?:amazon|marktplatz\w*)\b.{0,50}\bselbst\b/,
    // French
    /\b(?:vendons|vend|commercialisons|distribuons|vente|gerons|assurons|nous vendons)\b.{0,80}\b(?:nous[- ]memes?|en direct|directement|propre (?:site|boutique|canal|compte)|notre (?:propre )?(?:site|boutique|e-?shop)|en interne)\b|\bvente directe\b|\b(?:gere|geree|gerees|geres)\b.{0,30}\b(?:en interne|par nos (?:soins|equipes))\b/,
    // Spanish
    /\b(?:vendemos|vende|comercializamos|distribuimos|venta|gestionamos|llevamos)\b.{0,80}\b(?:nosotros mismos|directamente|directa|propi[oa]s? (?:web|tienda|tiendas|canal|canales|cuenta)|nuestra (?:propia )?(?:web|tienda|pagina)|internamente)\b|\bventa directa\b/,
    // Italian
    /\b(?:vendiamo|vende|commercializziamo|distribuiamo|vendita|gestiamo)\b.{0,80}\b(?:noi stessi|direttamente|diretta|in proprio|nostro (?:sito|negozio|shop|canale|e-?commerce)|internamente|in autonomia)\b|\bvendita diretta\b/,
  ],
  unless: [
    /\b(?:not|never|no longer|nicht|no|non)\b.{0,25}\b(?:sell|ship|distribute|deal|work|verkaufen|vendemos|vendiamo)\b.{0,30}\b(?:direct\w*|ourselves|selbst|nous-memes|nosotros|diretta\w*)\b/,
    /\b(?:order|buy|purchase|contact|reach|email|call|write|work|ship|supply|deliver|talk|account)\w*\b.{0,30}\bdirect(?:ly)?\b.{0,20}\b(?:from us|with us|to (?:you|retailers|shops|stores|dealers|your)|me|from our (?:web ?site|portal))\b|\bdirect(?:ly)? (?:line|phone|number|dial|contact|email|account|to (?:you|retailers|shops|stores|dealers|your|our (?:sales|wholesale)))\b/,
    /\b(?:fine|ok|okay|good|cool|alright|all right|no problem|problem|welcome|acceptable|great|easy|works?) (?:by|with|for|to) us\b/,
    /\b(?:your own|ihr(?:en)? eigene\w*|votre propre|su propia|vostr[oa] propri[oa])\b|\bwithout (?:selling|going) (?:direct|on our)\b/,
  ],
};

/** No, and no reason. */
const NOT_FOR_US = wordsOf({
  german: [
    String.raw`passt (?:\w+ ){0,3}nicht (?:zu|fur|in|bei)`,
    '(?:nichts|kein thema) fur (?:uns|mich)',
    String.raw`(?:mochten|wollen) (?:das|dies|darauf|davon) (?:\w+ )?(?:nicht|verzichten)`,
  ],
  french: ["(?:n'est|est) pas (?:pour|fait pour|dans) (?:nous|moi|nos cordes)", 'ne nous correspond pas'],
  spanish: [String.raw`no (?:nos )?encaja\w*`, 'no es (?:para|lo nuestro)'],
  italian: ['non fa (?:per|al caso)', 'non rientra nei nostri'],
  dutch: ['past (?:\\w+ )?niet (?:bij|in)', 'niets voor (?:ons|mij)', 'doen (?:\\w+ )?niet (?:aan )?mee'],
  portuguese: [
    'nao (?:e|seria) para (?:nos|mim)',
    String.raw`nao se (?:enquadra|encaixa)\w*`,
    '(?:nao temos|nao ha|sem|nao existe) (?:qualquer )?interesse',
  ],
  nordic: [
    '(?:nej|nei),? (?:tack|takk|tak)',
    'tacka\\w* nej|takke\\w* nei|(?:siger|sige) nej',
    '(?:inget|ingenting|inte nagot|ikke noe|ikke noget|ikke|inte) for (?:oss|os|meg|mig)',
    '(?:vi|jag|jeg) (?:avstar|afstar|avslar|afslar|star over)',
    String.raw`(?:inte|ikke) (?:aktuel\w*|aktuellt|intress\w+|interess\w+)`,
  ],
  polish: [
    String.raw`nie (?:skorzystamy|skorzystam|jestesmy zainteresowani|jestem zainteresowan\w|interesuje (?:nas|mnie)|wspolpracujemy)`,
    '(?:to )?nie dla (?:nas|mnie)',
    'rezygnujemy|odmawiamy',
  ],
});

export const PLAIN_NO: Phrases = {
  says: [
    /\b(?:stay (?:as we are|small|the way)|leave things as they are|keep (?:things|it) (?:small|as (?:they|it)|the way)|like it that way|prefer (?:it|things) (?:this|that|the) way|not (?:be )?taking you up|cup of tea|not (?:something|anything) (?:we|i) (?:would|want|could)|decided against)\b/,
    // English
    /^(?:\w+,? )?(?:hi|hello|hey|dear)?[ \w]{0,20},? ?(?:sorry,? )?(?:no|nope|nah|pass|not interested|no interest|declined?|no thanks?|no thank you|no,? thanks?)(?:[ ,]+(?:thanks?|thank you|sorry|but|we|good luck|for us|but thanks?).{0,60})?[ .!]*$/,
    /\b(?:not|no longer|un|never) ?(?:\w+ ){0,3}(?:interested|looking (?:for|to (?:add|expand|open|partner|work))|seeking|pursu\w+|proceed\w*|moving forward|move forward|able to (?:offer|open|help|accommodate|approve|work|support|supply|assist|move|proceed|accept|extend|provide (?:you )?(?:with )?(?:an? )?account)|accepting|taking on|opening|approv\w+|onboarding|adding|a (?:good )?(?:fit|match)|the right (?:fit|match)|going to (?:be able|work|happen|pursue|move)|in a position|approved|eligible|qualify|meet our)\b/,
    /\b(?:do|does|can|could|will|would|is|are|may) not (?:currently |presently |be able to |be |have (?:a )?|offer |do |provide |run )*(?:wholesale|wholesaling|sell wholesale|b2b|a wholesale|resell\w*|open (?:an? |new |any )?accounts?|trade accounts?|accept(?:ing)? new|take on|offer\w* (?:this|that|wholesale)|supply (?:to )?(?:you|resellers|third)|work (?:for us|together|with (?:you|resellers|wholesal\w+))|partner (?:with (?:you|resellers))?)\b/,
    /\b(?:decline|declining|declined|rejected|denied|turn(?:ed|ing)? (?:you |this |it |your \w+ )?down|have to pass|going to pass|will pass|pass on this|respectfully pass|must pass|opt(?:ed)? not to|chosen not to|decided (?:not to|against)|gone (?:in )?(?:a |another )(?:different )?direction)\b/,
    /\b(?:all set|set|fine|covered|good) (?:with|for) (?:\w+ )?(?:retailers|resellers|sellers|partners|stockists|now)\b|\b(?:have|got) (?:all|enough|plenty of) (?:the |of the )?(?:retailers|resellers|sellers|partners|stockists)\b|\bnot the direction\b|\bno (?:wholesale|reseller|b2b|dealer|trade) (?:program\w*|accounts?|sales|option|pricing)\b|\bnot for us\b|\bno longer (?:wholesale|offer|accept|do)\b|\bwe (?:are|will) (?:have to )?(?:be )?(?:unable to|say(?:ing)? no)\b|\bunable to (?:offer|open|approve|accommodate|move|proceed|help|accept|support|supply|work)\b/,
    // German
    /^(?:nein|kein interesse|nein,? danke)\b.{0,60}$|\b(?:kein (?:interesse|bedarf)|nicht interessiert|leider (?:absagen|ablehnen|nicht)|lehnen\b.{0,40}\bab\b|(?:mussen|mochten|muss) (?:\w+ ){0,4}(?:absagen|ablehnen|absage)|absage|nicht (?:an|mit|fur|moglich|zusammen\w*|beliefern)|keine (?:neuen |weiteren )?(?:handler|haendler|kunden|wiederverkaufer|zusammenarbeit|belieferung|partner)\w*|kein\w* (?:grosshandel|b2b|handlerprogramm|wiederverk\w+)|kommt (?:fur uns )?nicht in ?frage)\b/,
    // French
    /^non(?:,|[.!]|$| merci\b).{0,60}$|\b(?:pas interess\w+|ne (?:sommes|suis|souhaitons|desirons|pouvons|travaillons|proposons|faisons|cherchons|recherchons|donnerons|donnons) (?:malheureusement )?(?:pas|plus|aucun\w*)|decliner|refus\w* votre|pas donner suite|negativement|defavorable|pas (?:de )?suite favorable|regret de)\b/,
    // Spanish
    /^no(?:,|[.!]|$|,? gracias\b).{0,60}$|\b(?:no (?:estamos|estoy|nos) interesa\w*|no nos interesa|no (?:podemos|trabajamos|vendemos|ofrecemos|buscamos|aceptamos|abrimos|queremos|es posible|vamos a|hacemos|disponemos|contamos)|declin\w+|rechaz\w+)\b/,
    // Dutch and Portuguese
    /^(?:nee|nee,? (?:dank\w*|bedankt))(?:,|[.!]|$|\b).{0,50}$|\b(?:geen (?:interesse|belangstelling|behoefte)|niet geinteresseerd|helaas (?:niet|geen|moeten)|(?:kunnen|willen|zullen) (?:wij|we) (?:u |je |jullie )?(?:helaas )?(?:niet|geen)|niet op ingaan)\b|^nao(?:,|[.!]|$|,? obrigad\w*).{0,50}$|\b(?:nao (?:temos interesse|estamos interessad\w+|nos interessa|podemos|trabalhamos|vendemos|aceitamos|queremos|sera possivel|e possivel)|sem interesse|infelizmente nao|recus\w+)\b/,
    // Italian
    /^no(?:,|[.!]|$|,? grazie\b).{0,60}$|\b(?:non (?:siamo|sono|ci) interessa\w*|non ci interessa|non (?:possiamo|lavoriamo|vendiamo|offriamo|cerchiamo|accettiamo|apriamo|vogliamo|e possibile|facciamo|prevediamo|intendiamo|disponiamo)|declin\w+|rifiut\w+)\b/,
    // The same small words everywhere: it doesn't suit us, it's nothing for us, no thank you.
    NOT_FOR_US,
  ],
  unless: [
    /\b(?:no|not) (?:minimums?|min|issues?|objections?|restrictions?|problem|worries|rush|hurry|obligation|need|map|fee|cost|charge|pressure|later than|only|yet (?:seen|received)|sure|sold out)\b/,
    /\b(?:if|when|should) (?:you|not)\b.{0,25}\bnot (?:interested|able|qualify|eligible|looking)\b|\bnot (?:\w+ ){0,2}(?:hesitate|been able|miss|forget|familiar|sure|know|received?|find|see|open the|include|require|charge|have a minimum)\b/,
    /\b(?:on (?:vacation|leave)|out of (?:the )?office|in the office)\b/,
  ],
};

/** Over a whole sentence: "if you sell on marketplaces, please don't apply, since those get rejected". */
export const TURNED_DOWN_THERE: Phrases = {
  says: [
    /\b(?:marketplaces?|amazon|fba|third[- ]party)\b.{0,80}\b(?:get|gets|are|is|will be|be) (?:\w+ )?(?:rejected|declined|refused|turned (?:down|away))\b/,
  ],
};
