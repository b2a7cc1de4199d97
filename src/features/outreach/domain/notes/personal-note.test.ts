import { describe, expect, it } from 'vitest';
import type { OwnWord } from './brand-facts.ts';
import { factLines } from './brand-facts.ts';
import { MAX_NOTE_WORDS, unfoundedIn } from './check-note.ts';
import {
  MORE_CATEGORY,
  MORE_COUNT,
  ONE_PRODUCT,
  ONLY_CATEGORY,
  OWN_WORD,
  SAYS_HOW_FOUND,
  TWO_PRODUCTS,
} from './note-frames.ts';
import { personalNote } from './personal-note.ts';
import { productName } from './product-name.ts';

const FACTS = {
  name: 'Nordkap',
  category: 'Home & Kitchen',
  productCount: 14,
  productTitles: ['Nordkap Wool Throw, 50 x 60 in, Grey', 'Nordkap Linen Apron with Pockets'],
};

it('ends no sentence twice where the brand’s name has a period of its own', () => {
  const notes = Array.from({ length: 60 }, (_, number) =>
    personalNote({
      name: `Brand ${number} Co.`,
      category: 'Toys & Games',
      productCount: 2,
      productTitles: [],
    }),
  ).flatMap((note) => note?.text ?? []);
  expect(notes.some((text) => text.endsWith(' Co.'))).toBe(true);
  for (const text of notes) expect(text).not.toContain('..');
});

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
    ['Acmé Co. Reed Diffuser', 'Reed Diffuser'],
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

const OPENING_ORDER: OwnWord = {
  field: 'minimum_opening_order',
  value: { cents: 25_000, currency: 'USD' },
  url: 'https://nordkap.example/trade',
  sentence: 'Opening orders begin at $250.',
};
const TAKES_WHOLESALE: OwnWord = {
  field: 'takes_wholesale',
  value: 'yes',
  url: 'https://nordkap.example/trade',
  sentence: 'We supply shops all over the country.',
};
const textOf = (facts: Parameters<typeof personalNote>[0]): string => personalNote(facts)?.text ?? '';
const named = (index: number) => ({
  ...FACTS,
  name: `Brand ${String.fromCharCode(97 + (index % 26)).repeat(1 + index)}`,
});

describe('a personal note by rules', () => {
  it('speaks of the products, and is the same whenever it is made', () => {
    expect(textOf(FACTS)).toContain('Wool Throw');
    expect(textOf(FACTS)).toContain('Linen Apron');
    expect(personalNote(FACTS)).toEqual(personalNote(FACTS));
  });

  it('says nothing where nothing is known', () => {
    expect(personalNote({ ...FACTS, category: null, productTitles: [] })).toBeNull();
    expect(personalNote({ ...FACTS, category: null, productTitles: ['B0'] })).toBeNull();
  });

  it('falls back to one product, then to the category', () => {
    expect(textOf({ ...FACTS, productTitles: ['Wool Throw'] })).toMatch(/Wool Throw/);
    expect(textOf({ ...FACTS, productTitles: [] })).toMatch(/Home & Kitchen/);
  });

  it('tells the brand what its own site says, the most particular of it', () => {
    const note = personalNote({ ...FACTS, ownWords: [TAKES_WHOLESALE, OPENING_ORDER] });
    expect(note?.text).toContain('$250');
    expect(note?.evidence.at(-1)).toEqual({
      words: '$250',
      fact: 'Opening orders begin at $250.',
      url: 'https://nordkap.example/trade',
    });
    const less = personalNote({ ...FACTS, ownWords: [TAKES_WHOLESALE] });
    expect(less?.evidence.at(-1)?.fact).toBe(TAKES_WHOLESALE.sentence);
  });

  it('names for each part what it rests on', () => {
    const { evidence = [] } = personalNote(FACTS) ?? {};
    expect(evidence.slice(0, 2)).toEqual([
      { words: 'Wool Throw', fact: FACTS.productTitles[0], url: null },
      { words: 'Linen Apron', fact: FACTS.productTitles[1], url: null },
    ]);
    for (const { words } of evidence) expect(textOf(FACTS)).toContain(words);
  });

  it('states no number but the count of products', () => {
    for (let index = 0; index < 200; index += 1) {
      const note = textOf({ ...named(index), productTitles: ['Wool Throw'] });
      const numbers = note.match(/\d+/g) ?? [];
      expect(numbers.filter((number) => number !== '14')).toEqual([]);
      expect(note.split(/\s+/).length).toBeLessThanOrEqual(MAX_NOTE_WORDS);
      expect(note).not.toMatch(/[{}]| {2}/);
    }
  });

  it('begins hardly two mails alike', () => {
    const openings = new Map<string, number>();
    for (let index = 0; index < 600; index += 1) {
      const words = textOf({ ...FACTS, name: `Brand ${index}` })
        .split(' ')
        .slice(0, 4)
        .join(' ');
      openings.set(words, (openings.get(words) ?? 0) + 1);
    }
    expect(Math.max(...openings.values()) / 600).toBeLessThan(0.05);
  });

  it('says once how the brand was found', () => {
    const notes = Array.from({ length: 600 }, (_, index) =>
      textOf({
        ...FACTS,
        name: `Brand ${index}`,
        productCount: 1 + (index % 2),
        productTitles: FACTS.productTitles.slice(index % 2),
      }),
    );
    const found = notes.filter((note) => SAYS_HOW_FOUND.test(note.split(/[.?] /)[0] ?? ''));
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((note) => note.includes('Home & Kitchen'))).toEqual([]);
  });

  it('does not count a handful', () => {
    const notes = Array.from({ length: 60 }, (_, index) =>
      textOf({ ...FACTS, name: `Brand ${index}`, productCount: 3 }),
    );
    expect(notes.join(' ')).not.toContain('3');
  });

  it.each([
    ...TWO_PRODUCTS,
    ...ONE_PRODUCT,
    ...ONLY_CATEGORY,
    ...MORE_COUNT,
    ...MORE_CATEGORY,
    ...Object.values(OWN_WORD).flat(),
  ])('claims nothing that the check would refuse: %s', (frame) => {
    const values: Record<string, string> = {
      a: 'Wool Throw',
      b: 'Linen Apron',
      brand: 'Nordkap',
      category: 'Home & Kitchen',
      count: '14',
      it: frame.includes('order') ? '$250' : 'a resale certificate',
    };
    const papers: OwnWord = { ...OPENING_ORDER, field: 'documents', value: ['resale_certificate'] };
    const policy: OwnWord = { ...TAKES_WHOLESALE, field: 'map_policy' };
    const facts = factLines({ ...FACTS, ownWords: [OPENING_ORDER, papers, policy, TAKES_WHOLESALE] });
    const note = frame.replace(/\{(\w+)\}/g, (_, place: string) => values[place] ?? '');
    expect(unfoundedIn(note, { brand: 'Nordkap', facts, template: '' })).toEqual([]);
  });
});
