import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { copyTemplate, startTestCluster } from '../test/support/cluster.ts';
import { writeWorkbook } from '../test/support/workbook.ts';
import { asCsv, keepaExport } from './import/keepa-export.ts';
import type { MemoryUsed } from './import/watch-memory.ts';
import { table } from './report.ts';

interface Imported extends MemoryUsed {
  seconds: number;
  rows: number;
  productsAdded?: number;
  productsChanged?: number;
}

interface FileFigures {
  file: string;
  plain: Imported;
  first: Imported;
  /** The same file once more, which changes nothing. */
  again: Imported;
  /** Of the plain loop's rows a second. */
  ratio: number;
}

export interface ImportFigures {
  rows: number;
  files: FileFigures[];
}

const ROWS = 100_000;
const run = promisify(execFile);

/** Imports 100,000 rows of a Keepa export as CSV and as XLSX, each in a process of its own. */
export async function measureImport(rows = ROWS): Promise<ImportFigures> {
  const directory = await mkdtemp(join(tmpdir(), 'linesheet-import-'));
  const cluster = await startTestCluster();
  try {
    const paths = { CSV: join(directory, 'keepa.csv'), XLSX: join(directory, 'keepa.xlsx') };
    await pipeline(asCsv(keepaExport(rows)), createWriteStream(paths.CSV));
    const sheets = [{ name: 'Keepa', rows: keepaExport(rows) }];
    await pipeline(writeWorkbook(sheets, { withAddresses: true }), createWriteStream(paths.XLSX));
    const files: FileFigures[] = [];
    for (const [file, path] of Object.entries(paths)) {
      const { url } = await copyTemplate(cluster);
      const [plain] = await measured('plain.ts', url, path);
      const [first, again] = await measured('importer.ts', url, path, path);
      if (!plain || !first || !again) throw new Error('A child said nothing.');
      check(rows, plain, first, again);
      files.push({ file, plain, first, again, ratio: plain.seconds / first.seconds });
    }
    return { rows, files };
  } finally {
    await cluster.stop();
    await rm(directory, { recursive: true });
  }
}

/** A speed is worth nothing if rows were lost on the way to it. */
function check(rows: number, plain: Imported, first: Imported, again: Imported): void {
  if (plain.rows !== rows || first.rows !== rows || first.productsAdded !== rows)
    throw new Error(`Rows were lost: ${JSON.stringify({ plain, first })}`);
  if (again.productsAdded !== 0 || again.productsChanged !== 0)
    throw new Error(`The same file changed something: ${JSON.stringify(again)}`);
}

async function measured(child: string, ...parameters: string[]): Promise<Imported[]> {
  const { stdout } = await run(
    process.execPath,
    [join(import.meta.dirname, 'import', child), ...parameters],
    {
      maxBuffer: 1024 * 1024,
    },
  );
  return JSON.parse(stdout) as Imported[];
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

export function importTable({ files }: ImportFigures): string {
  const line = (name: string, { rows, seconds, idleBytes, peakBytes }: Imported) => [
    name,
    (rows / seconds).toFixed(0),
    seconds.toFixed(1),
    megabytes(idleBytes),
    megabytes(peakBytes - idleBytes),
  ];
  const lines = files.flatMap(({ file, plain, first, again }) => [
    line(`${file}, plain loop`, plain),
    line(`${file}, Linesheet`, first),
    line(`${file}, the same again`, again),
  ]);
  const ratios = files.map(
    ({ file, ratio }) => `${Math.round(ratio * 100)}% of the plain loop’s speed (${file})`,
  );
  return `${table([['', 'rows/s', 's', 'idle MB', 'peak MB above'], ...lines])}Linesheet reaches ${ratios.join(', ')}\n`;
}
