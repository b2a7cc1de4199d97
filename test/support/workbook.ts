import { crc32, createDeflateRaw } from 'node:zlib';

export type SheetCell = string | number | null | { formula: string; shown?: string };

export interface Sheet {
  name: string;
  isHidden?: boolean;
  rows: Iterable<readonly SheetCell[]>;
}

/**
 * An XLSX file, written row by row: texts within their cells, as programs write them that don't hold a whole sheet.
 * Where a cell stands needn't be said, and by such programs often isn't; `withAddresses` says it, as Excel does.
 */
export function writeWorkbook(
  sheets: readonly Sheet[],
  { withAddresses = false } = {},
): AsyncGenerator<Buffer> {
  const listed = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${escapeXml(name)}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  const related = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return writeZip([
    {
      name: 'xl/workbook.xml',
      content: [`<workbook xmlns:r="r"><sheets>${listed.join('')}</sheets></workbook>`],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [`<Relationships>${related.join('')}</Relationships>`],
    },
    {
      name: 'xl/styles.xml',
      content: [
        '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs></styleSheet>',
      ],
    },
    ...sheets.map(({ rows }, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: sheetXml(rows, withAddresses),
    })),
  ]);
}

function* sheetXml(rows: Iterable<readonly SheetCell[]>, withAddresses: boolean): Generator<string> {
  yield '<worksheet><sheetData>';
  let line = 0;
  for (const row of rows) {
    line += 1;
    yield `<row r="${line}">${row.map((cell, at) => cellXml(cell, withAddresses ? ` r="${columnName(at)}${line}"` : '')).join('')}</row>`;
  }
  yield '</sheetData></worksheet>';
}

/** 0 is A, 25 is Z, 26 is AA. */
const columnName = (at: number): string =>
  `${at < 26 ? '' : columnName(Math.floor(at / 26) - 1)}${String.fromCharCode(65 + (at % 26))}`;

function cellXml(cell: SheetCell, address: string): string {
  if (cell === null) return `<c${address}/>`;
  if (typeof cell === 'number') return `<c${address}><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c${address} t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
  const shown = cell.shown === undefined ? '' : `<v>${escapeXml(cell.shown)}</v>`;
  return `<c${address} t="str"><f>${escapeXml(cell.formula)}</f>${shown}</c>`;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface ZipPart {
  name: string;
  content: Iterable<string>;
}

/** Sizes stand behind each part and in the directory, as they aren't known before. */
export async function* writeZip(parts: readonly ZipPart[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of parts) {
    const start = at;
    const label = Buffer.from(name);
    const sums = { crc: 0, size: 0, packed: 0 };
    const header = Buffer.concat([
      fields(
        [0x04034b50, 4],
        [20, 2],
        [8, 2],
        [8, 2],
        [0, 4],
        [0, 4],
        [0, 4],
        [0, 4],
        [label.length, 2],
        [0, 2],
      ),
      label,
    ]);
    yield header;
    for await (const chunk of packed(content, sums)) {
      sums.packed += chunk.byteLength;
      yield chunk;
    }
    const descriptor = fields([0x08074b50, 4], [sums.crc, 4], [sums.packed, 4], [sums.size, 4]);
    yield descriptor;
    at += header.byteLength + sums.packed + descriptor.byteLength;
    directory.push(
      Buffer.concat([
        fields(
          [0x02014b50, 4],
          [20, 2],
          [20, 2],
          [8, 2],
          [8, 2],
          [0, 4],
          [sums.crc, 4],
          [sums.packed, 4],
          [sums.size, 4],
        ),
        fields([label.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [start, 4]),
        label,
      ]),
    );
  }
  const entries = Buffer.concat(directory);
  const { length } = parts;
  yield entries;
  yield fields([0x06054b50, 4], [0, 4], [length, 2], [length, 2], [entries.byteLength, 4], [at, 4], [0, 2]);
}

async function* packed(
  content: Iterable<string>,
  sums: { crc: number; size: number },
): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 1 });
  const written = (async () => {
    let text = '';
    const flush = async () => {
      const bytes = Buffer.from(text);
      text = '';
      sums.crc = crc32(bytes, sums.crc);
      sums.size += bytes.byteLength;
      if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once('drain', resolve));
    };
    for (const piece of content) {
      text += piece;
      if (text.length > 256 * 1024) await flush();
    }
    await flush();
    deflate.end();
  })();
  for await (const chunk of deflate as AsyncIterable<Buffer>) yield chunk;
  await written;
}

/** Numbers of two or four bytes, the lowest first. */
function fields(...values: (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of values) {
    if (bytes === 2) buffer.writeUInt16LE(value, at);
    else buffer.writeUInt32LE(value >>> 0, at);
    at += bytes;
  }
  return buffer;
}
