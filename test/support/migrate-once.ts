import { migrate } from '../../src/db/migrate.ts';
import { connectAsOwner } from '../../src/db/roles.ts';

const owner = await connectAsOwner(process.argv[2] ?? '');
const applied = await migrate(owner);
await owner.end();
process.stdout.write(`${applied.length}\n`);
