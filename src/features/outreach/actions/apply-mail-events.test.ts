import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { ACCOUNT, givenMessage } from '../../../../test/support/messages.ts';
import { appErrorOf, problemResponse } from '../../../http/errors.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { createOptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import type { MailEvent } from '../domain/mails/mail-event.ts';
import type { MailEventCheck, MailEventReader } from '../ports.ts';
import { webhookRoutes } from '../routes/webhooks.ts';
import { applyMailEvents } from './apply-mail-events.ts';
import { findWebhook, receiveWebhook, webhookTokenHash } from './receive-webhook.ts';

const MESSAGE = '0198c000-0000-7000-8000-000000000001';
const OTHER_ACCOUNT = '0198c000-0000-7000-8000-00000000000b';
const OTHER_MESSAGE = '0198c000-0000-7000-8000-000000000002';

/** Posts in these tests carry events in our words; the provider's are read elsewhere. */
const reader: MailEventReader & MailEventCheck = {
  read: ({ body }, publicKey) => {
    const text = body.toString();
    if (text === 'unreadable') return { refused: 'It can’t be read.' };
    if (publicKey === 'another key') return { refused: 'The signature is wrong.' };
    const events: MailEvent[] = JSON.parse(text);
    return { events: events.map((event) => ({ ...event, happenedAt: new Date(event.happenedAt) })) };
  },
  doubtOf: (_, publicKey) => (publicKey === 'another key' ? 'The signature is wrong.' : null),
};

const optOuts = createOptOutHasher('a secret key of some length, to test with', null);

let database: TestDatabase;
let app: Hono;
beforeEach(async () => {
  database = await testDatabase();
  app = new Hono();
  webhookRoutes({ app, database, check: reader, clock: systemClock });
  app.onError((error) => problemResponse(appErrorOf(error)));
});

const givenWebhook = (accountId: string | null, token: string, eventPublicKey: string | null = null) =>
  database.asSystem((tx) =>
    tx
      .insertInto('sendgrid_webhooks')
      .values({
        account_id: accountId,
        token_hash: webhookTokenHash(token),
        token_sealed: 'sealed',
        event_public_key: eventPublicKey,
      })
      .execute(),
  );

const happened = (kind: MailEvent['kind'], more: Partial<MailEvent> = {}): MailEvent => ({
  messageId: MESSAGE,
  kind,
  happenedAt: new Date('2026-03-09T12:00:00Z'),
  detail: null,
  recipient: null,
  suppress: null,
  ...more,
});

const post = async (token: string, ...events: MailEvent[]) =>
  (await app.request(`/webhooks/sendgrid/events/${token}`, { method: 'POST', body: JSON.stringify(events) }))
    .status;
