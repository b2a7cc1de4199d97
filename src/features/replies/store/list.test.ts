import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { ACCOUNT, givenMessage } from '../../../../test/support/messages.ts';
import { receive, receivedMail } from '../../../../test/support/replies.ts';
import { readInbox } from '../actions/read-inbox.ts';

const OTHER = '0198c000-0000-7000-8000-00000000000b';
const idOf = (number: number) => `0198c000-0000-7000-8000-00000000000${number}`;

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await givenMessage(database, { id: idOf(1), toEmail: 'sales@nordkap.com' });
  await givenMessage(database, { id: idOf(2), accountId: OTHER, toEmail: 'jo@fjell.com' });
  const from = (email: string) => ({ from: { name: 'Jo', email } });
  const text = 'Ask our distributor in Bergen.';
  await receive(database, ACCOUNT, receivedMail({ ...from('sales@nordkap.com'), text }));
  await receive(database, OTHER, receivedMail({ ...from('jo@fjell.com'), text }));
});

const found = async (accountId: string, search: string) => {
  const asked = { view: 'inbox', search, limit: 10, offset: 0 } as const;
  const { conversations } = await database.asAccount(accountId, (tx) => readInbox(tx, accountId, asked));
  return conversations.map(({ last }) => last.fromEmail);
};

it('a search finds one’s own mails by their words, and nobody else’s', async () => {
  expect(await found(ACCOUNT, 'distrib bergen')).toEqual(['sales@nordkap.com']);
  expect(await found(OTHER, 'distrib bergen')).toEqual(['jo@fjell.com']);
  expect(await found(ACCOUNT, 'fjell')).toEqual([]);
  const words = await database.asAccount(ACCOUNT, (tx) => sql`select from own_mail_words`.execute(tx));
  expect(words.rows).toHaveLength(1);
});

it('a search is answered by an index, with the wall between accounts in place', async () => {
  await database.asSystem((tx) =>
    sql`insert into inbound_mails
        select (jsonb_populate_record(mail, jsonb_build_object(
                  'id', gen_random_uuid(), 'fingerprint', '\\x' || md5(number::text), 'subject', 'Other', 'new_text', 'Else'))).*
          from inbound_mails as mail, generate_series(1, 3000) as number
         where account_id = ${ACCOUNT}`.execute(tx),
  );
  const plan = await database.asAccount(ACCOUNT, async (tx) => {
    const { rows } = await sql<Record<string, string>>`
      explain select from own_mail_words
       where words_of_account(account_id, words) @@ beginnings_of_words(${ACCOUNT}, 'bergen')`.execute(tx);
    return rows.flatMap((row) => Object.values(row)).join('\n');
  });
  expect(plan).toContain('inbound_mails_by_words');
});
