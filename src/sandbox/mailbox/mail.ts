import { uuidv7 } from '../../kernel/ids.ts';

const life = uuidv7();
let arrivals = 0;

/** One draw of chance per process, then a count: thousands of mails a second each want a name. */
export const newArrivalId = (): string => `${life.slice(0, 8)}${life.slice(-6)}-${(++arrivals).toString(36)}`;

/** A mail as the mailbox keeps it: enough to list it, and the bytes that arrived, which are read when it is opened. */
export interface Arrival {
  id: string;
  /** How `raw` is to be read. */
  form: 'mime' | 'sendgrid';
  /** Which of the mails in `raw` this is: one SendGrid request can carry many. */
  part: number;
  from: string;
  recipients: string[];
  subject: string;
  /** The Message-ID header with its angle brackets. */
  messageId: string;
  receivedAt: number;
  /** The SendGrid account that sent it, through whose inbound webhook an answer goes. */
  account?: string;
  /** What the sender tied to this mail (SendGrid's custom arguments). */
  args?: Record<string, string>;
}

export interface Content {
  headers: [name: string, value: string][];
  text: string;
  html: string;
  attachments: { filename: string; type: string; size: number }[];
}

/** A mail as it is shown: to a person on the page, to a script as JSON. */
export interface Mail {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  links: string[];
  attachments: Content['attachments'];
  receivedAt: string;
}

/** "Ann <ann@x.test>" → "ann@x.test", in lower case. */
export const addressIn = (text: string): string =>
  (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim().toLowerCase();

export function present(arrival: Arrival, content: Content): Mail {
  const headers: Record<string, string> = {};
  for (const [name, value] of content.headers) {
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return {
    id: arrival.id,
    from: arrival.from,
    to: arrival.recipients.join(', '),
    subject: arrival.subject,
    text: content.text,
    html: content.html,
    headers,
    links: linksIn(content),
    attachments: content.attachments,
    receivedAt: new Date(arrival.receivedAt).toISOString(),
  };
}

const URL_IN_TEXT = /https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?]/g;
const HREF = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Every address that a person could click, in the order of the text, then of the HTML. */
function linksIn({ text, html }: Content): string[] {
  const hrefs = [...html.matchAll(HREF)].map(([, double, single]) =>
    (double ?? single ?? '').trim().replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  );
  const links = [...(text.match(URL_IN_TEXT) ?? []), ...hrefs.filter((href) => /^https?:/i.test(href))];
  return [...new Set(links)];
}
