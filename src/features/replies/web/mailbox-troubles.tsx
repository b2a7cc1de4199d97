import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../web/api/client.ts';
import { paths } from '../../../web/paths.ts';
import { Notice } from '../../../web/ui/notice.tsx';
import { failingMailboxesEndpoint } from '../contract/failing-mailboxes.ts';
import { INBOX_KEY } from './inbox-figures.ts';

export const failingMailboxesQuery = queryOptions({
  queryKey: [...INBOX_KEY, 'failing mailboxes'],
  queryFn: ({ signal }) => call(failingMailboxesEndpoint, { signal }),
  staleTime: 60_000,
});

/** Answers that nobody sees because their mailbox can’t be read: nothing else on screen would tell. */
export function MailboxTroubles() {
  const { data } = useQuery(failingMailboxesQuery);
  if (!data || data.mailboxes.length === 0) return null;
  return (
    <div className="mb-4 grid gap-2">
      {data.mailboxes.map(({ senderId, email, failure }) => (
        <Notice key={senderId} tone="warn">
          <p className="break-words">
            Answers in the mailbox of <span className="font-medium [overflow-wrap:anywhere]">{email}</span>{' '}
            aren’t read at the moment. {failure}
          </p>
          <p className="mt-1">
            <Link to={paths.outreach({ tab: 'senders' })} className="font-medium underline">
              Change how it is read
            </Link>
          </p>
        </Notice>
      ))}
    </div>
  );
}
