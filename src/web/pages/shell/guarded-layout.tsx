import { isRouteErrorResponse, Outlet, redirect } from 'react-router';
import {
  guardAddress,
  loadSession,
  reloadSession,
  useLeaveWithTheAccount,
  useLeaveWithThePlan,
} from '../../../features/accounts/web/session.ts';
import { Announcement } from '../../../features/inquiries/web/announcement.tsx';
import { loadAnnouncement } from '../../../features/inquiries/web/announcement-query.ts';
import { sentenceOf } from '../../api/errors.ts';
import { wasSignedIn } from '../../api/session-hint.ts';
import { Button } from '../../ui/button.tsx';
import { NotFound } from '../public/not-found.tsx';
import type { Route } from './+types/guarded-layout.ts';
import { useStayOffline } from './stay-offline.ts';

async function guarded({ request }: { request: Request }): Promise<void> {
  const url = new URL(request.url);
  // Asked for beside the session, so that the first screen waits no longer and nothing moves down later.
  if (wasSignedIn()) void loadAnnouncement();
  let outcome = guardAddress(url, await loadSession());
  if (outcome === 'wait') outcome = await afterPaying(url);
  if (typeof outcome === 'object') throw redirect(outcome.redirect);
}

const settled = async (checkout: string): Promise<void> =>
  (await import('../../../features/billing/web/checkout.ts')).settleCheckout(checkout);

/** Somebody who comes back from paying must not be sent away because the payment's webhook is slower. */
async function afterPaying(url: URL) {
  const checkout = url.searchParams.get('checkout') ?? '';
  url.searchParams.delete('checkout');
  // Not paid, or somebody else's: then the guard decides by what is known.
  await settled(checkout).catch(() => undefined);
  return guardAddress(url, await reloadSession());
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guarded];

/** Loading the session here is what makes the first screen wait for the guard. */
export const clientLoader = async () => {
  const session = await loadSession();
  if (wasSignedIn()) await loadAnnouncement();
  return session;
};

export default function GuardedLayout() {
  useLeaveWithTheAccount();
  useLeaveWithThePlan();
  // Not in an idle moment: once the network is gone no code comes any more.
  useStayOffline();
  return (
    <>
      <Announcement />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center px-6 text-center">
      <h1 className="font-semibold text-22 tracking-heading">This page could not be loaded</h1>
      <p className="mt-2 max-w-sm text-14 text-ink-2">{sentenceOf(error)}</p>
      <Button className="mt-6" onClick={() => location.reload()}>
        Try again
      </Button>
    </main>
  );
}
