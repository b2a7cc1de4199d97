import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Server Configuration');

export default function Server() {
  return <AdminSection title="Server Configuration">{null}</AdminSection>;
}
