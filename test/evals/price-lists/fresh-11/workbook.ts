import { crc32, deflateRawSync } from 'node:zlib';
import type { CellWithStyle } from '../grid.ts';

export interface StyledBox extends CellWithStyle {
  fill?: string;
  /** The value is what was last worked out. */
  formula?: string;
}

export type Box = string | number | null | StyledBox;

interface Page {
  name: string;
  rows: readonly (readonly Box[])[];
  widths: readonly number[];
  hiddenColumns: readonly number[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook as Excel itself saves it: shared strings, styles, values beside formulas. */
export function workbookOf(pages: readonly Page[]): Buffer {
  const strings = new Numbered();
  const styles = new Numbered();
  styles.of(styleKey({ value: null }));
  const sheets = pages.map((page) => sheetXml(page, strings, styles));
  const each = (make: (number: number, page: Page) => string) =>
    pages.map((page, at) => make(at + 1, page)).join('');
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${KIND}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${KIND}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((number, { name }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${each((number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId900" Type="${RELATIONS}/styles" Target="styles.xml"/><Relationship Id="rId901" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': stylesXml(styles.all),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}" uniqueCount="${strings.all.length}">${strings.all.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
  };
  sheets.forEach((xml, at) => {
    files[`xl/worksheets/sheet${at + 1}.xml`] = xml;
  });
  return zipOf(files);
}

/** Gives every new text the next number. */
class Numbered {
  readonly #numbers = new Map<string, number>();

  of(text: string): number {
    const number = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }

  get all(): string[] {
    return [...this.#numbers.keys()];
  }
}

const styleKey = ({ format = '', bold, fill = '' }: StyledBox) => [format, bold ? 1 : 0, fill].join('\n');

function sheetXml({ rows, widths, hiddenColumns }: Page, strings: Numbered, styles: Numbered): string {
  const merged: string[] = [];
  const rowsXml = rows.map((boxes, row) => {
    const cells = boxes.map((box, column) => {
      if (box === null || box === '') return '';
      const styled: StyledBox = typeof box === 'object' ? box : { value: box };
      const { value, formula, columnSpan = 1, rowSpan = 1 } = styled;
      const place = nameOf(column, row);
      if (columnSpan * rowSpan > 1) {
        merged.push(`${place}:${nameOf(column + columnSpan - 1, row + rowSpan - 1)}`);
      }
      const style = styles.of(styleKey(styled));
      const attributes = `r="${place}"${style > 0 ? ` s="${style}"` : ''}`;
      const inner = formula ? `<f>${escaped(formula)}</f>` : '';
      if (value === null) return `<c ${attributes}>${inner}</c>`;
      if (typeof value === 'number') return `<c ${attributes}>${inner}<v>${value}</v></c>`;
      if (formula) return `<c ${attributes} t="str">${inner}<v>${escaped(value)}</v></c>`;
      return `<c ${attributes} t="s"><v>${strings.of(value)}</v></c>`;
    });
    const content = cells.join('');
    return content && `<row r="${row + 1}">${content}</row>`;
  });
  const columns = widths.map((width, at) => {
    const hidden = hiddenColumns.includes(at) ? ' hidden="1"' : '';
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${hidden}/>`;
  });
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  return `<worksheet xmlns="${MAIN}"><cols>${columns.join('')}</cols><sheetData>${rowsXml.join('')}</sheetData>${merges && `<mergeCells count="${merged.length}">${merges}</mergeCells>`}</worksheet>`;
}

function nameOf(column: number, row: number): string {
  const first = column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : '';
  return `${first}${String.fromCharCode(65 + (column % 26))}${row + 1}`;
}

function stylesXml(keys: readonly string[]): string {
  const styles = keys.map((key) => {
    const [format = '', bold = '0', fill = ''] = key.split('\n');
    return { format, bold, fill };
  });
  const formats = [...new Set(styles.map(({ format }) => format).filter((format) => format !== ''))];
  const fills = [...new Set(styles.map(({ fill }) => fill).filter((fill) => fill !== ''))];
  const formatXml = formats.map(
    (format, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(format)}"/>`,
  );
  const fillXml = fills.map(
    (fill) =>
      `<fill><patternFill patternType="solid"><fgColor rgb="FF${fill.slice(1)}"/></patternFill></fill>`,
  );
  const formatXfs = styles.map(({ format, bold, fill }) => {
    const formatId = format ? 164 + formats.indexOf(format) : 0;
    const fillId = fill ? 2 + fills.indexOf(fill) : 0;
    return `<xf numFmtId="${formatId}" fontId="${bold}" fillId="${fillId}" borderId="0" xfId="0"${format && ' applyNumberFormat="1"'}/>`;
  });
  const font = (inner: string) => `<font>${inner}<sz val="11"/><name val="Calibri"/></font>`;
  return `<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formatXml.join('')}</numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="${2 + fills.length}"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fillXml.join('')}</fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length}">${formatXfs.join('')}</cellXfs></styleSheet>`.replace(
    '<numFmts count="0"></numFmts>',
    '',
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function zipOf(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, xml] of Object.entries(files)) {
    const content = Buffer.from(HEAD + xml);
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    // The first of January 1980, which Excel writes too.
    common.writeUInt16LE(0x21, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    const made = Buffer.from([0x14, 0x00]);
    entries.push(Buffer.from('PK\x01\x02'), made, common, tail, Buffer.from(name));
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}
