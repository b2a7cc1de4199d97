import { useState } from 'react';
import { Notice } from '../../../web/ui/notice.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { useAddressQuery } from '../../../web/ui/use-address-query.ts';
import { signInFailure } from '../domain/auth-messages.ts';
import type { ConfirmationOutcome } from '../domain/auth-paths.ts';
import { auth, failureOf } from './auth-client.ts';
import { SandboxMailbox } from './sandbox-mailbox.tsx';

const SENTENCES: Record<ConfirmationOutcome, string> = {
  done: 'Your email is confirmed. Sign in to go on.',
  expired: 'This confirmation link has expired. Sign in, and you can have a new one sent.',
  invalid: 'This confirmation link no longer works. Sign in, and you can have a new one sent.',
};

/** What became of the link in the confirmation mail, where it did not sign the person in. */
export function ConfirmationOutcomeNotice() {
  const outcome = useAddressQuery().get('confirmation');
  if (outcome === null || !Object.hasOwn(SENTENCES, outcome)) return null;
  return (
    <Notice tone={outcome === 'done' ? 'accent' : 'warn'} className="mb-5">
      {SENTENCES[outcome as ConfirmationOutcome]}
    </Notice>
  );
}

/** Offers to have the confirmation mail sent again. */
export function ConfirmationAgain({ email, className }: { email: string; className: string }) {
  const [sent, setSent] = useState(false);

  async function send() {
    try {
      await auth.sendConfirmationAgain(email);
      setSent(true);
    } catch (error) {
      toast.failure('Error', signInFailure(failureOf(error)).description);
    }
  }

  return (
    <Notice tone={sent ? 'accent' : 'neutral'} className={className}>
      {sent ? (
        <>
          A new confirmation link is on its way to <strong className="font-medium">{email}</strong>.
        </>
      ) : (
        <>
          The confirmation link went to <strong className="font-medium">{email}</strong>.{' '}
          <button type="button" onClick={send} className={TEXT_LINK}>
            Send it again
          </button>
        </>
      )}
      <SandboxMailbox email={email} />
    </Notice>
  );
}
