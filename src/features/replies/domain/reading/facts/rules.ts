import { inLines } from '../../../../../kernel/in-lines.ts';
import { mapRuleIn } from '../../../../brands/domain/policy/map-policy.ts';
import { marketplaceRuleIn, onlineRuleIn } from '../../../../brands/domain/policy/marketplaces.ts';
import { MAP_CONSENT, MAP_STATED } from '../phrases/map-asked.ts';
import { NO_MARKETPLACES } from '../phrases/no-marketplaces.ts';
import { NOTHING_AGAINST, WELCOME_THERE } from '../phrases/nothing-against.ts';
import { saysSo, some } from '../phrases/phrases.ts';
import { NEEDS_LEAVE } from '../phrases/with-leave.ts';
import type { AnyFact } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { passagesOf } from './passage.ts';

/** What may be sold where, and at what price. */
export function ruleFacts(sentences: readonly Said[]): AnyFact[] {
  const map = mapFact(sentences);
  const places = marketplacesFact(sentences);
  return [...(map ? [map] : []), ...(places ? [places] : [])];
}

function mapFact(sentences: readonly Said[]): AnyFact | undefined {
  const passages = passagesOf(sentences);
  for (const [index, said] of sentences.entries()) {
    const { plain, words, asked } = said;
    const passage = passages[index];
    const isNone =
      NO_MAP.test(plain) ||
      (said.isQuestion && isDenied(said, sentences[index + 1])) ||
      (asked !== null && isDenied(asked, said));
    const rule = passage && mapRuleIn(passage, true);
    const isStated = rule?.value === 'yes' || saysSo(MAP_STATED, plain) || saysSo(MAP_CONSENT, plain);
    if (isNone || (rule?.value === 'no' && !saysSo(MAP_CONSENT, plain)))
      return { name: 'map', value: false, words, confidence: 0.85 };
    if (isStated) return { name: 'map', value: true, words, confidence: 0.9 };
  }
  return undefined;
}
/** "Minimum advertised price? Never had one." */
const isDenied = (asked: Said, next: Said | undefined): boolean =>
  next !== undefined &&
  asked.plain.length < 60 &&
  saysSo(MAP_STATED, asked.plain) &&
  /^(?:no|nope|never|none|nah|not|nein|non|kein\w*|aucun\w*|ningun\w*|nessun\w*)\b/.test(next.plain);
