import { formatCredits } from '../../../kernel/credits.ts';

const WHEN = new Intl.DateTimeFormat('en-US', {
  ...{ year: 'numeric', month: 'short', day: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});

/** "Mar 9, 2026, 14:05" */
export const whenOf = (iso: string): string => WHEN.format(new Date(iso));

/** "+500", "−12.5": with a minus sign, not a hyphen. */
export const signedCredits = (amount: number): string =>
  `${amount < 0 ? '−' : '+'}${formatCredits(Math.abs(amount))}`;
