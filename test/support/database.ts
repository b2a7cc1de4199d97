import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { parseAddress } from '../../src/db/roles.ts';
import { TEST_SECRET_KEY, withDatabase } from './cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string;
    templateUrl: string;
  }
}

export interface TestDatabase extends Database {
  ownerUrl: string;
  secretKey: string;
}

let admins: pg.Pool | null = null;

/** Over lines that all tests of a file share, instead of logging in twice for each. */
async function asAdmin(statement: string): Promise<void> {
  admins ??= new pg.Pool({ ...parseAddress(inject('adminUrl')), max: 2, allowExitOnIdle: true });
  await admins.query(statement);
}

/** The address of a database of one's own, copied from the migrated template and dropped after the test. */
export async function freshDatabaseUrl(): Promise<string> {
  const adminUrl = inject('adminUrl');
  const template = new URL(inject('templateUrl').replace('@/', '@localhost/')).pathname.slice(1);
  const name = `linesheet_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} template ${template} strategy file_copy`);
  dropAfterTest(name);
  return withDatabase(adminUrl, name);
}

/** The address of an empty database, which no migration has touched. */
export async function emptyDatabaseUrl(): Promise<string> {
  const name = `linesheet_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  dropAfterTest(name);
  return withDatabase(inject('adminUrl'), name);
}

/** What a test registers runs last to first: whatever it opens on the database later is closed before this. */
function dropAfterTest(name: string): void {
  onTestFinished(() => asAdmin(`drop database if exists ${name} with (force)`));
}

/** A connection of one's own, ended with the test. */
export async function openClient(address: string | pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(typeof address === 'string' ? parseAddress(address) : address);
  // A test that fails may leave it in the middle of something; the database is dropped all the same.
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A database of one's own, opened as the application opens it. Call it inside a test or its `beforeEach`. */
export async function testDatabase(): Promise<TestDatabase> {
  const ownerUrl = await freshDatabaseUrl();
  const database = openDatabase({ ownerUrl, secretKey: TEST_SECRET_KEY, poolSize: 4 });
  onTestFinished(() => database.close());
  return { ...database, ownerUrl, secretKey: TEST_SECRET_KEY };
}
