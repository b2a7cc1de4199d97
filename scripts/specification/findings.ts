// What there is to say against docs/specification.md without running anything.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, readCode, type SourceFile } from '../rules/source-files.ts';
import { type NamedTest, type Place, parseTable, type Row, TABLE_PATH } from './table.ts';
import { declaredTests, isRunFile } from './tests.ts';
import { alterationsOf, rangesOf } from './words.ts';

/** Findings, a line each; none when all is well. */
export function brokenSpecificationTable(root: string): string[] {
  const rows = parseTable(readFileSync(join(root, TABLE_PATH), 'utf8'));
  const sources = readCode(root).filter(({ path }) => path.startsWith('src/') && !isTest(path));
  const tests = new Map<string, ReturnType<typeof declaredTests> | null>();
  const testsOf = (file: string) => {
    if (!tests.has(file)) tests.set(file, readTests(root, file));
    return tests.get(file) ?? null;
  };
  return [
    ...twice(rows),
    ...rows.flatMap((row) => [
      ...(row.places.length === 0 ? [`${row.id} names no place.`] : []),
      ...row.places.flatMap((place) => placeFindings(root, row, place)),
      ...(row.tests.length === 0 ? [`${row.id} names no test.`] : []),
      ...row.tests.flatMap((test) => testFindings(row, test, testsOf(test.file))),
      ...wordFindings(root, row, sources),
    ]),
  ];
}

const twice = (rows: readonly Row[]): string[] =>
  rows
    .filter(({ id }, index) => rows.findIndex((row) => row.id === id) !== index)
    .map(({ id, line }) => `${id} stands twice, the second time in line ${line}.`);

const placeFindings = (root: string, { id }: Row, { path }: Place): string[] =>
  existsSync(join(root, path)) ? [] : [`${id} names a place that doesn't exist: ${path}`];

function readTests(root: string, file: string): ReturnType<typeof declaredTests> | null {
  if (!existsSync(join(root, file))) return null;
  return declaredTests(file, readFileSync(join(root, file), 'utf8'));
}

function testFindings(
  { id }: Row,
  { file, title }: NamedTest,
  declared: ReturnType<typeof declaredTests> | null,
): string[] {
  if (declared === null) return [`${id} names a test file that doesn't exist: ${file}`];
  if (!isRunFile(file)) return [`${id} names a file that no test program runs: ${file}`];
  const found = declared.filter((test) => test.title.test(title));
  if (found.length === 0) return [`${id} names a test that doesn't exist: ${file} ${title}`];
  return found.some(({ isRun }) => isRun) ? [] : [`${id} names a test that isn't run: ${file} ${title}`];
}

/** Each part of a row's words stands in one of its places; where it doesn't, it is said where it does. */
function wordFindings(root: string, row: Row, sources: readonly SourceFile[]): string[] {
  const isThere = new Map<string, boolean>();
  for (const alteration of alterationsOf(row)) {
    const path = join(root, alteration.path);
    const there = existsSync(path) && rangesOf(readFileSync(path, 'utf8'), alteration).length > 0;
    isThere.set(alteration.what, isThere.get(alteration.what) === true || there);
  }
  return [...isThere].flatMap(([what, there]) => {
    if (there) return [];
    const elsewhere = placesOf(
      what,
      row.places.some(({ literal }) => literal === what),
      sources,
    );
    return [
      elsewhere.length === 0
        ? `${row.id}: “${what}” stands in no source file.`
        : `${row.id}: “${what}” doesn't stand in the place named, but in ${elsewhere.join(', ')}`,
    ];
  });
}

const MOST_PLACES = 3;

function placesOf(what: string, isCode: boolean, sources: readonly SourceFile[]): string[] {
  const [first = ''] = what.split(/\s/);
  const found: string[] = [];
  for (const { path, text } of sources) {
    if (found.length === MOST_PLACES) break;
    // Reading a file as code takes its time; most don't have the first word.
    if (text.includes(first) && rangesOf(text, { path, what, isCode }).length > 0) found.push(path);
  }
  return found;
}
