import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { limitSchema, offsetSchema } from '../../../kernel/schemas.ts';
import { IMPORT_STATES } from '../domain/import.ts';
import { IMPORT_FIELDS } from '../domain/import-field.ts';
import { MARKETPLACES } from '../domain/product.ts';

const text = z.nullable(z.string());
const moment = z.nullable(z.string());

/** {field: column}; columns are counted from 0. */
const Columns = z.partialRecord(
  z.enum(IMPORT_FIELDS),
  z.number().check(z.int(), z.minimum(0), z.maximum(999)),
);

export const ImportView = z.object({
  id: z.string(),
  fileName: z.string(),
  fileBytes: z.number(),
  state: z.enum(IMPORT_STATES),
  marketplace: z.nullable(z.enum(MARKETPLACES)),
  /** How much of the file has been read, from 0 to 1. */
  shareRead: z.number(),
  rowsTotal: z.number(),
  productsAdded: z.number(),
  productsChanged: z.number(),
  productsUnchanged: z.number(),
  rowsRepeated: z.number(),
  rowsRefused: z.number(),
  brandRows: z.number(),
  brandsChanged: z.number(),
  /** What couldn’t be read in rows that were taken in without it, a column each, with the first line. */
  unread: z.array(z.object({ column: z.string(), cells: z.number(), line: z.number(), text: z.string() })),
  /** Why it failed, as a sentence. */
  reason: text,
  createdAt: z.string(),
  startedAt: moment,
  finishedAt: moment,
});
export type ImportView = z.infer<typeof ImportView>;

const Line = z.object({ line: z.number(), cells: z.array(z.string()) });

/** A file that came, as far as its first rows tell. */
export const FileLookView = z.object({
  id: z.string(),
  fileName: z.string(),
  fileBytes: z.number(),
  /** A workbook's sheets. */
  sheets: z.array(z.string()),
  sheet: text,
  /** The line of the headings; 0 where there are none. */
  headingRow: z.number(),
  headings: z.array(z.string()),
  firstLines: z.array(Line),
  samples: z.array(Line),
  marketplace: z.enum(MARKETPLACES),
  guesses: z.array(
    z.object({
      field: z.enum(IMPORT_FIELDS),
      column: z.number(),
      confidence: z.enum(['sure', 'likely', 'doubtful', 'remembered']),
    }),
  ),
  /** Whether the columns are taken as they were the last time. */
  isRemembered: z.boolean(),
});
export type FileLookView = z.infer<typeof FileLookView>;

export const RefusedLineView = z.object({ line: z.number(), reason: z.string(), cells: z.array(z.string()) });
export type RefusedLineView = z.infer<typeof RefusedLineView>;

const params = z.object({ id: z.uuid() });
const access = { scope: 'import' } as const;
const sheetQuery = {
  sheet: z.optional(z.string().check(z.maxLength(200))),
  headingRow: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
};

export const importEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/imports',
    summary: 'Files that were imported, the newest first',
    access,
    query: z.object({
      before: z.optional(z.iso.datetime()),
      limit: limitSchema(100, 20),
    }),
    response: z.object({ imports: z.array(ImportView) }),
  }),
  /** The body is the file. With `start=true` it is imported at once, its columns taken for what they seem to be. */
  receive: endpoint({
    method: 'POST',
    path: '/api/imports',
    summary: 'Send a CSV or XLSX file as the body; “start=true” imports it at once',
    access,
    query: z.object({
      name: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(255)), 'file'),
      marketplace: z.optional(z.enum(MARKETPLACES)),
      start: z.optional(z.enum(['true', 'false'])),
    }),
    response: ImportView,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/imports/:id',
    summary: 'One import, and how far it is',
    access,
    params,
    response: ImportView,
  }),
  look: endpoint({
    method: 'GET',
    path: '/api/imports/:id/look',
    summary: 'What a file that waits looks like, and what its columns are probably for',
    access,
    params,
    query: z.object(sheetQuery),
    response: FileLookView,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/imports/:id/start',
    summary: 'Import a file that waits, with its columns taken for these fields',
    access,
    params,
    body: z.object({
      marketplace: z.enum(MARKETPLACES),
      sheet: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
      headingRow: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
      columns: Columns,
    }),
    response: ImportView,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/imports/:id/stop',
    summary: 'Stop an import; what it has taken in stays',
    access,
    params,
    response: ImportView,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/api/imports/:id',
    summary: 'Forget a file that waits to be imported',
    access,
    params,
    response: z.object({}),
  }),
  refused: endpoint({
    method: 'GET',
    path: '/api/imports/:id/refused',
    summary: 'The lines that were refused, and why',
    access,
    params,
    query: z.object({
      limit: limitSchema(200, 50),
      offset: offsetSchema(),
    }),
    response: z.object({
      headings: z.array(z.string()),
      lines: z.array(RefusedLineView),
      total: z.number(),
      kept: z.number(),
    }),
  }),
  refusedFile: endpoint({
    method: 'GET',
    path: '/api/imports/:id/refused.csv',
    summary: 'The lines that were refused, as a CSV file to mend and send again',
    access,
    params,
    response: z.string(),
  }),
};
