import { beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { ACCOUNT, givenMessage } from '../../../../test/support/messages.ts';
import { receive, receivedMail } from '../../../../test/support/replies.ts';
import { undoChange } from '../../brands/actions/brand-changes.ts';
import { mergeBrands } from '../../brands/actions/merge-brands.ts';

const idOf = (number: number) => `0198c000-0000-7000-8000-00000000000${number}`;

let database: TestDatabase;
let nordkap: number;
let fjord: number;
beforeEach(async () => {
  database = await testDatabase();
  const brand = async (number: number, name: string, toEmail: string) =>
    (await givenMessage(database, { id: idOf(number), brand: name, toEmail })).brandId;
  nordkap = await brand(1, 'Nordkap', 'sales@nordkap.com');
  fjord = await brand(2, 'Fjord', 'sales@fjord.com');
});

const answer = (number: number, email: string) =>
  receive(
    database,
    ACCOUNT,
    receivedMail({ from: { name: '', email }, inReplyTo: `<${idOf(number)}@acme.com>` }),
  );
const conversations = () =>
  database.asSystem((tx) =>
    tx
      .selectFrom('conversations')
      .select(['brand_id', 'mail_count', 'is_unread'])
      .orderBy('brand_id')
      .execute(),
  );
const merge = () => database.asAccount(ACCOUNT, (tx) => mergeBrands(tx, ACCOUNT, fjord, nordkap));

it('goes along with a brand that is merged, and back when that is undone', async () => {
  await answer(1, 'jo@nordkap.com');
  await answer(2, 'jo@fjord.com');
  await database.asSystem((tx) =>
    tx.updateTable('conversations').set({ is_unread: false }).where('brand_id', '=', nordkap).execute(),
  );
  const { changeId } = await merge();
  expect(await conversations()).toEqual([{ brand_id: nordkap, mail_count: 2, is_unread: true }]);
  await answer(2, 'zoe@fjord.com');
  expect(await conversations()).toMatchObject([{ brand_id: nordkap, mail_count: 3 }]);

  await database.asAccount(ACCOUNT, (tx) => undoChange(tx, ACCOUNT, changeId));
  expect(await conversations()).toMatchObject([
    { brand_id: nordkap, mail_count: 2 },
    { brand_id: fjord, mail_count: 1 },
  ]);
});

it('moves whole to a brand that had none', async () => {
  await answer(2, 'jo@fjord.com');
  await merge();
  expect(await conversations()).toEqual([{ brand_id: nordkap, mail_count: 1, is_unread: true }]);
});
