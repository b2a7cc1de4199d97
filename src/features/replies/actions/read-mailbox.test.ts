import { beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { ACCOUNT, givenMessage } from '../../../../test/support/messages.ts';
import { receiveDeps } from '../../../../test/support/replies.ts';
import { ProviderError } from '../../../kernel/errors.ts';
import { readMime } from '../../../providers/mail/read-mime.ts';
import { createSealer } from '../../accounts/domain/sealed.ts';
import { senderSecretContext } from '../../outreach/domain/sender.ts';
import type { MailboxPosition, MailboxReader } from '../ports.ts';
import { readNextMailbox } from './read-mailbox.ts';

const ID = '0198c000-0000-7000-8000-000000000001';
const SENDER = '0198c000-0000-7000-8000-0000000000aa';
const sealer = createSealer('a secret key of some length, to test with');

let database: TestDatabase;
let asked: (MailboxPosition | null)[];
let failures: unknown[];
beforeEach(async () => {
  database = await testDatabase();
  asked = [];
  failures = [];
  await givenMessage(database, { id: ID, toEmail: 'sales@nordkap.com' });
  await database.asSystem((tx) =>
    tx
      .insertInto('senders')
      .values({
        ...{ id: SENDER, account_id: ACCOUNT, email: 'ana@acme.com', from_name: 'Ana', time_zone: 'UTC' },
        imap_sealed: sealer.seal('imaps://ana:secret@imap.acme.com/', senderSecretContext(SENDER, 'imap')),
      })
      .execute(),
  );
});

const raw = (id: number, more = '') =>
  Buffer.from(
    `From: Jo <jo@nordkap.com>\r\nTo: ana@acme.com\r\nMessage-ID: <${id}@nordkap.com>\r\nSubject: Re: Wholesale\r\nIn-Reply-To: <${ID}@acme.com>\r\n${more}\r\nHappy to work with you.\r\n`,
  );

/** A mailbox with these mails, numbered from 1. */
const mailbox = (mails: Buffer[], validity = 7): MailboxReader => ({
  read: async (address, { after, most }) => {
    expect(address).toEqual({ imapUrl: 'imaps://ana:secret@imap.acme.com/', oauth: null });
    asked.push(after);
    const from = after?.validity === validity ? after.lastUid : 0;
    const page = mails.slice(from, from + most);
    return {
      mails: page.map((each) => ({ raw: each, receivedAt: new Date('2026-03-10T09:00:00Z') })),
      position: { validity, lastUid: from + page.length },
      hasMore: from + page.length < mails.length,
    };
  },
});

const read = (mailboxes: MailboxReader) =>
  readNextMailbox(
    {
      ...receiveDeps,
      replyReader: null,
      database,
      sealer,
      mailboxes,
      readMime,
      failed: (error) => failures.push(error),
    },
    new AbortController().signal,
  );
const stored = () =>
  database.asSystem((tx) => tx.selectFrom('inbound_mails').select(['header_id', 'source']).execute());
const position = () =>
  database.asSystem((tx) => tx.selectFrom('mailbox_positions').selectAll().executeTakeFirstOrThrow());
const lookAgain = () =>
  database.asSystem((tx) =>
    tx
      .updateTable('mailbox_positions')
      .set({ look_at: new Date(0) })
      .execute(),
  );

it('reads a mailbox page by page and goes on where it was', async () => {
  const box = mailbox(Array.from({ length: 25 }, (_, place) => raw(place + 1)));
  expect([await read(box), await read(box), await read(box)]).toEqual(['read', 'read', 'nothing']);
  expect(asked).toEqual([null, { validity: 7, lastUid: 20 }]);
  expect(await stored()).toHaveLength(25);
  expect(await position()).toMatchObject({ last_uid: 25, failures: 0 });
});

it('counts a mail once when the mailbox begins its numbers anew', async () => {
  await read(mailbox([raw(1)]));
  await lookAgain();
  await read(mailbox([raw(1), raw(2)], 8));
  expect(await stored()).toHaveLength(2);
  expect(await position()).toMatchObject({ uid_validity: 8, last_uid: 2 });
});

it('waits longer each time while the mailbox can’t be read, and says why', async () => {
  const closed: MailboxReader = {
    read: () => Promise.reject(new ProviderError('imap', 'refused', 'The mailbox refuses the password.')),
  };
  await read(closed);
  const first = await position();
  expect(first).toMatchObject({ failures: 1, failure: 'The mailbox refuses the password.' });
  await lookAgain();
  await read(closed);
  const second = await position();
  expect(second.look_at.getTime() - Date.now()).toBeGreaterThan(first.look_at.getTime() - Date.now());
  expect(failures).toEqual([]);
  await lookAgain();
  await read(mailbox([raw(1)]));
  expect(await position()).toMatchObject({ failures: 0, failure: null });
});

it('leaves a mailbox alone that is no longer set up', async () => {
  await read(mailbox([]));
  await database.asSystem((tx) => tx.updateTable('senders').set({ imap_sealed: null }).execute());
  await lookAgain();
  expect(await read(mailbox([raw(1)]))).toBe('nothing');
});
