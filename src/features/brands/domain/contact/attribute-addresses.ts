import { attribute, type PageScan, tagAt } from '../page/page-scan.ts';
import { mailHostOf } from '../site/site.ts';
import { roleOf } from './address-roles.ts';
import { NO_LOCAL, readDomain } from './find-addresses.ts';

type Take = (text: string, at: number) => void;

const SPELT =
  /[\w-]=\s*["']\s*([a-z0-9][a-z0-9._-]{1,40}) ?[[({]? ?(?:at|arroba|ät|chez|arobase) ?[\])}]? ?([a-z0-9-]{2,40}(?: ?[[({]? ?(?:dot|punkt|punto|ponto|point|\.) ?[\])}]? ?[a-z0-9-]{2,20}){1,3})\s*["']/gi;
const HANDED_ON =
  /\(\s*["']([\w.+-]{2,60})["']\s*,\s*["']([\w.-]{2,60})["'](?:\s*,\s*["']\.?(\w{2,8})["'])?\s*[,)]/g;
const DATA = /\sdata-[\w-]+\s*=\s*["']([\w.+-]{2,60})["']/g;
const TAG_WITH_DATA = /<\w+\b(?=[^<>]*\sdata-[^<>]*\sdata-)/g;
/** A desk by its name: what else stands beside a site's own domain is a page's name, or a shop's. */
const isMailbox = (local: string): boolean => roleOf(local.toLowerCase()) !== 'personal';

/**
 * Addresses of which a page's elements hold the pieces for a script: in words, as what a function is handed, in several
 * attributes of any name. Pieces are known by the page's own domain, which nothing else ends in.
 */
export function findInAttributes({ body, url }: PageScan, take: Take): void {
  for (const { 1: local = '', 2: domain = '', index } of body.matchAll(SPELT)) {
    const read = readDomain(domain);
    if (read && !NO_LOCAL.test(local)) take(`${local}@${read}`, index);
  }
  const own = mailHostOf(url);
  for (const { 1: local = '', 2: domain = '', 3: ending, index } of body.matchAll(HANDED_ON)) {
    const whole = ending === undefined ? domain : `${domain}.${ending}`;
    if (whole.toLowerCase() === own && isMailbox(local)) take(`${local}@${own}`, index);
  }
  for (const { index } of body.matchAll(TAG_WITH_DATA)) {
    const tag = tagAt(body, index);
    const values = [...tag.matchAll(DATA)].map(([, value = '']) => value);
    const local = mailboxBeside(values, own);
    if (local !== undefined && !attribute(tag, 'href')?.startsWith('http')) take(`${local}@${own}`, index);
  }
}

/** What stands before the pieces of a domain: "info", "acme.com", or "info", "acme", "com". */
function mailboxBeside(values: readonly string[], own: string): string | undefined {
  const at = values.findIndex(
    (value, index) =>
      value.toLowerCase() === own || `${value}.${values[index + 1] ?? ''}`.toLowerCase() === own,
  );
  const before = at > 0 ? values[at - 1] : undefined;
  return before !== undefined && isMailbox(before) ? before : undefined;
}
