import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../kernel/words-by-language.ts';

/** Shops by what they are called, as a menu names those to whom a page speaks. */
const SHOPS = inLines`
  shops|stores|boutiques|salons|spas|galleries|studios|florists|groomers|barbers|pharmacies|grocers|grocery|
  groceries|delis|delicatessens|bakeries|restaurants|hotels|clinics|gyms|bookshops|bookstores|booksellers|
  museums|outfitters|(?:garden|visitor|home) cent(?:er|re)s|nurseries|showrooms|merchants|opticians|
  butchers|breweries|wineries|vets|practitioners|professionals|caterers|
  jewell?ers|chemists|drugstores|ironmongers|newsagents|haberdasher(?:s|ies)|milliners|chandler(?:s|ies)|
  saddler(?:s|ies)|greengrocers|fishmongers|cheesemongers|tobacconists|perfumeries|hairdressers|
  estheticians|aestheticians|beauticians|therapists|clinicians|physicians|physiotherapists|chiropractors|
  veterinarians|breeders|landscapers|luthiers|roasters|bartenders|chefs|inns|pubs|lodges|resorts|
  guest ?houses|l(?:bs|fs|gs|qs|ys)|flgs|
  handel|gastro|kiosks?|kioske|\w*(?:laden|laeden|geschafte|geschaefte|handlungen)|
  (?:sanitats|reform|kauf|mode|mobel|betten|auto|teppich|musik|schuh|spielwaren)hauser|
  apotheken|drogerien|optiker|juweliere|uhrmacher|friseure?|kosmetiker(?:innen)?|kosmetikstudios|praxen|
  tierarzte|therapeut(?:en|innen)|gartnereien|gartencenter|backereien|metzgereien|konditoreien|rostereien|
  vinotheken|gastronomen|hoteliers|boutiquen|gastronomie|floristen|
  magasins|epiceries|epiciers|librair(?:i?es)|concept stores|fleuristes|cavistes|restaurateurs|instituts|
  jardineries|pepinieres|commerces|velocistes|quincailleries|drogueries|pharmaciens|parapharmacies|
  opticiens|bijout(?:eries|iers)|horlogers|coiffeurs|estheticiennes|merceries|animaleries|veterinaires|
  selleries|patisseries|boulanger(?:s|ies)|fromagers|bouchers|charcutiers|torrefacteurs|hoteliers|chr|
  galeristes|disquaires|praticiens|
  tiendas|comercios|librerias|farmacias|parafarmacias|herbolarios|jugueterias|floristerias|restaurantes|
  restauradores|hosteleria|hoteles|ferreterias|opticas|joyerias|peluquerias|mercerias|droguerias|papelerias|
  perfumerias|zapaterias|viveros|veterinarios|clinicas|panaderias|carnicerias|fruterias|
  vinotecas|colmados|estancos|lojas|
  negozi|botteghe|erboristerie|farmacie|parafarmacie|librerie|enoteche|ristoranti|ristoratori|albergatori|
  profumerie|ferramenta|ottici|gioiellerie|parrucchieri|mercerie|cartolerie|fioristi|vivai|veterinari|
  panifici|pasticcerie|macellerie|salumerie|tabaccherie|edicole|
  \w*butikk?er|bokhandlare|boghandlere|
  \w*winkels|boetieks|\w*speciaalzaken|boekhandels|horeca|fietsenmakers|drogisten|apothekers|juweliers|
  kappers|kapsalons|tuincentra|bloemisten|bakkers|slagers|slijterijen|dierenartsen
`;
const SHOP =
  'shop|store|boutique|salon|gallery|cafe|deli|spa|pharmacy|laden|geschaft|magasin|commerce|epicerie|librairie|institut|tienda|comercio|negocio|negozio|bottega|punto vendita|winkel|zaak';
/** What stands before shops that are the brand's own, or that sell to everybody. */
const OWN =
  'our|all|find|the|gift|online|more|new|best|your|outlet|flagship|nos|notre|unsere|nuestras|nuestros|nostri|i nostri|onze|app';
