/** The columns in which the results of the bots stand, with a line that shows what goes where. */
export const TEMPLATE_COLUMNS: readonly [heading: string, example: string][] = [
  ['Brand', 'Example Outdoors'],
  ['Products', '12'],
  ['Category', 'Sports & Outdoors'],
  ['Website', 'https://www.example.com'],
  ['Email', 'wholesale@example.com'],
  ['Application form', 'https://www.example.com/wholesale'],
  ['Status', 'Way in found'],
  ['First mail sent', '2026-03-09'],
  ['Answer', ''],
  ['Notes', 'This line is an example: delete it'],
];

/** CSV as spreadsheets read it: with a byte order mark, so that they take it for UTF-8. */
export function spreadsheetTemplate(): string {
  const line = (cells: string[]) =>
    cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
  const headings = line(TEMPLATE_COLUMNS.map(([heading]) => heading));
  const example = line(TEMPLATE_COLUMNS.map(([, cell]) => cell));
  return `\uFEFF${headings}\r\n${example}\r\n`;
}
