import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { connectAsOwner } from '../../src/db/roles.ts';
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

/** The address of a database of one's own, copied from the migrated template and dropped after the test. */
export async function freshDatabaseUrl(): Promise<string> {
  const adminUrl = inject('adminUrl');
  const template = new URL(inject('templateUrl').replace('@/', '@localhost/')).pathname.slice(1);
  const name = `linesheet_test_${randomBytes(6).toString('hex')}`;
  const admin = await connectAsOwner(adminUrl);
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  await admin.end();
  onTestFinished(async () => {
    const again = await connectAsOwner(adminUrl);
    await again.query(`drop database if exists ${name} with (force)`);
    await again.end();
  });
  return withDatabase(adminUrl, name);
}

/** A database of one's own, opened as the application opens it. Call it inside a test or its `beforeEach`. */
export async function testDatabase(): Promise<TestDatabase> {
  const ownerUrl = await freshDatabaseUrl();
  const database = openDatabase({ ownerUrl, secretKey: TEST_SECRET_KEY, poolSize: 4 });
  onTestFinished(() => database.close());
  return { ...database, ownerUrl, secretKey: TEST_SECRET_KEY };
}
