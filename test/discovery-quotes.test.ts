import { describe, expect, it } from 'vitest';
import type { DiscoveryCase } from './evals/discovery/case.ts';
import { freshCases } from './evals/discovery/fresh/all.ts';
import { fresh2Cases } from './evals/discovery/fresh-2/all.ts';
import { fresh3Cases } from './evals/discovery/fresh-3/all.ts';
import { fresh4Cases } from './evals/discovery/fresh-4/all.ts';
import { fresh5Cases } from './evals/discovery/fresh-5/all.ts';
import { fresh6Cases } from './evals/discovery/fresh-6/all.ts';
import { fresh7Cases } from './evals/discovery/fresh-7/all.ts';
import { fresh8Cases } from './evals/discovery/fresh-8/all.ts';
import { fresh9Cases } from './evals/discovery/fresh-9/all.ts';
import { fresh10Cases } from './evals/discovery/fresh-10/all.ts';
import { fresh11Cases } from './evals/discovery/fresh-11/all.ts';
import { fresh12Cases } from './evals/discovery/fresh-12/all.ts';
import { fresh13Cases } from './evals/discovery/fresh-13/all.ts';
import { fresh14Cases } from './evals/discovery/fresh-14/all.ts';
import { fresh15Cases } from './evals/discovery/fresh-15/all.ts';
import { fresh16Cases } from './evals/discovery/fresh-16/all.ts';
import { fresh17Cases } from './evals/discovery/fresh-17/all.ts';
import { fresh18Cases } from './evals/discovery/fresh-18/all.ts';
import { fresh19Cases } from './evals/discovery/fresh-19/all.ts';
import { fresh20Cases } from './evals/discovery/fresh-20/all.ts';
import { fresh21Cases } from './evals/discovery/fresh-21/all.ts';
import { discoverCases } from './evals/discovery/look.ts';
import { faultOf, quotesIn } from './evals/discovery/quotes.ts';
import { seenCases } from './evals/discovery/seen/all.ts';
import { unseenCases } from './evals/discovery/unseen/all.ts';
import { openCaseWorld } from './evals/discovery/world.ts';

async function faultsOn(cases: readonly DiscoveryCase[]): Promise<string[]> {
  const world = await openCaseWorld(cases);
  try {
    const found = await discoverCases(cases, world);
    return found.flatMap((discovery, index) =>
      quotesIn(discovery).flatMap((quote) => {
        const of = cases[index];
        const fault = of && faultOf(quote, of);
        return fault === undefined ? [] : [`${of?.brand}, ${quote.of}, ${quote.url}: ${fault}`];
      }),
    );
  } finally {
    await world.close();
  }
}

describe('whatever is shown as a site’s own words stands there, from a word’s beginning to a word’s end, and says what it is shown for', () => {
  it.each([
    ['seen', seenCases],
    ['fresh', freshCases],
    ['fresh-2', fresh2Cases],
    ['fresh-3', fresh3Cases],
    ['fresh-4', fresh4Cases],
    ['fresh-6', fresh6Cases],
    ['fresh-7', fresh7Cases],
    ['fresh-8', fresh8Cases],
    ['fresh-9', fresh9Cases],
    ['fresh-10', fresh10Cases],
    ['fresh-11', fresh11Cases],
    ['fresh-12, even', fresh12Cases.filter((_, index) => index % 2 === 0)],
    ['fresh-13, even', fresh13Cases.filter((_, index) => index % 2 === 0)],
    ['fresh-14', fresh14Cases],
    ['fresh-15', fresh15Cases],
    ['fresh-16', fresh16Cases],
    ['fresh-17', fresh17Cases],
    ['fresh-18', fresh18Cases],
    ['fresh-19, even', fresh19Cases.filter((_, index) => index % 2 === 0)],
    ['fresh-20, even', fresh20Cases.filter((_, index) => index % 2 === 0)],
    ['fresh-21, even', fresh21Cases.filter((_, index) => index % 2 === 0)],
  ])('on the sites for mending: %s', async (_, cases) => {
    expect(await faultsOn(cases)).toEqual([]);
  });

  // Who mends must not know what these say: how many there are is all that is told.
  it.each([
    ['fresh-5', fresh5Cases],
    ['fresh-12, odd', fresh12Cases.filter((_, index) => index % 2 === 1)],
    ['fresh-13, odd', fresh13Cases.filter((_, index) => index % 2 === 1)],
    ['fresh-19, odd', fresh19Cases.filter((_, index) => index % 2 === 1)],
    ['fresh-20, odd', fresh20Cases.filter((_, index) => index % 2 === 1)],
    ['fresh-21, odd', fresh21Cases.filter((_, index) => index % 2 === 1)],
    ['unseen', unseenCases],
  ])('on the sites for measuring alone: %s', async (_, cases) => {
    expect((await faultsOn(cases)).length).toBe(0);
  });
});
