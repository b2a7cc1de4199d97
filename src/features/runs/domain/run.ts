import type { Delivery } from '../../outreach/domain/mails/mail-event.ts';

export const BOTS = ['keepa-download', 'source-bot', 'emailer-bot'] as const;
export type Bot = (typeof BOTS)[number];

/** The name that people know a bot by. */
export const BOT_NAMES: Record<Bot, string> = {
  'keepa-download': 'Keepa download',
  'source-bot': 'Source Bot',
  'emailer-bot': 'Emailer Bot',
};

/** The bots whose rows are brands. */
export type BrandBot = Exclude<Bot, 'keepa-download'>;

/** The bots that charge for rows; the Keepa download is free. */
export const chargesForRows = (bot: Bot): bot is BrandBot => bot !== 'keepa-download';

/** Who does a run: Linesheet, or a workflow host that the account named. */
export type RunHost = 'linesheet' | 'workflow';

export const RUN_STATES = ['running', 'waiting', 'paused', 'stopped', 'finished', 'failed'] as const;
export type RunState = (typeof RUN_STATES)[number];

export const RUN_COMMANDS = ['pause', 'continue', 'stop'] as const;
export type RunCommand = (typeof RUN_COMMANDS)[number];

/** What a person may do with a run in each state, and where it leads. */
const TRANSITIONS: Record<RunState, Partial<Record<RunCommand, RunState>>> = {
  running: { pause: 'paused', stop: 'stopped' },
  waiting: { pause: 'paused', continue: 'running', stop: 'stopped' },
  paused: { continue: 'running', stop: 'stopped' },
  stopped: {},
  finished: {},
  failed: {},
};

/** What another host is at can't be held up: stopping it is not to wait for it any more. */
const ON_ANOTHER_HOST: readonly RunCommand[] = ['stop'];

type Standing = Pick<Run, 'state' | 'host'>;

export const afterCommand = (run: Standing, command: RunCommand): RunState | null =>
  possibleCommands(run).includes(command) ? (TRANSITIONS[run.state][command] ?? null) : null;

export const possibleCommands = ({ state, host }: Standing): RunCommand[] =>
  (host === 'linesheet' ? RUN_COMMANDS : ON_ANOTHER_HOST).filter(
    (command) => TRANSITIONS[state][command] !== undefined,
  );

export const hasEnded = (state: RunState): boolean => Object.keys(TRANSITIONS[state]).length === 0;

/**
 * Why a run waits. Tokens, providers and senders have a `waitUntil`; credits come, and sending is switched on, at any time. One
 * that is held with its account's plan waits for none of these.
 */
export const WAITS = ['tokens', 'credits', 'provider', 'sending', 'sender'] as const;
export type WaitingFor = (typeof WAITS)[number];

export interface Run {
  id: string;
  accountId: string;
  bot: Bot;
  host: RunHost;
  state: RunState;
  /** The workflow host couldn't be asked, refused, or was never heard of. */
  failedToStart: boolean;
  waitingFor: WaitingFor | null;
  reason: string | null;
  /** The server's setting that would mend it. */
  setting: string | null;
  waitUntil: Date | null;
  rowsTotal: number;
  /** Rows that came to an end, whatever it was. */
  rowsDone: number;
  /** Rows whose result was delivered: these are charged. */
  rowsProcessed: number;
  rowsFailed: number;
  creditsCharged: number;
  progress: unknown;
  startedBy: 'browser' | 'api' | 'command_line';
  createdAt: Date;
  updatedAt: Date;
  finishedAt: Date | null;
}

/** A run as people are shown it. */
export type ShownRun = Run & {
  /** Emailer Bot: the account's inquiries that wait at this moment for a person's approval. */
  forApproval: number;
  /** What its rows are paid from; null where it is over, or they are free. */
  creditsLeft: number | null;
};

/** How a row ended. */
export const ROW_OUTCOMES = [
  'saved',
  'found_address',
  'found_form',
  'no_contact',
  'no_site',
  'unreachable',
  'sent',
  'held',
  'suppressed',
  'refused',
  'unknown',
  'missing',
] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Rows of one end; those that ended without what the bot is for; those that never came to an end. */
export const ROW_FILTERS = [...ROW_OUTCOMES, 'unprocessed', 'not_done'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

/** The bot delivered what it is for; what failed or found nothing is free. */
export const PROCESSED_OUTCOMES: readonly RowOutcome[] = ['saved', 'found_address', 'found_form', 'sent'];
/** The row could not be worked on as it should be. */
export const FAILED_OUTCOMES: readonly RowOutcome[] = ['unreachable', 'refused'];

export const isProcessed = (outcome: RowOutcome): boolean => PROCESSED_OUTCOMES.includes(outcome);

/** The end of one row, ready to be written. */
export interface RowResult {
  seq: number;
  outcome: RowOutcome;
  /** One line for the person: the address that was found, the reason of a refusal. */
  detail: string | null;
}

/** A row as a person sees it, whether it ended or not. */
export interface RowOfRun {
  seq: number;
  brandId: number | null;
  asin: string | null;
  name: string | null;
  state: string;
  outcome: RowOutcome | null;
  detail: string | null;
  charged: boolean;
  /** Emailer Bot: what the mail's provider told of it since. */
  delivery: Delivery | null;
  finishedAt: Date | null;
}
