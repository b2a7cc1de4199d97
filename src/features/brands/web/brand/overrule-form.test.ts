import { describe, expect, it } from 'vitest';
import { decidedBy, overruleForm } from './overrule-form.ts';
import { valueWords } from './policy-words.ts';

const empty = overruleForm(null, null);

describe('what a person says of a brand’s policy', () => {
  it('begins with what holds, and says the same if nothing is changed', () => {
    const values = [
      ['marketplaces', 'with_permission'],
      ['minimum_reorder', { cents: 12_550, currency: 'EUR' }],
      ['documents', ['w9', 'A letter of our bank']],
      ['distributors', ['KeHE', 'UNFI']],
    ] as const;
    for (const [field, value] of values) {
      const given = typeof value === 'object' && 'length' in value ? [...value] : value;
      expect(decidedBy(field, overruleForm(given, null))).toEqual({ value: given });
    }
  });

  it('takes amounts as people write them', () => {
    const amount = (text: string) => decidedBy('minimum_opening_order', { ...empty, amount: text });
    expect(amount(' $1,250.5 ')).toEqual({ value: { cents: 125_050, currency: 'USD' } });
    expect(amount('0')).toEqual({ value: { cents: 0, currency: 'USD' } });
    for (const wrong of ['', 'about 200', '-5', '1.234']) expect(amount(wrong)).toHaveProperty('problem');
  });

  it('asks for a choice, and takes an empty list for none', () => {
    expect(decidedBy('takes_wholesale', empty)).toEqual({ problem: 'Please choose one.' });
    expect(decidedBy('distributors', { ...empty, names: ' KeHE \n\nKeHE' })).toEqual({ value: ['KeHE'] });
    expect(decidedBy('documents', empty)).toEqual({ value: [] });
  });
});

describe('a policy’s value', () => {
  it('is told in words', () => {
    expect(valueWords('marketplaces', 'amazon_forbidden')).toBe('Forbidden on Amazon');
    expect(valueWords('minimum_opening_order', { cents: 25_000, currency: 'USD' })).toBe('$250');
    expect(valueWords('minimum_reorder', { cents: 0, currency: 'USD' })).toBe('None');
    expect(valueWords('documents', ['w9', 'A letter of our bank'])).toBe('W-9, A letter of our bank');
    expect(valueWords('distributors', [])).toBe('None named');
  });
});
