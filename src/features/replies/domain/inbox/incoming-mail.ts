import { createHash } from 'node:crypto';
import { DAY_MS } from '../../../../kernel/durations.ts';
import { isUuid } from '../../../../kernel/ids.ts';
import { isFreeMail } from '../../../brands/domain/contact/mail-domains.ts';
import type { Sites } from '../../../brands/domain/site/site.ts';
import { addressKey } from '../../../suppression/domain/suppression.ts';
import { ANSWERS } from '../mail/answered-subject.ts';
import type { MachineMail } from '../mail/machine-mail.ts';
import type { ReceivedMail } from '../mail/received-mail.ts';
import type { ProposedReading } from '../reading/proposed-reading.ts';
import type { Match } from './conversation.ts';
import type { MailSource } from './mail-source.ts';

/** A mail that came in, before it is known whose it is. */
export interface IncomingMail {
  mail: ReceivedMail;
  /** Where it was delivered to, which may stand nowhere in the mail itself. */
  envelopeTo: readonly string[];
  receivedAt: Date;
  source: MailSource;
  /** What a language model takes it for, where one was asked. */
  proposed?: ProposedReading | null;
}

const LONGEST_WAY_MS = 30 * DAY_MS;

/** From when on "next Monday" is counted: what the mail's head says, unless no mail can have been on its way for so long. */
export function writtenAt({ mail: { date }, receivedAt }: Pick<IncomingMail, 'mail' | 'receivedAt'>): Date {
  if (date === null) return receivedAt;
  const wayMs = receivedAt.getTime() - date.getTime();
  return wayMs < -DAY_MS || wayMs > LONGEST_WAY_MS ? receivedAt : date;
}

const DELIVERED_TO = new Set([
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'x-forwarded-to',
  'envelope-to',
  'x-envelope-to',
  'x-failed-recipients',
]);
const ADDRESS = /[^\s@<>,;:"'()[\]\\]+@[^\s@<>,;:"'()[\]\\]+/g;
const MOST_ADDRESSES = 200;

/** Every address that it went to, however it got there. */
export function addressesTo({ mail, envelopeTo }: Pick<IncomingMail, 'mail' | 'envelopeTo'>): string[] {
  const told = mail.headers
    .filter(({ name }) => DELIVERED_TO.has(name))
    .flatMap(({ value }) => value.match(ADDRESS) ?? []);
  return [...new Set([...envelopeTo, ...mail.to, ...told].map(addressKey))].slice(0, MOST_ADDRESSES);
}

const MESSAGE_ID = /<?([0-9a-f-]{36})@/i;
const MOST_REFERENCES = 100;

/** The ids of our mails among what it refers to, the nearest first. Our Message-IDs begin with them. */
export function messagesReferredTo(
  { inReplyTo, references }: Pick<ReceivedMail, 'inReplyTo' | 'references'>,
  machine: MachineMail | null,
): string[] {
  const original = machine && 'originalMessageId' in machine ? machine.originalMessageId : null;
  const told = [original, inReplyTo, ...[...references].reverse().slice(0, MOST_REFERENCES)];
  const ids = told.flatMap((each) => MESSAGE_ID.exec(each ?? '')?.[1]?.toLowerCase() ?? []);
  return [...new Set(ids)].filter(isUuid);
}

/** The same mail comes more than once: posts are repeated, and a mailbox may be read beside a forwarding. */
export function fingerprintOf({ messageId, from, date, subject, text, html }: ReceivedMail): Buffer {
  const sender = addressKey(from?.email ?? '');
  const parts =
    messageId === null
      ? ['content', sender, date?.toISOString() ?? '', subject, text ?? '', html ?? '']
      : ['id', sender, messageId];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** The domains that stand for a sender's company: none where anybody can have an address. */
export function companyDomain(email: string, sites: Sites): string | null {
  const host = domainOf(email);
  const site = host === '' ? undefined : sites.siteOf(host);
  return site === undefined || isFreeMail(site) || isFreeMail(host) ? null : site;
}

const domainOf = (email: string): string => addressKey(email).split('@')[1] ?? '';

const SENT_BY_US = /<?[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}@/i;

/** What our own mails carry as Message-ID; whether it is one of ours is for the database to say. */
export const ownMessageId = (mail: Pick<ReceivedMail, 'messageId'>): string | null =>
  SENT_BY_US.test(mail.messageId ?? '')
    ? (MESSAGE_ID.exec(mail.messageId ?? '')?.[1]?.toLowerCase() ?? null)
    : null;

const NO_REPLY = /^(?:no-?reply|do-?not-?reply|noreply|mailer-daemon|postmaster|bounces?)(?:[+_.-]|@)/i;

/** What a name or a comment holds is no address to write to: `"Bcc: x@y.com" <ann@brand.com>`. */
const IN_A_NAME = /"(?:\\.|[^"\\])*"(?!@)|\([^()]*\)|[^<>,;]+(?=<[^<>]*@)/g;

/** Where an answer goes: where its sender wants it, but for addresses that nobody reads. */
export function replyToOf({ headers, from }: Pick<ReceivedMail, 'headers' | 'from'>): string | null {
  const field = headers.find(({ name }) => name === 'reply-to')?.value ?? '';
  const asked = field.replace(IN_A_NAME, ' ').match(ADDRESS)?.[0];
  if (!asked || NO_REPLY.test(asked) || addressKey(asked) === addressKey(from?.email ?? '')) return null;
  return asked;
}

/**
 * What lies among junk is left there, but for words of people who were written to: what answers a mail of ours, or
 * comes from an address that a brand is known by. Nobody is asked whose the rest is.
 */
export const isWantedFromJunk = (by: Match | null, machine: MachineMail | null): boolean =>
  machine === null && (by === 'token' || by === 'headers' || by === 'address');

/**
 * A person's own mailbox holds much that is nobody's business here: of what can't be matched, only answers are taken
 * out of it. What was sent to an address of ours was meant for us.
 */
export const mayBeAnswer = ({ source, mail }: Pick<IncomingMail, 'source' | 'mail'>): boolean =>
  source === 'sendgrid' ||
  mail.inReplyTo !== null ||
  mail.references.length > 0 ||
  ANSWERS.test(mail.subject);