const NO_MAP = new RegExp(inLines`
  \b(?:u?map|pric\w+ polic\w+|polic\w+ on pric\w+|price floor)\b.{0,20}\bthere (?:is|was|has) (?:not|never been) (?:one|any)\b|
  \bvorgaben machen wir (?:\w+ )?keine\b|\bmindestpreis\w*\b.{0,12}\b(?:gibt es|kennen wir|haben wir) (?:\w+ )?nicht\b|
  \bnot find an? u?map\b|\bnever told (?:a |any |our )?(?:shops?|stores?|retailers?|dealers?) what to charge\b|
  \b(?:not|never) (?:do|run|bother with|believe in|use) (?:any |a )?u?map\b|
  \bsell (?:it|them|yours) (?:for|at) (?:whatever|what)\b|\bwhatever you can (?:live with|get|make)\b|
  \bno floor (?:for|on|under) (?:ads|advertis\w+|pric\w+|anything)\b|
  \bpric\w+\b.{0,30}\bnot (?:police|control|dictate|monitor|enforce) (?:it|them|any)\b|
  \b(?:schreiben|geben|machen)\b.{0,20}\bkeine? (?:verkaufs)?(?:preise|preisvorgaben?|vorgaben)\b|
  \b(?:ne fixons|n'imposons|ne controlons) (?:pas|aucun) .{0,12}prix\b|
  \bno (?:fijamos|controlamos|imponemos) (?:los )?precios\b|
  \bnon (?:fissiamo|imponiamo|controlliamo) (?:i )?prezzi\b|\bleave (?:the )?pric\w+ (?:up )?to you\b|
  \bwhat you (?:charge|ask|sell \w+ for) is (?:entirely )?your\b|\bn'impos\w+ (?:pas|aucun)\b.{0,15}\bprix\b|
  \bnot (?:impose|set|fix|have) (?:any )?(?:selling |retail |resale )?prices\b|
  \bnot (?:tell|dictate to|instruct) (?:shops|stores|people|anyone|you|retailers|our \w+) what to (?:charge|ask|
  sell)|\b(?:used to have|dropped|scrapped|abandoned|gave up|got rid of|never (?:had|have had|bothered with)|
  have never had)\b.{0,30}\b(?:one|it|map|polic\w+|price polic\w+|pricing polic\w+)\b|
  \b(?:charge|price|sell|ask|list)\w*\b.{0,15}\b(?:as|whatever|what|however|
  anything)\b.{0,10}\b(?:you (?:see fit|like|want|please|wish|choose|can get)|the market)\b|
  \b(?:what|how much) you (?:sell|charge|ask|price)\b.{0,30}\b(?:none of our|not our|up to you|
  your (?:business|call|affair|decision)|no concern)\b|
  \b(?:verkaufspreis\w*|preis\w*)\b.{0,40}\b(?:bestimmen|legen|setzen|gestalten|kalkulieren)\b.{0,15}\b(?:sie|
  du|ihr)\b.{0,15}\b(?:selbst|selber|frei)\b|\b(?:sie|du)\b.{0,30}\bpreis\w*\b.{0,20}\b(?:selbst|frei)\b|
  \b(?:librement|libre\w* de)\b.{0,25}\bprix\b|\bprix\b.{0,25}\b(?:libres?|librement)\b|
  \b(?:pone|fija|fijan|ponen|elige|libertad|libre\w*)\b.{0,20}\bprecio\w*\b|
  \bprecio\w*\b.{0,20}\b(?:libre\w*|que quiera\w*)\b|\b(?:liber\w+|libert\w+)\b.{0,25}\bprezz\w+|
  \bprezz\w+\b.{0,25}\b(?:liber\w+|che (?:vuole|volete|ritenete|ritiene|preferi\w+))\b|
  \b(?:vrij|zelf)\b.{0,25}\bprij[sz]\w*|\bprij[sz]\w*\b.{0,25}\b(?:zelf|vrij)\b|
  \bnao (?:temos|ha|impomos)\b.{0,15}\b(?:preco minimo|politica de preco\w*)|
  \bpreco\w*\b.{0,15}\b(?:livre\w*|que quiser)|
  \bnot (?:police|control|dictate|set|enforce|care about|restrict|limit|monitor) (?:the |your |any |our |
  retail |resale |selling )*(?:pric\w+|what you (?:charge|sell))|
  \b(?:sell|price|charge|list)\w* (?:\w+ )?(?:for|at|however|as)? ?(?:whatever|what|any price|
  how(?:ever)?) (?:price )?you (?:like|want|please|fancy|see fit|wish)\b|\bset your own pric\w+|
  \bpric\w+ is (?:entirely |completely |all )?(?:up to you|your (?:call|business|choice))\b|
  \b(?:no|not (?:currently )?(?:have|enforce|use|require) (?:an? |any )?|
  without (?:an? |any )?)(?:\w+ )?(?:u?map\b|minimum advertised|price policy|pricing policy|
  price restrictions)(?! violat)|\bu?map\b.{0,15}\b(?:none|no)\b[ .,;]*$|
  \bkein\w* (?:map\b|mindest(?:verkaufs|werbe)?preis\w*|preisbindung)|\bpas de (?:map\b|prix minimum|politique)|
  \bno (?:tenemos|hay) (?:map\b|precio minimo|politica)|
  \b(?:nessun|non (?:abbiamo|c'e)) (?:\w+ )?(?:map\b|prezzo minimo|politica)
`);

