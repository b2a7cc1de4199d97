import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives, wordsOf } from '../../../../kernel/words-by-language.ts';

/** The words of trade in nine languages, folded: who buys to sell again, what they buy on, how they are asked to begin. */

/** Those who buy to sell again, by names that nobody else bears. */
const TRADERS = inLines`
  retailers?|re-?sellers?|stockists?|
  independents(?= (?:up|across|all|in|throughout|and|of|like|who|that)\b)|
  dealers?|wholesalers?|shopkeepers?|merchants|grocers?|booksellers?|store buyers|boutiques?|co-?ops|
  brick[ -](?:and|&|n)[ -]mortars?|
  (?:
    shop|store|boutique|salon|gallery|spa|gym|studio|cafe|restaurant|bar|deli|pharmacy|clinic|nursery|
    bakery|market|hotel|inn
  )[ -]?owners?|
  retail (?:partners?|stores?|accounts?|customers?|buyers?)|
  trade (?:customers?|partners?|buyers?|accounts?)|wholesale (?:customers?|buyers?|accounts?|partners?)|
  licensed professionals|estheticians
`;
const TRADERS_ELSEWHERE = alternatives({
  german: [
    String.raw`\w*handler(?:n|innen)?\b|fachhandel|einzelhandel|wiederverkaufer\w*|handelspartner\w*`,
    String.raw`ladeninhaber\w*|ladner\w*|gewerbetreibende\w*|verkaufsstellen?`,
  ],
  french: ['revendeurs?|detaillants?|commercants?|points? de vente|professionnels'],
  spanish: [String.raw`minoristas?|mayoristas?|revendedor\w*|comerciantes?|puntos? de venta`],
  italian: [String.raw`rivenditor\w*|negoziant\w*|punt[oi] vendita|dettaglianti`],
  dutch: [String.raw`wederverkopers?|verkooppunt\w*|winkeliers?`],
  nordic: [
    String.raw`aterforsaljare\w*|forhandlere?(?:ne)?|forhandlern?a|butiksagare|butikk?s?eiere?`,
    'butiksejere?',
  ],
  portuguese: ['lojistas?|retalhistas?|varejistas?|atacadistas?'],
  polish: [
    String.raw`detalist\w+|odsprzedawc\w+|sprzedawc(?:y|ow|om)|dystrybutor\w*|hurtowni\w*`,
    String.raw`partner\w* handlow\w+`,
  ],
});

/** A shop of any trade, by what it is called. */
const SHOPS = alternatives({
  english: [
    'shops?|stores?|boutiques?|salons?|spas?|cafes?|restaurants?|delis?|grocer(?:y|ies)',
    'butchers|bakeries|bars|florists?|galler(?:y|ies)|outfitters',
    '(?:garden|nature|visitor|home) cent(?:er|re)s?|pharmac(?:y|ies)|apothecar(?:y|ies)',
    'bookshops?|bookstores?|hotels|inns|gyms|studios?|barbers|museums?|nurser(?:y|ies)',
    'clinics?|groomers?|markets|showrooms?|chains|co-?ops|farm stands',
  ],
  german: [String.raw`\w*laden|\w*geschafte?n?|concept[ -]?stores?|apotheken|hoflad\w+|buchhandlungen`],
  french: ['magasins?|epiceries?|librairies?|fleuristes?'],
  spanish: ['tiendas?|farmacias?|comercios?|librerias?|herbolarios?'],
  italian: [String.raw`negoz[io]\w*|enotec\w+|erboristerie|botteghe|farmacie`],
  dutch: ['winkels?|speciaalzaken|boetieks?'],
  nordic: [
    String.raw`\w*butik(?:er(?:na)?|ker(?:ne)?)|\w*butikk(?:er|ene)|\w*(?:shoppar|handlare)`,
    String.raw`(?:bok|bog|blomster|isenkram)handl\w+|delikatesser|apotek(?:er)?`,
  ],
  portuguese: [
    'lojas?|mercearias?|papelarias?|livrarias?|floriculturas?|garrafeiras?|padarias?',
    'pastelarias?|restaurantes|emporios?',
  ],
  polish: [
    String.raw`\w*sklep(?:y|u|ow|om|ami|ach|ie)?|butik(?:i|ow|om)|ksiegarni\w*|drogeri\w*|zielarni\w*`,
    String.raw`kwiaciarni\w*|galeri(?:e|i|om)|salon(?:y|ow|om)|aptek\w*|kawiarni\w*|restauracj\w+`,
    String.raw`gabinet\w*|delikates\w*|hotel(?:e|i|om)|pracowni\w*`,
  ],
});

