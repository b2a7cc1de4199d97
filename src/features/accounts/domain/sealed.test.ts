import { expect, it } from 'vitest';
import { createSealer, lastFourOf } from './sealed.ts';

const KEY = 'a secret key that is long enough to be one';
const sealer = createSealer(KEY);

it('opens what it sealed, in the same context alone', () => {
  const sealed = sealer.seal('SG.secret', 'account-1:sendgrid_api_key');
  expect(sealed).not.toContain('secret');
  expect(sealer.open(sealed, 'account-1:sendgrid_api_key')).toBe('SG.secret');
  expect(() => sealer.open(sealed, 'account-2:sendgrid_api_key')).toThrow();
});

it('seals the same text differently each time', () => {
  expect(sealer.seal('x', 'c')).not.toBe(sealer.seal('x', 'c'));
});

it('refuses text that was changed', () => {
  const sealed = sealer.seal('SG.secret', 'c');
  const payload = Buffer.from(sealed.split('.')[2] ?? '', 'base64url');
  for (const index of [0, 12, payload.length - 1]) {
    const changed = Buffer.from(payload);
    changed[index] = (changed[index] ?? 0) ^ 1;
    const [version, key] = sealed.split('.');
    expect(() => sealer.open([version, key, changed.toString('base64url')].join('.'), 'c')).toThrow();
  }
  expect(() => sealer.open('', 'c')).toThrow();
});

it('opens with the previous key what the new one did not seal, and no longer once that is gone', () => {
  const sealed = sealer.seal('SG.secret', 'c');
  const rotated = createSealer('another key, just as long as the one before', KEY);
  expect(rotated.open(sealed, 'c')).toBe('SG.secret');
  expect(rotated.open(rotated.seal('new', 'c'), 'c')).toBe('new');
  const later = createSealer('another key, just as long as the one before');
  expect(() => later.open(sealed, 'c')).toThrow('SECRET_KEY is another');
});

it('shows the end of a key, but not of one that is hardly longer', () => {
  expect(lastFourOf('SG.abcdefgh1234')).toBe('1234');
  expect(lastFourOf('SG.1234')).toBe('');
});
