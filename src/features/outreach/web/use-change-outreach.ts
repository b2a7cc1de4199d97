import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../web/ui/toast.tsx';

interface ChangeOptions<Answer> {
  /** What is said once it is done. */
  done: string | ((answer: Answer) => string);
  onDone?: (answer: Answer) => void;
}

/** A change of what is written or waits: all of the page is asked for again, since one hangs together with the other. */
export function useChangeOutreach<Change, Answer>(
  send: (change: Change) => Promise<Answer>,
  { done, onDone }: ChangeOptions<Answer>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      await queryClient.invalidateQueries({ queryKey: ['outreach'] });
      toast.success(typeof done === 'string' ? done : done(answer));
      onDone?.(answer);
    },
    meta: { failure: 'Nothing was changed' },
  });
}
