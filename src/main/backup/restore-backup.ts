import type pg from 'pg';
import { copyIn } from '../../db/copy.ts';
import { migrateWithin, migrationNames, titleOf } from '../../db/migrate.ts';
import { connectAsOwner } from '../../db/roles.ts';
import { AppError } from '../../kernel/errors.ts';
import { type Head, keyFingerprint } from './format.ts';
import { Damaged, type OpenBackup, openBackup, readable, type WrittenTable } from './read-backup.ts';
import { columnList, dropEverything, migrationsIn, type Table, tablesInOrder } from './tables.ts';

interface RestoreTarget {
  ownerUrl: string;
  secretKeys: readonly string[];
  /** Called before anything is there to be read with that key: a crash leaves nothing that no key opens. */
  keepKey?: (secretKey: string) => Promise<void>;
}

/**
 * Brings a backup back into an empty database, all of it or nothing. One that an earlier version made goes into the
 * tables as they were then, which are brought up to date afterwards, as an upgrade would have done.
 */
export async function restoreBackup(target: RestoreTarget, file: string): Promise<WrittenTable[]> {
  const owner = await connectAsOwner(target.ownerUrl);
  try {
    await owner.query('begin');
    await refuseUnlessEmpty(owner, await tablesInOrder(owner));
    const backup = await openBackup(file);
    const secretKey = await keyOf(backup.head, target.secretKeys);
    const titles = new Set(backup.head.migrations.map(titleOf));
    const isOfToday = (await migrationsIn(owner)).every((name) => titles.has(titleOf(name)));
    if (!isOfToday) {
      await dropEverything(owner);
      await migrateWithin(owner, (name) => titles.has(titleOf(name)));
    }
    const written = await restoreTables(owner, backup);
    if (!isOfToday) await migrateWithin(owner);
    await target.keepKey?.(secretKey);
    await owner.query('commit');
    await owner.query('analyze');
    return written;
  } catch (error) {
    throw readable(error, file);
  } finally {
    // Ends the transaction as well, where it failed.
    await owner.end();
  }
}

async function refuseUnlessEmpty(owner: pg.Client, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    // Nobody is to fill it meanwhile.
    await owner.query(`lock table "${name}" in share row exclusive mode`);
    const { rowCount } = await owner.query(`select from "${name}" limit 1`);
    if (!rowCount) continue;
    const sentence = `The database is not empty (there is something in ${name}). Restore into a new one: set LINESHEET_DATA to an empty folder, or DATABASE_URL to an empty database.`;
    throw new AppError('conflict', sentence);
  }
}

/** The key that sealed it; fails where it can't be restored here. */
async function keyOf(head: Head, secretKeys: readonly string[]): Promise<string> {
  const known = await migrationNames();
  const titles = new Set(known.map(titleOf));
  const unknown = head.migrations.find((name) => !titles.has(titleOf(name)));
  if (unknown) {
    const sentence = `This backup was made by Linesheet ${head.version}, with a state of the database that this one doesn’t know (${unknown}; here it is ${known.at(-1)}). Restore it with that version.`;
    throw new AppError('conflict', sentence);
  }
  const secretKey = secretKeys.find((key) => keyFingerprint(key) === head.keyFingerprint);
  if (secretKey === undefined) {
    const sentence =
      'This backup was made with another SECRET_KEY: stored keys could not be opened, and who opted out would not be known. Set SECRET_KEY to that one for this command (it stands in secrets.json of the old data folder, if it was never set).';
    throw new AppError('conflict', sentence);
  }
  return secretKey;
}

async function restoreTables(owner: pg.Client, backup: OpenBackup): Promise<WrittenTable[]> {
  const tables = await tablesInOrder(owner);
  // What triggers derive is in the backup itself.
  for (const { name } of tables) await owner.query(`alter table "${name}" disable trigger user`);
  const { manifest, sequences } = await backup.readTables(({ name, columns, rows }) => {
    if (!tables.some((table) => table.name === name)) throw new Damaged();
    return copyIn(owner, `copy "${name}" (${columnList(columns)}) from stdin`, rows);
  });
  for (const [name, value] of Object.entries(sequences))
    await owner.query('select setval($1::regclass, $2)', [name, value]);
  for (const { name } of tables) await owner.query(`alter table "${name}" enable trigger user`);
  return manifest;
}
