import type { IncomingMessage, ServerResponse } from 'node:http';
import { readForm, readJson, sendJson } from '../exchange.ts';
import type { FaultGate } from '../faults.ts';
import type { Handler } from '../handler.ts';
import type { Books, Cell, Tab } from './books.ts';
import { readRange } from './ranges.ts';

export interface SheetsState {
  spreadsheets: number;
  reads: number;
  writes: number;
}

const TOKEN = 'ya29.sandbox';
const BODY_BYTES = 20_000_000;
/** As Google's own statuses are named in its errors. */
const STATUS_NAMES: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
};

/** Google Sheets v4 as far as Linesheet speaks it, the token that opens it, and the export of what anybody may view. */
export function createSheets({ books, faults }: { books: Books; faults?: FaultGate }): {
  handle: Handler;
  state(): SheetsState;
} {
  const counts = { reads: 0, writes: 0 };

  const handle: Handler = async (req, res, url) => {
    if (await faults?.apply('sheets', req, res)) return;
    if (url.pathname === '/token') return sendToken(req, res);
    const [, exportedId] = /^\/spreadsheets\/d\/([\w-]+)\/export$/.exec(url.pathname) ?? [];
    if (exportedId) return sendExport(res, exportedId, url.searchParams.get('gid'));
    const [, id, rest = ''] = /^\/v4\/spreadsheets\/([\w-]+)(.*)$/.exec(url.pathname) ?? [];
    if (!id) return refuse(res, 404, 'Requested entity was not found.');
    if (req.headers.authorization !== `Bearer ${TOKEN}`)
      return refuse(res, 401, 'Request had invalid authentication credentials.');
    const hidden = refusalOf(id);
    if (hidden) return refuse(res, ...hidden);
    if (rest === '') return sendJson(res, 200, bookOf(id, books.open(id)));
    if (rest === ':batchUpdate') return changeBook(req, res, id);
    return values(req, res, id, decodeURIComponent(rest.replace('/values/', '')));
  };

  const sendExport = (res: ServerResponse, id: string, gid: string | null): void => {
    const tab = books.open(id).find(({ sheetId }) => gid === null || sheetId === Number(gid));
    if (refusalOf(id) || !tab) {
      res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<title>Sign in</title>');
      return;
    }
    counts.reads += 1;
    res.writeHead(200, { 'content-type': 'text/csv' }).end(tab.rows.map(csvLine).join('\r\n'));
  };

  async function changeBook(req: IncomingMessage, res: ServerResponse, id: string): Promise<void> {
    const { requests = [] } = ((await readJson(req)) ?? {}) as { requests?: SheetRequest[] };
    counts.writes += 1;
    const replies = requests.map(({ addSheet, appendDimension }) => {
      if (appendDimension) {
        const tab = books.open(id).find(({ sheetId }) => sheetId === appendDimension.sheetId);
        if (tab) books.grow(id, tab.title, appendDimension.length);
        return {};
      }
      const title = addSheet?.properties.title ?? '';
      return { addSheet: { properties: propertiesOf(books.addTab(id, title)) } };
    });
    sendJson(res, 200, { spreadsheetId: id, replies });
  }

  async function values(req: IncomingMessage, res: ServerResponse, id: string, text: string): Promise<void> {
    const isClear = text.endsWith(':clear');
    const range = readRange(isClear ? text.slice(0, -':clear'.length) : text);
    const tab = books.open(id).find(({ title }) => title === range?.tab);
    if (!range || !tab) return refuse(res, 400, `Unable to parse range: ${text}`);
    if (req.method === 'GET') {
      counts.reads += 1;
      const rows = tab.rows
        .slice(range.row, range.toRow)
        .map((row) => row.slice(range.column, range.toColumn));
      return sendJson(res, 200, { range: text, majorDimension: 'ROWS', values: rows });
    }
    counts.writes += 1;
    if (isClear) books.clear(id, tab.title);
    else {
      const body = ((await readJson(req, BODY_BYTES)) ?? {}) as { values?: Cell[][] };
      const rows = body.values ?? [];
      if (range.row + rows.length > tab.rowCount)
        return refuse(res, 400, `Range (${text}) exceeds grid limits. Max rows: ${tab.rowCount}`);
      books.put(id, range, rows);
    }
    sendJson(res, 200, { spreadsheetId: id, updatedRange: text });
  }

  return { handle, state: () => ({ spreadsheets: books.ids().length, ...counts }) };
}

interface SheetRequest {
  addSheet?: { properties: { title: string } };
  appendDimension?: { sheetId: number; length: number };
}

/** Spreadsheets that show what happens when one isn't shared, or isn't there. */
function refusalOf(id: string): [number, string] | undefined {
  if (/private/i.test(id)) return [403, 'The caller does not have permission'];
  if (/missing/i.test(id)) return [404, 'Requested entity was not found.'];
  return undefined;
}

async function sendToken(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const form = await readForm(req);
  const [, claims] = (form.get('assertion') ?? '').split('.');
  const { iss } = claims ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : {};
  if (!iss) sendJson(res, 400, { error: 'invalid_grant', error_description: 'Invalid JWT.' });
  else sendJson(res, 200, { access_token: TOKEN, expires_in: 3599, token_type: 'Bearer' });
}

const propertiesOf = ({ sheetId, title, rowCount }: Tab, index = 0) => ({
  sheetId,
  title,
  index,
  sheetType: 'GRID',
  gridProperties: { rowCount, columnCount: 26 },
});

const bookOf = (spreadsheetId: string, tabs: readonly Tab[]) => ({
  spreadsheetId,
  properties: { title: 'Sandbox spreadsheet' },
  sheets: tabs.map((tab, index) => ({ properties: propertiesOf(tab, index) })),
});

const refuse = (res: ServerResponse, code: number, message: string): void =>
  sendJson(res, code, { error: { code, message, status: STATUS_NAMES[code] } });

const csvLine = (row: readonly Cell[]): string =>
  row
    .map((cell) => (/[",\r\n]/.test(String(cell)) ? `"${String(cell).replace(/"/g, '""')}"` : cell))
    .join(',');
