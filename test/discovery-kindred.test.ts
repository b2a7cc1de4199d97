import { describe, expect, it } from 'vitest';
import type { DiscoveryCase } from './evals/discovery/case.ts';
import { kindredCases } from './evals/discovery/kindred/all.ts';
import { findingsOf } from './evals/discovery/look.ts';
import { scoreDiscovery } from './evals/discovery/score.ts';
import { discover } from './support/discovery-world.ts';

async function missesOn(of: DiscoveryCase): Promise<string[]> {
  const pages: Record<string, string> = {};
  for (const [host, site] of Object.entries(of.hosts))
    for (const [path, page] of Object.entries(site))
      pages[host + path] = typeof page === 'string' ? page : (page.body ?? '');
  const discovery = await discover(
    {
      pages,
      suffixes: ['test'],
      results: of.search.map(({ url, title, content }) => ({ url, title, snippet: content })),
    },
    { name: of.brand, productTitles: of.productTitles, category: undefined },
  );
  const { misses } = scoreDiscovery([{ of, findings: findingsOf(discovery) }]);
  return misses.map(({ what, expected, found }) => `${what}: ${expected} | ${found}`);
}

describe('of a small site with strangers’ addresses its own way in and its own word are found, and nobody else’s', () => {
  it.each(kindredCases.map((of) => [of.brand, of] as const))('%s', async (_, of) => {
    expect(await missesOn(of)).toEqual([]);
  });
});
