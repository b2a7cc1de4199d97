import robotsParserModule from 'robots-parser';

/** What a host's robots.txt means for us. */
export interface RobotsRules {
  /** `path` carries its query. */
  allows(path: string): boolean;
  crawlDelayMs: number;
}

/** No more of a robots.txt than this is read; RFC 9309 asks for at least 500 KiB. */
export const ROBOTS_BYTES = 512 * 1024;

/** A longer Crawl-delay than this is cut: a site that wants a minute between pages gets this. */
const LONGEST_CRAWL_DELAY_MS = 10_000;

const ALLOWS_ALL: RobotsRules = { allows: () => true, crawlDelayMs: 0 };

// The package is CommonJS with a default export in its types only.
const robotsParser = robotsParserModule as unknown as typeof robotsParserModule.default;

/** Any address will do for the parser, which compares origins: rules hold for a host, http or https. */
const ANY_ORIGIN = 'https://host.example';

export function readRobots(text: string, userAgent: string): RobotsRules {
  if (!/^\s*(?:dis)?allow\s*:|^\s*crawl-delay\s*:/im.test(text)) return ALLOWS_ALL;
  const robots = robotsParser(`${ANY_ORIGIN}/robots.txt`, text);
  const delay = robots.getCrawlDelay(userAgent) ?? 0;
  return {
    allows: (path) => robots.isAllowed(ANY_ORIGIN + path, userAgent) ?? true,
    crawlDelayMs: Math.min(LONGEST_CRAWL_DELAY_MS, Math.max(0, delay * 1000)),
  };
}
