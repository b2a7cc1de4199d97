import { FunnelDesk, funnelQuestions } from '../../../features/insights/web/funnel/funnel-desk.tsx';
import { askAhead } from '../../api/ask-ahead.ts';
import { titled } from '../shell/meta.ts';
import type { Route } from './+types/insights.ts';

export const meta = () => titled('Insights');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  askAhead(funnelQuestions(new URL(request.url).searchParams));

/** Another time or comparison is asked for by the figures themselves. */
export const shouldRevalidate = () => false;

export default function Insights() {
  return <FunnelDesk />;
}
