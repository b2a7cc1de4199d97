import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import type { ProductQueryView } from '../../contract/queries.ts';
import { AMAZON_SITES } from '../../domain/amazon-site.ts';
import { LONGEST_QUERY_NAME, SETUP_QUERY } from '../../domain/saved-query.ts';
import type { QueryDraft } from './query-draft.ts';

interface QueryHeadProps {
  draft: QueryDraft;
  saved: ProductQueryView | null;
  onChange: (part: Pick<QueryDraft, 'name'>) => void;
  onSite: (siteId: number) => void;
}

export function QueryHead({ draft, saved, onChange, onSite }: QueryHeadProps) {
  const isSetup = saved?.id === SETUP_QUERY;
  const isNameless = draft.name.trim() === '';
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      <Field
        label="Name"
        hint={isSetup && 'The query of your setup keeps its name.'}
        error={isNameless ? 'Please name the query' : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={draft.name}
            readOnly={isSetup}
            maxLength={LONGEST_QUERY_NAME}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <Field label="Amazon site">
        {(control) => (
          <Select {...control} value={draft.siteId} onChange={({ target }) => onSite(Number(target.value))}>
            {AMAZON_SITES.map(({ id, host }) => (
              <option key={id} value={id}>
                {host}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
