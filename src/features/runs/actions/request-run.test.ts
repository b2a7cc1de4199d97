import { expect, it } from 'vitest';
import { testDatabase } from '../../../../test/support/database.ts';
import { writingAccount } from '../../../../test/support/sequences.ts';
import type { ProductSources } from '../../catalog/ports.ts';
import type { Blocked } from '../../outreach/ports.ts';
import { requestRun } from './request-run.ts';

const SENTENCE = 'Please enter your company name first.';

it('tells what the person has to set up from what only the server’s settings mend', async () => {
  const database = await testDatabase();
  const { accountId } = await writingAccount(database);
  const start = (blocked: Blocked) =>
    requestRun(
      { database, sources: {} as ProductSources, desks: { open: async () => blocked } },
      { accountId, bot: 'emailer-bot', startedBy: 'browser', withBuyBox: false, now: new Date() },
    );
  await expect(start({ blocked: SENTENCE })).rejects.toMatchObject({ code: 'conflict', message: SENTENCE });
  await expect(start({ blocked: SENTENCE, setting: 'PUBLIC_URL' })).rejects.toMatchObject({
    code: 'not_configured',
    details: { setting: 'PUBLIC_URL' },
  });
});
