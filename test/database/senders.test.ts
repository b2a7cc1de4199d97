import { expect, it } from 'vitest';
import { secretContext } from '../../src/features/accounts/domain/account.ts';
import { NO_KEY_CHARACTERS } from '../../src/features/accounts/domain/provider-key.ts';
import { createSealer } from '../../src/features/accounts/domain/sealed.ts';
import { openSenderAccess } from '../../src/features/outreach/actions/sender-access.ts';
import { switchSending } from '../../src/features/outreach/actions/sending-switch.ts';
import type { SenderView } from '../../src/features/outreach/contract/senders.ts';
import { senderSecretContext } from '../../src/features/outreach/domain/senders/sender.ts';
import type { MailTransports, OutgoingMail } from '../../src/features/outreach/ports.ts';
import { senderRoutes } from '../../src/features/outreach/routes/senders.ts';
import { findSender } from '../../src/features/outreach/store/senders.ts';
import { dayIn } from '../../src/kernel/clock.ts';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { type Browser, PUBLIC_URL, signedIn, type TestApp, testApp } from '../support/http-app.ts';
import { NO_MAILBOX_APPS } from '../support/sequences.ts';

const SETTINGS = {
  fromName: 'Ben of Acme',
  signature: 'Ben\nAcme Retail',
  postalAddress: null,
  timeZone: 'Europe/Berlin',
  window: { start: 540, end: 1020, days: [1, 2, 3, 4, 5] },
  dailyCap: 20,
  ramp: { start: 5, step: 2, from: null },
  gap: { seconds: 0, jitter: 0 },
  transport: 'smtp',
  smtpUrl: 'smtps://ben:hunter2-long@mail.shop.example',
};
const BEN = { ...SETTINGS, email: 'ben@shop.example' };

async function senderApp() {
  const mails: OutgoingMail[] = [];
  const transport = {
    kind: 'smtp' as const,
    atOnce: 1,
    close: async () => {},
    send: async (mail: OutgoingMail) => {
      mails.push(mail);
      return { fate: 'accepted' as const, providerMessageId: null };
    },
  };
  const transports: Pick<MailTransports, 'forSender'> = {
    forSender: ({ transport: by, smtpUrl }) =>
      by === 'smtp' && smtpUrl !== null
        ? { transport, apiKey: null, isRehearsal: true }
        : { blocked: 'There is nothing to send with.' },
  };
  const app = await testApp((built) =>
    senderRoutes({
      ...built,
      transports,
      signIns: {
        trySmtp: async ({ smtpUrl }) =>
          smtpUrl.includes('hunter2-long') ? null : 'Your mail server: 535 no.',
        tryImap: async ({ imapUrl }) =>
          imapUrl.includes('away') ? 'No mail server answers at this address and port.' : null,
      },
      consents: { ...NO_MAILBOX_APPS, consentUrl: () => '', refreshTokenFor: async () => '' },
      publicUrl: PUBLIC_URL,
      forwardTo: (accountId) => `inbox+${accountId}@in.example`,
      records: {
        txt: async (name) => (name === 'shop.example' ? ['v=spf1 mx ~all'] : []),
        mx: async () => 'unknown',
      },
      mailHosts: {
        refusalOf: () => null,
        find: async (host, port) =>
          host.endsWith('.private.example')
            ? { refused: `${host} leads to a private address` }
            : { address: '93.184.216.34', port, host },
      },
      mailProvider: {
        checkKey: async (key) =>
          key === 'SG.revoked'
            ? { outcome: 'refused', sentence: 'SendGrid doesn’t know this key.' }
            : { outcome: 'accepted' },
      },
    }),
  );
  const ann = await signedIn(app);
  return { app, ann, mails };
}

async function setUp(app: TestApp): Promise<void> {
  await app.database.asSystem((tx) =>
    tx
      .updateTable('profiles')
      .set({
        sender_email: 'ann@shop.example',
        sender_name: 'Acme Retail',
        email_message_body: 'Hi',
        postal_address: '1 Main St',
      })
      .execute(),
  );
}

