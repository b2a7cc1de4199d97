import { inLines } from '../../../../kernel/in-lines.ts';
import { OF_RULES } from './said-to-all.ts';

/** Shops as customers of a brand. */
const SHOPS = inLines`
  (?:
    retail(?:er)?s?|(?:online |amazon |e-?bay |marketplace |and )*sellers|resellers?|re-sellers?|stockists?|
    dealers?|
    (?:independent |local |small |brick[ -]and[ -]mortar )?(?:shops?|stores?|boutiques?|businesses)|
    wholesalers?|wholesale (?:customers?|buyers?|accounts?|partners?)|distributors?|
    retail (?:partners?|stores?|accounts?|customers?)|trade (?:customers?|accounts?|partners?|buyers?)
  )
`;
const WHOLESALE =
  '(?:wholesale|whole sale|b2b|trade (?:accounts?|pricing|program(?:me)?|orders?)|resale|bulk resale)';

/** Plainly yes. */
const YES: readonly RegExp[] = [
  /\b(?:we|i) (?:do |also |happily |gladly )?(?:wholesale\b|(?:keep|run|limit|reserve|restrict) (?:our |all )?wholesale\b(?! (?:clos|shut|off|on hold)))/,
  new RegExp(inLines`
    \b(?:we|we're|we are|we do|we also|we'd|we would|our|brand)\b[\w ',-]{0,40}?\b(?:
      offer|offers|offering|provide|sell|supply|supplies|do|accept|accepting|welcome|welcomes|have|open|
      happy to|take|taking|looking for|seeking|work with|partner with|love to (?:work|partner|hear|have)|
      currently (?:accepting|taking)
    )\b[\w ',/&-]{0,40}?\b(?:${WHOLESALE}|${SHOPS})\b
  `),
  new RegExp(inLines`
    \b(?:we|we're|we are) (?:\w+ ){0,2}?(?:
      add|adding|onboard|onboarding|recruit|recruiting|sign up|signing up|bring on|bringing on|appoint|
      appointing
    )\b(?! (?:our|to our)\b)[\w ,'&/-]{0,60}?\b(?:
      dealers?|retailers|stockists|resellers|retail partners|
      (?!our |own |more |new |two |three )\w+ (?:shops|stores)
    )\b
  `),
  /\b(?:wholesale|trade) (?:accounts?|pricing|prices|orders|program(?:me)?|terms|discounts?) (?:is|are) (?:now |also |currently )?(?:available|offered|open|welcome)/,
  new RegExp(
    String.raw`\b(?:available|open|offered) (?:for|to|at) (?:${WHOLESALE}|${SHOPS}|(?:qualified|approved|licensed|registered|verified|independent) [\w ]{0,20}${SHOPS})`,
  ),
  new RegExp(inLines`
    \b(?:
      wir (?:beliefern|verkaufen|freuen uns|suchen|arbeiten|bieten|liefern)|
      ich (?:beliefere|verkaufe|freue mich|suche|arbeite|biete|liefere)|
      beliefert
    )\b[\w ,-]{0,60}\b(?:
      \w*handler\w*|fachhandel|einzelhandel|wiederverkauf\w*|handelspartner\w*|geschafte|laden|boutiquen|
      gewerbetreibende|b2b\w*|grosshandel\w*|handelskunden|geschaftskunden
    )
  `),
  new RegExp(inLines`
    \b(?:nous|notre marque|je (?:travaille|fournis|livre|vends|propose|cherche|collabore))\b[\w ,'-]{0,60}\b(?:
      revendeurs?|grossistes?|professionnels|detaillants?|boutiques|points de vente|magasins|vente en gros|
      tarifs? (?:pro|de gros|revendeurs?)
    )
  `),
  new RegExp(inLines`
    \b(?:
      vendemos|ofrecemos|trabajamos|suministramos|distribuimos|buscamos|aceptamos|colaboramos|disponemos|
      vendo|ofrezco|suministro|busco|colaboro
    )\b[\w ,]{0,50}\b(?:
      mayorist\w*|al por mayor|distribuidor\w*|tiendas|minoristas|profesionales|revendedor\w*|comercios
    )
  `),
  new RegExp(inLines`
    \b(?:
      vendiamo|offriamo|lavoriamo|forniamo|cerchiamo|collaboriamo|riforniamo|proponiamo|accettiamo|vendo|
      offro|fornisco|rifornisco|cerco|collaboro|propongo
    )\b[\w ,']{0,50}\b(?:ingrosso|rivenditor\w*|negozi\w*|boutique|professionisti|b2b|punti vendita)
  `),
  new RegExp(inLines`
    \b(?:
      vendemos|fornecemos|trabalhamos|distribuimos|procuramos|aceitamos|colaboramos|vendo|forneco|procuro|
      colaboro
    )\b[\w ,]{0,50}\b(?:
      lojas|lojistas|revend\w*|retalhistas|grossistas|atacad\w*|por grosso|profissionais|comerciantes
    )
  `),
  new RegExp(inLines`
    \b(?:
      (?:wij|we)\b[\w ,-]{0,20}\b(?:leveren|verkopen|werken|bieden|zoeken|bevoorraden)|
      ik (?:lever|verkoop|werk|bied|zoek)
    )\b[\w ,-]{0,50}\b(?:
      groothandel\w*|wederverkopers?|retailers?|winkel\w*|verkooppunten|dealers?|zakelijke klanten|b2b
    )
  `),
  new RegExp(inLines`
    \bvi (?:\w+ )?(?:
      saljer|saelger|selger|levererar|leverer(?:er)?|samarbetar|samarbejder|samarbeider|soker|soger|
      erbjuder|tilbyder|tilbyr|forser|forsyner
    )\b[\w ,-]{0,50}\b(?:
      aterforsaljare|forhandlere?|\w*butikk?er|\w*shoppar|engros\w*|foretag|virksomheder|bedrifter
    )\b
  `),
  new RegExp(inLines`
    \b(?:
      sprzedajemy|zaopatrujemy|dostarczamy|wspolpracujemy|oferujemy|prowadzimy|zapraszamy|szukamy|sprzedaje|
      dostarczam
    )\b[\w ,-]{0,60}\b(?:
      \w*sklep(?:y|ow|om|ami)|hurt\w*|detalist\w+|butik(?:i|ow|om|ami)|dystrybutor\w*|odsprzed\w+|
      ksiegarni\w*|drogeri\w*|partner\w* handlow\w+
    )
  `),
];

