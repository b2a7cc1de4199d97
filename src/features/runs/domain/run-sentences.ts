import { CREDITS_PER_ROW } from '../../../kernel/credits.ts';
import { count, counted } from '../../../kernel/words.ts';
import type { Hindrance } from './hindrance.ts';
import {
  BOT_NAMES,
  type Bot,
  chargesForRows,
  hasEnded,
  isProcessed,
  type RowFilter,
  type RowOutcome,
  type Run,
  type RunState,
} from './run.ts';

/** What a person can start, in the words of its button. */
export const LAUNCH_LABELS: Record<Bot, string> = {
  'keepa-download': 'Download Keepa',
  'source-bot': 'Run Source Bot',
  'emailer-bot': 'Run Emailer Bot',
};

export const KEEPA_STARTED = 'Keepa download started';

export const startFailure = (bot: Bot): string =>
  chargesForRows(bot)
    ? `Failed to start ${BOT_NAMES[bot]}. No credits deducted.`
    : 'Failed to start Keepa download. Please try again.';

export const insufficientCredits = (bot: Bot): string =>
  `Insufficient credits. You need ${CREDITS_PER_ROW} credits to run ${BOT_NAMES[bot]}.`;

/** Why a bot can't be started anew: a run of it is alive, and what it takes to go on. */
export function stillAlive({ bot, state, reason, waitUntil }: LiveRun): string {
  const name = BOT_NAMES[bot];
  if (state === 'running') return `${name} is running already.`;
  const because = reason === null ? '.' : `: ${reason}`;
  if (state === 'paused') return `${name} is paused${because} Continue or stop that run first.`;
  const moment = waitUntil === null ? '' : ` at ${timeOf(waitUntil)}`;
  return `${name} is waiting${because}${moment && ` It continues by itself${moment}.`}`;
}

type LiveRun = { bot: Bot; state: RunState; reason: string | null; waitUntil: Date | null };

/** "2026-03-09 15:00:30 UTC": of whoever reads it, no more is known here. */
export const timeOf = (moment: Date): string =>
  moment
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC');

/** The part of a run by which its end is told. */
export interface EndedRun {
  bot: Bot;
  state: RunState;
  failedToStart: boolean;
  rowsProcessed: number;
  creditsDeducted: number;
  reason: string | null;
  forApproval: number;
}

export interface EndSentence {
  succeeded: boolean;
  sentence: string;
  /** Why, where there is a reason. */
  detail: string | null;
}

/** What stands before a person, of whichever run; null where nothing does. */
export const waitForApproval = (inquiries: number): string | null =>
  inquiries === 0
    ? null
    : `${counted(inquiries, 'inquiry', 'inquiries')} ${inquiries === 1 ? 'waits' : 'wait'} for your approval at Outreach → Waiting.`;

/** Why no inquiry is written for now; beside it a person finds what waits. */
export const heldUpByApproval = (inquiries: number): Hindrance => ({
  sentence: `No inquiry goes out before the ${count(inquiries)} that ${inquiries === 1 ? 'waits is' : 'wait are'} approved at Outreach → Waiting.`,
  setting: null,
});

const END_WORDS: Partial<Record<RunState, string>> = {
  finished: 'completed',
  stopped: 'stopped',
  failed: 'failed',
};

/**
 * How a run's end is told, in the catalogue's words, whose figures carry no separators. `creditsRemaining` is null
 * where the balance could not be read: then nothing is said of it.
 */
export function endOfRun(run: EndedRun, creditsRemaining: number | null): EndSentence {
  const { bot, state, rowsProcessed, creditsDeducted, reason } = run;
  const succeeded = state !== 'failed';
  if (!succeeded && creditsDeducted === 0) {
    const sentence = run.failedToStart ? startFailure(bot) : withoutResult(bot);
    return { succeeded, sentence, detail: reason };
  }
  const parts = [`${BOT_NAMES[bot]} ${END_WORDS[state] ?? 'ended'}`, `Rows processed: ${rowsProcessed}`];
  if (chargesForRows(bot)) parts.push(...creditParts(creditsDeducted, creditsRemaining));
  return { succeeded, sentence: parts.join(' · '), detail: reason ?? waitForApproval(run.forApproval) };
}

const withoutResult = (bot: Bot): string =>
  chargesForRows(bot)
    ? `${BOT_NAMES[bot]} completed but returned unexpected status. No credits deducted.`
    : 'Keepa download failed.';

