import { readJson, sendJson } from '../exchange.ts';
import type { Handler } from '../handler.ts';
import { type Arrival, addressIn, newArrivalId } from '../mailbox/mail.ts';
import type { Mailbox } from '../mailbox/store.ts';
import { isTaken } from '../outbound.ts';
import type { Account, ParseSetting } from './account.ts';
import { composeMime, postInbound } from './inbound-post.ts';
import type { Ledger } from './ledger.ts';
import { type Reply, type ReplyOrder, writeReply } from './reply.ts';
import { isReplyClass, REPLY_CLASSES } from './reply-texts.ts';

const LARGEST = 45_000_000;

/**
 * `POST /sandbox/replies {to: MESSAGE_ID, class | text, attachments?}`: the brand that got a mail answers it,
 * through the inbound webhook of the account that sent it; to what went out over SMTP, into the mailbox.
 */
export function createReplies(mailbox: Mailbox, ledger: Ledger, signal: AbortSignal): Handler {
  return async (req, res) => {
    if (req.method !== 'POST') return sendJson(res, 405, { error: 'Answers are posted.' });
    const order = readOrder(await readJson(req, LARGEST));
    if (typeof order === 'string') return sendJson(res, 400, { error: order });
    const arrival = mailbox.find(order.to);
    const original = arrival && mailbox.open(arrival.id);
    if (!arrival || !original) return sendJson(res, 404, { error: `There is no mail ${order.to}.` });
    const reply = writeReply(original, arrival, order);
    const sent = await sendReply({ mailbox, ledger, signal }, arrival, reply);
    if ('refused' in sent) return sendJson(res, 409, { error: sent.refused });
    sendJson(res, 202, { id: reply.messageId, to: reply.to, ...sent });
  };
}

export interface ReplyRoads {
  mailbox: Mailbox;
  ledger: Ledger;
  signal: AbortSignal;
}

/** By the road that the answered mail came from: the account's inbound webhook, or its mailbox. */
export async function sendReply(
  { mailbox, ledger, signal }: ReplyRoads,
  arrival: Arrival,
  reply: Reply,
): Promise<{ delivered: boolean; status?: number; url?: string } | { refused: string }> {
  if (arrival.account === undefined) {
    await deliver(reply, mailbox);
    return { delivered: true };
  }
  const setting = settingFor(ledger.account(arrival.account, ''), reply.to);
  if (!setting) return { refused: `The account that sent this mail has no inbound webhook for ${reply.to}.` };
  const status = await postInbound(setting, reply, signal);
  return { delivered: isTaken(status), status, url: setting.url };
}

/** The host's own setting; any other stands for the sender's rule that forwards answers to it. */
function settingFor({ parseSettings }: Account, to: string): ParseSetting | undefined {
  const domain = to.split('@')[1];
  return parseSettings.find(({ hostname }) => hostname === domain) ?? parseSettings[0];
}

const deliver = (reply: Reply, mailbox: Mailbox): Promise<void> =>
  mailbox.receive(composeMime(reply), [
    {
      id: newArrivalId(),
      form: 'mime',
      part: 0,
      from: reply.from,
      recipients: [addressIn(reply.to)],
      subject: reply.subject,
      messageId: reply.messageId,
      receivedAt: Date.now(),
    },
  ]);

function readOrder(body: unknown): (ReplyOrder & { to: string }) | string {
  if (typeof body !== 'object' || body === null) return 'An answer is a JSON object.';
  const { to, class: kind, text, attachments = [] } = body as Record<string, unknown>;
  if (typeof to !== 'string' || to === '') return '"to" names the mail that is answered.';
  if (kind === undefined && typeof text !== 'string') return 'An answer has a "class" or a "text".';
  if (kind !== undefined && !isReplyClass(kind)) return `"class" is one of ${REPLY_CLASSES.join(', ')}.`;
  if (text !== undefined && typeof text !== 'string') return '"text" is a string.';
  if (!Array.isArray(attachments)) return '"attachments" is a list.';
  const files = attachments.map((file: Record<string, unknown> | null) => ({
    filename: String(file?.filename ?? 'attachment'),
    type: String(file?.type ?? 'application/octet-stream'),
    content: Buffer.from(String(file?.content ?? ''), 'base64'),
  }));
  return { to, ...(kind && { class: kind }), ...(text !== undefined && { text }), attachments: files };
}
