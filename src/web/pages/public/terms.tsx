import { TERMS } from '../../content/legal.ts';
import { LegalPage } from '../shell/legal-page.tsx';
import { published } from '../shell/meta.ts';

export const meta = () =>
  published({ path: '/terms', title: `${TERMS.title} · Linesheet`, description: TERMS.intro });

export const handle = { scriptless: true };

export default function Terms() {
  return <LegalPage text={TERMS} />;
}
