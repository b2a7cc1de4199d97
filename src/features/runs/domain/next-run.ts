import type { Bot } from './run.ts';

/** What the next run of a bot would cover and cost. */
export interface NextRun {
  bot: Bot;
  rows: number;
  /** Rows that wait, whether or not the run reaches them. */
  rowsWaiting: number;
  /** At most; what fails is free. */
  credits: number;
  creditsAvailable: number;
  emailsLeftToday: number | null;
  limitResetsAt: Date | null;
  download: {
    query: { id: number; name: string };
    products: number;
    tokens: number;
    /** Null where nobody can say how fast the bucket fills. */
    hours: number | null;
    tokensLeft: number | null;
    refillRate: number | null;
    withBuyBoxShares: boolean;
    warnings: string[];
  } | null;
  /** The workflow host that does it in Linesheet's place. */
  workflowHost: string | null;
  /** What it will have to do without, as a sentence. */
  notice: string | null;
  /** Why it can't start now, as a sentence. */
  blockedBy: string | null;
}

export const NO_WEB_SEARCH = 'No web search is set up, so only known brands and guessed domains are tried.';
