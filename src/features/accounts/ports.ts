import type { SecondFactor } from './domain/second-factor.ts';
import type { SystemMail } from './domain/system-mail.ts';

/** A mail that signing up or in calls for, to be written once the library's own work is committed. */
export interface SignInMail {
  kind: 'confirmation' | 'password_reset';
  email: string;
  name: string;
  token: string;
}

/** The library that keeps passwords and sessions. */
export interface SignIn {
  /** Answers a request under /api/auth. */
  answer(request: Request): Promise<{ response: Response; mails: SignInMail[] }>;
  /** The token of the request's session cookie, where its signature holds. */
  sessionTokenOf(request: Request): string | null;
  /** `Set-Cookie` headers that keep a session in use alive; none while it is young. */
  prolongSession(request: Request): Promise<string[]>;
  /** The `Set-Cookie` header that makes a browser forget a session that is no more. */
  forgetSession: string;
  hashPassword(password: string): Promise<string>;
  /** Whether this is the password of the person whose session the request has. */
  knowsPassword(request: Request, password: string): Promise<boolean>;
  /** Whether this is a code of theirs; a recovery code is used up by it. */
  hasSecondFactor(request: Request, factor: SecondFactor): Promise<boolean>;
  /** Whose password was right, in a sign-in that waits for the second factor; null for any other request. */
  awaitedAt(request: Request): Promise<string | null>;
  /** Whether the link in a mail that has this token still lets a new password be chosen. */
  takesNewPassword(token: string): Promise<boolean>;
  twoFactor: TwoFactorSetup;
}

/** Turning the second factor on and off. What changes the session answers the `Set-Cookie` headers for it. */
export interface TwoFactorSetup {
  /** Null where the password is wrong. */
  begin(request: Request, password: string): Promise<{ address: string; recoveryCodes: string[] } | null>;
  /** Null where the code is wrong. */
  turnOn(request: Request, code: string): Promise<string[] | null>;
  turnOff(request: Request, password: string): Promise<string[]>;
  renewRecoveryCodes(request: Request, password: string): Promise<string[]>;
  recoveryCodesLeft(accountId: string): Promise<number>;
}

/** Throws a ProviderError: `refused` when this mail will never be taken, anything else when later may do. */
export interface SystemMailer {
  send(mail: SystemMail & { id: string }): Promise<void>;
  close(): Promise<void>;
}

/** Keeps note of who tries to get in and fails. */
export interface SignInWatch {
  /** The address as it was typed, or whose second step it was after a right password. */
  failed(failure: {
    email: string | null;
    accountId: string | null;
    client: string;
    code: string;
  }): Promise<void>;
}