const AND =
  '(?:, ?(?:and |or )?| ?/ ?| ?& ?| (?:and|or|nor|und|oder|noch|et|ou|ni|y|o|e|ne|en|of|i|ani|lub) )';
const OTHER_MARKET =
  '(?:walmart|e-?bay|etsy|tik ?tok(?: shop)?|temu|newegg|wayfair|bol|allegro|cdiscount|kaufland|otto)';
const AMAZON = /\b(?:amazon\w*|fba)\b/;
const OTHER_PLACES = new RegExp(inLines`
  \b(?:walmart(?:\.com)?|tik ?tok(?: shop)?|e-?bay|etsy|target(?: plus|\.com)?|
  (?:your|their) (?:own )?(?:web ?sites?|sites?|stores?|pages?)|
  (?:just |merely )?had your own (?:\w+ ){0,2}(?:page|site)|shopify|
  other (?:marketplaces?|channels|platforms|sites)|own (?:web ?site|site|shop)|faire|newegg|wayfair|zalando|
  otto|kaufland|cdiscount|mercado libre|chewy)\b
`);
const FINE = new RegExp(inLines`
  \b(?:fine|ok|okay|allowed|permitted|welcome|open to|good with|no (?:problem|issue|objection)s?|happy|
  can (?:sell|list|work|do|offer|be)|acceptable|works?|possible|free to|would (?:be|work|consider|love)|
  consider|could|support|approve|gladly|love|erlaubt|gerne?|moglich|in ordnung|kein problem|autorise\w*|
  possible|accept\w*|permitid\w*|posible|puede\w*|consentit\w*|possibil\w*|va bene|potete)\b
`);
const ALLOWS: readonly RegExp[] = [
  // "Through your shops and your Amazon storefront alike", "FBA or a stall, all the same to us".
  new RegExp(inLines`
    \b(?:amazon|fba|marketplaces?|walmart|e-?bay)\b.{0,60}\b(?:alike|all the same to (?:us|me)|suits (?:us|me)|
    something we welcome|leave (?:that|it) (?:entirely |all )?to you|and all)\b|
    \b(?:that|same) goes for (?:the |your )?(?:amazon|marketplace)|\b(?:amazon|fba)\b.{0,50}\bso go (?:for it|ahead)\b|
    \bwhere you (?:put|sell|list)\b.{0,20}\bis (?:entirely )?your (?:own )?(?:affair|business|call)\b|
    \bfba is (?:\w+ )?(?:fine|ok|okay|good|welcome|no problem)\b|
    \bamazon\b.{0,40}\b(?:ist|sind) (?:uns|mir) (?:\w+ )?recht\b|
    \bamazon\b.{0,30}\b(?:(?:nous|me) convien\w+|(?:nos|me) parece (?:bien|estupendo|perfecto|genial)|
    potete vendere|vinden (?:we|wij) (?:prima|goed|prettig))
  `),
  new RegExp(inLines`
    \b(?:sell|resell|list|offer)\w* (?:it |them |our \w+ )?(?:on |at |through )?(?:any|whatever|whichever|
    every) (?:\w+ )?(?:platforms?|marketplaces?|sites?|channels?|place)\b|
    \b(?:sur|dans) (?:la plateforme|le site|les sites|n'importe quelle plateforme|
    toutes les plateformes)(?: que vous (?:voulez|souhaitez))?\b.{0,40}\b(?:voulez|souhaitez|derange pas|souci|
    probleme)\b|\b(?:ou|la ou) (?:bon )?vous (?:voulez|semble|souhaitez)\b|
    \bdonde (?:quier\w+|les parezca|prefier\w+)\b|\bdove (?:vuole|volete|preferi\w+|le pare)\b|
    \bwo (?:sie|ihr|du) (?:wollen|mochten|wollt|willst)\b|\bwaar (?:je|u|jullie) (?:wilt|wil|willen)\b|
    \bonde (?:quiser\w*|preferir\w*)\b|\blet my (?:dog|cat|gran\w*|mother|mum|mom) sell\b
  `),
  new RegExp(inLines`
    \bnot (?:mind|care) where you (?:sell|list|resell)\b|
    \b(?:amazon|marketplaces?|walmart|e-?bay)\b.{0,50}\b(?:it is|they are|that is|is|are) (?:all|both|
    also) (?:good|fine|ok|okay)\b|
    \b(?:nothing|no (?:beef|quarrel|gripe|trouble|qualms?)) (?:against|with) (?:\w+ ){0,3}(?:amazon|
    marketplaces?|online)\b|\bgegen\b.{0,40}\b(?:amazon|marktplatz\w*)\b.{0,30}\bnichts\b|
    \b(?:sell|list|put|post) (?:it|them|us|our \w+) (?:wherever|anywhere)\b
  `),
  new RegExp(inLines`
    \b(?:list|sell|resell|post)\w* (?:us |it |them |our \w+ )?(?:online|
    on (?:amazon|marketplaces?|walmart|e-?bay))\b.{0,15}\bis (?:\w+ )?(?:fine|ok|okay|allowed|good|cool|alright|
    welcome)\b|\bnot\b.{0,30}\b(?:hates?|dislikes?|against|afraid of) amazon\b|
    \b(?:count (?:us|me) in|why one more should)\b.{0,40}\bamazon\b|
    \bamazon is (?:allowed|fine|ok|okay|cool|welcome|good)\b|\bno objections? to amazon\b
  `),
  new RegExp(inLines`
    (?<!\bnot )\b(?:work|worked|working|sell|sold|supply|deal|partner\w*|used to) (?:\w+ ){0,2}(?:with|
    to) (?:\w+ ){0,3}(?:amazon|marketplace|online|third[- ]party|fba) (?:sellers?|resellers?|retailers?|
    partners|accounts)\b|\b(?:amazon|marketplaces) (?:included|too|as well)\b|
    \b(?:wherever(?! you (?:keep|store|hold|found|got|have))|anywhere|any channel|any marketplace|
    all channels)\b.{0,20}\b(?:you|like|want|is fine|ok)\b|\byes (?:to|on) amazon\b
  `),
  new RegExp(inLines`
    \b(?:fine|ok|okay|allowed|permitted|welcome|good|no (?:problem|issues?|objections?|restrictions?)|
    not (?:a|an) (?:problem|issue)|do not (?:mind|object|restrict)|
    not (?:opposed|against|have (?:a |any )?(?:problem|issue|restriction)s?)|allow|permit|support|approve|
    encourage|happy|free to|may|can) (?:\w+ ){0,6}(?:on |with |to |through |via |sell\w* |resell\w* |list\w* |
    sales? )*(?:amazon|marketplaces?|walmart|tiktok|online)\b
  `),
  new RegExp(inLines`
    \b(?:amazon|marketplaces?|walmart|tiktok|online (?:sales|selling|resale))\b.{0,40}\b(?:fine|ok|okay|allowed|
    permitted|welcome|no (?:problem|issue)s?|not (?:a|an) (?:problem|issue)|acceptable|alright|all right|cool|
    works (?:for us|fine))\b
  `),
  new RegExp(inLines`
    \b(?:amazon|marktplatz\w*)\b.{0,40}\b(?:erlaubt|in ordnung|moglich|kein problem)|
    \b(?:amazon|marketplaces?|places? de marche)\b.{0,40}\b(?:autorise\w*|possible|pas de probleme)|
    \b(?:amazon|marketplaces?)\b.{0,40}\b(?:permitid\w*|ningun problema|sin problema)|
    \b(?:amazon|marketplace)\b.{0,40}\b(?:consentit\w*|nessun problema|va bene)
  `),
];
const NO_PROBLEM = new RegExp(inLines`
  \b(?:not care(?: less| at all)?|(?:mir|uns) (?:\w+ )?(?:egal|wumpe|wurst|wurscht|schnuppe|gleich)|
  no (?:se|te|os) preocup\w*|(?:me|nos) da igual|no (?:me|nos) importa|peu (?:nous |m')?importe|
  ne (?:me|nous) (?:gene|derange) pas|non (?:mi|ci) (?:importa|interessa|disturba|da fastidio)|
  maakt (?:\w+ )?niet uit|tanto faz|nao (?:me|nos) (?:importa|incomoda)|
  not (?:scare|bother|worry|faze|frighten|trouble) (?:us|me)|
  (?:do not|never) (?:let|believe|listen)\b.{0,50}\b(?:hates?|dislikes?|against|afraid)|
  no (?:problems?|issues?|objections?|restrictions?)|not (?:a|an) (?:problem|issue)|do not (?:mind|care|object)|
  kein problem|nichts dagegen|(?:aucun|pas de) souci|aucun inconvenient|ningun inconveniente|
  sin (?:problema|inconveniente)|nessun ostacolo|stort uns nicht|pas de probleme|aucun probleme|pas un probleme|
  ningun problema|no hay problema|nessun problema|non (?:c'e|e un) problema)\b
`);
const CAN_NOT_APPROVE = new RegExp(inLines`
  \b(?:not (?:be )?(?:able|in a position|allowed|permitted) to|unable to|can not|could not|will not|do not|
  never) (?:\w+ ){0,2}(?:approve|authorize|clear|permit|allow)\b(?!.{0,60}\b(?:unless|without|until|except|
  before|if)\b)
`);
const WITH_LEAVE = new RegExp(inLines`
  \b(?:(?:shop|store|account|dealer|seller) by (?:shop|store|account|dealer|seller)|
  has to agree to|say-so|(?:a|your|written) (?:\w+ ){0,2}(?:authorization|permit|licen[cs]e|letter)|seller by seller|one by one|one at a time|(?:on|by) (?:its|their|your|the) (?:own )?(?:merits?|case)|
  each (?:case|request|seller|application)|nobody gets a blanket|vet (?:every\w*|each|all|anyone|whoever)|
  (?:review|approve|clear|vet)s? (?:each|every)|signs? off|has (?:said|to say) yes|says? (?:yes|ok|so)|
  gives? (?:the|its|his|her|their) (?:ok|okay|nod|approval|blessing|green ?light)|
  (?:only|not) (?:after|before|once|with|upon) (?:\w+ ){0,4}(?:approv\w+|authoriz\w+|permission|consent|ok|okay|
  agreement|sign-?off)|(?:solely|only) (?:where|if|when|once|upon)\b.{0,30}\b(?:approv\w+|authoriz\w+|
  permitt?\w+|agreed|allow\w+)|(?:separate|explicit|prior|written|personal) (?:nod|ok|okay|yes|sign-?off)|
  \b(?:cleared|checked|agreed|signed off|run|okayed) (?:with|by|past) (?:us|me|our|the)\b|\bnod from\b|
  (?:as|so) long as (?:i|we)(?: have)? (?:seen|see|approved?|checked?|okayed|vetted|reviewed?|agreed?)\b|
  (?:want|need|have|get) to (?:sign off|see|approve|check|vet)\b.{0,25}\b(?:listings?|each|first|every)|
  once\b.{0,40}\b(?:approv\w+|authoriz\w+|clear\w+|said yes|signed off))\b|
  \b(?:without|unless|subject to|prior|only with|only if|requires?|needs?|obtain|ask for|
  request)\b.{0,50}\b(?:approv\w+|permission|authoriz\w+|consent|addendum|clear(?:ed|ance)|vett(?:ed|ing)|
  asking|green ?light|blessing|sign-?off)\b|\bcase[- ]by[- ]case\b|
  \b(?:im einzelfall|einzeln (?:frei\w*|genehmig\w*)|fallweise|au cas par cas|caso por caso|caso per caso|
  geval per geval|visto bueno|nulla osta|benestare|feu vert|via libera|luz verde|groen licht)\b|
  \bmuss\w*\b.{0,60}\b(?:freigeben|genehmigen|zustimmen|erlauben)\b|
  \b(?:soumise?s?|soggett[aio]|sujet[ao]s?|vorbehaltlich|onderworpen)\b.{0,30}\b(?:accord|approvazione|
  autoriz\w+|zustimmung|toestemming|aprobacion)\b|
  \bby (?:\w+ ){0,2}(?:consent|approval|permission|arrangement) only\b|
  \b(?:approved|authorized) (?:amazon |marketplace |online |third[- ]party )?(?:sellers?|resellers?|
  accounts?) only\b|
  \b(?:individually|personally|separately|specifically|explicitly|case by case) (?:\w+ )?(?:approved|authorized|
  vetted)\b|\bonly (?:approved|authorized) (?:sellers?|resellers?)\b|
  \b(?:ohne|nur mit|vorherige\w*)\b.{0,40}\b(?:zustimmung|genehmigung|erlaubnis|freigabe)|
  \b(?:sans|sauf|sous reserve)\b.{0,40}\b(?:accord|autorisation)|
  \b(?:sin|salvo|previa)\b.{0,40}\b(?:autorizacion|permiso)|
  \b(?:senza|salvo|previa)\b.{0,40}\b(?:autorizzazione|consenso)\b
`);
const SPEAKS_OF_PLACES = new RegExp(inLines`
  \b(?:amazon\w*|fba|marketplaces?|e-?bay|walmart|tik ?tok|third[- ]party (?:sites?|platforms?|sell\w*)|
  online (?:sell\w*|resell\w*|sales|retail\w*)|marktplatz\w*|places? de marche|plataformas?|piattaform\w*)\b
`);

