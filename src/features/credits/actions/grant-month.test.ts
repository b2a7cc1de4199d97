import { beforeEach, expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { lockBalance } from '../store.ts';
import { grantCredits } from './grant-credits.ts';
import { grantMonth } from './grant-month.ts';
import { holdBalanceStill, moveCredits } from './move-credits.ts';

let database: TestDatabase;
let accountId: string;
beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
});

const month = (invoice: string, credits: number) =>
  database.asAccount(accountId, (tx) =>
    grantMonth(tx, {
      accountId,
      credits,
      effectKey: `invoice:${invoice}`,
      reason: 'A month',
      actor: 'stripe',
    }),
  );
const balance = () => database.asAccount(accountId, (tx) => lockBalance(tx, accountId));

it('lets the rest of the month before lapse, and bought credits stay', async () => {
  const bought = { accountId, credits: 100, reason: 'A pack', actor: 'stripe' };
  await database.asAccount(accountId, (tx) => grantCredits(tx, bought));
  await month('in_1', 750);
  expect(await month('in_2', 1_800)).toBe(true);
  expect(await balance()).toEqual({ credits: 1_900, held: 0, monthly: 1_800 });
});

it('grants an invoice once, and lets nothing lapse for it a second time', async () => {
  await month('in_1', 750);
  expect(await month('in_1', 750)).toBe(false);
  expect(await balance()).toEqual({ credits: 750, held: 0, monthly: 750 });
});

it('takes nothing away that a running bot has set aside', async () => {
  await month('in_1', 25);
  await database.asAccount(accountId, async (tx) => {
    const held = await holdBalanceStill(tx, accountId);
    await moveCredits(tx, { accountId, runId: uuidv7(), balance: held, held: 50 });
  });
  await month('in_2', 750);
  expect(await balance()).toEqual({ credits: 750, held: 25, monthly: 750 });
});
