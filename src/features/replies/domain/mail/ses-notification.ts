import { parseJson } from '../../../../kernel/json.ts';
import type { FailedRecipient, MachineMail } from './machine-kinds.ts';

type Bounce = Extract<MachineMail, { kind: 'bounce' }>;
type Complaint = Extract<MachineMail, { kind: 'complaint' }>;
type Json = Record<string, unknown>;

/** Amazon's mail service reports in JSON, by mail too, and then wrapped once more as a message of its topic. */
export function notifiedBounce(text: string): Bounce | null {
  const notice = noticeIn(text);
  const bounce = objectOf(notice?.bounce);
  if (!notice || !bounce) return null;
  const recipients = listOf(bounce.bouncedRecipients).flatMap((one): FailedRecipient[] => {
    const email = stringOf(one.emailAddress)?.toLowerCase();
    if (!email) return [];
    const reason = stringOf(one.diagnosticCode) ?? '';
    return [{ email, isHard: bounce.bounceType === 'Permanent', status: stringOf(one.status), reason }];
  });
  return { kind: 'bounce', recipients, isDelayed: false, originalMessageId: idOf(notice) };
}

export function notifiedComplaint(text: string): Complaint | null {
  const notice = noticeIn(text);
  const complaint = objectOf(notice?.complaint);
  if (!notice || !complaint) return null;
  const recipients = listOf(complaint.complainedRecipients).flatMap(
    ({ emailAddress }) => stringOf(emailAddress)?.toLowerCase() ?? [],
  );
  return { kind: 'complaint', recipients, originalMessageId: idOf(notice) };
}

function noticeIn(text: string): Json | null {
  const start = text.indexOf('{');
  if (start < 0 || !/notificationType|eventType/.test(text)) return null;
  // Long lines get folded on their way, in the middle of a word if need be.
  const json = text.slice(start, text.lastIndexOf('}') + 1).replace(/\n ?/g, '');
  const outer = parsed(json) ?? parsed(`${json.split('}--')[0]}}`);
  const inner = typeof outer?.Message === 'string' ? parsed(outer.Message) : outer;
  return inner && ('bounce' in inner || 'complaint' in inner) ? inner : null;
}

const parsed = (json: string): Json | null => objectOf(parseJson(json));

const idOf = (notice: Json): string | null =>
  stringOf(objectOf(objectOf(notice.mail)?.commonHeaders)?.messageId);

const objectOf = (value: unknown): Json | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
const listOf = (value: unknown): Json[] =>
  Array.isArray(value)
    ? value.flatMap((one): Json[] => {
        const found = objectOf(one);
        return found ? [found] : [];
      })
    : [];
const stringOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
