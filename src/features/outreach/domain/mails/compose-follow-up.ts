import { paragraphs } from '../notes/clean-text.ts';
import { brandPlaceholdersIn, fillForBrand, fillForSender, parseTemplate } from '../sequences/template.ts';
import {
  brandValues,
  type ComposedInquiry,
  frameOf,
  heldFor,
  type InquiryBrand,
  senderValues,
  shorten,
  toHtml,
} from './compose-inquiry.ts';
import { type InquiryAccount, inquiryProblem } from './inquiry-account.ts';
import type { OutgoingAttachment, OutgoingMail } from './outgoing-mail.ts';

/** The words of a mail as a template makes them, or why it can't. */
export function wordsFor(
  account: InquiryAccount,
  template: string,
  brand: InquiryBrand,
): { words: string } | { held: string } {
  const parsed = parseTemplate(paragraphs(template));
  const [unknown] = parsed.unknown;
  if (unknown) return { held: `The template has a placeholder that can't be filled: ${unknown}.` };
  const filled = fillForSender(parsed, senderValues(account));
  const held = heldFor(account, brand, brandPlaceholdersIn(filled));
  return held === null ? { words: fillForBrand(filled, brandValues(brand)) } : { held };
}

/** What a mail answers to, by the headers of that mail. */
export interface Thread {
  inReplyTo: string | null;
  references: readonly string[];
}

interface Worded {
  messageId: string;
  subject: string;
  words: string;
  thread: Thread;
}

/** A further mail to a brand that hasn't answered: in the thread of the first one, with the same way out. */
export function composeFollowUp(
  account: InquiryAccount,
  mail: Worded & { brand: InquiryBrand; unsubscribeUrl: string },
): ComposedInquiry {
  // What a first inquiry of this sender lacks, a further one lacks too; its template is another.
  const problem = inquiryProblem({ ...account, template: 'Hi', subject: 'Hi' });
  const held = problem ?? heldFor(account, mail.brand, new Set());
  if (held !== null) return { held };
  const words = paragraphs(mail.words);
  const framed = frameOf(account)({
    messageId: mail.messageId,
    to: mail.brand.email,
    subject: shorten(mail.subject),
    text: [words],
    html: [toHtml(words)],
    unsubscribeUrl: mail.unsubscribeUrl,
  });
  return { mail: { ...framed, headers: { ...framed.headers, ...threadHeaders(mail.thread) } } };
}

/** A person's answer to a person: their words alone, without what bulk mail carries. */
export function composeAnswer(
  account: InquiryAccount,
  mail: Worded & { to: string; attachments: readonly OutgoingAttachment[] },
): OutgoingMail {
  const words = paragraphs(mail.words);
  const { from } = frameOf(account)({
    messageId: mail.messageId,
    to: mail.to,
    subject: mail.subject,
    text: [],
    html: [],
    unsubscribeUrl: '',
  });
  return {
    messageId: mail.messageId,
    from,
    to: mail.to,
    subject: shorten(mail.subject),
    text: `${words}\n`,
    html: `<!doctype html>\n<html><head><meta charset="utf-8"></head><body><p>${toHtml(words)}</p></body></html>\n`,
    headers: threadHeaders(mail.thread),
    attachments: mail.attachments,
  };
}

/** Names of mails come from outside too; what isn't one is left out, so that it can't end a header early. */
const MESSAGE_ID = /^<[^\s<>\p{Cc}]{1,250}>$/u;

function threadHeaders({ inReplyTo, references }: Thread): Record<string, string> {
  const known = references.filter((reference) => MESSAGE_ID.test(reference));
  const answered = inReplyTo !== null && MESSAGE_ID.test(inReplyTo) ? inReplyTo : null;
  const chain = answered === null || known.includes(answered) ? known : [...known, answered];
  return {
    ...(answered !== null && { 'In-Reply-To': answered }),
    ...(chain.length > 0 && { References: chain.join(' ') }),
  };
}

/** "Re: " once, however often a mail goes back and forth. */
export const answeringSubject = (subject: string): string =>
  /^\s*re\s*:/i.test(subject) ? subject.trim() : `Re: ${subject.trim()}`;
