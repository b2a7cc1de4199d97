import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../../../test/support/temporary.ts';
import { keptSecretKey } from '../secrets.ts';
import { keepRestoredKey } from './keep-restored-key.ts';

const KEY = 'the key of the backup, which is long enough';
const OTHER = 'another key, which is just as long as that';

async function place(more: Partial<Parameters<typeof keepRestoredKey>[1]> = {}) {
  return { dataDirectory: await temporaryDirectory(), databaseUrl: null, file: {}, alone: true, ...more };
}

it('leaves the key of what was restored for the next start, and the one that was there beside it', async () => {
  const here = await place();
  const before = await keptSecretKey(here.dataDirectory);
  expect(await keepRestoredKey(KEY, here)).toMatch(/secrets\.json now: Linesheet starts with it/);
  expect(await keptSecretKey(here.dataDirectory)).toBe(KEY);
  expect(await readFile(join(here.dataDirectory, 'secrets.json'), 'utf8')).toContain(before);
  expect(await keepRestoredKey(KEY, here)).toBeNull();
});

it('leaves it also where there was none, and has a Linesheet that runs started anew', async () => {
  const here = await place({ alone: false });
  expect(await keepRestoredKey(KEY, here)).toContain('start it again');
  expect(await keptSecretKey(here.dataDirectory)).toBe(KEY);
});

it.each([[{ SECRET_KEY: KEY }], [{ SECRET_KEY: OTHER, SECRET_KEY_PREVIOUS: KEY }]])(
  'has nothing to do where .env names it: %j',
  async (file) => {
    const here = await place({ file });
    expect(await keepRestoredKey(KEY, here)).toBeNull();
    expect(await keptSecretKey(here.dataDirectory)).not.toBe(KEY);
  },
);

it.each([[{ file: { SECRET_KEY: OTHER } }], [{ databaseUrl: 'postgres://db.example/linesheet' }]])(
  'says that it has to be set where no file is read for it: %j',
  async (more) => {
    expect(await keepRestoredKey(KEY, await place(more))).toMatch(/SECRET_KEY_PREVIOUS/);
  },
);
