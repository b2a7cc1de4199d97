import type { ServerResponse } from 'node:http';
import { readForm, sendPage } from '../exchange.ts';
import type { Handler } from '../handler.ts';
import { type Markup, markup } from '../markup.ts';
import { sandboxPage } from '../page.ts';
import type { Books, Tab } from './books.ts';
import { columnName, readRange } from './ranges.ts';

const ROWS_SHOWN = 200;
const COLUMNS_SHOWN = 26;

const addressOf = (id: string): string => `https://docs.google.com/spreadsheets/d/${id}/edit`;

/** The spreadsheets as a person sees them, who can write into a cell as into a real one. */
export function createSheetPages(books: Books): Handler {
  return async (req, res, url) => {
    const id = url.pathname.slice(1);
    if (!/^[\w-]*$/.test(id)) return sendPage(res, 404, sandboxPage('Spreadsheets', notThere));
    if (id === '') return sendPage(res, 200, sandboxPage('Spreadsheets', listOf(books.ids())));
    if (req.method !== 'POST') return show(res, id);
    const form = await readForm(req);
    const range = readRange(`'${form.get('tab') ?? ''}'!${(form.get('cell') ?? '').toUpperCase()}`);
    const isThere = books.open(id).some(({ title }) => title === range?.tab);
    if (!range || !isThere) return show(res, id, 'Name a cell, for instance H1.');
    books.put(id, range, [[form.get('value') ?? '']]);
    res.writeHead(303, { location: `/sandbox/sheets/${id}` }).end();
  };

  function show(res: ServerResponse, id: string, error = ''): void {
    sendPage(res, error ? 400 : 200, sandboxPage('Spreadsheet', bookPage(id, books.open(id), error)));
  }
}

const notThere = markup`<h1>Spreadsheets</h1><p class="muted">There is no such spreadsheet.</p>`;

const listOf = (ids: readonly string[]): Markup => markup`<h1>Spreadsheets</h1>
<p class="muted">Every Google Sheets address leads to a spreadsheet here; none of them leaves this machine. An address with “private” in it is one that isn't shared, one with “missing” isn't there.</p>
<div class="card">${
  ids.length === 0
    ? markup`<p class="muted">None has been opened yet. Name one in Linesheet, or open <a href="/sandbox/sheets/practice">practice</a>.</p>`
    : markup`<dl>${ids.map((id) => markup`<dt><a href="/sandbox/sheets/${id}">${id}</a></dt><dd class="muted">${addressOf(id)}</dd>`)}</dl>`
}</div>`;

const bookPage = (id: string, tabs: readonly Tab[], error: string): Markup => markup`<h1>Spreadsheet</h1>
<p class="muted">${addressOf(id)}</p>
<form method="post" class="row"><label>Sheet <select name="tab">${tabs.map(({ title }) => markup`<option>${title}</option>`)}</select></label>
<label>Cell <input name="cell" placeholder="H1" size="5" required></label>
<label>Value <input name="value"></label><button>Write</button></form>
<p class="error" role="alert">${error}</p>
${tabs.map(tabTable)}`;

function tabTable({ title, rows }: Tab): Markup {
  const width = Math.min(COLUMNS_SHOWN, Math.max(1, ...rows.slice(0, ROWS_SHOWN).map((row) => row.length)));
  const columns = Array.from({ length: width }, (_, column) => column);
  const more = rows.length - ROWS_SHOWN;
  return markup`<h2>${title}</h2><div class="card scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr><th></th>${columns.map((column) => markup`<th>${columnName(column)}</th>`)}</tr></thead>
<tbody>${rows
    .slice(0, ROWS_SHOWN)
    .map(
      (row, index) =>
        markup`<tr><th class="quiet">${index + 1}</th>${columns.map((column) => markup`<td>${String(row[column] ?? '')}</td>`)}</tr>`,
    )}</tbody></table></div>
${more > 0 && markup`<p class="muted">${more} more rows.</p>`}`;
}
