import { attribute, type PageScan, tagAt } from './page-scan.ts';
import { textOf, visibleText } from './page-text.ts';

export interface PageLink {
  url: string;
  text: string;
  at: number;
}

const LONGEST_TEXT = 600;

/** The address that relative links of a page start from. */
function baseOf(scan: PageScan): string {
  const at = scan.body.indexOf('<base ');
  const href = at === -1 ? undefined : attribute(tagAt(scan.body, at), 'href');
  return href && URL.canParse(href, scan.url) ? new URL(href, scan.url).href : scan.url;
}

const IMAGE_ALT = /<img\b[^>]*?\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

function linkText(scan: PageScan, tag: string, at: number): string {
  const from = at + tag.length;
  const end = scan.body.indexOf('</a', from);
  const inner = scan.body.slice(from, end === -1 || end - from > LONGEST_TEXT ? from + LONGEST_TEXT : end);
  const seen = visibleText(inner, scan.charset);
  if (seen) return seen;
  const alt = IMAGE_ALT.exec(inner);
  return textOf(
    attribute(tag, 'aria-label') ?? attribute(tag, 'title') ?? alt?.[1] ?? alt?.[2] ?? '',
    scan.charset,
  );
}

/** The markup of a link as far as it says where it leads; of a product card, which holds much, only its tag. */
function markupOf(body: string, at: number): string {
  const end = body.indexOf('</a', at);
  return body.slice(at, end === -1 || end - at > 320 ? at + 160 : end);
}

/** The http(s) links whose markup (address and text) passes `wanted`, a cheap test on the raw piece. */
export function linksOf(scan: PageScan, wanted: (markup: string) => boolean = () => true): PageLink[] {
  const links: PageLink[] = [];
  let base: string | undefined;
  for (const at of scan.anchors) {
    if (!wanted(markupOf(scan.body, at))) continue;
    const tag = tagAt(scan.body, at);
    const href = attribute(tag, 'href')?.trim();
    if (!href || href.startsWith('#') || /^(?:mailto|tel|javascript|data|sms|whatsapp):/i.test(href))
      continue;
    base ??= baseOf(scan);
    const target = textOf(href, scan.charset);
    if (!URL.canParse(target, base)) continue;
    const url = new URL(target, base);
    url.hash = '';
    if (url.protocol !== 'http:' && url.protocol !== 'https:') continue;
    links.push({ url: url.href, text: linkText(scan, tag, at), at });
  }
  return links;
}
