import { afterEach, describe, expect, it } from 'vitest';
import { ProviderError } from '../../kernel/errors.ts';
import { startImapServer, type TestImapServer, type TestMailbox } from './fixtures/imap-server.ts';
import type { ImapReaderOptions } from './in-mailbox.ts';
import { createImapMailboxReader } from './mailbox-reader.ts';

const signal = AbortSignal.timeout(20_000);
const mail = (uid: number) => ({ uid, raw: `Subject: mail ${uid}\r\n\r\nHello ${uid}\r\n` });
const mailbox = (uids: number[], uidValidity = 7): TestMailbox => ({
  uidValidity,
  mails: uids.map(mail),
  password: 'opensesame',
  token: 'fresh-token',
});

const readerOptions: ImapReaderOptions = {
  findHost: async (host, port) =>
    host.endsWith('.invalid') ? { unknown: `Nobody knows ${host}` } : { address: host, port, host },
  accessToken: async ({ refreshToken }) => (refreshToken === 'good' ? 'fresh-token' : 'stale'),
  allowsPlain: true,
  timeoutMs: 5_000,
};
const reader = createImapMailboxReader(readerOptions);

describe('reading a mailbox over IMAP', () => {
  let server: TestImapServer;
  afterEach(() => server?.close());

  const start = async (box: TestMailbox) => {
    server = await startImapServer(box);
    return { imapUrl: `imap://ann:opensesame@127.0.0.1:${server.port}`, oauth: null };
  };
  const subjects = (mails: { raw: Uint8Array }[]) =>
    mails.map(({ raw }) => /Subject: (.*)\r/.exec(Buffer.from(raw).toString())?.[1]);

  it('begins at what comes from now on, and leaves the past alone', async () => {
    const address = await start(mailbox([3, 4]));
    const reading = await reader.read(address, { folder: 'inbox', after: null, most: 10, signal });
    expect(reading).toEqual({ mails: [], position: { validity: 7, lastUid: 4 }, hasMore: false });
  });

  it('reads on after the last mail it read, the oldest first and no more than asked for', async () => {
    const address = await start(mailbox([3, 4, 6, 9, 10]));
    const first = await reader.read(address, {
      folder: 'inbox',
      after: { validity: 7, lastUid: 4 },
      most: 2,
      signal,
    });
    expect(subjects(first.mails)).toEqual(['mail 6', 'mail 9']);
    expect(first).toMatchObject({ position: { validity: 7, lastUid: 9 }, hasMore: true });
    const second = await reader.read(address, { folder: 'inbox', after: first.position, most: 2, signal });
    expect(subjects(second.mails)).toEqual(['mail 10']);
    expect(second).toMatchObject({ position: { lastUid: 10 }, hasMore: false });
    const third = await reader.read(address, { folder: 'inbox', after: second.position, most: 2, signal });
    expect(third).toEqual({ mails: [], position: { validity: 7, lastUid: 10 }, hasMore: false });
  });

  it('keeps what came whole before the line broke, and goes on after it', async () => {
    const address = await start({ ...mailbox([4, 6, 9, 10]), breaksAfter: 2 });
    const first = await reader.read(address, {
      folder: 'inbox',
      after: { validity: 7, lastUid: 3 },
      most: 10,
      signal,
    });
    expect(subjects(first.mails)).toEqual(['mail 4', 'mail 6']);
    expect(first).toMatchObject({ position: { validity: 7, lastUid: 6 }, hasMore: true });
    const second = await reader.read(address, { folder: 'inbox', after: first.position, most: 10, signal });
    expect(subjects(second.mails)).toEqual(['mail 9', 'mail 10']);
  });

  it('says at which mail a server breaks the line, or says for ever that it is about to answer', async () => {
    const after = { validity: 7, lastUid: 3 };
    const broken = await start({ ...mailbox([4]), breaksAfter: 0 });
    const at = { validity: 7, lastUid: 4 };
    expect(await reader.read(broken, { folder: 'inbox', after, most: 10, signal })).toEqual({
      mails: [],
      position: after,
      hasMore: true,
      stuck: { at, failure: expect.any(ProviderError) },
    });
    await server.close();
    const stalling = await start({ ...mailbox([4]), stalls: true });
    const hasty = createImapMailboxReader({ ...readerOptions, longestMs: 400 });
    const { stuck } = await hasty.read(stalling, { folder: 'inbox', after, most: 10, signal });
    expect(stuck?.failure.message).toMatch(/answers too slowly/);
  });

  it('brings the beginning of a mail that the server doesn’t give out whole', async () => {
    const address = await start({ ...mailbox([4, 5]), holdsBack: { uid: 4, bytes: 500_000 } });
    const { stuck } = await reader.read(address, {
      folder: 'inbox',
      after: { validity: 7, lastUid: 3 },
      most: 10,
      signal,
    });
    const at = stuck?.at ?? { validity: 0, lastUid: 0 };
    const brought = await reader.readBeginning(address, { at, signal });
    expect(subjects(brought ? [brought] : [])).toEqual(['mail 4']);
    expect(brought?.position).toEqual({ validity: 7, lastUid: 4 });
    expect(await reader.readBeginning(address, { at: { validity: 8, lastUid: 4 }, signal })).toBe(null);
  });

  it.each(['Sent', 'Gesendete Elemente', 'Éléments envoyés'])(
    'finds what went out in the folder “%s”, and opens it for reading alone',
    async (folder) => {
      const sent = { folder: folder.normalize(), messageIds: ['<1@acme.com>'] };
      const address = await start({ ...mailbox([3]), sent });
      const messageIds = ['<1@acme.com>', '<2@acme.com>'];
      expect(await reader.findSent(address, { messageIds, signal })).toEqual(['<1@acme.com>']);
      expect(server.commands.some((command) => / SELECT /i.test(command))).toBe(false);
    },
  );

  it('keeps what it found before a look for another mail came to nothing', async () => {
    const messageIds = ['<1@acme.com>', '<2@acme.com>', '<3@acme.com>'];
    const sent = { folder: 'Sent', messageIds };
    const stalling = await start({ ...mailbox([3]), sent: { ...sent, seeksForEver: '<2@acme.com>' } });
    const hasty = createImapMailboxReader({ ...readerOptions, longestMs: 400 });
    expect(await hasty.findSent(stalling, { messageIds, signal })).toEqual(['<1@acme.com>']);
    await expect(hasty.findSent(stalling, { messageIds: messageIds.slice(1), signal })).rejects.toThrow(
      'The mail server answers too slowly for the mailbox to be read.',
    );
    await server.close();
    const unwilling = await start({ ...mailbox([3]), sent: { ...sent, wontSeek: '<2@acme.com>' } });
    const found = await reader.findSent(unwilling, { messageIds, signal });
    expect(found).toEqual(['<1@acme.com>', '<3@acme.com>']);
  });

  it('finds nothing sent where there is no such folder', async () => {
    const address = await start(mailbox([3]));
    expect(await reader.findSent(address, { messageIds: ['<1@acme.com>'], signal })).toEqual([]);
  });

  it('begins at the last mail where the server doesn’t tell the next number', async () => {
    const address = await start({ ...mailbox([3, 4]), hidesNext: true });
    const reading = await reader.read(address, { folder: 'inbox', after: null, most: 10, signal });
    expect(reading).toEqual({ mails: [], position: { validity: 7, lastUid: 4 }, hasMore: false });
  });

  it('leaves read marks as they are', async () => {
    const address = await start(mailbox([3]));
    await reader.read(address, { folder: 'inbox', after: { validity: 7, lastUid: 0 }, most: 5, signal });
    expect(server.commands.some((command) => /EXAMINE/i.test(command))).toBe(true);
    expect(server.commands.filter((command) => / (SELECT|STORE) |UID STORE| BODY\[/i.test(command))).toEqual(
      [],
    );
  });

  describe('its junk', () => {
    const junk = { folder: 'Werbung', isTold: true, uidValidity: 3, mails: [mail(5), mail(6)] };
    const after = { validity: 3, lastUid: 5 };

    it('is read by its own numbers, whatever the folder is called, and stays unread', async () => {
      const address = await start({ ...mailbox([3, 4]), junk });
      const first = await reader.read(address, { folder: 'junk', after: null, most: 5, signal });
      expect(first).toEqual({ mails: [], position: { validity: 3, lastUid: 6 }, hasMore: false });
      const page = await reader.read(address, { folder: 'junk', after, most: 5, signal });
      expect(subjects(page.mails)).toEqual(['mail 6']);
      expect(page.position).toEqual({ validity: 3, lastUid: 6 });
      expect(
        server.commands.filter((command) => / (SELECT|STORE) |UID STORE| BODY\[/i.test(command)),
      ).toEqual([]);
    });

    it.each(['Junk', 'Spam', 'Bulk Mail', 'Posta indesiderata'])(
      'is known by the name “%s” where the server doesn’t tell',
      async (folder) => {
        const address = await start({ ...mailbox([3]), junk: { ...junk, folder, isTold: false } });
        const page = await reader.read(address, { folder: 'junk', after, most: 5, signal });
        expect(subjects(page.mails)).toEqual(['mail 6']);
      },
    );

    it('is nothing where there is no such folder', async () => {
      const address = await start(mailbox([3]));
      const first = await reader.read(address, { folder: 'junk', after: null, most: 5, signal });
      expect(first).toEqual({ mails: [], position: { validity: 0, lastUid: 0 }, hasMore: false });
      const later = await reader.read(address, { folder: 'junk', after, most: 5, signal });
      expect(later).toEqual({ mails: [], position: after, hasMore: false });
    });
  });

  it('starts anew where the mailbox’s numbers did', async () => {
    const address = await start(mailbox([1, 2], 8));
    const reading = await reader.read(address, {
      folder: 'inbox',
      after: { validity: 7, lastUid: 90 },
      most: 5,
      signal,
    });
    expect(subjects(reading.mails)).toEqual(['mail 1', 'mail 2']);
    expect(reading.position).toEqual({ validity: 8, lastUid: 2 });
  });

  it('signs in with a token where the mailbox’s provider gives one', async () => {
    const { imapUrl } = await start(mailbox([3]));
    const oauth = {
      senderId: '',
      provider: 'google',
      user: 'ann@shop.test',
      clientId: '',
      clientSecret: '',
    } as const;
    const options = { folder: 'inbox', after: null, most: 5, signal } as const;
    const withToken = (refreshToken: string) =>
      reader.read({ imapUrl, oauth: { ...oauth, refreshToken } }, options);
    expect((await withToken('good')).position.lastUid).toBe(3);
    await expect(withToken('bad')).rejects.toMatchObject({ failure: 'refused' });
  });

  it('asks for another token where the server doesn’t take the one that was still good', async () => {
    const { imapUrl } = await start(mailbox([3]));
    const renewing = createImapMailboxReader({
      ...readerOptions,
      accessToken: async (_, __, refused) => (refused === 'revoked' ? 'fresh-token' : 'revoked'),
    });
    const oauth = {
      senderId: '',
      provider: 'google',
      user: 'a',
      clientId: '',
      clientSecret: '',
      refreshToken: '',
    } as const;
    const reading = await renewing.read(
      { imapUrl, oauth },
      { folder: 'inbox', after: null, most: 5, signal },
    );
    expect(reading.position.lastUid).toBe(3);
  });

  it('never signs in over a line that isn’t encrypted', async () => {
    const address = await start(mailbox([3]));
    const strict = createImapMailboxReader({
      findHost: async (host, port) => ({ address: host, port, host }),
      accessToken: async () => '',
      timeoutMs: 5_000,
    });
    await expect(
      strict.read(address, { folder: 'inbox', after: null, most: 5, signal }),
    ).rejects.toBeInstanceOf(ProviderError);
    expect(server.commands.filter((command) => /LOGIN|AUTHENTICATE/i.test(command))).toEqual([]);
  });
});
