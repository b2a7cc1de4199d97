import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createFaults, type FaultStore } from './faults.ts';

let server: Server | undefined;
let worked = 0;

async function serve(faults: FaultStore, provider: string): Promise<string> {
  worked = 0;
  const started = createServer(async (req, res) => {
    if (await faults.apply(provider, req, res)) return;
    worked += 1;
    res.writeHead(200, { 'content-type': 'text/plain' });
    res.write('do');
    res.end('ne');
  });
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  server = started;
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe('a provider that is told nothing', () => {
  it('serves', async () => {
    const response = await fetch(await serve(createFaults(1), 'sendgrid'));
    expect(await response.text()).toBe('done');
  });
});

describe('a provider that is told to fail', () => {
  it('limits in its own envelope', async () => {
    const faults = createFaults(1);
    faults.change({ sendgrid: { limit: true } });
    const response = await fetch(await serve(faults, 'sendgrid'));
    expect(response.status).toBe(429);
    expect(response.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(await response.json()).toEqual({
      errors: [{ message: 'too many requests', field: null, help: null }],
    });
  });

  it('refuses with the status that was named, gzipped where the provider gzips', async () => {
    const faults = createFaults(1);
    faults.change({ keepa: { refuse: 402 } });
    const response = await fetch(await serve(faults, 'keepa'));
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({
      tokensConsumed: 0,
      error: { message: 'payment required' },
    });
  });

  it('resets the connection before any work, or after all of it', async () => {
    const faults = createFaults(1);
    const address = await serve(faults, 'sendgrid');
    faults.change({ sendgrid: { dropRate: 1 } });
    await expect(fetch(address)).rejects.toThrow();
    expect(worked).toBe(0);
    faults.change({ sendgrid: { dropRate: 0, dropAfterAccept: 1 } });
    await expect(fetch(address)).rejects.toThrow();
    expect(worked).toBe(1);
  });

  it('never answers when it hangs', async () => {
    const faults = createFaults(1);
    faults.change({ websites: { hang: 1 } });
    const address = await serve(faults, 'websites');
    await expect(fetch(address, { signal: AbortSignal.timeout(60) })).rejects.toThrow(/timeout/i);
    expect(worked).toBe(0);
  });
});

describe('chance', () => {
  const outcomes = (seed: number, disturb: boolean) => {
    const faults = createFaults(seed);
    faults.change({ llm: { dropRate: 0.3 }, smtp: { dropRate: 0.5 } });
    return Array.from({ length: 60 }, () => {
      if (disturb) faults.next('smtp');
      return faults.next('llm').outcome;
    });
  };

  it('is the same for the same seed, whatever other providers are asked meanwhile', () => {
    expect(outcomes(7, true)).toEqual(outcomes(7, false));
    expect(outcomes(8, false)).not.toEqual(outcomes(7, false));
  });
});

describe('what is no fault', () => {
  it.each([
    [{ fax: {} }, 'There is no provider "fax".'],
    [{ llm: { mood: 1 } }, 'There is no fault "mood".'],
    [{ llm: { dropRate: 2 } }, '"llm.dropRate" can\'t be 2.'],
    [{ llm: { refuse: 200 } }, '"llm.refuse" can\'t be 200.'],
    ['slow', 'Faults are an object by provider.'],
  ])('is refused with a sentence and changes nothing: %j', (changes, sentence) => {
    const faults = createFaults(1);
    expect(() => faults.change(changes)).toThrow(sentence);
    expect(faults.all()).toEqual(createFaults(1).all());
  });
});
