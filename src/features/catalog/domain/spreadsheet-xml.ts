import type { TableRow } from './delimited-rows.ts';
import { formatted, lookOf, numberText, referenceOf } from './sheet-cell.ts';
import { attributeOf, createXmlScanner } from './xml-scanner.ts';

/** A workbook of 2003 is one XML file; programs that aren't Excel still write it, and call it ".xls". */
export const isSpreadsheetXml = (text: string): boolean =>
  /^\s*<\?xml\b/.test(text) &&
  /urn:schemas-microsoft-com:office:spreadsheet|progid="Excel\.Sheet"/.test(text);

interface Reader<Found> {
  /** What is whole by now. */
  push(xml: string): Found[];
}

export interface XmlSheet {
  name: string;
  isHidden: boolean;
}

/** The sheets of a workbook, each when its end was seen. */
export function createXmlSheetList(): Reader<XmlSheet> {
  let done: XmlSheet[] = [];
  let sheet: XmlSheet | null = null;
  let isVisible = false;
  const scanner = createXmlScanner({
    open: (name, attributes) => {
      if (name === 'Worksheet') sheet = { name: attributeNamed(attributes, 'Name') ?? '', isHidden: false };
      isVisible = name === 'Visible';
    },
    text: (text) => {
      if (isVisible && sheet && /hidden/i.test(text)) sheet.isHidden = true;
    },
    close: (name) => {
      isVisible = false;
      if (name === 'Worksheet' && sheet) done.push(sheet);
    },
  });
  return {
    push: (xml) => {
      scanner.push(xml);
      const sheets = done;
      done = [];
      return sheets;
    },
  };
}

export interface XmlSheetOptions {
  sheet: string;
  withFormats: boolean;
  withoutHidden: boolean;
  merged: (range: string) => void;
}

const MOST_COLUMNS = 1_000;

/** The formats that have names of their own. */
const NAMED_FORMATS: ReadonlyMap<string, string> = new Map([
  ['Currency', '"$"#,##0.00'],
  ['Euro Currency', '"€"#,##0.00'],
  ['Percent', '0.00%'],
]);

interface Cell {
  column: number;
  type: string;
  style: string;
  text: string;
}

/** Reads the rows of one of a workbook's sheets as its XML arrives. */
export function createXmlSheetReader(options: XmlSheetOptions): Reader<TableRow> {
  const formats = new Map<string, string>();
  const hidden = new Set<number>();
  let style = '';
  let isInSheet = false;
  let done: TableRow[] = [];
  let row: TableRow | null = null;
  let line = 0;
  let column = 0;
  let cell: Cell | null = null;
  let isData = false;
  let isComment = false;

  const scanner = createXmlScanner({
    open: (name, attributes) => {
      if (name === 'Style') style = attributeNamed(attributes, 'ID') ?? '';
      else if (name === 'NumberFormat') formats.set(style, attributeNamed(attributes, 'Format') ?? '');
      else if (name === 'Worksheet') isInSheet = attributeNamed(attributes, 'Name') === options.sheet;
      if (!isInSheet) return;
      if (name === 'Column') readColumn(attributes);
      else if (name === 'Row') {
        line = numberOf(attributes, 'Index') ?? line + 1;
        row = { line, cells: [], ...(attributeNamed(attributes, 'Hidden') === '1' && { isHidden: true }) };
        column = 0;
      } else if (name === 'Cell') {
        column = (numberOf(attributes, 'Index') ?? column + 1) - 1;
        const [across, down] = [
          numberOf(attributes, 'MergeAcross') ?? 0,
          numberOf(attributes, 'MergeDown') ?? 0,
        ];
        if (across + down > 0)
          options.merged(`${referenceOf(column, line)}:${referenceOf(column + across, line + down)}`);
        cell = { column, type: 'String', style: attributeNamed(attributes, 'StyleID') ?? '', text: '' };
        column += 1 + across;
      } else if (name === 'Data' && cell && !isComment) {
        cell.type = attributeNamed(attributes, 'Type') ?? 'String';
        isData = true;
      } else if (name === 'Comment') isComment = true;
    },
    text: (text) => {
      if (isData && cell) cell.text += text;
    },
    close: (name) => {
      if (name === 'Data') isData = false;
      else if (name === 'Comment') isComment = false;
      else if (name === 'Cell') keep();
      else if (name === 'Row' && row) {
        if (row.cells.some((text) => text !== '')) done.push(row);
        row = null;
      } else if (name === 'Worksheet') isInSheet = false;
    },
  });

  function readColumn(attributes: string): void {
    const first = numberOf(attributes, 'Index') ?? column + 1;
    const last = Math.min(first + (numberOf(attributes, 'Span') ?? 0), MOST_COLUMNS);
    if (options.withoutHidden && attributeNamed(attributes, 'Hidden') === '1')
      for (let at = first; at <= last; at += 1) hidden.add(at - 1);
    column = last;
  }

  function keep(): void {
    if (row && cell && cell.column < MOST_COLUMNS) {
      while (row.cells.length < cell.column) row.cells.push('');
      row.cells[cell.column] = hidden.has(cell.column) ? '' : shownIn(cell);
    }
    cell = null;
  }

  function shownIn({ type, text, style: id }: Cell): string {
    if (type === 'Error') return '';
    if (type === 'DateTime') return text.slice(0, 10);
    if (type === 'Boolean') return text === '1' ? 'TRUE' : 'FALSE';
    if (type !== 'Number') return text;
    const named = formats.get(id) ?? '';
    const code = NAMED_FORMATS.get(named) ?? named;
    const look = lookOf(0, code) === 'percent' ? 'percent' : 'plain';
    const shown = numberText(text, look, false);
    return options.withFormats && look === 'plain' ? formatted(shown, 0, code) : shown;
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

/** Most programs write the prefix that Excel writes; some have made it the document's own. */
const attributeNamed = (attributes: string, name: string): string | undefined =>
  attributeOf(attributes, `ss:${name}`) ?? attributeOf(attributes, name);

const numberOf = (attributes: string, name: string): number | undefined => {
  const value = Number(attributeNamed(attributes, name) ?? Number.NaN);
  return Number.isInteger(value) ? value : undefined;
};
