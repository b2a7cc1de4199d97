import { useQuery } from '@tanstack/react-query';
import { Mail, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { count, counted } from '../../../../kernel/words.ts';
import { notLoaded } from '../../../../web/api/errors.ts';
import { paths } from '../../../../web/paths.ts';
import { Button, buttonClass } from '../../../../web/ui/button.tsx';
import { Card, SectionCard } from '../../../../web/ui/card.tsx';
import { CopyButton } from '../../../../web/ui/copy-button.tsx';
import { EmptyState } from '../../../../web/ui/empty-state.tsx';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { momentSoon } from '../../../../web/ui/moments.ts';
import { onDemand, useOnDemand } from '../../../../web/ui/on-demand.ts';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { SENDING_IS_PAUSED, SENDING_WAITS } from '../../domain/senders/sending-pause.ts';
import { useProvidersAnswer } from './providers-answer.ts';
import { SenderCard } from './sender-card.tsx';
import { sendersQuery } from './sender-queries.ts';
import { beyond } from './sender-words.ts';

const SENDER_FORM = onDemand(async () => (await import('./sender-form.tsx')).SenderForm);

/** The identities that write to brands: how they stand, and what they may. */
export function Senders() {
  const { data, error, refetch } = useQuery(sendersQuery);
  const [edited, edit] = useState<string | null>(null);
  const [beginsAtWay, beginAtWay] = useState(false);
  useProvidersAnswer();
  const SenderForm = useOnDemand(SENDER_FORM, edited !== null);
  if (error && !data) return <LoadFailure onRetry={refetch}>{notLoaded('The senders', error)}</LoadFailure>;
  if (!data)
    return (
      <div className="grid gap-4">
        <Skeleton className="h-64 w-full rounded-lg" />
      </div>
    );
  const { senders, plan, isSendingOn, forwardTo, mailboxApps: apps } = data;
  const done = () => edit(null);
  const open = (id: string, part?: 'way') => {
    beginAtWay(part === 'way');
    edit(id);
  };
  if (senders.length === 0) return <NoSenders />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-13 text-ink-3">
          {count(Math.min(plan.sent, plan.limit))} of the {counted(plan.limit, 'email')} a day that your plan
          allows across all senders{beyond(plan.sent, plan.limit)}; the count starts again{' '}
          {momentSoon(plan.resetsAt)}.{' '}
          {isSendingOn ? 'Replies to people are never held back.' : `${SENDING_IS_PAUSED} ${SENDING_WAITS}`}
        </p>
        <Button look="secondary" size="small" onClick={() => edit('new')} disabled={edited === 'new'}>
          <Plus size={14} aria-hidden="true" />
          Add sender
        </Button>
      </div>
      {edited === 'new' && SenderForm && (
        <SectionCard title="New sender">
          <SenderForm sender={null} model={senders[0]} apps={apps} onDone={done} />
        </SectionCard>
      )}
      {senders.map((sender) =>
        sender.id === edited && SenderForm ? (
          <SectionCard key={sender.id} title={sender.email}>
            <SenderForm sender={sender} model={sender} apps={apps} beginsAtWay={beginsAtWay} onDone={done} />
          </SectionCard>
        ) : (
          <SenderCard key={sender.id} sender={sender} onEdit={(part) => open(sender.id, part)} />
        ),
      )}
      {forwardTo !== null && <Forwarding to={forwardTo} />}
    </div>
  );
}

/** For a mailbox that nobody signs in to: what arrives there comes in all the same. */
const Forwarding = ({ to }: { to: string }): ReactNode => (
  <SectionCard title="Answers by forwarding">
    <div className="grid gap-3 text-13 text-ink-2">
      <p className="max-w-prose">
        Brands sometimes write to a mailbox of yours instead of answering. In its settings, or as the
        catch-all of its domain, have everything forwarded to this address, which is yours alone. What brands
        wrote is put with them; your provider’s confirmation of the forwarding waits in the inbox, under
        “Unmatched”.
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <code className="break-all rounded bg-sunken px-1.5 py-0.5 font-mono text-12 text-ink">{to}</code>
        <CopyButton text={to}>Copy the address</CopyButton>
      </p>
    </div>
  </SectionCard>
);

const NoSenders = (): ReactNode => (
  <Card>
    <EmptyState
      level={2}
      icon={<Mail size={18} aria-hidden="true" />}
      title="No sender yet"
      action={
        <Link to={paths.onboarding({ step: 3 })} className={buttonClass('primary', 'small')}>
          Add your workspace email
        </Link>
      }
    >
      The workspace email from your setup is the first one. After that, you can add as many as you need.
    </EmptyState>
  </Card>
);
