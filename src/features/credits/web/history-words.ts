import { formatCredits } from '../../../kernel/credits.ts';

/** "+500", "−12.5": with a minus sign, not a hyphen. */
export const signedCredits = (amount: number): string =>
  `${amount < 0 ? '−' : '+'}${formatCredits(Math.abs(amount))}`;
