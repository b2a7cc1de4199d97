import { inLines } from '../../../../kernel/in-lines.ts';
import { enclosedMailIn, splitCopy } from './enclosed-mail.ts';
import { plainTextOf } from './html-text.ts';
import type { MachineMail } from './machine-kinds.ts';
import { addressesIn, addressOfField, type Fields, fieldBlocksIn, headerOf } from './mail-fields.ts';
import type { ReceivedMail } from './received-mail.ts';
import { notifiedComplaint } from './ses-notification.ts';

type Complaint = Extract<MachineMail, { kind: 'complaint' }>;

/** Who forwards what people mark as spam, and with which words. */
const SENDERS = new RegExp(
  inLines`
    ^(
      staff@hotmail\.com|scomp@aol\.net|fbl[\w.+-]*@|feedback(loop|-loop)?@|
      abuse-?(report|noreply|feedback)?@|complaints?@|
      .*@(feedback\.|fbl\.|abuse\.|feedbackloop\.|arf\.|complaints\.)|
      .*@(fbl-[\w-]+\.)
    )
  `,
  'i',
);
const SUBJECTS = new RegExp(
  inLines`
    ^(re: |fw: |fwd: )*(
      complaint about message from|e-?mail feedback report|feedback[- ]report|abuse report|
      spam (report|complaint)|fbl (report|message)|\[?(spam|junk|abuse)\]? (report|complaint|notification)|
      e-?mail abuse report|your message was marked as spam|client tos notification|spambericht|
      complaint notification|message marked as (spam|junk)
    )
  `,
  'i',
);
const WORDS = new RegExp(
  inLines`
    (an? |this is an? )?(e-?mail )?
      (abuse|feedback|spam|complaint) (report|complaint) (for|about|on) an? (e-?mail|message)|
    (marked|reported|flagged|identified) (
      it |this (e-?mail|message) |your (e-?mail|message) |the (e-?mail|message) )?as (spam|junk|unwanted)|
    complained about (this|your|the|an) (e-?mail|message)|
    notificationtype"?: ?"?complaint|
    complaint ?feedback ?type|
    has (clicked|pressed|used) the (report|spam|junk)|
    hit the .{0,12}spam.{0,4} button
  `,
  'i',
);

/** Somebody told their provider that our mail is spam, and the provider tells us. */
export function complaintOf(mail: ReceivedMail): Complaint | null {
  const text = mail.text ?? plainTextOf(mail.html ?? '');
  const notified = notifiedComplaint(text);
  if (notified !== null) return notified;
  const report = feedbackIn(mail, text);
  if (report?.get('feedback-type')?.toLowerCase() === 'not-spam') return null;
  if (!report && !isForwardedComplaint(mail, text)) return null;
  const enclosed = enclosedMailIn(mail, text);
  return {
    kind: 'complaint',
    // A failed check of signatures is a report too, in which nobody complains.
    recipients:
      report && /auth-failure|dmarc/i.test(report.get('feedback-type') ?? '')
        ? []
        : recipientsIn(mail, report, text, enclosed.to),
    originalMessageId: enclosed.messageId,
  };
}

/** The report's fields by RFC 5965, from its part or from a text that lost its parts. */
function feedbackIn(mail: ReceivedMail, text: string): Fields | null {
  const part = mail.parts.find(({ contentType }) => contentType === 'message/feedback-report');
  const blocks = fieldBlocksIn(part?.content ?? text);
  const fields = blocks.find(
    (block) => block.has('feedback-type') && (part || block.has('user-agent') || block.has('version')),
  );
  if (fields)
    return new Map(blocks.flatMap((block) => (part ? [...block] : block === fields ? [...block] : [])));
  const isReport = /report-type="?feedback-report/i.test(headerOf(mail, 'content-type') ?? '');
  return part || isReport ? new Map() : null;
}

function isForwardedComplaint(mail: ReceivedMail, text: string): boolean {
  const said = splitCopy(text).said.slice(0, 3_000);
  if (headerOf(mail, 'x-hmxmroriginalrecipient')) return true;
  const bySender = SENDERS.test(mail.from?.email ?? '');
  const bySubject = SUBJECTS.test(mail.subject);
  return (
    (bySender && (bySubject || WORDS.test(said) || mail.parts.length > 0)) || (bySubject && WORDS.test(said))
  );
}

function recipientsIn(
  mail: ReceivedMail,
  report: Fields | null,
  text: string,
  enclosedTo: string[],
): string[] {
  const named = ['original-rcpt-to', 'removal-recipient', 'original-recipient'].flatMap(
    (name) => addressOfField(report?.get(name)) ?? [],
  );
  const original = addressesIn(headerOf(mail, 'x-hmxmroriginalrecipient') ?? '');
  const own = new Set(mail.to);
  const isPerson = (email: string) => !own.has(email) && !/^(redacted|undisclosed|unknown)/i.test(email);
  const found = [...named, ...original].length > 0 ? [...named, ...original] : enclosedTo.filter(isPerson);
  if (found.length > 0) return [...new Set(found)];
  const said = splitCopy(text).said;
  return addressesIn(said)
    .filter((email) => isPerson(email) && email !== mail.from?.email)
    .slice(0, 1);
}
