import { expect, it } from 'vitest';
import { kindredCases } from './evals/discovery/kindred/all.ts';
import { lookAtCases } from './evals/discovery/look.ts';
import { scoreDiscovery } from './evals/discovery/score.ts';
import { openCaseWorld } from './evals/discovery/world.ts';

it('of small sites with many strangers’ addresses each gives its own way in and its own word, and nobody else’s', async () => {
  const world = await openCaseWorld(kindredCases);
  try {
    const findings = await lookAtCases(kindredCases, world);
    const looks = kindredCases.flatMap((of, index) => {
      const found = findings[index];
      return found ? [{ of, findings: found }] : [];
    });
    expect(scoreDiscovery(looks).misses).toEqual([]);
    expect(looks).toHaveLength(kindredCases.length);
  } finally {
    await world.close();
  }
});
