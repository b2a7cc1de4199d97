import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from './toast.tsx';

export interface ChangeOptions<Answer> {
  /** What is said once it is done. */
  done: string | ((answer: Answer) => string);
  /** What is said above the reason where it can't be done. */
  failure?: string;
  onDone?: (answer: Answer) => void;
}

interface Stale {
  /** What stands before the person: asked for again before it is said to be done. */
  shown: QueryKey;
  /** What is shown elsewhere. */
  elsewhere?: readonly QueryKey[];
}

/** A change that a person makes: what it puts out of date is asked for again, and they are told that it is done. */
export function useChange<Change, Answer>(
  send: (change: Change) => Promise<Answer>,
  { shown, elsewhere = [] }: Stale,
  { done, failure = 'Nothing was changed', onDone }: ChangeOptions<Answer>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      for (const queryKey of elsewhere) void queryClient.invalidateQueries({ queryKey });
      await queryClient.invalidateQueries({ queryKey: shown });
      toast.success(typeof done === 'string' ? done : done(answer));
      onDone?.(answer);
    },
    meta: { failure },
  });
}
