import { beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { ACCOUNT, givenMessage } from '../../../../test/support/messages.ts';
import { receive, receivedMail } from '../../../../test/support/replies.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await givenMessage(database, {
    id: '0198c000-0000-7000-8000-000000000001',
    toEmail: 'sales@nordkap.com',
  });
});

const mails = () =>
  database.asSystem((tx) => tx.selectFrom('inbound_mails').selectAll().orderBy('created_at').execute());

describe('a date in figures is read', () => {
  const resumeDates = async () =>
    (await mails()).map(({ facts }) => (facts as { name: string; value: string }[])[0]?.value);
  const told = (set: { website?: string; timeZone?: string }) =>
    database.asSystem(async (tx) => {
      if (set.website) await tx.updateTable('brands').set({ website: set.website }).execute();
      if (set.timeZone) await tx.updateTable('profiles').set({ time_zone: set.timeZone }).execute();
    });
  const notNow = () =>
    receive(
      database,
      ACCOUNT,
      receivedMail({ text: 'Not at the moment, please write to us again on 03/04.' }),
    );

  it('as the brand’s country writes it, by its site, and else as the seller’s does', async () => {
    await notNow();
    await told({ timeZone: 'Europe/London' });
    await notNow();
    await told({ timeZone: 'America/New_York', website: 'https://nordkap.co.uk/' });
    await notNow();
    expect(await resumeDates()).toEqual(['2027-03-04', '2026-04-03', '2026-04-03']);
  });

  it('also where a machine says when somebody is back', async () => {
    await told({ website: 'https://nordkap.co.uk/' });
    const away = receivedMail({
      from: { name: '', email: 'sales@nordkap.com' },
      subject: 'Automatic reply: Wholesale account',
      text: 'I am out of the office until 03/04 and will answer then.',
      headers: [{ name: 'auto-submitted', value: 'auto-replied' }],
    });
    await receive(database, ACCOUNT, away);
    expect(await mails()).toMatchObject([{ class: 'auto_reply' }]);
    expect(await resumeDates()).toEqual(['2026-04-03']);
  });
});