const list = async (browser: Browser): Promise<SenderView[]> =>
  ((await (await browser.get('/api/senders')).json()) as { senders: SenderView[] }).senders;
const isOn = async (browser: Browser) =>
  ((await (await browser.get('/api/senders')).json()) as { isSendingOn: boolean }).isSendingOn;
const add = async (browser: Browser, body: object = BEN) => {
  const answer = await browser.post('/api/senders', body);
  return { status: answer.status, body: (await answer.json()) as SenderView & { detail?: string } };
};

it('the setup is an account’s first sender, from the moment that it has an address, and never a second truth', async () => {
  const { app, ann } = await senderApp();
  expect(await list(ann)).toEqual([]);
  await setUp(app);
  expect(await list(ann)).toMatchObject([
    {
      isSetup: true,
      email: 'ann@shop.example',
      state: 'active',
      dailyCap: null,
      shownName: 'Ann from Acme Retail',
      window: { start: 0, end: 1440, days: [1, 2, 3, 4, 5, 6, 7] },
      today: { sent: 0, cap: 25, by: 'plan', waits: null },
    },
  ]);
  await app.database.asSystem((tx) =>
    tx.updateTable('profiles').set({ sender_email: 'new@shop.example', time_zone: 'Asia/Tokyo' }).execute(),
  );
  const [changed] = await list(ann);
  expect(changed).toMatchObject({ email: 'new@shop.example', timeZone: 'Asia/Tokyo' });

  const settings = { ...SETTINGS, timeZone: 'America/Chicago', postalAddress: '2 Side St', fromName: null };
  await ann.send('PUT', `/api/senders/${changed?.id}`, settings);
  const profile = await app.database.asSystem((tx) =>
    tx.selectFrom('profiles').selectAll().executeTakeFirstOrThrow(),
  );
  expect(profile).toMatchObject({ time_zone: 'America/Chicago', postal_address: '2 Side St' });
  // What onboarding connects stays onboarding's.
  expect(profile.smtp_url).toBeNull();
  expect(await list(ann)).toMatchObject([{ isTransportAccounts: true, smtp: null, dailyCap: 20 }]);
});

it('a sender is added, shown without its secrets, changed, and removed', async () => {
  const { app, ann } = await senderApp();
  await setUp(app);
  const { status, body } = await add(ann, {
    ...BEN,
    imapUrl: 'imaps://ben:hunter3-long@imap.shop.example',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    isSetup: false,
    email: 'ben@shop.example',
    fromName: 'Ben of Acme',
    postalAddress: '1 Main St',
    smtp: { host: 'mail.shop.example', port: 465, user: 'ben' },
    imap: { host: 'imap.shop.example', port: 993, user: 'ben' },
    today: { cap: 20, by: 'sender' },
  });
  const row = await app.database.asSystem((tx) =>
    tx.selectFrom('senders').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow(),
  );
  expect(JSON.stringify([body, row])).not.toMatch(/hunter/);
  const accessBy = (transport: 'smtp' | 'sendgrid') =>
    app.database.asAccount(ann.accountId, async (tx) => {
      // As earlier versions stored it.
      const sealed = app.sealer.seal('SG.earlier\u200b\n', senderSecretContext(body.id, 'sendgrid_key'));
      const columns = { sendgrid_key_sealed: sealed, transport };
      await tx.updateTable('senders').set(columns).where('id', '=', body.id).execute();
      const sender = await findSender(tx, ann.accountId, body.id);
      return sender && openSenderAccess(tx, app.sealer, sender);
    });
  expect(await accessBy('sendgrid')).toMatchObject({ sendgridKey: 'SG.earlier' });
  expect(await accessBy('smtp')).toMatchObject({ smtpUrl: BEN.smtpUrl });

  // What is left out stays; null removes.
  const { smtpUrl: _, ...rest } = SETTINGS;
  const changed = (await (
    await ann.send('PUT', `/api/senders/${body.id}`, { ...rest, dailyCap: null, imapUrl: null })
  ).json()) as SenderView;
  expect(changed).toMatchObject({ smtp: { host: 'mail.shop.example' }, imap: null, dailyCap: null });

  expect((await ann.send('DELETE', `/api/senders/${body.id}`)).status).toBe(200);
  expect((await list(ann)).map(({ email }) => email)).toEqual(['ann@shop.example']);
  const gone = await app.database.asSystem((tx) =>
    tx.selectFrom('senders').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow(),
  );
  expect(gone).toMatchObject({ smtp_sealed: null, imap_sealed: null });
});

