import { expect, it } from 'vitest';
import { brokenLines, printed, runsOf } from './letters.ts';

const NONE = () => undefined;
const textWithoutFonts = (text: string) =>
  runsOf(printed(text), NONE)
    .map((run) => run.text)
    .join('');

it.each([
  ['Acme™ “Bœuf” … 5 € – naïve', 'Acme™ “Bœuf” … 5 € – naïve'],
  ['Łódź Çağlar Dvořák', 'Lódz Çaglar Dvorák'],
  ['e\u0301clair', 'éclair'],
  ['№ 5 ﬁne ½', 'No 5 fine ½'],
  ['PO \u202e12\u200b', 'PO 12'],
  ['日本', '??'],
  ['tabs\tand', 'tabs and'],
])('%j is printed as %j where no font has more', (text, shown) => {
  expect(textWithoutFonts(text)).toBe(shown);
});

const fontOf = (letter: string) => (/\p{Script=Arabic}/u.test(letter) ? 'arabic' : 'asian');

it('each stretch of a line has its font, and one that is read from the right begins there', () => {
  expect(runsOf('Salt 食塩 5 kg', fontOf)).toEqual([
    { font: null, text: 'Salt ', isRightToLeft: false },
    { font: 'asian', text: '食塩', isRightToLeft: false },
    { font: null, text: ' 5 kg', isRightToLeft: false },
  ]);
  expect(runsOf('ملح البحر 250', fontOf)).toEqual([
    { font: null, text: '250', isRightToLeft: false },
    { font: 'arabic', text: 'ملح البحر ', isRightToLeft: true },
  ]);
  // The space after the figure stands on the other side of it.
  expect(runsOf('ملح 250 غ', fontOf)[1]).toEqual({ font: null, text: ' 250', isRightToLeft: false });
});

it('lines are broken between words, also where no spaces stand, and within a word that is too long', () => {
  const widthOf = (text: string) => [...text].length;
  expect(brokenLines('Fine sea salt\nfrom Oslo', 8, widthOf)).toEqual(['Fine sea', 'salt', 'from', 'Oslo']);
  expect(brokenLines('ABCDEFGHIJ', 4, widthOf)).toEqual(['ABCD', 'EFGH', 'IJ']);
  const tea = '有機緑茶、深蒸し（静岡県産）ティーバッグ';
  for (let width = 4; width < 12; width += 1) {
    const lines = brokenLines(tea, width, widthOf);
    expect(lines.join('')).toBe(tea);
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(width);
    if (width > 6) for (const line of lines) expect(line).not.toMatch(/^[、）]|（$/);
  }
});
