import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Manage Users');

export default function People() {
  return <AdminSection title="Manage Users">{null}</AdminSection>;
}
