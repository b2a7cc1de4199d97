import { expect, it } from 'vitest';
import { brandOfSpelling, commonestName } from './brand-aliases.ts';

const brand = { key: 'woolmoor', name: 'WOOLMOOR' };

it('a brand is called as most of its products have it', () => {
  const counted = [
    { spelling: 'WOOLMOOR', products: 2 },
    { spelling: 'Woolmoor', products: 2 },
    { spelling: 'Woolmoor, Inc.', products: 1 },
  ];
  expect(commonestName(brand, counted)).toBe('Woolmoor');
});

it('it keeps its name while as many have it so, and takes none that a person put under it', () => {
  const asMany = ['Woolmoor', 'WOOLMOOR'].map((spelling) => ({ spelling, products: 1 }));
  expect(commonestName(brand, asMany)).toBe('WOOLMOOR');
  const merged = [
    { spelling: 'WOOLMOOR', products: 1 },
    { spelling: 'Fenwick', products: 9 },
  ];
  expect(commonestName(brand, merged)).toBe('WOOLMOOR');
});

it('it takes another name once nothing of its own is spelled like that any more', () => {
  expect(commonestName(brand, [{ spelling: 'Woolmoor', products: 0 }])).toBe('Woolmoor');
});

it('a word that stands where a product has no brand names none', () => {
  const aliases = { ofKey: new Map(), ofSpelling: new Map() };
  for (const word of ['Generic', 'Unbranded', 'N/A', 'UNKNOWN', 'Does not apply', '-'])
    expect(brandOfSpelling(word, aliases)).toBeNull();
  expect(brandOfSpelling('Unknown Mortal Coffee', aliases)?.key).toBe('unknownmortalcoffee');
});
