import type { Hono } from 'hono';
import type { Database } from '../../../db/database.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import type { Authenticate } from '../../../http/session.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import { finishConsent } from '../actions/mailbox-consent.ts';
import type { ConsentOutcome } from '../domain/senders/mailbox-oauth.ts';
import type { MailboxConsents } from '../ports.ts';

const PATH = '/oauth/mailbox';

/** Where a provider sends a mailbox's owner back to; its app has to know the very address. */
export const mailboxRedirect = (publicUrl: string): string => publicUrl.replace(/\/$/, '') + PATH;

/** Of an account, whether it is tried, begun at a provider or brought back from there. */
export const SIGN_INS = {
  name: 'mailbox-sign-ins',
  burst: 20,
  perMinute: 4,
  sentence: 'That were many sign-ins. Please wait a minute.',
};

const mayGoOn = (rateLimiter: RateLimiter, accountId: string): Promise<boolean> =>
  rateLimiter.take(SIGN_INS, accountId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'too_many_requests') return false;
      throw error;
    },
  );

/** A page that leads on to the senders: how it went stands in their address, as one of a few words. */
export function mailboxConsentRoutes(deps: {
  app: Hono;
  authenticate: Authenticate;
  database: Database;
  sealer: Sealer;
  consents: MailboxConsents;
  rateLimiter: RateLimiter;
  clock: Clock;
}): void {
  const { app, authenticate, rateLimiter, clock } = deps;
  app.get(PATH, async (context) => {
    const senders = (query: { signIn: ConsentOutcome; sender?: string }) => {
      context.header('cache-control', 'no-store');
      context.header('referrer-policy', 'no-referrer');
      return context.redirect(`/outreach?${new URLSearchParams({ tab: 'senders', ...query })}`, 303);
    };
    const actor = await authenticate(context.req.raw);
    // Signed out meanwhile: nobody is there whose mailbox it could be.
    if (actor?.kind !== 'session') return senders({ signIn: 'expired' });
    if (!(await mayGoOn(rateLimiter, actor.accountId))) return senders({ signIn: 'too_often' });
    const { searchParams } = new URL(context.req.url);
    const { senderId, outcome } = await finishConsent({ ...deps, now: clock.now() }, actor.accountId, {
      state: searchParams.get('state'),
      code: searchParams.get('code'),
      error: searchParams.get('error'),
    });
    return senders({ signIn: outcome, ...(senderId !== null && { sender: senderId }) });
  });
}
