import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../../test/support/temporary.ts';
import { parseAddress } from './roles.ts';

const ADDRESS = 'postgres://owner:secret@db.example.com/linesheet';

it('an address that says nothing of encryption asks for none', () => {
  expect(parseAddress(ADDRESS).ssl).toBeUndefined();
  expect(parseAddress(`${ADDRESS}?sslmode=disable`).ssl).toBeUndefined();
});

it('encrypts without a look at the certificate where no more is asked', () => {
  expect(parseAddress(`${ADDRESS}?sslmode=require`).ssl).toMatchObject({ rejectUnauthorized: false });
});

it('holds the server’s certificate against the root that the address names', async () => {
  const root = join(await temporaryDirectory(), 'root.pem');
  await writeFile(root, 'a root certificate');
  for (const mode of ['require', 'verify-ca', 'verify-full'])
    expect(parseAddress(`${ADDRESS}?sslmode=${mode}&sslrootcert=${root}`).ssl).toMatchObject({
      rejectUnauthorized: true,
      ca: 'a root certificate',
    });
});

it('asks for the server’s name only where all is to be verified', () => {
  expect(parseAddress(`${ADDRESS}?sslmode=verify-ca`).ssl).toHaveProperty('checkServerIdentity');
  expect(parseAddress(`${ADDRESS}?sslmode=verify-full`).ssl).not.toHaveProperty('checkServerIdentity');
});

it('says which file of the address isn’t there', () => {
  expect(() => parseAddress(`${ADDRESS}?sslmode=verify-full&sslrootcert=/none/root.pem`)).toThrow(
    '/none/root.pem',
  );
});
