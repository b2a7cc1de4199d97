import writeXlsxFile, { type CellObject } from 'write-excel-file/node';
import type { Cell, Grid } from './grid.ts';

export interface Hidden {
  /** Columns by number, from 0, of each sheet by name. */
  columns?: Record<string, readonly number[]>;
  sheets?: readonly string[];
}

export function xlsxOf(grids: readonly Grid[], hidden: Hidden = {}): Promise<Buffer> {
  return writeXlsxFile(
    grids.map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((row) => row.map(cellOf)),
      columns: Array.from({ length: Math.max(...rows.map((row) => row.length)) }, () => ({ width: 16 })),
    })),
    {
      features: [
        {
          files: {
            transform: {
              'xl/worksheets/sheet{id}.xml': {
                transformElementAttributes: (tag, attributes, index, _, { sheetIndex }) => {
                  const columns = hidden.columns?.[grids[sheetIndex]?.name ?? ''];
                  return tag === 'col' && columns?.includes(index ?? -1)
                    ? { ...attributes, hidden: 1 }
                    : attributes;
                },
              },
              'xl/workbook.xml': {
                transformElementAttributes: (tag, attributes) =>
                  tag === 'sheet' && hidden.sheets?.includes(String(attributes.name))
                    ? { ...attributes, state: 'hidden' }
                    : attributes,
              },
            },
          },
        },
      ],
    },
  ).toBuffer();
}

function cellOf(cell: Cell): CellObject | null {
  if (cell === null || cell === '') return null;
  const { value, format, columnSpan, rowSpan, bold } = typeof cell === 'object' ? cell : { value: cell };
  return {
    ...(value !== null && { value, type: typeof value === 'number' ? Number : String }),
    ...(format && { format }),
    ...(columnSpan && { columnSpan }),
    ...(rowSpan && { rowSpan }),
    ...(bold && { fontWeight: 'bold' as const }),
  };
}
