import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Global Settings');

export default function GlobalSettings() {
  return <AdminSection title="Global Settings">{null}</AdminSection>;
}