it('a sender has a name of one line, an address that mails can go to, and a key that a header can carry', async () => {
  const { ann } = await senderApp();
  const refusal = async (given: object) => {
    const { status, body } = await add(ann, { ...BEN, ...given });
    expect(status).toBe(400);
    return (body as unknown as { detail: string }).detail;
  };
  expect(await refusal({ fromName: 'Ben\r\nBcc: all@shop.example' })).toBe('Please enter one line');
  expect(await refusal({ email: `${'b'.repeat(250)}@shop.example` })).toBe('This is too long');
  expect(await refusal({ transport: 'sendgrid', sendgridApiKey: 'SG.1\n2' })).toBe(NO_KEY_CHARACTERS);
});

it('a sender may write over midnight, as seen from its own clock', async () => {
  const { app, ann } = await senderApp();
  await setUp(app);
  const window = { start: 21 * 60, end: 5 * 60, days: [1, 2, 3, 4, 5] };
  expect((await add(ann, { ...BEN, window })).body).toMatchObject({ window });
});

it('a stopped sender that is removed and added again is still stopped', async () => {
  const { app, ann } = await senderApp();
  const { body } = await add(ann);
  const stopped = { state: 'stopped', stopped_for: 'bounces', reason: 'Too many mails bounced.' };
  await app.database.asSystem((tx) => tx.updateTable('senders').set(stopped).execute());
  await ann.send('DELETE', `/api/senders/${body.id}`);
  expect((await add(ann)).body).toMatchObject({ id: body.id, state: 'stopped' });
  const started = await ann.post(`/api/senders/${body.id}/state`, { state: 'active' });
  expect(await started.json()).toMatchObject({ state: 'active', stoppedFor: null, reason: null });
});

it.each([
  [{ smtpUrl: 'smtp://a:b@mail.private.example' }, 'mail.private.example leads to a private address.'],
  [{ imapUrl: 'imaps://a:b@imap.private.example' }, 'imap.private.example leads to a private address.'],
  [{ sendgridApiKey: 'SG.revoked' }, 'SendGrid doesn’t know this key.'],
  [{ window: { start: 600, end: 600, days: [1] } }, 'Please enter another time than the start'],
  [{ timeZone: 'Mars/Olympus' }, 'Please choose a time zone from the list'],
  [{ email: 'ANN@shop.example' }, 'There is a sender with this address already.'],
])('%j is refused with a sentence', async (wrong, sentence) => {
  const { app, ann } = await senderApp();
  await setUp(app);
  const { status, body } = await add(ann, { ...BEN, ...wrong });
  expect([status, body.detail]).toEqual([400, sentence]);
  expect(await list(ann)).toHaveLength(1);
});

it('another account’s sender is nobody’s', async () => {
  const { app, ann } = await senderApp();
  const { body } = await add(ann);
  const eve = await signedIn(app, { email: 'eve@shop.example' });
  expect(await list(eve)).toEqual([]);
  expect((await eve.send('PUT', `/api/senders/${body.id}`, SETTINGS)).status).toBe(404);
  expect((await eve.post(`/api/senders/${body.id}/state`, { state: 'paused' })).status).toBe(404);
  expect((await eve.post(`/api/senders/${body.id}/test-mail`, {})).status).toBe(404);
});

