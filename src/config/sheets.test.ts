import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { SettingError } from './setting-error.ts';
import { sheetsSetup } from './sheets.ts';

const KEY = {
  client_email: 'sheets@shop.iam.gserviceaccount.com',
  private_key: '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n',
  token_uri: 'https://oauth2.googleapis.com/token',
};
const ACCOUNT = {
  clientEmail: KEY.client_email,
  privateKey: KEY.private_key,
  tokenUrl: KEY.token_uri,
};
const STAND_IN = 'http://127.0.0.1:3001/sheets';

it('takes a service account’s key as it is, or from a file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'linesheet-key-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const path = join(directory, 'key.json');
  await writeFile(path, JSON.stringify(KEY));
  for (const GOOGLE_SERVICE_ACCOUNT of [JSON.stringify(KEY), path])
    expect(sheetsSetup({ GOOGLE_SERVICE_ACCOUNT }, null, STAND_IN)).toEqual({
      baseUrl: 'https://sheets.googleapis.com',
      exportUrl: 'https://docs.google.com',
      account: ACCOUNT,
      isSandbox: false,
    });
});

it('uses the stand-in where nothing is set, and never where something is', () => {
  expect(sheetsSetup({}, null, STAND_IN)).toMatchObject({ baseUrl: STAND_IN, isSandbox: true });
  expect(sheetsSetup({}, 'http://sheets.test', STAND_IN)).toEqual({
    baseUrl: 'http://sheets.test',
    exportUrl: 'http://sheets.test',
    account: null,
    isSandbox: false,
  });
  expect(sheetsSetup({}, null, null)).toMatchObject({ account: null, isSandbox: false });
});

it.each(['/no/such/key.json', '{}', JSON.stringify({ ...KEY, private_key: 'no key' })])(
  'ends the start with the setting’s name for %s',
  (GOOGLE_SERVICE_ACCOUNT) => {
    expect(() => sheetsSetup({ GOOGLE_SERVICE_ACCOUNT }, null, null)).toThrow(SettingError);
    expect(() => sheetsSetup({ GOOGLE_SERVICE_ACCOUNT }, null, null)).toThrow('GOOGLE_SERVICE_ACCOUNT');
  },
);
