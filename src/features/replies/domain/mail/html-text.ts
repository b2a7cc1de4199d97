import { inLines } from '../../../../kernel/in-lines.ts';
import { type Seen, seenIn } from './html-seen.ts';

const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  deg: '°',
  times: '×',
  frac12: '½',
  laquo: '«',
  raquo: '»',
  shy: '',
  zwnj: '',
  zwj: '',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  atilde: 'ã',
  aring: 'å',
  aelig: 'æ',
  ccedil: 'ç',
  egrave: 'è',
  eacute: 'é',
  ecirc: 'ê',
  euml: 'ë',
  igrave: 'ì',
  iacute: 'í',
  icirc: 'î',
  iuml: 'ï',
  ntilde: 'ñ',
  ograve: 'ò',
  oacute: 'ó',
  ocirc: 'ô',
  otilde: 'õ',
  oslash: 'ø',
  ugrave: 'ù',
  uacute: 'ú',
  ucirc: 'û',
  yacute: 'ý',
  yuml: 'ÿ',
  Eacute: 'É',
  Egrave: 'È',
  Agrave: 'À',
  Ccedil: 'Ç',
  Ntilde: 'Ñ',
  Oslash: 'Ø',
  Aring: 'Å',
  AElig: 'Æ',
  oelig: 'œ',
  iexcl: '¡',
  iquest: '¿',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
};

const entitiesRead = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z0-9]{2,10});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return (Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : null) ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });

/** Of an HTML part: a line as it is read, and whether it stands in what an older mail said. */
export interface HtmlLine {
  text: string;
  isQuoted: boolean;
}

interface OpenElement {
  name: string;
  isQuote: boolean;
  link: string;
  seen: Seen;
}

const BLOCK =
  /^(p|div|br|li|ul|ol|tr|table|tbody|thead|h[1-6]|blockquote|hr|pre|section|article|header|footer|center|dl|dt|dd|address|form|fieldset|body|html)$/;
const UNSEEN = /^(style|script|head|title|noscript|template|object|svg|xml|select|textarea|iframe)$/;
const CODE = /^(style|script)$/;
const EMPTY = /^(br|hr|img|input|meta|link|wbr|col|area|base|source)$/;
const MAX_DEPTH = 400;
const LONGEST_LINK = 300;

/** How mail programs mark what they quote; from some marks on, everything is quoted. */
const QUOTE_MARK = new RegExp(
  inLines`
    \b(
      gmail_quote(_container)?|yahoo_quoted|moz-cite-prefix|protonmail_quote|zmail_extra|gmail_extra|
      quoted_reply|tutanota_quote|wps_quotion|ntes_quote|front-blockquote|intercom-quote|hs_reply|
      skiff_quote|ms-outlook-mobile-reference-message
    )\b
  `,
  'i',
);
const QUOTE_FROM_HERE =
  /\b(divRplyFwdMsg|appendonsend|replySplit|OLK_SRC_BODY_SECTION|mail-editor-reference-message-container|x_divRplyFwdMsg|stopSpelling)\b/i;

/** Tags are read in one pass over the text, with no regular expression that could run away. */
export function htmlLines(html: string): HtmlLine[] {
  const lines: HtmlLine[] = [];
  const open: OpenElement[] = [];
  let inLink = '';
  let words = '';
  let unseen: string | null = null;
  let rest = false;
  let quotes = 0;
  const flush = (): void => {
    const text = words
      .replace(/[ \t\r\n\f\u00a0]+/g, ' ')
      .replace(/[\u200b\ufeff]/g, '')
      .trim();
    words = '';
    lines.push({ text, isQuoted: rest || quotes > 0 });
  };
  const pieces = [...piecesOf(html)];
  const lastEnds = lastEndsIn(pieces);
  for (const [at, piece] of pieces.entries()) {
    if (!piece.startsWith('<')) {
      if (unseen !== null || (open.at(-1)?.seen ?? 'yes') !== 'yes') continue;
      const read = entitiesRead(piece);
      words += read;
      if (inLink.length < LONGEST_LINK) inLink += read;
      continue;
    }
    const { isEnd, name } = tagIn(piece);
    if (name === '') continue;
    if (unseen !== null && (lastEnds.get(unseen) ?? -1) < at && BLOCK.test(name)) unseen = null;
    if (unseen !== null) {
      if (isEnd && name === unseen) unseen = null;
      continue;
    }
    if (!isEnd && UNSEEN.test(name) && !piece.endsWith('/>')) {
      // One that is never closed hides nothing; of a style sheet or a script what comes before the next paragraph.
      if (CODE.test(name) || (lastEnds.get(name) ?? -1) > at) unseen = name;
      continue;
    }
    if (BLOCK.test(name)) {
      if (name === 'br' || words.trim() !== '' || (isEnd && name === 'p')) flush();
    } else if (/^t[dh]$/.test(name)) words += ' \t ';
    if (isEnd) {
      const opened = open.findLastIndex((element) => element.name === name);
      for (const closed of opened < 0 ? [] : open.splice(opened)) {
        if (closed.isQuote) quotes -= 1;
        if (leadsElsewhere(closed.link, inLink)) words += ` (${closed.link})`;
      }
      continue;
    }
    if (QUOTE_FROM_HERE.test(piece) || (name !== 'blockquote' && isOutlookRule(piece))) rest = true;
    if (EMPTY.test(name) || piece.endsWith('/>') || open.length >= MAX_DEPTH) continue;
    const isQuote = isQuoting(name, piece);
    if (isQuote) quotes += 1;
    const around = open.at(-1);
    // A paragraph ends where the next one begins, closed or not: a hidden one hides no more than itself.
    if (name === 'p' && around?.name === 'p' && around.seen !== 'yes' && !around.isQuote) open.pop();
    const seen = seenIn(open.at(-1)?.seen ?? 'yes', name, piece);
    open.push({ name, isQuote, link: name === 'a' ? linkOf(piece) : '', seen });
    if (name === 'a') inLink = '';
    if (name === 'li') words += '- ';
  }
  flush();
  return withoutRuns(lines);
}