/** What says of shops, behind their name, that they are others' own. */
const OTHERS_OWN =
  'multimar[cq]\\w+|multibrand|especializad\\w+|specializzat\\w+|specialises?|specialisees|independ\\w+|indipendenti|fisic\\w+|physiques';

/** "For grocers", "Bait shops", "Hofläden & Bioläden", "Boutique orders". */
const NAMES_SHOPS = new RegExp(inLines`
  ^ ?(?:(?:pages?|content) )?(?:(?:account|konto|compte|cuenta|login|info(?:s|rmation(?:en)?)?) )?
    (?:for |to |fur |pour (?:les |vos )?|para |per (?:i |le )?|voor |an )?(?:(?!(?:${OWN}) )\w+ )?
    (?:${SHOPS})(?: (?:and|et|und|y|e|en) [\w ]+)?(?: (?:
      ${OTHERS_OWN}|program(?:me)?|orders?|accounts?|buyers?|owners?|inquiries|enquiries|sign ?ups?
    ))? ?$
`);
/** "Retail orders", "Shop owners", "Volume pricing". */
const NAMES_TERMS = new RegExp(inLines`
  ^ ?(?:pages? )?(?:
    retail|boutique|shop|store|salon|spa|gallery|trade|pro|dealer|bulk|volume|hospitality|commercial
  ) ?(?:
    orders?|ordering|accounts?|buyers?|buying|owners?|keepers?|program(?:me)?|terms|pricing|prices|
    price lists?|catalog(?:ue)?s?
  ) ?$
`);
/** "Keep shop?", "Our candles in your store", "Haben Sie einen Laden?", "Vous avez une boutique ?" */
const ASKS_SHOPS = new RegExp(inLines`
  \b(?:have|own|run|keep|got|open|opening|manage)(?: an?| your)?(?: \w+)? (?:${SHOP})\b|
  \b(?:in|on|to|at|for) your (?:\w+ )?(?:${SHOP}|shel(?:f|ves)|counter)\b|
  \b(?:haben|habt|hast|fuhren|fuhrt|fuhrst|betreiben)(?: sie| ihr| du)? einen? (?:\w+ )?(?:${SHOP})\b|
  \b(?:in|fur) (?:ihr|dein|euer|eur)(?:en?|em)? (?:${SHOP}|sortiment|regal)\b|
  \bvous (?:avez|tenez|etes|gerez) (?:une? )?(?:\w+ )?(?:${SHOP}|commercant\w*)\b|
  \b(?:dans|chez|pour) votre (?:${SHOP}|rayon|vitrine)\b|
  \b(?:tienes|tiene|teneis|tienen) (?:una? )?(?:\w+ )?(?:${SHOP})\b|
  \b(?:en|para) (?:tu|su|vuestra) (?:${SHOP})\b|
  \b(?:hai|avete|ha) (?:una? |il )?(?:${SHOP})\b|
  \b(?:nel|per il) (?:tuo|vostro|suo) (?:${SHOP})\b|
  \b(?:heb|heeft|hebt) (?:je|u|jullie) een (?:\w+ )?(?:${SHOP})\b|
  \b(?:in|voor) (?:jouw|uw|je) (?:${SHOP})\b
`);
/** "Can my store carry Acme?", "Kann ich das in meinem Laden verkaufen?": what a shop asks. */
const SHOP_ASKS = new RegExp(inLines`
  \b(?:
    (?:my|our) (?:\w+ )?(?:${SHOP})s? (?:can |to )?(?:carry|stock|sell|resell|offer|order|buy)|
    (?:carry|stock|sell|resell|offer|vend\w+|revend\w+|propos\w+|rivend\w+)\b(?: \w+){0,4}? (?:
      in|at|dans|en|nel|no
    ) (?:my|our|ma|mon|notre|mi|nuestr[oa]|mio|nostro) (?:\w+ )?(?:${SHOP})|
    (?:in|im) (?:meine|unsere)\w* (?:${SHOP})(?: \w+)? (?:verkaufen|anbieten|fuhren)|
    in (?:mijn|onze) (?:${SHOP})(?: \w+)? verkopen|
    (?:sell|supply) to (?:shops|stores|retailers)|
    liefern (?:sie|ihr) an (?:laden|geschafte)|
    vend\w+ (?:aux|a las|a|ai) (?:boutiques|magasins|tiendas|negozi)
  )\b
`);
/** "Stock our teas", "Carry the line", "Resell with us". */
const ASKS_TO_STOCK = new RegExp(inLines`
  ^ ?(?:pages? )?(?:stock|stocking|carry|carrying|retail|retailing|resell|distribute|distributing) (?:
    our|us|the|with|\w+ ?$
  )|
  ^ ?(?:pages? )?(?:sell|selling|serve|serving|pour|offer|offering|bring|get|put) (?:
    our (?!data|info|personal|news)|us (?:in|on|at|to)|\w+ in your
  )|
  ^ ?(?:pages? )?sell(?:ing)? (?:the |with us|us |(?!your|my|on|to|it|gold|a|an|all|out|by)\w+(?: \w+)? ?$)
`);

