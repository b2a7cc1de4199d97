import { afterEach, describe, expect, it } from 'vitest';
import { listen } from './fixtures/serve.ts';
import { isTaken, postOut } from './outbound.ts';

let close = () => {};
afterEach(() => close());

const post = (address: string) => postOut(address, 'body', {}, AbortSignal.timeout(5_000));

describe('a webhook', () => {
  it('is told of by its status', async () => {
    const hook = await listen(204, 500, 302);
    close = hook.close;
    expect([await post(hook.url), await post(hook.url), await post(hook.url)]).toEqual([204, 500, 302]);
    expect(hook.received).toHaveLength(3);
    expect([204, 500, 302, 0].map(isTaken)).toEqual([true, false, false, false]);
  });

  it.each(['https://example.com/hook', 'http://127.0.0.1.example.com/', 'http://10.0.0.1/', 'nowhere'])(
    'never leaves this machine for %s',
    async (address) => {
      expect(await post(address)).toBe(0);
    },
  );
});
