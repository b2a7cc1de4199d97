import { eachOutside, type PageScan, type Range } from '../page-scan.ts';

/**
 * Pieces of the words that every such sentence has, as they stand in a page's bytes, umlauts left out. Native searches
 * for them are what most pages cost here.
 */
const NEEDLES = [
  'holesal',
  'esell',
  'etailer',
  'tockist',
  'istribut',
  'ndler',
  'evend',
  'ayoris',
  'ivendit',
  'ederverk',
  'ealers',
  'outiques',
  'our store',
  'upply shops',
  'upply stores',
  'to shops',
  'to stores',
  'irect only',
  'our shop',
  'our shelves',
  'otre boutique',
  'u tienda',
  'uo negozio',
  'e winkel',
  'erkooppunt',
  'hop owners',
  'tore owners',
];

/** What is said around such a word is read with it. */
const REACH = 1_600;
/** With more of them the page is about it. */
const MOST_PLACES = 12;

/** The parts of a page that may say how it sells to shops; none on most pages. */
export function placesToRead(scan: PageScan, isForPolicy: boolean): Range[] {
  const { body } = scan;
  const whole = { start: bodyStart(body), end: body.length };
  if (isForPolicy) return [whole];
  const hits: number[] = [];
  for (const needle of NEEDLES) {
    eachOutside(body, scan.skipped, needle, (at) => {
      if (hits.length <= MOST_PLACES && isSaid(body, at)) hits.push(at);
    });
  }
  if (hits.length === 0) return [];
  if (hits.length > MOST_PLACES) return [whole];
  const places: Range[] = [];
  for (const at of hits.sort((one, other) => one - other)) {
    const start = Math.max(whole.start, tagBefore(body, at - REACH));
    const end = Math.min(whole.end, at + REACH);
    const last = places.at(-1);
    if (last && start <= last.end) last.end = end;
    else places.push({ start, end });
  }
  return places;
}

/** Whether an offset lies in text, and not in a tag or in the words of a link: a menu says nothing. */
function isSaid(body: string, at: number): boolean {
  const open = body.lastIndexOf('<', at);
  if (open === -1 || body.lastIndexOf('>', at) < open) return false;
  const isLink = body.charCodeAt(open + 1) === 0x61 && body.charCodeAt(open + 2) <= 0x20;
  return !isLink;
}

const tagBefore = (body: string, at: number): number => Math.max(0, body.lastIndexOf('<', Math.max(0, at)));

function bodyStart(body: string): number {
  const found = body.indexOf('<body');
  return found === -1 ? 0 : found;
}
