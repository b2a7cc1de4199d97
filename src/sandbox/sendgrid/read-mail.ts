import type { Arrival, Content } from '../mailbox/mail.ts';
import { formatPerson, type MailRequest } from './mail-request.ts';

/** What a recipient would see of a mail that was sent through the API. */
export function readMail(raw: Buffer, arrival: Arrival): Content {
  const request = JSON.parse(raw.toString('utf8')) as MailRequest;
  const personalization = request.personalizations[arrival.part];
  const partOf = (type: string) => request.content?.find((block) => block.type === type)?.value ?? '';
  const replyTo = request.reply_to ? [request.reply_to] : (request.reply_to_list ?? []);
  const own = { ...request.headers, ...personalization?.headers };
  const headers: [string, string][] = [
    ['From', formatPerson(request.from)],
    ['To', (personalization?.to ?? []).map(formatPerson).join(', ')],
    ['Subject', arrival.subject],
    ['Date', new Date(arrival.receivedAt).toUTCString()],
    ['MIME-Version', '1.0'],
    ...Object.entries(own),
  ];
  if (replyTo.length > 0) headers.push(['Reply-To', replyTo.map(formatPerson).join(', ')]);
  if (personalization?.cc?.length) headers.push(['Cc', personalization.cc.map(formatPerson).join(', ')]);
  if (!headers.some(([name]) => name.toLowerCase() === 'message-id')) {
    headers.push(['Message-ID', arrival.messageId]);
  }
  return {
    headers,
    text: partOf('text/plain'),
    html: partOf('text/html'),
    attachments: (request.attachments ?? []).map(({ filename, type, content }) => ({
      filename,
      type: type ?? 'application/octet-stream',
      size: Buffer.byteLength(content, 'base64'),
    })),
  };
}
