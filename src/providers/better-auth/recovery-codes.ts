import { randomInt } from 'node:crypto';

/** Written on paper and typed from there: one case, and no letter that looks like a digit. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const CODES = 10;
const GROUPS = 3;
const GROUP = 4;

/** 59 bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));

const group = (): string =>
  Array.from({ length: GROUP }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
