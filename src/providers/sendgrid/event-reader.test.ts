import { generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MailEvent } from '../../features/outreach/ports.ts';
import { sendgridEventReader } from './event-reader.ts';

const ID = '0198c000-0000-7000-8000-000000000001';
const AT = 1_788_000_000;
const receivedAt = new Date(AT * 1000);

const read = (body: string | Buffer, headers: Record<string, string> = {}, key: string | null = null) =>
  sendgridEventReader.read({ headers, body: Buffer.from(body), receivedAt }, key);
const eventsIn = (...posted: object[]): MailEvent[] => {
  const result = read(JSON.stringify(posted));
  if ('refused' in result) throw new Error(result.refused);
  return result.events;
};
const posted = (event: string, more: object = {}) => ({
  email: 'hello@nordkap.com',
  event,
  timestamp: AT,
  linesheet_message_id: ID,
  ...more,
});

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const signed = (body: string, timestamp = String(AT)) => ({
  'x-twilio-email-event-webhook-timestamp': timestamp,
  'x-twilio-email-event-webhook-signature': sign(
    'sha256',
    Buffer.from(timestamp + body),
    keys.privateKey,
  ).toString('base64'),
});

describe("SendGrid's words for what became of a mail", () => {
  it.each<[string, object, Pick<MailEvent, 'kind' | 'suppress'>]>([
    ['processed', {}, { kind: 'processed', suppress: null }],
    ['Processed', {}, { kind: 'processed', suppress: null }],
    ['deferred', {}, { kind: 'deferred', suppress: null }],
    ['delivered', {}, { kind: 'delivered', suppress: null }],
    ['bounce', { type: 'bounce', status: '5.1.1' }, { kind: 'bounced', suppress: 'bounced' }],
    ['bounce', { status: '5.0.0' }, { kind: 'bounced', suppress: 'bounced' }],
    ['bounce', { type: 'blocked', status: '5.7.1' }, { kind: 'blocked', suppress: null }],
    ['bounce', { type: 'bounce', status: '5.2.2' }, { kind: 'blocked', suppress: null }],
    ['dropped', { reason: 'Bounced Address' }, { kind: 'dropped', suppress: 'bounced' }],
    ['dropped', { reason: 'Invalid' }, { kind: 'dropped', suppress: 'bounced' }],
    ['dropped', { reason: 'Unsubscribed Address' }, { kind: 'dropped', suppress: 'unsubscribed' }],
    ['dropped', { reason: 'Spam Reporting Address' }, { kind: 'dropped', suppress: 'complained' }],
    ['dropped', { reason: 'Recipient List over Package Quota' }, { kind: 'dropped', suppress: null }],
    ['spamreport', {}, { kind: 'complained', suppress: 'complained' }],
    ['unsubscribe', {}, { kind: 'unsubscribed', suppress: 'unsubscribed' }],
    ['group_unsubscribe', {}, { kind: 'unsubscribed', suppress: 'unsubscribed' }],
  ])('%s %j', (event, more, meaning) => {
    expect(eventsIn(posted(event, more))).toEqual([
      expect.objectContaining({ messageId: ID, happenedAt: receivedAt, ...meaning }),
    ]);
  });

  it('leave out opens, clicks, and mails of others', () => {
    const foreign = { ...posted('delivered'), linesheet_message_id: 'order-1' };
    const nameless = { event: 'delivered', timestamp: AT, email: 'a@b.com' };
    expect(eventsIn(posted('open'), posted('click'), posted('group_resubscribe'), foreign, nameless)).toEqual(
      [],
    );
  });

  it('leave out events that SendGrid doesn’t have, and drops for no reason that it has', () => {
    expect(eventsIn(posted('constructor'), posted('__proto__'), posted('hasownproperty'))).toEqual([]);
    const [dropped] = eventsIn(posted('dropped', { reason: 'constructor' }));
    expect(dropped).toMatchObject({ kind: 'dropped', suppress: null });
  });

  it('name the mail by its Message-ID where our argument got lost', () => {
    const event = { event: 'delivered', timestamp: AT, 'smtp-id': `<${ID}@acme-retail.com>` };
    expect(eventsIn(event)).toEqual([expect.objectContaining({ messageId: ID, kind: 'delivered' })]);
  });

  it('give the time in seconds, as text, or in milliseconds', () => {
    for (const timestamp of [AT, String(AT), AT * 1000])
      expect(eventsIn(posted('delivered', { timestamp }))[0]?.happenedAt).toEqual(receivedAt);
    expect(
      eventsIn(posted('delivered', { timestamp: 'soon' }), posted('delivered', { timestamp: 1e18 })),
    ).toEqual([]);
  });

  it('keep the reason, in one line that a database takes', () => {
    const [event] = eventsIn(posted('bounce', { reason: `550 no\u0000such\r\nuser ${'x'.repeat(900)}` }));
    expect(event?.detail).toMatch(/^550 no such user x+$/);
    expect(event?.detail?.length).toBe(500);
  });

  it('may come with other fields of any shape', () => {
    const odd = posted('delivered', { category: ['a'], reason: 7, status: { a: 1 }, type: null });
    expect(eventsIn(odd)).toHaveLength(1);
    const mixed = read(JSON.stringify([null, 1, 'x', [], posted('delivered')]));
    expect('events' in mixed && mixed.events).toHaveLength(1);
  });

  it('may be one object, or begin with a byte order mark', () => {
    expect(read(`\ufeff${JSON.stringify(posted('delivered'))}`)).toMatchObject({
      events: [{ messageId: ID }],
    });
  });

  it('are refused when they are not JSON', () => {
    expect(read('<html>')).toEqual({ refused: 'The body is not JSON.' });
  });
});

