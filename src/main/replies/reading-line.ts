import { machineMailOf } from '../../features/replies/domain/mail/machine-mail.ts';
import { newTextOf } from '../../features/replies/domain/mail/new-text.ts';
import type { ReceivedMail } from '../../features/replies/domain/mail/received-mail.ts';
import {
  type ReplyReading,
  type ReplyToRead,
  readReply,
} from '../../features/replies/domain/reading/read-reply.ts';

export type Understand = (reply: ReplyToRead) => ReplyReading | Promise<ReplyReading>;

/** What a mail means, as one JSON value; the rules alone read it unless somebody else is to. */
export async function readingLine(id: string, mail: ReceivedMail, understand: Understand = readReply) {
  const { text, inlineAnswers, signature } = newTextOf(mail);
  const reading = await understand({
    id,
    fromName: mail.from?.name ?? '',
    fromEmail: mail.from?.email ?? '',
    toEmail: mail.to[0] ?? '',
    subject: mail.subject,
    date: mail.date,
    newText: text,
    inlineAnswers,
    attachments: mail.attachments.map(({ filename, contentType }) => ({ filename, contentType })),
    machine: machineMailOf(mail),
    headers: mail.headers,
    signature,
  });
  return {
    id,
    class: reading.class,
    secondary: reading.secondary,
    confidence: reading.confidence,
    facts: Object.fromEntries(reading.facts.map(({ name, value }) => [name, value])),
    evidence: Object.fromEntries(reading.facts.map(({ name, words }) => [name, words])),
    human: reading.human,
    should_stop_followups: reading.shouldStopFollowups,
    should_suppress: reading.shouldSuppress,
    new_text: text,
  };
}
