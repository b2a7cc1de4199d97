import { oneLine } from '../../../../kernel/in-lines.ts';
import { fold } from '../brand-name.ts';
import {
  ABOUT,
  APPLICATION,
  CONTACT,
  IMPRINT,
  KINDS_OF_SHOPS,
  LEGAL,
  LOCATOR,
  NOT_TRADE,
  PARTNERS,
  SUPPORT,
  TRADE_TERMS,
  WHOLESALE,
} from './kind-words.ts';
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

/** Folded, with everything between words read as one blank: "/pages/become-a-stockist" → " pages become a stockist". */
export const loosen = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ');

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
const BEGINNINGS = oneLine`
  shop bout salo spas stud flor groo barb phar reps show for pour fur para resa einz stoc carr sell comm
  your voor gall owne ask team meet equi peop staf whol bulk b2b stoc reta deal rese dist trad line buye
  gros hand haen ndle fach wied vert gesc ftsk kund reve vend vent pro prof deta mayo mayor mino por ingr
  rive nego area groo wede verk zake dove trou fili notr quem ataca atac lojis loji ters rsal forh engr
  jall llee tukk hurt wspo velk visz topt ouvr cont kont touc reac writ talk emai mail say inqu enqu ansp
  nous coor fale habl parl schr neem yhte ota ilet kapc impr ment avis note colo anbi lega part coll busi
  work sale corp koop supp help cust serv hilf aide assi aten ayud ajud klan faq faqs abou who comp ber
  uns uebe unte laed lade den apot refo hofl biol maga epic pice libr conc jard tien come juge herb rest
  host bott erbo farm enot rist boet spec hote gast cate opti brew butc muse bake deli nurs clin gyms firm
  gewe acce cote cana caf cafe tels teli tail inst prof drog outf keep own run have open mana got habe
  habt hast betr ihr dein euer vous votr tene hai avet heb heef jouw uw acco oppo join bulk volu agen vert
  expo pric cata requ how prop qui ater buti hitt sobr quie noso chi azie over where loca oss priv date
  terms agb cond cgv refu retu ship poli term terf ljar story map umap mini auth unau frag preg doma vrag
  veel ques hauf haeu freq mark onli inte bran jewe chem drug iron news mill chan sadd gree fish chee toba
  perf hair esth aest beau ther phys chir vete bree land luth roas bart chef inns pubs lodg reso gues lbs
  lfs lgs lqs lys flgs wein eise mode sani kauf mobe belh bett auto musi schu spie juwe uhrm fris kosm
  prax tier rtne gart cker back metz kond rost ster vino pepi pini velo loci quin bijo horl coif merc anim
  rina tiss pati boul from bouc char torr chr gale disq prat ferr ptic joye pelu pape zapa vive pana carn
  frut colm esta loja albe otti gioi parr cart fior viva past mace salu taba edic fiet dier kapp kaps tuin
  bloe bakk slag slij woll alta abri aper apri neuk rete red auss inne uffi zona seau espa buit afde ecri
  crir criv bonj hall moin hola scri ciao hoi hell hi hey howd ahoy holl ring call ping shou by wsp dla
  zost dyst odsp napi gdzi znaj punk pomo pyta najc regu poli zwro dost rodo
`.split(' ');

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
