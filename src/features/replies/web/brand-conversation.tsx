import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { notLoaded } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { buttonClass } from '../../../web/ui/button.tsx';
import { SectionCard } from '../../../web/ui/card.tsx';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { conversationOfBrandQuery, FIRST_MAILS } from './queries.ts';
import { ReceivedMailCard } from './received-mail.tsx';
import { SentMailCard } from './sent-mail.tsx';

interface BrandConversationProps {
  brandId: number;
  /** What writes to it first. */
  write: ReactNode;
  /** No bot writes to it. */
  isSetAside: boolean;
}

/** What was written to a brand and what it answered, the newest last; answered in the inbox. */
export function BrandConversation({ brandId, write, isSetAside }: BrandConversationProps) {
  const { data, isError, error, refetch } = useQuery(conversationOfBrandQuery(brandId));
  return (
    <SectionCard
      title="Conversation"
      description={data?.hasEarlier ? `The newest ${FIRST_MAILS} emails.` : undefined}
      action={
        !data ? (
          // The way to it makes the heading taller, once it is known.
          <span className="block h-8 touch:h-10" />
        ) : data.id === null ? null : (
          <Link to={paths.inbox({ conversation: data.id })} className={buttonClass('secondary', 'small')}>
            {data.needsAnswer ? 'Answer' : 'Open in the inbox'}
          </Link>
        )
      }
    >
      {isError && !data ? (
        <LoadFailure onRetry={refetch}>{notLoaded('The emails', error)}</LoadFailure>
      ) : !data ? (
        <Skeleton className="h-16 w-full" />
      ) : data.mails.length === 0 ? (
        <div className="-my-6">
          <EmptyState title="Nothing yet" action={isSetAside ? undefined : write}>
            {isSetAside
              ? 'The Emailer Bot leaves it alone while it is set aside.'
              : 'The Emailer Bot sends the first inquiry.'}
          </EmptyState>
        </div>
      ) : (
        <ol aria-label="Mails" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {data.mails.map((mail) => (
            <li key={mail.id}>
              {mail.direction === 'sent' ? <SentMailCard mail={mail} /> : <ReceivedMailCard mail={mail} />}
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  );
}
