import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Each test has a page of its own: what was used stays used. */
async function openPage() {
  vi.resetModules();
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  return { page, ...(await import('./first-use.ts')) };
}

beforeEach(() => () => vi.unstubAllGlobals());

describe('the first use of a page', () => {
  it('starts what waits for it, once', async () => {
    const { page, onFirstUse } = await openPage();
    const start = vi.fn();
    onFirstUse(start);
    expect(start).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('pointermove'));
    page.dispatchEvent(new Event('keydown'));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts at once what comes later', async () => {
    const { page, onFirstUse } = await openPage();
    onFirstUse(() => undefined);
    page.dispatchEvent(new Event('click'));
    const start = vi.fn();
    onFirstUse(start);
    expect(start).toHaveBeenCalledTimes(1);
  });
});