/** "Your shop": the reader is one. */
const READER_IS_SHOP = inLines`
  (?:your|yours?|own an?|(?<!\b(?:do|does|will) (?:you|they|it) )have an?|got an?|run an?) (?:[\w-]+ ){0,2}?(?:
    shops?|stores?|boutiques?|shelf|shelves|doors|salon|gallery|deli|cafe|pharmacy|counter|assortment|
    retail (?:space|location)
  )|
  (?:ihr\w*|dein\w*|eur\w*|ein\w*|eigen\w*) (?:\w+ )?(?:laden|geschaft|sortiment|regal\w*|concept store)|
  (?:votre|une?|vos) (?:\w+ )?(?:boutiques?|magasins?|point de vente|rayons?|assortiment|enseigne)|
  (?:tu|su|una|un|vuestra) (?:\w+ )?(?:tienda|comercio|negocio|local|establecimiento)|
  (?:tuo|vostro|suo|un) (?:\w+ )?(?:negozio|punto vendita|assortimento|bottega)|
  (?:je|uw|jouw|een|jullie) (?:\w+ )?(?:winkel|zaak|assortiment|schappen)|
  (?:din|er|eran|deras|jeres|deres|dere|driver en|har en|har du) (?:\w+ )?
    (?:butikk?|sortiment|hylder|hyllor|hyller|forretning)|
  (?:tua|sua|uma|vossa) (?:\w+ )?(?:loja|mercearia|livraria|boutique)|
  (?:teu|seu|um|vosso) (?:\w+ )?(?:negocio|estabelecimento|comercio)|
  (?:twoj\w*|swoj\w*|panstwa|wasz\w*|prowadzisz|prowadzicie|masz|macie) (?:\w+ )?
    (?:sklep\w*|butik\w*|salon\w*|oferc\w+|polk\w+|asortyment\w*)
`;

/** Where shops order from many brands, as sentences name these places: "find us on Faire". */
const PORTALS = inLines`
  (?:on|via|through|with|visit|uber|auf|sur|en|su|op) (?:faire|abound|tundra|handshake|bulletin|mable)|
  faire\.com|joor|nu-?order|repspark|markettime|brandwise|ankorstore|orderchamp|creoate|rangeme|brandboom|
  airgoods
`;

/** What trade is done on. */
const TERMS = inLines`
  wholesal(?:e|ing)|whole sale|b2b|
  (?:sell|supply|supplying|selling|sold|available) (?:only |direct(?:ly)? |exclusively )?to the trade|
  business (?:accounts?|pricing|customers?)|${PORTALS}|line ?sheets?|sell sheets?|
  (?:trade|dealer|pro|professional|retailer|stockist|reseller) (?:
    accounts?|prices?|pricing|price ?lists?|terms|program(?:me)?|portal|discounts?|catalog(?:ue)?|
    applications?|enquir\w+|inquir\w+
  )|
  keystone|
  (?:grosshandel|handler|fachhandels?|b2b|wiederverkaufer)[\w-]*|
  grosshandel\w*|handelskonditionen|
  vente en gros|en gros|tarifs? (?:pro\w*|de gros|revendeurs?)|
  (?:compte|espace|catalogue|acces) (?:pro\w*|revendeurs?)|
  al por mayor|(?:por )?mayoreo|mayoristas?|condiciones comerciales|
  ingrosso|
  (?:listino|catalogo|area|conto|condizioni) (?:\w+ )?(?:rivenditori?|b2b|professional\w*)|
  groothandel\w*|inkooplijst|inkoopprij\w+|zakelijk\w*|
  engros\w*|aterforsaljar(?:pris|avtal|konto|villkor)\w*|forhandler(?:pris|aftale|avtale|konto|vilkar)\w*|
  inkopspris\w*|indkobspris\w*|innkjopspris\w*|
  revenda|por grosso|(?:no|por|em|a) atacado|atacado|
  (?:cen\w*|cennik\w*|sprzedaz\w*|wspolprac\w+|zamowie\w+|zakup\w*|ofert\w*|warunk\w*) (?:\w+ )?
    (?:hurt\w*|handlow\w+|b2b|dla (?:sklepow|firm|handlu))|
  hurtow\w+|hurtem|
  precos? (?:de|para) (?:revenda|lojistas|profissionais|retalho)|
  condicoes comerciais
`;