/** Without one of these a permission is to do with something else: prices, quantities. */
const NAMES_PLACES = new RegExp(inLines`
  \b(?:amazon\w*|fba|marketplaces?|e-?bay|walmart|tik ?tok|online|on-line|internet|web ?sites?|platforms?|
  channels?|anywhere|wherever|where|marktpl\w+|plattform\w*|wo|ou|donde|dove|waar|onde|plateform\w*|en ligne|
  en linea|plataform\w*|piattaform\w*|ecommerce|e-commerce)\b
`);

function marketplacesFact(sentences: readonly Said[]): AnyFact | undefined {
  const passages = passagesOf(sentences);
  let found: AnyFact | undefined;
  for (const [index, { plain, words, clauses, isQuestion, asked }] of sentences.entries()) {
    const passage = passages[index];
    // What a short answer speaks of stands in the question above it.
    const about = asked === null ? plain : `${asked.plain} ${plain}`;
    const isUnlimited = asked !== null && ASKS_LIMITS.test(asked.plain) && /^(?:none|no|nope)\b/.test(plain);
    if (asked !== null && SPEAKS_OF_PLACES.test(asked.plain) && (isUnlimited || isFine(plain)))
      found ??= { name: 'marketplaces_allowed', value: true, words, confidence: 0.75 };
    if (isQuestion && SPEAKS_OF_PLACES.test(plain) && plain.length < 60) {
      const answer = sentences[index + 1];
      if (answer && isFine(answer.plain))
        found ??= { name: 'marketplaces_allowed', value: true, words: answer.words, confidence: 0.75 };
    }
    if (isQuestion || isUnlimited || !passage) continue;
    const rule = marketplaceRuleIn(passage, true) ?? onlineRuleIn(passage, true);
    if (
      SPEAKS_OF_PLACES.test(plain) &&
      !some(NEEDS_LEAVE, plain) &&
      (some(WELCOME_THERE, plain) || clauses.some((one) => SPEAKS_OF_PLACES.test(one) && isNoTrouble(one)))
    ) {
      found ??= { name: 'marketplaces_allowed', value: true, words, confidence: 0.85 };
      continue;
    }
    const isRefused = clauses.some((clause) => saysSo(NO_MARKETPLACES, clause));
    const fact = (value: boolean | 'amazon_only_no' | 'with_approval'): AnyFact => ({
      name: 'marketplaces_allowed',
      value,
      words,
      confidence: 0.85,
    });
    if (
      SPEAKS_OF_PLACES.test(about) &&
      !CAN_NOT_APPROVE.test(plain) &&
      (WITH_LEAVE.test(plain) ||
        some(NEEDS_LEAVE, plain) ||
        (rule?.value === 'with_permission' && !isRefused))
    )
      return fact('with_approval');
    if (isRefused || rule?.value === 'forbidden' || rule?.value === 'amazon_forbidden') {
      if (!found || found.value === true)
        found = fact(isAmazonAlone(sentences, placesOf(about, sentences)) ? 'amazon_only_no' : false);
    } else if (!found && EXCEPT_AMAZON.test(plain)) {
      found = fact('amazon_only_no');
    } else if (
      !found &&
      (ALLOWS.some((says) => says.test(plain)) || (rule?.value === 'allowed' && NAMES_PLACES.test(about)))
    ) {
      found = fact(true);
    }
  }
  return found;
}

