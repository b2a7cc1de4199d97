import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Backups');

export default function Backups() {
  return <AdminSection title="Backups">{null}</AdminSection>;
}
