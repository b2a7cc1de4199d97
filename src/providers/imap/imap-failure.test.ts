import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { CERTIFICATE, EXPIRED_CERTIFICATE, KEY } from '../../../test/support/throw-away-tls.ts';
import { createMailHosts } from '../website/mail-hosts.ts';
import { startImapServer, type TestImapServer, type TestMailbox } from './fixtures/imap-server.ts';
import { createImapMailboxReader } from './mailbox-reader.ts';
import { tryImapSignIn } from './try-sign-in.ts';

/** What people read where their mailbox is set up, told from what a server really does. */
describe('a mailbox that can’t be read says', () => {
  let server: TestImapServer | undefined;
  const trusted = getCACertificates('default');
  afterEach(async () => {
    await server?.close();
    server = undefined;
    setDefaultCACertificates(trusted);
  });

  const box: TestMailbox = { uidValidity: 7, mails: [], password: 'opensesame', token: 'fresh' };
  const signal = AbortSignal.timeout(20_000);

  /** Reads by the address as a person enters it: the name leads to the stand-in, as the operator's CRAWL_RESOLVE says. */
  async function read(
    own: Partial<TestMailbox>,
    { scheme = 'imap', host = 'mail.acme.test', password = 'opensesame', allowsPlain = true } = {},
  ) {
    server = await startImapServer({ ...box, ...own });
    const { find } = createMailHosts({
      resolve: ['mail.acme.test', 'stand-in.test'].map((name) => `${name}=127.0.0.1:${server?.port}`),
      // Where nobody answers.
      dnsServers: ['127.0.0.1:1'],
      allowsLoopback: false,
    });
    const accessToken = async () => 'stale';
    const reader = createImapMailboxReader({ findHost: find, accessToken, allowsPlain, timeoutMs: 300 });
    const imapUrl = `${scheme}://ann:${password}@${host}:${server.port}`;
    return reader.read({ imapUrl, oauth: null }, { folder: 'inbox', after: null, most: 5, signal });
  }

  it('nothing where all is well', async () => {
    await expect(read({})).resolves.toMatchObject({ mails: [] });
  });

  it('the same where its sign-in is only tried', async () => {
    const tried = (password: string, port: number) =>
      tryImapSignIn(
        { imapUrl: `imap://ann:${password}@127.0.0.1:${port}`, oauth: null },
        {
          findHost: async (host) => ({ address: '127.0.0.1', port, host }),
          accessToken: async () => 'stale',
          allowsPlain: true,
          timeoutMs: 3_000,
          longestMs: 5_000,
        },
      );
    server = await startImapServer(box);
    expect(await tried('opensesame', server.port)).toBeNull();
    expect(await tried('guess', server.port)).toBe(
      'The mail server refused the sign-in: “Invalid credentials”.',
    );
  });

  it('that the sign-in is refused, in the server’s words', async () => {
    const sentence = 'The mail server refused the sign-in: “Invalid credentials”.';
    await expect(read({}, { password: 'guess' })).rejects.toMatchObject({
      failure: 'refused',
      message: sentence,
    });
  });

  it('that its name leads nowhere', async () => {
    await expect(read({}, { host: 'nowhere.example' })).rejects.toMatchObject({
      failure: 'unreachable',
      message: 'nowhere.example can’t be found.',
    });
  });

  it('that its address is a private one, and asks nobody there', async () => {
    await expect(read({}, { host: '127.0.0.1' })).rejects.toMatchObject({
      failure: 'misconfigured',
      message: 'The mailbox isn’t read: 127.0.0.1 is no public mail server, and others can’t be used.',
    });
    expect(server?.commands).toEqual([]);
  });

  it('that nobody answers there', async () => {
    const gone = await startImapServer(box);
    await gone.close();
    const reader = createImapMailboxReader({
      findHost: async (host) => ({ address: '127.0.0.1', port: gone.port, host }),
      accessToken: async () => 'stale',
    });
    const mailbox = { imapUrl: 'imaps://ann:opensesame@mail.acme.test', oauth: null };
    const reading = reader.read(mailbox, { folder: 'inbox', after: null, most: 5, signal });
    await expect(reading).rejects.toMatchObject({
      failure: 'unreachable',
      message: 'No mail server answers at this address and port.',
    });
  });

  it.each([
    ['at all', { isSilent: true }, 'doesn’t answer in time'],
    ['a search', { hidesNext: true, seeksNothing: true }, 'broke off a search of the mailbox'],
  ])('that the server doesn’t answer %s', async (_, own, problem) => {
    await expect(read(own)).rejects.toMatchObject({
      failure: 'unreachable',
      message: `The mail server ${problem}.`,
    });
  });

  it.each([
    [
      'from nobody known',
      CERTIFICATE,
      'stand-in.test',
      'comes from nobody who can be trusted. Ask whoever runs the server for one that mail programs trust',
    ],
    [
      'for another name',
      CERTIFICATE,
      'mail.acme.test',
      'is for another name than its address has. Enter the name that it is for',
    ],
    [
      'that has expired',
      EXPIRED_CERTIFICATE,
      'stand-in.test',
      'has expired. Ask whoever runs the server to renew it',
    ],
  ])('what is wrong with a certificate %s, and who mends it', async (whose, cert, host, problem) => {
    if (whose !== 'from nobody known') setDefaultCACertificates([...trusted, cert]);
    await expect(read({ tls: { key: KEY, cert } }, { scheme: 'imaps', host })).rejects.toMatchObject({
      failure: 'misconfigured',
      message: `The mail server’s certificate ${problem}.`,
    });
    expect(server?.commands).toEqual([]);
  });

  it('that the port begins without encryption', async () => {
    await expect(read({}, { scheme: 'imaps' })).rejects.toMatchObject({
      failure: 'misconfigured',
      message:
        'The mail server begins without encryption at this port, so its address may have to begin with imap://.',
    });
  });

  it('that the server offers no encryption', async () => {
    await expect(read({}, { allowsPlain: false })).rejects.toMatchObject({
      failure: 'misconfigured',
      message: 'The mail server offers no encryption that can be trusted.',
    });
  });

  it.each([
    [
      '[NONEXISTENT] Unknown mailbox: INBOX',
      'The mail server knows no inbox of this sign-in: “Unknown mailbox: INBOX”.',
    ],
    ['Mailbox is locked', 'The mail server refused to show the mailbox: “Mailbox is locked”.'],
  ])('that the server doesn’t open the inbox: %s', async (refusesInbox, message) => {
    await expect(read({ refusesInbox })).rejects.toMatchObject({ failure: 'refused', message });
  });

  it.each([['[LIMIT] Too many connections'], ['[OVERQUOTA] Too many bytes today']])(
    'that the server asks to wait: %s',
    async (refusesInbox) => {
      await expect(read({ refusesInbox })).rejects.toMatchObject({ failure: 'limited' });
    },
  );
});
