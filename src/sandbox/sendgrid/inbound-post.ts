import { sleep } from '../../kernel/clock.ts';
import { postOut } from '../outbound.ts';
import type { ParseSetting } from './account.ts';
import type { Reply } from './reply.ts';

const BOUNDARY = 'xYzZY';
/** SendGrid tries for three days; the first tries are what anybody waits for. */
const TRIES_MS = [1_000, 3_000, 10_000, 30_000];

/** Posts a mail to the account's Inbound Parse address; resolves with the first try's status, 0 when it failed. */
export async function postInbound(setting: ParseSetting, reply: Reply, signal: AbortSignal): Promise<number> {
  const form = setting.send_raw ? rawForm(setting, reply) : parsedForm(setting, reply);
  const status = await post(setting.url, form, signal);
  if (isWorthAnotherTry(status)) void tryAgain(setting.url, form, signal);
  return status;
}

/** A refusal and a redirect lose the mail at once, as they do at SendGrid. */
const isWorthAnotherTry = (status: number): boolean => status === 0 || status >= 500;

async function tryAgain(url: string, form: Buffer, signal: AbortSignal): Promise<void> {
  for (const wait of TRIES_MS) {
    await sleep(wait, signal);
    if (signal.aborted || !isWorthAnotherTry(await post(url, form, signal))) return;
  }
}

const post = (url: string, form: Buffer, signal: AbortSignal): Promise<number> =>
  postOut(
    url,
    new Uint8Array(form),
    { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'user-agent': 'SendGrid 1.0' },
    signal,
  );

function parsedForm(setting: ParseSetting, reply: Reply): Buffer {
  const fields: [string, string | Buffer][] = [
    ['headers', `${headerLines(reply)}\nContent-Type: multipart/alternative; boundary=sandbox\n`],
    ...common(setting, reply),
    ['text', encoded(reply.text, reply.charset)],
  ];
  if (reply.html) fields.push(['html', encoded(reply.html, reply.charset)]);
  const { charset } = reply;
  fields.push([
    'charsets',
    JSON.stringify({
      to: 'UTF-8',
      from: 'UTF-8',
      subject: 'UTF-8',
      text: charset,
      ...(reply.html && { html: charset }),
    }),
  ]);
  if (reply.attachments.length > 0) {
    const info = reply.attachments.map(({ filename, type }, index) => [
      `attachment${index + 1}`,
      { filename, name: filename, type, charset: 'us-ascii' },
    ]);
    fields.push(['attachment-info', JSON.stringify(Object.fromEntries(info))]);
  }
  const files = reply.attachments.map(({ filename, type, content }, index) =>
    section(`name="attachment${index + 1}"; filename="${filename.replaceAll('"', "'")}"`, content, type),
  );
  return Buffer.concat([...fields.map(([name, value]) => section(`name="${name}"`, value)), ...files, END]);
}

const rawForm = (setting: ParseSetting, reply: Reply): Buffer =>
  Buffer.concat([
    ...common(setting, reply).map(([name, value]) => section(`name="${name}"`, value)),
    section('name="email"', composeMime(reply)),
    section('name="charsets"', JSON.stringify({ to: 'UTF-8', from: 'UTF-8', subject: 'UTF-8' })),
    END,
  ]);

const common = (setting: ParseSetting, reply: Reply): [string, string][] => [
  ['dkim', `{@${reply.from.replace(/^.*@|>$/g, '')} : pass}`],
  ['to', reply.to],
  ['from', reply.from],
  ['subject', reply.subject],
  ['sender_ip', '192.0.2.25'],
  ['envelope', JSON.stringify({ to: [envelopeTo(setting, reply)], from: reply.envelopeFrom })],
  ['attachments', String(reply.attachments.length)],
  ['SPF', 'pass'],
  ...(setting.spam_check
    ? ([
        ['spam_score', '0.012'],
        ['spam_report', 'Spam detection software, running on the system "mx.sendgrid.net"'],
      ] as [string, string][])
    : []),
];

/** Mail to another domain came by way of a forwarding rule, which keeps the local part. */
function envelopeTo({ hostname }: ParseSetting, { to }: Reply): string {
  const [local = '', domain = ''] = to.split('@');
  return domain === hostname ? to : `${local}@${hostname}`;
}

const section = (disposition: string, value: string | Buffer, type?: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    ),
    typeof value === 'string' ? Buffer.from(value) : value,
    Buffer.from('\r\n'),
  ]);

const END = Buffer.from(`--${BOUNDARY}--\r\n`);

const encoded = (text: string, charset: Reply['charset']): Buffer =>
  Buffer.from(text, charset === 'UTF-8' ? 'utf8' : 'latin1');

const isAscii = (text: string): boolean =>
  [...text].every((character) => (character.codePointAt(0) ?? 0) < 128);

const headerLines = ({ headers, subject }: Reply): string =>
  [...headers, ['Subject', subject]].map(([name, value]) => `${name}: ${headerWord(value ?? '')}`).join('\n');

/** Only the words of a header that need it are encoded; an address must stay readable. */
const headerWord = (value: string): string =>
  isAscii(value)
    ? value
    : value.replace(/[^<>]+(?=\s<|$)/, (words) => `=?UTF-8?B?${Buffer.from(words).toString('base64')}?=`);

const wrapped = (content: Buffer): string => content.toString('base64').replace(/.{76}/g, '$&\r\n');

/** The reply as it would come over SMTP. */
export function composeMime(reply: Reply): Buffer {
  const body = (type: string, text: string) =>
    `--sandbox-parts\r\nContent-Type: ${type}; charset=${reply.charset}\r\nContent-Transfer-Encoding: base64\r\n\r\n${wrapped(encoded(text, reply.charset))}\r\n`;
  const files = reply.attachments.map(
    ({ filename, type, content }) =>
      `--sandbox-parts\r\nContent-Type: ${type}; name="${filename}"\r\nContent-Disposition: attachment; filename="${filename}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${wrapped(content)}\r\n`,
  );
  const head = headerLines(reply).replaceAll('\n', '\r\n');
  const kind = reply.attachments.length > 0 ? 'mixed' : 'alternative';
  return Buffer.from(
    `${head}\r\nContent-Type: multipart/${kind}; boundary="sandbox-parts"\r\n\r\n${body('text/plain', reply.text)}${reply.html && body('text/html', reply.html)}${files.join('')}--sandbox-parts--\r\n`,
  );
}
