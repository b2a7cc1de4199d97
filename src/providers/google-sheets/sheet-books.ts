import * as z from 'zod/mini';
import type { SheetBooks, SheetCell, SheetPlace } from '../../features/catalog/ports.ts';
import { ProviderError } from '../../kernel/errors.ts';
import { createHttpClient, type HttpRequest } from '../http-client.ts';
import { createAccessTokens, type ServiceAccount } from './service-account.ts';

export interface SheetBooksSettings {
  baseUrl: string;
  /** Where a sheet that anybody may view is exported from; it needs no account. */
  exportUrl: string;
  account: ServiceAccount | null;
  /** Below which a person opens spreadsheets by their ids. */
  pageUrl: string;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 2;
/** Google counts 60 reads and as many writes a minute. */
const PER_SECOND = 0.9;
const ROWS_AT_ONCE = 5_000;
const MOST_ROWS = 200_000;
/** A redirect leads to where Google keeps what it exports, and nowhere else. */
const EXPORT_HOSTS = /(?:^|\.)(?:googleusercontent\.com|google\.com)$/;

const Tab = z.object({
  sheetId: z.number(),
  title: z.string(),
  gridProperties: z.optional(z.object({ rowCount: z.number() })),
});
const Book = z.object({ sheets: z.array(z.object({ properties: Tab })) });
const Changed = z.object({
  replies: z._default(z.array(z.object({ addSheet: z.optional(z.object({ properties: Tab })) })), []),
});
const Cell = z.union([z.string(), z.number(), z.boolean()]);
const Values = z.object({ values: z._default(z.array(z.array(Cell)), []) });

/** Google Sheets v4: with a service account all of it, without one the reading of sheets that anybody may view. */
export function createSheetBooks({ baseUrl, exportUrl, account, pageUrl }: SheetBooksSettings): SheetBooks {
  const provider = 'google-sheets';
  const common = { provider, timeoutMs: TIMEOUT_MS, retries: RETRIES };
  const client = createHttpClient({ ...common, baseUrl, perSecond: account ? PER_SECOND : 10 });
  const exports = createHttpClient({ ...common, baseUrl: exportUrl });
  const tokens = account ? createAccessTokens(account) : null;

  const ask = async <Schema extends z.core.$ZodType>(request: HttpRequest<Schema> & { schema: Schema }) => {
    if (!tokens)
      throw new ProviderError(provider, 'misconfigured', 'There is no service account to open sheets with.');
    const token = await tokens.token(request.signal);
    return client.request({ ...request, headers: { authorization: `Bearer ${token}` } });
  };

  const tabsOf = async ({ spreadsheetId }: SheetPlace) => {
    const { body } = await ask({
      method: 'GET',
      path: `/v4/spreadsheets/${spreadsheetId}`,
      query: { fields: 'sheets.properties(sheetId,title,gridProperties)' },
      schema: Book,
    });
    return body.sheets.map(({ properties }) => properties);
  };

  const tabOf = async (place: SheetPlace) => {
    const tabs = await tabsOf(place);
    const tab = place.gid === null ? tabs[0] : tabs.find(({ sheetId }) => sheetId === place.gid);
    if (!tab) throw new ProviderError(provider, 'not_found', 'The spreadsheet has no such sheet.');
    return tab;
  };

  const rangePath = ({ spreadsheetId }: SheetPlace, range: string, verb = '') =>
    `/v4/spreadsheets/${spreadsheetId}/values/${encodeURIComponent(range)}${verb}`;

  const change = async ({ spreadsheetId }: SheetPlace, request: unknown) => {
    const path = `/v4/spreadsheets/${spreadsheetId}:batchUpdate`;
    return (await ask({ method: 'POST', path, body: { requests: [request] }, schema: Changed })).body;
  };

  const tabFor = async (place: SheetPlace, title: string) => {
    const known = (await tabsOf(place)).find((tab) => tab.title === title);
    if (known) return known;
    const { replies } = await change(place, { addSheet: { properties: { title } } });
    const made = replies[0]?.addSheet?.properties;
    if (!made) throw new ProviderError(provider, 'invalid_answer', 'Google didn’t say which sheet it made.');
    return made;
  };

  async function* readThroughApi(place: SheetPlace): AsyncGenerator<SheetCell[][]> {
    const { title, gridProperties } = await tabOf(place);
    const rows = Math.min(gridProperties?.rowCount ?? MOST_ROWS, MOST_ROWS);
    for (let from = 1; from <= rows; from += ROWS_AT_ONCE) {
      const range = `${quoted(title)}!A${from}:ZZ${Math.min(rows, from + ROWS_AT_ONCE - 1)}`;
      const { body } = await ask({
        method: 'GET',
        path: rangePath(place, range),
        query: { majorDimension: 'ROWS', valueRenderOption: 'UNFORMATTED_VALUE' },
        schema: Values,
      });
      yield body.values;
    }
  }

  async function exported({ spreadsheetId, gid }: SheetPlace): Promise<string> {
    const path = `/spreadsheets/d/${spreadsheetId}/export`;
    const query = { format: 'csv', ...(gid !== null && { gid }) };
    const first = await exports.request({ method: 'GET', path, query, alsoAccept: [301, 302, 303, 307] });
    const { location } = first.headers;
    const answer =
      first.status < 300 || typeof location !== 'string'
        ? first
        : await followed(new URL(location, exportUrl));
    // A private sheet answers with the page on which to sign in.
    if (!String(answer.headers['content-type']).startsWith('text/csv'))
      throw new ProviderError(provider, 'refused', 'The sheet isn’t shared.');
    return answer.body;
  }

  async function followed(url: URL) {
    if (url.protocol !== 'https:' || !EXPORT_HOSTS.test(url.hostname) || url.hostname.startsWith('accounts.'))
      throw new ProviderError(provider, 'refused', 'The sheet isn’t shared.');
    const there = createHttpClient({ ...common, baseUrl: url.origin });
    try {
      return await there.request({ method: 'GET', path: url.pathname + url.search });
    } finally {
      await there.close();
    }
  }

  return {
    shareWith: account?.clientEmail ?? null,
    addressOf: ({ spreadsheetId, gid }) => `${pageUrl}/${spreadsheetId}${gid === null ? '' : `#gid=${gid}`}`,
    async *read(place) {
      if (account) yield* readThroughApi(place);
      else yield await exported(place);
    },
    async write(place, title, rows) {
      const { sheetId, gridProperties } = await tabFor(place, title);
      let room = gridProperties?.rowCount ?? 0;
      // What stands there is what this wrote the last time: all of it is written anew, so that repeating is harmless.
      const clear = rangePath(place, quoted(title), ':clear');
      await ask({ method: 'POST', path: clear, body: {}, schema: z.unknown(), retry: true });
      let from = 1;
      for await (const some of rows) {
        const missing = from - 1 + some.length - room;
        if (missing > 0) {
          await change(place, { appendDimension: { sheetId, dimension: 'ROWS', length: missing } });
          room += missing;
        }
        const range = `${quoted(title)}!A${from}`;
        await ask({
          method: 'PUT',
          path: rangePath(place, range),
          // As text: what begins like a formula stays what it is.
          query: { valueInputOption: 'RAW' },
          body: { range, majorDimension: 'ROWS', values: some },
          schema: z.unknown(),
          retry: true,
        });
        from += some.length;
      }
    },
    close: async () => {
      await Promise.all([client.close(), exports.close(), tokens?.close()]);
    },
  };
}

/** A sheet's title as ranges name it. */
const quoted = (title: string): string => `'${title.replace(/'/g, "''")}'`;
