import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { insertRun, runsToWorkOn } from './runs.ts';

it('a process that is on some runs already is shown the others, however many it is on', async () => {
  const database = await testDatabase();
  const begin = async () => {
    const accountId = await newAccount(database);
    const id = uuidv7();
    await database.asAccount(accountId, (tx) =>
      insertRun(tx, {
        id,
        accountId,
        bot: 'source-bot',
        rowsTotal: 1,
        progress: { total: 1 },
        startedBy: 'browser',
      }),
    );
    return id;
  };
  const [first, second] = [await begin(), await begin()];
  const shown = async (inHand: readonly string[]) =>
    (await database.asSystem((tx) => runsToWorkOn(tx, new Date(), inHand))).map(({ id }) => id).sort();
  expect(await shown([])).toEqual([first, second].sort());
  expect(await shown([first])).toEqual([second]);
  expect(await shown([first, second])).toEqual([]);
});
