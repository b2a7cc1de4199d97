const SUPPRESSION_REASONS = ['unsubscribed', 'bounced', 'complained', 'by_hand'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** Addresses are compared as mail servers do in practice: without regard to case. */
export const addressKey = (email: string): string => email.trim().toLowerCase();

const READING = 'reply ';

/** Where a suppression comes from that rests on how a mail is read, which a person may correct. */
export const sourceOfReading = (mailId: string): string => `${READING}${mailId}`;

const WEIGHT: Record<SuppressionReason, number> = { bounced: 0, unsubscribed: 2, by_hand: 2, complained: 4 };

const SENTENCES: Record<SuppressionReason, string> = {
  unsubscribed: 'They asked not to be written to.',
  complained: 'They marked an email as spam, so they get no more.',
  bounced: 'Their address can’t receive mail.',
  by_hand: 'You chose not to write to them.',
};

/** Why nothing goes to a recipient, by what is known of their addresses; null where nothing speaks against it. */
export function suppressionSentence(reasons: Iterable<SuppressionReason>): string | null {
  const [weightiest] = [...reasons].sort((one, other) => WEIGHT[other] - WEIGHT[one]);
  return weightiest === undefined ? null : SENTENCES[weightiest];
}

/**
 * How much a suppression says. What somebody said outweighs what a server found out, a complaint counts for everybody,
 * and what can be taken back makes way for what can't.
 */
export const weightOf = (reason: SuppressionReason, source: string): number =>
  WEIGHT[reason] + (source.startsWith(READING) ? 0 : 1);