function creditParts(deducted: number, remaining: number | null): string[] {
  if (deducted === 0) return ['No credits deducted'];
  const parts = [`Credits deducted: ${deducted}`];
  return remaining === null ? parts : [...parts, `Credits remaining: ${remaining}`];
}

/** "under a minute", "about 4 min", "about 3 h 20 min". */
export function durationWords(seconds: number): string {
  if (seconds < 55) return 'under a minute';
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `about ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `about ${Math.round(hours / 24)} days`;
  const rest = Math.round((minutes % 60) / 10) * 10;
  if (rest === 60) return `about ${hours + 1} h`;
  return rest === 0 ? `about ${hours} h` : `about ${hours} h ${rest} min`;
}

/** How long a run still waits; null once that is over, though what it has in hand may hold it up: a mail that hangs. */
export function waitLeft(until: Date, now: Date): string | null {
  const seconds = (until.getTime() - now.getTime()) / 1_000;
  return seconds > 0 ? durationWords(seconds) : null;
}

/** A rate in the unit in which it is a figure that one can picture. */
export function rateOf(rowsPerSecond: number): { figure: number; unit: 'rows/s' | 'rows/min' } {
  if (rowsPerSecond >= 1) return { figure: roughly(rowsPerSecond), unit: 'rows/s' };
  return { figure: roughly(rowsPerSecond * 60), unit: 'rows/min' };
}

const roughly = (figure: number): number =>
  figure >= 10 ? Math.round(figure) : Math.round(figure * 10) / 10;

export const STATE_LABELS: Record<RunState, string> = {
  running: 'Running',
  waiting: 'Waiting',
  paused: 'Paused',
  stopped: 'Stopped',
  finished: 'Completed',
  failed: 'Failed',
};

/** What became of a row, in two words. */
export const OUTCOME_LABELS: Record<RowOutcome, string> = {
  saved: 'Saved',
  found_address: 'Address found',
  found_form: 'Form found',
  no_contact: 'No contact',
  no_site: 'No website',
  unreachable: 'Unreachable',
  sent: 'Sent',
  held: 'Held back',
  suppressed: 'Suppressed',
  refused: 'Refused',
  unknown: 'Fate unknown',
  missing: 'Not listed',
};

/** In what a run's results can be looked through, beside each of their ends. */
export const FILTER_LABELS: Record<RowFilter, string> = {
  ...OUTCOME_LABELS,
  unprocessed: 'No way in',
  not_done: 'Not done',
};

/** The ends that a bot's rows can come to, the wished-for ones first. */
export const OUTCOMES_OF: Record<Bot, readonly RowOutcome[]> = {
  'keepa-download': ['saved', 'missing'],
  'source-bot': ['found_address', 'found_form', 'no_contact', 'no_site', 'unreachable'],
  'emailer-bot': ['sent', 'held', 'suppressed', 'refused', 'unknown'],
};

/** What a run's results can be looked through by: of one that was cut short also what it never began. */
export function filtersFor({ bot, state, host, rowsDone, rowsTotal }: Listed): RowFilter[] {
  const isCut = host === 'linesheet' && hasEnded(state) && rowsDone < rowsTotal;
  const [...outcomes] = OUTCOMES_OF[bot];
  const first = outcomes.findIndex((outcome) => !isProcessed(outcome));
  const inVain: RowFilter[] = bot === 'source-bot' ? ['unprocessed'] : [];
  return [
    ...outcomes.slice(0, first),
    ...inVain,
    ...outcomes.slice(first),
    ...(isCut ? ['not_done' as const] : []),
  ];
}

type Listed = Pick<Run, 'bot' | 'state' | 'host' | 'rowsDone' | 'rowsTotal'>;

/**
 * Why a bot's button is disabled; null while it can be pressed. The Keepa download needs no credits, and while it is
 * unknown how many there are, no lack of them is told.
 */
export function whyDisabled(
  bot: Bot,
  { live, credits }: { live: RunState | null; credits: number | null },
): string | null {
  if (live !== null)
    return `${BOT_NAMES[bot]} is ${live}.${live === 'paused' ? ' Continue or stop that run first.' : ''}`;
  return chargesForRows(bot) && credits !== null && credits < CREDITS_PER_ROW
    ? insufficientCredits(bot)
    : null;
}
