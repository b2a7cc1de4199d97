import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('System Logs');

export default function Logs() {
  return <AdminSection title="System Logs">{null}</AdminSection>;
}
