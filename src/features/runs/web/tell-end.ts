import { queryClient } from '../../../web/api/query-client.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { endOfRun } from '../domain/run-sentences.ts';
import { runQuery } from './queries.ts';

/** Says how a run ended, with what is left; `readCredits` is null where the balance can't be had. */
export async function tellEnd(runId: string, readCredits: () => Promise<number | null>): Promise<void> {
  const [run, credits] = await Promise.all([
    queryClient.fetchQuery({ ...runQuery(runId), staleTime: 0 }),
    readCredits(),
  ]);
  const { succeeded, sentence, detail } = endOfRun(run, credits);
  toast[succeeded ? 'success' : 'failure'](sentence, detail ?? undefined);
}
