import { inLines } from '../../../../../kernel/in-lines.ts';
import { marketplaceRuleIn, onlineRuleIn } from '../../../../brands/domain/policy/marketplaces.ts';
import { NO_MARKETPLACES } from '../phrases/no-marketplaces.ts';
import { WELCOME_THERE } from '../phrases/nothing-against.ts';
import { saysSo, some } from '../phrases/phrases.ts';
import { NEEDS_LEAVE } from '../phrases/with-leave.ts';
import type { AnyFact } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { mapFact } from './map-rule.ts';
import { passagesOf } from './passage.ts';
import {
  ALLOWS,
  AND,
  CAN_NOT_APPROVE,
  FINE,
  isFine,
  isNoTrouble,
  OTHER_MARKET,
  OTHER_PLACES,
  WITH_LEAVE,
} from './places-allowed.ts';

/** What may be sold where, and at what price. */
export function ruleFacts(sentences: readonly Said[]): AnyFact[] {
  const map = mapFact(sentences);
  const places = marketplacesFact(sentences);
  return [...(map ? [map] : []), ...(places ? [places] : [])];
}

const AMAZON = /\b(?:amazon\w*|fba)\b/;
const SPEAKS_OF_PLACES = new RegExp(inLines`
  \b(?:
    amazon\w*|fba|marketplaces?|e-?bay|walmart|tik ?tok|third[- ]party (?:sites?|platforms?|sell\w*)|
    online (?:sell\w*|resell\w*|sales|retail\w*)|marktplatz\w*|places? de marche|plataformas?|piattaform\w*
  )\b
`);

/** Without one of these a permission is to do with something else: prices, quantities. */
const NAMES_PLACES = new RegExp(inLines`
  \b(?:
    amazon\w*|fba|marketplaces?|e-?bay|walmart|tik ?tok|online|on-line|internet|web ?sites?|platforms?|
    channels?|anywhere|wherever|where|marktpl\w+|plattform\w*|wo|ou|donde|dove|waar|onde|plateform\w*|
    en ligne|en linea|plataform\w*|piattaform\w*|ecommerce|e-commerce
  )\b
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
    if (found === undefined && isWelcomedThere(plain)) {
      found = fact(true);
      continue;
    }
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

/** "Marketplace sellers are welcome, with one string attached: never below our MAP": what is forbidden is a price. */
const isWelcomedThere = (plain: string): boolean => {
  const [first = '', ...others] = plain.split(/[:;,–]| - | but | aber | mais | pero | ma | maar /);
  return (
    SPEAKS_OF_PLACES.test(first) &&
    !SAYS_NO.test(first) &&
    (ARE_WELCOME.test(first) || ALLOWS.some((says) => says.test(first))) &&
    !WITH_LEAVE.test(plain) &&
    !some(NEEDS_LEAVE, plain) &&
    others.some((rest) => SAYS_NO.test(rest) && OF_A_PRICE.test(rest)) &&
    others.every((rest) => !SAYS_NO.test(rest) || OF_A_PRICE.test(rest))
  );
};
const SAYS_NO =
  /\b(?:no|not|never|none|nobody|without|nie|nicht|niemals|kein\w*|pas|jamais|ne|nunca|non|mai|niet|nooit|nao|jamais|aldrig|nigdy)\b/;
const ARE_WELCOME =
  /\b(?:welcome|willkommen|bienvenu\w*|bienvenid\w*|benvenut\w*|welkom|bem-vind\w*|valkomn?a?|velkomne?)\b/;
const OF_A_PRICE =
  /\b(?:map|uvp|rrp|msrp|pric\w*|preis\w*|prix|tarif\w*|precio\w*|prezz\w*|prijs\w*|preco\w*|discount\w*|undercut\w*|below|under|unter|sous|debajo|sotto|onder|abaixo)\b/;

/** "Any restriction on marketplaces?": a no is a yes. */
const ASKS_LIMITS = /\b(?:restrict\w*|limit\w*|rules?|against|mind|objections?|objects?)\b/;

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
  \b(?:
    anywhere (?:like|similar)|places like|sites like|the likes of|such (?:sites|platforms|places)|
    marketplaces?|platforms?|walmart|e-?bay|tik ?tok|etsy|bol(?:\.com)?|cdiscount|kaufland|zalando|newegg|
    mercado libre|third[- ]party|3p|online|internet|e-?commerce|web ?sites?|web sales?|
    the web\b(?! ?(?:shop|site|store))|netz|distancia|distanza|a distance|op afstand|
    (?:online-?)?markt-?pl(?:a|aa)t[sz]\w*|mark(?:eds|nads)plads\w*|markedsplass\w*|marknadsplats\w*|
    platform(?:ach|y|en|e|er|ar|ie)|nettet|internetu|plattform\w*|places? de marche|plateformes?|en ligne|
    plataformas?|piattaform\w*|brick and mortar
  )\b
`);
const YES_ELSEWHERE =
  /\b(?:walmart|tik ?tok(?: shop)?|e-?bay|etsy|others?|everywhere else|own (?:little )?(?:web ?)?(?:sites?|pages?|web ?pages?|dot-?coms?))\b.{0,45}\b(?:yes|ok|okay|fine|sure|no problem|allowed|good)\b/;
const EXCEPT_AMAZON = new RegExp(inLines`
  \b(?:everything|everywhere|anything|anywhere|all|any (?:channel|place|marketplace|platform)) (?:else )?
    (?:but|except|other than|besides|apart from) (?:for )?(?:amazon|there)\b|
  \b(?:alles|uberall) (?:ausser|bis auf) amazon\b|
  \b(?:tout|partout) sauf (?:sur )?amazon\b|
  \b(?:todo|en todas partes) (?:menos|salvo|excepto) (?:en )?amazon\b|
  \b(?:tutto|ovunque) (?:tranne|eccetto) (?:su )?amazon\b
`);
const EXCEPT =
  /\b(?:except|other than|apart from|besides|just not|only not|anything but|everywhere but|but not|excluding|aside from|ausser|sauf|excepto|salvo|tranne|eccetto)\b.{0,12}\bamazon\b/;

/** Who names no place may speak of shops alone. */
const OF_SHOPS = new RegExp(inLines`
  \b(?:
    shops?|stores?|store ?fronts?|boutiques?|in person|retailers?|e-?tailers?|resellers?|discounters|
    magasins?|tiendas?|negozi\w*|laden\w*|counter|pharmac\w+|comptoir|mostrador|banco|
    toonbank|balcao|handler\w*|fachhand\w*|winkels?|lojas?
  )\b
`);

/** Of one who refuses us for where we sell: what the rule covers, by the places that are named. */
export function ruledPlaces(sentences: readonly Said[]): AnyFact | undefined {
  const told = sentences.filter(({ plain }) => namesPlace(plain));
  const rule = told[0] ?? sentences.find(({ plain }) => OF_SHOPS.test(plain));
  if (!rule) return undefined;
  const all = told.map(({ plain }) => plain).join(' ');
  const value = told.length > 0 && isAmazonAlone(sentences, all) ? 'amazon_only_no' : false;
  return { name: 'marketplaces_allowed', value, words: rule.words, confidence: 0.7 };
}
