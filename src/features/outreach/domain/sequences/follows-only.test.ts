import { describe, expect, it } from 'vitest';
import { followsOnly } from './follows-only.ts';

const sequence = (...steps: [number | null, number | null][]) => ({
  steps: steps.map(([templateId, templateBId]) => ({ templateId, templateBId })),
});

describe('how a template is shown at first', () => {
  it('is as a follow-up where sequences have it after their first mail alone', () => {
    expect(followsOnly(2, [sequence([1, null], [2, null], [3, 4], [null, null])])).toBe(true);
    expect(followsOnly(4, [sequence([1, null], [2, null], [3, 4], [null, null])])).toBe(true);
  });

  it('is as a first inquiry where it is one, compared with another one, or may become one', () => {
    expect(followsOnly(1, [sequence([1, null], [2, null])])).toBe(false);
    expect(followsOnly(5, [sequence([1, 5], [2, null])])).toBe(false);
    expect(followsOnly(2, [sequence([1, null], [2, null]), sequence([2, null], [3, null])])).toBe(false);
    expect(followsOnly(9, [sequence([1, null], [2, null])])).toBe(false);
    expect(followsOnly(9, [])).toBe(false);
  });
});
