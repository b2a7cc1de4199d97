import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { BackupFiles } from '../../features/admin/ports/system.ts';
import { AppError } from '../../kernel/errors.ts';
import { keyFingerprint } from './format.ts';
import { sha256Of, verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Backups in a folder of the data directory. */
export function createBackupFiles(options: {
  dataDirectory: string;
  host: string;
  ownerUrl: string;
  secretKey: string;
  version: string;
}): BackupFiles {
  const { host, ownerUrl, secretKey, version } = options;
  const folder = resolve(options.dataDirectory, 'backups');
  let underWay: string | null = null;
  /** Where it was written, or with the data directory, which may have moved since. */
  const whereItIs = async (written: string): Promise<string> =>
    (await stat(written).catch(() => null)) ? written : join(folder, basename(written));

  return {
    host,
    write: async (name, watch) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, name);
      underWay = `${name}.unfinished`;
      try {
        const tables = await writeBackup({ ownerUrl, secretKey, version, now: new Date() }, file, watch);
        if ((await verifyBackup(file)) !== 'whole') {
          await rm(file, { force: true });
          throw new AppError('unexpected', 'What was written could not be read back. Look after the disk.');
        }
        return {
          file,
          version,
          tables: tables.length,
          sha256: await sha256Of(file),
          bytes: (await stat(file)).size,
          rowCount: tables.reduce((sum, { rows }) => sum + rows, 0),
          keyFingerprint: keyFingerprint(secretKey),
        };
      } finally {
        underWay = null;
      }
    },
    check: async (written, sha256) => {
      const file = await whereItIs(written);
      const state = await verifyBackup(file);
      return state === 'whole' && (await sha256Of(file)) !== sha256 ? 'damaged' : state;
    },
    open: async (written) => {
      const file = await whereItIs(written);
      const found = await stat(file).catch(() => null);
      if (!found) return null;
      const content = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
      return { bytes: found.size, content };
    },
    remove: async (written) => rm(await whereItIs(written), { force: true }),
    sweep: async () => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        if (name.endsWith('.backup.gz.unfinished') && name !== underWay)
          await rm(join(folder, name), { force: true });
      }
    },
  };
}
