import { useQuery } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Notice } from '../../../web/ui/notice.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { type MessageDetail, outreachEndpoints } from '../../outreach/contract/messages.ts';
import { Mail } from '../../outreach/web/mail.tsx';

/** The mail that a row of the Emailer Bot sent: its words, and what became of it. */
export function MailFate({ runId, brandId }: { runId: string; brandId: number }) {
  const { data: mail, error } = useQuery({
    queryKey: ['outreach', 'mail-of-row', runId, brandId],
    queryFn: async ({ signal }): Promise<MessageDetail | null> => {
      const query = { runId, brandId, limit: 1 };
      const [message] = (await call(outreachEndpoints.messages, { query, signal })).messages;
      return message ? call(outreachEndpoints.message, { params: { id: message.id }, signal }) : null;
    },
    staleTime: 0,
  });
  if (error) {
    return (
      <Notice tone="danger" className="mt-4">
        {sentenceOf(error)}
      </Notice>
    );
  }
  if (mail === undefined) return <Skeleton className="mt-4 h-32 w-full" />;
  if (mail === null) return <p className="mt-4 text-13 text-ink-3">No email was written for this brand.</p>;
  return (
    <div className="mt-5">
      <Mail mail={mail} />
    </div>
  );
}
