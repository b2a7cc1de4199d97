import { loosen, speaksOfWholesale } from '../page/wording.ts';
import { namesShops, saysWeRunShop } from '../policy/shop-words.ts';
import { type AddressRole, ROLE_WORTH } from './address-roles.ts';

/** Another desk's heading or label right before an address: what it names isn't for buyers. */
const OTHER_DESK_WORDS =
  /\b(?:press|media|journalists?|pr|careers?|jobs?|recruit\w*|privacy|data protection|datenschutz|legal|investors?|influencers?|affiliates?|ambassadors?|sponsorships?|returns?|refunds?|warranty|accessibility|presse|prensa|stampa|bewerb\w*|emploi|lavora con noi|donations?|giving|charit\w+|vacatures?|vacanc\w+|vacantes?|stellen\w*|karriere|recrutement|empleo|trabaja con nosotros|werken bij|join (?:our|the) team|hiring|internships?|suppliers?|vendors?|procurement|purchasing|we buy|lieferanten|einkauf|fournisseurs|proveedores|fornitori|leveranciers|accounts payable|payables?|billing|remittances?|stagiair\w*|stagiaires?|tirocini\w*|becari\w*|praktikant\w*|interns?|vigilan\w+|vorkomm\w+|adverse (?:events?|reactions?)|incidents?|gpsr|responsible person|product safety|recalls?|verantwortliche person|authori[sz]ed representative|complaints?|reklamation\w*|reclamation\w*|reclamacion\w*|klachten|workshops?|reservations?|guided tours|gift cards?|recycling|lost (?:and|&) found|invoices?|rechnung\w*|facturation|buchhaltung|unauthori[sz]ed|counterfeit\w*|enforcement|infring\w+|report (?:a|an|fake|abuse)|artists?|illustrators?|submissions?|licen[cs]ing|shareholders?|creators?|bloggers?|stylists?|events?|franchis\w+|security|vulnerabilit\w+|webmaster|automated|do not reply|sponsoring|schools?|fundrais\w+|newsletter|unsubscribe|data requests?|repairs?|reparatur\w*|apprentic\w*|ausbildung\w*|praktik\w*|candidatur\w*|rekrutacj\w+|ksiegowosc\w*|reklamacj\w+|ochron\w+ danych|protection des donnees|proteccion de datos|protezione dei dati|gegevensbescherming|podcasts?|loans?|volunteer\w*|athletes?|pro ?staff|marketing|social media|mediation|schlichtung\w*|ombud\w*|(?<!\b(?:all|of|other) )rights(?! (?:reserved|of))|(?:reprint|excerpt) permissions?|publicity|publicists?|manuscripts?|manuskript\w*|manuscrits?|manuscritos?|manoscritti|membership\w*)\b/;
const CUSTOMER_WORDS =
  /\b(?:customer (?:service|care|support)|(?:fragen|questions?|preguntas|domande|vragen) (?:zu[rm]?|about|on|sur|sobre|su|over) (?:\w+ ){0,2}(?:bestellung\w*|orders?|commandes?|pedidos?|ordin[ei]|bestelling\w*)|order status|your order|existing orders?|track\w*|shipping questions?|kundenservice|service client|consumers?|customers|shoppers|(?:online|web|existing) orders?|orders? (?:and|or|&) \w+|an order|endkunden|privatkunden|particuliers|consommateurs?|consumatori|consumidor\w*|consumenten|verbraucher\w*|after ?sales)\b/;
/** A label of few words that ends in the kind of shop: "Toy stores", "Salons and spas". */
const KIND_OF_SHOP =
  /^(?:\w+ ){0,3}(?:stores|shops|boutiques|galleries|salons|spas|store (?:buyers?|owners?)|shop ?keepers?|buyers?|hotels|pharmacies|apotheken|laden|geschafte|magasins|tiendas|negozi|winkels|sklepy|sklepow)$/;