/** "Any restriction on marketplaces?": a no is a yes. */
const ASKS_LIMITS = /\b(?:restrict\w*|limit\w*|rules?|against|mind|objections?|objects?)\b/;

/** "Amazon? Sure." */
const SAYS_YES = new RegExp(inLines`
  ^(?:oh |well,? )?(?:yes|yep|yeah|sure|absolutely|of course|fine|no problem|go ahead|why not|ok(?:ay)?|
  certainly|ja|klar|gern\w*|oui|bien sur|si|claro|certo|sim)\b(?!.{0,30}\b(?:but|if|only|aber|mais|pero|ma)\b)
`);

const isNoTrouble = (plain: string): boolean => NO_PROBLEM.test(plain) || some(NOTHING_AGAINST, plain);
const isFine = (plain: string): boolean => isNoTrouble(plain) || SAYS_YES.test(plain);

/** The rule names Amazon and no other place, or they say yes to another. */
const isAmazonAlone = (sentences: readonly Said[], rule: string): boolean =>
  AMAZON.test(rule) &&
  !NAMED_IN_ONE_BREATH.test(rule) &&
  (!ELSEWHERE_TOO.test(rule.replace(SELLERS_THERE, ' amazon ')) ||
    EXCEPT.test(rule) ||
    YES_ELSEWHERE.test(rule) ||
    welcomeElsewhere(sentences) !== undefined);

