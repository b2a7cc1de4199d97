import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../kernel/words-by-language.ts';
import { manyWords } from '../page/many-words.ts';
import { eachOutside, eachText, type PageScan, type Range } from '../page/page-scan.ts';

/** Pieces of the words that every such sentence has, as they stand in a page's bytes, umlauts left out. */
const searchForHints = manyWords([
  // Trade and its terms.
  'holesal',
  'esell',
  'etailer',
  'tockist',
  'istribut',
  'ealers',
  'rade pric',
  'rade acc',
  'rade term',
  'rade cust',
  'rade only',
  'rade disc',
  'ro account',
  'ine sheet',
  'inesheet',
  'eystone',
  'irect only',
  'ndler',
  'rosshandel',
  'evend',
  'n gros',
  'ayoris',
  'ayoreo',
  'or mayor',
  'ivendit',
  'ngrosso',
  'ederverk',
  'roothandel',
  'nkooplijst',
  // Shops, as those who are spoken to.
  'hop owner',
  'tore owner',
  'outiques',
  'our store',
  'our shop',
  'our shelves',
  'tocking our',
  'tock our',
  'arrying our',
  'arry our',
  'elling our',
  'to shops',
  'to stores',
  'ply shops',
  'ply stores',
  'otre boutique',
  'otre magasin',
  'u tienda',
  'uo negozio',
  'e winkel',
  'erkooppunt',
  'ljare',
  'utiker',
  'utikker',
  'ojistas',
  'tacado',
  'or grosso',
  'klepom',
  'urtow',
  'ystrybut',
  'dsprzeda',
]);
/** "B2B" is too short for this walk, which leaps no further than its shortest word is long. */
const SHORTEST_HINT = 5;

/** What is said around such a word is read with it. */
const REACH = 1_600;
/** With more of them the page is about it. */
const MOST_PLACES = 12;

/** The parts of a page that may say how it sells to shops; none on most pages. */
export function placesToRead(scan: PageScan, isForPolicy: boolean): Range[] {
  const { body } = scan;
  const whole = { start: bodyStart(scan), end: body.length };
  if (isForPolicy || (isShort(scan) && MAY_SPEAK_TO_SHOPS.test(body))) return [whole];
  const hits: number[] = [];
  const take = takingWhatIsSaid(body, hits);
  eachText(scan, SHORTEST_HINT, (start, end) => searchForHints(body, start, end, take));
  eachOutside(body, scan.skipped, 'B2B', takingWhatIsSaid(body, hits));
  if (hits.length === 0) return [];
  if (hits.length > MOST_PLACES) return [whole];
  const places: Range[] = [];
  for (const at of hits.sort((one, other) => one - other)) {
    const start = Math.max(whole.start, tagBefore(body, at - REACH));
    const end = Math.min(whole.end, at + REACH);
    const last = places.at(-1);
    if (last && start <= last.end) last.end = end;
    else places.push({ start, end });
  }
  return places;
}

/** A page with so little on it is read sooner than searched. */
const LONGEST_SHORT = 12_000;
/** Weaker words than those above, of which most pages have none. */
const MAY_SPEAK_TO_SHOPS = new RegExp(
  inLines`
    shops\b|(?:carry|stock|sell)(?:ing)? our|shop ?keepers|shop (?:folk|owner|people)|stores\b|boutiques?\b|
    butik|forhandler|rs(?:ä|&auml;|Ã¤)ljare|
    dealer|trade (?!mark)|wholesal|\bb2b|amazon|marketplace|salons|galler(?:y|ies)|imported by|tiendas|
    negozi|winkels|lojas\b|sklepom|hurt(?:ow|em\b)|
    magasins|l(?:ä|ae|&auml;|Ã¤)den
  `,
  'i',
);

function isShort({ body, skipped }: PageScan): boolean {
  let length = body.length;
  for (const { start, end } of skipped) length -= end - start;
  return length <= LONGEST_SHORT;
}

/** Takes in places one after another, less those in tags and in the words of links: a menu says nothing. */
function takingWhatIsSaid(body: string, hits: number[]): (at: number) => void {
  // Where the tag or the link ends that was looked at last: once each, or a page of little else would take for ever.
  let silentTo = 0;
  return (at) => {
    if (at < silentTo || hits.length > MOST_PLACES) return;
    const open = body.lastIndexOf('<', at);
    if (open > body.lastIndexOf('>', at)) silentTo = nextOf(body, '>', at);
    else if (isLink(body, open)) silentTo = nextOf(body, '<', at);
    else hits.push(at);
  };
}

const isLink = (body: string, open: number): boolean =>
  open !== -1 && body.charCodeAt(open + 1) === 0x61 && body.charCodeAt(open + 2) <= 0x20;

function nextOf(body: string, sign: string, from: number): number {
  const found = body.indexOf(sign, from);
  return found === -1 ? body.length : found;
}

const tagBefore = (body: string, at: number): number => Math.max(0, body.lastIndexOf('<', Math.max(0, at)));

/** A page need not say where its body begins, nor in small letters: its title is no sentence on it. */
function bodyStart({ body, title }: PageScan): number {
  const found = body.indexOf('<body');
  return found === -1 ? (title?.end ?? 0) : found;
}

/** The words with which some rule begins; a line without any of them is passed by. */
export const HINT = new RegExp(
  alternatives({
    trade: ['wholesal|whole sale|retail|stockist|dealer|reseller|resale|resell|distribut|b2b|trade'],
    orders: [String.raw`minim|\bmin\b|mindest|\bmoq|\bmov\b|order|bestell|commande|pedido|ordin|auftr`],
    marketplaces: ['amazon|e-?bay|market|markt|plattform|platform|platafor|piattaf|marche|third|3rd|3p'],
    prices: [String.raw`\bmap\b|umap|advertis|preis|prix|preci|prezz`],
    papers: [
      String.raw`certificat|permit|licen|tax|ein\b|vat\b|\bgst|abn|ust|steuer|tva|sire[tn]|\bnif|\bcif|iva\b`,
      'btw|registr|gewerbe|k-?bis|alta|modelo|visura|kvk|kamer|uittreksel|w-?9|referen|photo',
      String.raw`picture|image|foto|bild|imagen|immagini|website|web site|url|credit|kredit|\bnip\b|ceidg`,
    ],
    english: [
      'line ?sheet|stock|carry|suppl|dtc|d2c|direct|exclusiv|only|sell|shop|store|boutique|account|import',
    ],
    german: ['handler|handel|endkunde|endverbrauch|nur |laden|geschaft|verkauf|vertrieb'],
    french: ['revend|grossist|profession|detaillant|particulier|vente'],
    spanish: ['mayor|minorist|tienda|consumid|venta|comerci'],
    italian: ['rivend|ingrosso|negozi|consumat|vend|forni|botteg'],
    dutch: ['groothandel|wederverk|winkel|verko|speciaalza|lever'],
    nordic: [String.raw`aterfors|forhandl|butik|engros|salj|saelg|selg|minst|mindst|kr\b`],
    portuguese: ['loja|lojist|encomend|fornec|atacad|grosso'],
    polish: [String.raw`hurt|sklep|zamow|odsprzed|dystryb|zl\b|zabron|pozwol`],
    answers: [
      '^yes|^no|^ja|^nein|^oui|^non|^si|^nee|^nao|leider|unfortun|malheur|lament|purtrop|helaas',
      'not |^tak|^nie|niestety',
    ],
    currencies: [String.raw`\$|€|£|usd|eur`],
  }),
);
