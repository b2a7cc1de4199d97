// Starts the embedded Postgres in the folder that is named, says how to reach it, and leaves it running.
import { startEmbeddedPostgres } from '../../src/db/embedded.ts';

const { ownerUrl, started } = await startEmbeddedPostgres(process.argv[2] ?? '');
process.stdout.write(JSON.stringify({ uid: process.getuid?.(), ownerUrl, started }));