/** "Amazon, Walmart.com and eBay": then "your own site would be fine" leaves other marketplaces shut. */
const NAMED_IN_ONE_BREATH = new RegExp(
  String.raw`\bamazon(?:\.\w+)?${AND}(?:on |auf |sur |en |su |op )?${OTHER_MARKET}\b(?!.{0,45}\b(?:yes|ok|okay|fine|sure|allowed|good|welcome|no problem)\b)|\b${OTHER_MARKET}(?:\.\w+)?${AND}(?:on |auf |sur |en |su |op )?amazon\b`,
);

/** "Your own site would be fine": which sentence says yes to another place. */
export const welcomeElsewhere = (sentences: readonly Said[]): Said | undefined =>
  sentences.find(
    ({ clauses, isQuestion }) =>
      !isQuestion &&
      clauses.some(
        (clause) => OTHER_PLACES.test(clause) && FINE.test(clause) && !saysSo(NO_MARKETPLACES, clause),
      ),
  );
const namesPlace = (plain: string): boolean => AMAZON.test(plain) || ELSEWHERE_TOO.test(plain);

/** "If you were just a shop I'd say yes": which place it is about, the sentences beside it say. */
const placesOf = (rule: string, sentences: readonly Said[]): string =>
  namesPlace(rule) || OF_SHOPS_ALONE.test(rule)
    ? rule
    : sentences.flatMap(({ plain }) => (namesPlace(plain) ? [plain] : [])).join(' ');
