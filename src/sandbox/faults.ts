import type { IncomingMessage, ServerResponse } from 'node:http';
import { sleep } from '../kernel/clock.ts';
import { refusalOf } from './refusals.ts';
import { type Random, seeded } from './world/random.ts';

export const PROVIDERS = [
  'keepa',
  'search',
  'websites',
  'sendgrid',
  'stripe',
  'llm',
  'smtp',
  'dns',
  'sheets',
  'oauth',
] as const;
export type Provider = (typeof PROVIDERS)[number];

/** What a provider can be told to do wrong. Rates are shares of its requests, 0 to 1. */
export interface Faults {
  latencyMs: number;
  /** Every request is refused with this status. */
  refuse: false | number;
  /** Every request is answered with the provider's own "too many requests". */
  limit: boolean;
  /** The connection is reset before any work is done. */
  dropRate: number;
  /** The work is done, then the connection is reset in place of the answer. */
  dropAfterAccept: number;
  /** The request is never answered. */
  hang: number;
}

export type Outcome = 'serve' | 'refuse' | 'limit' | 'drop' | 'drop-after-accept' | 'hang';

export interface FaultGate {
  /** True when the request is dealt with already: answered, cut or left hanging. */
  apply(provider: string, req: IncomingMessage, res: ServerResponse): Promise<boolean>;
}

/** The same for providers that don't speak HTTP: they act on the verdict themselves. */
export interface FaultDraw {
  next(provider: string): { outcome: Outcome; latencyMs: number; status: number };
}

export interface FaultStore extends FaultGate, FaultDraw {
  all(): Record<Provider, Faults>;
  /** Changes only what is named; throws a sentence about what isn't a fault. */
  change(changes: unknown): void;
}

const NONE: Faults = {
  latencyMs: 0,
  refuse: false,
  limit: false,
  dropRate: 0,
  dropAfterAccept: 0,
  hang: 0,
};

export function createFaults(seed: number): FaultStore {
  const faults = Object.fromEntries(PROVIDERS.map((provider) => [provider, { ...NONE }])) as Record<
    Provider,
    Faults
  >;
  // Each provider draws from a sequence of its own, so that traffic to one never shifts another's faults.
  const draws = new Map<Provider, Random>(
    PROVIDERS.map((provider) => [provider, seeded(`${seed}/faults/${provider}`)]),
  );

  const next: FaultDraw['next'] = (provider) => {
    if (!isProvider(provider)) return { outcome: 'serve', latencyMs: 0, status: 200 };
    const { latencyMs, refuse, limit, dropRate, dropAfterAccept, hang } = faults[provider];
    const answer = (outcome: Outcome, status = 200) => ({ outcome, latencyMs, status });
    if (dropRate + dropAfterAccept + hang > 0) {
      const drawn = draws.get(provider)?.next() ?? 1;
      if (drawn < dropRate) return answer('drop');
      if (drawn < dropRate + dropAfterAccept) return answer('drop-after-accept');
      if (drawn < dropRate + dropAfterAccept + hang) return answer('hang');
    }
    if (refuse !== false) return answer('refuse', refuse);
    return limit ? answer('limit', 429) : answer('serve');
  };

  return {
    next,
    async apply(provider, req, res) {
      const { outcome, latencyMs, status } = next(provider);
      if (latencyMs > 0) await sleep(latencyMs);
      switch (outcome) {
        case 'serve':
          return false;
        case 'drop':
          req.socket.resetAndDestroy();
          return true;
        case 'hang':
          req.resume();
          return true;
        case 'drop-after-accept':
          cutInPlaceOfAnswer(req, res);
          return false;
        default: {
          const { headers, body } = refusalOf(provider, status);
          req.resume();
          res.writeHead(status, headers).end(body);
          return true;
        }
      }
    },
    all: () => structuredClone(faults),
    change(changes) {
      const checked = readChanges(changes);
      for (const [provider, change] of checked) Object.assign(faults[provider], change);
    },
  };
}

/** The handler works on as always; only its answer never leaves. */
function cutInPlaceOfAnswer(req: IncomingMessage, res: ServerResponse): void {
  const cut = () => {
    req.socket.resetAndDestroy();
    return res;
  };
  res.flushHeaders = () => {};
  res.write = () => true;
  res.end = cut as typeof res.end;
}

const isProvider = (name: string): name is Provider => (PROVIDERS as readonly string[]).includes(name);

const isRate = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;

const FIELDS: Record<keyof Faults, (value: unknown) => boolean> = {
  latencyMs: (value) => typeof value === 'number' && value >= 0 && value <= 600_000,
  refuse: (value) =>
    value === false || (Number.isInteger(value) && Number(value) >= 400 && Number(value) <= 599),
  limit: (value) => typeof value === 'boolean',
  dropRate: isRate,
  dropAfterAccept: isRate,
  hang: isRate,
};

function readChanges(changes: unknown): [Provider, Partial<Faults>][] {
  if (typeof changes !== 'object' || changes === null) throw new Error('Faults are an object by provider.');
  return Object.entries(changes).map(([provider, change]) => {
    if (!isProvider(provider)) throw new Error(`There is no provider "${provider}".`);
    for (const [field, value] of Object.entries(change ?? {})) {
      const check = Object.hasOwn(FIELDS, field) ? FIELDS[field as keyof Faults] : undefined;
      if (!check) throw new Error(`There is no fault "${field}".`);
      if (!check(value)) throw new Error(`"${provider}.${field}" can't be ${JSON.stringify(value)}.`);
    }
    return [provider, change as Partial<Faults>];
  });
}