it('a sign-in to the mailbox of a sender is tried, to send and to read, and what fails keeps nobody from saving', async () => {
  const { app, ann } = await senderApp();
  await setUp(app);
  const tried = async (entry: object) => {
    const added = await ann.send('POST', '/api/senders', { ...BEN, ...entry });
    expect(added.status).toBe(200);
    const { id } = (await added.json()) as SenderView;
    const answer = await (await ann.send('POST', `/api/senders/${id}/sign-in`)).json();
    await ann.send('DELETE', `/api/senders/${id}`);
    return answer;
  };
  expect(await tried({})).toEqual({ sends: { failure: null }, reads: null });
  expect(
    await tried({ smtpUrl: 'smtps://ben:wrong@mail.shop.example', imapUrl: 'imaps://ben:x@away.example' }),
  ).toEqual({
    sends: { failure: 'Your mail server: 535 no.' },
    reads: { failure: 'No mail server answers at this address and port.' },
  });
  const sendgrid = { transport: 'sendgrid', smtpUrl: undefined, sendgridApiKey: 'SG.good' };
  expect(await tried({ ...sendgrid, imapUrl: 'imaps://ben:x@here.example' })).toEqual({
    sends: null,
    reads: { failure: null },
  });
});

it('a test mail goes to the person, as the sender, and counts for no limit', async () => {
  const { app, ann, mails } = await senderApp();
  await setUp(app);
  const { body } = await add(ann);
  const answer = await ann.post(`/api/senders/${body.id}/test-mail`, {});
  expect(await answer.json()).toEqual({ to: 'ann@shop.example' });
  expect(mails).toMatchObject([
    { to: 'ann@shop.example', from: { email: 'ben@shop.example', name: 'Ben of Acme' } },
  ]);
  expect(mails[0]?.text).toContain('Acme Retail');
  expect((await list(ann)).map(({ today }) => today.sent)).toEqual([0, 0]);

  const [setup] = await list(ann);
  const blocked = await ann.post(`/api/senders/${setup?.id}/test-mail`, {});
  expect(await blocked.json()).toMatchObject({ detail: 'There is nothing to send with.' });
});

it('the records that a domain lacks are shown with what to add, and no answer is unknown', async () => {
  const { ann } = await senderApp();
  const { body } = await add(ann);
  const checked = (await (await ann.post(`/api/senders/${body.id}/check`, {})).json()) as SenderView;
  expect(checked.dns.findings?.map(({ kind, state }) => [kind, state])).toEqual([
    ['spf', 'found'],
    ['dkim', 'missing'],
    ['dmarc', 'missing'],
    ['mx', 'unknown'],
  ]);
  expect(checked.dns.findings?.[2]?.records[0]).toMatchObject({ type: 'TXT', name: '_dmarc.shop.example' });
  expect(checked.dns.failingSince).not.toBeNull();
});

it('a change of the time zone counts at once as long as nothing was sent, then from the next day on, and says so', async () => {
  const { app, ann } = await senderApp();
  const { body } = await add(ann);
  const moveTo = async (timeZone: string) =>
    (await ann.send('PUT', `/api/senders/${body.id}`, { ...SETTINGS, timeZone })).json();
  expect(await moveTo('Asia/Tokyo')).toMatchObject({ timeZone: 'Asia/Tokyo', timeZoneUntilTomorrow: null });
  const today = dayIn('Asia/Tokyo', new Date());
  await app.database.asSystem((tx) =>
    tx
      .insertInto('sender_days')
      .values({ sender_id: body.id, account_id: ann.accountId, day: today, sent: 1 })
      .execute(),
  );
  expect(await moveTo('Asia/Seoul')).toMatchObject({
    timeZone: 'Asia/Seoul',
    timeZoneUntilTomorrow: 'Asia/Tokyo',
  });
});

