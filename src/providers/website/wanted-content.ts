/** What is asked for at an address. */
export type Want = 'page' | 'sitemap' | 'pdf' | 'robots';

const CONTENT: Record<Want, RegExp> = {
  page: /^\s*(?:$|text\/(?:html|plain)|application\/xhtml\+xml)/i,
  sitemap:
    /^\s*(?:$|text\/(?:xml|plain|html)|application\/(?:xml|[\w.]+\+xml|(?:x-)?gzip)|(?:application|binary)\/octet-stream)/i,
  // Many a server doesn't know what it holds; the first bytes tell.
  pdf: /^\s*(?:$|(?:application|binary)\/(?:x-)?(?:pdf|octet-stream|force-download|download))/i,
  robots: /^/,
};

/** Whether an answer's content type is what was asked for; one that is left out is given the benefit. */
const isWanted = (want: Want, contentType: string): boolean => CONTENT[want].test(contentType);

/** Types that say nothing: those of a server that doesn't know what it holds, and what is no type at all. */
const SAYS_NOTHING =
  /^\s*(?:(?:application|binary)\/octet-stream|(?:application|unknown|content)\/unknown|\*\/\*|[^/]*(?:;|$))/i;

/** So much of an answer whose type says nothing is read: a page shows itself by then, and a download costs no more. */
const MOST_OF_UNKNOWN = 512 * 1024;

const isUnknown = (want: Want, contentType: string): boolean =>
  want === 'page' && SAYS_NOTHING.test(contentType);

/** How much of an answer of this type is read: all, its beginning, or nothing. */
export function bytesOfType(want: Want, contentType: string, maxBytes: number): number {
  if (isWanted(want, contentType)) return maxBytes;
  return isUnknown(want, contentType) ? Math.min(maxBytes, MOST_OF_UNKNOWN) : 0;
}

/** The tags by which browsers know a page, behind what may stand above it (WHATWG, MIME Sniffing, 7.1). */
const PAGE_BEGINS =
  /^(?:\xef\xbb\xbf)?\s*(?:(?:<\?xml[^>]*>|<!--(?:(?!-->).)*-->)\s*)*<(?:!doctype html|html|head|body|title|meta|link|script|style|iframe|h1|div|table|font|a|b|br|p)[\s/>]/is;
const SNIFFED = 1_445;

/** Whether an answer is what was asked for; where its type says nothing, its first characters tell. */
export const isWhatWasAsked = (want: Want, contentType: string, body: string): boolean =>
  isWanted(want, contentType) || (isUnknown(want, contentType) && PAGE_BEGINS.test(body.slice(0, SNIFFED)));
