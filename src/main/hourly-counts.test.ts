import { expect, it } from 'vitest';
import { createMetrics } from '../http/metrics.ts';
import { hearFailures, tellFailure } from '../providers/failures.ts';
import { createHourlyCounts } from './hourly-counts.ts';

it('takes what was counted since the last time, by what the label says', () => {
  const metrics = createMetrics();
  const take = createHourlyCounts(metrics);
  metrics.count('rate_limits_hit_total', { limit: 'auth' });
  metrics.count('rate_limits_hit_total', { limit: 'auth' });
  metrics.count('provider_failures_total', { provider: 'Keepa', failure: 'refused' });
  metrics.count('provider_failures_total', { provider: 'Keepa', failure: 'unreachable' });
  metrics.count('http_requests_total', { route: '/' });
  expect(take()).toEqual([
    { name: 'rate_limits_hit_total', label: 'auth', count: 2 },
    { name: 'provider_failures_total', label: 'Keepa', count: 2 },
  ]);
  metrics.count('rate_limits_hit_total', { limit: 'auth' });
  expect(take()).toEqual([{ name: 'rate_limits_hit_total', label: 'auth', count: 1 }]);
  expect(take()).toEqual([]);
});

it('hears of providers that fail, but not of what they don’t have or won’t give yet', () => {
  const heard: string[] = [];
  const stop = hearFailures(({ provider, failure }) => heard.push(`${provider} ${failure}`));
  for (const failure of ['refused', 'not_found', 'limited', 'unreachable'])
    tellFailure({ provider: 'hourly-counts test', failure });
  stop();
  tellFailure({ provider: 'hourly-counts test', failure: 'refused' });
  expect(heard.filter((line) => line.startsWith('hourly-counts test'))).toEqual([
    'hourly-counts test refused',
    'hourly-counts test unreachable',
  ]);
});
