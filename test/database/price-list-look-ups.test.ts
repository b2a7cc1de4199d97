import { expect, it } from 'vitest';
import type { ProductSource } from '../../src/features/catalog/ports.ts';
import { chooseColumns } from '../../src/features/deals/actions/price-lists/change-price-list.ts';
import {
  askForLookUp,
  lookUpNext,
  priceOfLookUp,
} from '../../src/features/deals/actions/price-lists/look-up-codes.ts';
import { readNextList } from '../../src/features/deals/actions/price-lists/read-next-list.ts';
import { openPriceList } from '../../src/features/deals/actions/price-lists/read-price-lists.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { ProviderError } from '../../src/kernel/errors.ts';
import { listing, priceListDesk } from '../support/price-list-desk.ts';

const BUCKET = { tokensLeft: 100, refillRate: 20, waitMs: 0 };

it('looks up unknown codes where a person asked for it, and says before what that costs', async () => {
  const { database, accountId, within, bring, lines } = await priceListDesk();
  const id = await bring();
  const asked: string[][] = [];
  const source = {
    fetchByCodes: async ({ codes }: { codes: readonly string[] }) => {
      asked.push([...codes]);
      const products = codes.includes('850123400207') ? [listing('B000000005', '850123400207')] : [];
      return { products, tokensConsumed: products.length * 3, tokens: BUCKET };
    },
  } as unknown as ProductSource;
  const deps = { database, clock: systemClock, sources: { forAccount: async () => source } };
  expect(await lookUpNext(deps)).toBe(false);

  const price = await within((tx) => priceOfLookUp(tx, accountId, id));
  expect(price).toMatchObject({ codes: 3, tokensLeast: 9, tokensMost: 36 });
  await within((tx) => askForLookUp(tx, accountId, id));
  while (await lookUpNext(deps));
  expect(asked).toEqual([['850123400207', '850123400276', '850123400344']]);
  expect((await lines(id))[1]).toMatchObject({ match: 'matched', productAsin: 'B000000005' });
  expect((await within((tx) => openPriceList(tx, accountId, id))).list.toLookUp).toBe(0);
});

it('still looks up what was asked for after the list is read again', async () => {
  const { accountId, within, work, bring } = await priceListDesk();
  const id = await bring();
  await within((tx) => askForLookUp(tx, accountId, id));
  await within((tx) => chooseColumns(tx, accountId, id, {}));
  while (await readNextList(work));
  const { list } = await within((tx) => openPriceList(tx, accountId, id));
  expect(list.toLookUp).toBe(3);
});

it('goes on looking up by itself once there are tokens again', async () => {
  const { database, accountId, within, bring } = await priceListDesk();
  const id = await bring();
  const limited = new ProviderError('keepa', 'limited', 'No tokens.', { retryAfterMs: 60_000 });
  const source = { fetchByCodes: () => Promise.reject(limited) } as unknown as ProductSource;
  const deps = { database, clock: systemClock, sources: { forAccount: async () => source } };
  await within((tx) => askForLookUp(tx, accountId, id));
  expect(await lookUpNext(deps)).toBe(true);
  expect(await lookUpNext(deps)).toBe(false);
  expect((await within((tx) => openPriceList(tx, accountId, id))).list).toMatchObject({
    toLookUp: 3,
    lookUpFailure: 'Keepa’s tokens are used up: the look-up continues by itself when there are some again.',
  });
});
