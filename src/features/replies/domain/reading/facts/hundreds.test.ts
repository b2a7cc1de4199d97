import { describe, expect, it } from 'vitest';
import { hundredsInFigures } from './hundreds.ts';

describe('hundreds in words', () => {
  it.each([
    ['zweihundertfunfzig euro', '250 euro'],
    ['hundert stuck', '100 stuck'],
    ['deux cents euros', '200 euros'],
    ['trois cent cinquante euros', '350 euros'],
    ['cent pieces', '100 pieces'],
    ['quinientos euros', '500 euros'],
    ['doscientas cincuenta piezas', '250 piezas'],
    ['cien pastillas', '100 pastillas'],
    ['duecentocinquanta euro', '250 euro'],
    ['duemila euro', '2000 euro'],
    ['mille euro', '1000 euro'],
    ['tweehonderd euro', '200 euro'],
    ['duzentos e cinquenta euros', '250 euros'],
    ['zweitausend euro', '2000 euro'],
  ])('are read in figures: %s', (words, figures) => {
    expect(hundredsInFigures(words)).toBe(figures);
  });

  it.each(['fifty cents a piece', 'ten per cent', 'merci mille fois', 'per cento'])(
    'are none in other words: %s',
    (words) => {
      expect(hundredsInFigures(words)).toBe(words);
    },
  );
});
