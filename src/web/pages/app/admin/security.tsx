import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Security Settings');

export default function SecuritySettings() {
  return <AdminSection title="Security Settings">{null}</AdminSection>;
}
