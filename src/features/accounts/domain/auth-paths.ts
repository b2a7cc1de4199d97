interface Allowance {
  burst: number;
  perMinute: number;
}

export interface AuthPath {
  method: 'GET' | 'POST';
  path: string;
  /** Where a new password stands in the request. */
  newPassword?: 'password' | 'newPassword';
  /** Takes the second factor of a sign-in whose password was right, of this kind. */
  secondFactor?: 'authenticator' | 'recovery';
  /** How often one client may ask, whatever the address. */
  perClient: Allowance;
  /** How often anybody may ask about one email address. */
  perAddress?: Allowance;
  tooMany: string;
}

const RARELY: Allowance = { burst: 5, perMinute: 0.2 };
const ONE_CLIENT: Allowance = { burst: 30, perMinute: 6 };
const wait = (what: string): string => `Too many ${what}. Please wait a few minutes and try again.`;

/** What of the sign-in library is open to the outside; the rest of it is not there. */
export const AUTH_PATHS: readonly AuthPath[] = [
  {
    method: 'POST',
    path: '/sign-up/email',
    newPassword: 'password',
    perClient: ONE_CLIENT,
    perAddress: RARELY,
    tooMany: wait('signup attempts'),
  },
  {
    method: 'POST',
    path: '/sign-in/email',
    perClient: { burst: 60, perMinute: 20 },
    perAddress: { burst: 10, perMinute: 2 },
    tooMany: wait('login attempts'),
  },
  {
    method: 'POST',
    path: '/two-factor/verify-totp',
    secondFactor: 'authenticator',
    perClient: ONE_CLIENT,
    tooMany: wait('login attempts'),
  },
  {
    method: 'POST',
    path: '/two-factor/verify-backup-code',
    secondFactor: 'recovery',
    perClient: ONE_CLIENT,
    tooMany: wait('login attempts'),
  },
  {
    method: 'POST',
    path: '/send-verification-email',
    perClient: ONE_CLIENT,
    perAddress: RARELY,
    tooMany: wait('requests for a confirmation link'),
  },
  {
    method: 'POST',
    path: '/request-password-reset',
    perClient: ONE_CLIENT,
    perAddress: RARELY,
    tooMany: wait('requests for a new password'),
  },
  {
    method: 'POST',
    path: '/reset-password',
    newPassword: 'newPassword',
    perClient: ONE_CLIENT,
    tooMany: wait('attempts to set a new password'),
  },
  { method: 'POST', path: '/sign-out', perClient: ONE_CLIENT, tooMany: wait('requests') },
  { method: 'GET', path: '/verify-email', perClient: ONE_CLIENT, tooMany: wait('requests') },
  {
    method: 'GET',
    path: '/get-session',
    perClient: { burst: 600, perMinute: 600 },
    tooMany: wait('requests'),
  },
];

/** The check before signing up tells an outsider which addresses have accounts: so it is rationed. */
export const EMAIL_CHECK = {
  perClient: { burst: 40, perMinute: 10 },
  perAddress: { burst: 10, perMinute: 1 },
  tooMany: wait('signup attempts'),
} as const;

/** Whether a link still lets a new password be chosen is asked each time that it is opened. */
export const RESET_LINK_CHECK = { perClient: ONE_CLIENT, tooMany: wait('requests') } as const;

/** How often one account may be tried with a password or a code by somebody who is signed in to it. */
export const CONFIRMATION = { burst: 10, perMinute: 1, tooMany: wait('attempts') } as const;

/** Where the confirmation link leads when it did not sign anybody in. */
export type ConfirmationOutcome = 'done' | 'expired' | 'invalid';
