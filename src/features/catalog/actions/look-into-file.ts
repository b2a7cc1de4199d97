import { AppError } from '../../../kernel/errors.ts';
import type { TableRow } from '../domain/delimited-rows.ts';
import { type Guess, guessColumns, mappingOf, withBrandsAbove } from '../domain/import-columns.ts';
import { tellsWhatItIs } from '../domain/import-field.ts';
import { guessMarketplace } from '../domain/marketplace-of-file.ts';
import type { Marketplace } from '../domain/product.ts';
import type { OpenTable } from './read-table.ts';

/** What a file looks like, as far as its first rows tell. */
export interface FileLook {
  sheets: readonly string[];
  sheet: string | null;
  /** The line of the headings; null where there are none. */
  headingRow: number | null;
  headings: string[];
  /** The first rows below the headings. */
  samples: TableRow[];
  guesses: Guess[];
  marketplace: Marketplace;
  /** The first lines as they are, for choosing the headings among them. */
  firstLines: TableRow[];
}

const LINES_LOOKED_AT = 40;
/** Headings are looked for in the first lines, as notes may stand above them. */
const HEADING_LINES = 20;
const SAMPLES = 8;
const SHEETS_LOOKED_AT = 8;

export interface WhereToLook {
  sheet?: string | undefined;
  /** 0: the file has no headings. */
  headingRow?: number | undefined;
}

/** Finds the sheet and the headings, and guesses what the columns are for. */
export async function lookIntoFile(
  table: OpenTable,
  name: string,
  where: WhereToLook = {},
): Promise<FileLook> {
  const candidates = where.sheet === undefined ? table.sheets.slice(0, SHEETS_LOOKED_AT) : [where.sheet];
  const looks: FileLook[] = [];
  for (const sheet of candidates.length > 0 ? candidates : [null]) {
    const lines = await firstLines(table, sheet);
    const look = { ...lookAtLines(lines, name, where.headingRow), sheet, sheets: table.sheets };
    if (canBeImported(look)) return look;
    looks.push(look);
  }
  const found = looks.find((look) => look.firstLines.length > 0);
  if (!found) throw new AppError('invalid_input', 'The file is empty.');
  return found;
}

/** Whether its rows say what they are about. */
export const canBeImported = ({ guesses, marketplace }: FileLook): boolean =>
  tellsWhatItIs(mappingOf(guesses), marketplace);

async function firstLines(table: OpenTable, sheet: string | null): Promise<TableRow[]> {
  const lines: TableRow[] = [];
  for await (const row of table.rows(sheet)) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    lines.push(row);
    if (lines.length === LINES_LOOKED_AT) break;
  }
  return lines;
}

function lookAtLines(
  lines: TableRow[],
  name: string,
  given: number | undefined,
): Omit<FileLook, 'sheet' | 'sheets'> {
  const headingRow = given === undefined ? findHeadings(lines) : given || null;
  const headings = lines.find(({ line }) => line === headingRow)?.cells ?? [];
  const below = lines.filter(({ line }) => line > (headingRow ?? 0));
  const samples = below.slice(0, SAMPLES);
  const cells = samples.map((row) => row.cells);
  const guesses = withBrandsAbove(
    guessColumns(headings, cells),
    below.map((row) => row.cells),
  );
  const marketplace = guessMarketplace({ name, headings, samples: cells, mapping: mappingOf(guesses) });
  return { headingRow, headings, samples, guesses, marketplace, firstLines: lines.slice(0, HEADING_LINES) };
}

/** The line of which the most cells are headings that we know; else the first that is nothing but words. */
function findHeadings(lines: readonly TableRow[]): number | null {
  let best: { line: number; score: number } | null = null;
  for (const { line, cells } of lines.slice(0, HEADING_LINES)) {
    const guesses = guessColumns(cells);
    // Where two lines are as good, the rows begin below the second: a template's names, then what people read.
    if (tellsWhatItIs(mappingOf(guesses), 'walmart') && guesses.length >= (best?.score ?? 1))
      best = { line, score: guesses.length };
  }
  if (best) return best.line;
  const first = lines[0];
  if (!first || guessColumns([], [first.cells]).length > 0) return null;
  const words = lines.slice(0, HEADING_LINES).find(({ cells }) => {
    const filled = cells.filter((cell) => cell.trim() !== '');
    return filled.length > 1 && filled.every((cell) => /\p{L}/u.test(cell));
  });
  return (words ?? first).line;
}
