// `npm run check:spec [-- --resume] [-- ID …]`: proves docs/specification.md. In a copy of the tree the words of all rows
// are altered at once, and a test of each row has to fail for its words: first the quick ones beside the code, then the
// browser's. Rows that an earlier failure of their test kept from being looked at get another round; the last are altered
// alone. `--resume` goes on where a proof of the same tree was interrupted.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-tool.ts';
import { type Copy, copyOfTheTree, isBrowserTest } from './specification/copy.ts';
import { brokenSpecificationTable } from './specification/findings.ts';
import { fingerprintOfTree, readNote, writeNote } from './specification/note.ts';
import { alterTogether, type FailedTest, isNamed, tellsOf } from './specification/proof.ts';
import { type Row, readTable } from './specification/table.ts';
import { alterationsOf } from './specification/words.ts';

const MOST_TOLD = 40;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const secondsSince = (started: number): number => Math.round((performance.now() - started) / 1_000);
const idsOf = (rows: readonly Row[]): string => rows.map(({ id }) => id).join(' ');
const without = (rows: readonly Row[], others: readonly Row[]): Row[] =>
  rows.filter((row) => !others.includes(row));

type Runner = (rows: readonly Row[]) => Promise<FailedTest[]>;

/** Alters rows at once, for as long as that proves any: of a test that fails early, the rest is looked at in the next. */
async function provenTogether(copy: Copy, rows: readonly Row[], run: Runner): Promise<Row[]> {
  let proven: Row[] = [];
  for (;;) {
    const waiting = without(rows, proven);
    if (waiting.length === 0) return proven;
    const started = performance.now();
    const { files, rows: touched } = alterTogether(waiting, readSource);
    const failures = await copy.withFiles(files, () => run(touched));
    const found = touched.filter((row) => tellsOf(row, failures));
    say(`${touched.length} rows altered, ${found.length} proven (${secondsSince(started)} s)`);
    proven = [...proven, ...found];
    const left = without(waiting, found);
    if (left.length > 0 && left.length <= MOST_TOLD) say(`  not yet: ${idsOf(left)}`);
    if (found.length === 0) return proven;
  }
}

/** Alters one row. Whatever way its test fails tells of the row, as long as the test passes where nothing is altered. */
async function isProvenAlone(copy: Copy, row: Row): Promise<boolean> {
  const started = performance.now();
  const failed = async () => [
    ...(await copy.failedBesideTheCode([row])),
    ...(await copy.failedInTheBrowser([row], { gathers: false })),
  ];
  const { files } = alterTogether([row], readSource);
  const failures = await copy.withFiles(files, failed);
  let isProven = tellsOf(row, failures);
  if (!isProven && failures.some((failure) => isNamed(row, failure)))
    isProven = !(await failed()).some((failure) => isNamed(row, failure));
  say(`${row.id} altered alone, ${isProven ? 'proven' : 'NOT PROVEN'} (${secondsSince(started)} s)`);
  return isProven;
}

const readSource = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Tells of each row that is proven as soon as it is; what is left is not. */
async function prove(rows: readonly Row[], tell: (proven: readonly Row[]) => void): Promise<Row[]> {
  const copy = await copyOfTheTree();
  let left = [...rows];
  const take = (proven: readonly Row[]) => {
    left = without(left, proven);
    tell(proven);
  };
  try {
    const quick = left.filter(({ tests }) => tests.some((test) => !isBrowserTest(test)));
    if (rows.length > 1) {
      take(await provenTogether(copy, quick, copy.failedBesideTheCode));
      take(
        await provenTogether(copy, left, (touched) => copy.failedInTheBrowser(touched, { gathers: true })),
      );
    }
    for (const row of left.slice()) if (await isProvenAlone(copy, row)) take([row]);
    return left;
  } finally {
    await copy.remove();
  }
}

async function main(args: readonly string[]): Promise<void> {
  const asked = args.filter((arg) => arg !== '--resume');
  const table = readTable(ROOT);
  const unknown = asked.filter((id) => !table.some((row) => row.id === id));
  const findings = [...brokenSpecificationTable(ROOT), ...unknown.map((id) => `There is no row ${id}.`)];
  if (findings.length > 0) {
    for (const finding of findings) say(finding);
    process.exitCode = 1;
    return;
  }

  const started = performance.now();
  const tree = fingerprintOfTree();
  const before = new Set(args.includes('--resume') ? readNote(tree) : []);
  const withWords = table.filter((row) => alterationsOf(row).length > 0);
  const rows = withWords.filter(({ id }) => asked.length === 0 || asked.includes(id));
  const known = rows.filter(({ id }) => before.has(id));
  if (known.length > 0) say(`${known.length} rows were proven before in this very tree`);
  const unproven = await prove(without(rows, known), (proven) => {
    for (const { id } of proven) before.add(id);
    writeNote(tree, [...before]);
  });
  for (const { id, statement, tests } of unproven) {
    const named = tests.map(({ file, title }) => `${file}: ${title}`).join('\n            ');
    say(`NOT PROVEN  ${id} ${statement}\n            ${named}`);
  }
  const minutes = (secondsSince(started) / 60).toFixed(1);
  say(
    `${rows.length - unproven.length} of ${rows.length} rows with words proven in ${minutes} minutes, ${table.length} rows in all`,
  );
  process.exitCode = unproven.length > 0 ? 1 : 0;
}

await main(process.argv.slice(2));