/** How a shop is told to begin, or that it may. */
const BEGINS = alternatives({
  english: [
    String.raw`apply|applications?|regist(?:er|ration)|sign(?:ing)? ?up|request\w*`,
    String.raw`ask (?:us |for|about)|inquir\w+|enquir\w+|e-?mail(?! protected)\w*|write (?:to|us)`,
    'contact|call|ring|phone|get in touch|reach out|drop (?:us|me)|tell us',
    'send (?:us|me|a|your)|fill (?:in|out)|download|reach (?:our|me)|hear from you|head over',
    String.raw`join|set (?:you )?up|get started|open(?:ing|ed)?|place (?:an? )?(?:\w+ )?orders?`,
    'orders? (?:direct|through|from us|via|with us)|served by|find (?:us|our)|get back to|buy',
    'purchase|stock|carry|resell|become|welcome|invited?|love|delighted|thrilled|pleased|happy|glad',
    String.raw`available|offer\w*|suppl(?:y|ies|ied|ying)|serve[ds]?|work with|partner with|recruiting`,
    'accepting|sell(?:s|ing)?(?! (?:on|through) (?:amazon|e-?bay))|sold (?:in|at|by|to)|see',
    'bring|put|ship|deliver|off (?:retail|rrp|msrp)|half of retail|looking (?:for|to)|seeking',
    'interested|show up',
  ],
  german: [
    String.raw`beantrag\w*|bewerb\w*|anmeld\w*|meld\w*|schick\w*|registrier\w*|anfrag\w*|\w*anfragen an`,
    String.raw`schreib\w*|kontakt\w*|ruf\w*|bestell\w*|freuen|willkommen|beliefer\w*|liefern|bieten`,
    'erhalten|suchen|verkaufen',
  ],
  french: [
    String.raw`ecri\w+|contact\w+|demand\w+|inscri\w+|rejoign\w+|command\w+|bienvenu\w*|fourni\w+`,
    'serions|aimerions|ravie?s?',
    String.raw`livrons|proposons|cherchons|travaillons|ouvr\w+|devenir|devenez|recev\w+|appel\w+`,
    'remplissez',
  ],
  spanish: [
    String.raw`gustaria\w*|encantaria\w*|hablemos|hablamos|escrib\w+|solicit\w+|registr\w+|pid[ea]\w*|compr\w+|bienvenid\w+|encanta\w*|ofrece\w+`,
    String.raw`suministra\w+|buscamos|trabajamos|abr\w+|alta|llama\w*|rellen\w+|vende\b|vendieras`,
  ],
  italian: [
    'piacerebbe|saremmo|parliamone',
    String.raw`scriv\w+|chied\w+|contatt\w+|richied\w+|ordina\w*|acquist\w+|benvenut\w+|offriamo`,
    String.raw`forniamo|cerchiamo|lavoriamo|compila\w*|diventa\w*`,
  ],
  dutch: [
    String.raw`aanmelden|schrijf|stuur|neem contact|vraag\w*|aanvragen|bestel\w*|welkom|leveren|bieden`,
    'zoeken|werken|word(?:en)?|graag',
  ],
  nordic: [
    String.raw`ansok\w*|ansog\w*|mejla|maila|kontakta|skriv|skicka|bestall\w*|bestill\w*|soker|soger`,
    String.raw`valkom\w*|velkom\w*|bliv?|saljer|saelger|selger|levererar|leverer`,
  ],
  portuguese: [
    String.raw`contact[ea]\w*|escrev\w+|envi[ae]\w*|peca\w*|fale|ligue|inscrev\w+|registe\w*`,
    String.raw`encomend\w+|fornecemos|forneco|vendemos|vendo|trabalhamos|procuramos|torne|tornar`,
    String.raw`bem-?vind\w+|queremos|gostari\w+|preench\w+`,
  ],
  polish: [
    String.raw`napisz\w*|pisz\w*|zapras\w+|zamawia\w+|zamow\w*|kup(?:ic|uj\w*)|zaopatr\w+|sprzedajemy`,
    String.raw`dostarcza\w+|wspolpracuj\w+|skontaktuj\w*|zadzwon\w*|wyslij\w*|wyslemy|przesl\w+`,
    String.raw`zapyta\w*|zaloz\w*|zarejestruj\w*|oferuj\w+|szukamy`,
  ],
});

