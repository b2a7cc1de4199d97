import { useQuery } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import { systemMailboxEndpoints } from '../contract/system-mailbox.ts';

/** Where a mail of ours can be read that never leaves this machine; nothing where mails really go out. */
export function SandboxMailbox({ email }: { email: string }) {
  const { data } = useQuery({
    queryKey: ['system-mailbox'],
    queryFn: ({ signal }) => call(systemMailboxEndpoints.systemMailbox, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data?.path) return null;
  return (
    <p className="mt-1">
      With the sandbox on, it waits in the{' '}
      <a
        href={`${data.path}?${new URLSearchParams({ search: email })}`}
        target="_blank"
        rel="noreferrer"
        className={TEXT_LINK}
      >
        sandbox mailbox
      </a>
      .
    </p>
  );
}
