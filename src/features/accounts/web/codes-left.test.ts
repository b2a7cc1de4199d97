import { expect, it } from 'vitest';
import { codesLeft } from './codes-left.ts';

it('says how many recovery codes are left, when it is time for new ones, and what follows once there is none', () => {
  expect(codesLeft(10)).toBe('Sign-in asks for a code. 10 recovery codes are left.');
  expect(codesLeft(1)).toContain('1 recovery code is left. Make new ones before you run out.');
  expect(codesLeft(0)).toContain('No recovery code is left: make new ones');
});
