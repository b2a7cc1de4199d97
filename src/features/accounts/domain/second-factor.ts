import { MINUTE_MS } from '../../../kernel/durations.ts';

/** For so long after giving the password again a person need not give it once more. */
export const CONFIRMED_FOR_MS = 10 * MINUTE_MS;

export const isStillConfirmed = (confirmedAt: Date | null, now: Date): boolean =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMED_FOR_MS;

/** An authenticator's codes hold for a minute and a half at most: for longer than that, each may be tried once. */
export const CODE_MEMORY_MS = 3 * MINUTE_MS;

export type SecondFactor = { kind: 'authenticator' | 'recovery'; code: string };

const OF_TODAY = /^([a-z0-9]{4})([a-z0-9]{4})([a-z0-9]{4})$/;
/** Upper and lower case made a difference in those, and somebody may have them on paper. */
const OF_BEFORE = /^([a-z0-9]{5})([a-z0-9]{5})$/i;

/** What was typed, as the code that it is, however it was spaced; null where it can be neither. */
export function secondFactorIn(typed: string): SecondFactor | null {
  const code = typed.replace(/\s/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'authenticator', code };
  const letters = code.replace(/[-–]/g, '');
  const [, ...groups] = OF_TODAY.exec(letters.toLowerCase()) ?? OF_BEFORE.exec(letters) ?? [];
  return groups.length === 0 ? null : { kind: 'recovery', code: groups.join('-') };
}

export const WRONG_CODE = 'This code is wrong or was used already.';

/** The secret within an `otpauth:` address, in groups that can be read aloud and typed. */
export function secretIn(authenticatorAddress: string): string {
  const secret = new URL(authenticatorAddress).searchParams.get('secret') ?? '';
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
