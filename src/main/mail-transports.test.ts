import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config/config.ts';
import { readSettings } from '../config/env.ts';
import { createReplyTokens } from '../features/outreach/domain/senders/reply-address.ts';
import { createMailHosts } from '../providers/website/mail-hosts.ts';
import { createMailTransports } from './mail-transports.ts';

function transports(environment: Record<string, string>) {
  const config = readConfig(readSettings({ SANDBOX: 'off', ...environment }));
  const created = createMailTransports({
    config,
    replyTokens: createReplyTokens('a secret key to test with'),
    mailHosts: createMailHosts({ resolve: [], dnsServers: [], allowsLoopback: false }),
    accessToken: async () => 'a token',
  });
  onTestFinished(() => created.close());
  return created;
}

it('without any SendGrid key, what blocks the bot is the key', () => {
  const by = { transport: 'sendgrid', sendgridKey: null, smtpUrl: null, oauth: null } as const;
  expect(transports({}).forSender(by)).toEqual({
    blocked: 'There is no key to send with yet. Add your SendGrid key in onboarding step 4.',
    setting: 'SENDGRID_API_KEY',
  });
});

it('an account without a key of its own sends with the operator’s', () => {
  const { forSender } = transports({ SENDGRID_API_KEY: 'SG.operator' });
  const by = { transport: 'sendgrid', smtpUrl: null, oauth: null } as const;
  expect(forSender({ ...by, sendgridKey: null })).toMatchObject({ apiKey: 'SG.operator' });
  expect(forSender({ ...by, sendgridKey: 'SG.own' })).toMatchObject({ apiKey: 'SG.own' });
});

it('a mailbox in the network that Linesheet runs in is not connected to', async () => {
  const by = { transport: 'smtp', sendgridKey: null, smtpUrl: 'smtp://127.0.0.1:2525', oauth: null } as const;
  const chosen = transports({}).forSender(by);
  if ('blocked' in chosen) throw new Error(chosen.blocked);
  const mail = {
    messageId: '0198c000-0000-7000-8000-000000000001',
    to: 'hello@nordkap.com',
    subject: '',
    text: '',
    from: { email: 'ann@shop.example', name: 'Ann' },
    html: '',
    headers: {},
  };
  expect(await chosen.transport.send(mail)).toMatchObject({ fate: 'refused', concerns: 'mailbox' });
});
