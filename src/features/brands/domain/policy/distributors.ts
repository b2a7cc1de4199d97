import { inLines } from '../../../../kernel/in-lines.ts';
import { AVAILABLE_THROUGH, BEFORE_NAMES, NAME, ORDERED_THROUGH } from './distributor-sentences.ts';
import { IN_THE_HOUSE, KINDS_OF_SHOPS, NO_NAME, NOT_OF_A_FIRM, ONLY_LEGAL_FORM } from './firm-names.ts';
import { withOwnGoods } from './own-goods.ts';
import type { Passage } from './passages.ts';
import { isPlace } from './places.ts';

const MAY_BE = new RegExp(
  inLines`
    \b(?:
      brought to|(?:suppl(?:y|ies|ied)|served?|handles?|carries) |
      beliefer\w*|verdeel[dt]|verdelers?|verzorgt|vertreib\w*|
      import\w*|distribut\w+|distribu\w+|
      vertrieb\w*|generalimport\w*|importeur\w*|grosshandel\w*|grosshandler\w*|grossistes?|
      importateur\w*|importador\w*|mayorista\w*|
      importator\w*|groothandel\w*|master dealer|wholesalers?
    )\b
  `,
  'i',
);

/** A title over a list of them, and not one over a form for those who want to be one. */
const TITLE = new RegExp(inLines`
  \b(?:
    distributors?|distribution(?: partners?)?|importers?|wholesale partners|
    distributeurs?|importateurs?|
    distribuidores|importadores|distributori|importatori|
    vertriebspartner|grosshandelspartner|(?:general)?importeure?
  )\b
`);
const NO_TITLE = new RegExp(inLines`
  \?|
  \b(?:
    become|becoming|enquir\w+|inquir\w+|appl\w+|wanted|for distributors|cent(?:er|re)s?|program(?:me)?s?|
    requirements?|discounts?|levels?|polic(?:y|ies)|pricing|werden|devenir|hazte|diventa|worden|login|
    portal|terms|agreement
  )\b
`);
const LONGEST_TITLE = 60;

