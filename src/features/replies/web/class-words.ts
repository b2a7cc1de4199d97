import type { Tone } from '../../../web/ui/badge.tsx';
import type { Match } from '../domain/inbox/conversation.ts';
import type { ReplyClass } from '../domain/reply-class.ts';
import type { ReceivedMail } from './queries.ts';

/** A way forward has the one accent; a refusal is an ordinary outcome, and only what failed is red. */
const TONES: Partial<Record<ReplyClass, Tone>> = {
  interested: 'accent',
  application_form: 'accent',
  price_list: 'accent',
  asks_documents: 'accent',
  moq_or_opening_order: 'accent',
  map_terms: 'accent',
  question: 'accent',
  bounce: 'danger',
  unsubscribe: 'warn',
};

export const classTone = (read: ReplyClass): Tone => TONES[read] ?? 'neutral';

/** Null: it could not be read, and nobody has said yet what it is. */
export const classRead = (
  mail: Pick<ReceivedMail, 'class' | 'isUnreadable' | 'readBy'>,
): ReplyClass | null => (mail.isUnreadable && mail.readBy !== 'person' ? null : mail.class);

export const MATCH_WORDS: Record<Match, string> = {
  token: 'Matched by its reply address.',
  headers: 'Matched by the email it answers.',
  address: 'Matched by the sender’s address.',
  domain: 'Matched by the sender’s domain.',
  person: 'Assigned by you.',
};
