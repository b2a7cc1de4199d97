import { Badge, type Tone } from '../../../web/ui/badge.tsx';
import { moment } from '../../../web/ui/moments.ts';
import type { MessageDetail, MessageView } from '../contract/messages.ts';
import { DeliveryBadge } from './delivery-badge.tsx';
import { OpenFate } from './open-fate.tsx';
import { RestsOn } from './rests-on.tsx';

const STATES: Record<MessageView['state'], { label: string; tone: Tone }> = {
  draft: { label: 'Waits for you', tone: 'warn' },
  held: { label: 'Held', tone: 'warn' },
  expired: { label: 'Too late', tone: 'warn' },
  queued: { label: 'Queued', tone: 'neutral' },
  claimed: { label: 'About to be sent', tone: 'neutral' },
  sending: { label: 'Being sent', tone: 'neutral' },
  accepted: { label: 'Accepted for delivery', tone: 'accent' },
  refused: { label: 'Refused', tone: 'danger' },
  unknown: { label: 'Fate unknown', tone: 'warn' },
  cancelled: { label: 'Not sent', tone: 'neutral' },
};

/** How far a mail has come. */
const MailMarks = ({ mail }: { mail: MessageView }) => (
  <div className="flex flex-wrap items-center gap-2">
    <Badge tone={STATES[mail.state].tone}>{STATES[mail.state].label}</Badge>
    {mail.delivery && <DeliveryBadge delivery={mail.delivery} />}
    {mail.isSandbox && <Badge>Sandbox</Badge>}
  </div>
);

/** One mail: what became of it, and its words. */
export function Mail({ mail }: { mail: MessageDetail }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-13">
      <MailMarks mail={mail} />
      {mail.failure && <p className="break-words text-danger">{mail.failure}</p>}
      {mail.state === 'unknown' && <OpenFate messageId={mail.id} isInquiry />}
      {mail.events.length > 0 && (
        <ol className="grid gap-1" aria-label="What happened to it">
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
          <p className="[overflow-wrap:anywhere] text-ink-3">To {mail.to}</p>
          <p className="mt-0.5 break-words font-medium">{mail.subject}</p>
        </header>
        <p className="whitespace-pre-wrap break-words px-4 py-3 text-ink-2">{mail.text}</p>
      </section>
      <RestsOn evidence={mail.evidence} />
    </div>
  );
}