/** What traders are called in words of one piece or two: "Händlerlogin", "Accès pro", "Canal profesional". */
const NAMES_TRADERS = new RegExp(inLines`
  \b(?:
    (?:fach)?(?:handler|haendler)\w*|wiederverkauf\w*|grosshandel\w*|(?:gewerbe|firmen|geschafts)kunden\w*|
    (?:laden|verkaufs)partner\w*|
    (?:acces|cote|compte|coin|zone) pro\w*|nous distribuer|nous revendre|vendre (?:nos|chez vous)|
    distribuer nos|point de vente partenaire|devenir point de vente|
    vend(?:e|er) nuestr\w+|canal profesional|acceso profesional\w*|mayoreo|
    vendi (?:i )?nostri|accesso rivenditori|per professionisti|
    verkoop onze|verkooppunt worden|zakelijke\w*|
    shop ?keepers?|family of (?:shops|stores|stockists)
  )\b
`);

/** Words under which a small house keeps what it tells shops, among other things. */
const MAY_BE_TRADE = new RegExp(
  `^ ?(?:pages? )?(?:${alternatives({
    english: [
      '(?:how to |to )?(?:order|ordering|buy)(?: (?:info|information|form|direct|guide|from us))?',
      'ordering|(?:open an? |new )?accounts|(?:open an? |new )account',
      'account (?:application|opening|terms)|(?:for )?business(?:es)?|opportunit(?:y|ies)',
      'by the (?:case|pallet|carton|crate|sack|drum|keg|box|dozen|bale|barrel|tray)|join us',
      'terms of (?:sale|trade|business)|conditions of (?:sale|trade)|request an? catalog(?:ue)?',
      'catalog(?:ue)? request|price ?lists?|bulk|volume|hospitality|representatives|agents|export',
    ],
    german: [
      String.raw`konto eroffnen|neukunden\w*|fur (?:profis|firmen|gewerbe\w*|unternehmen)|gewerbe\w*|profis`,
      String.raw`so bestellen sie|bestellinformation\w*|vertretung\w*`,
    ],
    french: [
      'ouvrir un compte|ouverture de compte|pros|comment commander|entreprises|representants',
      'agents commerciaux',
    ],
    spanish: ['abrir (?:una )?cuenta|alta de clientes?|empresas|como (?:comprar|pedir)|representantes'],
    italian: ['apertura (?:di )?conto|aprire un conto|aziende|come ordinare|rappresentanti|agenti'],
    dutch: [String.raw`klant worden|bedrijven|voor bedrijven|vertegenwoordig\w+`],
  })}) ?(?:htm|html|php|asp|aspx)? ?$`,
);

const LONGEST = 56;

/** What a link's words are about that say little in a sentence, and enough where they stand alone. Folded and loosened. */
export function kindOfFewWords(loose: string): 'wholesale' | 'partners' | 'other' {
  if (loose.length > LONGEST) return 'other';
  if (NAMES_SHOPS.test(loose) || NAMES_TERMS.test(loose)) return 'wholesale';
  if ([NAMES_TRADERS, ASKS_SHOPS, SHOP_ASKS, ASKS_TO_STOCK].some((words) => words.test(loose)))
    return 'wholesale';
  return MAY_BE_TRADE.test(loose) ? 'partners' : 'other';
}
