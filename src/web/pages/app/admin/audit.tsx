import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Audit log');

export default function Audit() {
  return <AdminSection title="Audit log">{null}</AdminSection>;
}
