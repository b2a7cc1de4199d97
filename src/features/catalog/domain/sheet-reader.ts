import type { TableRow } from './delimited-rows.ts';
import { columnOf, type NumberLook, numberText, unescaped } from './sheet-cell.ts';
import { attributeOf, createXmlScanner, endlessText, LONGEST_TOKEN } from './xml-scanner.ts';

export interface SheetContext {
  /** The texts that cells name by number. */
  shared: readonly string[];
  /** What a number looks like, by its cell's style. */
  looks: readonly NumberLook[];
  since1904: boolean;
  /** What a style's format puts around a number; where nobody gives it, numbers are bare. */
  formatted?: (text: string, style: number) => string;
  /** What stands in columns that nobody sees is left out. */
  withoutHidden?: boolean;
  /** Is told of cells that were made one: "A1:C1". They come after the rows. */
  merged?: ((range: string) => void) | undefined;
}

export interface SheetReader {
  /** The rows that are whole by now. */
  push(xml: string): TableRow[];
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** Columns beyond these hold nothing that anybody sees. */
const MOST_COLUMNS = 1_000;

/** Reads a sheet's rows as its XML arrives. A formula is what it showed last, or its own text: it is never reckoned. */
export function createSheetReader(context: SheetContext): SheetReader {
  const { shared, looks, since1904, formatted, merged, withoutHidden = false } = context;
  const hidden = new Set<number>();
  let done: TableRow[] = [];
  let row: TableRow | null = null;
  let line = 0;
  let column = -1;
  let type = '';
  let style = 0;
  let value = '';
  let formula = '';
  let hasValue = false;
  let reading: 'value' | 'formula' | null = null;

  function cellText(): string {
    if (value === '') return formula === '' || hasValue ? '' : `=${formula}`;
    switch (type) {
      case 's':
        return shared[Number(value)] ?? '';
      case 'inlineStr':
      case 'str':
        return unescaped(value);
      case 'd':
        return value.slice(0, 10);
      case 'b':
        return value === '1' ? 'TRUE' : 'FALSE';
      case 'e':
        return '';
      default: {
        const look = looks[style] ?? 'plain';
        const text = numberText(value, look, since1904);
        return formatted && look === 'plain' ? formatted(text, style) : text;
      }
    }
  }

  const scanner = createXmlScanner({
    open: (name, attributes) => {
      switch (name) {
        case 'col':
          if (withoutHidden && isTrue(attributeOf(attributes, 'hidden')))
            hide(Number(attributeOf(attributes, 'min')), Number(attributeOf(attributes, 'max')));
          return;
        case 'row':
          line = Number(attributeOf(attributes, 'r')) || line + 1;
          row = { line, cells: [], ...(isTrue(attributeOf(attributes, 'hidden')) && { isHidden: true }) };
          column = -1;
          return;
        case 'c': {
          const named = columnOf(attributeOf(attributes, 'r') ?? '');
          column = named < 0 ? column + 1 : named;
          type = attributeOf(attributes, 't') ?? 'n';
          style = Number(attributeOf(attributes, 's') ?? 0);
          value = '';
          formula = '';
          hasValue = false;
          return;
        }
        case 'v':
        case 't':
          hasValue = true;
          reading = 'value';
          return;
        case 'f':
          reading = 'formula';
          return;
        case 'mergeCell':
          merged?.(attributeOf(attributes, 'ref') ?? '');
      }
    },
    text: (text) => {
      if (reading === 'value') value += text;
      else if (reading === 'formula') formula += text;
      if (value.length + formula.length > LONGEST_TOKEN) throw endlessText();
    },
    close: (name) => {
      if (name === 'v' || name === 't' || name === 'f') reading = null;
      else if (name === 'c') keep();
      else if (name === 'row' && row) {
        if (row.cells.some((cell) => cell !== '')) done.push(row);
        row = null;
      }
    },
  });

  /** Columns are counted from 1 there. */
  function hide(first: number, last: number): void {
    for (let at = first; at <= Math.min(last, MOST_COLUMNS); at += 1) hidden.add(at - 1);
  }

  function keep(): void {
    if (!row || column >= MOST_COLUMNS) return;
    const text = hidden.has(column) ? '' : cellText();
    while (row.cells.length < column) row.cells.push('');
    row.cells[column] = text;
  }

  return {
    push: (xml) => {
      scanner.push(xml);
      const rows = done;
      done = [];
      return rows;
    },
  };
}
