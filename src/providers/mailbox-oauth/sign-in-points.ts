import type { SenderOAuth } from '../../features/outreach/ports.ts';

export type OAuthProvider = SenderOAuth['provider'];

/** Where a provider lets an app into its owners' mailboxes. */
export interface SignInPoint {
  /** As its owners know it. */
  name: string;
  consentUrl: string;
  tokenUrl: string;
  /** The operator's; null where the app is a sender's own, which brings its secret along. */
  clientSecret: string | null;
}

export type SignInPoints = (provider: OAuthProvider, clientId: string) => SignInPoint;
