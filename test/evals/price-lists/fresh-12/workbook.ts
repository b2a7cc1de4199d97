import { writeZip } from '../../../support/workbook.ts';
import type { C, Sheet, Styled } from './lib.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function columnName(at: number): string {
  return (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
}

/** Programs for the web write strings where they stand, Excel writes them once. */
export async function workbookOf(
  sheets: readonly Sheet[],
  strings: 'shared' | 'inline' = 'shared',
): Promise<Buffer> {
  const shared = new Map<string, number>();
  const styles = new Map<string, number>([['|', 0]]);
  const styleOf = ({ fmt = '', bold }: Styled) => {
    const key = `${fmt}|${bold ? 'b' : ''}`;
    if (!styles.has(key)) styles.set(key, styles.size);
    return styles.get(key) ?? 0;
  };
  const textOf = (text: string) => {
    if (strings === 'inline') return ['inlineStr', `<is><t xml:space="preserve">${escaped(text)}</t></is>`];
    if (!shared.has(text)) shared.set(text, shared.size);
    return ['s', `<v>${shared.get(text)}</v>`];
  };
  const cellOf = (cell: C, at: string) => {
    const styled: Styled = typeof cell === 'object' && cell ? cell : { v: cell as string | number | null };
    const style = styleOf(styled);
    const attributes = `r="${at}"${style ? ` s="${style}"` : ''}`;
    const formula = styled.f ? `<f>${escaped(styled.f)}</f>` : '';
    if (styled.v === null || styled.v === '') return style ? `<c ${attributes}/>` : '';
    if (typeof styled.v === 'number') return `<c ${attributes}>${formula}<v>${styled.v}</v></c>`;
    if (formula) return `<c ${attributes} t="str">${formula}<v>${escaped(styled.v)}</v></c>`;
    const [type, inside] = textOf(styled.v);
    return `<c ${attributes} t="${type}">${inside}</c>`;
  };

  const files: Record<string, string> = {};
  sheets.forEach((sheet, index) => {
    const merges: string[] = [];
    const rows = sheet.rows.map((row, y) => {
      row.forEach((cell, x) => {
        if (typeof cell !== 'object' || !cell || !(cell.span || cell.down)) return;
        const end = columnName(x + (cell.span ?? 1) - 1) + (y + (cell.down ?? 1));
        merges.push(`<mergeCell ref="${columnName(x)}${y + 1}:${end}"/>`);
      });
      const cells = row.map((cell, x) => cellOf(cell, columnName(x) + (y + 1))).join('');
      return cells ? `<row r="${y + 1}">${cells}</row>` : '';
    });
    const count = Math.max(1, ...sheet.rows.map((row) => row.length));
    const columns = Array.from({ length: count }, (_, x) => {
      const hidden = sheet.hiddenColumns.includes(x) ? ' hidden="1"' : '';
      return `<col min="${x + 1}" max="${x + 1}" width="${sheet.widths[x] ?? 14}" customWidth="1"${hidden}/>`;
    });
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `${HEAD}<worksheet xmlns="${MAIN}"><cols>${columns.join('')}</cols>` +
      `<sheetData>${rows.join('')}</sheetData>` +
      (merges.length ? `<mergeCells count="${merges.length}">${merges.join('')}</mergeCells>` : '') +
      '</worksheet>';
  });

  const ids = sheets.map((_, index) => index + 1);
  files['xl/workbook.xml'] =
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
    sheets
      .map(({ name, hidden }, index) => {
        const state = hidden ? ' state="hidden"' : '';
        return `<sheet name="${escaped(name)}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`;
      })
      .join('') +
    '</sheets></workbook>';
  files['xl/styles.xml'] = stylesOf([...styles.keys()]);
  if (strings === 'shared') {
    const all = [...shared.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
    files['xl/sharedStrings.xml'] =
      `${HEAD}<sst xmlns="${MAIN}" uniqueCount="${all.length}">${all.join('')}</sst>`;
  }
  const extra = strings === 'shared' ? ['styles', 'sharedStrings'] : ['styles'];
  files['xl/_rels/workbook.xml.rels'] =
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
    ids.map((id) => relation(id, 'worksheet', `worksheets/sheet${id}.xml`)).join('') +
    extra.map((name, at) => relation(ids.length + 1 + at, name, `${name}.xml`)).join('') +
    '</Relationships>';
  files['_rels/.rels'] =
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
    `${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`;
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const part = (name: string, kind: string) =>
    `<Override PartName="/${name}.xml" ContentType="${type}.${kind}+xml"/>`;
  files['[Content_Types].xml'] =
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    part('xl/workbook', 'sheet.main') +
    ids.map((id) => part(`xl/worksheets/sheet${id}`, 'worksheet')).join('') +
    extra.map((name) => part(`xl/${name}`, name)).join('') +
    '</Types>';

  const order = ['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels'];
  const names = [...order, ...Object.keys(files).filter((one) => !order.includes(one))];
  const parts = names.map((name) => ({ name, content: [files[name] ?? ''] }));
  const pieces: Buffer[] = [];
  for await (const piece of writeZip(parts)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

function stylesOf(keys: readonly string[]): string {
  const split = keys.map((key) => {
    const at = key.lastIndexOf('|');
    return { fmt: key.slice(0, at), isBold: key.slice(at + 1) === 'b' };
  });
  const formats = [...new Set(split.map(({ fmt }) => fmt).filter(Boolean))];
  const own = formats.map((fmt, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(fmt)}"/>`);
  const cells = split.map(({ fmt, isBold }) => {
    const id = fmt ? 164 + formats.indexOf(fmt) : 0;
    return (
      `<xf numFmtId="${id}" fontId="${isBold ? 1 : 0}" fillId="0" borderId="0" xfId="0"` +
      `${id ? ' applyNumberFormat="1"' : ''}${isBold ? ' applyFont="1"' : ''}/>`
    );
  });
  const font = '<sz val="11"/><name val="Calibri"/>';
  return (
    `${HEAD}<styleSheet xmlns="${MAIN}">` +
    (own.length ? `<numFmts count="${own.length}">${own.join('')}</numFmts>` : '') +
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}
