import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config/config.ts';
import { readSettings } from '../config/env.ts';
import { createReplyTokens } from '../features/outreach/domain/reply-address.ts';
import { createMailTransports } from './mail-transports.ts';

function transports(environment: Record<string, string>) {
  const config = readConfig(readSettings({ SANDBOX: 'off', ...environment }));
  const created = createMailTransports(config, createReplyTokens('a secret key to test with'));
  onTestFinished(() => created.close());
  return created;
}

it('without any SendGrid key, what blocks the bot is the key', () => {
  const by = { transport: 'sendgrid', sendgridKey: null, smtpUrl: null, oauth: null } as const;
  expect(transports({}).forSender(by)).toEqual({
    blocked:
      'There is no SendGrid API key to send with yet. Add yours in onboarding step 4, or set SENDGRID_API_KEY.',
  });
});

it('an account without a key of its own sends with the operator’s', () => {
  const { forSender } = transports({ SENDGRID_API_KEY: 'SG.operator' });
  const by = { transport: 'sendgrid', smtpUrl: null, oauth: null } as const;
  expect(forSender({ ...by, sendgridKey: null })).toMatchObject({ apiKey: 'SG.operator' });
  expect(forSender({ ...by, sendgridKey: 'SG.own' })).toMatchObject({ apiKey: 'SG.own' });
});
