import { oneLine } from './in-lines.ts';

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  commat: '@',
  period: '.',
  copy: '©',
  reg: '®',
  trade: '™',
  ndash: '–',
  mdash: '—',
  hyphen: '-',
  dash: '-',
  lowbar: '_',
  plus: '+',
  colon: ':',
  sol: '/',
  num: '#',
  excl: '!',
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  rsqb: ']',
  shy: '',
  zwnj: '',
  zwj: '',
  middot: '·',
  bull: '•',
  raquo: '»',
  laquo: '«',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
  pound: '£',
  euro: '€',
  yen: '¥',
  iexcl: '¡',
  iquest: '¿',
  oelig: 'œ',
};

/** The letters of Latin 1 in their order, from À on. */
const LETTERS = oneLine`
  Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH
  Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave
  aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde
  ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
`;
LETTERS.split(' ').forEach((name, index) => {
  NAMED[name] = String.fromCharCode(0xc0 + index);
});

const ENTITY = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,8}));?/gi;

/** What a number stands for on a page. */
export function characterOf(code: number): string {
  // Soft hyphens and zero-width characters are put into addresses to fool readers like this one.
  if (code === 0xad || (code >= 0x200b && code <= 0x200f) || code === 0xfeff || code === 0x2060) return '';
  if (code === 0xa0) return ' ';
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Of those above alone: "&toString;" is none. */
const named = (name: string): string | undefined => (Object.hasOwn(NAMED, name) ? NAMED[name] : undefined);

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex) return characterOf(Number.parseInt(hex, 16));
    if (decimal) return characterOf(Number.parseInt(decimal, 10));
    return (name && (named(name) ?? named(name.toLowerCase()))) ?? whole;
  });
}
