import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import * as z from 'zod/mini';
import type {
  MailEvent,
  MailEventCheck,
  MailEventReader,
  WebhookPost,
} from '../../features/outreach/ports.ts';
import { isUuid } from '../../kernel/ids.ts';
import { parseJson } from '../../kernel/json.ts';
import { MESSAGE_ID_ARG } from './transport.ts';

const SIGNATURE = 'x-twilio-email-event-webhook-signature';
const TIMESTAMP = 'x-twilio-email-event-webhook-timestamp';
const TOLERANCE_MS = 300_000;
const MAX_DETAIL = 500;
const LATEST_MS = Date.UTC(2100, 0);

/** SendGrid's Event Webhook: verified by its signature, parsed, and put into our words. */
export const sendgridEventReader: MailEventReader & MailEventCheck = {
  read: (post, publicKey) => {
    const doubt = publicKey === null ? null : doubtOfSignature(post, publicKey);
    if (doubt !== null) return { refused: doubt };
    const posted = parseJson(post.body.toString('utf8').replace(/^\ufeff/, ''));
    if (posted === undefined) return { refused: 'The body is not JSON.' };
    return { events: [posted].flat().flatMap(translate) };
  },
  doubtOf: doubtOfSignature,
};

function doubtOfSignature({ headers, body, receivedAt }: WebhookPost, publicKey: string): string | null {
  const signature = headers[SIGNATURE];
  const timestamp = headers[TIMESTAMP];
  if (!signature || !timestamp) return 'The post is not signed.';
  const age = receivedAt.getTime() - Number(timestamp) * 1000;
  if (!(Math.abs(age) <= TOLERANCE_MS)) return 'The signature’s time is more than five minutes off.';
  const key = keyFrom(publicKey);
  if (!key) return 'The account’s verification key can’t be read.';
  const signed = Buffer.concat([Buffer.from(timestamp), body]);
  return verify('sha256', signed, key, Buffer.from(signature, 'base64')) ? null : 'The signature is wrong.';
}

function keyFrom(publicKey: string): KeyObject | null {
  try {
    return createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}

const text = z.catch(z.nullish(z.string()), null);

const eventSchema = z.object({
  event: z.string(),
  email: text,
  timestamp: z.coerce.number(),
  [MESSAGE_ID_ARG]: text,
  'smtp-id': text,
  type: text,
  status: text,
  reason: text,
  response: text,
});
type PostedEvent = z.infer<typeof eventSchema>;

/** None for what isn't about a mail of ours, and for opens and clicks, which aren't tracked. */
function translate(posted: unknown): MailEvent[] {
  const parsed = z.safeParse(eventSchema, posted);
  if (!parsed.success) return [];
  const event = parsed.data;
  const messageId = messageIdOf(event);
  const meaning = MEANINGS.get(event.event.toLowerCase())?.(event);
  const happenedAt = momentOf(event.timestamp);
  if (!messageId || !meaning || !happenedAt) return [];
  const said = event.reason ?? event.response ?? '';
  const detail =
    said
      .toWellFormed()
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, MAX_DETAIL) || null;
  return [{ messageId, happenedAt, detail, recipient: event.email ?? null, ...meaning }];
}

type Meaning = Pick<MailEvent, 'kind' | 'suppress'>;

/** No plain objects here and below: those know words of their own, such as "constructor", which anybody may post. */
const MEANINGS = new Map<string, (event: PostedEvent) => Meaning>([
  ['processed', () => ({ kind: 'processed', suppress: null })],
  ['deferred', () => ({ kind: 'deferred', suppress: null })],
  ['delivered', () => ({ kind: 'delivered', suppress: null })],
  [
    'bounce',
    (event) =>
      isPassing(event) ? { kind: 'blocked', suppress: null } : { kind: 'bounced', suppress: 'bounced' },
  ],
  ['blocked', () => ({ kind: 'blocked', suppress: null })],
  [
    'dropped',
    ({ reason }) => ({
      kind: 'dropped',
      suppress: SUPPRESSED_BY_DROP.get((reason ?? '').toLowerCase()) ?? null,
    }),
  ],
  ['spamreport', () => ({ kind: 'complained', suppress: 'complained' })],
  ['unsubscribe', () => ({ kind: 'unsubscribed', suppress: 'unsubscribed' })],
  ['group_unsubscribe', () => ({ kind: 'unsubscribed', suppress: 'unsubscribed' })],
]);

/** Turned away for a reason that passes (a block list, a full mailbox), which says nothing against the address. */
const isPassing = ({ type, status }: PostedEvent): boolean =>
  type?.toLowerCase() === 'blocked' || /^4|^5\.2\.2\b/.test(status ?? '');

/** SendGrid doesn't send to whom it has on a list of its own, and says which. */
const SUPPRESSED_BY_DROP = new Map<string, MailEvent['suppress']>([
  ['bounced address', 'bounced'],
  ['invalid', 'bounced'],
  ['unsubscribed address', 'unsubscribed'],
  ['spam reporting address', 'complained'],
]);

/** The id that we gave along, or the one in the Message-ID that we set. */
function messageIdOf(event: PostedEvent): string | null {
  const given = event[MESSAGE_ID_ARG] ?? /^<?([0-9a-f-]{36})@/i.exec(event['smtp-id'] ?? '')?.[1];
  const id = given?.toLowerCase();
  return id && isUuid(id) ? id : null;
}

/** Seconds, as documented; milliseconds have been seen. */
function momentOf(timestamp: number): Date | null {
  const ms = timestamp > 1e11 ? timestamp : timestamp * 1000;
  return ms > 0 && ms < LATEST_MS ? new Date(ms) : null;
}
