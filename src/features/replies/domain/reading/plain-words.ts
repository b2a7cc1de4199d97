import { inLines } from '../../../../kernel/in-lines.ts';
import { plainOf } from '../../../brands/domain/page/sentences.ts';
import { EMAIL } from './facts/addresses.ts';
import { fromTheEast } from './of-the-east.ts';
import { wishesInEnglish } from './wishes-abroad.ts';

/**
 * Text in one spelling, for patterns to be held against: lower case, no accents, contractions written out, the short
 * forms of people on phones too. "We don't", "we dont" and "we do not" are the same words afterwards.
 */
export function plainWords(text: string): string {
  // What stands in an address is no word of a sentence: resellers@brand.com refuses nobody.
  let plain = wishesInEnglish(
    plainOf(fromTheEast(text)).replace(/\s+/g, ' ').replace(EMAIL, 'x@y.zz').trim(),
  );
  for (const [written, meant] of SPELLINGS) plain = plain.replace(written, meant);
  // "Im sorry", but not "im März".
  if (!NOT_ENGLISH.test(plain)) plain = plain.replace(/\bim\b/g, 'i am');
  return isEnglish(plain) ? plain.replace(WORD, mended) : plain;
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // A face below a word says no more than the word.
  [/(?<=[a-z.!?,] ?)(?:\p{Extended_Pictographic}|\u200d|\ufe0f)+/gu, ''],
  [/\b(?:can't|cannot|cant)\b/g, 'can not'],
  [/\b(?:won't|wont)\b/g, 'will not'],
  [/\b(?:shan't)\b/g, 'shall not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n'?t\b/g, '$1 not'],
  [/\bi'm\b/g, 'i am'],
  [/\b(we|you|they)'re\b/g, '$1 are'],
  [/\b(i|we|you|they)(?:'ve|ve)\b/g, '$1 have'],
  [/\b(i|we|you|they|he|she|it|that)'ll\b/g, '$1 will'],
  [/\b(i|we|you|they|he|she)'d\b/g, '$1 would'],
  [
    /\b(it|that|there|here|what|who|he|she|where|how|when|timing|this|everything|price|minimum|order|season|amazon|nobody|someone|somebody|list|roster|program|network|channel|file|sheet)'s\b/g,
    '$1 is',
  ],
  [/\b(?:let's|lets)\b/g, 'let us'],
  [/\b(if|when|should|where),? however,? /g, '$1 '],
  [/\bnet (?:thirty)\b/g, 'net 30'],
  [/\bnet (?:fifteen)\b/g, 'net 15'],
  [/\bnet (?:sixty)\b/g, 'net 60'],
  [/\b(what|where|how|who)s\b/g, '$1 is'],
  [/\b(?:pls|plz|plse)\b/g, 'please'],
  [/\b(?:thx|thanx|tks|tnx)\b/g, 'thanks'],
  [/\bu\b(?!\.)/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b(?= (?:not|you|we))/g, 'are'],
  [/\bacc?ts?\b/g, 'account'],
  [/\bw\/ ?o(?:ut)?\b/g, 'without'],
  [/\bw\/ ?/g, 'with '],
  // What sellers call Amazon among themselves.
  [
    new RegExp(
      inLines`
        \b(?:the )?(?:
          jungle (?:site|people|folks|guys|giant|place|store)|everything store|big river site|zon|
          (?:web ?site|site|company|people|box|boxes) with the smil(?:e|ey|ing)\w*(?: (?:face )?on (?:the|its|their) box(?:es)?)?|
          bezos
        )\b
      `,
      'g',
    ),
    'amazon',
  ],
  [/\b(?:amz|amzn)\b/g, 'amazon'],
  [/\bthru\b/g, 'through'],
  [/\brn\b/g, 'right now'],
  [/\b(?:atm)\b/g, 'at the moment'],
  [/\bin house\b/g, 'in-house'],
  [/\b(?:gonna)\b/g, 'going to'],
  [/\b(?:wanna)\b/g, 'want to'],
  [/\b(?:lmk)\b/g, 'let me know'],
  [/\b(?:asap)\b/g, 'as soon as possible'],
  [/\b(?:'em|em)\b/g, 'them'],
  [/\be-mail/g, 'email'],
  [/\bmails?\b(?= (?:again|me|us))/g, 'email'],
  [/\bauthoris/g, 'authoriz'],
  [/\bpricelist/g, 'price list'],
  [/\blinesheet/g, 'line sheet'],
  [/\bmarket[ -]place/g, 'marketplace'],
  [/\bb&m\b/g, 'brick and mortar'],
  [/\bbrick(?:s)?[ -](?:and|&|n|'n'|\+)[ -]mortars?\b/g, 'brick and mortar'],
];

const ENGLISH = /\b(?:the|you|your|we|our|to|for|please|thanks|not|is|are|have|with|and|me|my|of)\b/g;
/** Words that English doesn't share. */
const NOT_ENGLISH = new RegExp(inLines`
  \b(?:
    der|die|das|und|wir|sie|ihre|nicht|mit|fur|le|les|des|nous|vous|votre|pour|est|et|el|los|las|que|para|
    usted|ustedes|nuestra|il|che|per|non|sono|siamo|della|una|con|bitte|danke|leider|kein\w*|gern\w*|ab|bis|
    noch|wieder
  )\b
`);

const isEnglish = (plain: string): boolean => {
  const english = plain.match(ENGLISH)?.length ?? 0;
  return english > 0 && english >= [...plain.matchAll(new RegExp(NOT_ENGLISH, 'g'))].length;
};

const WORD = /\b[a-z]{6,16}\b/g;

/** What a mail's meaning hangs on; people mistype these as any other word. */
const KEY_WORDS = (
  'amazon amazons walmart unsubscribe unsubscribed subscribe wholesale wholesaler wholesalers wholesaling reseller ' +
  'resellers resale resell retailer retailers retail distributor distributors distribution distribute distributed ' +
  'exclusive exclusively exclusivity application applications apply approve approved approval authorized authorize ' +
  'unauthorized minimum minimums opening opened catalog catalogue catalogs catalogues certificate certificates license ' +
  'licence licenses licensed reference references interested interesting interest account accounts currently ' +
  'marketplace marketplaces prohibited prohibit partner partners partnership attached attachment discount discounts ' +
  'receive receives contact contacts contacted website websites directly direct ourselves permit permitted allowed ' +
  'remove removed pricing policy policies agreement seller sellers selling quarter business available accepting ' +
  'capacity exciting require required requires request storefront customer customers company department forward ' +
  'forwarded'
).split(' ');
const KEYS = new Set(KEY_WORDS);
/** Words that are right as they stand, one letter away from one above. */
const NO_TYPOS: ReadonlySet<string> = new Set(
  (
    'accounting counter contract contracts accept accepted excepting opens openings resold retails retailing sealers ' +
    'setter settler sellable requests requiring removes remover partnered licensee interests applied reapply discounted ' +
    'distributing authorizes authorizing approves reprove forwards forwarding departments licensor referenced contracted ' +
    'police policed polices amazing permits directed director directs received receiver receiving prohibits attaches exclude excluded'
  ).split(' '),
);

function mended(word: string): string {
  if (KEYS.has(word) || NO_TYPOS.has(word)) return word;
  return KEY_WORDS.find((key) => key[0] === word[0] && isOneSlipAway(word, key)) ?? word;
}

/** One letter more, less, other, or two that changed places; an ending in -s or -d is no slip. */
function isOneSlipAway(word: string, key: string): boolean {
  const longer = word.length > key.length ? word : key;
  const shorter = word.length > key.length ? key : word;
  if (longer.length - shorter.length > 1 || longer.startsWith(shorter)) return false;
  let at = 0;
  while (at < shorter.length && longer[at] === shorter[at]) at += 1;
  if (longer.length > shorter.length) return longer.slice(at + 1) === shorter.slice(at);
  if (longer.slice(at + 1) === shorter.slice(at + 1)) return true;
  return (
    longer[at] === shorter[at + 1] &&
    longer[at + 1] === shorter[at] &&
    longer.slice(at + 2) === shorter.slice(at + 2)
  );
}