const words = (...lists: string[]): RegExp =>
  new RegExp(String.raw`(?<![\w-])(?:${lists.join('|')})(?![\w])`);

const NAMED_TRADERS = words(TRADERS, TRADERS_ELSEWHERE);
/** "Our little shop" is the brand's own. */
const OWN = String.raw`(?<!\b(?:our|my|this|unser\w*|notre|nos|nuestr[ao]s?|nostr[oi]|onze|var[ae]?|vores) (?:\w+ )?)`;
const ANY_SHOPS = words(`${OWN}(?:${SHOPS})`);
const READER = words(READER_IS_SHOP);
const TRADE_TERMS = words(TERMS);
const BEGINNING = new RegExp(String.raw`(?<![\w])(?:${BEGINS})(?![a-z])`);

const PEOPLE_OF = '(?: (?:folks?|people|owners?|keepers?|buyers?|managers?|friends))?';
/** "Gift shop folks: a tray is 24 bars": a line that begins with those to whom it speaks. */
const SPOKEN_TO = new RegExp(inLines`
  (?:^|[.!] )(?:(?:
    dear|attention|hey|calling all|to all|liebe|chers?|cher\w*|cari|gentili|estimad\w+|queridos|beste
  ) )?(?:(?!our|your|find|the|all|some|many|most|these|unsere|ihre|nos|vos)[\w'&-]+,? ){0,4}?
    (?:and |und |et |y |e |en )?(?:${TRADERS}|${TRADERS_ELSEWHERE}|${SHOPS})${PEOPLE_OF}(?:
      : | - |
      , (?=.*\b(?:
        you|your|ask|call|write|e-?mail|case|dozen|tray|carton|box|pack|minimum|order|sie|ihnen|vous|votre|
        voi|vi|tu|te|os|je|jullie|u
      )\b)
    )(?!(?:\S+\s+){0,5}?\S*(?:@|\[at\]|\(at\)))(?:\S+\s+){3,}\S+
`);
/** "Farm shops fetch their crates", "stores that want to be one get a territory". */
const THEY_BUY = new RegExp(inLines`
  (?:^|[.!] )(?:(?!our|your|find|the|all|some|many|most|these|other|unsere|ihre|nos|vos)[\w'&-]+,? ){0,4}?
    (?:and |und |et |y |e |en )?(?:${TRADERS}|${TRADERS_ELSEWHERE}|${SHOPS})${PEOPLE_OF} (?:
      that (?:want|would like)|who (?:want|would like)|get|buy|order|pay|take|receive|fetch|deal|write|ring|
      holen|
      bekommen|bestellen|zahlen|kaufen|erhalten|beziehen|melden|
      recoivent|commandent|paient|achetent|reciben|compran|
      piden|pagan|ricevono|ordinano|comprano|pagano|
      krijgen|betalen|kopen|halen|
      zamawiaja|kupuja|zaopatruja sie|otrzymuja|placa|biora|dostaja
    )\b
`);
/** "In Italia i negozi di casalinghi possono rivolgersi a …": to whom they may turn. */
const THEY_MAY_ASK = new RegExp(inLines`
  (?<![\w-])${OWN}(?:${TRADERS}|${TRADERS_ELSEWHERE}|${SHOPS})${PEOPLE_OF}(?: [\w'&-]+){0,4}? (?:
    can|may|should|are (?:asked|invited|welcome) to|konnen|mogen|peuvent|pueden|possono|kunnen|podem
  ) (?:\S+ ){0,4}?(?:
    write to|contact us|turn to|e-?mail (?:us|me)|ask (?:us|me)|apply to|rivolgersi|contattarci|scriverci|
    wenden|schreiben|nous contacter|nous ecrire|s'adresser|escribirnos|contactarnos|dirigirse|mailen|
    contactar-nos|escrever-nos
  )(?![\w])
`);
const TURNS_TO = new RegExp(inLines`
  write to|contact us|turn to|mail|ask (?:us|me)|apply to|
  rivolg|contattarci|scriverci|wenden|schreiben|nous (?:contacter|ecrire)|s'adresser|escribirnos|
  contactarnos|dirigirse|contactar-nos|escrever-nos
`);
export const callsShops = (plain: string): boolean =>
  SPOKEN_TO.test(plain) || THEY_BUY.test(plain) || (TURNS_TO.test(plain) && THEY_MAY_ASK.test(plain));

