import { describe, expect, it } from 'vitest';
import type { WorldBrand } from '../world/brands.ts';
import { contactsOf, type PublishedAddress } from '../world/contacts.ts';
import { pathOf } from '../world/pages.ts';
import { canonicalHost, createWorld, type World, wholesaleHost } from '../world/sites.ts';
import { answerOf } from './answers.ts';

const world = createWorld(11);

const uncloaked = (code: string): string => {
  const [key = 0, ...bytes] = Buffer.from(code, 'hex');
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString();
};

/** Everything that a page says, with every way of hiding an address undone. */
const plainText = (html: string): string => {
  const unescaped = html
    .replace(/\\+u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(
      /(?:data-cfemail="|email-protection#)([0-9a-f]+)/gi,
      (_, code: string) => ` ${uncloaked(code)} "`,
    )
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  const bare = unescaped.replace(/<!--.*?-->/gs, '').replace(/<\/?(?:span|b|i|wbr)\b[^>]*>/g, '');
  return bare.replace(/ ?[[({]at[\])}] ?| AT /g, '@').replace(/ ?[[({]dot[\])}] ?| DOT /g, '.');
};

const textAt = (from: World, host: string, path: string): string => {
  const answer = answerOf(from, host, path);
  return answer.kind === 'body' ? plainText(answer.body.toString('utf8')) : '';
};

const pageWith = (brand: WorldBrand, { place }: PublishedAddress): [host: string, path: string] => {
  const { site } = brand;
  if (!site) throw new Error('No site');
  if (place === 'b2b') return [wholesaleHost(site), '/'];
  const path = place === 'footer' ? '/' : pathOf(brand, site, place);
  return [canonicalHost(site), path.startsWith('/#') ? '/' : path];
};

const sound = world.brands.filter(({ site }) => site && !site.fault);
const published = sound.flatMap((brand) =>
  (contactsOf(brand)?.published ?? []).map((entry) => ({ brand, entry })),
);

describe('the addresses on the brands’ pages', () => {
  it('stand where the truth says they stand, however they are written', () => {
    const missing = published.flatMap(({ brand, entry }) => {
      const [host, path] = pageWith(brand, entry);
      const there = textAt(world, host, path).includes(entry.address);
      return there ? [] : [`${entry.address} as ${entry.form} at ${host}${path}`];
    });
    expect(missing).toEqual([]);
  });

  it('come in every form', () => {
    expect(new Set(published.map(({ entry }) => entry.form)).size).toBe(13);
  });

  it('are hidden from a plain search in most of them', () => {
    const hidden = [
      'cloudflare-span',
      'cloudflare-link',
      'at-dot',
      'split-by-tags',
      'entities',
      'script-escapes',
    ];
    for (const form of hidden) {
      const of = published.find(({ entry }) => entry.form === form);
      if (!of) throw new Error(`No ${form}`);
      const answer = answerOf(world, ...pageWith(of.brand, of.entry));
      expect(answer.kind === 'body' && answer.body.toString()).not.toContain(of.entry.address);
    }
  });

  it('aren’t there at all on sites that offer only a form, or nothing', () => {
    for (const brand of sound.filter(({ site }) => site?.kind === 'form-only' || site?.kind === 'bare')) {
      expect(contactsOf(brand)?.published).toEqual([]);
    }
  });

  it('have traps beside them: other companies, left-overs of themes, share links, pictures', () => {
    const traps = sound.flatMap((brand) => contactsOf(brand)?.traps ?? []);
    expect(new Set(traps.map(({ kind }) => kind)).size).toBe(9);
    const shop = sound.find(({ site }) => site?.kind === 'shopify');
    if (!shop?.site) throw new Error('No shop');
    const front = textAt(world, canonicalHost(shop.site), '/');
    for (const trap of ['mailto:?subject=', '@2x.', '@11.0.5/', 'ingest.sentry.io', 'you@example.com']) {
      expect(front).toContain(trap);
    }
  });
});
