import type { Plan } from './plans.ts';

/** What companies are going to say, by conversation, each at its time; in a pause nobody says anything by itself. */
export function createAgenda({
  isPaused,
  say,
}: {
  isPaused: () => boolean;
  say: (key: string, plan: Plan) => Promise<unknown>;
}) {
  const plans = new Map<string, Plan>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  /** Wakes when the next plan is due. */
  function schedule(): void {
    clearTimeout(timer);
    if (closed || isPaused() || plans.size === 0) return;
    const next = Math.min(...[...plans.values()].map(({ at }) => at));
    timer = setTimeout(() => void sayDue(), Math.max(0, next - Date.now()));
    timer.unref();
  }

  async function sayDue(): Promise<void> {
    const now = Date.now();
    for (const [key, plan] of Array.from(plans)) if (plan.at <= now && !closed) await say(key, plan);
    schedule();
  }

  return {
    plans,
    schedule,
    close(): void {
      closed = true;
      clearTimeout(timer);
    },
  };
}
