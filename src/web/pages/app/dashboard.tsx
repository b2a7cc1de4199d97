import { PageHeading } from '../../ui/page-heading.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Dashboard');

export default function Dashboard() {
  return <PageHeading title="Dashboard" />;
}
