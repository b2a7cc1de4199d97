import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../../../web/api/errors.ts';
import { paths } from '../../../../web/paths.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Card } from '../../../../web/ui/card.tsx';
import { toast } from '../../../../web/ui/toast.tsx';
import type { ProductQueryView } from '../../contract/queries.ts';
import { QUERY_GROUPS } from '../../domain/query-fields.ts';
import type { QueryToSave } from '../../domain/saved-query.ts';
import { FieldControl } from './field-controls.tsx';
import { OtherFilters } from './other-filters.tsx';
import { PasteAddress } from './paste-address.tsx';
import { useChangeQueries } from './queries.ts';
import { QueryCost } from './query-cost.tsx';
import { QueryDeeds } from './query-deeds.tsx';
import { FIRST_DRAFT, isSameDraft, type QueryDraft, untakenName } from './query-draft.ts';
import { QueryHead } from './query-head.tsx';
import { QueryRows } from './query-rows.tsx';

interface QueryBuilderProps {
  /** Null where a new one is made. */
  saved: ProductQueryView | null;
  known: readonly ProductQueryView[];
}

/** What the keyboard comes to isn't to stand behind the foot. */
const CLEAR_OF_FOOT =
  'min-w-0 lg:[&_input]:scroll-mb-44 lg:[&_select]:scroll-mb-44 lg:[&_textarea]:scroll-mb-44';

/** All of a query, to be changed: what its fields don't know stays in it and is shown below them. */
export function QueryBuilder({ saved, known }: QueryBuilderProps) {
  const before: QueryDraft = saved ?? { ...FIRST_DRAFT, name: untakenName(known) };
  const [draft, setDraft] = useState(before);
  const [unknown, setUnknown] = useState(saved?.unknownFilters ?? []);
  // Fields keep what is typed into them; what comes from elsewhere begins them anew.
  const [edition, setEdition] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const { save } = useChangeQueries();
  const navigate = useNavigate();
  const isChanged = saved === null || !isSameDraft(draft, saved);
  const failure = fault ?? (save.isError ? sentenceOf(save.error) : null);

  const change = (part: Partial<QueryDraft>) => setDraft((now) => ({ ...now, ...part }));
  const replace = (part: Partial<QueryDraft>, unknownNow: string[]) => {
    change(part);
    setUnknown(unknownNow);
    setEdition((last) => last + 1);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    setFault(wrong && 'Please look at the fields that are marked.');
    if (wrong) return wrong.focus();
    const query: QueryToSave = { ...draft, name: draft.name.trim() };
    save.mutate(
      { id: saved?.id ?? null, query },
      {
        onSuccess: ({ id, name }) => {
          toast.success(`“${name}” saved`);
          if (saved === null) void navigate(paths.productQueries({ query: id }), { replace: true });
        },
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate aria-label={saved?.name ?? 'New query'} className={CLEAR_OF_FOOT}>
      <Card>
        <div className="px-5 pt-5">
          <QueryHead
            draft={draft}
            onChange={change}
            onSite={(siteId) => replace({ siteId }, unknown)}
            saved={saved}
          />
          <PasteAddress onRead={({ unknownFilters, ...read }) => replace(read, unknownFilters)} />
        </div>
        {QUERY_GROUPS.map(({ title, fields }) => (
          <section key={title} aria-label={title} className="mt-5 border-line border-t px-5 pt-4">
            <h2 className="mb-3 font-semibold text-14">{title}</h2>
            <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
              {fields.map((field) => (
                <FieldControl
                  key={`${edition}-${field.filter}`}
                  field={field}
                  siteId={draft.siteId}
                  selection={draft.selection}
                  onChange={(selection) => change({ selection })}
                />
              ))}
            </div>
          </section>
        ))}
        <OtherFilters
          selection={draft.selection}
          unknown={unknown}
          onChange={(selection) => change({ selection })}
        />
        <QueryRows key={edition} draft={draft} onChange={change} />
        <footer className="mt-5 rounded-b-lg border-line border-t bg-surface px-5 pt-4 pb-5 lg:sticky lg:bottom-0">
          <QueryCost draft={draft} saved={saved} />
          <p role="alert" className="min-h-6 pt-1 text-12 text-danger">
            {failure}
          </p>
          <div className="mt-1 flex flex-wrap items-center gap-2">
            <Button type="submit" busy={save.isPending} disabled={!isChanged}>
              Save query
            </Button>
            {saved !== null && isChanged && (
              <Button look="quiet" onClick={() => replace(saved, saved.unknownFilters)}>
                Discard changes
              </Button>
            )}
            {saved !== null && <QueryDeeds query={saved} />}
          </div>
        </footer>
      </Card>
    </form>
  );
}
