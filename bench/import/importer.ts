// A child of bench/import.ts: imports one file into a fresh account, and says what it took.
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { openDatabase } from '../../src/db/database.ts';
import { importNow } from '../../src/features/catalog/actions/import-now.ts';
import { takeBrands } from '../../src/main/take-brands.ts';
import { newAccount } from '../../test/support/accounts.ts';
import { TEST_SECRET_KEY } from '../../test/support/cluster.ts';
import { watchMemory } from './watch-memory.ts';

const [url = '', ...files] = process.argv.slice(2);
const database = openDatabase({ ownerUrl: url, secretKey: TEST_SECRET_KEY });
const accountId = await newAccount(database);
const outcomes = [];
for (const path of files) {
  const memory = watchMemory();
  const started = performance.now();
  const imported = await importNow({ database, takeBrands }, accountId, {
    name: basename(path),
    marketplace: 'amazon',
    chunks: createReadStream(path),
  });
  const { state, rowsTotal, productsAdded, productsChanged, rowsRefused } = imported;
  if (state !== 'finished' || rowsRefused > 0) throw new Error(`${path}: ${state} ${imported.reason}`);
  const seconds = (performance.now() - started) / 1_000;
  outcomes.push({ seconds, rows: rowsTotal, productsAdded, productsChanged, ...memory.stop() });
}
await database.close();
process.stdout.write(JSON.stringify(outcomes));
