import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { notLoaded } from '../../../../web/api/errors.ts';
import { readDraft } from '../../../../web/api/kept-draft.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { Button } from '../../../../web/ui/button.tsx';
import { classNames } from '../../../../web/ui/class-names.ts';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { useAfterPaint } from '../../../../web/ui/use-after-paint.ts';
import type { TemplateView } from '../../contract/templates.ts';
import { templatesQuery } from '../outreach-queries.ts';
import { draftName, TemplateEditor } from './template-editor.tsx';

/** What is written to brands: templates at the left, the chosen one's words and how they read at the right. */
export function Templates() {
  const { data: templates, isError, error, refetch } = useQuery(templatesQuery);
  const [chosen, choose] = useState<number | 'new' | null>(null);
  const isPainted = useAfterPaint();
  if (isError && !templates)
    return <LoadFailure onRetry={refetch}>{notLoaded('The templates', error)}</LoadFailure>;
  const shown = chosen === 'new' ? null : (templates?.find(({ id }) => id === chosen) ?? templates?.[0]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div>
        <Button look="secondary" size="small" className="mb-3 w-full" onClick={() => choose('new')}>
          <Plus size={14} aria-hidden="true" />
          {shown !== null && isUnsaved(null) ? 'Go on with the new template' : 'New template'}
        </Button>
        {templates ? (
          <TemplateList templates={templates} shownId={shown?.id ?? null} onChoose={choose} />
        ) : (
          <div className="grid gap-1">
            {['a', 'b', 'c', 'd'].map((line) => (
              <Skeleton key={line} className="h-12 w-full" />
            ))}
          </div>
        )}
      </div>
      {templates ? (
        <TemplateEditor
          key={shown?.id ?? 'new'}
          template={shown ?? null}
          hasPreview={isPainted}
          onSaved={({ id }) => choose(id)}
          onRemoved={() => choose(null)}
        />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </div>
  );
}

const isUnsaved = (id: number | null): boolean => readDraft(draftName(id)) !== undefined;

interface TemplateListProps {
  templates: readonly TemplateView[];
  shownId: number | null;
  onChoose: (id: number) => void;
}

const TemplateList = ({ templates, shownId, onChoose }: TemplateListProps) => (
  <ul aria-label="Templates" className="grid gap-0.5">
    {templates.map(({ id, name, isOnboarding, current }) => (
      <li key={id}>
        <button
          type="button"
          aria-current={id === shownId ? 'true' : undefined}
          onClick={() => onChoose(id)}
          className={classNames(
            'w-full rounded-md px-3 py-2 text-left transition-colors',
            id === shownId ? 'bg-sunken text-ink' : 'text-ink-2 hover:bg-sunken hover:text-ink',
          )}
        >
          <span className="wrap-anywhere block font-medium text-13">{name}</span>
          <span className="mt-0.5 flex items-center gap-2 text-12 text-ink-3">
            {current ? `Version ${current.version}` : 'No text yet'}
            {isOnboarding && <Badge>From onboarding</Badge>}
            {id !== shownId && isUnsaved(id) && <Badge tone="warn">Not saved</Badge>}
          </span>
        </button>
      </li>
    ))}
  </ul>
);
