// The words in a source file: what stands in its strings, templates and markup, and nothing that is code.
import { parseSync } from 'vite';
import { fixedParts, type Row } from './table.ts';

export interface Range {
  start: number;
  end: number;
}

interface Located {
  type: string;
  start: number;
  end: number;
}

const known = new Map<string, Range[]>();

/** Where a file's texts stand. What an import names is none. Each file has many rows and is read as code once. */
function textRanges(path: string, source: string): Range[] {
  const before = known.get(source);
  if (before) return before;
  const ranges: Range[] = [];
  known.set(source, ranges);
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isNode(value)) {
      if (/^(Import|Export(All|Named))Declaration$/.test(value.type) && 'source' in value && value.source)
        return;
      if (isText(value)) ranges.push({ start: value.start, end: value.end });
      else for (const child of Object.values(value)) visit(child);
    }
  };
  visit(parseSync(path, source).program);
  return ranges;
}

const isNode = (value: unknown): value is Located =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isText = (node: Located): boolean =>
  node.type === 'JSXText' ||
  node.type === 'TemplateElement' ||
  (node.type === 'Literal' && 'value' in node && typeof node.value === 'string');

/** Where these words stand, whatever the line breaks. An escaped quote in a string is a quote. */
function rangesOfWords(source: string, texts: readonly Range[], words: string): Range[] {
  const pattern = words
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['"`]/g, '\\\\?$&'))
    .join('\\s+');
  // A word is not found inside a longer one.
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu');
  return texts.flatMap(({ start, end }) =>
    [...source.slice(start, end).matchAll(found)].map((match) => ({
      start: start + match.index,
      end: start + match.index + match[0].length,
    })),
  );
}

/** What to alter in a file for a row: its words, or the code from which they come. */
export interface Alteration {
  path: string;
  what: string;
  isCode: boolean;
}

export function alterationsOf(row: Row): Alteration[] {
  if (row.words.length === 0) return [];
  const literals = row.places.filter(({ literal }) => literal !== null);
  if (literals.length > 0)
    return literals.map(({ path, literal }) => ({ path, what: literal ?? '', isCode: true }));
  const parts = [...new Set(row.words.flatMap(({ text }) => fixedParts(text)))];
  return row.places.flatMap(({ path }) => parts.map((what) => ({ path, what, isCode: false })));
}

/** Where an alteration takes place; empty when the file doesn't have it. */
export function rangesOf(source: string, { path, what, isCode }: Alteration): Range[] {
  if (!isCode)
    return rangesOfWords(source, isParsed(path) ? textRanges(path, source) : [whole(source)], what);
  const ranges: Range[] = [];
  for (let at = source.indexOf(what); at >= 0; at = source.indexOf(what, at + what.length)) {
    ranges.push({ start: at, end: at + what.length });
  }
  return ranges;
}

const isParsed = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path);
const whole = (source: string): Range => ({ start: 0, end: source.length });

/** Every letter and digit by the next one: the same length, and never the same words. */
export const altered = (words: string): string =>
  words.replace(/[a-z0-9]/gi, (sign) => {
    if (sign === '9') return '1';
    if (sign === 'z') return 'a';
    if (sign === 'Z') return 'A';
    return String.fromCharCode(sign.charCodeAt(0) + 1);
  });

/** In code only figures, or where there are none what stands in quotes, can be altered without breaking it. */
export const alteredCode = (code: string): string =>
  /\d/.test(code)
    ? code.replace(/\d/g, altered)
    : code.replace(/(['"`])(.*?)\1/g, (_, quote: string, inside: string) => quote + altered(inside) + quote);