/** "Stores, please email": whom the sentence that gives the address asks to write. */
const SHOPS_WRITE =
  /^(?:\w+ ){0,3}?(?:stores|shops|boutiques|galleries|salons|spas|outfitters|florists|cafes|restaurants|store (?:buyers?|owners?)|shop ?keepers?|buyers|hotels|pharmacies|apotheken|laden|geschafte|magasins|tiendas|negozi|winkels|lojas)(?: (?:and|or|und|et|y|e|en) \w+)? (?:(?:please|can|may|should|bitte|konnen|peuvent|pueden|possono|kunnen|merci d) ){0,2}(?:e ?mail|write|contact|call|ask|reach|message|drop|get in touch|schreiben|melden|wenden|ecri\w+|contact\w+|escrib\w+|scriv\w+|mailen|mail|schrijven)\b/;
/** Whoever writes for shops is told to write elsewhere: "dealer requests sent here are not forwarded". */
const NOT_HERE =
  /\b(?:consumers?|customers?|private|retail|online|web) (?:orders?|enquir\w+|inquir\w+|questions?|requests?) only\b|\b(?:not for|no) (?:wholesale|trade|dealers?|retailers?|stockists?|resellers?|b2b)\b|\b(?:wholesale|trade|dealers?|retailers?|stockists?|resellers?|b2b|handler\w*|revendeurs?|mayorist\w+|rivenditor\w+)\b.*\b(?:not|never|cannot|can t|won t|unable to|nicht|pas|non|niet)\b (?:\w+ ){0,2}?(?:forward|answer|read|handle|process|repl|respond|accept|beantwort|weitergeleit|bearbeit|trait|transmis|rispo|inoltr|behandel|beantwoord)\w*/;
const OWN_SHOPS = /\b(?:our|your|find|nearest|all|app|play|online|web|visit)\b/;
const SALES_WORDS =
  /\b(?:sales|export|vertrieb\w*|key accounts?|account manager|(?:responsable|service|equipe|direction|bureau|pole|ufficio|responsabile|direzione|area) commerciale?s?|(?:innen|aussen|binnen|buiten)dienst|account ?managers?|comercial\w*|verkoop|business (?:inquir|enquir)\w+|bulk|corporate|new accounts?|partnership\w*|verkauf|ventes?|ventas|vendite|vendas|dzial handlowy|dzial sprzedazy|sprzedaz\w*)\b/;

/** Whoever furnishes or labels with the goods buys on other terms than shops do. */
const OTHER_BUYERS =
  /\b(?:designers?|architects?|decorators?|contract projects|private label|white label|co-?pack\w*|custom (?:orders?|work)|corporate gifts?|gifting|innenarchitekt\w*|architekt\w*|architectes?|arquitect\w*|architett\w*|eigenmarken?|marque blanche|marca (?:blanca|privata))\b/;
const ALL_ELSE =
  /\b(?:everything else|anything else|all else|all other|general|alles andere|alles weitere|sonstiges|allgemein\w*|toute autre|autres demandes|todo lo demas|tutto il resto|al het andere|overige)\b/;

/** Whose desk the words around an address name, where they say more of it than its own name does. */
export function roleInWords(saying: string, own: AddressRole): AddressRole | undefined {
  const words = loosen(saying);
  if (OTHER_BUYERS.test(words) && !namesShops(words.trim()) && ROLE_WORTH[own] <= ROLE_WORTH.partnerships)
    return 'partnerships';
  if (NOT_HERE.test(words)) return 'support';
  if (speaksOfWholesale(saying)) return 'wholesale';
  const label = words.trim();
  if (SHOPS_WRITE.test(label) && !OWN_SHOPS.test(label)) return 'wholesale';
  if (KIND_OF_SHOP.test(label) && !OWN_SHOPS.test(label)) return 'wholesale';
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
    !FOR_ALL.test(words)
  );
}
const LONGEST_DESK_NAME = 36;
const FOR_ALL =
  /\b(?:contact\w*|kontakt|sales|wholesale|general|inquir\w+|enquir\w+|questions?|office|info\w*|support|service|everything|business|trade)\b/;