/** Who brings the goods to shops, or that somebody does. */
const BROUGHT = new RegExp(
  inLines`
    \b(?:
      beliefert|vertreibt|importiert|verdelers?|(?:nos |ci |nous )?distribu(?:ye|isce|e)|
      importe|verdeelt|verzorgt|distributed|distributors?|distribution partners?|
      (?:exclusive |master |sole )?(?:importers?|wholesale partners?)|[Tt]hrough distribution|
      vertrieb\w*|distributor(?:en)?|(?:general)?importeure?n?|großhändler\w*|großhandelspartner|
      distributeurs?|distribué\w*|importateurs?|grossistes?|
      distribuidor(?:es|a)?|distribuid[oa]s?|importador(?:es)?|distributor[ei]|distribuit[oaie]|
      importator[ei]|gedistribueerd|groothandels?
    )\b
  `,
  'iu',
);
/** A name of a firm: two words or more, or one with its legal form. */
const FIRM = /\s|\b(?:GmbH|AG|KG|BV|Srl|SpA|Sàrl|SA|SAS|Ltd|LLC|Inc|Co)\b/;
/** What leads to a name: "our distributor, X", "über die X", "in Belgium, X; in France, Y". */
const LEADS = new RegExp(
  inLines`
    (?:
      ^|[,:;(–—-]|
      \b(?:
        is|are|by|through|via|from|contact|to|and|or|include|über|durch|von|der|die|das|ist|sind|und|par|
        chez|à|est|sont|et|le|la|les|por|a|es|son|y|el|da|è|sono|e|il|door|bij|is|zijn|en|de|Firma|société
      )
    )\s*$
  `,
  'u',
);
/** In what a name stands that is none: a town, a country, a person's title. */
const LEADS_TO_PLACE =
  /\b(?:in|for|across|throughout|within|of|serving|near|im|für|en|au|aux|pour|dans|para|per|nel\w*|voor|at|on)\s+(?:the\s+|die\s+|la\s+|le\s+|el\s+|il\s+|l['’]|de\s+)?$/iu;
const ANY_NAME = new RegExp(NAME, 'gu');

const BEHIND_PLACE = /^\p{Lu}\S+ (?:la|le|el|il|lo|der|die|das|de|du) (\p{Lu}.+)$/u;

/** A word that joins one name to the next is no part of it. */
const LOOSE_END = /\s+(?:und|y|et|e|en|of|de|del|della|dei|degli|las|los|du|des|la|di|van|der|&|\+)$/;

/** "Casa Tremolini of Newark": where a firm sits is no part of its name. */
const SEAT = /^(\S+ \S.*?) of \p{Lu}\p{L}+\.?$/u;

/** All firms that a sentence names behind the word that says what they do. */
function firmsAfter(sentence: string, ownName: string): string[] {
  const brought = BROUGHT.exec(sentence);
  if (!brought) return [];
  const from = brought.index + brought[0].length;
  const rest = sentence.slice(from);
  if (IN_STREET.test(rest)) return [];
  const firms: string[] = [];
  const isDutch = DUTCH.test(sentence);
  for (const { 0: found, index } of rest.matchAll(ANY_NAME)) {
    const whole = found
      .replace(ABBREVIATED.test(found) ? /$^/ : /\.$/, '')
      .replace(LOOSE_END, '')
      .replace(SEAT, '$1');
    const lead = rest.slice(0, index);
    // In Dutch "en" joins two names, which in French leads to a place.
    const leadsToPlace = LEADS_TO_PLACE.test(lead) && !(isDutch && /\p{L}\s+en\s+$/u.test(lead));
    // "In Svizzera la Sapori Ticino SA": a place, an article and the name read like one.
    const name = leadsToPlace ? (BEHIND_PLACE.exec(whole)?.[1] ?? '') : whole;
    if (!LEADS.test(lead) && !leadsToPlace) continue;
    if (FIRM.test(name) && !isPlace(name) && isName(name, ownName)) firms.push(name);
  }
  return firms;
}

/** "Distributors Row Market" is a shop in a street of that name. */
const IN_STREET = /^ (?:Row|Street|Lane|Way|Walk|Yard|Wharf|Quay|Hall|Square|Park)\b/;

const DUTCH = /\b(?:het|bij|zijn|wij|onze|wordt|worden|voor|door|groothandels?)\b/i;

/** Where people find a shop, whatever the shop is called. */
const NEAR_READER =
  /\b(?:near (?:you|me)|nearest|in your area|cerca de (?:ti|usted\w*)|mas cercan\w+|pres de chez (?:vous|toi)|vicin[oaie] (?:a te|a voi)|in (?:deiner|ihrer|eurer) nahe|in (?:je|uw|de) buurt)\b/;

/** The distributors that a sentence names. */
export function distributorsIn(
  { sentence: said, plain, plainLabel, section, isField }: Passage,
  ownName: string,
  isTrade: boolean,
): string[] {
  if (isField || /\bbecome\b|\?$/.test(plain) || NEAR_READER.test(plain)) return [];
  let sentence = said;
  if (MAY_BE.test(plain)) {
    sentence = withOwnGoods(said, ownName);
    const named = namesAfter(BEFORE_NAMES, sentence, ownName);
    const firms = firmsAfter(sentence, ownName);
    const found = firms.length > named.length ? firms : named;
    if (found.length > 0) return found;
  }
  if (isDistributorOf(plainLabel) && sentence.length < 80) {
    const [piece = ''] = sentence.split(/\s*[,(:|–—]/);
    return ONLY_NAME.test(piece) && isName(piece, ownName) ? [piece] : [];
  }
  if (!isTrade || !MAY_SEND_ON.test(plain)) return [];
  const isBelowTitle = isDistributorTitle(section.split(' > ').at(-1) ?? '');
  const sentences = isBelowTitle ? [...ORDERED_THROUGH, AVAILABLE_THROUGH] : ORDERED_THROUGH;
  return namesAfter(sentences, sentence, ownName).filter(
    (name, _, names) =>
      /\S\s\S/.test(name) ||
      (hasCapitals(name) && names.some((other) => /\S\s\S/.test(other))) ||
      (names.length > 1 && names.every(hasCapitals)),
  );
}

/** "Distributor Austria" over a name. */
const isDistributorOf = (label: string): boolean =>
  label.length <= 50 &&
  /^(?:[\w.]+ )?(?:distributor|importer|importeur|distributeur|distribuidor|distributore|vertrieb)\b/.test(
    label,
  ) &&
  !NO_TITLE.test(label);

const MAY_SEND_ON =
  /\b(?:through|from|via|uber|durch|door|intermediaire|a traves|tramite|trucks?|partners?|partnern|partenaires?|socios)\b/;

export function namesAfter(patterns: readonly RegExp[], sentence: string, ownName: string): string[] {
  for (const pattern of patterns) {
    const names = pattern.exec(sentence)?.groups?.names;
    if (!names) continue;
    const found = splitNames(names).filter((name) => isName(name, ownName) && !isPlace(name));
    if (found.length > 0) return found;
  }
  return [];
}

/** "…, available to the trade through the following distributors:" */
export const leadsToDistributors = (plainLead: string): boolean =>
  plainLead.endsWith(':') && LEADS_TO_LIST.test(plainLead.slice(-LONGEST_TITLE)) && !NO_TITLE.test(plainLead);
const LEADS_TO_LIST = new RegExp(inLines`
  \b(?:
    distributors?|importers?|wholesalers?|wholesale partners|
    distributeurs?|importateurs?|grossistes?|
    distribuidores|importadores|mayoristas|
    distributori|importatori|grossisti|
    vertriebspartner\w*|importeure?n?|grosshandler\w*|groothandels?
  )(?: [\w']+){0,4}(?:, [\w' ]{1,40})?:$
`);

export const isDistributorTitle = (plain: string): boolean =>
  plain.length <= LONGEST_TITLE && TITLE.test(plain) && !NO_TITLE.test(plain);

/** A name as an entry of a list of distributors: "Northern Outdoor Ltd. (Canada)", "Canada: Northern Outdoor". */
export function distributorIn({ sentence, cells, isField }: Passage, ownName: string): string | undefined {
  if (isField || sentence.length > 140 || /[.!?]$/.test(sentence.replace(ABBREVIATED, ''))) return undefined;
  return (cells.length > 0 ? cells : [sentence])
    .flatMap((line) => line.replace(CONTACTS_BEHIND, '').split(/\s*[:|–—]\s+|\s+-\s+/))
    .map((piece) =>
      piece
        .replace(/\s*\(.*$/, '')
        .replace(BEHIND_NAME, '')
        .trim(),
    )
    .find((piece) => !isPlace(piece) && isName(piece, ownName) && ONLY_NAME.test(piece));
}

/** What follows a name; its legal form is part of it: "Hanbit AV Co., Ltd." */
const BEHIND_NAME = /\s*,(?!\s*(?:Inc|Ltd|LLC|Corp|S\.A)\b).*$/;

/** "Fjord Handel AS post@fjordhandel.no", "Fjord Handel AS – www.fjordhandel.no" */
const CONTACTS_BEHIND = /\s*[,;:|(–—-]?\s+(?:[\w.+-]{1,64}@|https?:|www\.|\+\d).*$/i;

/** The name of a firm at the beginning of a line, with nothing but its seat or its contacts behind it. */
export function nameAtStart(line: string, ownName: string): string | undefined {
  const [name = ''] = line
    .replace(CONTACTS_BEHIND, '')
    .split(/\s*(?:[(:|;]|\s[–—-]\s)/)
    .map((piece) => piece.replace(BEHIND_NAME, ''));
  return ONLY_NAME.test(name) && !isPlace(name) && isName(name, ownName) ? name : undefined;
}

const ONLY_NAME = new RegExp(String.raw`^${NAME}(?:, (?:Inc|Ltd|LLC|Corp|S\.A)\.?)?$`, 'u');

/** "Cutbank Sporting Goods of Helena, Montana": the state is no second firm. */
const SEAT_IN_STATE = /( of \p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?), \p{Lu}\p{L}+(?=$|[.;,])/gu;

/** "Alpina Haushalt AG, Zug.": behind a firm's legal form a single word is where it sits. */
const SEAT_BEHIND_FORM = new RegExp(
  inLines`
    (\b(?:
      GmbH|AG|KG|OHG|BV|B\.V\.|NV|Srl|S\.r\.l\.|SpA|S\.p\.A\.|Sàrl|SARL|SAS|SL|S\.L\.|Ltd\.?|Limited|LLC|
      Inc\.?|Corp\.?|KK|AB|ApS|Oy|Lda
    )), (?:(?:Bad|St\.?|San|Sankt|Le|La|Den|New) )?\p{Lu}\p{Ll}+(?=$|[.;]|, (?!\p{Lu}))
  `,
  'gu',
);

/** "Kamiya Paper Trading, Osaka (orders@kamiya.jp)" */
const SEAT_BEFORE_CONTACT = /(\p{Lu}\S+ \p{Lu}[^,]*), \p{Lu}\p{Ll}+(?=\s*(?:\([^)]*\))?\s*\.?$)/u;

const hasCapitals = (name: string): boolean => /\p{Lu}.*\p{Lu}/u.test(name);

const splitNames = (names: string): string[] =>
  names
    .replace(SEAT_IN_STATE, '$1')
    .replace(SEAT_BEHIND_FORM, '$1')
    .replace(SEAT_BEFORE_CONTACT, '$1')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s+(?:in|on|for|across)\s+(?:the\s+)?\p{Lu}[\p{L} ]{1,30}?(?=[,.;]|\s(?:and|or)\s|$)/gu, '')
    .replace(/\b(?:through|from|via)\s+/g, '')
    .split(/,\s*(?:(?:and|und|et|y|e|en|or)\s+)?|\s+(?:and|und|et|y|e|en|or|as well as|oder|ou|o)\s+/)
    .map((name) => name.replace(ARTICLE, '').replace(LOOSE_END, '').replace(SEAT, '$1'))
    .map((name) => (ABBREVIATED.test(name) ? name.trim() : name.trim().replace(/\.$/, '')))
    .filter(Boolean);

/** "Die Alpenkraut GmbH", "La société Delvaux". */
const ARTICLE =
  /^(?:(?:Die|Der|Das|La|De|The) )?(?:Firma|Gesellschaft|[Ss]ociété|[Ee]mpresa|[Dd]itta|[Ff]irma) (?=\p{Lu})|^(?:Die|Der|Das) (?=.*\b(?:GmbH|AG|KG|OHG|UG|KGaA)\b)/u;

/** "EUR 300". */
const IS_SUM = /^(?:[A-Z]{2,3}[$£€]?|Euros?|Franken|Fr\.?) ?\d[\d.,'’]*(?:[.,]?[-–])?$/;

const ABBREVIATED = /\b(?:Inc|Ltd|Co|Corp|S\.A|S\.L|B\.V|S\.r\.l|S\.p\.A)\.$/;

function isName(name: string, ownName: string): boolean {
  if (name.length < 3 || name.length > 60 || !/\p{Lu}/u.test(name) || IS_SUM.test(name)) return false;
  if (
    NO_NAME.test(name) ||
    NOT_OF_A_FIRM.test(name) ||
    IN_THE_HOUSE.test(name) ||
    KINDS_OF_SHOPS.test(name) ||
    ONLY_LEGAL_FORM.test(name) ||
    /^(?:In|Für|Pour|En|Per|Voor|For|Au|Aux|Nel) /.test(name)
  )
    return false;
  return !isOwnHouse(name.toLowerCase(), ownName.toLowerCase());
}

/** "Acme Pet Foods LLC" is Acme itself, and "Acme" of "Acme Pet Foods"; "Acme Distribution" and "Acme Canada" are others. */
function isOwnHouse(name: string, ownName: string): boolean {
  if (name === ownName || ownName.startsWith(`${name} `)) return true;
  if (!name.startsWith(`${ownName} `)) return false;
  const rest = name.slice(ownName.length + 1);
  return !(BRINGS_GOODS.test(rest) || rest.split(' ').some(isPlace));
}
const BRINGS_GOODS = /distribu|import|vertrieb|handel|trading|export/;
