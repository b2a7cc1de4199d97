import { useMutation } from '@tanstack/react-query';
import { MailSearch } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import type { Approval } from '../../outreach/domain/sequences/sequence.ts';
import { RestsOn } from '../../outreach/web/rests-on.tsx';
import { type RunPreview, trialEndpoints } from '../contract/trials.ts';
import { GuidedSentence } from './guided-sentence.tsx';

/** Writes the first emails of the next run, for nothing, before any goes out. */
export function FirstEmails() {
  const [isOpen, setOpen] = useState(false);
  const writing = useMutation({ mutationFn: () => call(trialEndpoints.preview, {}) });
  const begin = () => {
    setOpen(true);
    if (!writing.isPending) writing.mutate();
  };
  return (
    <>
      <Button look="secondary" onClick={begin}>
        <MailSearch size={15} aria-hidden="true" />
        See the first emails
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="What the next run would write first"
        description="Nothing of it is sent, kept or charged. Below each email stand your company with its postal address, and a link to unsubscribe."
      >
        {writing.isError ? (
          <LoadFailure onRetry={writing.mutate}>{sentenceOf(writing.error)}</LoadFailure>
        ) : writing.data ? (
          <Emails preview={writing.data} />
        ) : (
          <div role="status">
            <p className="mb-3 text-13 text-ink-3">Writing them.</p>
            <div className="grid gap-2">
              <Skeleton className="h-24 w-full" />
              <Skeleton className="h-24 w-full" />
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}

const HOW_THEY_GO: Record<Approval, string> = {
  automatic: 'They go out by themselves once the run is started.',
  first_ten: 'The first ten wait for your approval; those after them go out by themselves.',
  each: 'Each waits for your approval before it goes out.',
};

function Emails({ preview: { inquiries, asks, blockedBy } }: { preview: RunPreview }) {
  if (blockedBy)
    return (
      <p className="text-13 text-ink-2">
        <GuidedSentence of={blockedBy} />
      </p>
    );
  return (
    <>
      <p className="text-13 text-ink-2">
        <GuidedSentence
          of={{ sentence: `${HOW_THEY_GO[asks]} That is changed at Outreach → Sequences.`, setting: null }}
        />
      </p>
      <ul className="mt-2 divide-y divide-line">
        {inquiries.map((inquiry) => (
          <li key={inquiry.brandId} className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4 text-13">
            <div className="flex items-start justify-between gap-3">
              <h3 className="min-w-0 break-words font-medium text-14">
                <Link to={paths.brand(inquiry.brandId)} className={TEXT_LINK}>
                  {inquiry.name}
                </Link>
              </h3>
              {inquiry.waits === 'ground' && <Badge tone="warn">Waits for a ground</Badge>}
              {inquiry.heldBy !== null && <Badge tone="warn">Held back</Badge>}
            </div>
            {inquiry.heldBy === null ? (
              <Words {...inquiry} />
            ) : (
              <p className="text-ink-2">{inquiry.heldBy}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const Words = ({ name, to, subject, text, evidence }: RunPreview['inquiries'][number]) => (
  <>
    <section aria-label={`Email to ${name}`} className="rounded-lg border border-line bg-sunken">
      <header className="border-line border-b px-4 py-3">
        <p className="[overflow-wrap:anywhere] text-ink-3">To {to}</p>
        <p className="mt-0.5 break-words font-medium">{subject}</p>
      </header>
      <p className="whitespace-pre-wrap break-words px-4 py-3 text-ink-2">{text}</p>
    </section>
    <RestsOn evidence={evidence} />
  </>
);
