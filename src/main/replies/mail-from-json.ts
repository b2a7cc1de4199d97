import * as z from 'zod/mini';
import type { MailHeader, ReceivedMail } from '../../features/replies/domain/mail/received-mail.ts';
import { parseJson } from '../../kernel/json.ts';
import { headFrom } from '../../providers/mail/mail-head.ts';

const text = z.nullish(z.string());
const headerValue = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);

/** A mail as other programs write it down, one to a line. */
const mailSchema = z.object({
  id: z.nullish(z.union([z.string(), z.number()])),
  from_name: text,
  from_email: text,
  to_email: text,
  subject: text,
  date: text,
  headers: z.nullish(
    z.union([
      z.array(
        z.union([z.object({ name: z.string(), value: headerValue }), z.tuple([z.string(), headerValue])]),
      ),
      z.record(z.string(), headerValue),
    ]),
  ),
  text,
  html: text,
  attachments: z.nullish(
    z.array(
      z.object({
        filename: text,
        name: text,
        content_type: text,
        contentType: text,
        type: text,
      }),
    ),
  ),
});
type JsonMail = z.infer<typeof mailSchema>;

/** The mail, or the sentence that says what is wrong with it. */
export function mailFromJson(line: string): { id: string | null; mail: ReceivedMail } | { wrong: string } {
  const value = parseJson(line);
  if (value === undefined) return { wrong: 'is not JSON' };
  const parsed = z.safeParse(mailSchema, value);
  if (parsed.success) return { id: idOf(parsed.data), mail: toMail(parsed.data) };
  const [issue] = parsed.error.issues;
  return { wrong: `is not a mail: ${issue?.path.join('.') || 'it'} should be something else` };
}

const idOf = ({ id }: JsonMail): string | null => (id === null || id === undefined ? null : String(id));

function toMail(given: JsonMail): ReceivedMail {
  const headers = headersOf(given.headers);
  const head = headFrom(headers);
  const email = given.from_email?.trim().toLowerCase() ?? head.from?.email ?? '';
  const name = given.from_name ?? head.from?.name ?? '';
  const to = given.to_email?.trim().toLowerCase();
  return {
    ...head,
    from: email === '' && name === '' ? null : { name, email },
    to: to ? [to, ...head.to.filter((other) => other !== to)] : head.to,
    subject: given.subject ?? head.subject,
    date: dateOf(given.date) ?? head.date,
    headers,
    text: given.text?.replaceAll('\r\n', '\n') ?? null,
    html: given.html ?? null,
    parts: [],
    attachments: (given.attachments ?? []).map((file, index) => ({
      filename: file.filename ?? file.name ?? `attachment-${index + 1}`,
      contentType: file.content_type ?? file.contentType ?? file.type ?? 'application/octet-stream',
      size: 0,
      content: new Uint8Array(),
      isInline: false,
      contentId: null,
    })),
  };
}

function headersOf(given: JsonMail['headers']): MailHeader[] {
  const pairs: [string, z.infer<typeof headerValue>][] = Array.isArray(given)
    ? given.map((one) => (Array.isArray(one) ? one : [one.name, one.value]))
    : Object.entries(given ?? {});
  return pairs.flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === null ? [] : [{ name: name.toLowerCase(), value: String(one) }])),
  );
}

function dateOf(given: string | null | undefined): Date | null {
  const date = new Date(given ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}
