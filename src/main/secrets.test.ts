import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../../test/support/temporary.ts';
import { keptSecretKey } from './secrets.ts';

it('makes one key for all that start at once in a new folder', async () => {
  const folder = await temporaryDirectory();
  const keys = await Promise.all(Array.from({ length: 8 }, () => keptSecretKey(folder)));
  expect(new Set(keys).size).toBe(1);
  expect(await keptSecretKey(folder)).toBe(keys[0]);
});

it('says which file can’t be written, rather than trying for ever', async () => {
  const folder = await temporaryDirectory();
  await symlink(join(folder, 'away', 'secrets.json'), join(folder, 'secrets.json'));
  await expect(keptSecretKey(folder)).rejects.toThrow(/ENOENT.*secrets\.json/);
});

it('says what to do about a file that was never written', async () => {
  const folder = await temporaryDirectory();
  await writeFile(join(folder, 'secrets.json'), '');
  await expect(keptSecretKey(folder)).rejects.toThrow(/secrets\.json is empty\. Remove it and start again\./);
});
