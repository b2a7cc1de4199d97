import { AppError } from '../../../kernel/errors.ts';
import type { TableRow } from '../domain/delimited-rows.ts';
import type { FileBytes } from '../domain/file-bytes.ts';
import { formatted, lookOf, type NumberLook, unescaped } from '../domain/sheet-cell.ts';
import { createSheetReader } from '../domain/sheet-reader.ts';
import { attributeOf, createXmlScanner, type XmlHandlers } from '../domain/xml-scanner.ts';
import { brokenWorkbook, readZip, unpack, type ZipEntry } from './read-zip.ts';

export interface Workbook {
  /** As they stand in it; hidden ones only where there is no other. */
  sheets: string[];
  /** `share` is told how much of the sheet is behind it, from 0 to 1. */
  rows(sheet: string, share: (read: number) => void): AsyncGenerator<TableRow>;
  /** The sheet's merged cells, where its file has them behind the rows. */
  merges?(sheet: string): AsyncGenerator<string>;
}

export interface WorkbookOptions {
  /** Numbers with what their format puts around them: a currency, leading zeros. */
  withFormats?: boolean;
  /** What stands in hidden columns is left out. */
  withoutHidden?: boolean;
  /** What stands in cells that were merged downwards stands in each of their rows. */
  spreadDown?: boolean;
  /** Is told of cells that were made one. */
  merged?: (sheet: string, range: string) => void;
  /** What one part of the workbook may unpack to. */
  mostUnpackedBytes?: number;
}

