import { fold } from './brand-name.ts';

/** What a page, or a link to it, is about, as far as it matters for reaching a brand's wholesale desk. */
export type PageKind =
  | 'application'
  | 'wholesale'
  | 'contact'
  | 'imprint'
  | 'partners'
  | 'support'
  | 'about'
  | 'locator'
  | 'legal'
  | 'other';

/** All words are matched against folded text: lower case, no accents, and "-", "_", "/" read as blanks. */
const APPLICATION =
  /\b(?:(?:become|becoming|be|apply to be|join as) (?:an? |our )?(?:\w+ )?(?:retailer|stockist|dealer|distributor|reseller|wholesaler|retail partner|trade partner|trade member|vendor partner)|(?:wholesale|trade|b2b|dealer|retailer|stockist|reseller|distributor) (?:\w+ )?(?:application|apply|account|registration|register|sign ?up|request|enquiry form|inquiry form|form)|(?:apply|application|register|sign ?up) for (?:an? )?(?:\w+ )?(?:wholesale|trade|b2b|dealer|retailer|reseller)|open (?:an? )?(?:wholesale|trade|b2b|dealer|retail) account|haendler werden|handler werden|fachhandler werden|wiederverkaufer werden|partner werden|devenir (?:un )?(?:revendeur|distributeur|partenaire|detaillant)|ouvrir un compte pro|diventa (?:un )?(?:rivenditore|distributore|partner)|(?:hazte|ser|conviertete en|quiero ser) (?:un )?(?:distribuidor|mayorista|revendedor)|(?:seja|torne se|tornar se|quero ser) (?:um )?(?:revendedor|lojista|distribuidor)|(?:word|worden) (?:een )?(?:dealer|verkooppunt|wederverkoper|reseller|retailer)|bli aterforsaljare|bliv forhandler|bli forhandler)\b/;

const WHOLESALE =
  /\b(?:wholesale\w*|whole sale|bulk orders?|b2b|stockists?|stocklists?|(?:for |our )?retailers?|retail (?:partners?|inquir\w+|enquir\w+)|dealers?|resellers?|distributors?|distribution|trade (?:accounts?|customers?|program(?:me)?|inquir\w+|enquir\w+|portal|orders?|sales|members?|login|partners?|only|pricing)|the trade|to the trade|trade|line ?sheets?|buyers|grosshandel|grosshaendler|grosshandler|handler|haendler|handlerbereich|fachhandel|fachhandler|wiederverkaufer|wiederverkaeufer|vertriebspartner|geschaftskunden|geschaeftskunden|revendeurs?|grossistes?|en gros|vente en gros|espace pro|professionnels?|detaillants?|mayoristas?|distribuidor(?:es)?|venta al por mayor|al por mayor|minoristas|profesionales|revendedor(?:es)?|ingrosso|rivenditor[ei]|distributor[ei]|negozianti|area b2b|groothandel|wederverkopers?|verkooppunten|zakelijk|retailpartners?|atacado|atacadistas?|revenda|lojistas?|aterforsaljare|grossist|forhandlere?|engros|jalleenmyyjat?|tukku|hurt|hurtownia|wspolpraca|velkoobchod|viszonteladok?|toptan)\b/;

/** Pages for people who look for a shop, whatever trade words they use. */
const LOCATOR =
  /\b(?:where to buy|store ?locator|dealer locator|(?:find|locate) (?:an? |your |our )?(?:nearest |local )?(?:store|shop|retailer|stockist|dealer|distributor)s?|shop locator|handlersuche|haendlersuche|handler finden|haendler finden|fachhandlersuche|filialfinder|points? de vente|trouver un (?:magasin|revendeur)|puntos? de venta|donde comprar|punti vendita|dove acquistare|onde comprar|verkooppunten|waar te koop|our stores|store finder)\b/;

const NOT_TRADE =
  /\b(?:trademarks?|trade in|trade ins|fair ?trade|trade show|trade shows|trader|trading|stock ?exchange)\b/g;

