import type {
  ConversationLineView,
  ConversationView,
  ReceivedMailView,
  SentMailView,
} from '../contract/inbox.ts';
import { answerSubject } from '../domain/inbox/answer.ts';
import type { ConversationLine, InboundMail } from '../domain/inbox/conversation.ts';
import { factTold } from '../domain/inbox/fact-told.ts';
import type { OurMail } from '../domain/inbox/our-mail.ts';
import { readingReason } from '../domain/inbox/reading-reason.ts';
import type { WholeConversation } from '../domain/inbox/whole-conversation.ts';

export const presentLine = (line: ConversationLine): ConversationLineView => ({
  ...line,
  snoozedUntil: line.snoozedUntil?.toISOString() ?? null,
  returnedAt: line.returnedAt?.toISOString() ?? null,
  lastInboundAt: line.lastInboundAt.toISOString(),
});

export function presentConversation(conversation: WholeConversation): ConversationView {
  const { recipient } = conversation;
  return {
    id: conversation.id,
    brand: conversation.brand,
    isUnread: conversation.isUnread,
    needsAnswer: conversation.needsAnswer,
    snoozedUntil: conversation.snoozedUntil?.toISOString() ?? null,
    returnedAt: conversation.returnedAt?.toISOString() ?? null,
    isSetAside: conversation.isSetAside,
    mails: conversation.entries.map((entry) =>
      entry.direction === 'sent' ? presentSent(entry.mail) : presentReceived(entry.mail, conversation),
    ),
    hasEarlier: conversation.hasEarlier,
    answer:
      'refused' in recipient
        ? { refused: recipient.refused }
        : { to: recipient.to, mailId: recipient.mail.id, subject: answerSubject(recipient.mail.subject) },
  };
}

const presentSent = (mail: OurMail): SentMailView => ({
  direction: 'sent',
  id: mail.id,
  kind: mail.kind,
  to: mail.toEmail,
  subject: mail.subject,
  text: mail.text,
  state: mail.state,
  delivery: mail.delivery,
  failure: mail.failure,
  at: mail.at.toISOString(),
  files: mail.files,
});

function presentReceived(
  mail: InboundMail,
  { attachments, corrections }: Pick<WholeConversation, 'attachments' | 'corrections'>,
): ReceivedMailView {
  const currency = mail.facts.find(({ name }) => name === 'currency')?.value;
  return {
    direction: 'received',
    id: mail.id,
    from: { name: mail.fromName, email: mail.fromEmail },
    to: mail.toEmails,
    subject: mail.subject,
    text: mail.newText,
    signature: mail.signature,
    quoted: mail.quoted,
    hasHtml: mail.html !== null,
    at: mail.receivedAt.toISOString(),
    class: mail.class,
    secondary: mail.secondary,
    confidence: mail.confidence,
    reason: readingReason(mail),
    readBy: mail.readBy,
    facts: mail.facts.map((fact) => ({
      ...fact,
      told: factTold(fact.name, fact.value, typeof currency === 'string' ? currency : 'USD'),
    })),
    corrected: corrections.filter(({ mailId }) => mailId === mail.id).map(({ what }) => what),
    isHuman: mail.isHuman,
    stopsFollowUps: mail.stopsFollowUps,
    suppresses: mail.suppresses,
    isUnreadable: mail.isUnreadable,
    isInJunk: mail.source === 'junk',
    matchedBy: mail.matchedBy,
    attachments: attachments
      .filter(({ mailId }) => mailId === mail.id)
      .map(({ mailId, ...attachment }) => attachment),
  };
}