const MERGE_CELL = /<(?:\w+:)?mergeCell\s[^<>]*?\bref\s*=\s*["']([A-Z]+\d+:[A-Z]+\d+)["']/g;
const LONGEST_MERGE_CELL = 1_000;

/** Texts that cells share have to be held while the rows are read: this many characters of them at most. */
const MOST_SHARED_CHARACTERS = 96 * 1024 * 1024;

/** An XLSX file, of which the rows are read as they come. */
export async function openWorkbook(file: FileBytes, options: WorkbookOptions = {}): Promise<Workbook> {
  const { merged, mostUnpackedBytes } = options;
  const entries = await readZip(file);
  if ([...entries.values()].some(({ isEncrypted }) => isEncrypted)) throw lockedWorkbook();
  const named = (name: string): ZipEntry | undefined =>
    entries.get(name) ??
    [...entries.values()].find((entry) => entry.name.toLowerCase() === name.toLowerCase());
  const scan = async (entry: ZipEntry | undefined, handlers: XmlHandlers): Promise<void> => {
    if (!entry) return;
    const scanner = createXmlScanner(handlers);
    const decoder = new TextDecoder();
    for await (const bytes of unpack(file, entry, undefined, mostUnpackedBytes))
      scanner.push(decoder.decode(bytes, { stream: true }));
  };

  const book = named('xl/workbook.xml');
  if (!book) throw otherArchive(entries);
  const targets = new Map<string, string>();
  await scan(
    named('xl/_rels/workbook.xml.rels'),
    opening((name, attributes) => {
      if (name !== 'Relationship') return;
      targets.set(attributeOf(attributes, 'Id') ?? '', attributeOf(attributes, 'Target') ?? '');
    }),
  );
  const listed: { name: string; isHidden: boolean; entry: ZipEntry }[] = [];
  let since1904 = false;
  await scan(
    book,
    opening((name, attributes) => {
      if (name === 'workbookPr') since1904 = /^(1|true)$/.test(attributeOf(attributes, 'date1904') ?? '');
      if (name !== 'sheet') return;
      const target = targets.get(/\b\w+:id\s*=\s*["']([^"']*)/.exec(attributes)?.[1] ?? '') ?? '';
      const entry = named(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
      const isHidden = (attributeOf(attributes, 'state') ?? 'visible') !== 'visible';
      if (entry) listed.push({ name: attributeOf(attributes, 'name') ?? '', isHidden, entry });
    }),
  );
  const visible = listed.filter(({ isHidden }) => !isHidden);
  const sheets = visible.length > 0 ? visible : listed;
  if (sheets.length === 0) throw brokenWorkbook();

  const looks: NumberLook[] = [];
  const formats: NumberFormat[] = [];
  await scan(named('xl/styles.xml'), styleHandlers(looks, formats));
  let shared: string[] | undefined;
  const sheetNamed = (wanted: string) => {
    const found = sheets.find(({ name }) => name === wanted);
    if (!found) throw new AppError('not_found', `The workbook has no sheet “${wanted}”.`);
    return found;
  };

  return {
    sheets: sheets.map(({ name }) => name),
    merges: async function* (sheet) {
      // By their mark alone: to go through all cells for the sake of a few ranges would take as long as reading them.
      let before = '';
      for await (const bytes of unpack(file, sheetNamed(sheet).entry, undefined, mostUnpackedBytes)) {
        const text = before + Buffer.from(bytes).toString('latin1');
        for (const [, range = ''] of text.matchAll(MERGE_CELL)) yield range;
        before = cutTag(text);
      }
    },
    rows: async function* (sheet, share) {
      const found = sheetNamed(sheet);
      if (!shared) {
        shared = [];
        await scan(named('xl/sharedStrings.xml'), sharedHandlers(shared));
      }
      const reader = createSheetReader({
        shared,
        looks,
        since1904,
        withoutHidden: options.withoutHidden ?? false,
        merged: merged && ((range) => merged(sheet, range)),
        ...(options.withFormats && {
          formatted: (text, style) => formatted(text, formats[style]?.id ?? 0, formats[style]?.code),
        }),
      });
      const decoder = new TextDecoder();
      const told = (bytes: number) => share(bytes / Math.max(1, found.entry.packedBytes));
      for await (const bytes of unpack(file, found.entry, told, mostUnpackedBytes))
        yield* reader.push(decoder.decode(bytes, { stream: true }));
    },
  };
}

const opening = (open: XmlHandlers['open']): XmlHandlers => ({
  open,
  close: () => undefined,
  text: () => undefined,
});

interface NumberFormat {
  id: number;
  code: string | undefined;
}

/** The look and the format of each style, by the number under which cells name it. */
function styleHandlers(looks: NumberLook[], formats: NumberFormat[]): XmlHandlers {
  const codes = new Map<number, string>();
  let isInCellStyles = false;
  return {
    open: (name, attributes) => {
      if (name === 'numFmt')
        codes.set(Number(attributeOf(attributes, 'numFmtId')), attributeOf(attributes, 'formatCode') ?? '');
      else if (name === 'cellXfs') isInCellStyles = true;
      else if (name === 'xf' && isInCellStyles) {
        const id = Number(attributeOf(attributes, 'numFmtId') ?? 0);
        looks.push(lookOf(id, codes.get(id)));
        formats.push({ id, code: codes.get(id) });
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isInCellStyles = false;
    },
    text: () => undefined,
  };
}

/** A shared text may be made of runs of several fonts; how it is pronounced isn't part of it. */
function sharedHandlers(shared: string[]): XmlHandlers {
  let characters = 0;
  let parts = '';
  let isText = false;
  let isSound = false;
  return {
    open: (name) => {
      if (name === 'si') parts = '';
      else if (name === 't') isText = !isSound;
      else if (name === 'rPh') isSound = true;
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isSound = false;
      else if (name === 'si') {
        characters += parts.length;
        shared.push(unescaped(parts));
      }
    },
    text: (text) => {
      if (!isText) return;
      parts += text;
      if (characters + parts.length > MOST_SHARED_CHARACTERS)
        throw new AppError(
          'too_large',
          'The workbook holds too much text. Save the sheet as CSV and try again.',
        );
    },
  };
}

export const lockedWorkbook = (): AppError =>
  new AppError(
    'invalid_input',
    'The workbook is protected by a password. Save a copy without one and try again.',
  );

function otherArchive(entries: ReadonlyMap<string, ZipEntry>): AppError {
  if (entries.has('content.xml'))
    return new AppError(
      'invalid_input',
      'That is an OpenDocument file. Save it as XLSX or CSV and try again.',
    );
  return new AppError(
    'invalid_input',
    'That is an archive, not a workbook. Unpack it and choose the file within.',
  );
}

/** The tag that goes on in the next piece, as far as it may be a short one. */
function cutTag(text: string): string {
  const from = Math.max(text.lastIndexOf('<'), text.length - LONGEST_MERGE_CELL);
  return text[from] === '<' && !text.includes('>', from) ? text.slice(from) : '';
}
