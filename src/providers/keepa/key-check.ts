import type { ProductKeys } from '../../features/onboarding/ports.ts';
import { ProviderError } from '../../kernel/errors.ts';
import { createKeepaClient } from './keepa-client.ts';
import { tokenAnswer } from './wire.ts';

/** Where a person finds the key, and what is the matter with its subscription. */
const KEY_PLACE = 'You find your key and its subscription at keepa.com/#!api, once you are signed in there.';
/** A question that names nothing but the key is refused for the key alone. */
const REFUSALS = [400, 401, 402, 403];

/** Asks Keepa for the tokens of a key, which costs none. */
export const createKeepaKeyCheck = (options: { baseUrl: string; timeoutMs?: number }): ProductKeys => ({
  checkKey: async (key) => {
    const client = createKeepaClient({ timeoutMs: 10_000, ...options, key });
    try {
      await client.ask('/token', {}, tokenAnswer);
      return { outcome: 'accepted' };
    } catch (error) {
      if (!(error instanceof ProviderError)) return { outcome: 'unreachable' };
      // Whose tokens are used up is known to Keepa.
      if (error.failure === 'limited') return { outcome: 'accepted' };
      if (!REFUSALS.includes(error.status ?? 0)) return { outcome: 'unreachable' };
      return { outcome: 'refused', sentence: `${error.message} ${KEY_PLACE}` };
    } finally {
      await client.close();
    }
  },
});
