import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openSenderSecrets, storedOAuthOf } from '../../src/features/outreach/actions/sender-access.ts';
import type { SenderView } from '../../src/features/outreach/contract/senders.ts';
import { MAIL_SERVERS } from '../../src/features/outreach/domain/senders/mailbox-oauth.ts';
import type { MailboxConsents } from '../../src/features/outreach/ports.ts';
import { mailboxConsentRoutes, SIGN_INS } from '../../src/features/outreach/routes/mailbox-consent.ts';
import { senderRoutes } from '../../src/features/outreach/routes/senders.ts';
import { findSender } from '../../src/features/outreach/store/senders.ts';
import { createMailboxConsents } from '../../src/providers/mailbox-oauth/consents.ts';
import { createFaults } from '../../src/sandbox/faults.ts';
import { createOAuth } from '../../src/sandbox/oauth/server.ts';
import { type Browser, PUBLIC_URL, signedIn, type TestApp, testApp } from '../support/http-app.ts';

const REDIRECT = 'http://localhost/oauth/mailbox';
const OWN = { clientId: 'linesheet-sandbox', clientSecret: 'sandbox' };
const ANN = {
  email: 'ann@shop.example',
  fromName: 'Ann of Acme',
  signature: '',
  postalAddress: null,
  timeZone: 'Europe/Berlin',
  window: { start: 0, end: 1440, days: [1, 2, 3, 4, 5] },
  dailyCap: 20,
  ramp: { start: 5, step: 2, from: null },
  gap: { seconds: 0, jitter: 0 },
  transport: 'smtp',
};

let now: Date;
let app: TestApp;
let ann: Browser & { accountId: string };
let faults: ReturnType<typeof createFaults>;
/** Whether the installation has an app of its own. */
let hasApp: boolean;

