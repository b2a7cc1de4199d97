import { expect, it } from 'vitest';
import type { SenderView } from '../../contract/senders.ts';
import { checkSenderFields, fieldsOf, type SenderFields } from './sender-fields.ts';

const TOKEN = { clientId: 'client-1', clientSecret: 'secret', refreshToken: 'token' };

function senderWith(what: Partial<SenderView>): SenderView {
  const view: Partial<SenderView> = {
    email: 'ann@shop.example',
    signature: '',
    transport: 'smtp',
    window: { start: 0, end: 1440, days: [1] },
    ramp: { start: 10, step: 5, from: null },
    gap: { seconds: 0, jitter: 0 },
    timeZone: 'America/New_York',
    unreadable: [],
    ...what,
  };
  return view as SenderView;
}

/** What the form sends, or the fields at which something is wrong. */
async function sent(sender: SenderView | null, typed: Partial<SenderFields>) {
  const fields = { ...fieldsOf(sender, undefined), transport: 'smtp' as const, ...typed };
  const { values, errors } = await checkSenderFields(sender)(fields, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return { oauth: 'oauth' in values ? values.oauth : undefined, wrong: Object.keys(errors) };
}

it('takes a new sender’s own address for its mailbox, unless another is named', async () => {
  const fresh = { email: 'ann@shop.example', signIn: 'google' as const, ...TOKEN };
  expect(await sent(null, fresh)).toEqual({
    oauth: { provider: 'google', user: 'ann@shop.example', ...TOKEN },
    wrong: [],
  });
  expect(await sent(null, { ...fresh, oauthUser: 'office@shop.example' })).toMatchObject({
    oauth: { user: 'office@shop.example' },
  });
});

it('needs an app’s secret beside its client id, and its client id beside all else', async () => {
  const typed = { email: 'ann@shop.example', signIn: 'google' as const };
  expect((await sent(null, typed)).wrong).toEqual([]);
  expect((await sent(null, { ...typed, clientId: 'client-1' })).wrong).toEqual(['clientSecret']);
  expect((await sent(null, { ...typed, refreshToken: 'token' })).wrong).toEqual(['clientId']);
});

it('asks for the address of a mailbox that is signed in to with a password, unless one is stored', async () => {
  const fresh = { email: 'ann@shop.example', signIn: 'password' as const };
  expect((await sent(null, fresh)).wrong).toEqual(['smtpUrl']);
  expect((await sent(null, { email: 'ann', signIn: 'password' })).wrong.sort()).toEqual(['email', 'smtpUrl']);
  expect((await sent(null, { ...fresh, smtpUrl: 'smtps://ann:pw@mail.shop.example:465' })).wrong).toEqual([]);
  const stored = senderWith({ smtp: { host: 'mail.shop.example', port: 465, user: 'ann' } });
  expect((await sent(stored, {})).wrong).toEqual([]);
  expect((await sent(senderWith({ unreadable: ['smtp'] }), {})).wrong).toEqual([]);
});

it('shows the mailbox that is stored, and never drops another that is typed in its place', async () => {
  const sender = senderWith({ oauth: 'google', oauthUser: 'office@shop.example' });
  expect(fieldsOf(sender, undefined).oauthUser).toBe('office@shop.example');
  expect(await sent(sender, {})).toEqual({ oauth: undefined, wrong: [] });
  expect(await sent(sender, { oauthUser: 'new@shop.example' })).toEqual({
    oauth: { provider: 'google', user: 'new@shop.example' },
    wrong: [],
  });
});
