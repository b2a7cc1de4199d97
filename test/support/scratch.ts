import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * A folder for a database that doesn't outlive the tests: in memory, where there is room. A database is a thousand files,
 * and a disk takes ten times as long to make them where as many were removed a minute ago.
 */
export async function scratchDirectory(prefix: string): Promise<string> {
  const room = await statfs(IN_MEMORY).catch(() => null);
  const isRoomy = room !== null && room.bavail * room.bsize >= ROOM_BYTES;
  return mkdtemp(join(isRoomy ? IN_MEMORY : tmpdir(), prefix));
}
