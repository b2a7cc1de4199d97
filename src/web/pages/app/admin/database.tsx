import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Database Management');

export default function Database() {
  return <AdminSection title="Database Management">{null}</AdminSection>;
}
