import { describe, expect, it } from 'vitest';
import { beginningOf, endingOf, partAround } from './quote.ts';

const TERMS = 'We sell to shops. Our first order is $200. Reorders have no minimum.';

describe('what is shown of a page', () => {
  it('is all of it where that is short', () => {
    expect(beginningOf(TERMS, 100)).toBe(TERMS);
    expect(endingOf(TERMS, 100)).toBe(TERMS);
    expect(partAround(TERMS, 20, 100)).toBe(TERMS);
  });

  it('is its whole sentences where there is room for some', () => {
    expect(beginningOf(TERMS, 45)).toBe('We sell to shops. Our first order is $200.');
    expect(endingOf(TERMS, 55)).toBe('Our first order is $200. Reorders have no minimum.');
  });

  it('is as many words of a long sentence as there is room for, and says that there are more', () => {
    const long = 'independent bookshops and galleries in the north of England buy our prints';
    expect(beginningOf(long, 30)).toBe('independent bookshops and …');
    expect(endingOf(long, 30)).toBe('… of England buy our prints');
  });

  it('is the part that tells, of a sentence without end', () => {
    const clause = `${'the seller agrees to this and '.repeat(20)}the first order comes to $500 at least`;
    const shown = partAround(clause, clause.indexOf('$500'), 400);
    expect(shown).toContain('the first order comes to $500 at least');
    expect(shown).toMatch(/^… [a-z]+ /);
    expect(clause).toContain(shown.slice(2));
  });

  it('is cut between letters where a language sets no blanks, and never within one', () => {
    expect(beginningOf('𠮷野家の商品は小売店に卸しています', 4)).toBe('𠮷 …');
    expect(endingOf('小売店に卸しています𠮷', 4).isWellFormed()).toBe(true);
  });
});
