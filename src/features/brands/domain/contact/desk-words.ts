import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives, wordsOf } from '../../../../kernel/words-by-language.ts';
import { loosen, speaksOfWholesale } from '../page/wording.ts';
import { namesShops, saysWeRunShop } from '../policy/shop-words.ts';
import { type AddressRole, ROLE_WORTH } from './address-roles.ts';

/** Whom a shop gives a discount without their buying for one. */
const SOME_PEOPLE =
  'teachers?|educators?|students?|seniors?|military(?: members)?|veterans?|nurses?|first responders?|healthcare workers';

/** Another desk's heading or label right before an address: what it names isn't for buyers. */
const OTHER_DESK_WORDS = wordsOf({
  what_was_bought: [
    String.raw`returns?|refunds?|rebates?|warranty|complaints?|reklamation\w*|reclamation\w*|reclamacion\w*|klachten`,
    String.raw`spares?|spare parts|ersatzteil\w*|ricambi|repuestos|recambios|onderdelen|reservdel\w*`,
    'pieces detachees|devoluciones|cambios y|umtausch|retouren?',
    String.raw`gift cards?|recycling|lost (?:and|&) found|repairs?|reparatur\w*|reklamacj\w+`,
  ],
  visits: [
    'workshops|workshop (?:bookings?|places?|dates?|calendar)|reservations?|guided tours|events?',
    'trade ?(?:fairs?|shows?)|exhibitions?|exhibitors?|stand bookings?',
  ],
  law: [
    String.raw`privacy|data protection|datenschutz|legal|unauthori[sz]ed|counterfeit\w*|enforcement`,
    String.raw`infring\w+|report (?:a|an|fake|abuse)|licen[cs]ing|data requests?|ochron\w+ danych`,
    'protection des donnees|proteccion de datos|protezione dei dati|gegevensbescherming|mediation',
    String.raw`schlichtung\w*|ombud\w*|(?<!\b(?:all|of|other) )rights(?! (?:reserved|of))`,
    '(?:reprint|excerpt) permissions?|right to be forgotten|opt(?:ing)? outs?|do not sell|subpoenas?|arbitration',
    String.raw`eras(?:e|ed|ure|ing)|delet(?:e|ed|ing|ion) (?:\w+ )?(?:data|accounts?)|(?:(?:our|all|on) )?(?<!registered )trade ?marks?(?= *$| complaints?| questions?| matters?| issues?)`,
    String.raw`whistleblow\w*|hinweisgeber\w*|loschung\w*|effacement|suppression (?:de )?(?:vos |mes )?donnees|borrado de datos|supresion de (?:sus )?datos`,
    String.raw`cancellazione (?:dei|dati)|verwijder\w* (?:van )?(?:je |uw )?gegevens|radering`,
  ],
  jobs: [
    String.raw`careers?|jobs?|recruit\w*|bewerb\w*|emploi|lavora con noi|vacatures?|vacanc\w+|vacantes?`,
    String.raw`stellen\w*|karriere|recrutement|empleo|trabaja con nosotros|werken bij|join (?:our|the) team`,
    String.raw`hiring|internships?|stagiair\w*|stagiaires?|tirocini\w*|becari\w*|praktikant\w*|interns?`,
    String.raw`apprentic\w*|ausbildung\w*|praktik\w*|candidatur\w*|rekrutacj\w+`,
  ],
  press_and_fame: [
    'press|media|journalists?|pr|influencers?|affiliates?|ambassadors?|sponsor(?:s|ships?)?|presse',
    'prensa|stampa|artists?|illustrators?|submissions?|creators?|bloggers?|stylists?|sponsoring',
    'newsletter|unsubscribe|podcasts?|athletes?|pro ?staff|pro (?:deals?|programs?|programmes?|purchases?)|marketing|social media|publicity',
    String.raw`(?:pitch|invent) (?:us )?an? \w+|inventors?|publicists?|manuscripts?|manuskript\w*|manuscrits?|manuscritos?|manoscritti|membership\w*`,
  ],
  giving: [String.raw`donations?|giving|charit\w+|schools?|fundrais\w+|volunteer\w*`],
  discounts_for_some: [
    `(?:${SOME_PEOPLE})(?: (?:and|or) (?:${SOME_PEOPLE}))?(?: (?:can|who|also|all))? (?:discounts?|save|gets?|receive|enjoy|pricing|ask for)`,
    String.raw`(?:discounts?|codes?) (?:for|to) (?:\w+ ){0,2}?(?:${SOME_PEOPLE})`,
    `(?:${SOME_PEOPLE}) thank you`,
    String.raw`rabatte?\w* (?:\w+ ){0,2}?(?:studierende|studenten|schuler\w*|lehr\w+|senioren|azubis)|(?:studenten|schuler|lehrer|senioren)rabatt\w*`,
    String.raw`(?:remises?|reductions?|tarifs?) (?:\w+ ){0,2}?(?:etudiant|enseignant|senior)\w*`,
    String.raw`(?:profesor\w*|estudiantes?|docentes)(?: \w+){0,6} descuentos?|descuentos? (?:\w+ ){0,3}?(?:profesor\w*|estudiantes?|docentes)`,
    String.raw`sconti?o? (?:\w+ ){0,2}?(?:student\w*|insegnant\w*|docent\w*)|(?:studenten|docenten|leraren)korting`,
  ],
  money_and_purchasing: [
    // Those whose names a shop has to give are no desk of the brand's.
    String.raw`(?<!\b(?:two|three|four|five|your|of) (?:\w+ )?)(?:suppliers?|vendors?)(?! (?:who|that|which|you|we)\b)`,
    'investors?|procurement|purchasing|we buy|lieferanten(?! die)|einkauf',
    'fournisseurs|proveedores|fornitori|leveranciers|accounts payable|payables?|billing',
    String.raw`remittances?|invoices?|rechnung\w*|facturation|buchhaltung|shareholders?|franchis\w+`,
    String.raw`ksiegowosc\w*|loans?`,
  ],
  safety: [
    String.raw`vigilan\w+|vorkomm\w+|adverse (?:events?|reactions?)|incidents?|gpsr|responsible person`,
    'product safety|recalls?|verantwortliche person|authori[sz]ed representative',
  ],
  food: [
    String.raw`(?:allerg\w+|nutrition\w*|ingredients?|alergen\w+) (?:questions?|enquir\w+|inquir\w+|information|info)|(?:allergie|inhaltsstoff)\w*fragen`,
  ],
  others: [
    'casting|speaking (?:requests?|engagements?)|acquisitions|(?:not|nicht) (?:for|fur) (?:re ?sale|wiederverkauf)',
  ],
  web: [
    String.raw`(?:trouble|problems?|issues?|difficult\w+) (?:with|using|on|in) (?:the|this|our|your) (?:\w+ )?(?:form|site|website|page|login|app|portal|checkout)`,
    String.raw`(?:website|technical|login|site|web|form) (?:problems?|issues?|trouble|errors?|faults?)|problem\w* (?:mit|avec|con|met|med) (?:\w+ ){0,2}(?:formul\w*|site|website|seite|sito|sitio)`,
    String.raw`accessibility|security|vulnerabilit\w+|webmaster|automated|do not reply`,
  ],
});
const ASKED = 'fragen|questions?|preguntas|domande|vragen';
const ORDERED = String.raw`bestellung\w*|orders?|commandes?|pedidos?|ordin[ei]|bestelling\w*`;
const CUSTOMER_WORDS = wordsOf({
  english: ['customer (?:service|care|support)|consumers?|customers|shoppers|after ?sales'],
  orders: [
    String.raw`(?:${ASKED}) (?:zu[rm]?|about|on|sur|sobre|su|over) (?:\w+ ){0,2}(?:${ORDERED})`,
    String.raw`order status|your order|existing orders?|track\w*|shipping questions?`,
    String.raw`missing (?:an? )?(?:\w+ )?(?:pieces?|parts?)|(?:lost|missing|late) parcels?|wrong item`,
    String.raw`(?:online|web|existing) orders?|orders? (?:and|or|&) \w+|an order`,
  ],
  german: [String.raw`kundenservice|endkunden|privatkunden|verbraucher\w*`],
  french: ['service client|particuliers|consommateurs?'],
  italian: ['consumatori'],
  spanish: [String.raw`consumidor\w*`],
  dutch: ['consumenten'],
});
const SHOPS = alternatives({
  english: [
    'stores|shops|boutiques|galleries|salons|spas|store (?:buyers?|owners?)|shop ?keepers?|buyers?',
    'hotels|pharmacies|gyms|florists|outfitters|bookshops|grocers|delis|cafes|restaurants',
  ],
  elsewhere: [
    String.raw`apotheken|\w*laden|\w*geschafte|\w*laeden|magasins|tiendas|negozi|winkels|sklepy|sklepow`,
  ],
});

