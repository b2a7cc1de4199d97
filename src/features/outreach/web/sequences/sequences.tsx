import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { notLoaded } from '../../../../web/api/errors.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import type { SequenceView } from '../../contract/sequences.ts';
import { sequencesQuery, templatesQuery } from '../outreach-queries.ts';
import { SequenceCard } from './sequence-card.tsx';
import { SequenceEditor } from './sequence-editor.tsx';

/** In which order brands are written to that don't answer, and what came of it. */
export function Sequences() {
  const { data: sequences, isError, error, refetch } = useQuery(sequencesQuery);
  const { data: templates } = useQuery(templatesQuery);
  const [edited, edit] = useState<SequenceView | 'new' | null>(null);
  if (isError && !sequences)
    return <LoadFailure onRetry={refetch}>{notLoaded('The sequences', error)}</LoadFailure>;
  if (!sequences || !templates)
    return (
      <div className="grid gap-4">
        <Skeleton className="h-72 w-full" />
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-13 text-ink-3">
          Once a brand’s first inquiry is accepted, it goes through these steps until it answers. Follow-ups
          cost no credits but count towards the daily limit.
        </p>
        <Button look="secondary" size="small" onClick={() => edit('new')}>
          <Plus size={14} aria-hidden="true" />
          New sequence
        </Button>
      </div>
      {sequences.map((sequence) => (
        <SequenceCard
          key={sequence.id}
          sequence={sequence}
          templates={templates}
          onEdit={() => edit(sequence)}
        />
      ))}
      {edited && (
        <SequenceEditor
          sequence={edited === 'new' ? null : edited}
          model={sequences.find(({ isInUse }) => isInUse) ?? sequences[0]}
          templates={templates}
          onClose={() => edit(null)}
        />
      )}
    </div>
  );
}
