import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { startEmbeddedPostgres } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { connectAsOwner, ensureLogins } from '../../src/db/roles.ts';
import { scratchDirectory } from './scratch.ts';

export const TEST_SECRET_KEY = 'a secret key that only tests know, long enough to be one';

/** A Postgres for one run of the tests, with a migrated database that each test copies. */
export interface TestCluster {
  /** Owner's address of the cluster's first database: only to make and drop others. */
  adminUrl: string;
  templateUrl: string;
  stop(): Promise<void>;
}

/** `TEST_DATABASE_URL` runs the tests on a Postgres of your own, as one of its superusers. */
export async function startTestCluster(): Promise<TestCluster> {
  const given = process.env.TEST_DATABASE_URL;
  const directory = given ? null : await scratchDirectory('linesheet-test-');
  const embedded = directory ? await startEmbeddedPostgres(directory) : null;
  const adminUrl = given ?? embedded?.ownerUrl ?? '';
  const name = `linesheet_template_${process.pid}`;
  const templateUrl = withDatabase(adminUrl, name);

  const admin = await connectAsOwner(adminUrl);
  if (embedded) await spareTheDisk(admin);
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  const owner = await connectAsOwner(templateUrl);
  await migrate(owner);
  await ensureLogins(owner, TEST_SECRET_KEY);
  await owner.end();
  await admin.end();

  return {
    adminUrl,
    templateUrl,
    stop: async () => {
      if (given) {
        const again = await connectAsOwner(adminUrl);
        await again.query(`drop database if exists ${name} with (force)`);
        await again.end();
      }
      await embedded?.stop();
      if (directory) await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A database of one's own, copied from the cluster's migrated one. */
export async function copyTemplate(
  cluster: Pick<TestCluster, 'adminUrl' | 'templateUrl'>,
): Promise<{ url: string; drop(): Promise<void> }> {
  const template = new URL(cluster.templateUrl.replace('@/', '@localhost/')).pathname.slice(1);
  const name = `linesheet_test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const admin = await connectAsOwner(cluster.adminUrl);
    await admin.query(statement);
    await admin.end();
  };
  await run(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: withDatabase(cluster.adminUrl, name),
    drop: () => run(`drop database if exists ${name} with (force)`),
  };
}

/** Nothing here outlives the run: without waiting for the disk, a fresh database takes a tenth of the time. */
async function spareTheDisk(admin: pg.Client): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await admin.query(`alter system set ${setting} = off`);
  }
  await admin.query('select pg_reload_conf()');
}

export const withDatabase = (url: string, database: string): string =>
  url.replace(/\/[^/?]*(\?|$)/, `/${database}$1`);