/**
 * A label of few words that ends in the kind of shop, or in where they are: "Toy stores", "Salons and spas", "Gyms and
 * shops in Ohio"; "we have three shops in Leeds" is none.
 */
const KIND_OF_SHOP = new RegExp(inLines`
  ^(?:\w+ ){0,3}(?:${SHOPS})$|
  ^(?:(?!(?:we|our|my|find|visit|have|has|own|run|all|are) )\w+ ){0,2}
    (?:${SHOPS}) (?:in|across|within|outside(?: of)?|from|en|au|aux|im|aus|fuori|uit) (?:\w+ ){0,3}\w+$
`);

/** What buyers are called over an address of theirs, and in a sentence for many another reason: "Händleranfragen". */
const NAMES_BUYERS = new RegExp(
  String.raw`^(?:(?!our |find )\w+ ){0,2}(?:${alternatives({
    english: ['(?:business|trade) (?:customers?|buyers?)|retail buyers?'],
    german: [
      String.raw`(?:fach)?ha?e?ndler(?!such|verz|find|list|karte|login)\w*|handel`,
      String.raw`(?:gewerbe|geschafts|firmen)kund\w+|laden(?:inhaber|partner)\w*`,
    ],
    french: ['distributeurs?|commercants'],
    dutch: ['winkeliers?|verkooppunten|zakelijke? (?:klanten|bestellingen|aanvragen)'],
    spanish_and_italian: ['comerciantes|tenderos|commercianti|esercenti'],
  })})$`,
);

