import { describe, expect, it } from 'vitest';
import { createLocalHostGate, type HostGate, HostTurns, Slots } from './host-turns.ts';

describe('slots', () => {
  it('are given in the order in which they were asked for, never more than there are', async () => {
    const slots = new Slots(2);
    const served: number[] = [];
    const waits = [1, 2, 3, 4, 5].map(async (n) => {
      await slots.take();
      served.push(n);
    });
    await Promise.resolve();
    expect(served.length).toBeLessThanOrEqual(2);
    for (let n = 0; n < 3; n += 1) slots.give();
    await Promise.all(waits);
    expect(served).toEqual([1, 2, 3, 4, 5]);
  });

  it('that nobody waits for are free again', () => {
    const slots = new Slots(1);
    expect(slots.take()).toBeUndefined();
    slots.give();
    expect(slots.take()).toBeUndefined();
  });
});

describe('a host’s turn', () => {
  it('is asked of the gate that all workers share, by one name for www. and without', async () => {
    const asked: string[] = [];
    const gate: HostGate = {
      reserve: async (host, intervalMs) => {
        asked.push(`${host} ${intervalMs}`);
        return 0;
      },
      rest: async () => undefined,
    };
    const turns = new HostTurns(4, 10, gate);
    await turns.start('www.acme.com', 0);
    await turns.start('acme.com', 25);
    expect(asked).toEqual(['acme.com 10', 'acme.com 25']);
  });

  it('comes an interval after the last answer, however late its request got through', async () => {
    const turns = new HostTurns(4, 40, { reserve: async () => 0, rest: async () => undefined });
    await turns.start('acme.com', 0);
    await new Promise((resolve) => setTimeout(resolve, 60));
    turns.done('www.acme.com');
    const from = performance.now();
    await turns.start('acme.com', 0);
    expect(performance.now() - from).toBeGreaterThan(35);
  });

  it('needs no waiting where the wait is turned off', () => {
    const refuse = () => Promise.reject(new Error('not asked'));
    const turns = new HostTurns(4, 0, { reserve: refuse, rest: refuse });
    expect(turns.start('acme.com', 5_000)).toBeUndefined();
  });

  it('comes at once for each host, and an interval later for the next request to it', async () => {
    const gate = createLocalHostGate();
    expect(await gate.reserve('a.com', 1_000)).toBe(0);
    expect(await gate.reserve('b.com', 1_000)).toBe(0);
    const wait = await gate.reserve('a.com', 1_000);
    expect(wait).toBeGreaterThan(900);
    expect(wait).toBeLessThanOrEqual(1_000);
  });
});

describe('a host that asks to be left alone', () => {
  const waitOf = async (start: Promise<void> | undefined): Promise<number> => {
    const from = performance.now();
    await start;
    return performance.now() - from;
  };

  it.each([0, 1])('is waited for by all who ask it, with %i ms between requests', async (perHostMs) => {
    const turns = new HostTurns(4, perHostMs, createLocalHostGate());
    await turns.rest('www.acme.com', 60);
    const waits = await Promise.all([waitOf(turns.start('acme.com', 0)), waitOf(turns.start('b.com', 0))]);
    expect(waits[0]).toBeGreaterThan(50);
    expect(waits[1]).toBeLessThan(50);
  });

  it('is done without where that takes long, and tells the other workers', async () => {
    const told: string[] = [];
    const gate: HostGate = {
      reserve: async () => 0,
      rest: async (host, ms) => void told.push(`${host} ${ms}`),
    };
    const turns = new HostTurns(4, 1, gate);
    await turns.rest('acme.com', 600_000);
    await expect(turns.start('acme.com', 0)).rejects.toMatchObject({
      reason: 'limited',
      message: 'acme.com asks to be left alone for 10 minutes',
    });
    expect(told).toEqual(['acme.com 10000']);
  });
});
