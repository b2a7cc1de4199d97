import { decodeEntities } from '../../../../kernel/html-entities.ts';
import { inLines, oneLine } from '../../../../kernel/in-lines.ts';

/** Pictures that came with the mail, as addresses of their own, by their content ids. */
export type Pictures = ReadonlyMap<string, string>;

const LIMIT = 1_000_000;
const MOST_OPEN = 200;

const TAGS = new Set(
  oneLine`
    a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del
    details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main
    mark nav ol p pre q s samp section small span strike strong sub summary sup table tbody td tfoot th
    thead time tr tt u ul var wbr
  `.split(' '),
);
const VOID = new Set(['br', 'col', 'hr', 'img', 'wbr']);

/** Whatever stands in these is nothing that a reader sees, or runs, or asks for something. */
const LEFT_OUT_WHOLE = new Set(
  'script style head title noscript template iframe frameset object applet audio video svg math select textarea xmp plaintext noembed noframes'.split(
    ' ',
  ),
);

const ATTRIBUTES = new Set(
  'align bgcolor border cellpadding cellspacing color cols colspan dir face height hspace lang nowrap rowspan rules size span start summary title type valign value vspace width'.split(
    ' ',
  ),
);

/** What can be said of how something looks; nothing that loads, moves over other things or runs. */
const STYLES = new RegExp(inLines`
  ^(?:
    background-color|border(?:-[a-z]+)*|color|direction|display|font(?:-[a-z]+)*|height|letter-spacing|
    line-height|list-style-type|margin(?:-[a-z]+)?|max-width|min-width|padding(?:-[a-z]+)?|
    text-(?:align|decoration|indent|transform)|vertical-align|white-space|width|word-(?:break|spacing|wrap)
  )$
`);
const STYLE_VALUE = /^[\w\s#%.,'"()!+-]*$/;

const TAG = /<(?:(!--)|([!?])|(\/?)([a-z][a-z0-9:-]*))/gi;
const SPACE = /\s*/y;
const ATTRIBUTE = /([^\s=>/"'<]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y;

/**
 * The HTML of a mail, written anew from the few tags and attributes that say how words stand: what is not known to be
 * harmless is not passed on. Pictures from elsewhere are left out, as they tell their owner who reads the mail, and
 * links open outside without telling from where.
 */
export function safeHtml(source: string, pictures: Pictures): { html: string; leftOut: number } {
  const html = source.slice(0, LIMIT);
  const open: string[] = [];
  let written = '';
  let leftOut = 0;
  let at = 0;

  while (at < html.length) {
    TAG.lastIndex = at;
    const found = TAG.exec(html);
    written += textAsHtml(html.slice(at, found?.index ?? html.length));
    if (!found) break;
    const [whole, comment, declaration, slash = '', tagName = ''] = found;
    const inside = found.index + whole.length;
    if (comment) at = after(html, '-->', inside);
    else if (declaration) at = after(html, '>', inside);
    else {
      const name = tagName.toLowerCase();
      const { attributes, end } = attributesAt(html, inside);
      at = end;
      if (slash) written += closing(open, name);
      else if (LEFT_OUT_WHOLE.has(name)) at = after(html, '>', afterClosing(html, name, end));
      else if (name === 'img') {
        const picture = pictureOf(attributes, pictures);
        if (picture === null && isShown(attributes)) leftOut += 1;
        written += picture ?? '';
      } else if (TAGS.has(name) && open.length < MOST_OPEN) {
        written += `<${name}${writtenAttributes(name, attributes)}>`;
        if (!VOID.has(name)) open.push(name);
      }
    }
  }
  return {
    html:
      written +
      open
        .reverse()
        .map((name) => `</${name}>`)
        .join(''),
    leftOut,
  };
}

const after = (html: string, sign: string, from: number): number => {
  const found = html.indexOf(sign, from);
  return found === -1 ? html.length : found + sign.length;
};

function afterClosing(html: string, name: string, from: number): number {
  const closed = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  closed.lastIndex = from;
  return closed.exec(html)?.index ?? html.length;
}

/** Closes what was opened since, so that a mail can't close what it stands in. */
function closing(open: string[], name: string): string {
  const place = open.lastIndexOf(name);
  if (place === -1) return '';
  return open
    .splice(place)
    .reverse()
    .map((each) => `</${each}>`)
    .join('');
}

function attributesAt(html: string, from: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  let at = from;
  for (;;) {
    SPACE.lastIndex = at;
    at += SPACE.exec(html)?.[0].length ?? 0;
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(html);
    if (found) {
      const [whole, name = '', double, single, bare] = found;
      const key = name.toLowerCase();
      if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
      at += whole.length;
      continue;
    }
    const sign = html[at];
    at += 1;
    if (sign === undefined || sign === '>') return { attributes, end: at };
  }
}

function writtenAttributes(tag: string, attributes: ReadonlyMap<string, string>): string {
  const kept = [...attributes].flatMap(([name, value]) => {
    if (name === 'style') return [attribute('style', safeStyle(value))];
    return ATTRIBUTES.has(name) ? [attribute(name, value)] : [];
  });
  if (tag === 'a') kept.push(link(attributes.get('href') ?? ''));
  return kept.join('');
}

const attribute = (name: string, value: string): string =>
  value === '' ? '' : ` ${name}="${escaped(value)}"`;

const safeStyle = (style: string): string =>
  style
    .split(';')
    .flatMap((part) => {
      const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*(.+?)\s*$/i.exec(part) ?? [];
      const isSafe =
        STYLES.test(name.toLowerCase()) && STYLE_VALUE.test(value) && !/url|expression|image/i.test(value);
      return isSafe ? [`${name.toLowerCase()}: ${value}`] : [];
    })
    .join('; ');

const OUTSIDE = /^(?:https?:\/\/|mailto:|tel:)/i;

const link = (href: string): string => {
  // A browser ignores these inside of an address, so that they would hide what it is.
  const address = [...href].filter((sign) => sign > ' ').join('');
  if (!OUTSIDE.test(address)) return '';
  return `${attribute('href', address)} target="_blank" rel="noopener noreferrer nofollow"`;
};

function pictureOf(attributes: ReadonlyMap<string, string>, pictures: Pictures): string | null {
  const [, id] = /^\s*cid:(.+?)\s*$/i.exec(attributes.get('src') ?? '') ?? [];
  const picture = id && pictures.get(id);
  if (!picture) return null;
  const sizes = ['alt', 'width', 'height'].map((name) => attribute(name, attributes.get(name) ?? ''));
  return `<img src="${escaped(picture)}"${sizes.join('')}>`;
}

/** A picture of one dot only counts readers; nobody misses it. */
const isShown = (attributes: ReadonlyMap<string, string>): boolean =>
  !['width', 'height'].some((name) => /^[01]$/.test(attributes.get(name) ?? ''));

/** What is written as an entity stays one: it stands for a sign, and never for markup. */
const textAsHtml = (text: string): string =>
  bracketsEscaped(text.replace(/&(?!#?[a-z0-9]{2,32};)/gi, '&amp;'));

const escaped = (value: string): string => bracketsEscaped(value.replaceAll('&', '&amp;'));

const bracketsEscaped = (text: string): string =>
  text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
