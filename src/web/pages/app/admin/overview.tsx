import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Overview');

export default function Overview() {
  return <AdminSection title="Overview">{null}</AdminSection>;
}
