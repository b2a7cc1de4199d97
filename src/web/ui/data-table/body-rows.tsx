import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton.tsx';
import { useAfterPaint } from '../use-after-paint.ts';
import type { DataColumn } from './data-column.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { RowTabIndex } from './row-opener.tsx';
import { isSelected, type RowKey, type Selection } from './selection.ts';
import { CELL, FIRST_CELL, PINNED, PINNED_AT_END, TICK_CELL } from './table-looks.ts';

/** As many as a phone shows, and then so many at a time as it can lay out between two touches. */
const FIRST_ROWS = 12;
const MORE_ROWS = 4;
const ROW_HEIGHT = 40;
const LINE = 'h-10 border-line border-b group-last:border-0';

const cellClass = <Row,>(column: DataColumn<Row>, index: number, canSelect: boolean) =>
  classNames(
    LINE,
    CELL,
    column.align === 'end' && 'text-right tabular-nums',
    index === 0 && classNames(PINNED, canSelect ? 'left-10' : FIRST_CELL),
    column.staysAtEnd && PINNED_AT_END,
  );

interface BodyRowsProps<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
  /** For those who can't see which row a checkbox stands in. */
  nameOf: (row: Row) => string;
  /** How many rows stand on the pages before. */
  before: number;
  /** The row that Tab leads into. */
  active: RowKey | undefined;
  onActive: (key: RowKey) => void;
  selection?: Selection | undefined;
  onChoose: (key: RowKey, isChosen: boolean, withShift: boolean) => void;
}

/** The first rows at once, and piece by piece those below them, once what is above has been painted. */
export const BodyRows = <Row,>(props: BodyRowsProps<Row>) => <Pieces {...props} length={FIRST_ROWS} />;

interface PiecesProps<Row> extends BodyRowsProps<Row> {
  /** Of the first of them. */
  length: number;
}

function Pieces<Row>({ length, ...props }: PiecesProps<Row>) {
  const { rows, before } = props;
  return (
    <>
      <Piece {...props} rows={rows.slice(0, length)} />
      {rows.length > length && <PiecesBelow {...props} rows={rows.slice(length)} before={before + length} />}
    </>
  );
}

function PiecesBelow<Row>(props: BodyRowsProps<Row>) {
  if (useAfterPaint()) return <Pieces {...props} length={MORE_ROWS} />;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no row of the table, only the place that rows will take
    <tr aria-hidden="true">
      <td style={{ height: props.rows.length * ROW_HEIGHT }} />
    </tr>
  );
}

function Piece<Row>(props: BodyRowsProps<Row>) {
  const { columns, rows, keyOf, nameOf, before, active, onActive, selection, onChoose } = props;
  return rows.map((row, index) => {
    const key = keyOf(row);
    const isChosen = selection !== undefined && isSelected(selection, key);
    // Not the row's own ground: what moves past below the first cell must not shine through.
    const look = isChosen
      ? 'bg-sunken'
      : 'bg-surface group-hover:bg-sunken group-has-focus-visible:bg-sunken';
    return (
      <tr key={key} aria-rowindex={before + index + 2} onFocus={() => onActive(key)} className="group">
        <RowTabIndex value={key === active ? 0 : -1}>
          {selection && (
            <td className={classNames(LINE, TICK_CELL, 'z-1', look)}>
              <RowCheckbox
                label={`Select ${nameOf(row)}`}
                checked={isChosen}
                onChoose={(wanted, withShift) => onChoose(key, wanted, withShift)}
              />
            </td>
          )}
          {columns.map((column, at) => (
            <td
              key={column.id}
              className={classNames(cellClass(column, at, selection !== undefined), at === 0 && 'z-1', look)}
            >
              {column.cell(row)}
            </td>
          ))}
        </RowTabIndex>
      </tr>
    );
  });
}

interface SkeletonRowsProps<Row> {
  columns: readonly DataColumn<Row>[];
  count: number;
  canSelect: boolean;
}

export function SkeletonRows<Row>({ columns, count, canSelect }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => row).map((row) => (
    <tr key={row} className="group">
      {canSelect && <td className={classNames(LINE, TICK_CELL)} />}
      {columns.map((column, at) => (
        <td key={column.id} className={cellClass(column, at, canSelect)}>
          <Skeleton className={classNames('h-3 w-3/4', column.align === 'end' && 'ml-auto')} />
        </td>
      ))}
    </tr>
  ));
}
