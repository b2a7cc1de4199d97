import { attribute, type PageScan, readOnce, tagAt } from './page-scan.ts';
import { detached, textOf, visibleText } from './page-text.ts';

/** A link as it stands in the page, undecoded. */
export interface RawLink {
  at: number;
  href: string;
  /** Its opening tag, where an icon stands in place of words: what the icon means is told there. */
  tag: string;
  /** What lies between its tags, cut where it is long: a product card, not words. */
  inner: string;
}

export interface PageLink {
  url: string;
  host: string;
  path: string;
  text: string;
}

const LONGEST_INNER = 240;
const NOWHERE = /^(?:#|mailto:|tel:|javascript:|data:|sms:|whatsapp:|$)/i;

/** A page's links, read once whoever asks, and no closer than it takes to see which of them matter. */
export const rawLinksOf = (scan: PageScan): RawLink[] =>
  readOnce(scan, 'links', () => {
    const links: RawLink[] = [];
    for (const at of scan.anchors) {
      const link = readRaw(scan.body, at);
      if (link) links.push(link);
    }
    return links;
  });

function readRaw(body: string, at: number): RawLink | undefined {
  // The commonest way to write a link, of which the commonest in a shop are wanted least.
  const isPlain = body.startsWith('href="', at + 3);
  if (isPlain && leadsToGoods(body, at + 9)) return undefined;
  const close = body.indexOf('>', at);
  if (close === -1) return undefined;
  const href = isPlain ? body.slice(at + 9, body.indexOf('"', at + 9)).trim() : hrefOf(body, at, close);
  if (NOWHERE.test(href)) return undefined;
  const rest = body.slice(close + 1, close + 1 + LONGEST_INNER);
  // However it is written: old pages have both.
  const lower = rest.indexOf('</a');
  const upper = rest.indexOf('</A');
  const end = lower === -1 || (upper !== -1 && upper < lower) ? upper : lower;
  const inner = end === -1 ? rest : rest.slice(0, end);
  const isIcon = inner.charCodeAt(0) === 0x3c || end === 0;
  return { at, href, tag: isIcon ? body.slice(at, close) : '', inner };
}

function hrefOf(body: string, at: number, close: number): string {
  const start = body.indexOf(' href="', at) + 7;
  const isPlain = start > 6 && start < close;
  return (
    isPlain ? body.slice(start, body.indexOf('"', start)) : (attribute(tagAt(body, at), 'href') ?? '')
  ).trim();
}

/** Most links of a shop lead to its products, of which nothing is wanted here. */
const leadsToGoods = (body: string, start: number): boolean =>
  body.startsWith('/product', start) ||
  body.startsWith('/collections/all', start) ||
  body.charCodeAt(start) === 0x23;

const QUOTED_PATH = /["'](\\?\/(?!\\?\/)[\w\\/-]{2,80})["']/g;

/** Addresses in the state of a page that its scripts render: "/pages/contact", with or without escaped slashes. */
export function scriptedLinksOf({ body, scripts }: PageScan): RawLink[] {
  const links: RawLink[] = [];
  for (const { start, end } of scripts) {
    const script = body.slice(start, end);
    for (const { 1: path = '', index } of script.matchAll(QUOTED_PATH)) {
      const inner = nameBeside(script, index);
      links.push({ at: start + index, href: path.replace(/\\/g, ''), tag: '', inner });
    }
  }
  return links;
}

const LONGEST_ENTRY = 200;
const ENTRY_NAME = /"(?:title|label|name|text|linkText)\\?"\s*:\s*\\?"([^"\\<{]{2,60})\\?"/;

/** What a menu's entry in a state calls the page: {"title":"Trade accounts","url":"/pages/accounts"}. */
function nameBeside(script: string, at: number): string {
  const open = script.lastIndexOf('{', at);
  if (open === -1 || at - open > LONGEST_ENTRY) return '';
  const close = script.indexOf('}', at);
  const entry = script.slice(open, close === -1 ? at : Math.min(close, at + LONGEST_ENTRY));
  return ENTRY_NAME.exec(entry)?.[1] ?? '';
}

interface Base {
  href: string;
  origin: string;
  host: string;
}

/** The address that relative links of a page start from. */
const baseOf = (scan: PageScan): Base =>
  readOnce(scan, 'base', () => {
    const told = scan.base === undefined ? undefined : attribute(tagAt(scan.body, scan.base), 'href');
    const { href, origin, hostname } = (told && URL.parse(told, scan.url)) || new URL(scan.url);
    return { href, origin, host: hostname };
  });

/** "/pages/contact": nothing in it that a URL parser would have to look at. */
const PLAIN_PATH = /^\/(?!\/)[\w/-]*$/;

/** A link's whole address and its words; undefined where it leads to no page. */
export function resolveLink(scan: PageScan, link: RawLink): PageLink | undefined {
  const base = baseOf(scan);
  if (PLAIN_PATH.test(link.href)) {
    return {
      url: detached(base.origin + link.href),
      host: base.host,
      path: link.href,
      text: textOfLink(scan, link),
    };
  }
  const href = textOf(link.href.replace(/&amp;|&#0*38;/g, '&'), scan.charset);
  const url = URL.parse(href, base.href);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return undefined;
  url.hash = '';
  return { url: url.href, host: url.hostname, path: url.pathname, text: textOfLink(scan, link) };
}

const IMAGE_ALT = /<img\b[^>]*?\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

function textOfLink(scan: PageScan, { at, inner }: RawLink): string {
  const seen = visibleText(inner.includes('<') ? inner.replace(/<[^>]*$/, '') : inner, scan.charset);
  if (seen) return seen;
  if (scan.body.charCodeAt(at) !== 0x3c) return '';
  const tag = tagAt(scan.body, at);
  const alt = IMAGE_ALT.exec(inner);
  const told = attribute(tag, 'aria-label') ?? attribute(tag, 'title') ?? alt?.[1] ?? alt?.[2] ?? '';
  return textOf(told, scan.charset);
}
