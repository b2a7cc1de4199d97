import { beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { ACCOUNT } from '../../../../test/support/messages.ts';
import { ProviderError } from '../../../kernel/errors.ts';
import type { MailboxPosition, MailboxReader, MimeReader } from '../ports.ts';
import { givenMailbox, ID, lookAgainAt, mailboxDeps, mailboxWith, SILENT } from './fixtures/mailboxes.ts';
import { readFailingMailboxes, readInbox } from './read-inbox.ts';
import { readNextMailbox } from './read-mailbox.ts';

let database: TestDatabase;
let asked: (MailboxPosition | null)[];
beforeEach(async () => {
  database = await testDatabase();
  asked = [];
  await givenMailbox(database);
});

const read = (mailboxes: MailboxReader, readsMime?: MimeReader) =>
  readNextMailbox(mailboxDeps(database, mailboxes, [], readsMime), new AbortController().signal);
const stored = () =>
  database.asSystem((tx) => tx.selectFrom('inbound_mails').select(['header_id', 'source']).execute());

describe('what lies among junk', () => {
  const from = (sender: string, headers: string[], words = 'Happy to work with you.') =>
    Buffer.from([`From: ${sender}`, 'To: ana@acme.com', ...headers, '', words, ''].join('\r\n'));
  const RE = 'Subject: Re: Wholesale';
  const answersUs = `In-Reply-To: <${ID}@acme.com>`;
  const answer = from('Jo <jo@nordkap.com>', ['Message-ID: <1@nordkap.com>', RE, answersUs]);
  const known = from('Sales <sales@nordkap.com>', ['Message-ID: <2@nordkap.com>', 'Subject: Our list']);
  const left = {
    'spam that pretends to answer': from('x@win.test', [
      'Message-ID: <3@win.test>',
      RE,
      'In-Reply-To: <a@b>',
    ]),
    'somebody else at the firm': from('news@nordkap.com', ['Message-ID: <4@nordkap.com>', 'Subject: News']),
    'a machine’s answer': from('Jo <jo@nordkap.com>', [
      'Message-ID: <5@nordkap.com>',
      'Subject: Automatic reply: Wholesale',
      'Auto-Submitted: auto-replied',
      answersUs,
    ]),
  };
  /** The folders of one mailbox; whichever isn't given is empty. */
  const folders = (given: { inbox?: Buffer[]; junk?: Buffer[] }): MailboxReader => ({
    ...SILENT,
    read: (address, options) => mailboxWith(given[options.folder] ?? [], asked).read(address, options),
  });
  const readJunk = async (mailboxes: MailboxReader, readsMime?: MimeReader) => {
    await lookAgainAt(database, 'junk');
    await read(mailboxes, readsMime);
  };
  beforeEach(() => read(mailboxWith([], asked)));

  it('is taken out of it where it answers a mail of ours or comes from a known address', async () => {
    await readJunk(folders({ junk: [answer, known] }));
    expect(await stored()).toEqual([
      { header_id: '<1@nordkap.com>', source: 'junk' },
      { header_id: '<2@nordkap.com>', source: 'junk' },
    ]);
    await readJunk(folders({ junk: [answer, known] }));
    expect(asked.slice(-2)).toEqual([null, { validity: 7, lastUid: 2 }]);
  });

  it.each(Object.entries(left))('is left there where it is %s', async (_, mail) => {
    await readJunk(folders({ junk: [mail] }));
    expect(await stored()).toEqual([]);
    const listed = await database.asAccount(ACCOUNT, (tx) =>
      readInbox(tx, ACCOUNT, { view: 'unmatched', limit: 10, offset: 0 }),
    );
    expect(listed.conversations).toEqual([]);
  });

  it('is no longer said to lie there once it was moved into the inbox', async () => {
    await readJunk(folders({ junk: [answer] }));
    await lookAgainAt(database, 'inbox');
    await read(folders({ inbox: [answer] }));
    expect(await stored()).toEqual([{ header_id: '<1@nordkap.com>', source: 'mailbox' }]);
  });

  it('bothers nobody where it can’t be read', async () => {
    const closed: MailboxReader = {
      ...SILENT,
      read: () => Promise.reject(new ProviderError('imap', 'refused', 'No.')),
    };
    for (const _ of [1, 2, 3]) await readJunk(closed);
    const told = () => database.asAccount(ACCOUNT, (tx) => readFailingMailboxes(tx, ACCOUNT));
    expect(await told()).toEqual([]);
    const failing: MimeReader = () => Promise.reject(new Error('It can’t be read.'));
    for (const _ of [1, 2, 3, 4]) await readJunk(folders({ junk: [answer] }), failing);
    await readJunk(folders({ junk: [answer, known] }));
    expect(await stored()).toEqual([{ header_id: '<2@nordkap.com>', source: 'junk' }]);
  });
});
