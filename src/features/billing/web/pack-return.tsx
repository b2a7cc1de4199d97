import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatCredits } from '../../../kernel/credits.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { reloadSession } from '../../accounts/web/session.ts';
import { refreshCredits } from '../../credits/web/queries.ts';
import { packReturnQuery } from './packs.ts';

/** Says to who comes back from paying what became of it, also when the payment's webhook is late. */
export function PackReturn({ checkoutId }: { checkoutId: string }) {
  const queryClient = useQueryClient();
  const { data, isPending, isError, error, refetch } = useQuery(packReturnQuery(checkoutId));
  const isPaid = data?.state === 'paid';
  useEffect(() => {
    if (!isPaid) return;
    void refreshCredits(queryClient);
    reloadSession().catch(() => undefined);
  }, [isPaid, queryClient]);

  if (isPending) return <Notice className="mb-6">Checking whether the payment went through…</Notice>;
  if (isError) {
    const sentence = `We could not check the payment. If you were charged, the credits will follow automatically. ${sentenceOf(error)}`;
    return (
      <LoadFailure onRetry={refetch} className="mb-6">
        {sentence}
      </LoadFailure>
    );
  }
  if (isPaid) {
    return (
      <Notice tone="accent" className="mb-6">
        {formatCredits(data.credits)} credits were added. Bots that were waiting for credits continue by
        themselves.
      </Notice>
    );
  }
  if (data.state === 'waiting_for_money') {
    return (
      <Notice className="mb-6">
        Your bank is still confirming the payment. The credits are added as soon as it has.
      </Notice>
    );
  }
  return (
    <Notice tone="warn" className="mb-6">
      This payment wasn’t completed, and nothing was charged.
    </Notice>
  );
}
