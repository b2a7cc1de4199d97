import { describe, expect, it } from 'vitest';
import { isTooLong, PASSWORD_MAX_LENGTH, PASSWORD_RULES, passwordMeetsRules } from './password.ts';

const missed = (password: string) =>
  PASSWORD_RULES.filter((rule) => !rule.met(password)).map((rule) => rule.key);

describe('a password', () => {
  it.each([
    ['', ['length', 'uppercase', 'digit', 'special']],
    ['Ab1!', ['length']],
    ['abcdef1!', ['uppercase']],
    ['Abcdefg!', ['digit']],
    ['Abcdefg1', ['special']],
    ['Abcdef 1', ['special']],
    ['Abcdef1!', []],
    ['Ärger-2026', []],
  ])('%j misses %j', (password, rules) => {
    expect(missed(password)).toEqual(rules);
    expect(passwordMeetsRules(password)).toBe(rules.length === 0);
  });

  it('has an end', () => {
    const longest = `Aa1!${'x'.repeat(PASSWORD_MAX_LENGTH - 4)}`;
    expect([isTooLong(longest), passwordMeetsRules(longest)]).toEqual([false, true]);
    const endless = `${longest}x`;
    expect([isTooLong(endless), passwordMeetsRules(endless), missed(endless)]).toEqual([true, false, []]);
  });
});
