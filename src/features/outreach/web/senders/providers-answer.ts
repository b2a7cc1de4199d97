import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '../../../../web/ui/toast.tsx';
import { CONSENT_OUTCOMES, type ConsentOutcome } from '../../domain/senders/mailbox-oauth.ts';
import { signInQuery } from './sender-sign-in.tsx';

const FAILURES: Record<Exclude<ConsentOutcome, 'let_in'>, string> = {
  denied: 'You didn’t allow it. Sign in again when you want to.',
  expired: 'It took too long, or the sender was changed meanwhile. Sign in again.',
  refused:
    'The provider refused it. Check the app’s client id, secret and redirect address, and sign in again.',
  unreachable: 'The provider can’t be reached at the moment. Sign in again in a while.',
  too_often: 'That were many sign-ins. Please wait a minute, and sign in again.',
};

/** Tells how it went at the provider, once, when its owner comes back from there. */
export function useProvidersAnswer(): void {
  const [query, setQuery] = useSearchParams();
  const queryClient = useQueryClient();
  const outcome = CONSENT_OUTCOMES.find((known) => known === query.get('signIn'));
  const senderId = query.get('sender');
  useEffect(() => {
    if (outcome === undefined) return;
    if (outcome === 'let_in') {
      toast.success('Signed in to its mailbox');
      if (senderId !== null) void queryClient.prefetchQuery({ ...signInQuery(senderId), staleTime: 0 });
    } else {
      toast.failure('The mailbox was not signed in to', FAILURES[outcome]);
    }
    setQuery(
      (before) => {
        before.delete('signIn');
        before.delete('sender');
        return before;
      },
      { replace: true },
    );
  }, [outcome, senderId, queryClient, setQuery]);
}
