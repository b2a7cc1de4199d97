import type { Metrics } from '../http/metrics.ts';

/** Counters that matter across processes, with the label that tells their kinds apart. */
const COUNTED = { rate_limits_hit_total: 'limit', provider_failures_total: 'provider' } as const;

/** Takes from the metrics what was counted since the last time. */
export function createHourlyCounts(metrics: Metrics): () => { name: string; label: string; count: number }[] {
  const taken = new Map<string, number>();
  return () =>
    Object.entries(COUNTED).flatMap(([name, by]) =>
      [...metrics.counted(name, by)].flatMap(([label, total]) => {
        const key = `${name} ${label}`;
        const count = total - (taken.get(key) ?? 0);
        taken.set(key, total);
        return count > 0 ? [{ name, label, count }] : [];
      }),
    );
}
