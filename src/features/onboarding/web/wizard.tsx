import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { notLoaded } from '../../../web/api/errors.ts';
import { classNames } from '../../../web/ui/class-names.ts';
import { later } from '../../../web/ui/later.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { Progress } from '../../../web/ui/progress.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import type { Onboarding, SavedStep } from '../contract.ts';
import { STEPS, type Step, stepAfter } from '../domain/steps.ts';
import { isStepDone, WIZARD_LENGTH, WIZARD_STEPS, wizardState } from '../domain/wizard.ts';
import type { WritingAid } from './email-step.tsx';
import { keepState, keptState } from './kept-state.ts';
import { ProductDataStep } from './product-data-step.tsx';
import { setupQuery, setupValues } from './setup-query.ts';
import { StepSkeleton } from './step-form.tsx';
import type { StepFlow } from './use-save-step.ts';
import { WorkspaceEmailStep } from './workspace-email-step.tsx';

/** The later steps come once they are reached: nobody waits for them at the first. */
const EmailStep = later(async () => (await import('./email-step.tsx')).EmailStep);
const SenderStep = later(async () => (await import('./sender-step.tsx')).SenderStep);
const SpreadsheetStep = later(async () => (await import('./spreadsheet-step.tsx')).SpreadsheetStep);

interface WizardProps {
  /** Null while it is unknown who is there. */
  accountId: string | null;
  step: Step;
  onStep: (step: Step) => void;
  onComplete: () => void;
  writingAid: (aid: WritingAid) => ReactNode;
}

export function Wizard({ accountId, step, onStep, onComplete, writingAid }: WizardProps) {
  const { data: setup, error, refetch } = useQuery(setupQuery);
  const [notice, setNotice] = useState<string | null>(null);
  // A step's form is drawn after what stands around it: both in one go keep a phone busy for longer than it should be.
  const hasFrame = useDeferredValue(true, false);

  useEffect(() => {
    if (setup && accountId !== null) keepState(accountId, wizardState(setupValues(setup), step));
  }, [accountId, setup, step]);

  function goTo(next: Step) {
    setNotice(null);
    onStep(next);
  }

  function goOn(saved: SavedStep) {
    if (step === 5) return onComplete();
    goTo(stepAfter(step));
    setNotice(saved.notice);
  }

  const flow: StepFlow = {
    step,
    onBack: step > 1 ? () => goTo((step - 1) as Step) : undefined,
    onDone: goOn,
  };

  return (
    <div className="mx-auto w-full max-w-[40rem]">
      <WizardHead setup={setup} hasFailed={error !== null} accountId={accountId} step={step} onStep={goTo} />
      {notice !== null && (
        <Notice tone="warn" className="mb-4">
          {notice}
        </Notice>
      )}
      {error && !setup ? (
        <LoadFailure onRetry={refetch}>{notLoaded('Your setup', error)}</LoadFailure>
      ) : setup && hasFrame ? (
        <StepContent key={step} setup={setup} flow={flow} writingAid={writingAid} />
      ) : (
        <StepSkeleton step={step} />
      )}
    </div>
  );
}

interface WizardHeadProps {
  /** Undefined while it loads; until then what the browser kept is shown. */
  setup: Onboarding | undefined;
  hasFailed: boolean;
  accountId: string | null;
  step: Step;
  onStep: (step: Step) => void;
}

function WizardHead({ setup, hasFailed, accountId, step, onStep }: WizardHeadProps) {
  const isDone = (one: Step) =>
    setup !== undefined && isStepDone(one, setupValues(setup), setup.emailConfigured);
  const kept = accountId === null ? null : keptState(accountId);
  const completed = setup ? STEPS.filter(isDone).length : (kept?.completedSteps ?? null);
  return (
    <div className="mb-6">
      <h1 className="font-semibold text-22 tracking-heading">Set up Linesheet</h1>
      <div className="mt-3 flex items-baseline justify-between gap-4 text-13">
        <p className="font-medium">
          Step {step} of {WIZARD_LENGTH}
        </p>
        {completed === null ? (
          !hasFailed && <Skeleton className="h-3 w-24" />
        ) : (
          <p className="text-ink-3">
            {completed} of {WIZARD_LENGTH} completed
          </p>
        )}
      </div>
      <Progress label="Steps completed" value={completed ?? 0} max={WIZARD_LENGTH} className="mt-2" />
      <nav aria-label="Steps" className="mt-4">
        <ol className="grid grid-cols-5 gap-1.5">
          {STEPS.map((one) => (
            <li key={one}>
              <StepButton step={one} current={one === step} done={isDone(one)} onClick={() => onStep(one)} />
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

interface StepButtonProps {
  step: Step;
  current: boolean;
  done: boolean;
  onClick: () => void;
}

function StepButton({ step, current, done, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-current={current ? 'step' : undefined}
      className={classNames(
        'flex w-full flex-col items-center gap-1 rounded-md px-1 py-2 text-12 transition-colors hover:bg-ink/6',
        current ? 'font-medium text-ink' : 'text-ink-3',
      )}
    >
      <span
        className={classNames(
          'relative flex size-7 items-center justify-center rounded-full border font-medium text-12 tabular-nums',
          current ? 'border-ink bg-ink text-page' : 'border-line-2 bg-surface text-ink-2',
        )}
      >
        {step}
        {done && (
          <span className="-top-1 -right-1 absolute flex size-3.5 items-center justify-center rounded-full bg-accent text-page">
            <Check size={10} strokeWidth={3.5} aria-hidden="true" />
          </span>
        )}
      </span>
      <span className="text-center leading-tight max-sm:sr-only">
        {WIZARD_STEPS[step].title}
        {done && <span className="sr-only">, done</span>}
      </span>
    </button>
  );
}

interface StepContentProps {
  setup: Onboarding;
  flow: StepFlow;
  writingAid: WizardProps['writingAid'];
}

function StepContent({ setup, flow, writingAid }: StepContentProps) {
  switch (flow.step) {
    case 1:
      return <SpreadsheetStep setup={setup} flow={flow} />;
    case 2:
      return <ProductDataStep setup={setup} flow={flow} />;
    case 3:
      return <WorkspaceEmailStep setup={setup} flow={flow} />;
    case 4:
      return <SenderStep setup={setup} flow={flow} />;
    case 5:
      return <EmailStep setup={setup} flow={flow} writingAid={writingAid} />;
  }
}
