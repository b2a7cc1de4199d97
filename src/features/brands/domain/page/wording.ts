import { fold } from '../brand-name.ts';
import { kindOfFewWords } from './link-words.ts';
import { detached } from './page-text.ts';

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
  | 'trade_terms'
  | 'legal'
  | 'other';

/** All words are matched against folded text: lower case, no accents, and "-", "_", "/" read as blanks. */
const APPLICATION =
  /\b(?:(?:become|becoming|be|apply to be|join as) (?:an? |our )?(?:\w+ )?(?:retailer|stockist|dealer|distributor|reseller|wholesaler|retail partner|trade partner|trade member|vendor partner)|(?:wholesale|trade|b2b|dealer|retailer|stockist|reseller|distributor) (?:\w+ )?(?:application|apply|account|registration|register|sign ?up|request|enquiry form|inquiry form|form)|(?:apply|application|register|sign ?up) for (?:an? )?(?:\w+ )?(?:wholesale|trade|b2b|dealer|retailer|reseller)|stock us|stock our (?:products|range|brand)|carry (?:us|our (?:products|line|brand))|sell our products|open (?:an? )?(?:wholesale|trade|b2b|dealer|retail) account|new (?:retailer|dealer|stockist|reseller)|(?:handler|haendler|fachhandler|wiederverkaufer|b2b|partner)(?:registrierung|anmeldung|antrag|formular|konto)|haendler werden|handler werden|fachhandler werden|wiederverkaufer werden|partner werden|devenir (?:un )?(?:revendeur|distributeur|partenaire|detaillant)|ouvrir un compte pro|diventa (?:un )?(?:rivenditore|distributore|partner)|(?:hazte|ser|conviertete en|quiero ser) (?:un )?(?:distribuidor|mayorista|revendedor)|(?:seja|torne se|tornar se|quero ser) (?:um )?(?:nosso )?(?:revendedor|lojista|distribuidor|parceiro)|(?:word|worden) (?:een )?(?:dealer|verkooppunt|wederverkoper|reseller|retailer)|(?:verkooppunt|dealer|wederverkoper|reseller|retailer|stockist|partner) worden|bli aterforsaljare|bliv forhandler|bli forhandler|zostan (?:\w+ )?(?:partnerem|dystrybutorem|sprzedawca|odsprzedawca|resellerem)|(?:formularz|rejestracja|konto|zapytanie) (?:b2b|hurtow\w+|dla sklepow))\b/;

const WHOLESALE =
  /\b(?:resale|reselling|handelspartner\w*|einzelhandel\w*|einzelhandler|professionist[ai]|stocking (?:us|our)|carrying (?:us|our)|(?:in|for) your (?:shop|store|boutique|gallery|salon)|sell our (?!data|info)|commercants|for (?:shops|stores|boutiques|galleries|salons|independents|merchants|shop ?keepers|businesses)|(?:shop|store|gallery) (?:owners?|buyers?)|pour les (?:boutiques|magasins|commercants)|fur (?:laden|geschafte)|para tiendas|per i negozi|voor winkels?|vendre nos produits|for (?:shops|stores)|wholesale\w*|whole sale|bulk orders?|b2b|stockists?|stocklists?|(?:for |our )?retailers?|retail (?:partners?|inquir\w+|enquir\w+)|dealers?|resellers?|distributors?|distribution|trade (?:accounts?|customers?|program(?:me)?|inquir\w+|enquir\w+|portal|orders?|sales|members?|login|partners?|only|pricing)|the trade|to the trade|trade|line ?sheets?|buyers|grosshandel|grosshaendler|grosshandler|handler|haendler|handlerbereich|fachhandel|fachhandler|wiederverkaufer|wiederverkaeufer|vertriebspartner|geschaftskunden|geschaeftskunden|revendeurs?|grossistes?|en gros|vente en gros|espace pro|professionnels?|detaillants?|mayoristas?|distribuidor(?:es)?|venta al por mayor|al por mayor|minoristas|profesionales|revendedor(?:es)?|ingrosso|rivenditor[ei]|distributor[ei]|negozianti|area b2b|groothandel|wederverkopers?|verkooppunten|zakelijk|retailpartners?|atacado|atacadistas?|revenda|lojistas?|profissiona(?:l|is)|venda por grosso|grossistas|retalhistas|aterforsaljare|grossist|forhandlere?|engros|jalleenmyyjat?|tukku|hurt\w*|odsprzedaz\w*|odsprzedawc\w*|dystrybutor\w*|wspolpraca(?: handlowa)?|dla (?:sklep\w*|handlu|hurtowni\w*|detalist\w*|sprzedawcow|partnerow|firm|biznesu|salonow|gabinetow)|velkoobchod|viszonteladok?|toptan)\b/;