/** Shops of every trade, by what they are called. */
export const ANY_SHOP = inLines`
  (?:
    (?:\w+ )?(?:
      shops?|stores?|boutiques?|salons?|spas|cafes?|coffee ?shops|restaurants?|delis|grocers?|
      grocer(?:y|ies)|butchers|bakeries|bars|breweries|florists?|galleries|outfitters|
      (?:garden|nature|visitor) cent(?:er|re)s|pharmacies|apothecaries|bookshops|bookstores|booksellers|
      hotels|inns|gyms|studios|barbers|museums|nurseries|clinics|groomers|shopkeepers|retailers|stockists|
      dealers|resellers|
      (?:online|amazon|marketplace) (?:sellers?|retailers?|stores?|shops?)|
      merchants|buyers|offices|markets|wholesalers
    )|
    ladeninhaber\w*|laden|geschaften?|fachgeschaften?|apotheken|reformhauser|hoflad\w+|boutiquen|
    \w*handler\w*|buchhandlungen|floristen|einzelhandler|
    magasins?|epiceries?|pharmacies|librairies?|instituts?|concept[- ]stores?|fleuristes?|cavistes?|
    detaillants?|revendeurs?|
    tiendas?|jugueterias?|farmacias?|herbolarios?|comercios?|librerias?|restaurantes?|hoteles|minoristas|
    revendedores|
    negoz\w+|gastronomie|enoteche|ristoranti|erboristerie|librerie|farmacie|botteghe|rivenditori|
    lojas|lojistas|mercearias|papelarias|livrarias|garrafeiras|retalhistas|revendedores|
    winkel(?:s|iers?)?|boetieks|speciaalzaken|wederverkopers|retailers|
    \w*sklepy|butiki|ksiegarnie|drogerie|zielarnie|kwiaciarnie|galerie|salony|apteki|kawiarnie|restauracje|
    gabinety|hotele|hurtownie|detalisci
  )
`;
const BUYS = inLines`
  (?:
    (?:can|may|are (?:able|welcome|invited) to|could) (?:\w+ ){0,2}?
      (?:buy|order|purchase|apply|open|stock|carry|sell|sign|register|set up|get|have our)|
    (?:buy|order|purchase|source)\b[\w ,'&-]{0,40}?\b(?:from us|direct|at wholesale)|
    (?:carry|stock)|
    (?:in|across) (?:[\w-]+ ){1,3}(?:states|countries|provinces|counties|cities|towns) (?:
      keep|sell|hold|have|offer|serve
    )|
    sell (?:us\b|our|the)|we(?:'d| would) (?:be|love)|on your shel(?:f|ves)|are welcome|welcome|
    (?:get|receive|enjoy|qualify for|are (?:offered|given)) (?:\w+ )?(?:wholesale|trade|dealer|stockist)|
    at (?:wholesale|trade) prices?|(?:off|of) (?:retail|msrp|rrp)|
    konnen (?:\w+ ){0,6}?(?:bestellen|kaufen|einkaufen|beziehen|eroffnen)|
    erhalten|beziehen|beliefern wir|bekommen|
    peuvent|disposent|beneficient|pueden (?:\w+ )?(?:abrir|comprar|pedir|solicitar)|possono|
    podem (?:\w+ )?(?:abrir|comprar|encomendar|pedir)|compram|encomendam|
    kunnen|krijgen|bestellen|
    moga (?:\w+ )?(?:zamawiac|kupowac|zamowic|kupic|zalozyc)|zamawiaja|kupuja|zaopatruja sie|otrzymuja
  )
`;
/** "Delis and farm shops can buy at trade price", "We supply toy stores across Canada". */
const SHOPS_BUY = new RegExp(String.raw`\b${ANY_SHOP}\b[\w ,'&/():.%-]{0,90}?\b${BUYS}\b`);
const SELLS_TO_SHOPS = new RegExp(inLines`
  \b(?:
    suppl(?:y|ies|ied)|sells?|serve|serves|wholesales?|roast|make|deliver|ship|work|working|partner|trade|
    distribute|
    beliefern|liefern|verkaufen|arbeiten|
    travaillons|fournissons|livrons|
    vendons|servimos|vendemos|suministramos|trabajamos|
    serviamo|forniamo|vendiamo|riforniamo|lavoriamo|
    fornecemos|abastecemos|entregamos|trabalhamos|
    leveren|verkopen|bevoorraden|
    te koop|werken|sprzedajemy|zaopatrujemy|dostarczamy|wspolpracujemy
  )\b(?! (?:on|through) )[\w ,'&/().-]{0,60}?\b${ANY_SHOP}\b
`);

