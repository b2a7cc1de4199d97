import { type PageScan, readOnce } from './page-scan.ts';
import { visibleText } from './page-text.ts';
import { wordsFrom } from './quote.ts';

/** Who a page's copyright line names: "© 2019-2026 Acme Outdoors, Inc." → "Acme Outdoors, Inc". */
export const copyrightHolder = (scan: PageScan): string | undefined =>
  readOnce(scan, 'copyright', () => ({ holder: findHolder(scan) })).holder;

function findHolder(scan: PageScan): string | undefined {
  const { body } = scan;
  const isUtf8 = /^utf-?8$/i.test(scan.charset);
  // 0xA9 alone is the sign in Latin-1; in UTF-8 it follows 0xC2, and after 0xC3 it is an "é".
  let at = lastOf(body, '\xa9', (found) => found > 0 && isUtf8 && body.charCodeAt(found - 1) !== 0xc2);
  if (at < 0) at = lastOf(body, '&copy');
  if (at < 0) at = lastOf(body, '&#169');
  if (at < 0) at = lastOf(body, 'Copyright');
  if (at < 0) return undefined;
  const line = visibleText(body.slice(at, at + 400), scan.charset).slice(0, 160);
  const holder = line
    .replace(/^[^\p{L}\p{N}]*/u, '')
    .replace(/^(?:copyright|copy|169)\W*/i, '')
    .replace(/(?:\b(?:19|20)\d\d\b\s*[-–—,/]?\s*|present\b)+/gi, ' · ')
    .replace(/^[\s·|©,.:–-]*(?:copyright|by)?[\s·|©,.:–-]*/i, '')
    .split(
      /\s·\s|\||\s[–—-]\s|\ball rights|\balle rechte|\btous droits|\btodos los|\btutti i|\bpowered by|\bdesign|\. (?=[A-Z])|<|\n/i,
    )[0]
    ?.replace(/[\s.,]+$/, '')
    .trim();
  return holder && holder.length > 1 ? wordsFrom(holder, LONGEST_NAME) : undefined;
}

const LONGEST_NAME = 80;

/** Looking backwards costs thirty times as much, so that it is done only where there is something to find. */
function lastOf(text: string, needle: string, isOther: (at: number) => boolean = () => false): number {
  if (!text.includes(needle)) return -1;
  let at = text.lastIndexOf(needle);
  while (at !== -1 && (isOther(at) || OF_PICTURES.test(text.slice(Math.max(0, at - 24), at))))
    at = at === 0 ? -1 : text.lastIndexOf(needle, at - 1);
  return at;
}

/** "Photos © June Abbot" says nothing of whose the site is. */
const OF_PICTURES =
  /(?:photos?|photograph\w*|pictures?|images?|illustrations?|fotos?|fotograf\w*|bild\w*|im[a\xe1]genes|immagini|cr[e\xe9]dits?|beeld|icons?|maps?)(?: credits?)?[\s:]*\W{0,2}$/i;
