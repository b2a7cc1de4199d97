import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { KnownBrands } from '../../features/brands/ports.ts';

const DATA = join(dirname(createRequire(import.meta.url).resolve('name-suggestion-index')), '..');
const BRANDS = join(DATA, 'json/nsi.min.json');
const WEBSITES = join(DATA, 'wikidata/wikidata.min.json');

/** How many matches are read before others get their turn: the files are 22 MB. */
const AT_ONCE = 100;

/**
 * The brands of the name suggestion index with their official websites of Wikidata. Many are banks and
 * supermarkets, so that it is one hint among several. It is read when first asked, by a search for the two
 * places that matter: parsing the files would cost a hundred times the memory of what is kept.
 */
export function createKnownBrands(): KnownBrands {
  let loading: Promise<Map<string, string>> | undefined;
  return {
    async websitesOf(brand) {
      loading ??= load();
      const website = (await loading).get(keyOf(brand));
      return website ? [website] : [];
    },
  };
}

/** What spellings of one name have in common. */
const keyOf = (name: string): string =>
  copyOf(
    name
      .toLowerCase()
      .replace(/&|\+/g, 'and')
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, ''),
  );

async function load(): Promise<Map<string, string>> {
  const names = new Map<string, Set<string>>();
  const brands = await readFile(BRANDS, 'utf8');
  await eachMatch(
    brands,
    /"brand":"((?:[^"\\]|\\.)*)","brand:wikidata":"(Q\d+)"/g,
    ([, name = '', id = '']) => {
      const known = names.get(id);
      if (known) known.add(keyOf(name));
      else names.set(copyOf(id), new Set([keyOf(name)]));
    },
  );

  const websites = new Map<string, string>();
  const entities = await readFile(WEBSITES, 'utf8');
  let entity: { id: string; label: string } | undefined;
  await eachMatch(
    entities,
    /"(Q\d+)":\{(?:"label":"((?:[^"\\]|\\.)*)")?|"officialWebsites":\["([^"]+)"/g,
    ([, id, label = '', website]) => {
      if (id) entity = { id, label };
      const keys = website && entity && names.get(entity.id);
      if (!keys || !entity) return;
      if (entity.label) keys.add(keyOf(entity.label));
      for (const key of keys) if (key !== '' && !websites.has(key)) websites.set(key, copyOf(website));
    },
  );
  return websites;
}

/** A string of its own: a piece of a match would keep the whole file in memory. */
const copyOf = (text: string): string => Buffer.from(text).toString();

async function eachMatch(
  text: string,
  pattern: RegExp,
  take: (match: RegExpExecArray) => void,
): Promise<void> {
  let count = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    take(match);
    count += 1;
    if (count % AT_ONCE === 0) await breathe();
  }
}
