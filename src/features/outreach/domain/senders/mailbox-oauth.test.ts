import { expect, it } from 'vitest';
import { withMailboxAddresses as fillIn, MAIL_SERVERS } from './mailbox-oauth.ts';

const withMailboxAddresses = (entry: ReturnType<typeof entered>, stored: Parameters<typeof fillIn>[1]) =>
  fillIn(entry, stored, MAIL_SERVERS[entry.oauth.provider]);
const NONE = { smtp: null, imap: null };
const GOOGLE = {
  smtp: 'smtps://ann%40shop.example@smtp.gmail.com:465',
  imap: 'imaps://ann%40shop.example@imap.gmail.com:993',
};
const MICROSOFT = {
  smtp: 'smtp://ann%40shop.example@smtp.office365.com:587',
  imap: 'imaps://ann%40shop.example@outlook.office365.com:993',
};

const entered = (provider: 'google' | 'microsoft', user = 'ann@shop.example') => ({
  transport: 'smtp' as const,
  oauth: { provider, user },
});

it('knows where a provider’s mailbox is', () => {
  expect(withMailboxAddresses(entered('google'), NONE)).toMatchObject({
    smtpUrl: GOOGLE.smtp,
    imapUrl: GOOGLE.imap,
  });
});

it('goes along when the mailbox is another’s, or another provider’s', () => {
  expect(withMailboxAddresses(entered('microsoft'), GOOGLE)).toMatchObject({
    smtpUrl: MICROSOFT.smtp,
    imapUrl: MICROSOFT.imap,
  });
  expect(withMailboxAddresses(entered('google', 'ben@shop.example'), GOOGLE)).toMatchObject({
    smtpUrl: 'smtps://ben%40shop.example@smtp.gmail.com:465',
    imapUrl: 'imaps://ben%40shop.example@imap.gmail.com:993',
  });
});

it('keeps an address of one’s own, stored or typed', () => {
  const own = { smtp: 'smtps://ann@mail.shop.example:465', imap: 'imaps://ann@mail.shop.example:993' };
  const kept = withMailboxAddresses(entered('google'), own);
  expect(kept).not.toHaveProperty('smtpUrl');
  expect(kept).not.toHaveProperty('imapUrl');
  const typed = { ...entered('google'), smtpUrl: own.smtp };
  expect(withMailboxAddresses(typed, GOOGLE)).toMatchObject({ smtpUrl: own.smtp, imapUrl: GOOGLE.imap });
});

it('takes the sandbox’s address for none of one’s own when a real mailbox comes in its place', () => {
  const sandbox = { smtp: { scheme: 'smtp', host: '127.0.0.1:3002' }, imap: null } as const;
  const stored = { smtp: 'smtp://ann%40shop.example@127.0.0.1:3002', imap: null };
  expect(fillIn(entered('google'), stored, MAIL_SERVERS.google, sandbox)).toMatchObject({
    smtpUrl: GOOGLE.smtp,
    imapUrl: GOOGLE.imap,
  });
});
