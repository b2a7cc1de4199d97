import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { count, counted } from '../../../../kernel/words.ts';
import { call } from '../../../../web/api/client.ts';
import { paths } from '../../../../web/paths.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { Button, buttonClass } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { Figure } from '../../../../web/ui/figure.tsx';
import { calendarDay } from '../../../../web/ui/moments.ts';
import { Notice } from '../../../../web/ui/notice.tsx';
import { Progress } from '../../../../web/ui/progress.tsx';
import { type SenderView, senderEndpoints } from '../../contract/senders.ts';
import { useChangeOutreach } from '../use-change-outreach.ts';
import { SenderDomain } from './sender-domain.tsx';
import { SenderSignIn, SignInButton, signInQuery } from './sender-sign-in.tsx';
import {
  beyond,
  CAP_WORDS,
  healthWords,
  rulesWords,
  share,
  standing,
  TRANSPORT_WORDS,
  waitingWords,
} from './sender-words.ts';

interface SenderCardProps {
  sender: SenderView;
  onEdit: (part?: 'way') => void;
}

/** One sender: what it may today and why, how its mails fare, and what its domain publishes. */
export function SenderCard({ sender, onEdit }: SenderCardProps) {
  const { id, email, shownName, isSetup, state, reason, problem, today } = sender;
  const { data: tried } = useQuery(signInQuery(id));
  const { label, tone } = standing(sender, typeof tried?.sends?.failure === 'string');
  const waits = waitingWords(sender);
  const params = { id };
  const setState = useChangeOutreach(
    (to: 'active' | 'paused') => call(senderEndpoints.setSenderState, { params, body: { state: to } }),
    { done: (after) => (after.state === 'active' ? 'It writes again' : 'Paused: only replies go out') },
  );
  const test = useChangeOutreach(() => call(senderEndpoints.testSender, { params }), {
    done: ({ to }) => `A test email is on its way to ${to}`,
    failure: 'The test email didn’t go out',
  });
  const start = (
    <Button look="secondary" size="small" busy={setState.isPending} onClick={() => setState.mutate('active')}>
      Start again
    </Button>
  );
  return (
    <SectionCard
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
          <Badge tone={tone}>{label}</Badge>
        </span>
      }
      description={`As “${shownName}” over ${sender.oauth ? OAUTH_WORDS[sender.oauth] : TRANSPORT_WORDS[sender.transport]}${isSetup ? ', from your setup' : ''}`}
    >
      {state === 'stopped' && (
        <Notice tone="danger" className="mb-4">
          <p>{reason}</p>
          <p className="mt-1 mb-2">Replies still go out. Its figures start over when you start it again.</p>
          {start}
        </Notice>
      )}
      {state === 'paused' && (
        <Notice tone="warn" className="mb-4">
          {reason === null ? (
            <p className="mb-2">It is paused. Replies still go out.</p>
          ) : (
            // It was refused, and so would they be.
            <p className="mb-2">{reason} Until then, replies wait too.</p>
          )}
          <div className="flex flex-wrap gap-2">
            {reason !== null && <SignInButton sender={sender} look="primary" />}
            {reason !== null && <Mend reason={reason} onEdit={() => onEdit('way')} />}
            {start}
          </div>
        </Notice>
      )}
      {problem !== null && !sender.awaitsConsent && (
        <Notice tone="warn" className="mb-4">
          {problem}
        </Notice>
      )}
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Today sender={sender} />
        <Health sender={sender} />
      </div>
      {waits !== null && (
        <p role="status" className="mt-4 text-13 text-ink-2">
          {waits}
        </p>
      )}
      <p className="mt-4 text-13 text-ink-3">{rulesWords(sender)}</p>
      {sender.timeZoneUntilTomorrow !== null && (
        <p className="mt-1 text-12 text-ink-3">
          Until the end of {calendarDay(today.day)} the clock of{' '}
          {sender.timeZoneUntilTomorrow.replaceAll('_', ' ')} counts.
        </p>
      )}
      <SenderSignIn sender={sender} />
      <SenderDomain sender={sender} />
      <div className="mt-4 flex flex-wrap gap-2 border-line border-t pt-4">
        <Button look="secondary" size="small" onClick={() => onEdit()}>
          Change
        </Button>
        <Button look="secondary" size="small" busy={test.isPending} onClick={() => test.mutate(undefined)}>
          Send myself a test email
        </Button>
        {state === 'active' && (
          <Button
            look="quiet"
            size="small"
            busy={setState.isPending}
            onClick={() => setState.mutate('paused')}
          >
            Pause
          </Button>
        )}
        {!isSetup && <RemoveSender sender={sender} />}
      </div>
    </SectionCard>
  );
}

/** What was refused is entered anew where the reason says: in the setup, or here. */
function Mend({ reason, onEdit }: { reason: string; onEdit: () => void }) {
  const step = /onboarding step ([1-5])/.exec(reason)?.[1];
  if (step !== undefined)
    return (
      <Link
        to={paths.onboarding({ step: Number(step) as 1 | 2 | 3 | 4 | 5 })}
        className={buttonClass('primary', 'small')}
      >
        {`Open onboarding step ${step}`}
      </Link>
    );
  return (
    <Button size="small" onClick={onEdit}>
      Change how it sends
    </Button>
  );
}

const OAUTH_WORDS = { google: 'its Google mailbox', microsoft: 'its Microsoft mailbox' } as const;

const Today = ({ sender: { email, today } }: { sender: SenderView }) => (
  <div>
    <dl>
      <Figure
        label="Today"
        value={count(Math.min(today.sent, today.cap))}
        unit={`of ${counted(today.cap, 'email')}${beyond(today.sent, today.cap)}`}
      />
    </dl>
    <Progress label={`Today’s emails from ${email}`} value={today.sent} max={today.cap} className="mt-2" />
    <p className="mt-2 text-12 text-ink-3">
      {CAP_WORDS[today.by]}
      {today.sent > today.cap && '. Replies go out beyond it'}
    </p>
  </div>
);

function Health({ sender: { health } }: { sender: SenderView }) {
  const { mails, bounces, complaints } = health;
  return (
    <div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Figure label="Sent" value={count(mails)} unit={mails === 1 ? 'email' : 'emails'} />
        <Figure label="Bounced for good" value={count(bounces)} unit={share(bounces, mails)} />
        <Figure label="Spam reports" value={count(complaints)} unit={share(complaints, mails)} />
      </dl>
      <p className="mt-2 text-12 text-ink-3">{healthWords(health)}</p>
    </div>
  );
}

function RemoveSender({ sender: { id, email } }: { sender: SenderView }) {
  const [asks, setAsks] = useState(false);
  const remove = useChangeOutreach(() => call(senderEndpoints.removeSender, { params: { id } }), {
    done: 'Sender removed',
  });
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setAsks(true)}>
        Remove
      </Button>
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title={`Remove ${email}?`}
        description="Nothing more is sent from this address, and its password or key is deleted. Emails it has sent are kept."
      >
        <DialogActions onCancel={() => setAsks(false)}>
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            Remove sender
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