const WHO_KEEPS_SHOP = alternatives({
  english: [
    'stores|shops|boutiques|galleries|salons|spas|outfitters|florists|cafes|restaurants',
    'store (?:buyers?|owners?)|shop ?keepers?|buyers|hotels|pharmacies',
  ],
  elsewhere: [
    'apotheken|laden|geschafte|handler|fachhandler|magasins|commercants|detaillants|tiendas|negozi',
    'negozianti|rivenditori|winkels|winkeliers|lojas|lojistas',
  ],
});
const MAY = '(?:please|can|may|should|bitte|konnen|peuvent|pueden|possono|kunnen|merci d) ';
const WRITES = alternatives({
  english: ['e ?mail|write|contact|call|ask|reach|message|drop|get in touch'],
  elsewhere: [
    String.raw`schreiben|melden|wenden|ecri\w+|contact\w+|escrib\w+|scriv\w+|mailen|mail|schrijven`,
  ],
});

/** "Stores, please email": whom the sentence that gives the address asks to write. */
const SHOPS_WRITE = new RegExp(
  String.raw`^(?:\w+ ){0,3}?(?:${WHO_KEEPS_SHOP})(?: (?:and|or|und|et|y|e|en) \w+)? (?:${MAY}){0,2}(?:${WRITES})\b`,
);

