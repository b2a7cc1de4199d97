import { describe, expect, it } from 'vitest';
import { inDigits, numberOf } from './number-words.ts';

describe('a number in words', () => {
  it.each([
    ['thirty-five days', '35 days'],
    ['about forty five units', 'about 45 units'],
    ['a dozen of each', '12 of each'],
    ['zwolf stuck', '12 stuck'],
    ['funfundzwanzig prozent', '25 prozent'],
    ['quatre-vingt-dix jours', '90 jours'],
    ['une dizaine de jours', '10 jours'],
    ['treinta y cinco dias', '35 dias'],
    ['quarantotto pezzi', '48 pezzi'],
    ['achtenveertig stuks', '48 stuks'],
    ['vinte e cinco caixas', '25 caixas'],
  ])('is read in figures: %s', (words, figures) => {
    expect(inDigits(words)).toBe(figures);
  });

  it.each(['due on receipt', 'once a week', 'sei un amico', 'a week', 'tennis and nineteenth', 'one more'])(
    'is none where the word means something else: %s',
    (words) => {
      expect(inDigits(words)).toBe(words);
    },
  );

  it('before things that are counted is a number all the same', () => {
    expect(inDigits('due settimane')).toBe('2 settimane');
    expect(inDigits('once cajas')).toBe('11 cajas');
  });

  it('is left to those who read money where it is part of a sum', () => {
    expect(inDigits('two hundred and fifty dollars')).toBe('two hundred and fifty dollars');
    expect(inDigits('forty cents on the dollar')).toBe('40 cents on the dollar');
  });

  it('is one for an article', () => {
    expect(['a', 'an', 'eine', 'une', 'una', 'een', '7'].map(numberOf)).toEqual([1, 1, 1, 1, 1, 1, 7]);
  });
});