/** Pages for people who look for a shop, whatever trade words they use. */
const LOCATOR =
  /\b(?:where to buy|store ?locator|dealer locator|(?:find|locate) (?:an? |your |our )?(?:nearest |local )?(?:store|shop|retailer|stockist|dealer|distributor)s?|shop locator|handlersuche|haendlersuche|handler finden|haendler finden|fachhandlersuche|filialfinder|points? de vente|trouver un (?:magasin|revendeur)|puntos? de venta|donde comprar|punti vendita|dove acquistare|onde comprar|mappa (?:dei )?negozi|winkelkaart|mapa de (?:las )?tiendas|localizador de tiendas|(?:encuentra|busca) (?:tu|una) tienda|nuestras tiendas|cart[ea] (?:des|de nos) (?:magasins|boutiques|points de vente|revendeurs)|nos (?:magasins|boutiques)|trova (?:un|il) negozio|i nostri negozi|vind een winkel|onze winkels|unsere (?:laden|filialen|geschafte)|filialen|(?:store|shop|stockist) map|map of (?:stores|shops|stockists)|around the world|im ausland|abroad|a l etranger|en el extranjero|all estero|in het buitenland|worldwide|weltweit|dans le monde|en el mundo|nel mondo|wereldwijd|verkooppunten|waar te koop|(?:hitta|find|finn) (?:en |din )?(?:butikk?|aterforsaljare|forhandlere?)|(?:var[ae]|vores) (?:aterforsaljare|forhandlere|butikk?er)|har finns vi|gdzie kupic|znajdz sklep|nasze sklepy|punkty sprzedazy|lista sklepow|our stores|store finder)\b/;

const NOT_TRADE =
  /\b(?:(?:sports?|school|media|press|charity|community|athlete|creator|affiliate|influencer) partner(?:s|ships?)?|partenariats? (?:sportifs?|presse|medias?)|sportpartner\w*|trademarks?|trade in|trade ins|fair ?trade|trade show|trade shows|trader|trading|stock ?exchange)\b/g;

const CONTACT =
  /\b(?:contact\w*|get in touch|in touch|reach us|write to us|talk to us|e ?mail us|mail us|say (?:hello|hi)|^ ?(?:pages? )?(?:write|ask|talk|e ?mail|mail|reach|ring|call|ping|holler|shout|hello|hi|hey|howdy|ahoy|ecrire|ecrivez|bonjour|salut|schreiben|hallo|moin|servus|gruss gott|escribir|escribe|hola|scrivere|scrivi|ciao|schrijven|schrijf|hoi)(?: (?:to |at )?(?:us|me))?(?: html?| php| asp)? ?$|inquir\w+|enquir\w+|kontakt\w*|ansprechpartner|nous contacter|nous ecrire|ecrivez (?:nous|moi)|contactez|coordonnees|contacto|contactanos|contactenos|contatt\w+|contatos?|contactos|fale conosco|fale connosco|hablemos|parliamone|parlons en|schreib(?:en sie)? uns|neem contact op|yhteystiedot|ota yhteytta|iletisim|kapcsolat|contattaci|escribenos|escribanos|scrivici|scriveteci|schrijf ons|mail ons|napisz do nas)\b/;
/** What a brand lets those do who sell its products, under names that say nothing of trade. */
const TRADE_TERMS =
  /\b(?:u?map (?:polic\w+|pricing)|minimum advertised pric\w+|(?:un)?authori[sz]ed (?:\w+ )?(?:sell\w+|retailers?|dealers?|resellers?)|(?:third party )?market ?places? (?:polic\w+|rules)|(?:online |internet |third party )?(?:sales?|sellers?|selling|resellers?|dealers?|retailers?) polic\w+|brand protection)\b/;
const IMPRINT =
  /\b(?:impressum|imprint|legal notice|mentions legales|aviso legal|note legali|colofon|anbieterkennzeichnung|contact information)\b/;