describe('a signed post', () => {
  const body = `${JSON.stringify([posted('delivered')])}\r\n`;

  it('is read when the signature holds', () => {
    expect(read(body, signed(body), publicKey)).toMatchObject({ events: [{ messageId: ID }] });
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['without a signature', body, {}, publicKey],
    ['with another body', `${body} `, signed(body), publicKey],
    [
      'with another time',
      body,
      { ...signed(body), 'x-twilio-email-event-webhook-timestamp': String(AT + 1) },
      publicKey,
    ],
    ['from long ago', body, signed(body, String(AT - 301)), publicKey],
    ['from the future', body, signed(body, String(AT + 301)), publicKey],
    ['without a time', body, signed(body, 'NaN'), publicKey],
    ['under a key that is none', body, signed(body), 'bm9uZQ=='],
  ])('is refused %s', (_, sent, headers, key) => {
    expect(read(sent, headers, key)).toHaveProperty('refused');
  });

  it('is taken on the word of its address where no key is known', () => {
    expect(read(body, signed(body), null)).toMatchObject({ events: [{ messageId: ID }] });
    expect(read(body, {}, null)).toMatchObject({ events: [{ messageId: ID }] });
  });
});

const vectors = join(process.env.LINESHEET_DATA_DIR ?? '', 'sendgrid/eventwebhook-signed-vectors.json');
const samples = join(process.env.LINESHEET_DATA_DIR ?? '', 'sendgrid/events');

describe('real posts', () => {
  it.skipIf(!existsSync(vectors))('verify as SendGrid signed them, and not with a byte changed', () => {
    const cases: Record<string, string>[] = JSON.parse(readFileSync(vectors, 'utf8'));
    expect(cases.length).toBeGreaterThan(0);
    for (const { publicKey: key = '', signature = '', timestamp = '', rawBody = '' } of cases) {
      const headers = {
        'x-twilio-email-event-webhook-signature': signature,
        'x-twilio-email-event-webhook-timestamp': timestamp,
      };
      const received = new Date(Number(timestamp) * 1000 + 2_000);
      const post = { headers, body: Buffer.from(rawBody), receivedAt: received };
      expect(sendgridEventReader.read(post, key)).toHaveProperty('events');
      const trimmed = { ...post, body: Buffer.from(rawBody.trimEnd()) };
      expect(sendgridEventReader.read(trimmed, key)).toHaveProperty('refused');
    }
  });

  it.skipIf(!existsSync(samples))('are understood, whichever event they tell', () => {
    const file = readFileSync(join(samples, 'anymail-raw-events.json'), 'utf8');
    const events = eventsIn(
      ...JSON.parse(file).map((event: object) => ({ ...event, linesheet_message_id: ID })),
    );
    expect(events.map(({ kind, suppress }) => [kind, suppress])).toEqual([
      ['processed', null],
      ['delivered', null],
      ['dropped', 'bounced'],
      ['dropped', 'bounced'],
      ['dropped', 'unsubscribed'],
      ['bounced', 'bounced'],
      ['deferred', null],
      ['delivered', null],
    ]);
  });
});
