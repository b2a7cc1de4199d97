import { describe, expect, it } from 'vitest';
import { scanPage } from '../page/page-scan.ts';
import { countryPageOf } from './country-chooser.ts';

const chosenOn = (...paths: string[]) =>
  countryPageOf(
    scanPage('https://larkspur.com/', paths.map((path) => `<a href="${path}">${path}</a>`).join(' ')),
  );

describe('a page that asks for the visitor’s country leads on', () => {
  it.each([
    ['to the United States', ['/de/de/', '/fr/fr/', '/us/en/', '/uk/en/'], '/us/en/'],
    ['to English', ['/de-de', '/fr-fr', '/en', '/it-it'], '/en'],
    ['to any country in English', ['/de-ch/', '/fr-ch/', '/it-ch/', '/ie-en/'], '/ie-en/'],
    ['to another, where none is', ['/de/', '/fr/', '/it/', '/nl/'], '/de/'],
    ['past its legal pages', ['/de/', '/fr/', '/en/', '/it/', '/imprint', '/privacy'], '/en/'],
  ])('%s', (_, paths, chosen) => {
    expect(chosenOn(...paths)).toBe(`https://larkspur.com${chosen}`);
  });
});

describe('a page that says something itself does not', () => {
  it.each([
    ['with a menu beside its languages', ['/en/', '/de/', '/fr/', '/it/', '/a', '/b', '/c', '/d', '/e']],
    ['with two languages', ['/en/', '/de/', '/imprint']],
    ['with folders of its own', ['/shop/', '/about/', '/news/', '/jobs/']],
    [
      'with links to other sites alone',
      ['https://a.com/de/', 'https://b.com/fr/', 'https://c.com/en/', 'https://d.com/it/'],
    ],
  ])('%s', (_, paths) => {
    expect(chosenOn(...paths)).toBeUndefined();
  });
});
