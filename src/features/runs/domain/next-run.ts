import type { RestingBrands } from '../../brands/domain/brand-to-source.ts';
import type { Approval } from '../../outreach/domain/sequences/sequence.ts';
import type { Hindrance } from './hindrance.ts';
import { NONE_WAITING } from './nothing-to-do.ts';
import type { Bot } from './run.ts';

/** In place of a plan to write to any. */
export const NO_BRANDS_TO_WRITE_TO: Hindrance = {
  sentence: NONE_WAITING['emailer-bot'],
  setting: null,
};

/** What the next run of a bot would cover and cost. */
export interface NextRun {
  bot: Bot;
  rows: number;
  /** Rows that wait, whether or not the run reaches them. */
  rowsWaiting: number;
  /** Emailer Bot: those that it comes to, and leaves for another day, as another brand has the same address. */
  rowsForAnotherDay: number;
  /** Emailer Bot: brands with an address that it leaves alone, as they are set aside. */
  leftOut: number;
  /** At most; what fails is free. */
  credits: number;
  creditsAvailable: number;
  /** Source Bot: those of its rows that were looked up before. */
  lookedUpBefore: number;
  /** Source Bot: what it takes again after a while, and not yet. */
  resting: RestingBrands | null;
  emailsLeftToday: number | null;
  limitResetsAt: Date | null;
  /** Emailer Bot: whether a person is asked before an inquiry goes out. */
  approval: {
    asks: Approval;
    /** The account's inquiries that wait for it now. */
    waiting: number;
    /** Those of `rows` that the run would only write. */
    rows: number;
    /** Nothing further is begun before those that wait are approved. */
    isHeldUp: boolean;
  } | null;
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
  /** What it will have to do without. */
  notice: Hindrance | null;
  /** Why it can't start now. */
  blockedBy: Hindrance | null;
}
