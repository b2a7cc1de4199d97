import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { ACCOUNT, givenMessage } from '../../../../test/support/messages.ts';
import { sleep } from '../../../kernel/clock.ts';
import { ProviderError } from '../../../kernel/errors.ts';
import { createSealer } from '../../accounts/domain/sealed.ts';
import type { MailProviderSetup } from '../../onboarding/ports.ts';
import { type ConnectDeps, connectWebhooks } from './connect-webhooks.ts';
import { findWebhook } from './receive-webhook.ts';

const KEY = 'SG.key';

let database: TestDatabase;
let told: { apiKey: string; events: string; inbound: string }[];
let refusing: boolean;
let now: Date;
beforeEach(async () => {
  database = await testDatabase();
  await givenMessage(database, { id: '0198c000-0000-7000-8000-000000000001' });
  told = [];
  refusing = false;
  now = new Date();
});

const provider: Pick<MailProviderSetup, 'configureWebhooks'> = {
  configureWebhooks: async (apiKey, addresses) => {
    told.push({ apiKey, ...addresses });
    if (refusing) throw new ProviderError('SendGrid', 'refused', 'SendGrid answered 403', { status: 403 });
    return { eventPublicKey: 'MFkw', inboundRefusal: null };
  },
};
const connections = (change: Partial<ConnectDeps> = {}) =>
  connectWebhooks({
    database,
    provider,
    sealer: createSealer('a secret key of some length, to test with'),
    clock: { now: () => now },
    publicUrl: 'https://app.linesheet.shop/',
    operatorKey: 'SG.operator',
    operatorSecret: null,
    inboundDomain: null,
    isReachable: true,
    ...change,
  });
const webhookOf = (token: string) => database.asSystem((tx) => findWebhook(tx, token));
const rows = () => database.asSystem((tx) => tx.selectFrom('sendgrid_webhooks').selectAll().execute());

describe('the webhook of an account', () => {
  it('has a secret in its address that posts are known by', async () => {
    expect(await connections().connect(ACCOUNT, KEY)).toBeNull();
    const [, token = ''] =
      /^https:\/\/app\.linesheet\.shop\/webhooks\/sendgrid\/events\/([\w-]{32})$/.exec(
        told[0]?.events ?? '',
      ) ?? [];
    expect(told[0]?.inbound).toBe(`https://app.linesheet.shop/webhooks/sendgrid/inbound/${token}`);
    expect(await rows()).toMatchObject([{ account_id: ACCOUNT, event_public_key: 'MFkw', failure: null }]);
    expect(JSON.stringify(await rows())).not.toContain(token);
    expect(await webhookOf(token)).toMatchObject({ accountId: ACCOUNT });
    await expect(webhookOf(`${token}x`)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps its address when it is connected again', async () => {
    await connections().connect(ACCOUNT, KEY);
    await connections().connect(ACCOUNT, 'SG.other');
    expect(told[1]?.events).toBe(told[0]?.events);
  });

  it('gets another address when the secret can’t be opened any more', async () => {
    await connections().connect(ACCOUNT, KEY);
    await connections({ sealer: createSealer('quite another secret key') }).connect(ACCOUNT, KEY);
    expect(told[1]?.events).not.toBe(told[0]?.events);
    expect(await rows()).toHaveLength(1);
  });

  it('is connected once per key and public address', async () => {
    const { ensure } = connections();
    await ensure(ACCOUNT, KEY);
    await ensure(ACCOUNT, KEY);
    expect(told).toHaveLength(1);
    await ensure(ACCOUNT, 'SG.other');
    await connections({ publicUrl: 'https://new.linesheet.shop' }).ensure(ACCOUNT, 'SG.other');
    expect(told.map(({ apiKey }) => apiKey)).toEqual([KEY, 'SG.other', 'SG.other']);
    await connections({
      publicUrl: 'https://new.linesheet.shop',
      inboundDomain: 'reply.linesheet.shop',
    }).ensure(ACCOUNT, 'SG.other');
    expect(told).toHaveLength(4);
  });

  it('is at one address, however many connect it for the first time at once', async () => {
    const { ensure } = connections();
    const ended = await database.asSystem(async (tx) => {
      // Each has time to find that there is none before another writes one.
      await sql`lock table sendgrid_webhooks in exclusive mode`.execute(tx);
      const connecting = Promise.all([ensure(ACCOUNT, KEY), ensure(ACCOUNT, KEY)]);
      await sleep(150);
      return { connecting };
    });
    await ended.connecting;
    expect(new Set(told.map(({ events }) => events)).size).toBe(1);
    expect(await webhookOf(told[0]?.events.split('/').at(-1) ?? '')).toMatchObject({ accountId: ACCOUNT });
  });

  it('is one for the operator’s key, apart from the accounts’', async () => {
    const { ensure } = connections();
    await ensure(ACCOUNT, 'SG.operator');
    await ensure('0198c000-0000-7000-8000-00000000000b', 'SG.operator');
    await ensure(ACCOUNT, KEY);
    expect((await rows()).map(({ account_id }) => account_id)).toEqual([null, ACCOUNT]);
    expect(told).toHaveLength(2);
  });

  it('is at the address with the secret that the operator sets, also where SendGrid lets us set up none', async () => {
    await connections().ensure(ACCOUNT, 'SG.operator');
    refusing = true;
    await connections({ operatorSecret: 'chosen by hand' }).ensure(ACCOUNT, 'SG.operator');
    expect(told[1]?.inbound).toBe('https://app.linesheet.shop/webhooks/sendgrid/inbound/chosen%20by%20hand');
    expect(await webhookOf('chosen by hand')).toMatchObject({ accountId: null });
    expect(await rows()).toHaveLength(1);
  });

  it('is another one for a sender with a key of its own, whose account at the provider signs for itself', async () => {
    const sender = await database.asSystem((tx) =>
      tx
        .insertInto('senders')
        .values({ account_id: ACCOUNT, email: 'b@acme.com', from_name: 'B', time_zone: 'UTC' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const { ensure } = connections();
    for (const _ of [1, 2]) {
      await ensure(ACCOUNT, KEY);
      await ensure(ACCOUNT, 'SG.own', sender.id);
    }
    expect(told.map(({ apiKey }) => apiKey)).toEqual([KEY, 'SG.own']);
    expect(told[1]?.events).not.toBe(told[0]?.events);
    expect((await rows()).map(({ sender_id }) => sender_id)).toEqual([null, sender.id]);
  });

  it('that the provider refuses is told in a sentence, and tried again after a while', async () => {
    refusing = true;
    const { connect, ensure } = connections();
    expect(await connect(ACCOUNT, KEY)).toContain('SendGrid answered 403');
    expect((await rows())[0]?.failure).toBe('SendGrid answered 403');
    await ensure(ACCOUNT, KEY);
    expect(told).toHaveLength(1);
    now = new Date(Date.now() + 11 * 60_000);
    refusing = false;
    await ensure(ACCOUNT, KEY);
    expect(told).toHaveLength(2);
    expect((await rows())[0]).toMatchObject({ event_public_key: 'MFkw', failure: null });
  });

  it('is not asked for where the provider could never reach it', async () => {
    expect(await connections({ isReachable: false }).connect(ACCOUNT, KEY)).toContain('PUBLIC_URL');
    expect(told).toEqual([]);
  });
});
