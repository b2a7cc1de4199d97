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
}

/** Throws a ProviderError: `refused` when this mail will never be taken, anything else when later may do. */
export interface SystemMailer {
  send(mail: SystemMail & { id: string }): Promise<void>;
  close(): Promise<void>;
}