const PARTNERS =
  /\b(?:partners?|partnerships?|collaborat\w+|collabs?|business (?:inquir\w+|enquir\w+|opportunities)|work with us|sales|corporate|partenaires|partenariats?|kooperation\w*|partnerschaft|vertrieb|(?:aussen|innen)dienst|verkaufsteam|rete (?:di )?vendita|(?:rete|area|ufficio) commerciale|ufficio vendite|red (?:de ventas|comercial)|(?:area|zona|departamento|equipo) comercial|(?:service|reseau|equipe|espace) commercial\w*|buitendienst|verkoopteam|afdeling verkoop)\b/;
const SUPPORT =
  /\b(?:support|help|help cent(?:er|re)|customer (?:service|care|support)|kundenservice|kundendienst|hilfe|service client|aide|assistenza|servizio clienti|atencion al cliente|ayuda|atendimento|ajuda|klantenservice|faqs?|(?:haufige |haeufige )?fragen|(?:frequently asked )?questions|questions frequentes|preguntas(?: frecuentes)?|domande(?: frequenti)?|(?:veelgestelde )?vragen|pomoc|(?:najczestsze |czeste )?pytania)\b/;
const ABOUT =
  /\b(?:about\w*|our story|who we are|(?:our |the |meet the |das |unser )?team|equipe|equipo|people|staff|company|uber uns|ueber uns|unternehmen|a propos|qui sommes nous|notre histoire|sobre|quienes somos|nosotros|chi siamo|azienda|over ons|om oss|om os|quem somos|o nas|kim jestesmy)\b/;
const LEGAL =
  /\b(?:privacy|datenschutz|terms|agb|conditions|cgv|refund|returns|shipping|policy|policies|privacidad|termini|voorwaarden|condiciones|condizioni|bedingungen|\w*geschaftsbedingungen|legal|rechtliches|regulamin|polityka|zwroty|dostawa|rodo)\b/;

/** Folded, with everything between words read as one blank: "/pages/become-a-stockist" → " pages become a stockist". */
export const loosen = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ');

/**
 * A menu's words for the shops of a brand's own line, and for those who sell to them: "Pro shops", "Boutiques & spas",
 * "Our reps". Nothing else may stand beside them, since sentences speak of shops for many reasons.
 */
const KINDS_OF_SHOPS =
  /^ ?(?:(?:pages?|content) (?:\d+ )?)?(?:(?!our |all |find |the |gift |online |more |new |best )\w+ )?(?:(?:and )?(?:shops|stores|boutiques|salons|spas|galleries|studios|florists|groomers|barbers|pharmacies|boutique program(?:me)?)(?: and| program(?:me)?)? ?)+$|^ ?(?:our |sales |pages )?(?:reps|sales representatives|showrooms?) ?$/;

const TABLE: readonly [PageKind, RegExp][] = [
  ['application', APPLICATION],
  ['locator', LOCATOR],
  ['wholesale', WHOLESALE],
  ['wholesale', KINDS_OF_SHOPS],
  ['trade_terms', TRADE_TERMS],
  ['contact', CONTACT],
  ['imprint', IMPRINT],
  ['partners', PARTNERS],
  ['support', SUPPORT],
  ['about', ABOUT],
  ['legal', LEGAL],
];

const MOST_REMEMBERED = 4_000;
const LONGEST_REMEMBERED = 60;

/** Most sites use the same few words, so that what they are about is remembered. */
function remembering(judgeWords: (words: string) => PageKind): (words: string) => PageKind {
  const remembered = new Map<string, PageKind>();
  return (words) => {
    if (words.length > LONGEST_REMEMBERED) return judgeWords(words);
    let kind = remembered.get(words);
    if (kind === undefined) {
      kind = judgeWords(words);
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(detached(words), kind);
    }
    return kind;
  };
}

/** What words are about: a path, a title, a heading. */
export const kindOf = remembering(judge);

/** The same for the words of a link, where a few that stand alone say more than they would in a sentence. */
export const kindOfLinkWords = remembering((words) => {
  const kind = kindOf(words);
  if (WORTH[kind] >= WORTH.partners || kind === 'locator' || !mayMatter(words)) return kind;
  const byFew = kindOfFewWords(loosen(words));
  return WORTH[byFew] > WORTH[kind] ? byFew : kind;
});