it('the account’s own zone, too, counts at once until a mail counts for the day', async () => {
  const { app, ann } = await senderApp();
  await setUp(app);
  const moveTo = async (timeZone: string) => {
    const [sender] = await list(ann);
    await ann.send('PUT', `/api/senders/${sender?.id}`, { ...SETTINGS, timeZone, fromName: null });
    return (await list(ann))[0]?.timeZoneUntilTomorrow;
  };
  expect(await moveTo('Asia/Tokyo')).toBeNull();
  await app.database.asSystem((tx) =>
    tx
      .insertInto('daily_sends')
      .values({ account_id: ann.accountId, day: dayIn('Asia/Tokyo', new Date()), sent: 1 })
      .execute(),
  );
  expect(await moveTo('Asia/Seoul')).toBe('Asia/Tokyo');
});

it('shows a sender whose password the server can’t read any more with what to do, beside the others, until it is entered again', async () => {
  const { app, ann } = await senderApp();
  await setUp(app);
  const { body: ben } = await add(ann);
  await add(ann, { ...BEN, email: 'cleo@shop.example' });
  const other = createSealer('a secret key that was replaced since');
  const smtp_sealed = other.seal('smtps://ben@mail.shop.example', senderSecretContext(ben.id, 'smtp'));
  const smtp_url = other.seal('smtps://ann@mail.shop.example', secretContext(ann.accountId, 'smtp_url'));
  await app.database.asSystem(async (tx) => {
    await tx.updateTable('senders').set({ smtp_sealed }).where('id', '=', ben.id).execute();
    await tx.updateTable('profiles').set({ smtp_url, sender_transport: 'smtp' }).execute();
  });

  const shown = await list(ann);
  expect(shown).toMatchObject([
    { isSetup: true, problem: expect.stringMatching(/^The address of your SMTP mailbox can’t be read/) },
    { id: ben.id, smtp: null, unreadable: ['smtp'], problem: expect.stringMatching(/Change the sender and/) },
    { email: 'cleo@shop.example', unreadable: [], problem: null },
  ]);
  const test = await ann.post(`/api/senders/${ben.id}/test-mail`, {});
  expect(await test.json()).toMatchObject({ code: 'not_configured', detail: shown[1]?.problem });

  await ann.send('PUT', `/api/senders/${ben.id}`, SETTINGS);
  expect((await list(ann))[1]).toMatchObject({ problem: null, unreadable: [] });
});

it('puts nobody else’s key in the place of a sender’s own that can’t be read', async () => {
  const { app, ann } = await senderApp();
  await setUp(app);
  const { body: ben } = await add(ann, { ...BEN, transport: 'sendgrid', sendgridApiKey: 'SG.of-ben-alone' });
  const sealer = createSealer(TEST_SECRET_KEY);
  const accounts = sealer.seal('SG.of-the-account', secretContext(ann.accountId, 'sendgrid_api_key'));
  const owns = createSealer('a secret key that was replaced since').seal('SG.x', '');
  await app.database.asSystem(async (tx) => {
    await tx.updateTable('profiles').set({ sendgrid_api_key: accounts }).execute();
    await tx.updateTable('senders').set({ sendgrid_key_sealed: owns }).where('id', '=', ben.id).execute();
  });
  const access = await app.database.asSystem(async (tx) => {
    const sender = await findSender(tx, ann.accountId, ben.id);
    return sender && openSenderAccess(tx, sealer, sender);
  });
  expect(access).toEqual({ blocked: expect.stringMatching(/^The sender’s key or password can’t be read/) });
});

it('says of each sender that it waits while sending is off for everybody', async () => {
  const { app, ann } = await senderApp();
  await setUp(app);
  await app.database.asSystem((tx) => switchSending(tx, false));
  expect((await list(ann))[0]?.today).toMatchObject({
    waits: 'Sending is paused for everybody at the moment. It continues by itself.',
    until: null,
  });
  expect(await isOn(ann)).toBe(false);
  await app.database.asSystem((tx) => switchSending(tx, true));
  expect((await list(ann))[0]?.today.waits).toBeNull();
  expect(await isOn(ann)).toBe(true);
});