const apply = () => applyMailEvents(database, reader, { optOuts, now: new Date() });
const messageOf = (id: string) =>
  database.asSystem((tx) =>
    tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
const suppressions = () => database.asSystem((tx) => tx.selectFrom('suppressions').selectAll().execute());
const deliveries = () =>
  database.asSystem((tx) => tx.selectFrom('webhook_deliveries').selectAll().orderBy('id').execute());

describe('a posted event', () => {
  it('is answered when it is stored, and applied afterwards', async () => {
    await givenMessage(database, { id: MESSAGE });
    await givenWebhook(ACCOUNT, 'token');
    expect(await post('token', happened('delivered'))).toBe(200);
    expect((await messageOf(MESSAGE)).delivery).toBeNull();
    expect(await apply()).toEqual({ applied: 1, postponed: 0 });
    expect((await messageOf(MESSAGE)).delivery).toBe('delivered');
    expect(await apply()).toEqual({ applied: 0, postponed: 0 });
  });

  it('is not even taken in without a token that we gave', async () => {
    expect(await post('guessed', happened('delivered'))).toBe(404);
    expect(await deliveries()).toEqual([]);
    let taken = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        taken += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const guess = { method: 'POST', body: endless, duplex: 'half' } as RequestInit;
    expect((await app.request('/webhooks/sendgrid/inbound/guessed', guess)).status).toBe(404);
    expect(taken).toBeLessThan(10);
  });

  it('of the operator is held against the operator’s own key, whatever the provider told of one', async () => {
    const own = new Hono();
    webhookRoutes({ app: own, database, check: reader, clock: systemClock, operatorEventKey: 'another key' });
    own.onError((error) => problemResponse(appErrorOf(error)));
    await givenMessage(database, { id: MESSAGE });
    await givenWebhook(null, 'operators');
    await givenWebhook(ACCOUNT, 'theirs');
    const told = { method: 'POST', body: JSON.stringify([happened('complained')]) };
    expect((await own.request('/webhooks/sendgrid/events/operators', told)).status).toBe(403);
    expect((await own.request('/webhooks/sendgrid/events/theirs', told)).status).toBe(200);
    expect(await deliveries()).toHaveLength(1);
  });

  it('is applied once, however often it comes', async () => {
    await givenMessage(database, { id: MESSAGE, state: 'unknown' });
    await givenWebhook(ACCOUNT, 'token');
    const bounced = happened('bounced', { suppress: 'bounced', detail: '550 no such user' });
    await post('token', bounced, bounced);
    await post('token', bounced);
    await apply();
    await post('token', bounced);
    await apply();
    const events = await database.asSystem((tx) => tx.selectFrom('mail_events').selectAll().execute());
    expect(events).toHaveLength(1);
    expect(await suppressions()).toMatchObject([
      {
        account_id: ACCOUNT,
        email: 'hello@nordkap.com',
        reason: 'bounced',
        source: 'SendGrid: 550 no such user',
      },
    ]);
    const told = await database.asSystem((tx) => tx.selectFrom('events').selectAll().execute());
    expect(told.filter(({ kind }) => kind === 'message.settled')).toHaveLength(1);
  });

  it.each([
    ['sending', 'accepted'],
    ['unknown', 'accepted'],
    ['refused', 'refused'],
  ] as const)('proves of a mail in %s that it is %s', async (before, after) => {
    await givenMessage(database, { id: MESSAGE, state: before });
    await givenWebhook(ACCOUNT, 'token');
    await post('token', happened('processed'));
    await apply();
    expect((await messageOf(MESSAGE)).state).toBe(after);
  });

  it('moves a mail forward only, in whatever order events come', async () => {
    await givenMessage(database, { id: MESSAGE });
    await givenWebhook(ACCOUNT, 'token');
    await post('token', happened('delivered'), happened('deferred'), happened('processed'));
    await apply();
    expect((await messageOf(MESSAGE)).delivery).toBe('delivered');
    await post('token', happened('complained', { suppress: 'complained' }), happened('bounced'));
    await apply();
    expect((await messageOf(MESSAGE)).delivery).toBe('complained');
    expect(await suppressions()).toMatchObject([{ reason: 'complained' }]);
  });

  it('of another account’s mail changes nothing', async () => {
    await givenMessage(database, { id: MESSAGE });
    await givenMessage(database, { id: OTHER_MESSAGE, accountId: OTHER_ACCOUNT });
    await givenWebhook(ACCOUNT, 'token');
    await post('token', happened('complained', { messageId: OTHER_MESSAGE, suppress: 'complained' }));
    await apply();
    expect((await messageOf(OTHER_MESSAGE)).delivery).toBeNull();
    expect(await suppressions()).toEqual([]);
  });

  it('that the operator’s own provider tells may be of any account’s mail', async () => {
    await givenMessage(database, { id: MESSAGE });
    await givenMessage(database, { id: OTHER_MESSAGE, accountId: OTHER_ACCOUNT });
    await givenWebhook(null, 'operator');
    await post('operator', happened('delivered'), happened('deferred', { messageId: OTHER_MESSAGE }));
    await apply();
    expect((await messageOf(MESSAGE)).delivery).toBe('delivered');
    expect((await messageOf(OTHER_MESSAGE)).delivery).toBe('deferred');
  });

  describe('of a complaint', () => {
    const TO = 'hello@nordkap.com';
    const silencesAll = async (post_: {
      webhookOf: string | null;
      key: string | null;
      recipient: string | null;
      kind?: MailEvent['kind'];
    }) => {
      await givenMessage(database, { id: MESSAGE, toEmail: TO });
      await givenWebhook(post_.webhookOf, 'token', post_.key);
      const { recipient, kind = 'complained' } = post_;
      await post('token', happened(kind, { suppress: 'complained', recipient }));
      await apply();
      expect(await suppressions()).toMatchObject([{ account_id: ACCOUNT, reason: 'complained' }]);
      const kept = await database.asSystem((tx) =>
        tx.selectFrom('suppressed_hashes').select('email_hash').execute(),
      );
      return kept.some(({ email_hash }) => email_hash.equals(optOuts.hash(TO)));
    };

    it('that a provider has signed silences the address for everybody', async () => {
      expect(await silencesAll({ webhookOf: ACCOUNT, key: 'its key', recipient: 'Hello@Nordkap.com' })).toBe(
        true,
      );
    });

    it('for which the provider sends no more does so, too', async () => {
      const dropped = { webhookOf: ACCOUNT, key: 'its key', recipient: TO, kind: 'dropped' as const };
      expect(await silencesAll(dropped)).toBe(true);
    });

    it('that the operator’s provider posted does so', async () => {
      expect(await silencesAll({ webhookOf: null, key: null, recipient: null })).toBe(true);
    });

    it('that anybody who knows an account’s webhook could have posted holds for that account alone', async () => {
      expect(await silencesAll({ webhookOf: ACCOUNT, key: null, recipient: TO })).toBe(false);
    });

    it('of another address, under the number of our mail, holds for that account alone', async () => {
      expect(await silencesAll({ webhookOf: ACCOUNT, key: 'its key', recipient: 'me@mine.com' })).toBe(false);
    });

    it('of another address, told by the operator’s provider, does so, too', async () => {
      expect(await silencesAll({ webhookOf: null, key: null, recipient: 'me@mine.com' })).toBe(false);
    });
  });

  it('that is refused or of no mail of ours holds up no other', async () => {
    await givenMessage(database, { id: MESSAGE });
    await givenWebhook(ACCOUNT, 'token');
    await app.request('/webhooks/sendgrid/events/token', { method: 'POST', body: 'unreadable' });
    await post('token', happened('delivered', { messageId: randomUUID() }));
    await post('token', happened('delivered'));
    expect(await apply()).toEqual({ applied: 3, postponed: 0 });
    expect((await deliveries()).map(({ failure }) => failure)).toEqual(['It can’t be read.', null, null]);
    expect((await messageOf(MESSAGE)).delivery).toBe('delivered');
  });

  it('that can’t be applied is put off alone, and given up in the end', async () => {
    await givenMessage(database, { id: MESSAGE });
    await givenWebhook(ACCOUNT, 'token');
    await post('token', happened(null as unknown as MailEvent['kind']));
    await post('token', happened('delivered'));
    await expect(apply()).rejects.toThrow();
    expect(await apply()).toEqual({ applied: 1, postponed: 0 });
    expect((await messageOf(MESSAGE)).delivery).toBe('delivered');
    expect((await deliveries())[0]).toMatchObject({ tries: 1, processed_at: null });

    for (let tries = 2; tries <= 5; tries += 1) {
      await database.asSystem((tx) =>
        tx
          .updateTable('webhook_deliveries')
          .set({ try_at: new Date(0) })
          .execute(),
      );
      await expect(apply()).rejects.toThrow();
    }
    const [given] = await deliveries();
    expect(given?.processed_at).not.toBeNull();
    expect(given?.failure).toContain('mail_events');
  });

  it('is held against the account’s verification key', async () => {
    await givenMessage(database, { id: MESSAGE });
    await givenWebhook(ACCOUNT, 'token', 'another key');
    expect(await post('token', happened('delivered'))).toBe(403);
    expect(await deliveries()).toEqual([]);
    const late = await database.asSystem((tx) => findWebhook(tx, 'token'));
    const body = Buffer.from(JSON.stringify([happened('delivered')]));
    await database.asSystem((tx) => receiveWebhook(tx, late, { kind: 'sendgrid_events', headers: {}, body }));
    await apply();
    expect((await deliveries())[0]?.failure).toBe('The signature is wrong.');
    expect((await messageOf(MESSAGE)).delivery).toBeNull();
  });

  it('waits for a mail that a bot has in its hands, and is not lost', async () => {
    await givenMessage(database, { id: MESSAGE });
    await givenWebhook(ACCOUNT, 'token');
    await post('token', happened('delivered'));
    await database.asSystem(async (tx) => {
      await tx.selectFrom('messages').select('id').where('id', '=', MESSAGE).forUpdate().execute();
      expect(await apply()).toEqual({ applied: 0, postponed: 1 });
    });
    expect(await apply()).toEqual({ applied: 1, postponed: 0 });
    expect((await messageOf(MESSAGE)).delivery).toBe('delivered');
  });
});

describe('an inbound mail', () => {
  it('is kept as it came', async () => {
    await givenMessage(database, { id: MESSAGE });
    await givenWebhook(ACCOUNT, 'token');
    const body = Buffer.from([0x2d, 0x2d, 0x00, 0xff, 0x0d, 0x0a]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: 'secret=1' };
    const response = await app.request('/webhooks/sendgrid/inbound/token', { method: 'POST', body, headers });
    expect(response.status).toBe(200);
    expect(await deliveries()).toMatchObject([
      {
        account_id: ACCOUNT,
        kind: 'sendgrid_inbound',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body,
        processed_at: null,
      },
    ]);
    expect(await apply()).toEqual({ applied: 0, postponed: 0 });
  });
});
