import { PRIVACY } from '../../content/legal.ts';
import { LegalPage } from '../shell/legal-page.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled(PRIVACY.title, PRIVACY.intro);

export const handle = { scriptless: true };

export default function Privacy() {
  return <LegalPage text={PRIVACY} />;
}
