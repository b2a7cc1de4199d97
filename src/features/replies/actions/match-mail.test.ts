import { beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { ACCOUNT, givenMessage } from '../../../../test/support/messages.ts';
import { receive, receiveDeps, receivedMail } from '../../../../test/support/replies.ts';

const OTHER_ACCOUNT = '0198c000-0000-7000-8000-00000000000b';
const OURS = '0198c000-0000-7000-8000-000000000001';
const THEIRS = '0198c000-0000-7000-8000-000000000009';

let database: TestDatabase;
let brandId: number;
beforeEach(async () => {
  database = await testDatabase();
  ({ brandId } = await givenMessage(database, { id: OURS, toEmail: 'sales@nordkap.com' }));
  await givenMessage(database, { id: THEIRS, accountId: OTHER_ACCOUNT, toEmail: 'sales@nordkap.com' });
});

const mails = () =>
  database.asSystem((tx) =>
    tx.selectFrom('inbound_mails').select(['account_id', 'brand_id', 'matched_by']).execute(),
  );
const writeFrom = (accountIds: string[], email: string) =>
  database.asSystem((tx) =>
    tx.updateTable('profiles').set({ sender_email: email }).where('id', 'in', accountIds).execute(),
  );

it('goes by a mail’s sender where it answers a mail of another account, too', async () => {
  const answer = receivedMail({
    from: { name: 'Tom', email: 'sales@nordkap.com' },
    inReplyTo: `<${THEIRS}@acme.com>`,
  });
  const envelopeTo = [`reply+${receiveDeps.tokens.of(THEIRS)}@in.acme.com`];
  await receive(database, ACCOUNT, answer, { envelopeTo });
  expect(await mails()).toEqual([{ account_id: ACCOUNT, brand_id: brandId, matched_by: 'address' }]);
});

it('gives a mail that came for an address from which two accounts write to neither', async () => {
  const mail = receivedMail({ from: { name: '', email: 'new@elsewhere.com' }, to: ['hello@acme.com'] });
  await writeFrom([ACCOUNT, OTHER_ACCOUNT], 'hello@acme.com');
  expect(await receive(database, null, mail)).toBe('nobodys');
  expect(await mails()).toEqual([]);
  await writeFrom([OTHER_ACCOUNT], 'ben@other.com');
  expect(await receive(database, null, mail)).toBe('stored');
  expect(await mails()).toMatchObject([{ account_id: ACCOUNT }]);
});

it('gives what is forwarded to an account’s own address to that account, and to nobody who is gone', async () => {
  const forwardedTo = (accountId: string) => [
    `Inbox+${receiveDeps.tokens.ofAccount(accountId).toUpperCase()}@in.acme.com`,
  ];
  const confirmation = receivedMail({
    from: { name: 'Gmail Team', email: 'forwarding-noreply@google.com' },
    subject: 'Gmail Forwarding Confirmation',
    text: 'ana@acme.com has asked to automatically forward mail to your email address. Confirmation code: 42',
  });
  const gone = '0198c000-0000-7000-8000-0000000000ff';
  expect(await receive(database, null, confirmation, { envelopeTo: forwardedTo(gone) })).toBe('nobodys');
  expect(await receive(database, null, confirmation, { envelopeTo: forwardedTo(ACCOUNT) })).toBe('stored');
  expect(await mails()).toMatchObject([{ account_id: ACCOUNT, brand_id: null }]);
  const answer = receivedMail({ from: { name: 'Tom', email: 'sales@nordkap.com' } });
  expect(await receive(database, null, answer, { envelopeTo: forwardedTo(ACCOUNT) })).toBe('stored');
  expect((await mails()).map(({ brand_id }) => brand_id)).toContain(brandId);
});
