import { ALLOWS, ANY, OTHERS, RESELLERS, RULE_WORDS, SELLING } from './marketplace-words.ts';
import type { Passage } from './passages.ts';
import type { PolicyValues } from './policy.ts';
import { FORBIDS, PERMISSION } from './rule-words.ts';

export interface MarketplaceRule {
  value: PolicyValues['marketplaces'];
  weight: number;
  needsLabel: boolean;
}

const AMAZON =
  /\bamazon(?!\s*(?:pay\b|music|prime video|echo|alexa|web services|aws|gift|rainforest|basin|river|jungle|forest))/;

/** "No restrictions on selling on Amazon" forbids nothing. */
const NO_RESTRICTION =
  /\bwhere (?:you|they) (?:re-?)?sell\b[^.;]{0,24}\b(?:up to (?:you|them)|(?:your|their) (?:own )?(?:business|call|choice|affair|decision|concern))|\b(?:wherever (?:you|they) like|anywhere you like|go (?:right )?ahead)\b|\b(?:no|not|don't|do not|without|kein\w*|aucune?|sin|ningun\w*|nessun\w*|geen)\b[\w ']{0,24}\b(?:restrict\w*|limit(?!ed to)\w*|problem|objection|mind\b|object\b|police|beschrankung\w*|einschrankung\w*|restriction|restriccion\w*|restrizion\w*|beperking\w*)/;

/** The brand's own shop there, or where to buy: no word on what others may do. */
const OWN_SALES =
  /\b(?:(?:we|we're|we are|we also|our (?:products|brand|store|shop) (?:is|are)|is|are|now|also|you can (?:also )?(?:find|buy|shop)(?: us| our\w*)?|find us|shop (?:us|our)|buy (?:us|our|it|now|online|from us)?|available|follow us|visit (?:us|our)|check out our|purchase(?:d)?|reviews?|rated|stars?|ordered)\b[\w ,'&]{0,30}\b(?:on|at|through|via|from|in) (?:the |our )?(?:amazon|e-?bay|walmart|etsy|market ?places?))|amazon (?:store(?:front)?|shop|reviews?|listing|page|prime|customers?|orders?|purchases?|best ?sellers?)\b/;

