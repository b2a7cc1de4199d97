import type { TrailStep } from '../domain/discovery/discovery.ts';
import { pageOfSheet } from '../domain/discovery/trade-sheet-page.ts';
import type { TradeSheet } from '../domain/discovery/trade-sheets.ts';
import type { PageScan } from '../domain/page/page-scan.ts';
import type { FetchOptions, Page, PageFailure, SheetReader } from '../ports.ts';

const MOST_BYTES = 4_000_000;
const MOST_SHEETS = 2;

interface SheetReading {
  fetch: (url: string, options: FetchOptions) => Promise<Page | PageFailure>;
  sheets: SheetReader;
  trail: TrailStep[];
  /** Asked before each. */
  mayReadOn: () => boolean;
}

/** What a brand has put into PDFs for shops, as pages, the likeliest first: few, since each takes a process of its own. */
export async function* readTradeSheets(
  found: Iterable<TradeSheet>,
  reading: SheetReading,
): AsyncGenerator<PageScan> {
  const likeliest = [...found].sort((one, other) => other.worth - one.worth).slice(0, MOST_SHEETS);
  for (const { url } of likeliest) {
    if (!reading.mayReadOn()) return;
    const sheet = await readSheet(url, reading);
    if (typeof sheet === 'string') reading.trail.push({ step: 'failed', url, detail: sheet });
    else {
      reading.trail.push({ step: 'read', url: sheet.url, detail: 'PDF for shops' });
      yield sheet;
    }
  }
}

/** A sentence says why it can't be read. */
async function readSheet(url: string, { fetch, sheets }: SheetReading): Promise<PageScan | string> {
  const file = await fetch(url, { accept: 'pdf', maxBytes: MOST_BYTES });
  if (!file.ok) return file.detail;
  if (file.truncated) return `the PDF has more than ${MOST_BYTES / 1_000_000} MB`;
  if (!file.body.slice(0, 1_024).includes('%PDF-')) return 'it is no PDF';
  const lines = await sheets.read(Buffer.from(file.body, 'latin1'));
  return typeof lines === 'string' ? lines : pageOfSheet(file.url, lines);
}
