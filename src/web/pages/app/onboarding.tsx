import { PageHeading } from '../../ui/page-heading.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Onboarding Steps');

export default function Onboarding() {
  return <PageHeading title="Onboarding Steps" />;
}