/** The first kind that fits counts. */
function judge(words: string): PageKind {
  if (!mayMatter(words)) return 'other';
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
  trade_terms: 30,
  legal: 10,
  other: 0,
};

/**
 * How the words that the table knows begin, undecoded as well: "H&auml;ndler" and UTF-8 bytes fall apart into
 * "h" and "ndler". A pattern of this many words over every link of a page would cost more than all the rest.
 */
const BEGINNINGS =
  'shop bout salo spas stud flor groo barb phar reps show for pour fur para resa einz stoc carr sell comm your  voor gall owne ask team meet equi peop staf whol bulk b2b stoc reta deal rese dist trad line buye gros hand haen ndle fach wied vert gesc ftsk kund reve vend vent pro prof deta mayo mayor mino por ingr rive nego area groo wede verk zake dove trou fili notr quem ataca atac lojis loji ters rsal forh engr jall llee tukk hurt wspo velk visz topt ouvr cont kont touc reac writ talk emai mail say inqu enqu ansp nous coor fale habl parl schr neem yhte ota ilet kapc impr ment avis note colo anbi lega part coll busi work sale corp koop supp help cust serv hilf aide assi aten ayud ajud klan faq faqs abou who comp ber uns uebe unte laed lade den apot refo hofl biol maga epic pice libr conc jard tien come juge herb rest host bott erbo farm enot rist boet spec hote gast cate opti brew butc muse bake deli nurs clin gyms firm gewe acce cote cana caf cafe tels teli tail inst prof drog outf keep own run have open mana got habe habt hast betr ihr dein euer vous votr tene hai avet heb heef jouw uw acco oppo join bulk volu agen vert expo pric cata requ how prop qui ater buti hitt sobr quie noso chi azie over where loca oss priv date terms agb cond cgv refu retu ship poli term terf ljar story map umap mini auth unau frag preg doma vrag veel ques hauf haeu freq mark onli inte bran jewe chem drug iron news mill chan sadd gree fish chee toba perf hair esth aest beau ther phys chir vete bree land luth roas bart chef inns pubs lodg reso gues lbs lfs lgs lqs lys flgs wein eise mode sani kauf mobe belh bett auto musi schu spie juwe uhrm fris kosm prax tier rtne gart cker back metz kond rost ster vino pepi pini velo loci quin bijo horl coif merc anim rina tiss pati boul from bouc char torr chr gale disq prat ferr ptic joye pelu pape zapa vive pana carn frut colm esta loja albe otti gioi parr cart fior viva past mace salu taba edic fiet dier kapp kaps tuin bloe bakk slag slij woll alta abri aper apri neuk rete red auss inne uffi zona seau espa buit afde ecri crir criv bonj hall moin hola scri ciao hoi hell hi hey howd ahoy holl ring call ping shou by wsp dla zost dyst odsp napi gdzi znaj punk pomo pyta najc regu poli zwro dost rodo'.split(
    ' ',
  );

const LETTERS = 4;

function beginningOf(text: string): number {
  let key = 0;
  for (let index = 0; index < Math.min(text.length, LETTERS); index += 1)
    key = key * 37 + letterOf(text.charCodeAt(index));
  return key;
}

/** 1-36 for a letter or digit, 0 for what stands between words. */
function letterOf(code: number): number {
  if (code >= 0x61 && code <= 0x7a) return code - 0x60;
  if (code >= 0x41 && code <= 0x5a) return code - 0x40;
  return code >= 0x30 && code <= 0x39 ? code - 0x30 + 27 : 0;
}

const KNOWN_BEGINNINGS = new Set(BEGINNINGS.map(beginningOf));

/** Whether some word of a raw piece of markup begins like one that the table knows: a cheap test before the table. */
export function mayMatter(piece: string): boolean {
  let key = 0;
  let letters = 0;
  for (let index = 0; index <= piece.length; index += 1) {
    const letter = index < piece.length ? letterOf(piece.charCodeAt(index)) : 0;
    if (letter !== 0) {
      letters += 1;
      if (letters <= LETTERS) key = key * 37 + letter;
      if (letters !== LETTERS) continue;
      if (KNOWN_BEGINNINGS.has(key)) return true;
    } else {
      if (letters > 1 && letters < LETTERS && KNOWN_BEGINNINGS.has(key)) return true;
      key = 0;
      letters = 0;
    }
  }
  return false;
}