beforeEach(async () => {
  now = new Date('2026-06-01T10:00:00Z');
  hasApp = true;
  faults = createFaults(1);
  const oauth = createOAuth({ seed: 1, faults });
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://127.0.0.1');
    url.pathname = url.pathname.slice('/oauth'.length);
    void oauth.handle(req, res, url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/oauth`;
  const consents: MailboxConsents = {
    ...createMailboxConsents({
      redirectUrl: REDIRECT,
      points: (provider) => ({
        name: 'Google',
        consentUrl: `${origin}/${provider}/authorize`,
        tokenUrl: `${origin}/${provider}/token`,
        clientSecret: hasApp ? OWN.clientSecret : null,
      }),
    }),
    appOf: () => (hasApp ? OWN.clientId : null),
    serversOf: (provider) => MAIL_SERVERS[provider],
  };
  app = await testApp((built) => {
    senderRoutes({
      ...built,
      consents,
      publicUrl: PUBLIC_URL,
      forwardTo: (accountId) => `inbox+${accountId}@in.example`,
      transports: { forSender: () => ({ blocked: 'Nothing is sent here.' }) },
      signIns: { trySmtp: async () => null, tryImap: async () => null },
      records: { txt: async () => [], mx: async () => 'unknown' },
      mailHosts: {
        refusalOf: () => null,
        find: async (host, port) => ({ address: '93.184.216.34', port, host }),
      },
      mailProvider: { checkKey: async () => ({ outcome: 'accepted' }) },
      clock: { now: () => now },
    });
    mailboxConsentRoutes({ ...built, consents, clock: { now: () => now } });
  });
  ann = await signedIn(app, { email: 'ann@shop.example' });
});

const add = (oauth: object, browser: Pick<Browser, 'post'> = ann) =>
  browser.post('/api/senders', { ...ANN, oauth });
async function added(oauth: object): Promise<SenderView> {
  const answer = await add(oauth);
  expect(answer.status).toBe(200);
  return (await answer.json()) as SenderView;
}
const consentUrl = async (id: string): Promise<string> => {
  const answer = await ann.post(`/api/senders/${id}/consent`, {});
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url;
};
/** What the mailbox's owner says on the provider's page, and where they are sent back to. */
async function says(url: string, answer: 'allow' | 'deny', user = 'ann@shop.example'): Promise<string> {
  expect(await (await fetch(url)).text()).toContain('Sign in with');
  const { headers, status } = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ answer, user }),
    redirect: 'manual',
  });
  expect(status).toBe(303);
  const back = new URL(headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(REDIRECT);
  return back.pathname + back.search;
}
/** How it went, as the page that leads on tells it. */
async function returned(path: string, browser: Pick<Browser, 'get'> = ann) {
  const answer = await browser.get(path);
  expect(answer.status).toBe(303);
  return Object.fromEntries(new URL(answer.headers.get('location') ?? '', PUBLIC_URL).searchParams);
}
const stored = (senderId: string) =>
  app.database.asAccount(ann.accountId, async (tx) => {
    const sender = await findSender(tx, ann.accountId, senderId);
    return sender && storedOAuthOf(sender, (await openSenderSecrets(tx, app.sealer, senderId)).oauth);
  });
const view = async (id: string): Promise<SenderView | undefined> => {
  const { senders } = (await (await ann.get('/api/senders')).json()) as { senders: SenderView[] };
  return senders.find((sender) => sender.id === id);
};

const GOOGLE = { provider: 'google', user: 'ann@shop.example' };

describe('a mailbox is let in to at its provider', () => {
  it('for good, with nobody’s password and no token that anybody copies', async () => {
    const sender = await added(GOOGLE);
    expect(sender).toMatchObject({
      oauth: 'google',
      awaitsConsent: true,
      problem: 'Sign in with Google to send from its mailbox.',
    });
    const url = await consentUrl(sender.id);
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      access_type: 'offline',
      scope: 'https://mail.google.com/',
      login_hint: 'ann@shop.example',
      code_challenge_method: 'S256',
    });
    const back = await says(url, 'allow');
    expect(await returned(back)).toEqual({ tab: 'senders', signIn: 'let_in', sender: sender.id });
    const kept = await stored(sender.id);
    expect(kept).toMatchObject({ clientId: OWN.clientId, clientSecret: null });
    expect(kept?.refreshToken?.length).toBeGreaterThan(40);
    expect(await view(sender.id)).toMatchObject({ awaitsConsent: false });
    expect(JSON.stringify(await view(sender.id))).not.toContain(kept?.refreshToken);
    // The same page once more, by "back" or by somebody else: the code is taken, and what was stored stays.
    expect((await returned(back)).signIn).toBe('refused');
    expect(await stored(sender.id)).toEqual(kept);
  });

  it('of Microsoft, too, and with an app of one’s own', async () => {
    hasApp = false;
    const refused = await add({ provider: 'microsoft', user: 'ann@shop.example' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Please enter the client id');
    const sender = await added({ provider: 'microsoft', user: 'ann@shop.example', ...OWN });
    const url = await consentUrl(sender.id);
    expect(new URL(url).searchParams.get('scope')).toContain('offline_access');
    expect((await returned(await says(url, 'allow'))).signIn).toBe('let_in');
    expect(await stored(sender.id)).toMatchObject(OWN);
    // For another mailbox of Microsoft's the app needn't be entered again.
    const { email: _, ...settings } = ANN;
    const other = { provider: 'microsoft', user: 'bea@shop.example' };
    expect((await ann.send('PUT', `/api/senders/${sender.id}`, { ...settings, oauth: other })).status).toBe(
      200,
    );
    expect(await stored(sender.id)).toMatchObject({ ...OWN, user: 'bea@shop.example', refreshToken: null });
  });

  it('and stays so when the sender is saved again, until the mailbox is another', async () => {
    const sender = await added(GOOGLE);
    await returned(await says(await consentUrl(sender.id), 'allow'));
    const kept = await stored(sender.id);
    const { email: _, ...settings } = ANN;
    await ann.send('PUT', `/api/senders/${sender.id}`, { ...settings, oauth: GOOGLE });
    expect(await stored(sender.id)).toEqual(kept);
    const other = { provider: 'google', user: 'bea@shop.example' };
    await ann.send('PUT', `/api/senders/${sender.id}`, { ...settings, oauth: other });
    expect(await view(sender.id)).toMatchObject({ awaitsConsent: true, oauthUser: 'bea@shop.example' });
  });
});

describe('nothing is let in', () => {
  it('where the owner says no', async () => {
    const sender = await added(GOOGLE);
    const back = await says(await consentUrl(sender.id), 'deny');
    expect(await returned(back)).toEqual({ tab: 'senders', signIn: 'denied', sender: sender.id });
    expect((await stored(sender.id))?.refreshToken).toBeNull();
  });

  it('to another account than the one that asked, nor once that took too long', async () => {
    const sender = await added(GOOGLE);
    const back = await says(await consentUrl(sender.id), 'allow');
    const ben = await signedIn(app, { email: 'ben@shop.example' });
    expect(await returned(back, ben)).toEqual({ tab: 'senders', signIn: 'expired' });
    now = new Date(now.getTime() + 16 * 60_000);
    expect((await returned(back)).signIn).toBe('expired');
    expect((await stored(sender.id))?.refreshToken).toBeNull();
  });

  it('by an address that somebody made up', async () => {
    for (const path of ['/oauth/mailbox', '/oauth/mailbox?code=x&state=s1.a.b', '/oauth/mailbox?state='])
      expect((await returned(path)).signIn).toBe('expired');
    const { headers, status } = await fetch(`${app.url}/oauth/mailbox?code=x`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([303, '/outreach?tab=senders&signIn=expired']);
  });

  it('where the mailbox was changed meanwhile, or the sender removed', async () => {
    const sender = await added(GOOGLE);
    const url = await consentUrl(sender.id);
    const { email: _, ...settings } = ANN;
    const other = { provider: 'google', user: 'bea@shop.example' };
    await ann.send('PUT', `/api/senders/${sender.id}`, { ...settings, oauth: other });
    expect((await returned(await says(url, 'allow'))).signIn).toBe('expired');
    await ann.send('DELETE', `/api/senders/${sender.id}`);
    expect((await returned(await says(url, 'allow'))).signIn).toBe('expired');
  });

  it('to who comes back too often, on a page that says so', async () => {
    const { burst } = SIGN_INS;
    const back = Array.from({ length: burst + 1 }, () => returned('/oauth/mailbox?state='));
    const outcomes = (await Promise.all(back)).map(({ signIn }) => signIn);
    expect(outcomes.filter((outcome) => outcome === 'too_often')).toHaveLength(1);
  });

  it('and what can be done is said where the provider is away', async () => {
    const sender = await added(GOOGLE);
    const back = await says(await consentUrl(sender.id), 'allow');
    faults.change({ oauth: { refuse: 503 } });
    expect((await returned(back)).signIn).toBe('unreachable');
    faults.change({ oauth: { refuse: false } });
    // Nothing was taken up by it.
    expect((await returned(back)).signIn).toBe('let_in');
  });
});
