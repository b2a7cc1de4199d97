import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, type TestInfo } from '@playwright/test';
import {
  type Row,
  readTable,
  type Words,
  type WordsKind,
  wordsPattern,
} from '../../../scripts/specification/table.ts';

const ROOT = join(import.meta.dirname, '../../..');
const RECORDER = join(import.meta.dirname, 'record-shown.js');
const PATIENCE_MS = Number(process.env.SPECIFICATION_PATIENCE_MS ?? 8_000);
const LOOKS_EVERY_MS = 100;

/** One text that a person could read, or a name that a screen reader says. */
export interface Shown {
  kind: WordsKind;
  text: string;
  region: 'header' | 'footer' | 'page' | 'toast';
  path: string;
}

export type Region = Shown['region'];

export interface Seen {
  /** Everything that was on screen at any time, in the order in which it came up. */
  readonly shown: readonly Shown[];
  /** Forgets what was on screen so far. */
  forget(): void;
  /** Softly expects the words of every row of docs/specification.md that names this test. */
  expectRows(testInfo: TestInfo, regions?: readonly Region[]): Promise<void>;
}

/** Watches a browser's pages, new tabs too, from their first frame on. */
export async function watch(page: Page): Promise<Seen> {
  let shown: Shown[] = [];
  await page.context().exposeBinding('tellShown', (_, items: Shown[]) => void shown.push(...items));
  await page.context().addInitScript({ path: RECORDER });
  return {
    get shown() {
      return shown;
    },
    forget: () => {
      shown = [];
    },
    expectRows: (testInfo, regions = ['page', 'toast']) =>
      expectRows(testInfo, () => shown.filter(({ region }) => regions.includes(region))),
  };
}

function rowsProvedBy({ file, title }: TestInfo): Row[] {
  const name = relative(ROOT, file);
  const rows = readTable(ROOT).filter(({ tests }) =>
    tests.some((test) => test.file === name && test.title === title),
  );
  if (rows.length === 0) throw new Error(`No row of docs/specification.md names “${title}”.`);
  return rows;
}

/** All at once and softly, so that one run tells of every word that is missing. */
async function expectRows(testInfo: TestInfo, shown: () => readonly Shown[]): Promise<void> {
  const rows = rowsProvedBy(testInfo);
  const wanted = rows.flatMap(({ id, words }) => words.map((each) => ({ id, words: each })));
  const missing = () => wanted.filter(({ words }) => !shown().some((item) => isShown(words, item)));
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (missing().length > 0 && Date.now() < giveUpAt) {
    await sleep(LOOKS_EVERY_MS);
  }
  for (const { id, words } of missing()) {
    const sentence = `${id}: ${words.kind} “${words.text}” is on screen`;
    // A test that fails takes the product with it that its file shares, which the proof of all rows can't wait for.
    if (process.env.SPECIFICATION_GATHERS)
      testInfo.annotations.push({ type: 'failed', description: sentence });
    else expect.soft(false, sentence).toBe(true);
  }
}

const isShown = ({ kind, text }: Words, item: Shown): boolean =>
  (kind === 'text' || kind === item.kind) && wordsPattern(text, kind !== 'text').test(item.text);
