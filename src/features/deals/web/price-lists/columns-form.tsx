import { useState } from 'react';
import { counted } from '../../../../kernel/words.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { Button } from '../../../../web/ui/button.tsx';
import { DialogActions } from '../../../../web/ui/dialog.tsx';
import { GivenName } from '../../../../web/ui/given-name.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import type { PriceListView, SheetView } from '../../contract/price-lists.ts';
import { COLUMN_ROLES, type ColumnRole, ROLE_LABELS } from '../../domain/price-list/columns/column-role.ts';
import { useChooseColumns } from './queries.ts';

/** By sheet, then by column: what was changed. */
type Changes = Record<string, Record<string, ColumnRole | null>>;

const NOTHING = '';
const SAMPLES = 3;

/** What each column was read as, and saying otherwise. */
export function ColumnsForm({ list, onDone }: { list: PriceListView; onDone: () => void }) {
  const [changes, setChanges] = useState<Changes>({});
  const choose = useChooseColumns(list.id);
  const isChanged = Object.keys(changes).length > 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged) return onDone();
        choose.mutate(withUnchanged(list.sheets, changes), { onSuccess: onDone });
      }}
    >
      {list.sheets.map((sheet) => (
        <fieldset key={sheet.name ?? ''} className="mb-5">
          <legend className="mb-2 font-medium text-13">
            {[
              sheet.name,
              counted(sheet.lines, 'line'),
              sheet.headingRow && `headings in row ${sheet.headingRow}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </legend>
          <div className="grid gap-3">
            {columnsOf(sheet).map((index) => (
              <ColumnRow
                key={index}
                sheet={sheet}
                index={index}
                chosen={changes[sheet.name ?? '']?.[index]}
                onChoose={(role) =>
                  setChanges({
                    ...changes,
                    [sheet.name ?? '']: { ...changes[sheet.name ?? ''], [index]: role },
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
      <DialogActions onCancel={onDone}>
        <Button type="submit" busy={choose.isPending}>
          {isChanged ? 'Read again' : 'Done'}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Everything of a sheet that was changed is said at once, so that what was right stays as it is. */
function withUnchanged(sheets: readonly SheetView[], changes: Changes): Changes {
  return Object.fromEntries(
    sheets.map((sheet) => {
      const guessed = sheet.columns.map(({ index, role }) => [index, role]);
      return [sheet.name ?? '', { ...Object.fromEntries(guessed), ...changes[sheet.name ?? ''] }];
    }),
  );
}

/** Those with a heading or anything below it. */
const columnsOf = ({ headings, samples, columns }: SheetView): number[] => {
  const width = Math.max(headings.length, ...samples.map((row) => row.length));
  return Array.from({ length: width }, (_, index) => index).filter(
    (index) =>
      headings[index] ||
      samples.some((row) => row[index]) ||
      columns.some((column) => column.index === index),
  );
};

interface ColumnRowProps {
  sheet: SheetView;
  index: number;
  chosen: ColumnRole | null | undefined;
  onChoose: (role: ColumnRole | null) => void;
}

function ColumnRow({ sheet, index, chosen, onChoose }: ColumnRowProps) {
  const guess = sheet.columns.find((column) => column.index === index);
  const value = chosen === undefined ? (guess?.role ?? null) : chosen;
  const heading = sheet.headings[index] || `Column ${index + 1}`;
  const samples = sheet.samples.flatMap((row) => row[index]?.trim() || []).slice(0, SAMPLES);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,11rem)] items-center gap-x-4">
      <div className="min-w-0">
        <p className="flex items-center gap-1.5 truncate text-13">
          <GivenName>{heading}</GivenName>
          {guess && chosen === undefined && guess.confidence < 0.7 && <Badge tone="warn">Unsure</Badge>}
        </p>
        <p className="truncate text-12 text-ink-3">{samples.join(', ') || 'nothing below'}</p>
      </div>
      <Select
        aria-label={`What “${heading}” is`}
        value={value ?? NOTHING}
        onChange={(event) => onChoose((event.target.value as ColumnRole) || null)}
      >
        <option value={NOTHING}>Not used</option>
        {COLUMN_ROLES.map((role) => (
          <option key={role} value={role}>
            {ROLE_LABELS[role]}
          </option>
        ))}
      </Select>
    </div>
  );
}
