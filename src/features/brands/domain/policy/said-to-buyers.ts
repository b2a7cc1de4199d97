import { wordsOf } from '../../../../kernel/words-by-language.ts';

/**
 * What terms of trade tell those who buy, in words that sound like a refusal: how to pay, what happens to an account that
 * lies idle, what nobody gets. Folded, each language by itself.
 */

/** "We offer no drop shipping to retailers", "we no longer take checks": of what is refused shops need none to buy. */
const ASIDE = wordsOf({
  english: [
    String.raw`drop[- ]?ship\w*|che(?:ck|que)s?|purchase orders?|cod|paypal|p\.? ?o\.? box(?:es)?|payment terms|net (?:terms|\d+)`,
    String.raw`(?:offer|grant|give|provide|guarantee|promise|honou?r|have)\w* (?:\w+ ){0,3}?(?:exclusiv\w+|protected territor\w+|territor\w+ protection)`,
    String.raw`(?:free|expedited|rush|overnight|international|same[- ]day|partial) (?:shipping|shipments?|delivery|orders?)|back-?orders?|price protection`,
    String.raw`(?:discount|promo(?:tional)?|coupon) codes?|promotions?|rebates?`,
    String.raw`(?:use|using) (?:\w+ ){0,4}?(?:trade ?marks?|logos?|images?|photos?|brand names?|names?)`,
  ],
  german: [
    String.raw`dropship\w*|streckengeschaft|schecks?|gebietsschutz|exklusivitat|nachnahme|postfach\w*|ratenzahlung`,
  ],
  french: [
    String.raw`dropship\w*|cheques?|exclusivite|contre[- ]remboursement|boites? postales?|codes? promo\w*`,
  ],
  spanish: [
    String.raw`dropship\w*|cheques?|exclusividad|contra ?reembolso|apartados? (?:de correos|postal\w*)|codigos? (?:de descuento|promo\w*)`,
  ],
  italian: [
    String.raw`dropship\w*|assegni|esclusiv(?:a|ita)|contrassegno|casell\w+ postal\w+|codic[ei] sconto`,
  ],
  dutch: [String.raw`dropship\w*|cheques?|exclusiviteit|rembours|postbus\w*|kortingscodes?`],
});

/** Nobody else is meant: those who buy for themselves. */
const NO_SHOPS = wordsOf({
  english: [
    String.raw`(?:not|n't|never|cannot|no)\b[^.;]{0,60}\b(?:to|for|by) (?:the )?(?:general )?public`,
    String.raw`personal (?:use|purchases?|orders?)(?! only)|end[- ]users?|individual (?:buyers?|customers?|consumers?)|consumers who`,
  ],
  german: [
    String.raw`(?:nicht|kein\w*)\b[^.;]{0,40}\b(?:an )?(?:privat(?:personen|kunden|verbraucher)|endverbraucher|endkunden)`,
  ],
  french: [String.raw`(?:pas|ni)\b[^.;]{0,40}\b(?:aux|pour les) particuliers`],
  spanish: [String.raw`no\b[^.;]{0,40}\b(?:a|para) (?:particulares|consumidores finales)`],
  italian: [String.raw`non\b[^.;]{0,40}\b(?:ai|a|per) privati`],
  dutch: [String.raw`niet\b[^.;]{0,40}\b(?:aan|voor) (?:particulieren|consumenten)`],
});

/** "Not all products are for wholesale", "we can't approve every shop": the rest is. */
const NOT_ALL = wordsOf({
  english: [
    String.raw`not (?:all|every)|some (?:of our )?(?:items|products|styles|lines|pieces|designs|brands|titles)\b[^.;]{0,40}\bnot`,
    String.raw`(?:not|cannot|can't|unable to|not able to)\b[^.;]{0,30}\b(?:every|each|(?<!at )all)`,
    String.raw`within (?:an? )?(?:\d+|\w+)[- ](?:mile|km|kilomet|block)\w*|\w+[- ](?:mile|km|kilomet\w+) radius`,
    String.raw`(?:items?|products?|lines?|styles?|brands?|titles?|pieces|collections?) (?:\w+ ){0,6}?(?:not|n't) (?:\w+ )?(?:available|offered|eligible|included)`,
  ],
  german: [String.raw`nicht (?:alle|jede\w*)|(?:einige|manche) (?:artikel|produkte)`],
  french: [
    String.raw`(?:pas|certains) (?:tous|toutes)|tou(?:s|tes) les (?:produits|articles)\b[^.;]{0,24}\bpas`,
  ],
  spanish: ['no tod[oa]s|algunos (?:productos|articulos)'],
  italian: ['non tutt[ie]|alcuni (?:prodotti|articoli)'],
  dutch: ['niet alle|sommige (?:producten|artikelen)'],
});

