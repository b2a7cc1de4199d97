import { PRIVACY } from '../../content/legal.ts';
import { LegalPage } from '../shell/legal-page.tsx';
import { published } from '../shell/meta.ts';

export const meta = () =>
  published({ path: '/privacy', title: `${PRIVACY.title} · Linesheet`, description: PRIVACY.intro });

export const handle = { scriptless: true };

export default function Privacy() {
  return <LegalPage text={PRIVACY} />;
}
