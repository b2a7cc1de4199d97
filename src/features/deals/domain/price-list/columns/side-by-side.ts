import { inLines } from '../../../../../kernel/in-lines.ts';
import { type Column, PRICE_ROLES } from './column-role.ts';
import { roleOfHeading } from './heading-role.ts';
import { plain } from './plain-heading.ts';

/** Lists that stand side by side: the columns of the first, and how often they come again. */
export interface Blocks {
  start: number;
  width: number;
  count: number;
}

/** What each of several lists side by side needs: a price, and what it is the price of. */
function isListOfItsOwn(names: readonly string[]): boolean {
  const roles = names.map((name) => roleOfHeading(name)?.role ?? null);
  return (
    roles.some((role) => role !== null && PRICE_ROLES.includes(role)) &&
    roles.some((role) => role === 'sku' || role === 'upc' || role === 'title' || role === 'asin')
  );
}

/** The same headings twice or more, perhaps after columns that all of them share: "Scent | Item, Whsl | Item, Whsl". */
export function blocksIn(headings: readonly string[]): Blocks | null {
  const names = headings.map(plain);
  return (
    blocksOf(names, headings) ??
    blocksOf(withoutSizes(names), headings) ??
    blocksOf(withoutNames(names), headings)
  );
}

/** Of one item, and no list of its own. */
const OF_ONE_ITEM = new RegExp(inLines`
  \b(?:
    case|cases|carton|ctn|inner|outer|master|unit|units|each|ea|piece|pack|pk|box|dozen|item|display|
    wholesale|retail|dealer|trade|list|net|price|cost|old|new|current|previous|us|usd|uk|gbp|eu|eur|ca|cad|
    au|aud|usa|canada|my|our|your|vendor|supplier|mfr|mfg|manufacturer|min|max|opening
  )\b
`);

/**
 * "Votive item", "Votive whsl", "Large item", "Large whsl": what each list's headings begin with or end in names the
 * list. Words that a list has for its columns are no such names.
 */
function withoutNames(names: readonly string[]): string[] {
  const bare = [...names];
  const filled = names.map((name) => name.split(' ')).map((words) => (words.length > 1 ? words : []));
  for (const wordOf of [(words: readonly string[]) => words[0], (words: readonly string[]) => words.at(-1)]) {
    const isFirst = wordOf(['a', 'b']) === 'a';
    const parts = new Set(filled.flatMap((words) => wordOf(words) ?? []));
    const listNames = [...parts].filter(
      (word) =>
        !OF_ONE_ITEM.test(word) &&
        roleOfHeading(word) === null &&
        filled.filter((words) => wordOf(words) === word).length > 1,
    );
    if (listNames.length < 2) continue;
    for (const [at, words] of filled.entries())
      if (listNames.includes(wordOf(words) ?? ''))
        bare[at] = (isFirst ? words.slice(1) : words.slice(0, -1)).join(' ');
    return bare;
  }
  return [];
}

/** "4oz Item" and "9oz Item" are one heading of two lists, where nearly all of them begin so. */
function withoutSizes(names: readonly string[]): string[] {
  const bare = names.map((name) =>
    name.replace(
      /^(?:\d+(?: \d+)? ?(?:oz|ml|l|cl|g|gr|kg|lb|cm|mm|in|inch|ct|pk|qt)|small|medium|large|mini|regular|travel|full size) /,
      '',
    ),
  );
  return bare.filter((name, at) => name !== names[at]).length >= 4 ? bare : [];
}

function blocksOf(names: readonly string[], headings: readonly string[]): Blocks | null {
  const end = names.findLastIndex((name) => name !== '') + 1;
  for (let start = 0; start < end - 2; start += 1) {
    if (names[start] === '') continue;
    const next = names.indexOf(names[start] ?? '', start + 1);
    const width = next - start;
    if (next < 0 || width < 2) continue;
    const isSame = (at: number): boolean => names[at] === '' || names[at] === names[at - width];
    const last = names.findIndex((_, at) => at >= next && at < end && !isSame(at));
    // Nothing but such lists may follow: the last of them may lack its last headings.
    if (last >= 0 || names.slice(next, end).filter((name) => name !== '').length < 2) continue;
    if (isListOfItsOwn(headings.slice(start, next)))
      return { start, width, count: Math.ceil((end - start) / width) };
  }
  return null;
}

/** Below the headings of lists side by side, what each list's first section is called, and nothing else. */
export function isAcrossEach(row: readonly string[], blocks: Blocks | null): boolean {
  if (!blocks) return false;
  const { start, width, count } = blocks;
  return Array.from({ length: count }, (_, block) => start + block * width).every((from) => {
    const texts = row.slice(from, from + width).filter((cell) => cell.trim() !== '');
    return (row[from] ?? '').trim() !== '' && new Set(texts).size === 1;
  });
}

/** Headings of the first list alone: what comes again says nothing more. */
export const firstBlock = (
  headings: readonly string[],
  lowest: readonly string[],
  blocks: Blocks,
): string[] =>
  headings.map((heading, index) => {
    if (index < blocks.start) return heading;
    return index < blocks.start + blocks.width ? (lowest[index] ?? '').trim() : '';
  });

/** The columns of each list, with those that they share. */
export function columnsOfBlocks(columns: readonly Column[], blocks: Blocks | null): Column[][] {
  if (!blocks) return [[...columns]];
  const { start, width, count } = blocks;
  const shared = columns.filter(({ index }) => index < start);
  const own = columns.filter(({ index }) => index >= start && index < start + width);
  return Array.from({ length: count }, (_, block) => [
    ...shared,
    ...own.map((column) => ({ ...column, index: column.index + block * width })),
  ]);
}

/** What stands above each list and not above the others: "9 oz glass jar". */
export function namesOfBlocks(
  rows: readonly (readonly string[])[],
  { start, width, count }: Blocks,
): (string | null)[] {
  const names = Array.from({ length: count }, (_, block) =>
    rows
      .slice(0, -1)
      .flatMap((row) => row.slice(start + block * width, start + (block + 1) * width))
      .map((cell) => cell.trim())
      .find((cell) => cell !== ''),
  );
  if (new Set(names).size === count) return names.map((name) => name ?? null);
  const headings = rows.at(-1) ?? [];
  const own = names.map((_, block) =>
    wordOfAll(headings.slice(start + block * width, start + (block + 1) * width)),
  );
  return own.map((name) => (new Set(own).size === count ? name : null));
}

/** "Votive" of "Votive item" and "Votive whsl". */
function wordOfAll(headings: readonly string[]): string | null {
  const words = headings
    .filter((heading) => heading.trim() !== '')
    .map((heading) => heading.trim().split(/\s+/));
  const [first] = words;
  const shared = [first?.[0], first?.at(-1)].find((word) =>
    words.every((own) => own[0] === word || own.at(-1) === word),
  );
  return words.length > 1 ? (shared ?? null) : null;
}
