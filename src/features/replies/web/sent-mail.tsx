import { addressOf } from '../../../web/api/client.ts';
import { Badge, type Tone } from '../../../web/ui/badge.tsx';
import { moment } from '../../../web/ui/moments.ts';
import { onDemand, useOnDemand } from '../../../web/ui/on-demand.ts';
import { DeliveryBadge } from '../../outreach/web/delivery-badge.tsx';
import { inboxEndpoints } from '../contract/inbox.ts';
import { FileLink } from './file-link.tsx';
import { Folded } from './folded.tsx';
import type { SentMail } from './queries.ts';

// Seldom the fate of a mail is unknown.
const OPEN_FATE = onDemand(async () => (await import('../../outreach/web/open-fate.tsx')).OpenFate);

const KINDS: Record<SentMail['kind'], string> = {
  inquiry: 'Your first inquiry',
  follow_up: 'Your follow-up',
  answer: 'Your answer',
};

/** What is worth saying of a mail that has not simply gone out. */
const STATES: Partial<Record<SentMail['state'], { label: string; tone: Tone }>> = {
  draft: { label: 'Waits for your word', tone: 'warn' },
  held: { label: 'Held back', tone: 'warn' },
  expired: { label: 'Too late, not sent', tone: 'warn' },
  queued: { label: 'On its way', tone: 'neutral' },
  claimed: { label: 'On its way', tone: 'neutral' },
  sending: { label: 'Being sent', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'danger' },
  unknown: { label: 'Fate unknown', tone: 'warn' },
  cancelled: { label: 'Not sent', tone: 'warn' },
};

/** A mail of ours: it stands back, and an inquiry that everybody knows by heart is folded. */
export function SentMailCard({ mail }: { mail: SentMail }) {
  const state = STATES[mail.state];
  const OpenFate = useOnDemand(OPEN_FATE, mail.state === 'unknown');
  return (
    <article
      aria-label={`${KINDS[mail.kind]} to ${mail.to}`}
      className="ml-6 rounded-lg bg-sunken px-4 py-3 sm:ml-10"
    >
      <header className="flex items-baseline justify-between gap-3">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 text-13 [overflow-wrap:anywhere]">
          <span className="font-semibold">{KINDS[mail.kind]}</span>
          <span className="text-12 text-ink-3">to {mail.to}</span>
        </p>
        <time dateTime={mail.at} className="shrink-0 text-12 text-ink-3 tabular-nums">
          {moment(mail.at)}
        </time>
      </header>
      {(state || mail.delivery) && (
        <div className="mt-1.5 flex flex-wrap gap-2">
          {state && <Badge tone={state.tone}>{state.label}</Badge>}
          {mail.delivery && <DeliveryBadge delivery={mail.delivery} />}
        </div>
      )}
      {mail.failure && <p className="mt-1.5 break-words text-13 text-danger">{mail.failure}</p>}
      {OpenFate && (
        <div className="mt-2">
          <OpenFate messageId={mail.id} isInquiry={mail.kind === 'inquiry'} />
        </div>
      )}
      {mail.kind === 'answer' ? (
        <p className="mt-2 whitespace-pre-wrap break-words text-14">{mail.text}</p>
      ) : (
        <Folded label={mail.subject}>{mail.text}</Folded>
      )}
      {mail.files.length > 0 && (
        <ul aria-label="Attached files" className="mt-3 flex flex-wrap gap-2">
          {mail.files.map((file) => (
            <li key={file.id} className="min-w-0 max-w-full">
              <FileLink
                file={file}
                address={addressOf(inboxEndpoints.answerFile.path, { id: file.id })}
                gone="In your trust pack"
              />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
