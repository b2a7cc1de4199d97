import { beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { ACCOUNT, givenMessage } from '../../../../test/support/messages.ts';
import { DAY_MS } from '../../../kernel/durations.ts';
import { ProviderError } from '../../../kernel/errors.ts';
import { readMime } from '../../../providers/mail/read-mime.ts';
import { createSealer } from '../../accounts/domain/sealed.ts';
import { senderSecretContext } from '../../outreach/domain/senders/sender.ts';
import type { MailboxPosition, MailboxReader, MimeReader } from '../ports.ts';
import {
  givenMailbox,
  ID,
  lookAgainAt,
  mailboxDeps,
  mailboxWith,
  SENDER,
  SILENT,
  sealer,
} from './fixtures/mailboxes.ts';
import { readFailingMailboxes, readInbox } from './read-inbox.ts';
import { readNextMailbox, takeUpLeftMailboxes } from './read-mailbox.ts';

let database: TestDatabase;
let asked: (MailboxPosition | null)[];
let failures: unknown[];
beforeEach(async () => {
  database = await testDatabase();
  asked = [];
  failures = [];
  await givenMailbox(database);
});

const raw = (id: number, more = '') =>
  Buffer.from(
    `From: Jo <jo@nordkap.com>\r\nTo: ana@acme.com\r\nMessage-ID: <${id}@nordkap.com>\r\nSubject: Re: Wholesale\r\nIn-Reply-To: <${ID}@acme.com>\r\n${more}\r\nHappy to work with you.\r\n`,
  );

const mailbox = (mails: Buffer[], validity?: number) => mailboxWith(mails, asked, validity);

const read = (mailboxes: MailboxReader, readsMime?: MimeReader) =>
  readNextMailbox(mailboxDeps(database, mailboxes, failures, readsMime), new AbortController().signal);
const stored = () =>
  database.asSystem((tx) => tx.selectFrom('inbound_mails').select(['header_id', 'source']).execute());
const position = () =>
  database.asSystem((tx) =>
    tx.selectFrom('mailbox_positions').selectAll().where('folder', '=', 'inbox').executeTakeFirstOrThrow(),
  );
const lookAgain = () => lookAgainAt(database, 'inbox');

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

it('says of a mailbox whose password the server can’t read any more that it is to be entered again', async () => {
  const other = createSealer('a secret key that was replaced since');
  const imap_sealed = other.seal('imaps://a.example', senderSecretContext(SENDER, 'imap'));
  await database.asSystem((tx) => tx.updateTable('senders').set({ imap_sealed }).execute());
  await read(mailbox([raw(1)]));
  expect(failures).toEqual([]);
  expect((await position()).failure).toContain('Change the sender and enter it again');
});

it('waits longer each time while the mailbox can’t be read, and says why', async () => {
  const closed: MailboxReader = {
    ...SILENT,
    read: () => Promise.reject(new ProviderError('imap', 'refused', 'The mailbox refuses the password.')),
  };
  await read(closed);
  const first = await position();
  expect(first).toMatchObject({ failures: 1, failure: 'The mailbox refuses the password.' });
  await lookAgain();
  const told = () => database.asAccount(ACCOUNT, (tx) => readFailingMailboxes(tx, ACCOUNT));
  expect(await told()).toEqual([]);
  await read(closed);
  expect(await told()).toEqual([
    { senderId: SENDER, email: 'ana@acme.com', failure: 'The mailbox refuses the password.' },
  ]);
  const second = await position();
  expect(second.look_at.getTime() - Date.now()).toBeGreaterThan(first.look_at.getTime() - Date.now());
  expect(failures).toEqual([]);
  await lookAgain();
  await read(mailbox([raw(1)]));
  expect(await position()).toMatchObject({ failures: 0, failure: null });
  expect(await told()).toEqual([]);
});

it('names the mailbox that can’t be read where it is the setup’s own, and finds what went out from it', async () => {
  await database.asSystem(async (tx) => {
    await tx.updateTable('profiles').set({ sender_email: 'ana@acme.com' }).execute();
    const setup = await tx
      .selectFrom('senders')
      .select('id')
      .where('is_setup', '=', true)
      .executeTakeFirstOrThrow();
    const imap_sealed = sealer.seal(
      'imaps://ana:secret@imap.acme.com/',
      senderSecretContext(setup.id, 'imap'),
    );
    await tx.deleteFrom('senders').where('id', '=', SENDER).execute();
    await tx.updateTable('senders').set({ imap_sealed }).execute();
    await tx
      .updateTable('messages')
      .set({ state: 'unknown', transport: 'smtp', sender_id: setup.id, sent_at: new Date() })
      .execute();
  });
  const refused = new ProviderError('imap', 'refused', 'The mailbox refuses the password.');
  for (const _ of [1, 2]) {
    await read({ ...SILENT, read: () => Promise.reject(refused) });
    await lookAgain();
  }
  const told = await database.asAccount(ACCOUNT, (tx) => readFailingMailboxes(tx, ACCOUNT));
  expect(told.map(({ email }) => email)).toEqual(['ana@acme.com']);
  await read({ ...mailbox([]), findSent: async (_, { messageIds }) => [...messageIds] });
  const message = await database.asSystem((tx) =>
    tx.selectFrom('messages').select('state').executeTakeFirstOrThrow(),
  );
  expect(message.state).toBe('accepted');
});

it('leaves a mailbox alone that is no longer set up', async () => {
  await read(mailbox([]));
  await database.asSystem((tx) => tx.updateTable('senders').set({ imap_sealed: null }).execute());
  await lookAgain();
  expect(await read(mailbox([raw(1)]))).toBe('nothing');
});

describe('a mail that the server doesn’t give out', () => {
  const at = { validity: 7, lastUid: 2 };
  const failure = new ProviderError('imap', 'unreachable', 'The mail server answers too slowly.');
  const position1 = { validity: 7, lastUid: 1 };
  /** Its second mail can't be had; the third comes once the second is passed. */
  const box = (readBeginning: MailboxReader['readBeginning']): MailboxReader => ({
    ...SILENT,
    readBeginning,
    read: async (address, options) => {
      const last = options.after?.lastUid ?? 0;
      if (last === 1) return { mails: [], position: position1, hasMore: true, stuck: { at, failure } };
      return mailbox([raw(1), raw(2), raw(3)]).read(address, { ...options, most: last === 0 ? 1 : 20 });
    },
  });
  const tryThrice = async (mailboxes: MailboxReader) => {
    await read(mailboxes);
    for (const tried of [1, 2, 3]) {
      await read(mailboxes);
      expect(await position()).toMatchObject({ last_uid: 1, tries: tried, failure: failure.message });
      await lookAgain();
    }
  };
  const headerIds = async () => (await stored()).map((mail) => mail.header_id).sort();

  it('is taken in by its beginning after a few tries, and those after it are read', async () => {
    const mailboxes = box(async () => ({ raw: raw(2), receivedAt: new Date(), position: at }));
    await tryThrice(mailboxes);
    await read(mailboxes);
    expect(await position()).toMatchObject({ last_uid: 2, failures: 0, failure: null, tries: 0 });
    await read(mailboxes);
    expect(await headerIds()).toEqual(['<1@nordkap.com>', '<2@nordkap.com>', '<3@nordkap.com>']);
  });

  it('is put before its person where nothing of it can be had', async () => {
    const mailboxes = box(() => Promise.reject(failure));
    await tryThrice(mailboxes);
    await read(mailboxes);
    await lookAgain();
    await read(mailboxes);
    await read(mailboxes);
    const aside = await database.asSystem((tx) =>
      tx.selectFrom('inbound_mails').select('subject').where('is_unreadable', '=', true).execute(),
    );
    expect(aside).toEqual([{ subject: 'A mail that its server doesn’t give out' }]);
    expect(await headerIds()).toContain('<3@nordkap.com>');
  });

  it('is passed where it is there no longer, and not blamed where Linesheet stops', async () => {
    const mailboxes = box(async () => null);
    await read(mailboxes);
    await readNextMailbox(mailboxDeps(database, mailboxes, failures), AbortSignal.abort());
    expect(await position()).toMatchObject({ last_uid: 1, tries: 0 });
    await lookAgain();
    await tryThrice(mailboxes);
    await read(mailboxes);
    await read(mailboxes);
    expect(await headerIds()).toEqual(['<1@nordkap.com>', '<3@nordkap.com>']);
  });
});

it('learns from the folder of sent mails that one of open fate went out', async () => {
  const [OTHER, OLD] = [ID.replace(/1$/, '2'), ID.replace(/1$/, '3')];
  await givenMessage(database, { id: OTHER, toEmail: 'sales@other.com' });
  await givenMessage(database, { id: OLD, toEmail: 'sales@old.com' });
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  await database.asSystem(async (tx) => {
    // A follow-up is written days before it goes out.
    const open = { state: 'unknown', transport: 'smtp', sender_id: SENDER, created_at: daysAgo(5) };
    await tx
      .updateTable('messages')
      .set({ ...open, sent_at: new Date() })
      .execute();
    await tx
      .updateTable('messages')
      .set({ sent_at: daysAgo(4) })
      .where('id', '=', OLD)
      .execute();
  });
  const sought: (readonly string[])[] = [];
  const mailboxes: MailboxReader = {
    ...mailbox([]),
    findSent: async (_, { messageIds }) => {
      sought.push(messageIds.toSorted());
      return [`<${ID}@acme.com>`];
    },
  };
  await read(mailboxes);
  const states = () =>
    database.asSystem((tx) => tx.selectFrom('messages').select(['id', 'state']).orderBy('id').execute());
  expect(await states()).toEqual([
    { id: ID, state: 'accepted' },
    { id: OTHER, state: 'unknown' },
    { id: OLD, state: 'unknown' },
  ]);
  await lookAgain();
  await read({ ...mailboxes, findSent: () => Promise.reject(new ProviderError('imap', 'refused', 'No.')) });
  expect(await position()).toMatchObject({ failures: 0 });
  expect(sought).toEqual([[`<${ID}@acme.com>`, `<${OTHER}@acme.com>`]]);
});

describe('a mail that can’t be read', () => {
  const POISON = Buffer.from(
    'From: =?utf-8?q?Zo=C3=AB?= <zoe@nordkap.com>\r\nSubject: Re: poison\r\n\r\nIt ends whoever reads it.\r\n',
  );
  const isPoison = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('poison');
  const failing: MimeReader = (bytes) =>
    isPoison(bytes) ? Promise.reject(new Error('It can’t be read.')) : readMime(bytes);
  /** Whoever reads it never comes back, as a process that died. */
  const dieOver = (mailboxes: MailboxReader) =>
    new Promise<void>((died) => {
      const deadly: MimeReader = (bytes) => {
        if (!isPoison(bytes)) return readMime(bytes);
        died();
        return new Promise(() => undefined);
      };
      void read(mailboxes, deadly);
    });
  const aside = () =>
    database.asSystem((tx) =>
      tx
        .selectFrom('inbound_mails')
        .innerJoin('inbound_attachments', 'inbound_attachments.mail_id', 'inbound_mails.id')
        .selectAll('inbound_mails')
        .select(['filename', 'content'])
        .where('is_unreadable', '=', true)
        .execute(),
    );
  const box = () => mailbox([raw(1), POISON, raw(3)]);

  it('is set aside with its file after a few tries, and those after it are read', async () => {
    for (const tried of [1, 2, 3]) {
      await read(box(), failing);
      expect(await position()).toMatchObject({ last_uid: 1, trying_uid: 2, tries: tried, failures: tried });
      expect((await position()).failure).toBe('An email in it could not be read. We will try again.');
      await lookAgain();
    }
    expect([await aside(), await stored()]).toEqual([[], [expect.anything()]]);
    await read(box(), failing);
    expect(await aside()).toMatchObject([
      {
        brand_id: null,
        from_name: 'Zoë',
        from_email: 'zoe@nordkap.com',
        subject: 'Re: poison',
        class: 'other',
        is_human: true,
        stops_follow_ups: true,
        suppresses: false,
        new_text: '',
        filename: 'mail.eml',
        content: POISON,
      },
    ]);
    const listed = await database.asAccount(ACCOUNT, (tx) =>
      readInbox(tx, ACCOUNT, { view: 'unmatched', limit: 10, offset: 0 }),
    );
    const unread = listed.conversations.filter(({ last }) => last.isUnreadable);
    expect(unread.map(({ last }) => last.subject)).toEqual(['Re: poison']);
    expect((await stored()).map((mail) => mail.header_id)).toContain('<3@nordkap.com>');
    expect(await position()).toMatchObject({ last_uid: 3, failures: 0, trying_uid: null, tries: 0 });
    expect(failures).toHaveLength(3);
  });

  it('is set aside when all who read it have died over it, and one more death leaves its head out', async () => {
    for (const tried of [1, 2, 3]) {
      await dieOver(box());
      expect((await position()).tries).toBe(tried);
      expect((await position()).look_at.getTime()).toBeGreaterThan(Date.now() + 60_000);
      await lookAgain();
    }
    await database.asSystem((tx) => tx.updateTable('mailbox_positions').set({ tries: 4 }).execute());
    await read(box());
    expect(await aside()).toMatchObject([{ from_email: '', subject: '', content: POISON }]);
    expect(await stored()).toHaveLength(3);
  });

  it('keeps its mailbox from being read no longer than until the next start', async () => {
    await dieOver(box());
    expect(await read(box())).toBe('nothing');
    await database.asSystem(takeUpLeftMailboxes);
    expect(await read(box())).toBe('read');
    expect(await stored()).toHaveLength(3);
  });

  it('is not given up for the mailbox’s own failures', async () => {
    const closed: MailboxReader = {
      ...SILENT,
      read: () => Promise.reject(new ProviderError('imap', 'unreachable', '')),
    };
    for (const _ of [1, 2, 3, 4, 5]) {
      await read(closed);
      await lookAgain();
    }
    await read(mailbox([raw(1), POISON]), failing);
    expect(await aside()).toEqual([]);
    expect(await position()).toMatchObject({ last_uid: 1, tries: 1 });
  });
});
