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
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  Uuml: 'Ü',
  Ouml: 'Ö',
  Auml: 'Ä',
  szlig: 'ß',
  ccedil: 'ç',
  ntilde: 'ñ',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  oslash: 'ø',
  aring: 'å',
};

const ENTITY = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,8}));?/gi;

function codePoint(code: number): string {
  // Soft hyphens and zero-width characters are put into addresses to fool readers like this one.
  if (code === 0xad || (code >= 0x200b && code <= 0x200f) || code === 0xfeff || code === 0x2060) return '';
  if (code === 0xa0) return ' ';
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex) return codePoint(Number.parseInt(hex, 16));
    if (decimal) return codePoint(Number.parseInt(decimal, 10));
    return (name && (NAMED[name] ?? NAMED[name.toLowerCase()])) ?? whole;
  });
}

/** What stands inside scripts: \u0040, \x40, \/ and the escapes of quotes. */
export function decodeEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text
    .replace(/\\+u\{?([0-9a-f]{4,6})\}?|\\+x([0-9a-f]{2})/gi, (_, u?: string, x?: string) =>
      codePoint(Number.parseInt(u ?? x ?? '0', 16)),
    )
    .replace(/\\+[nrt]/g, ' ')
    .replace(/\\+(["'/])/g, '$1');
}

/** %40 and its like, one at a time, so that a stray "%" spoils nothing. */
export const decodePercent = (text: string): string =>
  text.includes('%')
    ? text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

const decoders = new Map<string, InstanceType<typeof TextDecoder>>();

function decoderFor(charset: string): InstanceType<typeof TextDecoder> {
  let decoder = decoders.get(charset);
  if (!decoder) {
    try {
      decoder = new TextDecoder(charset);
    } catch {
      decoder = new TextDecoder('utf-8');
    }
    decoders.set(charset, decoder);
  }
  return decoder;
}

const BEYOND_ASCII = /[\x80-\xff]/;

/** A piece of a page's bytes as text. */
export function textOf(piece: string, charset: string): string {
  if (!BEYOND_ASCII.test(piece)) return piece;
  const bytes = new Uint8Array(piece.length);
  for (let index = 0; index < piece.length; index += 1) bytes[index] = piece.charCodeAt(index);
  return decoderFor(charset).decode(bytes);
}

const HIDDEN = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const BLOCK =
  /<\/?(?:p|div|li|ul|ol|tr|td|th|br|h[1-6]|section|article|header|footer|nav|table|dt|dd|hr|form|option|button|label)\b[^>]*>/gi;

/** What a reader sees of a piece of markup, in one line; blocks are set apart by " · ". */
export const visibleText = (markup: string, charset = 'utf-8'): string =>
  runningText(markup, charset).replace(/^[ ·]+|[ ·]+$/g, '');

/** The same with the blanks and breaks at its ends, for a piece that is part of a longer run. */
export function runningText(markup: string, charset: string): string {
  const plain = markup.includes('<')
    ? markup
        .replace(HIDDEN, '')
        .replace(BLOCK, ' \f ')
        .replace(/<[^>]*>/g, '')
    : markup;
  return decodeEntities(textOf(plain, charset))
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[ \t\r\n\v\u00a0\u2000-\u200a\u3000]+/g, ' ')
    .replace(/(?: ?\f)+ ?/g, ' · ');
}
