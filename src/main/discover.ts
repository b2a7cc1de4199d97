import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Discover } from '../features/runs/actions/drive-source-run.ts';
import { ProviderError } from '../kernel/errors.ts';

export function createDiscover(
  _config: Config,
  _database: Database,
): { discover: Discover; close(): Promise<void> } {
  return {
    discover: async () => {
      throw new ProviderError('search', 'misconfigured', 'not wired');
    },
    close: async () => {},
  };
}
