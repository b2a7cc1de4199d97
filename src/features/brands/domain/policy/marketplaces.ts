import { inLines } from '../../../../kernel/in-lines.ts';
import { mayForbidSelling, ofSellingIn } from './beside-selling.ts';
import { isKeptToOurselves, isOnlySeller } from './kept-to-ourselves.ts';
import {
  LEFT_OPEN,
  NO,
  NO_RESTRICTION,
  ONLINE_AT_ALL,
  OWN_ABSENCE,
  OWN_SALES,
  OWN_SHOP_ONLY,
  QUESTION_OF_BRAND,
  YES,
} from './marketplace-answers.ts';
import { listedRule, type MarketplaceRule, ruleInAWord, saysBriefly } from './marketplace-entries.ts';
import { type Scope, scopeOf } from './marketplace-scope.ts';
import { ALLOWS, RESELLERS, RULE_WORDS, SELLING } from './marketplace-words.ts';
import type { Passage } from './passages.ts';
import { FORBIDS, PERMISSION } from './rule-words.ts';
import { NEGATED } from './takes-wholesale.ts';

/** What a sentence, with the question above it, says of selling on marketplaces; undefined where it says nothing. */
export function marketplaceRuleIn(whole: Passage, isTrade: boolean): MarketplaceRule | undefined {
  const plain = ofSellingIn(whole.plain);
  if (plain === undefined) return undefined;
  const passage = { ...whole, plain };
  const { plainLabel, sentence } = passage;
  // What a shop ticks is a rule that it agrees to.
  if (sentence.endsWith('?') || (passage.isField && !AGREES.test(plain))) return undefined;
  const listed = isTrade ? (listedRule(plain) ?? ruleInAWord(plain)) : undefined;
  if (listed) return listed;
  const own = scopeOf(plain);
  const asked = passage.isAnswer || passage.kind !== 'heading' ? scopeOf(plainLabel) : undefined;
  if (own && isTrade && passage.isNextToLabel && plain.length <= LONGEST_ENTRY && !passage.isAnswer) {
    const isBanned = UNWANTED.test(plainLabel);
    if (isBanned)
      return { value: own === 'amazon' ? 'amazon_forbidden' : 'forbidden', weight: 2, needsLabel: true };
  }
  if (own) {
    const rule = ruleOf(plain, own, isTrade || passage.isAnswer);
    if (rule) return { ...rule, needsLabel: false };
  }
  if (!own && isTrade && POINTS_THERE.test(plain)) return ruleThere(passage);
  const below = !own && isTrade ? answerBelow(passage) : undefined;
  if (below) return below;
  // An answer takes what it speaks of from the question: "Can I sell on Amazon?" "No, sorry."
  if (asked && !own) return answerTo(passage, asked);
  if (own && passage.isAnswer && asked) return answerTo(passage, asked);
  return undefined;
}

/** "We look after Amazon ourselves. Shops may not sell there.": the sentence before says where. */
function ruleThere({ plain, before }: Passage): MarketplaceRule | undefined {
  const scope = scopeOf(before);
  if (scope === undefined || !SELLING.test(plain) || !RESELLERS.test(plain)) return undefined;
  const rule = ruleOf(plain, scope, true);
  return rule && { ...rule, needsLabel: false, needsBefore: true };
}
const POINTS_THERE =
  /\b(?:there|dort|alli|alla|ahi|daar|ali)\b|\bn'y\b|\by (?:vendre|proposer|revendre)\b|\b(?:vendere|rivendere|offrire) li\b/;

/** "Thinking of Amazon? Ask us first.": what is asked in the sentence before, and leave alone: a no may be of more. */
function answerBelow({ plain, before }: Passage): MarketplaceRule | undefined {
  const isOfIt = before.endsWith('?') || FOR_THAT.test(plain);
  if (!isOfIt || scopeOf(before) === undefined || !PERMISSION.test(plain)) return undefined;
  return { value: 'with_permission', weight: 2.5, needsLabel: false, needsBefore: true };
}
const FOR_THAT =
  /\b(?:daarvoor|dafur|hierfur|dazu|pour (?:cela|ce faire)|para (?:ello|eso|hacerlo)|per (?:questo|farlo)|for (?:that|this)|to do (?:so|that))\b/;

