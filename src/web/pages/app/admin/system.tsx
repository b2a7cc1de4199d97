import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('System Settings');

export default function SystemSettings() {
  return <AdminSection title="System Settings">{null}</AdminSection>;
}
