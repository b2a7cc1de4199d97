import { expect, it } from 'vitest';
import type { Stage } from '../../domain/stage.ts';
import { movedOnFrom } from './moved-on.ts';

const deal = (id: number, stage: Stage, minute: number) => ({
  brand: { id },
  stage,
  movedAt: new Date(Date.UTC(2026, 2, 9, 12, minute)).toISOString(),
});

it('knows a deal in the stage that it was moved to last, in whichever order the answers come', () => {
  const listed = [deal(1, 'terms', 0), deal(2, 'terms', 0), deal(1, 'agreed', 5)];
  for (const told of [listed, listed.toReversed()]) {
    expect(movedOnFrom('terms', told)).toEqual([1]);
    expect(movedOnFrom('agreed', told)).not.toContain(1);
  }
});

it('leaves one where it is that was moved there and back, or that no other answer has', () => {
  expect(movedOnFrom('terms', [deal(1, 'agreed', 5), deal(1, 'terms', 6)])).toEqual([]);
  expect(movedOnFrom('terms', [deal(1, 'terms', 0), deal(1, 'terms', 0)])).toEqual([]);
});
