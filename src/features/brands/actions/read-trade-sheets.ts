import type { TrailStep } from '../domain/discovery/discovery.ts';
import { pageOfSheet } from '../domain/discovery/trade-sheet-page.ts';
import type { TradeSheet } from '../domain/discovery/trade-sheets.ts';
import type { PageScan } from '../domain/page/page-scan.ts';
import type { PageFetcher, SheetReader } from '../ports.ts';

const MOST_BYTES = 4_000_000;
const MOST_SHEETS = 2;

export interface SheetPorts {
  pages: PageFetcher;
  sheets: SheetReader;
}

/** What a brand has put into PDFs for shops, as pages, the likeliest first: few, since each takes a process of its own. */
export async function* readTradeSheets(
  found: Iterable<TradeSheet>,
  ports: SheetPorts,
  trail: TrailStep[],
  signal?: AbortSignal,
): AsyncGenerator<PageScan> {
  const likeliest = [...found].sort((one, other) => other.worth - one.worth).slice(0, MOST_SHEETS);
  for (const { url } of likeliest) {
    if (signal?.aborted) return;
    const sheet = await readSheet(url, ports, signal);
    if (typeof sheet === 'string') trail.push({ step: 'failed', url, detail: sheet });
    else {
      trail.push({ step: 'read', url: sheet.url, detail: 'PDF for shops' });
      yield sheet;
    }
  }
}

/** A sentence says why it can't be read. */
async function readSheet(
  url: string,
  { pages, sheets }: SheetPorts,
  signal?: AbortSignal,
): Promise<PageScan | string> {
  const file = await pages.fetch(url, { accept: 'pdf', maxBytes: MOST_BYTES, signal });
  if (!file.ok) return file.detail;
  if (file.truncated) return `the PDF has more than ${MOST_BYTES / 1_000_000} MB`;
  if (!file.body.slice(0, 1_024).includes('%PDF-')) return 'it is no PDF';
  const lines = await sheets.read(Buffer.from(file.body, 'latin1'));
  return typeof lines === 'string' ? lines : pageOfSheet(file.url, lines);
}
