import { type Arrival, addressIn, type Mail } from '../mailbox/mail.ts';
import { type Random, seeded } from '../world/random.ts';
import { PRICE_LIST_CSV, REPLY_TEXTS, type ReplyClass } from './reply-texts.ts';

export interface ReplyAttachment {
  filename: string;
  type: string;
  content: Buffer;
}

/** A mail that a brand writes back, before it is put on any wire. */
export interface Reply {
  from: string;
  /** The envelope's sender; empty for a bounce. */
  envelopeFrom: string;
  to: string;
  subject: string;
  messageId: string;
  headers: [name: string, value: string][];
  text: string;
  html: string;
  /** In which both parts are sent. */
  charset: 'UTF-8' | 'iso-8859-1';
  attachments: ReplyAttachment[];
}

export const PEOPLE = [
  'Zoë Martin',
  'Jordan Reyes',
  'Anna Kowalski',
  'Chris Taylor',
  'Renée Dubois',
  'Sam Whitaker',
];

export interface ReplyOrder {
  class?: ReplyClass;
  text?: string;
  /** Who of the brand writes; else it is drawn anew for each kind of answer. */
  person?: string;
  attachments: ReplyAttachment[];
}

/** The same order for the same mail is always answered in the same words. */
export function writeReply(original: Mail, arrival: Arrival, order: ReplyOrder): Reply {
  const address = arrival.recipients[0] ?? 'sales@sandbox.test';
  const domain = address.split('@')[1] ?? 'sandbox.test';
  const kind = order.class ?? 'custom';
  const random = seeded(`${address}/${arrival.subject}/${kind}`);
  const brand = nameOf(domain);
  const person = kind === 'bounce' ? 'Mail Delivery System' : (order.person ?? random.pick(PEOPLE));
  const words = order.text ?? random.pick(REPLY_TEXTS[order.class ?? 'other'])({ brand, domain, address });
  const machine = kind === 'bounce' || kind === 'auto_reply';
  const body = machine ? words : `${words}\n\nBest regards,\n${person}\n${brand}`;
  const replyTo = headerOf(original, 'reply-to') ?? arrival.from;
  const from = kind === 'bounce' ? `${person} <mailer-daemon@${domain}>` : `${person} <${address}>`;
  const messageId = `<${random.fork('id').int(1, 2 ** 31)}.${Date.now()}@mail.${domain}>`;
  return {
    from,
    envelopeFrom: kind === 'bounce' ? '' : address,
    to: addressIn(replyTo),
    subject: subjectOf(kind, arrival.subject),
    messageId,
    headers: headersOf(original, arrival, kind, { from, to: replyTo, messageId, domain }),
    text: machine ? body : `${body}\n\n${quoted(original)}`,
    html: machine ? '' : htmlOf(body, original),
    charset: charsetOf(`${body}${original.text}`, random),
    attachments:
      kind === 'price_list' && order.attachments.length === 0
        ? [{ filename: 'wholesale-price-list.csv', type: 'text/csv', content: Buffer.from(PRICE_LIST_CSV) }]
        : order.attachments,
  };
}

const headerOf = ({ headers }: Mail, name: string): string | undefined =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];

function subjectOf(kind: string, original: string): string {
  if (kind === 'bounce') return `Undeliverable: ${original}`;
  if (kind === 'auto_reply') return `Automatic reply: ${original}`;
  return /^re:/i.test(original) ? original : `Re: ${original}`;
}

function headersOf(
  original: Mail,
  { messageId: answered }: Arrival,
  kind: string,
  { from, to, messageId, domain }: { from: string; to: string; messageId: string; domain: string },
): [string, string][] {
  const before = headerOf(original, 'references');
  const headers: [string, string][] = [
    ['Received', `by mx0047p1mdw1.sendgrid.net with SMTP id sandbox; ${new Date().toUTCString()}`],
    [
      'Received',
      `from mail.${domain} (mail.${domain} [192.0.2.25]) by mx0047p1mdw1.sendgrid.net with ESMTPS`,
    ],
    ['From', from],
    ['To', to],
    ['Date', new Date().toUTCString()],
    ['Message-ID', messageId],
    ['In-Reply-To', answered],
    ['References', before ? `${before} ${answered}` : answered],
    ['MIME-Version', '1.0'],
  ];
  if (kind === 'auto_reply')
    headers.push(['Auto-Submitted', 'auto-replied'], ['X-Auto-Response-Suppress', 'All']);
  if (kind === 'bounce') {
    headers.push(
      ['Auto-Submitted', 'auto-replied'],
      ['X-Failed-Recipients', original.to],
      ['Return-Path', '<>'],
    );
  }
  return headers;
}

function quoted(original: Mail): string {
  const lines = original.text.trimEnd().split(/\r?\n/);
  return `On ${new Date(original.receivedAt).toUTCString().slice(0, 16)}, ${original.from} wrote:\n${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const htmlOf = (body: string, original: Mail): string =>
  `<div dir="ltr">${escaped(body).replaceAll('\n', '<br>\n')}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${escaped(original.from)} wrote:<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px solid #ccc;padding-left:1ex">${escaped(original.text).replaceAll('\n', '<br>\n')}</blockquote></div>\n`;

/** A good part of real mail still isn't UTF-8. */
function charsetOf(text: string, random: Random): Reply['charset'] {
  const representable = [...text].every((character) => (character.codePointAt(0) ?? 0) < 0x100);
  return representable && random.chance(0.3) ? 'iso-8859-1' : 'UTF-8';
}

const nameOf = (domain: string): string => {
  const label = domain.split('.').at(-3) ?? domain.split('.')[0] ?? domain;
  return label.replace(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => `${dash ? ' ' : ''}${letter.toUpperCase()}`,
  );
};
