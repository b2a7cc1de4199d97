import { HOUR_MS } from '../../../kernel/durations.ts';
import type { Finding } from '../../onboarding/domain/deliverability.ts';

export interface SenderToCheck {
  email: string;
  transport: 'sendgrid' | 'smtp';
}

const FRESH_FOR_MS = 6 * HOUR_MS;

/** Domains change rarely, and name servers are asked politely. */
export const isCheckDue = (sender: SenderToCheck | null, checkedAt: Date | null, now: Date): boolean =>
  sender !== null && (checkedAt === null || now.getTime() - checkedAt.getTime() > FRESH_FOR_MS);

/** What is worth telling: a record that isn't there or isn't complete, not a name server that was silent. */
export const problemsOf = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ state }) => state === 'missing' || state === 'incomplete')
    .map(({ sentence }) => sentence);
