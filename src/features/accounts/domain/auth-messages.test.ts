import { describe, expect, it } from 'vitest';
import {
  type AuthFailure,
  accountExists,
  mustSignInAnew,
  needsConfirmation,
  newPasswordFailure,
  resetRequestFailure,
  SIGN_UP_INCOMPLETE,
  SIGNED_IN,
  SIGNED_UP,
  signInFailure,
  signUpFailure,
} from './auth-messages.ts';

const failure = (fields: Partial<AuthFailure>): AuthFailure => ({
  code: null,
  message: '',
  status: 400,
  ...fields,
});

describe('a failed sign-in', () => {
  const described = (fields: Partial<AuthFailure>) => {
    const notice = signInFailure(failure(fields));
    expect(notice.title).toBe('Login failed');
    return notice.description;
  };

  it.each([
    { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password', status: 401 },
    { message: 'Invalid login credentials' },
  ])('says that email or password are wrong for %j', (fields) => {
    expect(described(fields)).toBe('Invalid email or password');
  });

  it.each([
    { code: 'EMAIL_NOT_VERIFIED', message: 'Email not verified', status: 403 },
    { message: 'Email not confirmed' },
    { message: 'You must confirm the address that we sent an Email to' },
  ])('asks to confirm the address for %j, and offers the link again', (fields) => {
    expect(described(fields)).toBe('Please confirm your email before logging in.');
    expect(needsConfirmation(failure(fields))).toBe(true);
  });

  it('shows the backend’s own message for anything else', () => {
    expect(described({ message: 'This account is suspended.', status: 403 })).toBe(
      'This account is suspended.',
    );
    expect(needsConfirmation(failure({ message: 'This account is suspended.' }))).toBe(false);
  });

  it('says so when nothing is known', () => {
    const unexpected = 'An unexpected error occurred. Please try again.';
    expect(described({ status: null, message: 'Failed to fetch' })).toBe(unexpected);
    expect(described({ status: 500, message: '' })).toBe(unexpected);
  });
});

describe('a failed sign-up', () => {
  const described = (fields: Partial<AuthFailure>) => signUpFailure(failure(fields), 'ann@shop.example');

  it.each([
    { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' },
    { message: 'User already registered' },
    { message: 'Already exists.' },
    { message: 'duplicate key value' },
    { code: 'email_address_not_authorized' },
    { message: 'error: email_address_not_authorized' },
  ])('names the existing account for %j', (fields) => {
    expect(described(fields)).toEqual({
      title: 'Account already exists',
      description:
        'An account with ann@shop.example already exists. Please use a different email or try signing in instead.',
    });
  });

  it.each([
    [{ code: 'INVALID_EMAIL' }, 'Please enter a valid email address.'],
    [{ message: 'Invalid email' }, 'Please enter a valid email address.'],
    [{ code: 'email_address_invalid' }, 'Please enter a valid email address.'],
    [
      { message: 'Password too short' },
      'Password does not meet the requirements. Please check and try again.',
    ],
    [{ code: 'PASSWORD_TOO_LONG' }, 'Password does not meet the requirements. Please check and try again.'],
    [{ status: 429 }, 'Too many signup attempts. Please wait a few minutes and try again.'],
    [
      { message: 'email rate limit exceeded' },
      'Too many signup attempts. Please wait a few minutes and try again.',
    ],
    [{ message: 'Too many requests' }, 'Too many signup attempts. Please wait a few minutes and try again.'],
    [{ code: 'signup_disabled' }, 'Account registration is currently disabled. Please contact support.'],
    [
      { code: 'EMAIL_PASSWORD_SIGN_UP_DISABLED' },
      'Account registration is currently disabled. Please contact support.',
    ],
  ])('explains %j', (fields, description) => {
    expect(described(fields)).toEqual({ title: 'Signup failed', description });
  });

  it.each([{ status: null }, { message: 'Failed to fetch' }, { message: 'NetworkError' }])(
    'blames the network for %j',
    (fields) => {
      expect(described(fields)).toEqual({
        title: 'Error',
        description: 'Network error. Please check your connection and try again.',
      });
    },
  );

  it('says so when nothing is known', () => {
    expect(described({ message: 'boom', status: 500 })).toEqual({
      title: 'Error',
      description: 'An unexpected error occurred. Please try again.',
    });
  });

  it('uses the same sentence when the check beforehand finds the address', () => {
    expect(accountExists('a@b.co')).toEqual(
      signUpFailure(failure({ code: 'USER_ALREADY_EXISTS' }), 'a@b.co'),
    );
  });
});

describe('the other notices', () => {
  it('say what the catalogue says', () => {
    expect(SIGNED_IN).toEqual({ title: 'Welcome back!', description: 'You have successfully logged in.' });
    expect(SIGNED_UP).toEqual({
      title: 'Account created successfully!',
      description: 'Please check your email and click the confirmation link to activate your account.',
    });
    expect(SIGN_UP_INCOMPLETE.description).toBe(
      'Please complete all requirements before creating your account.',
    );
  });
});

describe('a new password that was not taken', () => {
  it('says why, but for a link that is over, which takes a new one', () => {
    for (const code of ['INVALID_TOKEN', 'TOKEN_EXPIRED'])
      expect(newPasswordFailure(failure({ code, status: 400 })), code).toBeNull();
    const described = (fields: Partial<AuthFailure>) => newPasswordFailure(failure(fields))?.description;
    expect(described({ status: null })).toBe('Network error. Please check your connection and try again.');
    expect(described({ code: 'weak_password', status: 400 })).toBe(
      'Password does not meet the requirements. Please check and try again.',
    );
    expect(described({ status: 500, message: '' })).toBe('An unexpected error occurred. Please try again.');
  });
});

describe('a reset mail that was not sent', () => {
  it('says so in the catalogue’s words, and that waiting helps where it does', () => {
    const tooMany = { code: 'too_many_requests', status: 429, message: 'Too many. Please wait.' };
    expect(resetRequestFailure(failure(tooMany))).toEqual({
      title: 'Failed to send password reset email. Please try again.',
      description: 'Too many. Please wait.',
    });
    expect(resetRequestFailure(failure({ status: null, message: 'Failed to fetch' })).description).toBe('');
  });
});

describe('the second step of a sign-in', () => {
  it('says in our words what is wrong with a code', () => {
    const described = (code: string) => signInFailure(failure({ code, status: 401 })).description;
    expect(described('INVALID_CODE')).toBe('This code is wrong or was used already.');
    expect(described('INVALID_BACKUP_CODE')).toBe('This code is wrong or was used already.');
    expect(described('TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE')).toBe(
      'Too many wrong codes. Please log in again.',
    );
  });

  it('goes back to the password where the attempt is over, and only there', () => {
    const over = (code: string) => mustSignInAnew(failure({ code }));
    expect([over('INVALID_TWO_FACTOR_COOKIE'), over('TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE')]).toEqual([
      true,
      true,
    ]);
    expect([over('INVALID_CODE'), over('ACCOUNT_TEMPORARILY_LOCKED')]).toEqual([false, false]);
  });
});
