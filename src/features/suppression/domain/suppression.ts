const SUPPRESSION_REASONS = ['unsubscribed', 'bounced', 'complained', 'by_hand'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** Addresses are compared as mail servers do in practice: without regard to case. */
export const addressKey = (email: string): string => email.trim().toLowerCase();

const READING = 'reply ';

/** Where a suppression comes from that rests on how a mail is read, which a person may correct. */
export const sourceOfReading = (mailId: string): string => `${READING}${mailId}`;

const WEIGHT: Record<SuppressionReason, number> = { bounced: 0, unsubscribed: 2, by_hand: 2, complained: 4 };

/**
 * How much a suppression says. What somebody said outweighs what a server found out, a complaint counts for everybody,
 * and what can be taken back makes way for what can't.
 */
export const weightOf = (reason: SuppressionReason, source: string): number =>
  WEIGHT[reason] + (source.startsWith(READING) ? 0 : 1);
