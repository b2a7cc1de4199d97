import type { Attachment, Email } from 'postal-mime';
import type { MailAttachment, MailPart, ReceivedMail } from '../../features/replies/ports.ts';
import { fileNameOf } from './file-name.ts';
import { LineParser } from './line-parser.ts';
import { decoded, headFrom } from './mail-head.ts';
import { asReadable, cleaned, textOf } from './mail-text.ts';

const MAX_BYTES = 40_000_000;
const MAX_DEPTH = 40;
const MAX_HEADER_BYTES = 500_000;
const MAX_PARTS = 100;
const MAX_PART_CHARACTERS = 200_000;
const MAX_BODY_CHARACTERS = 2_000_000;

/** Parses a mail as it came over the wire. What can't be parsed is still a mail: its head, and its body as text. */
export async function readMime(raw: Uint8Array): Promise<ReceivedMail> {
  const bytes = asReadable(raw.subarray(0, MAX_BYTES));
  try {
    const email = await parse(bytes);
    return toMail(isEmptied(email, bytes) ? await parse(withoutParts(bytes)) : email);
  } catch {
    return toMail(await parse(withoutParts(bytes)).catch(() => NOTHING));
  }
}

const parse = (bytes: Uint8Array): Promise<Email> =>
  new LineParser({
    // What machines enclose is evidence, and never what the sender said.
    forceRfc822Attachments: true,
    maxNestingDepth: MAX_DEPTH,
    maxHeadersSize: MAX_HEADER_BYTES,
  }).parse(bytes);

/** A head that promises parts whose borders are nowhere: all of the body is lost as what stands before the first. */
function isEmptied({ text, html, attachments, headers }: Email, bytes: Uint8Array): boolean {
  if (text?.trim() || html?.trim() || attachments.length > 0) return false;
  const type = headers.find(({ key }) => key === 'content-type')?.value.trim() ?? '';
  const border = /^multipart\/.*?\bboundary=(?:"([^"]+)"|([^\s;]+))/is.exec(type);
  // Between borders that are there nothing was said.
  return border !== null && !Buffer.from(bytes).includes(`\n--${border[1] ?? border[2]}`);
}

const NOTHING: Email = { headers: [], headerLines: [], attachments: [] };

/** The head's own lines of content are taken away, so that the rest is one text. */
function withoutParts(bytes: Uint8Array): Uint8Array {
  const [head = '', body = ''] = splitAtBlank(Buffer.from(bytes).toString('latin1'));
  const kept = head
    .slice(0, MAX_HEADER_BYTES / 2)
    .split('\n')
    .filter((line) => !/^content-/i.test(line));
  return Buffer.from(`${kept.join('\n')}\n\n${body.slice(0, MAX_BODY_CHARACTERS)}`, 'latin1');
}

function splitAtBlank(text: string): [string, string] {
  const blank = /\r?\n\r?\n/.exec(text);
  return blank ? [text.slice(0, blank.index), text.slice(blank.index + blank[0].length)] : [text, ''];
}

function toMail(email: Email): ReceivedMail {
  const headers = email.headers.map(({ key, value }) => ({ name: key, value: cleaned(decoded(value)) }));
  const parts = email.attachments.slice(0, MAX_PARTS);
  return {
    ...headFrom(headers),
    headers,
    text: bodyOf(email.text),
    html: bodyOf(email.html),
    parts: parts.filter(isEvidence).map(toPart),
    attachments: parts
      .filter((part) => !isEvidence(part) || part.filename !== null || isPassedOn(part, parts))
      .map(toAttachment),
  };
}

const isEvidence = ({ mimeType }: Attachment): boolean =>
  mimeType.startsWith('message/') || mimeType === 'text/rfc822-headers' || mimeType === 'text/rfc822-header';

/** A mail within a mail, where no machine encloses it to say what it reports on, is for its reader. */
const isPassedOn = ({ mimeType }: Attachment, parts: readonly Attachment[]): boolean =>
  mimeType === 'message/rfc822' && !parts.some((part) => REPORTS.test(part.mimeType));
const REPORTS = /^message\/(?:delivery-status|feedback-report|disposition-notification)$/;

const bodyOf = (body: string | undefined): string | null => {
  const text = cleaned((body ?? '').slice(0, MAX_BODY_CHARACTERS)).replaceAll('\r\n', '\n');
  return text.trim() === '' ? null : text;
};

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

const toPart = (part: Attachment): MailPart => ({
  contentType: part.mimeType,
  content: textOf(bytesOf(part).subarray(0, MAX_PART_CHARACTERS)).replaceAll('\r\n', '\n'),
});

function toAttachment(part: Attachment, index: number): MailAttachment {
  const content = bytesOf(part);
  return {
    filename: fileNameOf(part.filename, part.mimeType, index),
    contentType: part.mimeType || 'application/octet-stream',
    size: content.byteLength,
    content,
    isInline: part.disposition === 'inline' || part.related === true,
    contentId: part.contentId?.replace(/^<|>$/g, '') ?? null,
  };
}
