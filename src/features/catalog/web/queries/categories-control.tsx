import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { Input } from '../../../../web/ui/input.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import { categoryName, rootCategoriesOf } from '../../domain/amazon-categories.ts';
import { type CategoriesField, numbersIn, withFilter } from '../../domain/query-fields.ts';
import type { ControlOf } from './control-of.ts';

/** Root categories by their names where they are known, and by their ids everywhere. */
export const CategoriesControl = (props: ControlOf<CategoriesField>) =>
  props.field.areRoots && rootCategoriesOf(props.siteId).length > 0 ? (
    <ByName {...props} />
  ) : (
    <ById {...props} />
  );

function ByName({ field, siteId, selection, onChange }: ControlOf<CategoriesField>) {
  const id = useId();
  const chosen = numbersIn(selection, field);
  const set = (ids: number[]) =>
    onChange(withFilter(selection, field.filter, ids.length > 0 ? ids : undefined));
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium text-13">
        {field.label}
      </label>
      <Select id={id} value="" onChange={({ target }) => set([...chosen, Number(target.value)])}>
        <option value="">{chosen.length === 0 ? 'All' : 'Add another one'}</option>
        {rootCategoriesOf(siteId)
          .filter((root) => !chosen.includes(root.id))
          .map((root) => (
            <option key={root.id} value={root.id}>
              {root.name}
            </option>
          ))}
      </Select>
      {chosen.length > 0 && (
        <ul aria-label="Chosen categories" className="mt-2 flex flex-wrap gap-1.5">
          {chosen.map((one) => (
            <li key={one} className="min-w-0">
              <button
                type="button"
                onClick={() => set(chosen.filter((other) => other !== one))}
                className="inline-flex h-7 min-w-0 items-center gap-1.5 rounded-full border border-line-2 bg-surface pr-2 pl-3 text-12 text-ink-2 transition-colors hover:bg-sunken hover:text-ink"
              >
                <span className="truncate">{categoryName(siteId, one)}</span>
                <X size={13} aria-hidden="true" className="shrink-0 text-ink-3" />
                <span className="sr-only">, remove</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ById({ field, siteId, selection, onChange }: ControlOf<CategoriesField>) {
  const id = useId();
  const [typed, setTyped] = useState(() => numbersIn(selection, field).join(', '));
  const ids = idsOf(typed);
  const names = ids?.map((one) => categoryName(siteId, one)).filter((name) => !name.startsWith('category '));
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 flex items-baseline justify-between gap-3 text-13">
        <span className="font-medium">{field.areRoots ? `${field.label}, by id` : field.label}</span>
        <span className={ids === null ? 'text-12 text-danger' : 'min-w-0 truncate text-12 text-ink-3'}>
          {ids === null ? 'only numbers' : names?.join(', ') || 'separated by commas'}
        </span>
      </label>
      <Input
        id={id}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={ids === null || undefined}
        className="tabular-nums"
        onChange={({ target }) => {
          setTyped(target.value);
          const asked = idsOf(target.value);
          onChange(withFilter(selection, field.filter, asked?.length ? asked : undefined));
        }}
      />
    </div>
  );
}

/** Null where something in it is no id. */
function idsOf(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.every((part) => /^\d{1,15}$/.test(part)) ? [...new Set(parts.map(Number))] : null;
}
