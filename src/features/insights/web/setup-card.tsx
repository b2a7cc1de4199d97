import { Link } from 'react-router';
import { paths } from '../../../web/paths.ts';
import { buttonClass } from '../../../web/ui/button.tsx';
import { SectionCard } from '../../../web/ui/card.tsx';
import { Progress } from '../../../web/ui/progress.tsx';
import { SETUP_VALUES } from '../../onboarding/domain/steps.ts';
import type { DashboardView } from '../contract/dashboard.ts';

/** Only while setup is incomplete. */
export function SetupCard({ setup: { completedSteps, nextStep } }: Pick<DashboardView, 'setup'>) {
  if (completedSteps === SETUP_VALUES) return null;
  return (
    <SectionCard title="Setup Progress" description={`${completedSteps} of ${SETUP_VALUES} steps completed`}>
      <Progress label="Setup" value={completedSteps} max={SETUP_VALUES} />
      <Link
        to={paths.onboarding({ step: nextStep })}
        className={buttonClass('primary', 'medium', 'mt-4 w-full')}
      >
        Continue Setup
      </Link>
    </SectionCard>
  );
}
