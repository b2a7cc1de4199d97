import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';

const moment = z.nullable(z.string());

/** The spreadsheet that an account named in onboarding, and how it stands. */
export const SheetLinkView = z.object({
  /** Null: it named none, or none of Google's. */
  sheet: z.nullable(
    z.object({
      address: z.string(),
      /** To be put into any cell of the sheet. */
      code: z.string(),
      isProven: z.boolean(),
      readAt: moment,
      writtenAt: moment,
      /** Whether its results are being written, or will be soon. */
      isWriting: z.boolean(),
      /** What to do about the last failure, as a sentence. */
      problem: z.nullable(z.string()),
    }),
  ),
  /** Whom to share the sheet with; null where Linesheet can only read what anybody may view. */
  shareWith: z.nullable(z.string()),
});
export type SheetLinkView = z.infer<typeof SheetLinkView>;

export const sheetEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/sheet',
    summary: 'The linked spreadsheet, and how it stands',
    access: 'session',
    response: SheetLinkView,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/api/sheet/prove',
    summary: 'Look for the code in the spreadsheet: it is the account’s once it is found',
    access: 'session',
    response: SheetLinkView,
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/sheet/import',
    summary: 'Import the spreadsheet’s rows like those of a file, once its columns are known',
    access: 'session',
    response: z.object({
      importId: z.string(),
      /** Whether somebody has to say first what its columns are for, as of a file that waits. */
      waits: z.boolean(),
    }),
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/sheet/write',
    summary: 'Write the results into the spreadsheet now',
    access: 'session',
    response: SheetLinkView,
  }),
};
