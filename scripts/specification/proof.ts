// Which words to alter together, and whose alteration a failed test tells of.
import { type NamedTest, type Row, wordsPattern } from './table.ts';
import { type Alteration, alterationsOf, altered, alteredCode, type Range, rangesOf } from './words.ts';

export interface AlteredTree {
  /** The altered files, by path. */
  files: Map<string, string>;
  /** The rows of which every word was altered. What stands inside another row's longer words has to wait. */
  rows: Row[];
}

interface Change extends Range {
  what: string;
  isCode: boolean;
}

export function alterTogether(rows: readonly Row[], read: (path: string) => string): AlteredTree {
  const changes = new Map<string, Change[]>();
  const all = rows.flatMap((row) => alterationsOf(row));
  for (const alteration of byLength(all)) {
    const taken = changes.get(alteration.path) ?? [];
    const free = rangesOf(read(alteration.path), alteration).filter(
      (range) => !taken.some((other) => range.start < other.end && other.start < range.end),
    );
    changes.set(alteration.path, [...taken, ...free.map((range) => ({ ...range, ...alteration }))]);
  }
  const isAltered = ({ path, what }: Alteration) =>
    changes.get(path)?.some((change) => change.what === what) === true;
  return {
    files: new Map([...changes].map(([path, list]) => [path, applied(read(path), list)])),
    rows: rows.filter((row) => {
      const alterations = alterationsOf(row);
      return alterations.every(({ what }) =>
        alterations.some((each) => each.what === what && isAltered(each)),
      );
    }),
  };
}

const byLength = (alterations: readonly Alteration[]): Alteration[] =>
  [...alterations].sort((one, other) => other.what.length - one.what.length);

function applied(source: string, changes: readonly Change[]): string {
  let text = source;
  for (const { start, end, isCode } of changes) {
    const before = source.slice(start, end);
    text = text.slice(0, start) + (isCode ? alteredCode(before) : altered(before)) + text.slice(end);
  }
  return text;
}

export interface FailedTest extends NamedTest {
  message: string;
}

const ROWS_ON_SCREEN = /\b([A-Z]+-\d+): .* is on screen/g;

/** The failed tests of a row that tell of the row itself: by its id, or by its words. */
export function tellsOf(row: Row, failures: readonly FailedTest[]): boolean {
  return failures.some((failure) => {
    if (!isNamed(row, failure)) return false;
    if (failure.message.includes(`${row.id}: `)) return true;
    const own = failure.message.replace(ROWS_ON_SCREEN, '');
    return row.words.some(({ text }) => wordsPattern(text, false).test(own));
  });
}

export const isNamed = ({ tests }: Row, { file, title }: NamedTest): boolean =>
  tests.some((test) => test.file === file && titlePattern(test.title).test(title));

const titlePattern = (title: string): RegExp => new RegExp(`^${titleSource(title)}$`, 's');

/** `…` in a title stands for what is filled in with each case. */
export const titleSource = (title: string): string =>
  title
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');
