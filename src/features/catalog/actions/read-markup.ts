import { AppError } from '../../../kernel/errors.ts';
import type { TableRow } from '../domain/delimited-rows.ts';
import { type FileBytes, piecesOf } from '../domain/file-bytes.ts';
import { createHtmlTableReader } from '../domain/html-table.ts';
import { createXmlSheetList, createXmlSheetReader, type XmlSheet } from '../domain/spreadsheet-xml.ts';
import { createPieceDecoder } from '../domain/text-decoder.ts';
import type { Workbook, WorkbookOptions } from './read-workbook.ts';
import { brokenWorkbook } from './read-zip.ts';

/** The text of a file as it is read, without empty bytes, of which no text is kept; `share` is told how much is behind. */
export async function* textOfFile(
  file: FileBytes,
  share: (read: number) => void = () => undefined,
): AsyncGenerator<string> {
  let decoder: ReturnType<typeof createPieceDecoder> | undefined;
  let read = 0;
  for await (const piece of piecesOf(file)) {
    decoder ??= createPieceDecoder(piece);
    const text = decoder.decode(piece);
    yield text.includes('\0') ? text.replaceAll('\0', '') : text;
    read += piece.byteLength;
    share(read / file.size);
  }
  if (decoder) yield decoder.end();
}

/** A web page, read as a spreadsheet shows it: all its tables on one sheet. */
export function openPage(file: FileBytes, { merged }: WorkbookOptions = {}): Workbook {
  return {
    sheets: [],
    rows: async function* (_, share): AsyncGenerator<TableRow> {
      const reader = createHtmlTableReader(merged && ((range) => merged('', range)));
      let count = 0;
      for await (const text of textOfFile(file, share))
        for (const row of reader.push(text)) {
          count += 1;
          yield row;
        }
      for (const row of reader.end()) {
        count += 1;
        yield row;
      }
      if (count === 0) throw pageWithoutTable();
    },
  };
}

/** A workbook that is one XML file. */
export async function openXmlWorkbook(file: FileBytes, options: WorkbookOptions = {}): Promise<Workbook> {
  const { merged } = options;
  const list = createXmlSheetList();
  const all: XmlSheet[] = [];
  for await (const text of textOfFile(file)) all.push(...list.push(text));
  if (all.length === 0) throw brokenWorkbook();
  const visible = all.filter(({ isHidden }) => !isHidden);
  return {
    sheets: (visible.length > 0 ? visible : all).map(({ name }) => name),
    rows: async function* (sheet, share): AsyncGenerator<TableRow> {
      const reader = createXmlSheetReader({
        sheet,
        withFormats: options.withFormats ?? false,
        withoutHidden: options.withoutHidden ?? false,
        merged: (range) => merged?.(sheet, range),
      });
      for await (const text of textOfFile(file, share)) yield* reader.push(text);
    },
  };
}

const pageWithoutTable = (): AppError =>
  new AppError(
    'invalid_input',
    'That is a web page under a table’s name, and there is no table on it. Open it in a spreadsheet, save it as XLSX and try again.',
    { isTable: false },
  );
