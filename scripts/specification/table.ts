// docs/specification.md as data: what the product promises, where each promise is kept, and the test that shows it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const TABLE_PATH = 'docs/specification.md';

export interface Place {
  path: string;
  /** The code from which the words come, where they don't stand in the file as they stand on screen: `cents: 30_000`. */
  literal: string | null;
}

export interface NamedTest {
  file: string;
  title: string;
}

/** A `figure` is a number that stands by itself, and not any text in which it occurs. */
export type WordsKind = 'button' | 'link' | 'heading' | 'field' | 'tab' | 'figure' | 'text';

/** Words as a person reads them; `{…}` stands for what is filled in. */
export interface Words {
  kind: WordsKind;
  text: string;
}

export interface Row {
  id: string;
  line: number;
  statement: string;
  words: Words[];
  places: Place[];
  tests: NamedTest[];
  decision: string;
}

const COLUMNS = 5;
const KINDS: readonly string[] = ['button', 'link', 'heading', 'field', 'tab', 'figure'];

export function readTable(root: string): Row[] {
  return parseTable(readFileSync(join(root, TABLE_PATH), 'utf8'));
}

export function parseTable(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = cellsOf(text);
    if (cells === null || cells[0] === 'id' || /^:?-+:?$/.test(cells[0] ?? '')) return [];
    const [id = '', statement = '', where = '', test = '', decision = ''] = cells;
    return [
      {
        id,
        line: index + 1,
        statement,
        words: wordsOf(statement),
        places: partsOf(where).map(placeOf),
        tests: partsOf(test).map(testOf),
        decision,
      },
    ];
  });
}

function cellsOf(line: string): string[] | null {
  if (!line.startsWith('|')) return null;
  const cells = line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());
  if (cells.length !== COLUMNS) throw new Error(`A row of ${TABLE_PATH} needs ${COLUMNS} cells: ${line}`);
  return cells;
}

const partsOf = (cell: string): string[] =>
  cell
    .split('<br>')
    .map((part) => part.trim())
    .filter(Boolean);

function placeOf(part: string): Place {
  const [, path, literal] = /^`([^`]+)`(?: \(`([^`]+)`\))?$/.exec(part) ?? [];
  if (path === undefined) throw new Error(`Not a place in ${TABLE_PATH}: ${part}`);
  return { path, literal: literal ?? null };
}

function testOf(part: string): NamedTest {
  const [, file, title] = /^`([^`]+)` (.+)$/.exec(part) ?? [];
  if (file === undefined || title === undefined) throw new Error(`Not a test in ${TABLE_PATH}: ${part}`);
  return { file, title };
}

/** Words stand in “these quotes”; what is said before them tells what they are on. */
function wordsOf(statement: string): Words[] {
  return [...statement.matchAll(/(?:(\w+) )?“([^”]+)”/g)].map(([, before = '', text = '']) => ({
    kind: KINDS.includes(before) ? (before as WordsKind) : 'text',
    text,
  }));
}

/** The parts of words that stand in the source as they are. */
export const fixedParts = (text: string): string[] =>
  text
    .split(/\{[^}]*\}/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

/** Whether a text on screen is these words, or, unless the whole has to be them, contains them. */
export function wordsPattern(text: string, whole: boolean): RegExp {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = parts.join('.+?').replace(/\s+/g, '\\s+');
  return new RegExp(whole ? `^${pattern}$` : pattern, 's');
}
