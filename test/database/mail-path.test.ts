import { Hono } from 'hono';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSealer } from '../../src/features/accounts/domain/sealed.ts';
import { connectWebhooks } from '../../src/features/outreach/actions/connect-webhooks.ts';
import { prepareInquiries } from '../../src/features/outreach/domain/mails/compose-inquiry.ts';
import {
  createUnsubscribeTokens,
  unsubscribeUrl,
} from '../../src/features/outreach/domain/mails/unsubscribe-token.ts';
import { DEFAULT_TEMPLATE } from '../../src/features/outreach/domain/sequences/default-template.ts';
import { startMailEvents } from '../../src/features/outreach/job-handlers/mail-events.ts';
import { unsubscribeRoutes } from '../../src/features/outreach/routes/unsubscribe.ts';
import { webhookRoutes } from '../../src/features/outreach/routes/webhooks.ts';
import { createOptOutHasher } from '../../src/features/suppression/domain/opt-out-hash.ts';
import { startServer } from '../../src/http/server.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { sendgridEventReader } from '../../src/providers/sendgrid/event-reader.ts';
import { createSendgridSetup } from '../../src/providers/sendgrid/setup.ts';
import { createSendgridTransport } from '../../src/providers/sendgrid/transport.ts';
import { createFaults } from '../../src/sandbox/faults.ts';
import { serve } from '../../src/sandbox/fixtures/serve.ts';
import { openJournal } from '../../src/sandbox/journal.ts';
import { createMailbox } from '../../src/sandbox/mailbox/store.ts';
import { readMail } from '../../src/sandbox/sendgrid/read-mail.ts';
import { createSendgrid } from '../../src/sandbox/sendgrid/server.ts';
import { testDatabase } from '../support/database.ts';
import { ACCOUNT, givenMessage } from '../support/messages.ts';

const SECRET_KEY = 'a secret key of some length, to test with';
const KEY = 'SG.good';
const REACHED = '0198c000-0000-7000-8000-000000000001';
const BOUNCED = '0198c000-0000-7000-8000-000000000002';

async function sandboxSendgrid() {
  const journal = openJournal(undefined);
  const mailbox = createMailbox(journal, { sendgrid: readMail });
  const undeliverable = (domain: string) => domain === 'nowhere.sandbox.test';
  const sendgrid = createSendgrid({ mailbox, journal, faults: createFaults(1), seed: 1, undeliverable });
  const served = await serve(sendgrid.handle);
  onTestFinished(() => {
    served.close();
    sendgrid.close();
    journal.close();
  });
  return { baseUrl: served.url, state: sendgrid.state };
}

describe('an inquiry on its way', () => {
  it('is composed, accepted, reported by a signed event, and ends further mail with one click', async () => {
    const database = await testDatabase();
    const { baseUrl, state } = await sandboxSendgrid();
    const app = new Hono();
    const tokens = createUnsubscribeTokens(SECRET_KEY, null);
    webhookRoutes({ app, database, check: sendgridEventReader, clock: systemClock });
    unsubscribeRoutes({ app, database, tokens });
    const server = await startServer(app, { host: '127.0.0.1', port: 0 });
    const publicUrl = `http://127.0.0.1:${server.port}`;
    const failures: unknown[] = [];
    const events = await startMailEvents({
      database,
      reader: sendgridEventReader,
      optOuts: createOptOutHasher(SECRET_KEY, null),
      clock: systemClock,
      failed: (error) => failures.push(error),
    });
    const provider = createSendgridSetup({ baseUrl, inboundDomain: null });
    const transport = createSendgridTransport({ kind: 'sandbox', apiKey: KEY, baseUrl });
    onTestFinished(async () => {
      await events.stop();
      await Promise.all([provider.close(), transport.close(), server.stop(0)]);
    });

    // Both were interrupted after the provider had been asked: only its word can settle them.
    await givenMessage(database, { id: REACHED, state: 'unknown', toEmail: 'hello@nordkap.sandbox.test' });
    await givenMessage(database, { id: BOUNCED, state: 'unknown', toEmail: 'hello@nowhere.sandbox.test' });
    expect(await provider.checkKey(KEY)).toEqual({ outcome: 'accepted' });
    const webhooks = connectWebhooks({
      database,
      provider,
      publicUrl,
      clock: systemClock,
      isReachable: true,
      operatorKey: null,
      operatorSecret: null,
      operatorEventKey: null,
      inboundDomain: null,
      sealer: createSealer(SECRET_KEY),
    });
    expect(await webhooks.connect(ACCOUNT, KEY)).toBeNull();

    const link = unsubscribeUrl(publicUrl, tokens.of(REACHED));
    const compose = prepareInquiries({
      senderName: 'Acme Retail',
      firstName: 'Ana',
      senderEmail: 'ana@acme-retail.com',
      postalAddress: '1 Main St',
      subject: null,
      template: DEFAULT_TEMPLATE,
      transport: 'sandbox',
      isRehearsal: false,
      publicUrl,
    });
    for (const [messageId, email] of [
      [REACHED, 'hello@nordkap.sandbox.test'],
      [BOUNCED, 'hello@nowhere.sandbox.test'],
    ] as const) {
      const composed = compose({
        messageId,
        brand: { name: 'Nordkap', email, isSandbox: true },
        personalNote: null,
        unsubscribeUrl: link,
      });
      if ('held' in composed) throw new Error(composed.held);
      expect(await transport.send(composed.mail)).toMatchObject({ fate: 'accepted' });
    }

    const messages = () =>
      database.asSystem((tx) =>
        tx.selectFrom('messages').select(['state', 'delivery']).orderBy('id').execute(),
      );
    await vi.waitFor(
      async () =>
        expect(await messages()).toEqual([
          { state: 'accepted', delivery: 'delivered' },
          { state: 'accepted', delivery: 'bounced' },
        ]),
      { timeout: 20_000, interval: 100 },
    );
    const clicked = await fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect(clicked.status).toBe(200);
    const suppressed = await database.asAccount(ACCOUNT, (tx) =>
      tx.selectFrom('suppressions').select(['email', 'reason']).orderBy('email').execute(),
    );
    expect(suppressed).toEqual([
      { email: 'hello@nordkap.sandbox.test', reason: 'unsubscribed' },
      { email: 'hello@nowhere.sandbox.test', reason: 'bounced' },
    ]);
    const posts = await database.asSystem((tx) => tx.selectFrom('webhook_deliveries').selectAll().execute());
    expect(
      posts.every(
        ({ headers, failure }) => failure === null && JSON.stringify(headers).includes('signature'),
      ),
    ).toBe(true);
    expect(failures).toEqual([]);
    expect(state().acceptedTwice).toEqual([]);
  });
});
