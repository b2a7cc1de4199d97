import { count, counted } from '../../../../kernel/words.ts';
import type { Tone } from '../../../../web/ui/badge.tsx';
import { momentSoon } from '../../../../web/ui/moments.ts';
import type { SenderView } from '../../contract/senders.ts';
import {
  HEALTH_DAYS,
  LEAST_MAILS,
  MOST_BOUNCES,
  MOST_COMPLAINTS,
  percent,
} from '../../domain/senders/sender-health.ts';
import { windowWords } from '../../domain/senders/sending-window.ts';

/** How a sender stands, in a word; its mailbox may have refused the sign-in when that was tried. */
export function standing(
  { state, problem, today }: SenderView,
  isRefused: boolean,
): { label: string; tone: Tone } {
  if (state === 'stopped') return { label: 'Stopped', tone: 'danger' };
  if (state === 'paused') return { label: 'Paused', tone: 'warn' };
  if (problem !== null || isRefused) return { label: 'Not ready', tone: 'warn' };
  return today.waits === null ? { label: 'Writes', tone: 'accent' } : { label: 'Waits', tone: 'neutral' };
}

/** Why today's figure is what it is: the smallest of plan, cap and ramp. */
export const CAP_WORDS: Record<SenderView['today']['by'], string> = {
  plan: 'Your plan’s limit, which all senders share',
  sender: 'This sender’s own daily cap',
  ramp: 'The ramp-up of this address, which grows every day',
};

/** What went out over a limit, as replies do: "60 of 60 emails, and 1 beyond". */
export const beyond = (sent: number, limit: number): string =>
  sent > limit ? `, and ${count(sent - limit)} beyond` : '';

/** "…, and goes on Mon 09:00." */
export function waitingWords({ state, today: { waits, until } }: SenderView): string | null {
  if (state !== 'active' || waits === null) return null;
  return until === null ? waits : `${waits} It continues ${momentSoon(until)}.`;
}

/** "Monday to Friday, 9:00–17:00 (Europe/Berlin) · 60–90 s between two mails". */
export function rulesWords({ window, timeZone, gap, ramp }: SenderView): string {
  const hours = windowWords(window) ?? 'At any time';
  const rules = [`${hours} (${timeZone.replaceAll('_', ' ')})`];
  if (gap.seconds + gap.jitter > 0) rules.push(`${gapWords(gap)} between two emails`);
  if (ramp.from !== null)
    rules.push(`${counted(ramp.start, 'email')} on the first day, ${ramp.step} more each day after`);
  return rules.join(' · ');
}

const gapWords = ({ seconds, jitter }: SenderView['gap']): string =>
  jitter === 0 ? `${seconds} s` : `${seconds}–${seconds + jitter} s`;

/** What the figures of the last days are worth. */
export const healthWords = ({ mails }: SenderView['health']): string =>
  mails < LEAST_MAILS
    ? `Of the last ${HEALTH_DAYS} days. From ${LEAST_MAILS} emails on, they can stop the sender.`
    : `Of the last ${HEALTH_DAYS} days. It stops by itself at ${percent(MOST_BOUNCES)} bounces or ${percent(MOST_COMPLAINTS)} complaints.`;

export const share = (part: number, whole: number): string => (whole === 0 ? '' : percent(part / whole));

export const TRANSPORT_WORDS: Record<SenderView['transport'], string> = {
  sendgrid: 'SendGrid',
  smtp: 'its own mailbox',
};