/** Who sells in shops alone shuts out whatever is none. */
const OF_SHOPS_ALONE =
  /\b(?:only|exclusively|solely|nur|uniquement|seulement|solo|unicamente|alleen|apenas)\b/;
/** "Third-party sellers on Amazon" names no other place. */
const SELLERS_THERE =
  /\b(?:third[- ]party|3p|online|e-?commerce|marketplace) (?:sellers?|resellers?|merchants?|accounts?|listings?|sales|selling|storefronts?) (?:(?:\w+ )?(?:on|through|via|at) amazon|(?:on )?there)\b/g;
const ELSEWHERE_TOO = new RegExp(inLines`
  \b(?:anywhere (?:like|similar)|places like|sites like|the likes of|such (?:sites|platforms|places)|
  marketplaces?|platforms?|walmart|e-?bay|tik ?tok|etsy|bol(?:\.com)?|cdiscount|kaufland|zalando|newegg|
  mercado libre|third[- ]party|3p|online|internet|e-?commerce|web ?sites?|web sales?|the web\b(?! ?(?:shop|site|store))|netz|distancia|distanza|a distance|op afstand|(?:online-?)?markt-?pl(?:a|aa)t[sz]\w*|
  mark(?:eds|nads)plads\w*|markedsplass\w*|marknadsplats\w*|platform(?:ach|y|en|e|er|ar|ie)|nettet|internetu|
  plattform\w*|places? de marche|plateformes?|en ligne|plataformas?|piattaform\w*|brick and mortar)\b
`);
const YES_ELSEWHERE =
  /\b(?:walmart|tik ?tok(?: shop)?|e-?bay|etsy|others?|everywhere else|own (?:little )?(?:web ?)?(?:sites?|pages?|web ?pages?|dot-?coms?))\b.{0,45}\b(?:yes|ok|okay|fine|sure|no problem|allowed|good)\b/;
