import { TERMS } from '../../content/legal.ts';
import { LegalPage } from '../shell/legal-page.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled(TERMS.title, TERMS.intro);

export const handle = { scriptless: true };

export default function Terms() {
  return <LegalPage text={TERMS} />;
}
