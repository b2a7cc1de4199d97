import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readEnvFile, readSettings } from './env.ts';
import { describeSettings, SETTINGS } from './settings.ts';

const shown = (environment: Record<string, string>, file: Record<string, string> = {}) =>
  new Map(describeSettings(environment, file).map((setting) => [setting.name, setting]));

it('come from the environment, then from .env, then from their defaults', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'linesheet-env-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const path = join(directory, '.env');
  await writeFile(path, 'PORT=4000\nHOST="127.0.0.1"\n# LOG_LEVEL=debug\n');
  const file = readEnvFile(path);
  expect(readSettings({ PORT: '5000', ROLE: '' }, file)).toMatchObject({
    PORT: '5000',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    ROLE: 'all',
  });
  const settings = describeSettings({ PORT: '5000' }, file);
  expect(Object.fromEntries(settings.map(({ name, from }) => [name, from]))).toMatchObject({
    PORT: 'environment',
    HOST: '.env',
    LOG_LEVEL: 'default',
    SMTP_URL: 'unset',
  });
});

it('need no .env', () => {
  expect(readEnvFile('/nonexistent/.env')).toEqual({});
});

it('show of a secret its last four characters, and of a short one nothing', () => {
  const secret = 'sk_live_0123456789abcdef';
  const settings = shown({ STRIPE_SECRET_KEY: secret, METRICS_TOKEN: 'short' }, { LLM_API_KEY: secret });
  expect(settings.get('STRIPE_SECRET_KEY')?.value).toBe('…cdef');
  expect(settings.get('LLM_API_KEY')?.value).toBe('…cdef');
  expect(settings.get('METRICS_TOKEN')?.value).toBe('…');
});

it('show an address without the name and the password in it', () => {
  const settings = shown({ KEEPA_BASE_URL: 'https://ann:pa55@proxy.example/keepa' });
  expect(settings.get('KEEPA_BASE_URL')?.value).toBe('https://…@proxy.example/keepa');
});

it('mask whatever could be a secret by its name, and addresses that carry a password', () => {
  const value = 'something-that-nobody-may-read';
  const secretive = Object.keys(SETTINGS).filter((name) =>
    /KEY|SECRET|TOKEN|PASSWORD|ACCOUNT|^(DATABASE|SMTP)_URL$/.test(name),
  );
  // A public key may be seen by anybody.
  const names = secretive.filter((name) => name !== 'SENDGRID_EVENT_PUBLIC_KEY');
  const settings = describeSettings(Object.fromEntries(names.map((name) => [name, value])), {});
  const open = settings.filter((setting) => setting.value.includes('nobody'));
  expect(names.length).toBeGreaterThan(10);
  expect(open).toEqual([]);
});