/** "We don't sell on Amazon": of the brand itself. */
const OWN_ABSENCE =
  /\b(?:wir|wij|we) (?:selbst |zelf )?(?:verkaufen|verkopen|bieten|handeln)\b(?=[^.]*\b(?:nicht|kein\w*|niet|geen)\b)[^.]{0,60}\b(?:dort|auf|uber|bei|via|op)\b|\bnous ne (?:vendons|sommes)\b[^.]{0,30}\bsur\b|\bno (?:vendemos|estamos)\b[^.]{0,30}\ben\b|\bnon (?:vendiamo|siamo)\b[^.]{0,30}\bsu\b|\b(?:we|we're|our brand)(?: (?:do|are|have|will|currently|only|also|never|just|no longer|don't|aren't|won't))*(?: not)?(?: (?:currently|directly|ourselves))? (?:sell|sold|list|listed|available|offer\w*|present|selling)\b[\w ,'&]{0,40}\b(?:on|at|through|via) (?:the )?(?:amazon|e-?bay|walmart|etsy|(?:third[- ]party |online )?market ?places?)/;

const QUESTION_OF_BRAND =
  /^(?:do|does|are|is|can|where|why|will|have|sind|gibt|verkauft|ist|est|sont|etes|vend\w*|esta\w*|siete|zijn|verkopen)\b(?:(?!\b(?:allow|permit|sell(?:ing)? to|supply|resell|retailers?|resellers?|dealers?|i (?:re)?sell|we (?:re)?sell|stockists?|erlaub\w*|handler|revendeurs?|revendre|je vendre|revender|puedo vender|rivend\w*|posso vendere|wederverkop\w*|mag ik)\b).)*$/;
const YES =
  /^(?:fine\b|(?:that|this|it)(?:'s| is) (?:perfectly |absolutely |quite |all |totally |just )?(?:fine|ok(?:ay)?|all ?right|no problem|allowed|permitted|welcome|great)\b|(?:we|i)(?:'re| are|'m| am) (?:perfectly |absolutely |quite |all )?(?:fine|ok(?:ay)?|happy|cool) with (?:that|it|this)|das ist (?:in ordnung|ok(?:ay)?|kein problem|erlaubt|moglich)|das (?:durfen|konnen) (?:sie|ihr)(?! nicht)|c'est (?:permis|autorise|possible|tres bien)|(?:eso |esto )?(?:esta permitido|no hay problema)|va benissimo|va bene|dat (?:mag|kan)(?! niet)|by all means|feel free|be our guest|go ahead|go for it|no problem|gladly|kein problem|pas de (?:probleme|souci)|sin problema|nessun problema|geen probleem|yes|yep|yeah|absolutely|of course|certainly|sure|definitely|ja|klar|gerne|naturlich|oui|bien sur|tout a fait|si|claro|por supuesto|certo|certamente|assolutamente si|jazeker|zeker)\b/;
const NO =
  /^(?:(?:that|this|it)(?:'s| is) (?:not|against|where we draw)\b|(?:we|i)(?:'d| would)? (?:kindly )?(?:ask|request|prefer|rather|beg)(?: (?:that )?you)?(?: to)? (?:do not|don't|didn't|not\b|refrain)|(?:that|this|it) isn't\b|please don't|das (?:geht|durfen|konnen|mochten|wollen) [\w ]{0,14}nicht|ce n'est pas|dat (?:mag|kan|willen we) niet|no|nope|unfortunately|sorry|we're sorry|i'm sorry|not (?:at|currently|permitted|allowed)|never|absolutely not|nein|leider|non|malheureusement|lo sentimos|lamentablemente|desafortunadamente|purtroppo|nee|helaas)\b/;

/** Selling over the internet at all, or anywhere but in one's own shop. */
const ONLINE_AT_ALL =
  /\b(?:online (?:re-?)?(?:sales?|selling|resale|sellers?)|(?:sell|selling|resell|resale|resold|sold)\b[\w ,']{0,30}\b(?:online|on the internet|over the internet)|internet sales?|online-?(?:verkauf|handel|vertrieb)|vente en ligne|venta online|vendita online|online verkoop)\b/;
const OWN_SHOP_ONLY =
  /\b(?:only|solely|exclusively|nur|ausschliesslich|uniquement|exclusivement|exclusivamente|unicamente|solo|esclusivamente|alleen|uitsluitend)\b[\w ,'-]{0,60}\b(?:(?:premises|web ?sites?|domains?|stores?|shops?|locations?|address(?:es)?) (?:\w+ ){0,2}?(?:named|listed|stated|registered|specified|approved|given|disclosed)|(?:your|their|its|the (?:retailer|dealer|reseller)'s|his) own (?:\w+ ){0,3}(?:web ?sites?|sites?|store|shop|web ?shop)|eigene\w* (?:\w+ ){0,3}(?:website|webshop|onlineshop|online-shop|laden\w*|geschaft\w*)|propre (?:site|boutique)|(?:propia|propio) (?:web|tienda|sitio)|proprio (?:sito|negozio|e-commerce)|eigen (?:\w+ )?(?:website|webshop|winkel))/;

/** What a sentence, with the question above it, says of selling on marketplaces; undefined where it says nothing. */
export function marketplaceRuleIn(passage: Passage, isTrade: boolean): MarketplaceRule | undefined {
  const { plain, plainLabel, sentence } = passage;
  // What a shop ticks is a rule that it agrees to.
  if (sentence.endsWith('?') || (passage.isField && !AGREES.test(plain))) return undefined;
  const listed = isTrade ? listedRule(plain) : undefined;
  if (listed) return listed;
  const own = scopeOf(plain);
  const asked = passage.isAnswer || passage.kind !== 'heading' ? scopeOf(plainLabel) : undefined;
  if (own) {
    const rule = ruleOf(plain, own, isTrade || passage.isAnswer);
    if (rule) return { ...rule, needsLabel: false };
  }
  // An answer takes what it speaks of from the question: "Can I sell on Amazon?" "No, sorry."
  if (asked && !own) return answerTo(passage, asked);
  if (own && passage.isAnswer && asked) return answerTo(passage, asked);
  return undefined;
}

const AGREES =
  /^(?:i|we) (?:\w+ )?(?:agree|confirm|understand|acknowledge|will not|won't|accept|certify|do not|don't)\b|^(?:ich|wir) (?:bestatige|erklare|stimme|akzeptiere|verkaufe)\w*\b|^(?:je|nous) (?:m'engage|confirme|accepte)\w*\b/;

/** "Marketplaces: written approval required", "Amazon, eBay | No": a line of a table or a list of terms. */
function listedRule(plain: string): MarketplaceRule | undefined {
  const [, label = '', said = ''] = /^([^:]{3,70}):\s*(.{2,90})$/.exec(plain) ?? [];
  const scope = scopeOf(label);
  if (!scope || FORBIDS.test(label)) return undefined;
  if (
    PERMISSION.test(said) ||
    /\b(?:permission|approval|authori[sz]ation|on request|zustimmung|freigabe|accord|autorizacion|autorizzazione|toestemming)\b/.test(
      said,
    )
  )
    return { value: 'with_permission', weight: 3, needsLabel: false };
  const says = NO.test(said) ? 'no' : YES.test(said) ? 'yes' : saysBriefly(said);
  if (says === 'no')
    return { value: scope === 'amazon' ? 'amazon_forbidden' : 'forbidden', weight: 3, needsLabel: false };
  return says === 'yes' ? { value: 'allowed', weight: 3, needsLabel: false } : undefined;
}

type Scope = 'amazon' | 'all';

/** Of the brand's own sales there, or their absence. */
export const isOfBrandItself = (plain: string): boolean =>
  !RULE_WORDS.test(plain) && (OWN_ABSENCE.test(plain) || OWN_SALES.test(plain));

/** "Including without limitation Amazon": of what follows it limits nothing, and allows nothing. */
const NAMELY = /\b(?:including|includes?|such as)?,? ?\(?(?:but not limited to|without limitation)\b/g;

export function scopeOf(plain: string): Scope | undefined {
  const isAmazon = AMAZON.test(plain);
  if (ANY.test(plain) && !(isAmazon && isAllowedBeside(plain))) return 'all';
  if (isAmazon) return OTHERS.test(plain) && !isAllowedBeside(plain) ? 'all' : 'amazon';
  // A single other marketplace says nothing of the rest; two of them mean all.
  const others = plain.match(new RegExp(OTHERS.source, 'g'));
  return others && others.length > 1 ? 'all' : undefined;
}

/** "Not on Amazon, but eBay is fine." */
const isAllowedBeside = (plain: string): boolean =>
  /\b(?:anywhere|everywhere) else\b[^.]*\b(?:up to you|fine|ok(?:ay)?|welcome)\b|(?:\b(?:but|however|while|aber|jedoch|mais|pero|ma|maar)\b|[.;] )(?:[^.]|\.(?=\w))*(?<!\b(?:not|never|nicht|pas|non|no|niet) )\b(?:fine|ok(?:ay)?|allowed|permitted|welcome|erlaubt|autorise|permit\w+|toegestaan)\b|(?<!\b(?:not|never) )\b(?:fine|ok(?:ay)?|allowed|permitted|welcome|happy with|erlaubt|in ordnung)\b[^.;]{0,40}[,;] ?(?:(?:but|though|only|aber|nur) )?(?:(?:not|never|no|nicht) (?:\w+ ){0,2}amazon|amazon (?:is not|isn't|nicht))\b/.test(
    plain,
  );

function ruleOf(
  plain: string,
  scope: Scope,
  isTrade: boolean,
): Omit<MarketplaceRule, 'needsLabel'> | undefined {
  const isRule = RULE_WORDS.test(plain);
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
  if (!isRule && !isBan && !(isTrade && [RESELLERS, FORBIDS, PERMISSION].some((words) => words.test(plain))))
    return undefined;
  const clause = clauseOf(plain).replace(AT_A_PRICE, '');
  if ([EXCEPT_AMAZON, OTHER_GOODS].some((words) => words.test(plain)) || OF_PRICES.test(clause))
    return undefined;
  if (TO_CONSUMERS.test(plain) && !STRICT.test(plain)) return undefined;
  if (NO_RESTRICTION.test(plain.replace(NAMELY, ' '))) return { value: 'allowed', weight: 3 };
  if (PERMISSION.test(plain)) return { value: 'with_permission', weight: 3 };
  if (FORBIDS.test(clause) || (isTrade && SOUR.test(clause) && !ALLOWS.test(plain)))
    return { value: scope === 'amazon' ? 'amazon_forbidden' : 'forbidden', weight: 3 };
  if (ALLOWS.test(plain) && (SELLING.test(plain) || RESELLERS.test(plain)))
    return { value: 'allowed', weight: 2 };
  return undefined;
}

/** What on a page for shops has no good sense beside a marketplace's name. */
const SOUR =
  /\b(?:los(?:e|es|ing)|end(?:s|ed)?|clos(?:e|es|ed)|pull(?:s|ed)?|drop(?:s|ped)?|cut|stop(?:s|ped)?|away|off|against|refus\w+|breach\w*|sorry|hurts?|harms?|spoils?|cheapens?|avoid|without|instead|elsewhere|ourselves|ours|alone|leave|ende[nt]?|schluss|raus|weg|fern|meiden|allein|selbst|vorbehalten|schadet|hors|seuls?|perd\w*|retir\w*|evit\w*|fuera|cerra\w*|pierd\w*|fuori|chiud\w*|buiten|voorbehouden|stopt|vermijd\w*)\b/;

/** "No listings on Amazon": an entry of rules needs nobody who must keep it. */
const SHORT_BAN =
  /^(?:strictly )?(?:no|not|never|keine?|nicht|pas de|aucune?|sin|no se|niente|nessun\w*|vietat\w*|geen|niet)\b[^.]{0,60}(?:\.com[^.]{0,40})?\.?$|\b(?:right|reserv\w+)\b/;

/** What may be asked for a product wherever it is sold. */
const OF_PRICES =
  /\b(?:below (?:the )?(?:map|msrp|rrp|minimum|suggested|advertised)|minimum advertised|map (?:price|polic)\w*|unter (?:der )?uvp)\b/;
/** "You may sell on Amazon, so long as you keep to our price": a condition of what is allowed. */
const AT_A_PRICE =
  /(?<=\b(?:free|welcome|happy for you|allowed|permitted|may|can) [^.;]{0,90}),? (?:so long as|as long as|provided|providing|on condition|if|but (?:please )?(?:only |not |never )?(?:at|keep|hold|respect|observe|follow)|sofern|solange|wenn|a condition|tant que|si|siempre que|purche|mits|zolang)\b[^.;]*\b(?:map|minimum advertised|msrp|rrp|uvp|price|prices|pricing|preise?n?|prix|precios?|prezz[oi]|prijz?e?n)\b.*$/;
const OTHER_GOODS =
  /\b(?:gift (?:cards?|certificates?)|coupons?|vouchers?|gutschein\w*|cartes? cadeaux?|tarjetas? regalo|buoni? regalo|cadeaubon\w*)\b/;
/** A warning to those who buy for themselves. */
const TO_CONSUMERS =
  /\b(?:(?:be )?(?:bought|purchased) (?:on|at|from|through)|warrant(?:y|ies)|guarantee\w*|counterfeits?|fakes?|refund\w*|returns?|genuine|authenticity|purchased (?:from|on|through)|bought (?:from|on)|garantie|gewahrleistung|garantia|garanzia)\b/;
const STRICT =
  /\b(?:may not|must not|cannot|can't|not (?:be )?(?:allow|permit|authori[sz])\w*|prohibit\w*|forbid\w*|forbidden)\b/;
/** The part of a sentence that speaks of marketplaces, where it can stand alone: "No minimums, and sell where you like". */
function clauseOf(plain: string): string {
  const clauses = plain.split(
    /;| and (?=(?:not|nor|never|may|must|shall|do not) )|, (?:and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar) /,
  );
  const own = clauses.filter((clause) => scopeOf(clause) !== undefined);
  return own.length === 1 && own[0] && SELLING.test(own[0]) && own[0].length > 24 ? own[0] : plain;
}

const EXCEPT_AMAZON =
  /\b(?:except(?: for)?|other than|apart from|besides|ausser|mit ausnahme von|sauf|a l'exception d\w*|excepto|salvo|tranne|eccetto|behalve)\b \(?amazon\b/;

function answerTo(passage: Passage, scope: Scope): MarketplaceRule | undefined {
  const { plain, plainLabel } = passage;
  const isAsked = passage.isAnswer;
  if (isAsked && QUESTION_OF_BRAND.test(plainLabel)) return undefined;
  if (!SELLING.test(plainLabel) && !isShortTitle(plainLabel)) return undefined;
  if (!isAsked && plain.length > 160) return undefined;
  if (PERMISSION.test(plain)) return { value: 'with_permission', weight: 3, needsLabel: true };
  const says = NO.test(plain) ? 'no' : YES.test(plain) ? 'yes' : saysBriefly(plain);
  if (says === 'no') {
    return { value: scope === 'amazon' ? 'amazon_forbidden' : 'forbidden', weight: 3, needsLabel: true };
  }
  return says === 'yes' ? { value: 'allowed', weight: 3, needsLabel: true } : undefined;
}

/** "Marketplaces" over "Not permitted". */
const isShortTitle = (label: string): boolean => label.length <= 60;

function saysBriefly(plain: string): 'yes' | 'no' | undefined {
  if (plain.length > 120) return undefined;
  if (/\b(?:reserved|off[- ]limits)\b/.test(plain)) return 'no';
  if (
    /\b(?:allow|permit|prohibit|forbid|forbidden|authori[sz]|erlaubt|gestattet|untersagt|verboten|zulassig|autoris|interdit|permit|prohibid|consentit|vietat|ammess|toegestaan|verboden)/.test(
      plain,
    )
  ) {
    return FORBIDS.test(plain) ? 'no' : 'yes';
  }
  return undefined;
}

/** Rules that name no marketplace and leave room for none. */
export function onlineRuleIn(
  { plain, sentence, isField }: Passage,
  isTrade: boolean,
): MarketplaceRule | undefined {
  if (!isTrade || isField || sentence.endsWith('?') || !RESELLERS.test(plain)) return undefined;
  if (NO_RESTRICTION.test(plain.replace(NAMELY, ' ')))
    return { value: 'allowed', weight: 2, needsLabel: false };
  if (PERMISSION.test(plain)) return undefined;
  const isForbidden = ONLINE_AT_ALL.test(plain) && FORBIDS.test(plain) && RULE_WORDS.test(plain);
  if (isForbidden || (OWN_SHOP_ONLY.test(plain) && SELLING.test(plain)))
    return { value: 'forbidden', weight: 2, needsLabel: false };
  return undefined;
}
