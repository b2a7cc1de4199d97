import { describe, expect, it } from 'vitest';
import { MAX_NOTE_WORDS, personalNote } from './personal-note.ts';
import { productName } from './product-name.ts';

const FACTS = {
  name: 'Nordkap',
  category: 'Home & Kitchen',
  productCount: 14,
  productTitles: ['Nordkap Wool Throw, 50 x 60 in, Grey', 'Nordkap Linen Apron with Pockets'],
};

describe('what a product is called', () => {
  it.each([
    [
      'Acme Stainless Steel Water Bottle, 32oz, Leak Proof - Blue (Pack of 2)',
      'Stainless Steel Water Bottle',
    ],
    ["ACME's Bamboo Cutting Board with Handle | Large", 'Bamboo Cutting Board'],
    ['Acme – Trail Mix – 12 Count', 'Trail Mix'],
    ['Acmeland Map of the World', 'Acmeland Map of the World'],
    ['BAMBOO SPOONS SET', 'Bamboo Spoons Set'],
    ['Café Crème à la Vanille and', 'Café Crème à la Vanille'],
    ['日本製 包丁セット', '日本製 包丁セット'],
  ])('%s is %s', (title, name) => {
    expect(productName(title, 'Acme')).toBe(name);
  });

  it.each([
    'B0',
    '',
    '12 34 56',
    'Click http://evil.com now',
    '[Your Name]',
    '<b>Bold</b>',
    'Mail me@evil.com',
  ])('%j names none', (title) => {
    expect(productName(title, 'Acme')).toBeNull();
  });
});

describe('a personal note by rules', () => {
  it('speaks of the products, and is the same whenever it is made', () => {
    const note = personalNote(FACTS);
    expect(note).toContain('Wool Throw');
    expect(note).toContain('Linen Apron');
    expect(personalNote(FACTS)).toBe(note);
  });

  it('says nothing where nothing is known', () => {
    expect(personalNote({ ...FACTS, category: null, productTitles: [] })).toBeNull();
    expect(personalNote({ ...FACTS, category: null, productTitles: ['B0'] })).toBeNull();
  });

  it('falls back to one product, then to the category', () => {
    expect(personalNote({ ...FACTS, productTitles: ['Wool Throw'] })).toMatch(/Wool Throw/);
    expect(personalNote({ ...FACTS, productTitles: [] })).toMatch(/Home & Kitchen/);
  });

  it('states no number but the count of products', () => {
    for (let index = 0; index < 200; index += 1) {
      const note =
        personalNote({
          ...FACTS,
          name: `Brand ${String.fromCharCode(97 + (index % 26)).repeat(1 + index)}`,
          productTitles: ['Wool Throw'],
        }) ?? '';
      const numbers = note.match(/\d+/g) ?? [];
      expect(numbers.filter((number) => number !== '14')).toEqual([]);
      expect(note.split(/\s+/).length).toBeLessThanOrEqual(MAX_NOTE_WORDS);
      expect(note).not.toMatch(/[{}]| {2}/);
    }
  });

  it('hardly ever opens two mails alike', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 600; index += 1) {
      const note = personalNote({ ...FACTS, name: `Brand ${index}` }) ?? '';
      counts.set(note, (counts.get(note) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(100);
    expect(Math.max(...counts.values())).toBeLessThan(20);
  });

  it('does not count a handful', () => {
    const notes = Array.from({ length: 60 }, (_, index) =>
      personalNote({ ...FACTS, name: `Brand ${index}`, productCount: 3 }),
    );
    expect(notes.join(' ')).not.toContain('3');
  });
});
