import { inLines } from '../../../../kernel/in-lines.ts';
import { sharedHost } from './shared-hosts.ts';

const META = /<meta\b(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
const IS_REFRESH = /\shttp-equiv\s*=\s*["']?\s*refresh\b/i;
const CONTENT = /\scontent\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
/** As browsers read it: "0; url=/en", "0,url='/en'", "0;/en". */
const REFRESH_TO = /^\s*[\d.]+\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]+)/i;
const SCRIPTED =
  /(?:window\.|document\.|top\.|self\.)?location(?:\.href)?\s*(?:=|\.replace\(|\.assign\()\s*["']([^"']{1,300})["']/;
const FRAME = /<frame\b[^>]*\ssrc\s*=\s*["']?([^"'>\s]+)/i;

const TITLE = /<title\b[^>]*>\s*\w/i;

/** A notice that the site is elsewhere now, for people to follow. */
const MOVED = new RegExp(
  inLines`
    \b(?:
      (?:we|our (?:shop|store|site|website))(?:['’]ve|&rsquo;ve| have| has)? (?:now )?moved|
      moved to|(?:our|a) new (?:web ?site|shop|home|address)|(?:find|visit) us (?:now )?at|umgezogen|
      neue (?:web ?seite|adresse)|demenage|déménag\w+|nouveau site|nouvelle adresse|
      nueva (?:web|direccion|página)|nuovo (?:sito|indirizzo)|verhuisd
    )\b
  `,
  'i',
);
const WHOLE_LINK = /<a\b[^>]*\shref\s*=\s*["']?(https?:\/\/[^"'>\s]+)/gi;

const SMALL = 6_000;

/** Where a page that says nothing itself, not even in a title over its frames, sends its readers: a refresh, a script's redirect, a frame. */
export function redirectOf(url: string, body: string): string | undefined {
  if (body.length > SMALL) return undefined;
  const links = body.split('<a ').length - 1;
  const target =
    refreshOf(body) ??
    (TITLE.test(body) ? undefined : FRAME.exec(body)?.[1]) ??
    (links < 2 ? SCRIPTED.exec(body)?.[1] : undefined) ??
    (links < 4 && MOVED.test(body) ? onlyLinkElsewhere(url, body) : undefined);
  if (!target || !URL.canParse(target, url)) return undefined;
  const { href } = new URL(target.replace(/&amp;/g, '&'), url);
  return href === url ? undefined : href;
}

function refreshOf(body: string): string | undefined {
  const tag = body.match(META)?.find((meta) => IS_REFRESH.test(meta));
  const [, double, single, bare] = CONTENT.exec(tag ?? '') ?? [];
  return REFRESH_TO.exec(double ?? single ?? bare ?? '')?.[1];
}

function onlyLinkElsewhere(url: string, body: string): string | undefined {
  const { hostname } = new URL(url);
  const elsewhere = new Map<string, string>();
  for (const [, href = ''] of body.matchAll(WHOLE_LINK)) {
    const host = URL.parse(href)?.hostname;
    if (host && host !== hostname && !sharedHost(host.replace(/^www\./, '').split('.')[0] ?? ''))
      elsewhere.set(host, href);
  }
  return elsewhere.size === 1 ? [...elsewhere.values()][0] : undefined;
}
