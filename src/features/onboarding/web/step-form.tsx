import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../../web/ui/button.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import type { Step } from '../domain/steps.ts';
import { WIZARD_STEPS } from '../domain/wizard.ts';
import type { StepFlow } from './use-save-step.ts';

interface StepFormProps {
  flow: StepFlow;
  busy: boolean;
  disabled?: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** One step: what it is for, its fields, and the way back and on. */
export function StepForm({ flow, busy, disabled = false, onSubmit, children }: StepFormProps) {
  return (
    <Card>
      <form onSubmit={onSubmit} noValidate method="post">
        <StepBody step={flow.step}>{children}</StepBody>
        <div className="flex items-center justify-between gap-3 border-line border-t px-5 py-4 sm:px-6">
          {flow.onBack ? (
            <Button look="secondary" onClick={flow.onBack}>
              Back
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" busy={busy} disabled={disabled}>
            Save & Continue
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** A step whose form isn't there yet: what it is for can be read meanwhile. */
export const StepSkeleton = ({ step }: { step: Step }) => (
  <Card>
    <StepBody step={step}>
      <div className="grid gap-3 pb-2" aria-hidden="true">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="mt-6 ml-auto h-9 w-36" />
      </div>
    </StepBody>
  </Card>
);

function StepBody({ step, children }: { step: Step; children: ReactNode }) {
  const { title, why } = WIZARD_STEPS[step];
  return (
    <div className="px-5 pt-5 pb-4 sm:px-6 sm:pt-6">
      <h2 className="font-semibold text-18 tracking-heading">{title}</h2>
      <p className="mt-1 mb-5 text-14 text-ink-2">{why}</p>
      {children}
    </div>
  );
}
