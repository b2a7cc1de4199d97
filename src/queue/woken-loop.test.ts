import { expect, it, vi } from 'vitest';
import { startWokenLoop } from './woken-loop.ts';

it('looks when its channel is woken, and listens no more once it has stopped', async () => {
  const heard = new Map<string, (payload: string) => void>();
  const listen = async (channel: string, hear: (payload: string) => void) => {
    heard.set(channel, hear);
    return async () => void heard.delete(channel);
  };
  const work = vi.fn(async () => 'done' as const);
  const loop = await startWokenLoop({
    database: { listen },
    channel: 'letters',
    everyMs: 60_000,
    work,
    failed: () => {},
  });
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  heard.get('letters')?.('');
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  await loop.stop();
  expect(heard.size).toBe(0);
});
