import type { Bot } from './run.ts';

/** What starts a bot, in the words of the webhook: ours, and those of the hosts that accounts name. */
export const TRIGGERS = ['download-keepa', 'run-source-bot', 'run-emailer-bot'] as const;
export type Trigger = (typeof TRIGGERS)[number];

export const BOT_OF_TRIGGER: Record<Trigger, Bot> = {
  'download-keepa': 'keepa-download',
  'run-source-bot': 'source-bot',
  'run-emailer-bot': 'emailer-bot',
};

export const TRIGGER_OF_BOT: Record<Bot, Trigger> = {
  'keepa-download': 'download-keepa',
  'source-bot': 'run-source-bot',
  'emailer-bot': 'run-emailer-bot',
};
