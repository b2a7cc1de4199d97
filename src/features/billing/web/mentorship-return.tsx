import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sentenceOf } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { mentorshipReturnQuery } from './mentorship.ts';

/** Says to who comes back from the mentorship's payment page what became of it, also when the webhook is late. */
export function MentorshipReturn({ comesBack }: { comesBack: string }) {
  const queryClient = useQueryClient();
  const { data, error, isError, refetch } = useQuery(mentorshipReturnQuery(comesBack, queryClient));
  if (isError) {
    const sentence = `We could not check the payment. If you were charged, the seat is yours. ${sentenceOf(error)}`;
    return (
      <LoadFailure onRetry={refetch} className="mb-6">
        {sentence}
      </LoadFailure>
    );
  }
  if (data === 'paid') {
    return (
      <Notice tone="accent" className="mb-6">
        Welcome to the mentorship. Your seat is confirmed.{' '}
        <Link to={paths.contact('support')} className="font-medium underline underline-offset-3">
          Tell us when your first session suits you
        </Link>
        .
      </Notice>
    );
  }
  if (data === 'cancelled') {
    return <Notice className="mb-6">You came back without paying, so your seat has been released.</Notice>;
  }
  if (data === 'open') {
    return (
      <Notice className="mb-6">The payment isn’t confirmed yet. Your seat is held in the meantime.</Notice>
    );
  }
  return <Notice className="mb-6">Checking whether the payment went through…</Notice>;
}
