import { queryOptions, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { call } from '../../../../web/api/client.ts';
import { sentenceOf } from '../../../../web/api/errors.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Notice } from '../../../../web/ui/notice.tsx';
import { type SenderView, senderEndpoints } from '../../contract/senders.ts';
import { PROVIDER_NAMES } from '../../domain/senders/mailbox-oauth.ts';
import { useSignInAtProvider } from './sign-in-at-provider.ts';

/** Tried when a sender was saved, and when its owner asks; never by itself, as each try is a sign-in at the server. */
export const signInQuery = (id: string) =>
  queryOptions({
    queryKey: ['sender-sign-in', id],
    queryFn: () => call(senderEndpoints.trySender, { params: { id } }),
    enabled: false,
    retry: false,
    gcTime: Number.POSITIVE_INFINITY,
  });

export const hasMailbox = ({ transport, imap }: SenderView): boolean => transport === 'smtp' || imap !== null;

/** Its owner has yet to let us in, or does so once more. */
export function SignInButton({ sender, look }: { sender: SenderView; look: 'primary' | 'secondary' }) {
  const signIn = useSignInAtProvider();
  return (
    sender.oauth && (
      <Button look={look} size="small" busy={signIn.isPending} onClick={() => signIn.mutate(sender.id)}>
        {`Sign in with ${PROVIDER_NAMES[sender.oauth]}`}
      </Button>
    )
  );
}

/** Whether its mailbox lets us in, as far as that was tried. */
export function SenderSignIn({ sender }: { sender: SenderView }) {
  const { data, error, isFetching, refetch } = useQuery(signInQuery(sender.id));
  if (sender.awaitsConsent && sender.oauth)
    return (
      <Notice tone="warn" className="mt-4">
        <p className="mb-2">
          {`Its mailbox is yet to be signed in to: ${PROVIDER_NAMES[sender.oauth]} asks you whether Linesheet may use it.`}
        </p>
        <SignInButton sender={sender} look="primary" />
      </Notice>
    );
  if (!hasMailbox(sender)) return null;
  const { sends = null, reads = null } = data ?? {};
  const faults = [
    sends?.failure && `We can’t sign in to send mail. ${sends.failure}`,
    reads?.failure && `We can’t sign in to read replies. ${reads.failure}`,
    error && `Its sign-in could not be tried. ${sentenceOf(error)}`,
  ].filter((sentence) => typeof sentence === 'string');
  const works = [sends && 'to send mail', reads && 'to read replies'].filter(Boolean).join(' and ');
  const button = (look: 'quiet' | 'secondary') => (
    <Button look={look} size="small" busy={isFetching} onClick={() => void refetch()}>
      {data || error ? 'Try again' : 'Try the sign-in'}
    </Button>
  );
  if (faults.length > 0 && !isFetching)
    return (
      <Notice tone="warn" className="mt-4">
        {faults.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="mt-1 mb-2">It is saved anyway: change it, or try again once the server is back.</p>
        <div className="flex flex-wrap gap-2">
          <SignInButton sender={sender} look="secondary" />
          {button('secondary')}
        </div>
      </Notice>
    );
  return (
    <div className="mt-4 flex min-h-8 flex-wrap items-center gap-x-2 text-13 text-ink-2">
      <p role="status" className="flex items-center gap-1.5">
        {isFetching ? (
          'Signing in to its mailbox …'
        ) : data && works !== '' ? (
          <>
            <Check size={14} aria-hidden="true" className="shrink-0 text-accent-ink" />
            {`We can sign in to its mailbox ${works}.`}
          </>
        ) : (
          'Its mailbox: sign-in not checked.'
        )}
      </p>
      {!isFetching && button('quiet')}
    </div>
  );
}