const CONTACT =
  /\b(?:contact\w*|get in touch|in touch|reach us|write to us|talk to us|email us|say hello|inquir\w+|enquir\w+|kontakt\w*|ansprechpartner|nous contacter|contactez|coordonnees|contacto|contactanos|contactenos|contatt\w+|contato|fale conosco|neem contact op|yhteystiedot|ota yhteytta|iletisim|kapcsolat|contattaci)\b/;
const IMPRINT =
  /\b(?:impressum|imprint|legal notice|mentions legales|aviso legal|note legali|colofon|anbieterkennzeichnung|contact information)\b/;
const PARTNERS =
  /\b(?:partners?|partnerships?|collaborat\w+|collabs?|business (?:inquir\w+|enquir\w+|opportunities)|work with us|sales|corporate|partenaires|kooperation\w*|partnerschaft|vertrieb)\b/;
const SUPPORT =
  /\b(?:support|help|help cent(?:er|re)|customer (?:service|care|support)|kundenservice|kundendienst|hilfe|service client|aide|assistenza|servizio clienti|atencion al cliente|ayuda|atendimento|ajuda|klantenservice|faqs?)\b/;
const ABOUT =
  /\b(?:about\w*|our story|who we are|company|uber uns|ueber uns|unternehmen|a propos|qui sommes nous|notre histoire|sobre|quienes somos|nosotros|chi siamo|azienda|over ons|om oss|om os|quem somos)\b/;
const LEGAL =
  /\b(?:privacy|datenschutz|terms|agb|conditions|cgv|refund|returns|shipping|policy|policies|privacidad|termini)\b/;

/** Folded, with everything between words read as one blank: "/pages/become-a-stockist" → " pages become a stockist". */
export const loosen = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ');

const TABLE: readonly [PageKind, RegExp][] = [
  ['application', APPLICATION],
  ['locator', LOCATOR],
  ['wholesale', WHOLESALE],
  ['contact', CONTACT],
  ['imprint', IMPRINT],
  ['partners', PARTNERS],
  ['support', SUPPORT],
  ['about', ABOUT],
  ['legal', LEGAL],
];

/** What words are about: a link's text, a path, a title. The first kind that fits counts. */
export function kindOf(words: string): PageKind {
  const text = loosen(words).replace(NOT_TRADE, ' ');
  for (const [kind, pattern] of TABLE) if (pattern.test(text)) return kind;
  return 'other';
}

/** Whether words speak of selling to shops. */
export const speaksOfWholesale = (words: string): boolean => {
  const kind = kindOf(words);
  return kind === 'application' || kind === 'wholesale';
};

/** How far a page of a kind is likely to help, the best first. */
export const WORTH: Record<PageKind, number> = {
  application: 100,
  wholesale: 95,
  contact: 80,
  imprint: 60,
  partners: 55,
  support: 45,
  about: 35,
  locator: 25,
  legal: 10,
  other: 0,
};

/**
 * A quick test of a link's raw markup before it is read closely. It must let through all that the table knows,
 * also undecoded ("H&auml;ndler"), and may let through more.
 */
export const MAY_MATTER =
  /wholesal|whole.sale|trade|b2b|stockist|stocklist|retail|dealer|seller|distribu|buyers|bulk|line.?sheet|ndler|handel|verk(?:a|ä|.{1,6})uf|vertrieb|grossist|en.gros|revend|detaill|pro(?:f|\b)|mayor|minorist|ingrosso|rivendit|negozian|groothand|zakelijk|verkooppunt|atacad|lojist|rs.{1,8}ljare|forhandl|engros|lleenmyy|tukku|hurt|wsp|velkoobch|viszont|toptan|conta[ct]|kontakt|touch|reach.us|write.to|talk.to|email.us|say.hello|nquir|ansprech|coordon|fale|yhteys|yhteytt|iletisim|kapcsol|impr|legal|legales|colofon|partn|collab|kooper|work.with|sales|corporate|business|support|help|customer|service|hilfe|aide|assist|atenci|ayuda|ajuda|atend|faq|about|story|who.we|company|.ber.uns|unternehm|propos|sommes|sobre|somos|nosotros|chi.siamo|azienda|over.ons|om.os/i;
