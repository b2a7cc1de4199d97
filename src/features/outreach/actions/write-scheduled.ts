import type { Tx } from '../../../db/database.ts';
import { messageIdHeader } from '../../../kernel/mail-address.ts';
import { jurisdictionOf } from '../domain/brands/country-of-brand.ts';
import { HELD_FOR, type Jurisdiction } from '../domain/brands/jurisdiction.ts';
import { composeAnswer, composeFollowUp, wordsFor } from '../domain/mails/compose-follow-up.ts';
import type { OutgoingMail } from '../domain/mails/outgoing-mail.ts';
import { type UnsubscribeTokens, unsubscribeUrl } from '../domain/mails/unsubscribe-token.ts';
import type { TemplateVersion } from '../domain/sequences/stored-template.ts';
import type { MailDesk, MailTransport, SenderDesk } from '../ports.ts';
import { readFiles } from '../store/outgoing-files.ts';
import type { ScheduledMail } from '../store/scheduled.ts';
import { newestOf } from '../store/templates.ts';
import { type BrandToFollow, sentMailsOf } from '../store/threads.ts';

/** A mail that is ready to go out. */
export interface Written {
  mail: ScheduledMail;
  senderId: string;
  outgoing: OutgoingMail;
  transport: MailTransport;
}

interface WritingDeps {
  unsubscribeTokens: UnsubscribeTokens;
  publicUrl: string;
}

export interface Writing {
  ready: Written[];
  /** Those that can't go out as they are, with the reason. */
  held: { id: string; state: 'held' | 'draft'; failure: string; jurisdiction: Jurisdiction | null }[];
  /** Those whose sender can't write at present, and the senders. */
  later: { id: string; dueAt: Date | null; failure: string }[];
  stuckSenders: string[];
}

/** Writes mails that are due, with the words that their templates have now or that a person gave them. */
export async function writeScheduled(
  tx: Tx,
  deps: WritingDeps,
  {
    desk,
    mails,
    brands,
  }: { desk: MailDesk; mails: readonly ScheduledMail[]; brands: ReadonlyMap<number, BrandToFollow> },
): Promise<Writing> {
  const enrolmentIds = mails.flatMap(({ enrolmentId }) => enrolmentId ?? []);
  const [threads, versions] = await Promise.all([
    sentMailsOf(tx, enrolmentIds),
    newestOf(
      tx,
      mails.flatMap(({ templateVersionId }) => templateVersionId ?? []),
    ),
  ]);
  const writing: Writing = { ready: [], held: [], later: [], stuckSenders: [] };
  for (const mail of mails) {
    const by = senderFor(desk, mail);
    if (!by) {
      if (mail.senderId !== null) writing.stuckSenders.push(mail.senderId);
      writing.later.push({ id: mail.id, dueAt: null, failure: 'Its sender can’t write at the moment.' });
      continue;
    }
    const attachments = await readFiles(tx, mail.attachmentIds);
    if (mail.kind === 'answer') {
      const { id: messageId, toEmail: to, subject } = mail;
      const thread = { inReplyTo: mail.inReplyTo, references: mail.refs };
      const outgoing = composeAnswer(by.account, {
        messageId,
        to,
        subject,
        words: mail.words ?? '',
        thread,
        attachments,
      });
      writing.ready.push({ mail, senderId: by.id, outgoing, transport: by.transport });
      continue;
    }
    const version = mail.templateVersionId === null ? undefined : versions.get(mail.templateVersionId);
    // Another one may have written before: a mail's name carries the domain of its own sender.
    const before = (threads.get(mail.enrolmentId ?? 0) ?? []).map(({ id, fromEmail }) =>
      messageIdHeader(id, fromEmail ?? by.account.senderEmail ?? ''),
    );
    const composed = followUp(deps, by, mail, { brand: brands.get(mail.brandId), version, before });
    if ('held' in composed) {
      const { held: failure, jurisdiction = null } = composed;
      writing.held.push({
        id: mail.id,
        state: jurisdiction === null ? 'draft' : 'held',
        failure,
        jurisdiction,
      });
    } else
      writing.ready.push({
        mail: {
          ...mail,
          templateVersionId: mail.words === null ? (version?.id ?? null) : mail.templateVersionId,
        },
        senderId: by.id,
        outgoing: composed.mail,
        transport: by.transport,
      });
  }
  return writing;
}

/** Answers go by whoever can write, where the sender of the conversation can't. */
const senderFor = ({ senders }: MailDesk, { senderId, kind }: ScheduledMail): SenderDesk | undefined =>
  senders.find(({ id }) => id === senderId) ??
  (kind === 'answer' || senderId === null ? senders[0] : undefined);

function followUp(
  deps: WritingDeps,
  by: SenderDesk,
  mail: ScheduledMail,
  known: { brand: BrandToFollow | undefined; version: TemplateVersion | undefined; before: string[] },
): { mail: OutgoingMail } | { held: string; jurisdiction?: Jurisdiction } {
  const { brand, version, before } = known;
  if (!brand) return { held: 'The brand no longer exists.' };
  const jurisdiction = jurisdictionOf({ email: mail.toEmail, website: brand.website });
  if (jurisdiction !== null && !brand.hasGround) return { held: HELD_FOR[jurisdiction], jurisdiction };
  const recipient = { ...brand, email: mail.toEmail };
  const worded =
    mail.words === null ? wordsFor(by.account, version?.body ?? '', recipient) : { words: mail.words };
  if ('held' in worded) return worded;
  if (worded.words.trim() === '') return { held: 'Its template has no words.' };
  return composeFollowUp(by.account, {
    messageId: mail.id,
    brand: recipient,
    subject: mail.subject,
    words: worded.words,
    thread: { inReplyTo: before.at(-1) ?? null, references: before },
    unsubscribeUrl: unsubscribeUrl(deps.publicUrl, deps.unsubscribeTokens.of(mail.id)),
  });
}