const TRADERS = 'wholesale|trade|dealers?|retailers?|stockists?|resellers?|b2b';
const TRADERS_ELSEWHERE = String.raw`handler\w*|revendeurs?|mayorist\w+|rivenditor\w+`;
const IS_NOT = String.raw`\b(?:not|never|cannot|can t|won t|unable to|nicht|pas|non|niet)\b (?:\w+ ){0,2}?`;
const TAKEN_UP = alternatives({
  english: ['forward|answer|read|handle|process|repl|respond|accept'],
  german: ['beantwort|weitergeleit|bearbeit'],
  elsewhere: ['trait|transmis|rispo|inoltr|behandel|beantwoord'],
});
const CONSUMERS_ONLY =
  /\b(?:consumers?|customers?|private|retail|online|web) (?:orders?|enquir\w+|inquir\w+|questions?|requests?) only\b/;
/** Whoever writes for shops is told to write elsewhere: "dealer requests sent here are not forwarded". */
const NOT_HERE: readonly RegExp[] = [
  CONSUMERS_ONLY,
  new RegExp(String.raw`\b(?:not for|no) (?:${TRADERS})\b`),
  new RegExp(inLines`
    \b(?:do not|don t|never|not to|rather than|instead of) (?:\w+ ){0,2}?(?:
      writ(?:e|ing)|e ?mail(?:ing)?|mail(?:ing)?|send(?:ing)?|us(?:e|ing)|contact(?:ing)?|messag(?:e|ing)
    )\b[^.]{0,20}$|
    \bnicht (?:an|uber)(?: \w+)? ?$|
    \b(?:
      n ecri\w+ pas|ne pas ecrire|ne pas contacter|no escrib\w+|non scriv\w+|niet mailen|niet (?:naar|via)
    )\b[^.]{0,12}$
  `),
  new RegExp(String.raw`\b(?:${TRADERS}|${TRADERS_ELSEWHERE})\b.*${IS_NOT}(?:${TAKEN_UP})\w*`),
];

const OWN_SHOPS = /\b(?:our|your|find|nearest|all|app|play|online|web|visit)\b/;
const SALES_WORDS = wordsOf({
  english: [
    String.raw`sales|export|(?:key|national|major) accounts?|order desk|account manager|account ?managers?|business (?:inquir|enquir)\w+`,
    String.raw`bulk|corporate|new accounts?|partnership\w*`,
  ],
  german: [String.raw`vertrieb\w*|verkauf`],
  desks_within_and_without: ['(?:innen|aussen|binnen|buiten)dienst'],
  french_and_italian: [
    '(?:responsable|service|equipe|direction|bureau|pole|ufficio|responsabile|direzione|area) commerciale?s?',
    'ventes?|vendite',
  ],
  spanish_and_portuguese: [String.raw`comercial\w*|ventas|vendas`],
  dutch: ['verkoop'],
  polish: [String.raw`dzial handlowy|dzial sprzedazy|sprzedaz\w*`],
});

/** Whom a desk serves that opens no accounts: "Existing customers order from". */
const FOR_EXISTING = wordsOf({
  english: [
    '(?:existing|current|established) (?:\\w+ )?(?:customers?|accounts?|stockists?|retailers?|dealers?|ones|clients?|partners?)',
  ],
  german: ['(?:bestehende|bisherige)\\w* (?:\\w+ )?(?:kund|handler|partner)\\w*|bestandskund\\w*'],
  french: ['(?:clients?|revendeurs?|partenaires) (?:actuels?|existants?)|deja clients?'],
  spanish: ['(?:clientes?|distribuidores) (?:actuales|existentes)|ya (?:es|eres|son) clientes?'],
  italian: ['(?:clienti|rivenditori) (?:attuali|esistenti)|gia clienti?'],
  dutch: ['bestaande (?:klanten|winkels|dealers)'],
  swedish: ['befintliga (?:kunder|aterforsaljare)'],
});
const NEW_ONES = /\b(?:new|neue?\w*|nouveaux|nuevos|nuovi|nieuwe|nya)\b/;
export const servesExistingOnes = (saying: string): boolean => {
  const words = loosen(saying);
  return FOR_EXISTING.test(words) && !NEW_ONES.test(words);
};

