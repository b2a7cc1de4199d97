import type { Line } from './grid.ts';

export const FIELDS = ['sku', 'upc', 'title', 'cost', 'currency', 'case_pack', 'msrp', 'map'] as const;
const PLACES = ['sheet', 'row'] as const;

type Name = (typeof FIELDS)[number] | (typeof PLACES)[number];

/** What was read: anything may be missing or of another type. */
export type Read = Partial<Record<Name, unknown>>;

export interface ListScore {
  lines: number;
  /** Every field right; where it stands in the file doesn't count. */
  right: number;
  missed: number;
  invented: number;
  fields: Record<Name, { right: number; of: number }>;
  wrong: { line: Line; read: Read | undefined; fields: Name[] }[];
  strangers: Read[];
}

export function scoreList(expected: readonly Line[], read: readonly Read[]): ListScore {
  const { pairs, strangers } = paired(expected, read);
  const score = emptyScore();
  score.invented = strangers.length;
  score.strangers = strangers;
  for (const line of expected) {
    const found = pairs.get(line);
    if (line.optional) continue;
    score.lines++;
    if (!found) score.missed++;
    const wrong: Name[] = [];
    for (const name of [...FIELDS, ...PLACES]) {
      // A page of a PDF is no sheet.
      if ((name === 'sheet' || name === 'row') && line.row === null) continue;
      if (name === 'sheet' && line.sheet === '') continue;
      const field = score.fields[name];
      field.of++;
      if (found && isSame(name, line, found[name])) field.right++;
      else wrong.push(name);
    }
    if (found && !wrong.some((name) => name !== 'sheet' && name !== 'row')) score.right++;
    else score.wrong.push({ line, read: found, fields: wrong });
  }
  return score;
}

function emptyScore(): ListScore {
  const fields = Object.fromEntries([...FIELDS, ...PLACES].map((name) => [name, { right: 0, of: 0 }]));
  return {
    lines: 0,
    right: 0,
    missed: 0,
    invented: 0,
    fields: fields as ListScore['fields'],
    wrong: [],
    strangers: [],
  };
}

export function sum(scores: readonly ListScore[]): ListScore {
  const all = emptyScore();
  for (const { lines, right, missed, invented, fields } of scores) {
    all.lines += lines;
    all.right += right;
    all.missed += missed;
    all.invented += invented;
    for (const name of [...FIELDS, ...PLACES]) {
      all.fields[name].right += fields[name].right;
      all.fields[name].of += fields[name].of;
    }
  }
  return all;
}

/** Which line is which: by everything that names one, then by less and less. */
function paired(expected: readonly Line[], read: readonly Read[]) {
  const free = new Set(read);
  const pairs = new Map<Line, Read>();
  const names: readonly (readonly Name[])[] = [
    ['sheet', 'row', 'sku'],
    ['sku', 'upc', 'cost'],
    ['sku'],
    ['upc'],
    ['title'],
    ['sheet', 'row'],
  ];
  for (const keys of names) {
    const byKey = new Map<string, Read[]>();
    for (const found of free) {
      const key = keyOf(keys, found);
      if (key !== null) byKey.set(key, [...(byKey.get(key) ?? []), found]);
    }
    for (const line of expected) {
      const key = pairs.has(line) ? null : keyOf(keys, line);
      const found = key === null ? undefined : byKey.get(key)?.shift();
      if (!found) continue;
      pairs.set(line, found);
      free.delete(found);
    }
  }
  return { pairs, strangers: [...free] };
}

function keyOf(names: readonly Name[], line: Read): string | null {
  const parts = names.map((name) => fold(line[name]));
  // CSV has no sheets; everything else that names a line must be there.
  return parts.some((part, at) => part === '' && names[at] !== 'sheet') ? null : parts.join('\n');
}

function isSame(name: Name, line: Line, got: unknown): boolean {
  const wanted = line[name];
  if (name === 'upc' && wanted === null) {
    return isNothing(got) || (line.upc_stated !== undefined && fold(got) === fold(line.upc_stated));
  }
  // Most of these lists are American, so dollars may be taken for granted.
  if (name === 'currency' && wanted === null) return isNothing(got) || got === 'USD';
  if (wanted === null) return isNothing(got);
  if (name === 'upc') return isSameCode(String(wanted), String(got ?? ''));
  if (typeof wanted === 'number') return typeof got === 'number' && Math.abs(got - wanted) < 0.005;
  // A variant, whether new or soon gone, may follow.
  if (name === 'title') return fold(got) === fold(wanted) || fold(got).startsWith(`${fold(wanted)} `);
  return fold(got) === fold(wanted);
}

/** Twelve digits are the same code as thirteen with a zero before them, eleven aren't a code. */
function isSameCode(wanted: string, got: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(got) && got.padStart(14, '0') === wanted.padStart(14, '0');
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

const fold = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
