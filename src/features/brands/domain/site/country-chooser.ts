import { rawLinksOf } from '../page/page-links.ts';
import type { PageScan } from '../page/page-scan.ts';

/** "/us/en/", "/en-us", "/de": a folder for a country or a language, and nothing below it. */
const PLACE_PATH = /^\/(?:[a-z]{2}|intl?)(?:[-_/][a-z]{2})?\/?(?:home|index\.\w+)?$/i;

const FEWEST = 4;
/** A site's menu beside its list of countries; more than that is a page that says something itself. */
const MOST_OTHERS = 12;

/** The best known language first: that of the brand's products. */
const PREFERRED = [
  /^\/(?:us|en)[-_/](?:us|en)\b/i,
  /^\/(?:en|us)\b/i,
  /[-_/]en\b/i,
  /^\/(?:uk|gb|ie|au|ca)\b/i,
];

/** Where a front page that only asks for the visitor's country leads those who read English, or else anybody. */
export function countryPageOf(scan: PageScan): string | undefined {
  if (scan.anchors.length < FEWEST) return undefined;
  const host = new URL(scan.url).hostname;
  const places = new Map<string, string>();
  let others = 0;
  for (const { href } of rawLinksOf(scan)) {
    const url = URL.parse(href, scan.url);
    if (url?.hostname === host && PLACE_PATH.test(url.pathname)) places.set(url.pathname, url.href);
    else others += 1;
  }
  if (places.size < FEWEST || others > Math.min(MOST_OTHERS, places.size)) return undefined;
  const paths = [...places.keys()];
  const chosen = PREFERRED.map((like) => paths.find((path) => like.test(path))).find(Boolean) ?? paths[0];
  return chosen && places.get(chosen);
}
