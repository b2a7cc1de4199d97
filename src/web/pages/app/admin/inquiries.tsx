import { titled } from '../../shell/meta.ts';
import { AdminSection } from './section.tsx';

export const meta = () => titled('Inquiries');

export default function Inquiries() {
  return <AdminSection title="Inquiries">{null}</AdminSection>;
}
