import { crc32, deflateRawSync } from 'node:zlib';
import { type Cell, plainOf, type Sheet, type Styled } from './listing.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const FIRST_OWN_FORMAT = 164;

/** A workbook as a spreadsheet program saves it: shared strings, number formats, formulas with their last values. */
export function workbookOf(sheets: readonly Sheet[]): Buffer {
  const strings = new Map<string, number>();
  const formats = new Map<string, number>();
  const pages = sheets.map((sheet) => sheetXml(sheet, strings, formats));
  const ids = sheets.map((_, index) => index + 1);
  const names = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  );
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${ids.map((id) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${ids.map((id) => `<Relationship Id="rId${id}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${id}.xml"/>`).join('')}<Relationship Id="rId${ids.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId${ids.length + 2}" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ...Object.fromEntries(pages.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
    'xl/styles.xml': stylesXml(formats),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}" uniqueCount="${strings.size}">${[...strings.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
  });
}

function sheetXml(sheet: Sheet, strings: Map<string, number>, formats: Map<string, number>): string {
  const merges: string[] = [];
  const rows = sheet.rows.map((row, y) => {
    const cells = row.map((cell, x) => {
      const { across = 1, down = 1 } = isStyled(cell) ? cell : {};
      if (across > 1 || down > 1) merges.push(`${placeOf(x, y)}:${placeOf(x + across - 1, y + down - 1)}`);
      return cellXml(cell, placeOf(x, y), strings, formats);
    });
    return `<row r="${y + 1}"${sheet.hiddenRows.includes(y + 1) ? ' hidden="1"' : ''}>${cells.join('')}</row>`;
  });
  const columns = sheet.hiddenColumns?.map(
    (x) => `<col min="${x + 1}" max="${x + 1}" width="9" hidden="1"/>`,
  );
  return [
    `<worksheet xmlns="${MAIN}">`,
    columns ? `<cols>${columns.join('')}</cols>` : '',
    `<sheetData>${rows.join('')}</sheetData>`,
    merges.length > 0
      ? `<mergeCells count="${merges.length}">${merges.map((place) => `<mergeCell ref="${place}"/>`).join('')}</mergeCells>`
      : '',
    '</worksheet>',
  ].join('');
}

function cellXml(
  cell: Cell,
  place: string,
  strings: Map<string, number>,
  formats: Map<string, number>,
): string {
  const value = plainOf(cell);
  const { formula, format } = isStyled(cell) ? cell : {};
  if (value === null && !formula) return '';
  const style = format ? ` s="${numberIn(formats, format) + 1}"` : '';
  const f = formula ? `<f>${escaped(formula)}</f>` : '';
  if (typeof value === 'number') return `<c r="${place}"${style}>${f}<v>${value}</v></c>`;
  if (formula) {
    const type = value?.startsWith('#') ? 'e' : 'str';
    return `<c r="${place}"${style} t="${type}">${f}<v>${escaped(value ?? '')}</v></c>`;
  }
  return `<c r="${place}"${style} t="s"><v>${numberIn(strings, value ?? '')}</v></c>`;
}

function stylesXml(formats: Map<string, number>): string {
  const own = [...formats.keys()].map(
    (code, index) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + index}" formatCode="${escaped(code)}"/>`,
  );
  const styles = own.map(
    (_, index) =>
      `<xf numFmtId="${FIRST_OWN_FORMAT + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';
  return `<styleSheet xmlns="${MAIN}">${own.length > 0 ? `<numFmts count="${own.length}">${own.join('')}</numFmts>` : ''}<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${styles.length + 1}">${plain}${styles.join('')}</cellXfs></styleSheet>`;
}

const isStyled = (cell: Cell): cell is Styled => cell !== null && typeof cell === 'object';

function numberIn(known: Map<string, number>, text: string): number {
  const number = known.get(text) ?? known.size;
  known.set(text, number);
  return number;
}

function placeOf(x: number, y: number): string {
  let letters = '';
  for (let left = x + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return letters + (y + 1);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function zipOf(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt16LE(0x5c2f, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02', 'latin1'),
        Buffer.from([20, 0]),
        common,
        tail,
        Buffer.from(name),
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}
