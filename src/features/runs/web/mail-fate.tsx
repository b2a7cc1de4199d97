import { useQuery } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Badge, type Tone } from '../../../web/ui/badge.tsx';
import { moment } from '../../../web/ui/moments.ts';
import { Notice } from '../../../web/ui/notice.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { type MessageDetail, type MessageView, outreachEndpoints } from '../../outreach/contract.ts';
import { DeliveryBadge } from './delivery-badge.tsx';

const STATES: Record<MessageView['state'], { label: string; tone: Tone }> = {
  queued: { label: 'Queued', tone: 'neutral' },
  claimed: { label: 'About to be sent', tone: 'neutral' },
  sending: { label: 'Being sent', tone: 'neutral' },
  accepted: { label: 'Accepted for delivery', tone: 'accent' },
  refused: { label: 'Refused', tone: 'danger' },
  unknown: { label: 'Fate unknown', tone: 'warn' },
  cancelled: { label: 'Not sent', tone: 'neutral' },
};

/** The mail that a row of the Emailer Bot sent: its words, and what became of it. */
export function MailFate({ runId, brandId }: { runId: string; brandId: number }) {
  const { data: mail, error } = useQuery({
    queryKey: ['mail-of-row', runId, brandId],
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
  if (mail === null) return <p className="mt-4 text-13 text-ink-3">No mail was made for this brand.</p>;
  return <Mail mail={mail} />;
}

function Mail({ mail }: { mail: MessageDetail }) {
  const state = STATES[mail.state];
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 text-13">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={state.tone}>{state.label}</Badge>
        {mail.delivery && <DeliveryBadge delivery={mail.delivery} />}
        {mail.isSandbox && <Badge>Sandbox</Badge>}
      </div>
      {mail.failure && <p className="break-words text-danger">{mail.failure}</p>}
      {mail.events.length > 0 && (
        <ol className="grid gap-1" aria-label="What became of it">
          {mail.events.map((event) => (
            <li key={`${event.kind} ${event.happenedAt}`} className="flex gap-3">
              <time dateTime={event.happenedAt} className="shrink-0 text-ink-3 tabular-nums">
                {moment(event.happenedAt)}
              </time>
              <span className="min-w-0 break-words">
                <span className="capitalize">{event.kind}</span>
                {event.detail && <span className="text-ink-3"> · {event.detail}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      <section aria-label="Mail" className="rounded-lg border border-line bg-sunken">
        <header className="border-line border-b px-4 py-3">
          <p className="break-all text-ink-3">To {mail.to}</p>
          <p className="mt-0.5 break-words font-medium">{mail.subject}</p>
        </header>
        <p className="whitespace-pre-wrap break-words px-4 py-3 text-ink-2">{mail.text}</p>
      </section>
    </div>
  );
}
