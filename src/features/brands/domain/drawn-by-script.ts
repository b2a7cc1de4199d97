import { type PageScan, titleOf } from './page-scan.ts';

/** Markup within a script's strings, however its angle brackets or slashes are escaped. */
const HAS_MARKUP = /\\u003c\\?\/?[a-z]|<\\\/[a-z]/i;
const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/gi;
const STRING = /"((?:[^"\\]|\\.){20,})"/g;
const ESCAPE = /\\(?:u([0-9a-f]{4})|(.))/gi;
const PLAIN: Record<string, string> = { n: '\n', t: ' ', r: ' ', b: '', f: '' };

/** More than that is a catalogue, not a page. */
const MOST = 200_000;

/**
 * The page that a script draws from the markup in its own state, for those who run no scripts; empty where it holds
 * none. Like every body it has one character for each byte.
 */
export function drawnByScript(scan: PageScan): string {
  if (!HAS_MARKUP.test(scan.body)) return '';
  const parts: string[] = [];
  let length = 0;
  for (const [, script = ''] of scan.body.matchAll(SCRIPT)) {
    if (!HAS_MARKUP.test(script)) continue;
    for (const [, text = ''] of script.matchAll(STRING)) {
      if (!HAS_MARKUP.test(text)) continue;
      length += text.length;
      if (length > MOST) break;
      parts.push(text.replace(ESCAPE, (_, code, plain) => (code ? bytesOf(code) : (PLAIN[plain] ?? plain))));
    }
  }
  return parts.length === 0
    ? ''
    : `<html><head><title>${titleOf(scan)}</title></head><body>${parts.join('\n')}</body></html>`;
}

const bytesOf = (code: string): string =>
  Buffer.from(String.fromCharCode(Number.parseInt(code, 16)), 'utf8').toString('latin1');
