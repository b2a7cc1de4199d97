import { expect, it } from 'vitest';
import { CONFIRMED_FOR_MS, isStillConfirmed, secondFactorIn, secretIn } from './second-factor.ts';

it('reads a code however it was spaced, and knows an authenticator’s from a recovery code', () => {
  for (const typed of ['123456', ' 123 456 ', '12 34 56'])
    expect(secondFactorIn(typed), typed).toEqual({ kind: 'authenticator', code: '123456' });
  for (const typed of ['aB3dE-6gH8j', 'aB3dE6gH8j', ' aB3dE – 6gH8j'])
    expect(secondFactorIn(typed), typed).toEqual({ kind: 'recovery', code: 'aB3dE-6gH8j' });
  for (const typed of ['k7qn-yxhd-nz2a', 'K7QN YXHD NZ2A', ' k7qnyxhd – nz2a'])
    expect(secondFactorIn(typed), typed).toEqual({ kind: 'recovery', code: 'k7qn-yxhd-nz2a' });
});

it('takes nothing else for a code', () => {
  for (const typed of ['', '12345', '1234567', 'abcde-fghi', 'abcde_fghij', '12345\u0661'])
    expect(secondFactorIn(typed), typed).toBeNull();
});

it('holds a password that was given again for ten minutes', () => {
  const given = new Date('2026-11-21T10:00:00Z');
  const after = (ms: number) => new Date(given.getTime() + ms);
  expect(isStillConfirmed(given, after(CONFIRMED_FOR_MS - 1))).toBe(true);
  expect(isStillConfirmed(given, after(CONFIRMED_FOR_MS))).toBe(false);
  expect(isStillConfirmed(null, given)).toBe(false);
});

it('writes the secret in groups that can be typed from paper', () => {
  const address = 'otpauth://totp/Linesheet:ann%40shop.example?secret=JBSWY3DPEHPK3PXP&issuer=Linesheet';
  expect(secretIn(address)).toBe('JBSW Y3DP EHPK 3PXP');
});
