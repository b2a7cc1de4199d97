import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from '../class-names.ts';
import type { DataColumn } from './data-column.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { nextSort, type Sort } from './sort.ts';
import { CELL, FIRST_CELL, PINNED, PINNED_AT_END, TICK_CELL } from './table-looks.ts';

interface HeaderRowProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** How much of the page is chosen; without it rows can't be. */
  chosen?: 'none' | 'some' | 'every' | undefined;
  /** As long as none are there, there is nothing to choose. */
  hasRows: boolean;
  onChooseAll: (isChosen: boolean) => void;
}

export function HeaderRow<Row>(props: HeaderRowProps<Row>) {
  const { columns, sort, onSort, chosen, hasRows, onChooseAll } = props;
  return (
    <tr className="text-12 text-ink-3" aria-rowindex={1}>
      {chosen && (
        <th scope="col" className={classNames(HEAD, TICK_CELL, 'z-20')}>
          <RowCheckbox
            label="Select every row of this page"
            checked={chosen === 'every'}
            isMixed={chosen === 'some'}
            disabled={!hasRows}
            onChoose={onChooseAll}
          />
        </th>
      )}
      {columns.map((column, index) => {
        const isSorted = sort?.column === column.id;
        const sorted = sort?.direction === 'asc' ? 'ascending' : 'descending';
        return (
          <th
            key={column.id}
            scope="col"
            {...(isSorted && { 'aria-sort': sorted })}
            title={column.inFull}
            className={classNames(
              HEAD,
              CELL,
              'font-medium',
              column.align === 'end' ? 'text-right' : 'text-left',
              index === 0 && classNames(PINNED, 'z-20', chosen ? 'left-10' : FIRST_CELL),
              column.staysAtEnd && classNames(PINNED_AT_END, 'z-20'),
            )}
          >
            {column.sortable && sort && onSort ? (
              <SortButton
                column={column}
                sort={sort}
                onPress={() => onSort(nextSort(sort, column.id, column.sortable ?? 'asc'))}
              />
            ) : (
              <span className="block truncate">{column.header}</span>
            )}
          </th>
        );
      })}
    </tr>
  );
}

const HEAD = 'sticky top-0 z-10 h-9 touch:h-10 border-line border-b bg-surface';

interface SortButtonProps<Row> {
  column: DataColumn<Row>;
  sort: Sort;
  onPress: () => void;
}

/** The mark of a column that isn't sorted shows when somebody comes near it. */
function SortButton<Row>({ column, sort, onPress }: SortButtonProps<Row>) {
  const isSorted = sort.column === column.id;
  const direction = isSorted ? sort.direction : column.sortable;
  const Mark = direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(
        'group relative inline-flex h-9 touch:h-10 min-w-6 max-w-full items-center rounded-sm font-medium -outline-offset-2 transition-colors hover:text-ink',
        isSorted && 'text-ink',
      )}
    >
      <span className="truncate">{column.header}</span>
      <Mark
        size={11}
        aria-hidden="true"
        className={classNames(
          // In the cell's padding: it takes nothing from the word, and leaves it above the figures below.
          'absolute transition-opacity',
          column.align === 'end' ? 'right-full mr-px' : 'left-full ml-px',
          !isSorted && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
        )}
      />
    </button>
  );
}
