import { randomBytes } from 'node:crypto';
import { type Arrival, addressIn, newArrivalId } from '../mailbox/mail.ts';
import type { Mailbox } from '../mailbox/store.ts';
import { apiError, refuse } from './errors.ts';
import type { EventFeed } from './event-feed.ts';
import { hasVerifiedSenders } from './identity.ts';
import type { Accepted } from './ledger.ts';
import { argsOf, formatPerson, type MailRequest, type Personalization } from './mail-request.ts';
import { fieldsOf, type SendgridRequest } from './request.ts';
import { validateMail } from './validate-mail.ts';

const UNVERIFIED = apiError(
  'The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved. Visit https://sendgrid.com/docs/for-developers/sending-email/sender-identity/ to see the Sender Identity requirements',
  'from',
);

const life = randomBytes(10);
let accepted = 0;

/** 22 characters, as SendGrid's; one draw of chance per process is enough to keep them apart. */
function newMessageId(): string {
  const bytes = Buffer.alloc(16);
  life.copy(bytes);
  accepted += 1;
  bytes.writeUIntBE(accepted, 10, 6);
  return bytes.toString('base64url');
}

/** `POST /v3/mail/send` */
export async function sendMail(request: SendgridRequest, mailbox: Mailbox, feed: EventFeed): Promise<void> {
  const { req, res, account, ledger, key } = request;
  if (request.method !== 'POST') return refuse(res, 405, apiError('method not allowed'));
  if (!/^application\/json\b/i.test(req.headers['content-type'] ?? '')) {
    return refuse(res, 415, apiError('Content-Type should be application/json.'));
  }
  const fields = fieldsOf(request);
  const errors = validateMail(fields);
  if (errors.length > 0) return refuse(res, 400, ...errors);
  if (!hasVerifiedSenders(key)) return refuse(res, 403, UNVERIFIED);

  const mail = fields as unknown as MailRequest;
  const messageId = newMessageId();
  if (mail.mail_settings?.sandbox_mode?.enable) {
    res.writeHead(200, { 'x-message-id': messageId, 'content-length': 0 }).end();
    return;
  }
  const arrivals = mail.personalizations.map((personalization, part) =>
    arrivalOf(mail, personalization, { account: account.id, messageId, part }),
  );
  const accepted = mail.personalizations.flatMap((personalization, part) =>
    acceptedOf(mail, personalization, arrivals[part]?.id ?? ''),
  );
  const domain = addressIn(mail.from.email).split('@')[1] ?? '';
  await Promise.all([
    mailbox.receive(request.body, arrivals),
    ledger.accept(account, { messageId, domain, mails: accepted }),
  ]);
  feed.wake();
  res.writeHead(202, { 'x-message-id': messageId, 'content-length': 0 }).end();
}

function arrivalOf(
  mail: MailRequest,
  personalization: Personalization,
  { account, messageId, part }: { account: string; messageId: string; part: number },
): Arrival {
  const headers = { ...mail.headers, ...personalization.headers };
  const own = Object.keys(headers).find((name) => name.toLowerCase() === 'message-id');
  return {
    id: newArrivalId(),
    form: 'sendgrid',
    part,
    from: formatPerson(mail.from),
    recipients: everybodyIn(personalization),
    subject: personalization.subject ?? mail.subject ?? '',
    messageId: (own && headers[own]) ?? `<${messageId}@geopod-ismtpd-0>`,
    receivedAt: Date.now(),
    account,
    args: argsOf(mail, personalization),
  };
}

const acceptedOf = (mail: MailRequest, personalization: Personalization, id: string): Accepted[] =>
  everybodyIn(personalization).map((email) => ({
    id,
    email,
    args: argsOf(mail, personalization),
    ...(mail.categories && { categories: mail.categories }),
  }));

const everybodyIn = ({ to, cc = [], bcc = [] }: Personalization): string[] =>
  [...to, ...cc, ...bcc].map(({ email }) => email.toLowerCase());
