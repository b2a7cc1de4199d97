const REFRESH =
  /<meta[^>]+http-equiv\s*=\s*["']?refresh["']?[^>]*content\s*=\s*["']?\s*\d+\s*;\s*url\s*=\s*['"]?([^"'>\s]+)/i;
const SCRIPTED =
  /(?:window\.|document\.|top\.|self\.)?location(?:\.href)?\s*(?:=|\.replace\(|\.assign\()\s*["']([^"']{1,300})["']/;
const FRAME = /<frame\b[^>]*\ssrc\s*=\s*["']?([^"'>\s]+)/i;

const TITLE = /<title\b[^>]*>\s*\w/i;

const SMALL = 6_000;

/** Where a page that says nothing itself, not even in a title over its frames, sends its readers: a refresh, a script's redirect, a frame. */
export function redirectOf(url: string, body: string): string | undefined {
  if (body.length > SMALL) return undefined;
  const links = body.split('<a ').length - 1;
  const target =
    REFRESH.exec(body)?.[1] ??
    (TITLE.test(body) ? undefined : FRAME.exec(body)?.[1]) ??
    (links < 2 ? SCRIPTED.exec(body)?.[1] : undefined);
  if (!target || !URL.canParse(target, url)) return undefined;
  const { href } = new URL(target.replace(/&amp;/g, '&'), url);
  return href === url ? undefined : href;
}
