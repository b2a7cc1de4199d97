import type { Tx } from '../../../db/database.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { isSandboxName } from '../../../kernel/sandbox-name.ts';
import { storable } from '../../../kernel/storable.ts';
import { addressKey } from '../../suppression/domain/suppression.ts';
import { keptAttachments } from '../domain/inbox/attachment.ts';
import type { NewInboundMail } from '../domain/inbox/conversation.ts';
import {
  addressesTo,
  fingerprintOf,
  type IncomingMail,
  replyToOf,
  writtenAt,
} from '../domain/inbox/incoming-mail.ts';
import { forwardedIn } from '../domain/mail/forwarded-mail.ts';
import { machineMailOf } from '../domain/mail/machine-mail.ts';
import { newTextOf } from '../domain/mail/new-text.ts';
import type { ReceivedMail } from '../domain/mail/received-mail.ts';
import { withProposal } from '../domain/reading/proposed-reading.ts';
import { type ReplyToRead, readReply } from '../domain/reading/read-reply.ts';
import { readHome } from '../store/matching.ts';
import { noteInInbox } from '../store/receive.ts';
import { identifyMail } from './identify-mail.ts';
import { keepMail } from './keep-mail.ts';
import type { MatchDeps, MatchedMail } from './match-mail.ts';

export type ReceiveDeps = MatchDeps;

/** What became of a mail that came in. */
export type Received = 'stored' | 'known' | 'own' | 'nobodys';

/** One after the other; what became of the first of them that is news is what became of all. */
async function receiveAll(
  tx: Tx,
  deps: ReceiveDeps,
  told: { accountId: string | null },
  incoming: IncomingMail,
  mails: readonly ReceivedMail[],
): Promise<Received> {
  const received: Received[] = [];
  for (const mail of mails) received.push(await receiveMail(tx, deps, told, { ...incoming, mail }));
  return received.find((one) => one === 'stored') ?? received[0] ?? 'own';
}

const MAX_TEXT = 500_000;
const MAX_HTML = 1_000_000;
const MAX_LINE = 1_000;
const MAX_HEADERS = 200;

/**
 * A mail comes in: whose it is, which brand's, what it means, and what follows from that, all in the caller's
 * transaction. `accountId` null: it came through the operator's SendGrid, and the mail itself has to tell. Throws
 * MailIsBusy.
 */
export async function receiveMail(
  tx: Tx,
  deps: ReceiveDeps,
  told: { accountId: string | null },
  brought: IncomingMail,
): Promise<Received> {
  const incoming = storable(brought);
  const { mail, receivedAt } = incoming;
  const date = writtenAt(incoming);
  const arrived = machineMailOf({ ...mail, date });
  const identity = await identifyMail(tx, deps, told.accountId, { incoming, machine: arrived });
  if (identity === 'known' && incoming.source === 'mailbox' && told.accountId !== null)
    await noteInInbox(tx, told.accountId, fingerprintOf(mail));
  // What the person forwards to us is what a brand has written; in their own mailbox it lies beside what it was made of.
  const forwarded = identity === 'own' && incoming.source === 'sendgrid' ? forwardedIn(mail) : [];
  const others = forwarded.filter(
    ({ from }) => from && addressKey(from.email) !== addressKey(mail.from?.email ?? ''),
  );
  if (others.length > 0) return receiveAll(tx, deps, told, incoming, others);
  if (typeof identity === 'string') return identity;
  const { accountId, fingerprint, match } = identity;
  const brandId = match?.brandId ?? null;
  const { home, isSandbox } = await readHome(tx, accountId, { brandId, toEmail: match?.toEmail ?? null });
  const machine = arrived?.kind === 'auto_reply' ? machineMailOf({ ...mail, date }, home) : arrived;
  const fromEmail = addressKey(mail.from?.email ?? '').slice(0, MAX_LINE);
  const fromName = mail.from?.name ?? '';
  const to = addressesTo(incoming);
  const parts = newTextOf(mail);
  const reply: ReplyToRead = {
    fromName,
    fromEmail,
    toEmail: match?.toEmail ?? to[0] ?? '',
    subject: mail.subject,
    date,
    newText: parts.text,
    inlineAnswers: parts.inlineAnswers,
    machine,
    headers: mail.headers,
    signature: parts.signature,
    home,
    comesBack: comesBack(match),
    attachments: mail.attachments.map(({ filename, contentType }) => ({ filename, contentType })),
  };
  const reading = withProposal(reply, readReply(reply), incoming.proposed ?? null);
  const stored: NewInboundMail = {
    id: uuidv7(),
    accountId,
    brandId,
    fingerprint,
    machine,
    receivedAt,
    fromEmail,
    messageId: match?.messageId ?? null,
    matchedBy: match?.by ?? null,
    source: incoming.source,
    headerId: mail.messageId,
    inReplyTo: mail.inReplyTo,
    refs: mail.references,
    fromName: fromName.slice(0, MAX_LINE),
    replyTo: replyToOf(mail),
    toEmails: to,
    subject: mail.subject.slice(0, MAX_LINE),
    text: (mail.text ?? '').slice(0, MAX_TEXT),
    newText: parts.text.slice(0, MAX_TEXT),
    signature: parts.signature?.slice(0, MAX_TEXT) ?? null,
    quoted: parts.quoted?.slice(0, MAX_TEXT) ?? null,
    html: mail.html?.slice(0, MAX_HTML) ?? null,
    headers: mail.headers.slice(0, MAX_HEADERS),
    sentAt: mail.date,
    class: reading.class,
    secondary: reading.secondary,
    confidence: reading.confidence,
    facts: reading.facts,
    isHuman: reading.human,
    stopsFollowUps: reading.shouldStopFollowups,
    suppresses: reading.shouldSuppress,
    readBy: reading.by,
    isUnreadable: false,
    isSandbox: isSandboxName(fromEmail) || isSandbox,
    attachments: keptAttachments(mail.attachments),
  };
  return (await keepMail(tx, stored)) ? 'stored' : 'known';
}

/** As an answer comes back, told by our own records: to the address in our mail, or from whom that mail had gone to. */
function comesBack(match: MatchedMail | null): ReplyToRead['comesBack'] {
  if (match?.by === 'token') return 'to_our_address';
  return match?.by === 'address' && match.messageId !== null ? 'from_recipient' : null;
}