/** "What we don't want" over "Our goods on Amazon". */
const UNWANTED = new RegExp(inLines`
  ^(?:
    what (?:we|you) (?:don't|do not|can't|cannot|may not|must not|won't)(?: (?:want|allow|like|do|accept))?|
    (?:please )?don'?ts?|please (?:don't|do not|avoid|no)|
    (?:not|never) (?:allowed|permitted|wanted|ok(?:ay)?)|no-?gos?|off[- ]limits|
    (?:das )?(?:geht|wollen wir|mochten wir) nicht|was (?:wir )?nicht (?:geht|wollen|mogen)|
    was wir nicht (?:wollen|mochten|mogen|erlauben)|nicht (?:erlaubt|gestattet|erwunscht)|
    ce que nous ne (?:voulons|acceptons|souhaitons) pas|(?:interdit|a eviter|pas permis)|
    lo que no (?:queremos|admitimos|permitimos)|no (?:permitido|admitido)|
    cosa non (?:vogliamo|ammettiamo)|(?:vietato|non (?:ammesso|consentito))|
    wat (?:we|wij) niet (?:willen|toestaan)|niet (?:toegestaan|gewenst)
  )[:!.]?$
`);
const LONGEST_ENTRY = 80;

const AGREES =
  /^(?:i|we) (?:\w+ )?(?:agree|confirm|understand|acknowledge|will not|won't|accept|certify|do not|don't)\b|^(?:ich|wir) (?:bestatige|erklare|stimme|akzeptiere|verkaufe)\w*\b|^(?:je|nous) (?:m'engage|confirme|accepte)\w*\b/;

/** Of the brand's own sales there, or their absence. */
export const isOfBrandItself = (plain: string): boolean =>
  !RULE_WORDS.test(plain) && (OWN_ABSENCE.test(plain) || OWN_SALES.test(plain));

/** "Including without limitation Amazon": of what follows it limits nothing, and allows nothing. */
const NAMELY = /\b(?:including|includes?|such as)?,? ?\(?(?:but not limited to|without limitation)\b/g;

function ruleOf(
  plain: string,
  scope: Scope,
  isTrade: boolean,
): Omit<MarketplaceRule, 'needsLabel' | 'needsBefore'> | undefined {
  const isRule = RULE_WORDS.test(plain);
  const denied = isTrade ? deniedIn(plain) : undefined;
  if (denied !== undefined)
    return { value: (scopeOf(denied) ?? scope) === 'amazon' ? 'amazon_forbidden' : 'forbidden', weight: 2 };
  if (isOfBrandItself(plain)) return undefined;
  if (
    !isTrade &&
    !SELLING.test(plain) &&
    !/\b(?:allow|permit|prohibit|forbid|erlaub|gestatt|untersag|interdi|autoris|permit|prohib|consentit|viet|toegestaan|verboden)/.test(
      plain,
    )
  )
    return undefined;
  const isBan = isTrade && SHORT_BAN.test(plain);
  if (
    !isRule &&
    !isBan &&
    !(isTrade && LEFT_OPEN.test(plain)) &&
    !(isTrade && [RESELLERS, FORBIDS, PERMISSION].some((words) => words.test(plain)))
  )
    return undefined;
  const clause = clauseOf(plain).replace(AT_A_PRICE, '');
  const excepted = exceptedFrom(plain);
  if (excepted) return { value: excepted === 'amazon' ? 'amazon_forbidden' : 'forbidden', weight: 3 };
  if ([EXCEPT_AMAZON, OTHER_GOODS].some((words) => words.test(plain))) return undefined;
  if (OF_PRICES.test(clause) && !BANS_SELLING.test(clause)) return undefined;
  // What stands behind a semicolon is why: "leave Amazon out of it; we've had counterfeits".
  const rule = plain.split(';').find((part) => scopeOf(part) !== undefined) ?? plain;
  if (TO_CONSUMERS.test(rule) && !STRICT.test(plain)) return undefined;
  const terms = plain.replace(AGREED_IN_WRITING, ' ');
  if (BUT_ASK.test(terms) && PERMISSION.test(terms.slice(terms.search(BUT_ASK))))
    return { value: 'with_permission', weight: 3 };
  if (NO_RESTRICTION.test(plain.replace(NAMELY, ' '))) return { value: 'allowed', weight: 3 };
  if (isLeftOpen(plain)) return { value: 'allowed', weight: 2.5 };
  if (isOnlySeller(plain)) return { value: scope === 'amazon' ? 'amazon_forbidden' : 'forbidden', weight: 2 };
  if (PERMISSION.test(terms) && !NONE_GIVEN.test(plain) && !NONE_MAY.test(plain))
    return { value: 'with_permission', weight: 3 };
  if (isTrade && INVITED.test(rule) && !NEGATED.test(rule) && !FORBIDS.test(rule) && !ONLY.test(rule))
    return { value: 'allowed', weight: 2.5 };
  const isDenied = FORBIDS.test(clause) || (isTrade && SOUR.test(clause) && !ALLOWS.test(plain));
  if (isDenied && !mayForbidSelling(plain)) return undefined;
  if (isDenied) return { value: scope === 'amazon' ? 'amazon_forbidden' : 'forbidden', weight: 3 };
  if (ALLOWS.test(plain) && (SELLING.test(plain) || RESELLERS.test(plain)))
    return { value: 'allowed', weight: 2 };
  return undefined;
}

/** "Sellers agree in writing not to …": the paper is theirs, and no leave of ours. */
const AGREED_IN_WRITING = new RegExp(inLines`
  \b(?:
    agree|agrees|undertake|undertakes|commit|commits|promise|promises|confirm|confirms|sign|signs|pledge|
    pledges|verpflichte\w* sich|s'engagent?|comprometen?|impegnan?o?|verplicht\w*|verklaren
  ) (?:\w+ ){0,2}?(?:in writing|by contract|schriftlich|par ecrit|por escrito|per iscritto|schriftelijk)\b
`);
/** "We don't mind, but do check with us before": what is left open is open to who asks. */
const BUT_ASK = /\b(?:but|just|aber|mais|pero|ma|maar)\b|[,;] (?:only|nur)\b/;

/** The part of a sentence that by itself leaves shops out, or all of it: "eBay is fine; Amazon we keep to ourselves". */
const deniedIn = (plain: string): string | undefined =>
  plain.split(/; ?/).find((clause) => NONE_OF_IT.test(clause) || isKeptToOurselves(clause)) ??
  (isKeptToOurselves(plain) ? plain : undefined);

/** "Do sell our tins through Amazon, if your customers are there": asked to. */
const INVITED =
  /^(?:please|do|by all means|feel free to|go ahead and)(?: (?:do|feel free to))?,? (?:re-?)?(?:sell|list|offer|put)\b/;

/** Leave that nobody has or gets, and an agreement that only says where the ban stands. */
const NONE_GIVEN = new RegExp(inLines`
  \bviolates? our\b|
  \b(?:which|that) (?:we|i) (?:do not|don't|never) (?:\w+ )?(?:grant|give)\b|
  \bnone (?:will|has|have|of)\b[^.;]{0,60}\b(?:given|granted|permission)\b|
  \bnot (?:allowed|permitted)\b[^.;]{0,40}\bunder (?:our|the|your|this) (?:\w+ ){0,2}
    (?:agreement|terms|policy)\b
`);

/** "Only authorized resellers may offer our goods, and none may do so on Amazon": whoever has leave hasn't got it there. */
const NONE_MAY =
  /\b(?:none|nobody|no one|no (?:\w+ )?(?:dealers?|resellers?|retailers?|sellers?|shops?|stores?))(?: of them)? (?:may|can|shall|is (?:allowed|permitted)|are (?:allowed|permitted))\b[^;]{0,60}$/;

/** "Sell wherever you like, but not on Amazon." */
function exceptedFrom(plain: string): Scope | undefined {
  const but = BUT_NOT.exec(plain);
  if (!but) return undefined;
  const left = plain.slice(0, but.index);
  const isOpen = LEFT_OPEN.test(left) || NO_RESTRICTION.test(left);
  return isOpen && !NEGATED.test(left) ? scopeOf(plain.slice(but.index + but[0].length)) : undefined;
}
const BUT_NOT =
  /\b(?:except|(?:but|just|only|aber|nur|mais|pero|ma|maar) (?:please )?(?:not|never|nicht|pas|no|non|niet)|ausser|sauf|excepto|salvo|tranne|behalve)\b/;

const isLeftOpen = (plain: string): boolean =>
  LEFT_OPEN.test(plain) &&
  SELLING.test(plain) &&
  ![NEGATED, FORBIDS, PERMISSION, ONLY].some((words) => words.test(plain));
const ONLY =
  /\b(?:only|solely|nur|ausschliesslich|uniquement|seulement|solo|solamente|soltanto|alleen|except|but)\b/;

/** What on a page for shops has no good sense beside a marketplace's name. */
const SOUR = new RegExp(inLines`
  \b(?:
    los(?:e|es|ing)|end(?:s|ed)?|clos(?:e|es|ed)|pull(?:s|ed)?|drop(?:s|ped)?|cut|stop(?:s|ped)?|away|off|
    against|refus\w+|breach\w*|sorry|hurts?|harms?|spoils?|cheapens?|avoid|without|instead|elsewhere|
    ourselves|ours|alone|leave|
    ende[nt]?|schluss|raus|weg|fern|meiden|allein|selbst|vorbehalten|schadet|
    hors|seuls?|perd\w*|retir\w*|evit\w*|fuera|cerra\w*|pierd\w*|fuori|chiud\w*|buiten|
    voorbehouden|stopt|vermijd\w*
  )\b
`);

/** "Niente Amazon", "Please, no marketplaces.", and behind "Reverb is fine." an "Amazon isn't." */
const NONE_OF_IT = new RegExp(inLines`
  ^(?:(?:please|bitte|merci|por favor|per favore|graag),? )?(?:strictly )?(?:
    no|kein\w*|pas (?:de |d')|aucune?|nada de|niente|nessun\w*|geen
  ) ?(?:(?:sales? on |selling on |ventes? sur |ventas? en |vendite su |verkauf auf |verkoop via )?(?:(?:third|3rd)[ -]party )?(?:
    amazon|e-?bay|market ?places?|marktplatz\w*|places? de marche|marktplaatsen
  ))\b[^.;:]{0,40}[.!]?$|
  ^(?:(?:but|and|only|just) )?(?:amazon|e-?bay|market ?places?)(?: (?:or|and) (?:amazon|e-?bay))? (?:
    isn't|aren't|is not|are not|is out|are out|is off
  )(?: (?:ok|okay|fine|allowed|for (?:you|shops|stores)))?[.!]?$
`);

/** "No listings on Amazon": an entry of rules needs nobody who must keep it. */
const SHORT_BAN =
  /^(?:strictly )?(?:no|not|never|keine?|nicht|pas de|aucune?|sin|no se|niente|nessun\w*|vietat\w*|geen|niet)\b[^.]{0,60}(?:\.com[^.]{0,40})?\.?$|\b(?:right|reserv\w+)\b/;

/** What may be asked for a product wherever it is sold. */
const OF_PRICES =
  /\b(?:below (?:the )?(?:map|msrp|rrp|minimum|suggested|advertised)|minimum advertised|map (?:price|polic)\w*|unter (?:der )?uvp)\b/;
/** "Must observe our MAP and are not permitted to sell on Amazon": the price is another rule. */
const BANS_SELLING = new RegExp(inLines`
  \b(?:may|must|can) ?not\b[^.;]{0,80}\b(?:or|nor) (?:re-?)?sell (?:\w+ ){0,3}?(?:on|through|via)\b|
  \bnot to (?:re-?sell|sell|list|offer) (?:\w+ ){0,4}?(?:on|through|via)\b
    (?![^.;]*\b(?:below|under|less than)\b)|
  \bnot (?:be )?(?:permitted|allowed|authori[sz]ed) to (?:re-?sell|sell|list|offer)\b[^.;]{0,20}
    \b(?:on|through|via)\b(?![^.;]*\b(?:below|under|less than)\b)
`);
/** "You may sell on Amazon, so long as you keep to our price": a condition of what is allowed. */
const AT_A_PRICE = new RegExp(inLines`
  (?<=\b(?:free|welcome|happy for you|allowed|permitted|may|can) [^.;]{0,90}),? (?:
    so long as|as long as|provided|providing|on condition|if|
    but (?:please )?(?:only |not |never )?(?:at|keep|hold|respect|observe|follow)|
    sofern|solange|wenn|a condition|tant que|si|siempre que|purche|mits|zolang
  )\b[^.;]*\b(?:
    map|minimum advertised|msrp|rrp|uvp|price|prices|pricing|preise?n?|prix|precios?|prezz[oi]|prijz?e?n
  )\b.*$
`);
const OTHER_GOODS =
  /\b(?:gift (?:cards?|certificates?)|coupons?|vouchers?|gutschein\w*|cartes? cadeaux?|tarjetas? regalo|buoni? regalo|cadeaubon\w*)\b/;
/** A warning to those who buy for themselves. */
const TO_CONSUMERS = new RegExp(inLines`
  \b(?:
    (?:be )?(?:bought|purchased) (?:on|at|from|through)|warrant(?:y|ies)|guarantee\w*|counterfeits?|fakes?|
    refund\w*|returns?|genuine|authenticity|purchased (?:from|on|through)|bought (?:from|on)|garantie|
    gewahrleistung|garantia|garanzia
  )\b
`);
const STRICT =
  /\b(?:may (?:not|never)|must (?:not|never)|cannot|can't|not (?:be )?(?:allow|permit|authori[sz])\w*|prohibit\w*|forbid\w*|forbidden)\b/;
/**
 * The part of a sentence that says what may be done on marketplaces, where it can stand alone: "No minimums, and sell
 * where you like". "We sell on Amazon ourselves; our dealers may not sell there": what points back is the rule.
 */
function clauseOf(plain: string): string {
  const clauses = plain.split(
    /;| and (?=(?:not|nor|never|may|must|shall|do not) )|, (?=(?:our |the )?(?:shops|stores|stockists|retailers|dealers|resellers) )|, (?:and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar) /,
  );
  const own = clauses.filter((clause) => scopeOf(clause) !== undefined);
  const [only] = own.length === 1 ? own : [];
  if (!only) return plain;
  const pointing = clauses.slice(clauses.indexOf(only) + 1).find((clause) => POINTS_BACK.test(clause));
  if (pointing && RULES.some((words) => words.test(pointing))) return pointing;
  return SELLING.test(only) && only.length > 24 ? only : plain;
}

/** "There", "do so", "das": the place or the deed that was named before. */
const POINTS_BACK = new RegExp(inLines`
  \b(?:
    there|on (?:it|them)|(?:do|doing) (?:so|it|that|the same)|(?:that|this|it)(?:'s| is| isn't)|dort|
    da(?:s|rauf|ruber)|ebenfalls|y (?:sont|est|vendre|proposer|revendre)|cela|alli|alla|ahi|hacerlo|
    (?:vendere|rivendere|offrire) li|farlo|daar|dat|isso|tam|tego
  )\b|
  \bn'y\b
`);
const RULES: readonly RegExp[] = [FORBIDS, ALLOWS, PERMISSION];

const EXCEPT_AMAZON =
  /\b(?:except(?: for)?|other than|apart from|besides|ausser|mit ausnahme von|sauf|a l'exception d\w*|excepto|salvo|tranne|eccetto|behalve)\b \(?amazon\b/;

function answerTo(passage: Passage, scope: Scope): MarketplaceRule | undefined {
  const { plain, plainLabel } = passage;
  const isAsked = passage.isAnswer;
  if (isAsked && QUESTION_OF_BRAND.test(plainLabel)) return undefined;
  if (!SELLING.test(plainLabel) && !isShortTitle(plainLabel)) return undefined;
  if (!isAsked && plain.length > 160) return undefined;
  if (PERMISSION.test(plain) || (isAsked && ASK_US.test(plain)))
    return { value: 'with_permission', weight: 3, needsLabel: true };
  const says = NO.test(plain) || ENDS_IN_NO.test(plain) ? 'no' : YES.test(plain) ? 'yes' : saysBriefly(plain);
  if (says === 'no') {
    return { value: scope === 'amazon' ? 'amazon_forbidden' : 'forbidden', weight: 3, needsLabel: true };
  }
  return says === 'yes' ? { value: 'allowed', weight: 3, needsLabel: true } : undefined;
}

/** "Amazon? Talk to us." */
const ASK_US = new RegExp(inLines`
  ^(?:please |just |do |well, )*(?:
    (?:ask|talk to|speak to|write(?: to)?|e-?mail|call|contact|check with|tell) us|let's talk|get in touch|
    reach out|drop us|fragen sie|frag uns|sprich uns|schreib uns|demandez-nous|parlons-en|ecrivez-nous|
    preguntanos|consultanos|hablemos|chiedeteci|chiedici|parliamone|scriveteci|vraag (?:het )?ons|overleg
  )\b(?![^.;]{0,60}\b(?:link|where|for our)\b)
`);
/** "We handle Amazon ourselves, so please don't." */
const ENDS_IN_NO =
  /\b(?:so|and|aber|also|donc|asi que|quindi|dus) (?:(?:please|bitte|merci de|por favor|per favore|graag),? )?(?:don't|do not|no|not there|nein|nicht|non|ne pas|nee|niet)[.!]?$/;

/** "Marketplaces" over "Not permitted". */
const isShortTitle = (label: string): boolean => label.length <= 60;

/** "Online sales are limited to your own website." */
const IN_OWN_SHOP_ONLY = new RegExp(inLines`
  \b(?:online|internet|web) (?:sales?|selling|resale) (?:is |are |must be )?(?:only )?(?:
    limited|restricted|confined|permitted only|allowed only
  ) (?:to|on|through|via) (?:your|their|(?:the|a) (?:retailer|dealer|stockist|shop|store)(?:'?s|s'))? ?own\b|
  ^(?:please )?sell\b[^.;]{0,60}\b(?:your|their) own (?:online )?
    (?:web ?site|site|shop|store|web ?shop) only\b|
  \b(?:online-?(?:verkauf|handel)|internetverkauf)\b[^.;]{0,20}
    \b(?:nur|ausschliesslich) (?:im|uber den|in ihrem|uber ihren) eigenen\b|
  \bvente en ligne\b[^.;]{0,30}\b(?:uniquement|exclusivement|limitee|reservee)\b[^.;]{0,20}
    \b(?:votre|propre) (?:propre )?site\b|
  \b(?:your|their|the \w+'s) own (?:online |web )?(?:store|shop|site|website|web ?shop)\b[^.;]{0,24}
    \bnowhere else\b|
  \beigene\w* (?:online-?shop|webshop|website|laden|geschaft)\b[^.;]{0,30}
    \b(?:sonst nirgend\w*|nirgend\w* sonst)\b|
  \bpropre (?:site|boutique)\b[^.;]{0,30}\bnulle part ailleurs\b|
  \b(?:propia|propio) (?:web|tienda|sitio)\b[^.;]{0,30}\b(?:en ningun otro|ningun otro sitio)\b|
  \bproprio (?:sito|negozio)\b[^.;]{0,30}\bnessun'?altr\w*\b|
  \beigen (?:website|webshop|winkel)\b[^.;]{0,30}\bnergens anders\b
`);

/** "This policy doesn't restrict the price at which a dealer sells" says nothing of where. */
const LEAVES_PRICE_FREE = /\b(?:price|prices|pricing|preise?n?|prix|precios?|prezz[oi]|prij(?:s|zen))\b/;

/** Rules that name no marketplace and leave room for none. */
export function onlineRuleIn(
  { plain: whole, sentence, isField }: Passage,
  isTrade: boolean,
): MarketplaceRule | undefined {
  const plain = ofSellingIn(whole);
  if (!isTrade || isField || sentence.endsWith('?') || plain === undefined) return undefined;
  if (IN_OWN_SHOP_ONLY.test(plain)) return { value: 'forbidden', weight: 2, needsLabel: false };
  if (!RESELLERS.test(plain)) return undefined;
  if (NO_RESTRICTION.test(plain.replace(NAMELY, ' ')))
    return LEAVES_PRICE_FREE.test(plain) ? undefined : { value: 'allowed', weight: 2, needsLabel: false };
  if (PERMISSION.test(plain)) return undefined;
  const isForbidden = ONLINE_AT_ALL.test(plain) && FORBIDS.test(plain) && RULE_WORDS.test(plain);
  if (isForbidden || (OWN_SHOP_ONLY.test(plain) && SELLING.test(plain)))
    return { value: 'forbidden', weight: 2, needsLabel: false };
  return undefined;
}
