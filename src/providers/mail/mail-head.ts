import { addressParser, decodeWords } from 'postal-mime';
import type { MailHeader, ReceivedMail } from '../../features/replies/ports.ts';
import { inOrder } from './mail-text.ts';

const MAX_IDS = 100;

type MailHead = Pick<
  ReceivedMail,
  'messageId' | 'inReplyTo' | 'references' | 'from' | 'to' | 'envelopeFrom' | 'subject' | 'date'
>;

/** Everything that the head tells, for a mail whose body comes some other way too. */
export function headFrom(headers: MailHeader[]): MailHead {
  const all = (name: string) => headers.filter((header) => header.name === name).map(({ value }) => value);
  const first = (name: string) => all(name)[0];
  return {
    messageId: idsIn(first('message-id'))[0] ?? null,
    inReplyTo: idsIn(first('in-reply-to'))[0] ?? null,
    references: all('references').flatMap(idsIn).slice(-MAX_IDS),
    from: senderIn(first('from') ?? first('sender') ?? ''),
    to: [...all('to'), ...all('cc')].flatMap(addressesIn),
    envelopeFrom: envelopeIn(first('return-path')),
    subject: inOrder(first('subject') ?? ''),
    date: dateIn(first('date')),
  };
}

const idsIn = (value: string | undefined): string[] =>
  (value ?? '').match(/<[^<>\s]{1,400}>/g) ?? (value ?? '').match(/[^\s<>]{1,200}@[^\s<>]{1,200}/g) ?? [];

function senderIn(value: string): ReceivedMail['from'] {
  const [mailbox] = mailboxesIn(value);
  if (mailbox) return { name: inOrder(mailbox.name), email: mailbox.address.toLowerCase() };
  const name = inOrder(value);
  return name === '' ? null : { name, email: '' };
}

const addressesIn = (value: string): string[] =>
  mailboxesIn(value)
    .map(({ address }) => address.toLowerCase())
    .filter((address) => address.includes('@'));

function mailboxesIn(value: string): { name: string; address: string }[] {
  try {
    return addressParser(value, { flatten: true }).flatMap(({ name, address }) =>
      address ? [{ name, address }] : [],
    );
  } catch {
    return [];
  }
}

/** `<>` is the sender of reports, which is something else than no line at all. */
function envelopeIn(value: string | undefined): string | null {
  if (value === undefined) return null;
  return (/<([^<>]*)>/.exec(value)?.[1] ?? value).trim().toLowerCase();
}

function dateIn(value: string | undefined): Date | null {
  const date = new Date((value ?? '').replace(/\([^)]*\)/g, '').trim());
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Left out where a broken word would make the decoder give up on the whole mail. */
export function decoded(value: string): string {
  try {
    return decodeWords(value);
  } catch {
    return value;
  }
}