/** A customer who asks for a shop: "Can I sell your soaps in my store?" */
const ASKER = inLines`
  (?:my|our|in an?) (?:[\w-]+ ){0,2}?(?:${SHOPS})|
  (?:mein\w*|unser\w*) (?:\w+ )?(?:laden|geschaft|\w*studio|sortiment)|
  (?:ma|mon|notre) (?:\w+ )?(?:boutique|magasin|commerce)|
  mi (?:tienda|comercio|negocio)|
  (?:mio|nostro) negozio|mijn winkel|
  (?:als|comme|como|come) (?:\w+ )?(?:laden|boutique|tienda|negozio)
`;
const ASKS_FOR_SHOP = words(ASKER);

/** Somebody who says of himself that he has a shop: "I run a lighting showroom. Who do I talk to?" */
const WE_RUN = inLines`
  (?:i|we) (?:run|own|have|keep|manage|operate|opened|(?:am|are|'m|'re) opening|buy for|work for)|
  (?:ich|wir) (?:habe|haben|fuhren?|betreiben?|eroffnen?)|
  (?:j'ai|j ai|je tiens|je gere|nous avons|nous tenons|nous gerons)|
  (?:tengo|tenemos|llevo|llevamos|regento|gestiono)|
  (?:ho|abbiamo|gestisco|gestiamo)|
  (?:ik|wij|we) (?:heb|hebben|run|runnen)|
  (?:tenho|temos)|
  (?:jag|jeg|vi) (?:har|driver)|
  (?:mam|mamy|prowadze|prowadzimy)
`;
const AN_OR_SOME =
  '(?:(?:an?|our|the|two|three|several|some|einen?|ein|mehrere|une?|deux|plusieurs|una?|dos|varias|due|een|twee|uma?|duas|en|et|to|tva) )?';
const RUNS_SHOP = words(String.raw`(?:${WE_RUN}) ${AN_OR_SOME}(?:[\w-]+ ){0,2}?(?:${SHOPS})`);

export const saysWeRunShop = (plain: string): boolean => RUNS_SHOP.test(plain);

/** Who asks the brand means the brand's: "Can I pick up at your store?" */
/** "Do you sell to pet stores?", "How do bike shops order?" */
const ASKS_OF_SHOPS = new RegExp(inLines`
  \b(?:do|can|will|would|could) you (?:\w+ )?(?:sell|supply|ship|deliver|cater) (?:direct(?:ly)? |wholesale )?to (?:
    [\w-]+ ){0,2}?(?:${SHOPS})\b|
  \b(?:how )?(?:do|can|may|could) (?:[\w-]+ ){0,2}?(?:${SHOPS}) (?:order|buy|get|apply|stock|carry|open|become)\b
`);

