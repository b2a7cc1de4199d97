import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notLoaded } from '../../../../web/api/errors.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { Button } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { calendarDay } from '../../../../web/ui/moments.ts';
import { onDemand, useOnDemand } from '../../../../web/ui/on-demand.ts';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import type { GatingView } from '../../contract/gating.ts';
import type { GatedThing } from '../../domain/gating/gating.ts';
import {
  AUTHORISATION_NAMES,
  LIKENESS_NAMES,
  LIKENESS_TONES,
  STATE_NAMES,
  STATE_TONES,
} from './gating-words.ts';
import { gatingQuery } from './queries.ts';

const CHECK = onDemand(async () => (await import('./gating-dialog.tsx')).GatingDialog);
const IDENTITY = onDemand(async () => (await import('./identity-dialog.tsx')).IdentityDialog);

/** Whether the marketplace lets this seller list a brand or a product: the guess, and what a person found out. */
export function GatingCard({ of }: { of: GatedThing }) {
  const { data: gating, isError, error, refetch } = useQuery(gatingQuery(of));
  return (
    <SectionCard title="Gating" description="Whether the marketplace lets you list it.">
      {gating ? (
        <Gating of={of} gating={gating} />
      ) : isError ? (
        <LoadFailure onRetry={refetch}>{notLoaded('The gating', error)}</LoadFailure>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </SectionCard>
  );
}

function Gating({ of, gating }: { of: GatedThing; gating: GatingView }) {
  const [opened, setOpened] = useState<'check' | 'identity' | null>(null);
  const GatingDialog = useOnDemand(CHECK, opened === 'check');
  const IdentityDialog = useOnDemand(IDENTITY, opened === 'identity');
  const close = () => setOpened(null);
  const { found, identity } = gating;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-13">
      {found ? (
        <Found found={found} />
      ) : (
        <p className="text-ink-3">Nobody has checked it in Seller Central yet.</p>
      )}
      <Likely likely={gating.likely} isChecked={found !== null} />
      <Invoice gating={gating} />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => setOpened('check')}>
          {found ? 'Change the check' : 'Record a check'}
        </Button>
        <Button look="secondary" size="small" onClick={() => setOpened('identity')}>
          {identity ? 'Your legal identity' : 'Enter your legal identity'}
        </Button>
      </div>
      {GatingDialog && <GatingDialog of={of} gating={gating} onClose={close} />}
      {IdentityDialog && <IdentityDialog identity={identity} onClose={close} />}
    </div>
  );
}

type FoundView = NonNullable<GatingView['found']>;

function Found({ found: { state, checkedOn, checkedBy, note, authorisation } }: { found: FoundView }) {
  return (
    <div>
      <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge>
      <p className="mt-1.5 break-words text-12 text-ink-3">
        Checked on <time dateTime={checkedOn}>{calendarDay(checkedOn)}</time> by {checkedBy}
      </p>
      {note && <p className="mt-1 whitespace-pre-wrap break-words text-ink-2">{note}</p>}
      {authorisation && (
        <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
          <dt className="text-ink-3">Authorisation</dt>
          <dd>{AUTHORISATION_NAMES[authorisation.kind]}</dd>
          <dt className="text-ink-3">Asked for</dt>
          <dd>{authorisation.askedOn ? calendarDay(authorisation.askedOn) : 'Not yet'}</dd>
          <dt className="text-ink-3">Received</dt>
          <dd>{authorisation.receivedOn ? calendarDay(authorisation.receivedOn) : 'Not yet'}</dd>
        </dl>
      )}
    </div>
  );
}

function Likely({
  likely: { isLikely, isKnown, signs },
  isChecked,
}: {
  likely: GatingView['likely'];
  isChecked: boolean;
}) {
  return (
    <section>
      <h3 className="flex flex-wrap items-center gap-2 font-medium text-12 text-ink-3">
        {isChecked ? 'What we guessed from its data' : 'Our guess from its data'}
        <Badge tone={isLikely && !isChecked ? 'warn' : 'neutral'}>
          {isLikely ? 'Likely gated' : isKnown ? 'Probably not gated' : 'Not known'}
        </Badge>
      </h3>
      {signs.length === 0 ? (
        <p className="mt-1 text-12 text-ink-3">
          {isKnown
            ? 'Nothing in it suggests gating.'
            : 'None of its products is known yet, so there is nothing to go by.'}
        </p>
      ) : (
        <>
          {!isLikely && <p className="mt-1 text-12 text-ink-3">Suggests gating, but not clearly enough:</p>}
          <ul className="mt-1 grid list-disc gap-0.5 pl-4 text-12 text-ink-2 marker:text-ink-3">
            {signs.map(({ sign, sentence }) => (
              <li key={sign}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Whether the invoice names the seller as the marketplace does: the commonest reason for a refusal. */
function Invoice({ gating: { found, identity, match } }: { gating: GatingView }) {
  if (!found?.invoice) return null;
  if (!identity || !match) {
    return (
      <p className="text-12 text-ink-3">
        Enter your legal identity, and the name and address on the invoice are checked against it.
      </p>
    );
  }
  return (
    <section>
      <h3 className="font-medium text-12 text-ink-3">The invoice against your legal identity</h3>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1">
        {(['name', 'address'] as const).map((part) => (
          <div key={part} className="contents">
            <dt className="text-ink-3">{part === 'name' ? 'Name' : 'Address'}</dt>
            <dd>
              <Badge tone={LIKENESS_TONES[match[part]]}>{LIKENESS_NAMES[match[part]]}</Badge>
            </dd>
          </div>
        ))}
      </dl>
      {match.sentences.map((sentence) => (
        <p key={sentence} className="mt-1.5 break-words text-12 text-ink-2">
          {sentence}
        </p>
      ))}
    </section>
  );
}
