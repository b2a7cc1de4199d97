import { expect, it } from 'vitest';
import { manyWords } from './many-words.ts';

const WORDS = ['ndler', 'evend', 'holesal', 'tockist', 'our stores', 'n gros'];

/** Text of few letters, so that words and halves of words stand everywhere. */
function aText(seed: number): string {
  const pieces = [...WORDS, 'hole', 'dler', ' our', ' stor', 'en gro', 'x', 'ü', '€'];
  let state = seed;
  return Array.from({ length: 200 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return pieces[state % pieces.length];
  }).join('');
}

it('finds in one walk what a search for each word finds', () => {
  const search = manyWords(WORDS);
  for (let seed = 1; seed <= 50; seed += 1) {
    const text = aText(seed);
    const [from, to] = [20, 420];
    const found: number[] = [];
    search(text, from, to, (at) => found.push(at));
    const expected = Array.from(text, (_, at) => at).filter((at) =>
      WORDS.some((word) => at >= from && at + word.length <= to && text.startsWith(word, at)),
    );
    expect(found.length).toBeGreaterThan(5);
    expect(found).toEqual(expected);
  }
});
