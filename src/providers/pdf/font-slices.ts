import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A file of a font that has some of its letters. */
export interface FontSlice {
  /** Under this the letters' font is known in a document. */
  name: string;
  bytes: Buffer;
  has(letter: string): boolean;
}

/** What is said of such a file before anybody opens it. */
interface ListedSlice {
  name: string;
  path: string;
  mayHave(letter: string): boolean;
}

/** What the built-in fonts of every PDF reader have beside Latin-1. */
const BUILT_IN = /^[\n\u0020-\u007e\u00a0-\u00ffŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]*$/;

export const isBuiltIn = (text: string): boolean => BUILT_IN.test(text);

const OTHERS = ['noto-sans', 'noto-sans-thai', 'noto-sans-arabic', 'noto-sans-hebrew'];
/** Chinese and Japanese write some of their common letters differently: whose they are shows in the kana. */
const CHINESE_FIRST = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];
const JAPANESE_FIRST = ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'];

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const EAST_ASIAN = /[\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\uffef\u{20000}-\u{3ffff}]/u;

/** For each letter beyond the built-in ones the slice that has it; those that none has are left out. */
export async function slicesFor(text: string): Promise<Map<string, FontSlice>> {
  const found = new Map<string, FontSlice>();
  const opened = new Map<string, FontSlice>();
  const letters = [...new Set(text)].filter((letter) => !isBuiltIn(letter));
  const eastAsian = KANA.test(text) ? JAPANESE_FIRST : CHINESE_FIRST;
  for (const letter of letters)
    for (const family of EAST_ASIAN.test(letter) ? eastAsian : [...OTHERS, ...eastAsian]) {
      const listed = (await slicesOf(family)).find(({ mayHave }) => mayHave(letter));
      if (!listed) continue;
      const slice = opened.get(listed.name) ?? (await openSlice(listed));
      opened.set(listed.name, slice);
      // The lists name letters that the fonts leave to others.
      if (!slice.has(letter)) continue;
      found.set(letter, slice);
      break;
    }
  return found;
}

async function openSlice({ name, path }: ListedSlice): Promise<FontSlice> {
  const [{ create }, bytes] = await Promise.all([import('fontkit'), readFile(path)]);
  const font = create(bytes);
  return { name, bytes, has: (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) };
}

const known = new Map<string, Promise<ListedSlice[]>>();

function slicesOf(family: string): Promise<ListedSlice[]> {
  const slices = known.get(family) ?? readSlices(family);
  known.set(family, slices);
  return slices;
}

const require = createRequire(import.meta.url);

/** The packages cut their fonts for browsers, and say which letters are in which file. */
async function readSlices(family: string): Promise<ListedSlice[]> {
  const inPackage = (path: string) => require.resolve(`@fontsource-variable/${family}/${path}`);
  const ranges = JSON.parse(await readFile(inPackage('unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges).map(([subset, text]) => {
    const name = `${family}-${subset.replace(/[[\]]/g, '')}`;
    const spans = text.split(',').map(spanOf);
    return {
      name,
      path: inPackage(`files/${name}-wght-normal.woff2`),
      mayHave: (letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return spans.some(([first, last]) => code >= first && code <= last);
      },
    };
  });
}

/** "U+0400-045F", "U+20B4". */
function spanOf(text: string): [number, number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
