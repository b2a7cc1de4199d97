import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EMPTY_SIGN_UP, newPasswordForm, signInForm, signUpForm } from './forms.ts';

const complete = {
  name: 'Ann Lee',
  email: 'ann@shop.example',
  password: 'Abcdef1!',
  confirmation: 'Abcdef1!',
  agreed: true,
};
const complaints = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [];

describe('the sign-up form', () => {
  it('is complete with all rules met', () => {
    expect(complaints(signUpForm, complete)).toEqual([]);
    expect(complaints(signUpForm, EMPTY_SIGN_UP).length).toBeGreaterThan(0);
  });

  it.each([
    [{ name: '   ' }, 'name', 'Please enter your full name'],
    [{ email: 'ann@shop' }, 'email', 'Please enter a valid email address'],
    [{ email: 'ann lee@shop.example' }, 'email', 'Please enter a valid email address'],
    [{ confirmation: 'Abcdef1?' }, 'confirmation', 'Passwords do not match'],
    [{ agreed: false }, 'agreed', 'Please agree to the terms and the privacy policy'],
  ])('complains about %j', (change, field, message) => {
    expect(complaints(signUpForm, { ...complete, ...change })).toContainEqual([field, message]);
  });

  it('wants the password’s rules met, even when it is repeated right', () => {
    const weak = { ...complete, password: 'abcdefgh', confirmation: 'abcdefgh' };
    expect(complaints(signUpForm, weak).map(([field]) => field)).toEqual(['password']);
    const endless = `Aa1!${'x'.repeat(125)}`;
    const long = { ...complete, password: endless, confirmation: endless };
    expect(complaints(signUpForm, long).map(([field]) => field)).toEqual(['password']);
  });
});

describe('the new-password form', () => {
  it('holds to the same rules', () => {
    expect(complaints(newPasswordForm, { password: 'Abcdef1!', confirmation: 'Abcdef1!' })).toEqual([]);
    expect(complaints(newPasswordForm, { password: 'Abcdef1!', confirmation: '' })).toEqual([
      ['confirmation', 'Passwords do not match'],
    ]);
  });
});

describe('the sign-in form', () => {
  it('wants an email and a password, and not how good it is', () => {
    expect(complaints(signInForm, { email: 'ann@shop.example', password: 'x' })).toEqual([]);
    expect(complaints(signInForm, { email: '', password: '' }).map(([field]) => field)).toContain('password');
  });
});