const EXCEPT_AMAZON = new RegExp(inLines`
  \b(?:everything|everywhere|anything|anywhere|all|any (?:channel|place|marketplace|platform)) (?:else )?(?:but|
  except|other than|besides|apart from) (?:for )?(?:amazon|there)\b|
  \b(?:alles|uberall) (?:ausser|bis auf) amazon\b|\b(?:tout|partout) sauf (?:sur )?amazon\b|
  \b(?:todo|en todas partes) (?:menos|salvo|excepto) (?:en )?amazon\b|
  \b(?:tutto|ovunque) (?:tranne|eccetto) (?:su )?amazon\b
`);
const EXCEPT =
  /\b(?:except|other than|apart from|besides|just not|only not|anything but|everywhere but|but not|excluding|aside from|ausser|sauf|excepto|salvo|tranne|eccetto)\b.{0,12}\bamazon\b/;

/** Who names no place may speak of shops alone. */
const OF_SHOPS =
  /\b(?:shops?|stores?|store ?fronts?|boutiques?|in person|retailers?|e-?tailers?|resellers?|discounters|magasins?|tiendas?|negozi\w*|laden\w*|counter|pharmac\w+|comptoir|mostrador|banco|toonbank|balcao|handler\w*|fachhand\w*|winkels?|lojas?)\b/;

/** Of one who refuses us for where we sell: what the rule covers, by the places that are named. */
export function ruledPlaces(sentences: readonly Said[]): AnyFact | undefined {
  const told = sentences.filter(({ plain }) => namesPlace(plain));
  const rule = told[0] ?? sentences.find(({ plain }) => OF_SHOPS.test(plain));
  if (!rule) return undefined;
  const all = told.map(({ plain }) => plain).join(' ');
  const value = told.length > 0 && isAmazonAlone(sentences, all) ? 'amazon_only_no' : false;
  return { name: 'marketplaces_allowed', value, words: rule.words, confidence: 0.7 };
}
