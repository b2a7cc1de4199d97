import { describe, expect, it } from 'vitest';
import { seeded } from './random.ts';

const draw = (seed: number | string, n = 50) => {
  const random = seeded(seed);
  return Array.from({ length: n }, () => random.next());
};

describe('the seeded random source', () => {
  it('tells the same story for the same seed and another one for the next', () => {
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('spreads evenly within its bounds', () => {
    const random = seeded('dice');
    const seen = new Map<number, number>();
    for (let i = 0; i < 6000; i++) {
      const n = random.int(1, 6);
      seen.set(n, (seen.get(n) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('forks without shifting what the parent draws', () => {
    const forked = seeded(1);
    const child = forked.fork('child');
    child.next();
    expect(forked.next()).toBe(seeded(1).next());
    expect(child.next()).not.toBe(seeded(1).fork('other').next());
    expect(seeded(1).fork('child').next()).toBe(seeded(1).fork('child').next());
  });

  it('refuses to pick from nothing', () => {
    expect(() => seeded(1).pick([])).toThrow(RangeError);
    expect(['a', 'b']).toContain(seeded(1).pick(['a', 'b']));
  });
});