/** "Inactive accounts are closed after a year", "accounts that break this rule are suspended", "we may close any account". */
const FOR_A_REASON = wordsOf({
  english: [
    'inactive|dormant|delinquent|past[- ]due|overdue|unpaid|reserve\\w* the right|sole discretion',
    String.raw`(?:accounts?|shops?|stores?|retailers?|dealers?|resellers?|stockists?|customers?) (?:\w+ )?(?:that|which|who|whose|with|not|found|caught|in breach|in violation)\b[^.;]{0,100}\b(?:closed|suspended|terminated|deactivated|removed|cancell?ed|put on hold|on hold|discontinued)`,
    String.raw`(?:closed|suspended|terminated|deactivated|removed|cancell?ed) (?:after|if|when|upon|without notice|at any time|due to|because of|for (?:non|late|failure|lack|inactivity|violat))`,
    String.raw`(?:result in|lead to|subject to|grounds for|risk|cause for)\b[^.;]{0,40}\b(?:clos|suspen|terminat|remov|cancel|refus)\w*`,
    String.raw`(?:violat|breach|infring|break)\w*\b[^.;]{0,80}\b(?:closed|suspended|terminated|closure|suspension|termination)`,
    String.raw`stores?,? (?:who|that) do not comply|(?:who|that) (?:do|does) not (?:comply|follow|adhere|meet)`,
    String.raw`on hold (?:until|till|pending)\b[^.;]{0,40}\b(?:paid|payment|payments|received|clear\w*|settled|balance|invoice\w*)`,
    String.raw`until (?:\w+ ){0,3}?(?:balance|invoice|payment)s?\b|until\b[^.;]{0,40}\b(?:settled|paid|cleared)`,
    String.raw`if you (?:have|do|are|did)(?: not|n't)|(?:consider|deem|regard) you`,
  ],
  german: [
    String.raw`behalten (?:wir )?uns\b[^.;]{0,40}\bvor|inaktive\w*|bei verstoss\w*|(?:konten|konto|handler\w*)\b[^.;]{0,60}\b(?:gesperrt|geloscht)`,
  ],
  french: [
    String.raw`reserv\w+ le droit|comptes? inactifs?|(?:en cas de|tout) (?:non-respect|manquement|violation)`,
  ],
  spanish: [String.raw`reserva\w* el derecho|cuentas? inactivas?|(?:en caso de|el) incumplimiento`],
  italian: [
    String.raw`riserv\w+ il diritto|account inattiv\w+|(?:in caso di|la) (?:violazione|mancato rispetto)`,
  ],
  dutch: [
    String.raw`behoud\w* (?:ons )?(?:\w+ )?het recht|inactieve accounts?|bij (?:overtreding|niet-naleving)`,
  ],
});

/** "Shops may not sell to other shops": a rule for those who do buy. */
const SHOPS_MAY_NOT =
  /\b(?:dealers?|retailers?|re-?sellers?|stockists?|distributors?|shops?|stores?|boutiques?|wholesalers?|(?:wholesale )?(?:customers?|buyers?|partners?|accounts?)|you) (?:may|must|shall|should|can|will|are|is|do)(?: ?not|n't)\b(?! (?:available|offered|open|accepted|something|possible|closed))|\b(?:handler\w*|wiederverkaufer\w*) (?:durfen|sollen|mussen) (?:\w+ ){0,3}?(?:nicht|kein\w*)\b|\b(?:les )?revendeurs? ne (?:peuvent|doivent)\b|\b(?:los )?(?:distribuidores|revendedores|minoristas) no (?:pueden|deben|podran)\b|\bi rivenditori non (?:possono|devono)\b|\b(?:wederverkopers?|retailers?|winkels) mogen (?:\w+ ){0,3}?(?:niet|geen)\b/;

/** "You won't see trade prices until you are approved." */
const UNTIL_APPROVED =
  /\b(?:see|view|access|browse|shown|visible|displayed|log(?:ged)? in|sehen|sichtbar|voir|visibles?|ver|vedere|zien|zichtbaar)\b[^.;]{0,60}\b(?:until|till|unless|before|bis|avant|hasta|finche|fino a|totdat|pas)\b|\buntil (?:you(?:r \w+)?|we|it|they|the \w+)\b[^.;]{0,30}\b(?:approv\w+|logged in|registered|verified|signed)\b/;

/** "Our shop is closed on Sundays", "the portal is closed for maintenance". */
const HOURS =
  /\bclosed (?:on|for|during|over|between|every|each|from)\b[^.;]{0,40}\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends?|(?:public |bank |national |federal )?holidays?|maintenance|lunch|christmas|easter|thanksgiving|inventory|stock-?tak\w+)\b/;

/** "Paid in full", "the full retail price", "orders ship complete", "once your application is complete". */
const WHOLE =
  /\b(?:in|the|a|our|your|their|its|of|for|any|one|is|by|per) full(?:y)? (?!(?:at|for|until|right|this|again|now|so|but|and)\b)\w+|\bin full\b|\b(?:take|taken|took|paid|pay|payable|due|receive[sd]?|has|have|includes?|with) full\b|\b(?:applications?|forms?|registrations?|orders?|details?|paperwork|it|everything|(?:account )?set-?up|profile)\b(?: \w+){0,3}? (?:is|are|be|been) (?:\w+ )?complete\b|\b(?:ship|shipped|ships|sent|delivered|dispatched)\b(?: \w+){0,2}? complete\b|\bcomplete (?:the|this|our|your|an?|all|and|with)\b/g;

/** A sentence without what only sounds as if something were full up. */
export const withoutWhole = (plain: string): string => plain.replace(WHOLE, ' ');

export const isSaidToBuyers = (plain: string): boolean =>
  [ASIDE, NO_SHOPS, NOT_ALL, FOR_A_REASON, SHOPS_MAY_NOT, UNTIL_APPROVED, HOURS].some((words) =>
    words.test(plain),
  );