const linkOf = (tag: string): string =>
  entitiesRead(/\shref\s*=\s*["']?(https?:\/\/[^\s"'<>]{3,300})/i.exec(tag)?.[1] ?? '');

/** "Register here": where to is said by the address alone; not of a firm's pages elsewhere and the like. */
const leadsElsewhere = (link: string, said: string): boolean =>
  link !== '' && WORDS_OF_A_WAY.test(said) && !/\w\.[a-z]{2,}/i.test(said) && !ASIDE.test(`${link} ${said}`);
const WORDS_OF_A_WAY = /\p{L}{2}/u;
const ASIDE =
  /unsub|opt-?out|preferences|abmeld|desinscri|d[ée]sabonn|facebook|instagram|linkedin|twitter|youtube|tiktok\.com|pinterest|privacy|datenschutz|view (?:this|in)/i;

/** Indented words that a person sets off themselves are no quotation: Gmail's indent has no class and no cite. */
const isQuoting = (name: string, tag: string): boolean =>
  QUOTE_MARK.test(tag) || (name === 'blockquote' && !/margin:\s*0(px)?\s+0(px)?\s+0(px)?\s+40px/i.test(tag));

/** The line that Outlook draws above the mail that is answered. */
const isOutlookRule = (tag: string): boolean =>
  /border:\s*none;\s*border-top:\s*solid\s*#?(e1e1e1|b5c4df)/i.test(tag);

function tagIn(piece: string): { isEnd: boolean; name: string } {
  const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9:]*)/i.exec(piece) ?? [];
  return { isEnd: slash === '/', name: name.toLowerCase() };
}

/** Where each element that is hidden in a mail is closed for the last time. */
function lastEndsIn(pieces: readonly string[]): Map<string, number> {
  const ends = new Map<string, number>();
  for (const [at, piece] of pieces.entries()) {
    if (!piece.startsWith('</')) continue;
    const { name } = tagIn(piece);
    if (UNSEEN.test(name)) ends.set(name, at);
  }
  return ends;
}

function* piecesOf(html: string): Generator<string> {
  let at = 0;
  while (at < html.length) {
    if (html[at] === '<' && /[a-z/!?]/i.test(html[at + 1] ?? '')) {
      const isComment = html.startsWith('<!--', at);
      const end = isComment ? html.indexOf('-->', at + 4) : html.indexOf('>', at);
      if (end < 0) return;
      if (!isComment) yield html.slice(at, end + 1);
      at = end + (isComment ? 3 : 1);
      continue;
    }
    const next = html.indexOf('<', at + 1);
    const end = next < 0 ? html.length : next;
    yield html.slice(at, end);
    at = end;
  }
}

/** Not more than one empty line in a row. */
const withoutRuns = (lines: HtmlLine[]): HtmlLine[] =>
  lines.filter(({ text }, index) => text !== '' || (index > 0 && lines[index - 1]?.text !== ''));

export const plainTextOf = (html: string): string =>
  htmlLines(html)
    .map(({ text }) => text)
    .join('\n')
    .trim();
