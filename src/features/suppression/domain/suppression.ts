export const SUPPRESSION_REASONS = ['unsubscribed', 'bounced', 'complained', 'by_hand'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** Addresses are compared as mail servers do in practice: without regard to case. */
export const addressKey = (email: string): string => email.trim().toLowerCase();
