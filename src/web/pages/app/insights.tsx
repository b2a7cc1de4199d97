import { FunnelDesk } from '../../../features/insights/web/funnel/funnel-desk.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Insights');

export default function Insights() {
  return <FunnelDesk />;
}
