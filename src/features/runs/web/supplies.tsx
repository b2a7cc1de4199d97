import { Link } from 'react-router';
import { paths } from '../../../web/paths.ts';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import type { RunPlan } from '../contract/runs.ts';
import type { Bot } from '../domain/run.ts';

/** Where the rows come from that a bot works on. */
const SUPPLIES: Record<Bot, { to: string; label: string }> = {
  'keepa-download': { to: paths.productQueries(), label: 'Product queries' },
  'source-bot': { to: paths.products(), label: 'Download or import products' },
  'emailer-bot': { to: paths.sourceBot(), label: 'Find brands with the Source Bot' },
};

/** What comes first where nothing waits for a bot. */
export const Supplies = ({ of: { bot, rowsWaiting, workflowHost } }: { of: RunPlan }) =>
  rowsWaiting === 0 &&
  workflowHost === null && (
    <Link to={SUPPLIES[bot].to} className={TEXT_LINK}>
      {SUPPLIES[bot].label}
    </Link>
  );
