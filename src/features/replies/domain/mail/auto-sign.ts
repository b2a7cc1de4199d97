export type AutoReason = 'absence' | 'receipt' | 'challenge' | 'bot' | 'unattended';

/** One row of evidence; the weights of those that fit are added up for each reason. */
export interface AutoSign {
  reason: AutoReason;
  weight: number;
  words: RegExp;
}
