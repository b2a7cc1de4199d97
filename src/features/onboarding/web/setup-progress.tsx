import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../web/paths.ts';
import { buttonClass } from '../../../web/ui/button.tsx';
import { SectionCard } from '../../../web/ui/card.tsx';
import { Progress } from '../../../web/ui/progress.tsx';
import { SETUP_VALUES } from '../domain/steps.ts';
import { stepToContinue } from '../domain/wizard.ts';
import { setupQuery, setupValues } from './setup-query.ts';

/** Only while setup is incomplete. */
export function SetupProgress() {
  const { data: setup } = useQuery(setupQuery);
  if (setup === undefined || setup.isComplete) return null;
  const next = stepToContinue(setupValues(setup), setup.emailConfigured);
  return (
    <SectionCard
      title="Setup Progress"
      description={`${setup.completedSteps} of ${SETUP_VALUES} steps completed`}
    >
      <Progress label="Setup" value={setup.completedSteps} max={SETUP_VALUES} />
      <Link to={paths.onboarding({ step: next })} className={buttonClass('primary', 'medium', 'mt-4 w-full')}>
        Continue Setup
      </Link>
    </SectionCard>
  );
}
