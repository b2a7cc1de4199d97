import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { openAccountSecret } from '../features/accounts/actions/read-account.ts';
import type { Sealer } from '../features/accounts/domain/sealed.ts';
import type { ProductSource, ProductSources } from '../features/catalog/ports.ts';
import type { Clock } from '../kernel/clock.ts';
import { AppError } from '../kernel/errors.ts';
import { createKeepaSource } from '../providers/keepa/product-source.ts';

/** The account's own Keepa key where it has one, else the operator's. */
export function createProductSources(deps: {
  config: Config;
  database: Database;
  sealer: Sealer;
  clock: Clock;
}): ProductSources & { close(): Promise<void> } {
  const { config, database, sealer, clock } = deps;
  const open = new Map<string, ProductSource & { close(): Promise<void> }>();

  return {
    forAccount: async (accountId) => {
      const own = await database.asAccount(accountId, (tx) =>
        openAccountSecret(tx, sealer, accountId, 'keepa_api_key'),
      );
      const { keepa } = config;
      const key = own ?? keepa.key;
      const needsKey = keepa.baseUrl.startsWith('https://api.keepa.com');
      if (needsKey && key === null) {
        const sentence = 'There is no key to ask Keepa with yet. Add your Keepa key in onboarding step 2.';
        throw new AppError('not_configured', sentence, { setting: 'KEEPA_API_KEY' });
      }
      const { baseUrl, isSandbox } = keepa;
      const source = open.get(key ?? '') ?? createKeepaSource({ baseUrl, key, isSandbox, clock });
      open.set(key ?? '', source);
      return source;
    },
    close: async () => {
      await Promise.all([...open.values()].map((source) => source.close()));
    },
  };
}
