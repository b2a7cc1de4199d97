import { paths } from '../../../web/paths.ts';
import type { BrandBot } from '../domain/run.ts';

/** Where a run of each bot is looked at. A download has no page of its own: it stands on the dashboard. */
export const RUN_PAGES: Record<BrandBot, (run: string) => string> = {
  'source-bot': (run) => paths.sourceBot({ run }),
  'emailer-bot': (run) => paths.emailerBot({ run }),
};
