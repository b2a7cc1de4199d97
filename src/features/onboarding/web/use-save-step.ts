import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../web/api/client.ts';
import { keepAnswer } from '../../../web/api/query-client.ts';
import { toast } from '../../../web/ui/toast.tsx';
import type { SavedStep } from '../contract.ts';
import type { Step } from '../domain/steps.ts';
import { WIZARD_STEPS } from '../domain/wizard.ts';
import { setupQuery } from './setup-query.ts';

/** What the wizard gives to every step. */
export interface StepFlow {
  step: Step;
  onBack: (() => void) | undefined;
  /** Called once the step is saved and its success has been seen. */
  onDone: (saved: SavedStep) => void;
}

/** Saves a step, says so, and goes on after the step's pause. What fails stays on the step, with all input kept. */
export function useSaveStep<Input>(
  { step, onDone }: StepFlow,
  save: (input: Input) => Promise<SavedStep>,
  { saved, failed }: { saved: string; failed: string } = WIZARD_STEPS[step],
) {
  const queryClient = useQueryClient();
  const [pausing, setPausing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { pauseMs } = WIZARD_STEPS[step];

  const mutation = useMutation({
    mutationFn: save,
    onSuccess: (answer) => {
      keepAnswer(queryClient, setupQuery, answer.onboarding);
      toast.success(saved);
      if (pauseMs === 0) return onDone(answer);
      setPausing(true);
      timer.current = setTimeout(() => onDone(answer), pauseMs);
    },
    meta: { failure: failed },
  });

  return {
    busy: mutation.isPending || pausing,
    /** The fields that the server found wrong: none where it was saved. */
    save: async (input: Input): Promise<Record<string, string>> => {
      try {
        await mutation.mutateAsync(input);
        return {};
      } catch (error) {
        return wrongFields(error);
      }
    },
  };
}

function wrongFields(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || typeof error.details.fields !== 'object') return {};
  return { ...(error.details.fields as Record<string, string> | null) };
}
