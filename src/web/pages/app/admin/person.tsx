import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Person');

export default function Person() {
  return <AdminSection title="Person">{null}</AdminSection>;
}
