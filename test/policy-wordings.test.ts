import { describe, expect, it } from 'vitest';
import { scoreWordings } from './evals/discovery/score-wordings.ts';
import { kindredWordings } from './evals/discovery/wordings/kindred/all.ts';

/** Who says what a first order comes to sells to shops, which these sentences needn't be asked. */
const saysMore = (wrong: string): boolean => !wrong.startsWith('takes_wholesale=yes');

describe('what brands say to shops is read in other words, too', () => {
  it.each(Object.entries(kindredWordings))('in %s', (_, wordings) => {
    const { misread } = scoreWordings(wordings);
    const really = misread.filter(({ missed, wrong }) => missed.length > 0 || wrong.some(saysMore));
    expect(really.map(({ html, missed, wrong }) => [html, ...missed, ...wrong])).toEqual([]);
  });
});