const THE_BRANDS = /\b(?:your|ihr\w*|euer\w*|eur\w*|votre|vos|tu|su|vuestra|tuo|vostro|jullie|uw) /g;

export const asksAsShop = (question: string): boolean =>
  (ASKS_FOR_SHOP.test(question) ||
    ASKS_OF_SHOPS.test(question) ||
    namesTraders(question.replace(THE_BRANDS, '')) ||
    namesTerms(question)) &&
  !NO_INVITATION.test(question);

/** Shops as such, whom a page speaks to or of. */
export const namesTraders = (plain: string): boolean => NAMED_TRADERS.test(plain) || READER.test(plain);
export const namesShops = (plain: string): boolean => namesTraders(plain) || ANY_SHOPS.test(plain);
export const namesTerms = (plain: string): boolean => TRADE_TERMS.test(plain);
export const asksToBegin = (plain: string): boolean => BEGINNING.test(plain);

/** Those who buy to sell again, by their names and by what they keep. */
export const SHOP_NAMES = [TRADERS, TRADERS_ELSEWHERE, SHOPS].join('|');

/** Shops of every trade and their terms, to be put into larger patterns. */
export const SHOP_OR_TERMS = `(?:${[TRADERS, TRADERS_ELSEWHERE, SHOPS, TERMS].join('|')})`;

/** For people who look for a shop, a job or a bargain, and stories of how a brand began. */
export const NO_INVITATION = wordsOf({
  shoppers: [
    'besteld, morgen|where you (?:bought|purchased)|back to the (?:store|shop|retailer|place)',
    String.raw`(?:buy|bought|purchased?|shop) (?:\w+ ){0,3}?(?:from|at|through|via) (?:\w+ ){0,4}?(?:retailers?|dealers?|stockists?|resellers?|stores?)\b(?! (?:can|may))`,
    String.raw`can (?:i|we|you) (?:see|try|feel|touch|smell|view|look at|find|get) [^?.]{0,40}\bin (?:an?|the|any|real|your) (?:\w+ )?(?:shops?|stores?|boutiques?)`,
    'list your|makers|outlet|everyone|every day|to the public|counterfeits?|fakes?',
    'warrant(?:y|ies)|personal account|under (?:"|the )?my account',
  ],
  where_to_buy: [
    'only from|(?:dealers?|retailers?|shops?|stores?|stockists?) below',
    String.raw`(?:from|through|via|to) our (?:\w+ ){0,2}distributors?|near(?:est)? (?:you|to you)|near you`,
    String.raw`your (?:local|nearest)|find (?:a|an|your) (?:\w+ )?(?:store|shop|stockist|retailer|dealer)`,
    'store ?(?:locator|finder)|zip ?code|post ?code',
  ],
  german: ['in ihrer nahe|postleitzahl|handlersuche'],
  french: ['le plus proche|pres de chez vous'],
  spanish: ['la plus proche|mas cercan[ao]'],
  italian: ['piu vicin[oi]'],
  dutch: ['in de buurt|bij jou in'],
  nordic: [
    String.raw`naermeste|narmaste|hitta (?:en |din )?(?:\w+ )?(?:butik|aterforsaljare)`,
    String.raw`find (?:en |din )?(?:\w+ )?(?:butik|forhandler)`,
    String.raw`finn (?:en |din )?(?:\w+ )?(?:butikk|forhandler)`,
  ],
  jobs: [String.raw`vacanc\w+|hiring|careers?|resume|cv\b|m\/w\/d|lebenslauf`],
  business_news: [
    String.raw`mitarbeiter\w*|bewerbung bitte|segment|investors?|(?:\d|net) sales (?:rose|fell|grew)`,
    String.raw`million|in (?:19|20)\d\d`,
  ],
  others_than_shops: [String.raw`franchis\w*|fundrais\w*|ambassadors?|affiliates?|influencers?`],
  ours_to_refuse: ['we reserve the right|refuse'],
  not_for_shops: ['gift cards?|wedding|trade-?in'],
});
