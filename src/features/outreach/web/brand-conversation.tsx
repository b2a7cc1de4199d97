import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { count } from '../../../kernel/words.ts';
import { call } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { buttonClass } from '../../../web/ui/button.tsx';
import { SectionCard } from '../../../web/ui/card.tsx';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { moment } from '../../../web/ui/moments.ts';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { type MessageView, outreachEndpoints } from '../contract.ts';
import { Mail, MailMarks } from './mail.tsx';

const SHOWN = 20;

const mailsQuery = (brandId: number) =>
  queryOptions({
    queryKey: ['brand', brandId, 'mails'],
    queryFn: ({ signal }) => call(outreachEndpoints.messages, { query: { brandId, limit: SHOWN }, signal }),
  });

const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['mail', id],
    queryFn: ({ signal }) => call(outreachEndpoints.message, { params: { id }, signal }),
  });

/** What was written to a brand, the newest first, and what became of it. */
export function BrandConversation({ brandId }: { brandId: number }) {
  const { data, isError, error, refetch } = useQuery(mailsQuery(brandId));
  return (
    <SectionCard
      title="Written to it"
      description={data && data.total > SHOWN ? `The newest ${SHOWN} of ${count(data.total)}.` : undefined}
    >
      {isError && !data ? (
        <LoadFailure onRetry={refetch}>{`The mails could not be loaded. ${sentenceOf(error)}`}</LoadFailure>
      ) : !data ? (
        <Skeleton className="h-16 w-full" />
      ) : data.messages.length === 0 ? (
        <div className="-my-6">
          <EmptyState
            title="Nothing yet"
            action={
              <Link to={paths.emailerBot()} className={buttonClass('secondary', 'small')}>
                Go to the Emailer Bot
              </Link>
            }
          >
            The Emailer Bot sends the first inquiry.
          </EmptyState>
        </div>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {data.messages.map((message) => (
            <MailLine key={message.id} message={message} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function MailLine({ message }: { message: MessageView }) {
  const [isOpen, setOpen] = useState(false);
  const at = message.sentAt ?? message.createdAt;
  return (
    <li className="py-3 text-13">
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 break-words font-medium">{message.subject}</p>
        <time dateTime={at} className="shrink-0 text-12 text-ink-3 tabular-nums">
          {moment(at)}
        </time>
      </div>
      <p className="mt-0.5 mb-1.5 break-all text-12 text-ink-3">To {message.to}</p>
      {!isOpen && <MailMarks mail={message} />}
      <details className="mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="w-fit cursor-pointer rounded-sm font-medium text-12 text-ink-3 hover:text-ink">
          Its words, and what became of it
        </summary>
        {isOpen && <WholeMail id={message.id} />}
      </details>
    </li>
  );
}

function WholeMail({ id }: { id: string }) {
  const { data: mail, isError, error, refetch } = useQuery(mailQuery(id));
  return (
    <div className="mt-3">
      {mail ? (
        <Mail mail={mail} />
      ) : isError ? (
        <LoadFailure onRetry={refetch}>{`The mail could not be loaded. ${sentenceOf(error)}`}</LoadFailure>
      ) : (
        <Skeleton className="h-32 w-full" />
      )}
    </div>
  );
}
