import { PASSWORD_MAX_LENGTH } from './password.ts';
import { WRONG_CODE } from './second-factor.ts';

/** Why an attempt failed, as the sign-in library or an outside provider put it. */
export interface AuthFailure {
  code: string | null;
  message: string;
  /** Null when no answer came at all. */
  status: number | null;
}

export interface AuthNotice {
  title: string;
  description: string;
}

interface Cause {
  codes: readonly string[];
  /** Lower case; one of them in the message is enough. */
  phrases: readonly string[];
  statuses?: readonly (number | null)[];
  notice: (email: string) => AuthNotice;
}

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

const NETWORK = 'Network error. Please check your connection and try again.';
const WEAK_PASSWORD = 'Password does not meet the requirements. Please check and try again.';
/** While it is being typed: the one thing that the checklist doesn't show. */
export const PASSWORD_TOO_LONG = `${WEAK_PASSWORD} It can have ${PASSWORD_MAX_LENGTH} characters at most.`;

const failedSignUp = (description: string) => () => ({ title: 'Signup failed', description });

/** The first cause that fits decides. */
const SIGN_UP_CAUSES: readonly Cause[] = [
  {
    codes: ['USER_ALREADY_EXISTS', 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'email_address_not_authorized'],
    phrases: ['already registered', 'already exists', 'duplicate', 'email_address_not_authorized'],
    notice: (email) => ({
      title: 'Account already exists',
      description: `An account with ${email} already exists. Please use a different email or try signing in instead.`,
    }),
  },
  {
    codes: ['INVALID_EMAIL', 'email_address_invalid'],
    phrases: ['invalid email', 'email_address_invalid'],
    notice: failedSignUp('Please enter a valid email address.'),
  },
  {
    codes: ['INVALID_PASSWORD', 'PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG', 'weak_password'],
    phrases: ['password'],
    notice: failedSignUp(WEAK_PASSWORD),
  },
  {
    codes: ['too_many_requests', 'over_email_send_rate_limit'],
    phrases: ['rate limit', 'too many'],
    statuses: [429],
    notice: failedSignUp('Too many signup attempts. Please wait a few minutes and try again.'),
  },
  {
    codes: ['EMAIL_PASSWORD_SIGN_UP_DISABLED', 'signup_disabled'],
    phrases: ['signup_disabled', 'signups not allowed'],
    notice: failedSignUp('Account registration is currently disabled. Please contact support.'),
  },
  {
    codes: ['network_failure'],
    phrases: ['network', 'fetch'],
    statuses: [null],
    notice: () => ({
      title: 'Error',
      description: NETWORK,
    }),
  },
];

const SIGN_IN_CAUSES: readonly Cause[] = [
  {
    codes: ['INVALID_EMAIL_OR_PASSWORD', 'invalid_credentials'],
    phrases: ['invalid login credentials'],
    notice: () => ({ title: 'Login failed', description: 'Invalid email or password' }),
  },
  {
    codes: ['EMAIL_NOT_VERIFIED', 'email_not_confirmed'],
    phrases: ['email not confirmed'],
    notice: () => ({ title: 'Login failed', description: 'Please confirm your email before logging in.' }),
  },
  {
    codes: ['INVALID_CODE', 'INVALID_BACKUP_CODE'],
    phrases: [],
    notice: () => ({ title: 'Login failed', description: WRONG_CODE }),
  },
  {
    codes: ['TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'],
    phrases: [],
    notice: () => ({ title: 'Login failed', description: 'Too many wrong codes. Please log in again.' }),
  },
  {
    codes: ['INVALID_TWO_FACTOR_COOKIE'],
    phrases: [],
    notice: () => ({ title: 'Login failed', description: 'This took too long. Please log in again.' }),
  },
];

function find(causes: readonly Cause[], failure: AuthFailure): Cause | undefined {
  const message = failure.message.toLowerCase();
  return causes.find(
    ({ codes, phrases, statuses = [] }) =>
      (failure.code !== null && codes.includes(failure.code)) ||
      statuses.includes(failure.status) ||
      phrases.some((phrase) => message.includes(phrase)),
  );
}

export const signUpFailure = (failure: AuthFailure, email: string): AuthNotice =>
  find(SIGN_UP_CAUSES, failure)?.notice(email) ?? { title: 'Error', description: UNEXPECTED };

export const accountExists = (email: string): AuthNotice =>
  signUpFailure({ code: 'USER_ALREADY_EXISTS', message: '', status: 422 }, email);

export function signInFailure(failure: AuthFailure): AuthNotice {
  const known = find(SIGN_IN_CAUSES, failure)?.notice('');
  if (known) return known;
  if (needsConfirmation(failure)) return signInFailure({ ...failure, code: 'EMAIL_NOT_VERIFIED' });
  // The backend's own words, where it answered at all and said any.
  const description = failure.status === null || failure.message === '' ? UNEXPECTED : failure.message;
  return { title: 'Login failed', description };
}

/** Why a new password was not taken; null where the link is to blame, which takes a new one. */
export function newPasswordFailure({ code, message, status }: AuthFailure): AuthNotice | null {
  if (code === 'INVALID_TOKEN' || code === 'TOKEN_EXPIRED') return null;
  if (status === null) return { title: 'Error', description: NETWORK };
  if (code === 'weak_password') return { title: 'Error', description: WEAK_PASSWORD };
  return { title: 'Error', description: message || UNEXPECTED };
}

/** With the reason where it is one that waiting helps. */
export const resetRequestFailure = ({ code, message }: AuthFailure): AuthNotice => ({
  title: 'Failed to send password reset email. Please try again.',
  description: code === 'too_many_requests' ? message : '',
});

/** Whether the second step is over without a sign-in, so that it takes the password again. */
export const mustSignInAnew = ({ code }: AuthFailure): boolean =>
  code === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE' || code === 'INVALID_TWO_FACTOR_COOKIE';

/** Whether to offer that the confirmation link be sent again. */
export function needsConfirmation({ code, message }: AuthFailure): boolean {
  if (code === 'EMAIL_NOT_VERIFIED' || code === 'email_not_confirmed') return true;
  const words = message.toLowerCase();
  return words.includes('email') && words.includes('confirm');
}

export const SIGNED_IN: AuthNotice = {
  title: 'Welcome back!',
  description: 'You have successfully logged in.',
};

export const SIGNED_UP: AuthNotice = {
  title: 'Account created successfully!',
  description: 'Please check your email and click the confirmation link to activate your account.',
};

export const SIGN_UP_INCOMPLETE: AuthNotice = {
  title: 'Error',
  description: 'Please complete all requirements before creating your account.',
};
