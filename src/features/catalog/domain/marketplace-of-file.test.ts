import { expect, it } from 'vitest';
import { guessMarketplace } from './marketplace-of-file.ts';

it.each([
  ['list.csv', ['Product ID'], ['B0D8W1YVBX'], 'amazon'],
  ['list.csv', ['Item ID'], ['5070293745'], 'walmart'],
  ['list.csv', ['Product ID'], ['1729384950617283940'], 'tiktok'],
  ['TikTok Shop products.xlsx', ['Product ID'], ['12345'], 'tiktok'],
  ['list.csv', ['Walmart ID'], [''], 'walmart'],
  ['TTS_products.csv', ['PID'], ['12345'], 'tiktok'],
  ['list.csv', ['WM Item # (ID)'], ['550000031'], 'walmart'],
  ['brands.csv', ['Brand'], ['Yeti'], 'amazon'],
] as const)('takes %s with %j and %j for %s', (name, headings, cells, marketplace) => {
  const seen = { name, headings, samples: [cells], mapping: headings[0].includes('ID') ? { id: 0 } : {} };
  expect(guessMarketplace(seen)).toBe(marketplace);
});