/** Whoever furnishes or labels with the goods buys on other terms than shops do. */
const OTHER_BUYERS = wordsOf({
  english: [
    'designers?|architects?|decorators?|contract projects|(?:wedding|event) planners?',
    'custom (?:orders?|work)|corporate gifts?|gifting',
  ],
  german: [String.raw`innenarchitekt\w*|architekt\w*`],
  french: ['architectes?'],
  spanish_and_italian: [String.raw`arquitect\w*|architett\w*`],
});
/** So does a shop that wants its own name on them. */
const OWN_LABELS = wordsOf({
  english: [String.raw`private[- ]labels?|white[- ]labels?|co-?pack\w*`],
  elsewhere: ['eigenmarken?|marques? blanches?|marcas? (?:blancas?|privat[ae])'],
});
const ALL_ELSE = wordsOf({
  english: [
    'everything else|anything else|all else|all other|general|say (?:hello|hi)|get in touch|drop us a (?:line|note)',
  ],
  german: [String.raw`alles andere|alles weitere|sonstiges|allgemein\w*`],
  french: ['toute autre|autres demandes'],
  spanish: ['todo lo demas'],
  italian: ['tutto il resto'],
  dutch: ['al het andere|overige'],
});

/** "Apply to become an ambassador": whoever shows the goods, and buys none. */
const APPLY_AS = new RegExp(inLines`
  \b(?:become|apply (?:to be(?:come)?|as)|sign up as) (?:an? |our )?(?:brand |team )?
    (?:ambassadors?|affiliates?|creators?|athletes?|influencers?|models?|testers?|riders?)\b|
  \bapply for (?:the|our) team\b
`);

/** Whose desk the words around an address name, where they say more of it than its own name does. */
export function roleInWords(saying: string, own: AddressRole): AddressRole | undefined {
  const words = loosen(saying);
  const isForOthers = OWN_LABELS.test(words) || (OTHER_BUYERS.test(words) && !namesShops(words.trim()));
  if (isForOthers && ROLE_WORTH[own] <= ROLE_WORTH.partnerships) return 'partnerships';
  if (NOT_HERE.some((told) => told.test(words))) return 'support';
  if (APPLY_AS.test(words)) return 'other_desk';
  if (speaksOfWholesale(saying)) return 'wholesale';
  const label = words.trim();
  if (SHOPS_WRITE.test(label) && !OWN_SHOPS.test(label)) return 'wholesale';
  if ((KIND_OF_SHOP.test(label) || NAMES_BUYERS.test(label)) && !OWN_SHOPS.test(label)) return 'wholesale';
  // Without a question it may be the brand's own shop.
  if (saying.includes('?') && saysWeRunShop(label)) return 'wholesale';
  if (OTHER_DESK_WORDS.test(words)) {
    const isBoth = own === 'partnerships' && /\bpartner/.test(words);
    return own === 'general' || own === 'sales' || isBoth ? undefined : 'other_desk';
  }
  if (SALES_WORDS.test(words) && ROLE_WORTH[own] < ROLE_WORTH.sales) return 'sales';
  if (ALL_ELSE.test(words) && own === 'personal') return 'general';
  if (CUSTOMER_WORDS.test(words) && own !== 'sales' && own !== 'partnerships') return 'support';
  return undefined;
}

/** The name of a desk that has nothing to do with buyers, and nothing else. */
export function namesOtherDesk(saying: string): boolean {
  const words = loosen(saying).trim();
  return (
    words.length <= LONGEST_DESK_NAME &&
    OTHER_DESK_WORDS.test(words) &&
    !ALL_ELSE.test(words) &&
    !namesShops(words) &&
    !APPLY_AS.test(words) &&
    !FOR_ALL.test(words)
  );
}
const LONGEST_DESK_NAME = 44;
const FOR_ALL = wordsOf({
  english: [
    String.raw`contact\w*|kontakt|sales|wholesale|general|inquir\w+|enquir\w+|questions?|office|info\w*`,
    'support|service|everything|business|trade',
  ],
});
