import { isHardFailure, statusIn } from '../../../outreach/domain/mails/bounce-reasons.ts';
import { recipientsToldIn } from './bounce-recipients.ts';
import { DELAYS, GIVEN_UP, MAIL_SYSTEM, PHRASES, SUBJECTS } from './bounce-signs.ts';
import { type ReportedRecipient, reportedRecipients } from './delivery-report.ts';
import { type EnclosedMail, enclosedMailIn, splitCopy } from './enclosed-mail.ts';
import { plainTextOf } from './html-text.ts';
import type { FailedRecipient, MachineMail } from './machine-kinds.ts';
import { headerOf, messageIdIn } from './mail-fields.ts';
import type { ReceivedMail } from './received-mail.ts';
import { notifiedBounce } from './ses-notification.ts';

type Bounce = Extract<MachineMail, { kind: 'bounce' }>;

const MAX_TEXT = 60_000;
const MAX_RECIPIENTS = 200;
const MAX_REASON = 500;

/** A report that a mail wasn't delivered, or not yet. */
export function bounceOf(mail: ReceivedMail): Bounce | null {
  const text = (mail.text ?? plainTextOf(mail.html ?? '')).slice(0, MAX_TEXT);
  const notified = notifiedBounce(text);
  if (notified !== null) return notified;
  const { said } = splitCopy(text);
  const reported = reportedRecipients(mail, text);
  const failed = reported.filter(({ action }) => !/^(delivered|relayed|expanded)$/.test(action));
  if (reported.length > 0 && failed.length === 0) return null;
  if (failed.length === 0 && !isBounceBySigns(mail, said)) return null;
  const enclosed = enclosedMailIn(mail, text);
  const recipients = recipientsOf(mail, said, failed, enclosed).slice(0, MAX_RECIPIENTS);
  return {
    kind: 'bounce',
    recipients,
    isDelayed: isDelayed(mail, said, failed),
    originalMessageId:
      enclosed.messageId ?? messageIdIn(mail.inReplyTo ?? undefined) ?? mail.references.at(-1) ?? null,
  };
}

/** Without a report's own part: two of three, the sender, the subject and the words. */
function isBounceBySigns(mail: ReceivedMail, said: string): boolean {
  if (headerOf(mail, 'x-failed-recipients')) return true;
  const sender = `${mail.from?.email ?? ''} ${mail.from?.name ?? ''}`;
  const bySystem =
    MAIL_SYSTEM.test(mail.from?.email ?? '') ||
    MAIL_SYSTEM.test(mail.from?.name ?? '') ||
    /mailer-daemon|^postmaster/.test(mail.envelopeFrom ?? '') ||
    (mail.from === null && sender.trim() === '');
  const isReport = /report-type="?delivery-status/i.test(headerOf(mail, 'content-type') ?? '');
  const speaks = PHRASES.test(said.slice(0, 4_000));
  const named = SUBJECTS.test(mail.subject);
  if (isReport) return true;
  if (bySystem) return named || speaks;
  if (isListRefusal(mail, said)) return true;
  const encloses = mail.parts.some(({ contentType }) => contentType.includes('rfc822'));
  const byMachine = mail.envelopeFrom === '' || isAutomatic(mail);
  return speaks && (byMachine ? named || (mail.envelopeFrom === '' && encloses) : false);
}

/** Says in its head, or by its own address, that no person sent it. */
const isAutomatic = (mail: ReceivedMail): boolean =>
  /^auto-/i.test(headerOf(mail, 'auto-submitted') ?? '') ||
  /^(?:no-?reply|do-?not-?reply|notifications?|alerts?|mailer?)@/i.test(mail.from?.email ?? '');

/** A mailing list that takes mail from its members alone. */
const isListRefusal = (mail: ReceivedMail, said: string): boolean =>
  /-(admin|owner|request|bounces)@|^(owner|majordomo|listserv|mailman|sympa)[@-]/.test(
    mail.from?.email ?? '',
  ) && /(you are|you['’]re|is|are) not (a |an |on the |currently )?(member|subscrib)/i.test(said);

function isDelayed(mail: ReceivedMail, said: string, failed: ReportedRecipient[]): boolean {
  if (failed.length > 0) return failed.every(({ action }) => action === 'delayed');
  if (GIVEN_UP.test(said.replace(IN_CASE, ' '))) return false;
  return DELAYS.test(said) || /^(warning|delay)|\bdelay(ed)?\b/i.test(mail.subject);
}

/** "You'll be notified if the delivery fails permanently": it hasn't yet. */
const IN_CASE = /\b(?:if|should|falls|si|se|als)\b[^.\n]*/gi;

function recipientsOf(
  mail: ReceivedMail,
  said: string,
  failed: ReportedRecipient[],
  enclosed: EnclosedMail,
): FailedRecipient[] {
  const told = recipientsToldIn(mail, said, enclosed);
  if (failed.length === 0) return told.map(({ email, words }) => recipient(email, words, statusIn(words)));
  const named = failed.filter(({ email }) => email !== null);
  if (named.length === 0) {
    const words = `${failed[0]?.diagnostic ?? ''} ${said}`;
    return told.map(({ email }) => recipient(email, words, failed[0]?.status ?? null));
  }
  return named.map(({ email, action, diagnostic, status }) => {
    const about = told.find((one) => one.email === email)?.words;
    // A report that only says "5.0.0" leaves it to its text to say why.
    const words = diagnostic || (about ?? (named.length === 1 ? said : ''));
    const verdict = recipient(email ?? '', words, status);
    if (action === 'delayed') return { ...verdict, isHard: false };
    return verdict.isHard === null && named.length === 1
      ? { ...verdict, isHard: isHardFailure(said, status) }
      : verdict;
  });
}

const recipient = (email: string, words: string, status: string | null): FailedRecipient => ({
  email,
  isHard: isHardFailure(words, status),
  status,
  reason: words.replace(/\s+/g, ' ').trim().slice(0, MAX_REASON),
});
