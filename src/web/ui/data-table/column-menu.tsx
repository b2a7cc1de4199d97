import { Columns3 } from 'lucide-react';
import { Checkbox } from '../checkbox.tsx';
import { Popout } from '../popout.tsx';
import type { ShownColumns } from './shown-columns.ts';

/** Which columns a table has. */
export function ColumnMenu<Row>({ all, shown, show }: ShownColumns<Row>) {
  return (
    <Popout
      label="Columns that are shown"
      width="sm:w-56"
      button={
        <>
          <Columns3 size={15} aria-hidden="true" />
          Columns
        </>
      }
    >
      {() =>
        all
          .filter(({ hideable }) => hideable)
          .map((column) => (
            <Checkbox
              key={column.id}
              checked={shown.includes(column)}
              onChange={({ target }) => show(column.id, target.checked)}
              className="rounded-md px-2 py-1.5 hover:bg-ink/6"
            >
              {column.inFull ?? column.header}
            </Checkbox>
          ))
      }
    </Popout>
  );
}
