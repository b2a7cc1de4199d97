import { lineOf, type Plan } from '../fresh-2/listing.ts';
import type { Ware } from '../fresh-2/wares.ts';
import type { Line } from '../grid.ts';

type Column = readonly [head: string, width: number, align: 'left' | 'right', of: (ware: Ware) => string];

interface Report extends Pick<Plan, 'says' | 'currency'> {
  wares: readonly Ware[];
  /** On each page. */
  head: (page: number) => readonly string[];
  columns: readonly Column[];
  /** Lines to a page. */
  each: number;
  end: readonly string[];
}

/** As a printer of fixed pitch gets it: columns filled up with spaces, pages parted by form feeds. */
export function printed({ wares, head, columns, each, end, says, currency }: Report): {
  bytes: Buffer;
  lines: Line[];
} {
  const filled = (text: string, [, width, align]: Column) =>
    align === 'left' ? text.padEnd(width) : text.padStart(width);
  const rowOf = (of: (column: Column) => string) =>
    columns
      .map((column) => filled(of(column), column))
      .join('  ')
      .trimEnd();
  const rows: string[] = [];
  const lines: Line[] = [];
  for (const [at, ware] of wares.entries()) {
    if (at % each === 0) {
      const [first = '', ...more] = head(at / each + 1);
      rows.push(
        at === 0 ? first : `\f${first}`,
        ...more,
        rowOf(([text]) => text),
      );
    }
    rows.push(rowOf(([, , , of]) => of(ware)));
    lines.push({ ...lineOf(ware, { says, currency }), row: null });
  }
  return { bytes: Buffer.from(`${[...rows, ...end].join('\r\n')}\r\n`), lines };
}
