import type { BrandBot } from './run.ts';

/** What a bot says that no brand waits for. */
export const NONE_WAITING: Record<BrandBot, string> = {
  'source-bot': 'No brands waiting to be looked up.',
  'emailer-bot': 'No brands waiting for an inquiry.',
};

/** Why a run that a person starts would have no rows, of a bot that would have none. */
export const nothingToDo = (bot: BrandBot, rowsWaiting: number): string =>
  rowsWaiting === 0 ? NONE_WAITING[bot] : 'Today’s limit of emails is used up.';
