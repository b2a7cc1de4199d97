import { useState } from 'react';
import { count } from '../../../../kernel/words.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import { numberTyped } from '../../../../web/ui/typed-number.ts';
import { LAST_ROW, SMALLEST_PAGE } from '../../domain/product-query.ts';
import { ORDERS, type Order, orderIn, withOrder } from '../../domain/query-fields.ts';
import { rowsFault } from '../../domain/saved-query.ts';
import type { QueryDraft } from './query-draft.ts';

interface QueryRowsProps {
  draft: QueryDraft;
  onChange: (part: Partial<QueryDraft>) => void;
}

const keyOf = ({ filter, direction }: Order) => `${filter} ${direction}`;

/** The order that a pasted query brought along, which the list of orders doesn't know. */
const ITS_OWN = 'its-own';

/** Which of all that match: in what order, and how many. */
export function QueryRows({ draft, onChange }: QueryRowsProps) {
  const [typed, setTyped] = useState(String(draft.rows));
  const { selection, rows, page } = draft;
  const order = orderIn(selection);
  const hasOwn = selection.sort !== undefined && !order;
  const fault = rowsFault({ rows, page });
  return (
    <section aria-label="Order and rows" className="mt-5 border-line border-t px-5 pt-4">
      <h2 className="mb-3 font-semibold text-14">Order and rows</h2>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Field label="Sorted by">
          {(control) => (
            <Select
              {...control}
              value={order ? keyOf(order) : hasOwn ? ITS_OWN : ''}
              onChange={({ target }) =>
                onChange({
                  selection: withOrder(
                    selection,
                    ORDERS.find((known) => keyOf(known) === target.value),
                  ),
                })
              }
            >
              <option value="">Keepa’s own order</option>
              {hasOwn && (
                <option value={ITS_OWN} disabled>
                  As pasted: {JSON.stringify(selection.sort)}
                </option>
              )}
              {ORDERS.map((known) => (
                <option key={keyOf(known)} value={keyOf(known)}>
                  {known.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Products"
          error={fault ?? undefined}
          hint={`The first of those that match, ${SMALLEST_PAGE} to ${count(LAST_ROW)}.`}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              className="tabular-nums"
              onChange={({ target }) => {
                setTyped(target.value);
                onChange({ rows: numberTyped(target.value) ?? Number.NaN });
              }}
            />
          )}
        </Field>
      </div>
      {page > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
          It begins at row {count(page * rows + 1)}.
          <Button look="quiet" size="small" onClick={() => onChange({ page: 0 })}>
            Begin at the first
          </Button>
        </p>
      )}
    </section>
  );
}