/** "We supply independents across the country": whoever says so of himself sells to them. */
export const suppliesShops = (plain: string): boolean =>
  SUPPLIES_THEM.test(plain) && SELLS_TO_SHOPS.test(plain) && !/\byour\b/.test(plain);
const SUPPLIES_THEM =
  /\b(?:we (?:supply|sell to)|wir (?:beliefern|liefern an)|nous (?:fournissons|livrons)|servimos a|suministramos a|riforniamo|forniamo|leveren aan|bevoorraden)\b/;

export const saysYes = (plain: string, isTrade: boolean): boolean =>
  ((isTrade || STATES_TRADE.test(plain)) && YES.some((pattern) => pattern.test(plain))) ||
  (isTrade && (SHOPS_BUY.test(plain) || SELLS_TO_SHOPS.test(plain)) && !OF_RULES.test(plain)) ||
  (suppliesShops(plain) && !OF_RULES.test(plain));

/** Words that mean trade wherever they stand. */
const STATES_TRADE = new RegExp(inLines`
  \b(?:
    wholesal\w*|whole sale|stockists?|b2b|trade accounts?|retail partners?|
    \w*handler\w*|fachhandel|wiederverkauf\w*|grosshandel|
    revendeurs?|grossistes?|
    en gros|mayorist\w+|al por mayor|ingrosso|rivenditor\w*|groothandel|wederverkopers?|aterforsaljare|
    engros\w*|lojistas?|retalhistas?|por grosso|atacad\w*|hurt(?:em|ow\w+)|odsprzeda\w+
  )\b
`);
