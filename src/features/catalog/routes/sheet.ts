import type { RouteDeps } from '../../../http/mount.ts';
import type { Limit } from '../../../http/rate-limit.ts';
import {
  askForWriting,
  importSheet,
  proveSheet,
  readSheetLink,
  type SheetDesk,
} from '../actions/sheet-link.ts';
import { wakeImporters } from '../actions/wake-importers.ts';
import { type SheetLinkView, sheetEndpoints } from '../contract/sheet.ts';
import { presentSheetLink } from '../present/sheet.ts';

/** Each of them asks Google, which counts what we ask for all accounts together. */
const SHEET_QUESTIONS: Limit = { name: 'sheet-questions', burst: 10, perMinute: 6 };

export function sheetRoutes({ routes, ...desk }: RouteDeps & SheetDesk): void {
  const { database, books } = desk;
  const view = async (accountId: string): Promise<SheetLinkView> =>
    presentSheetLink(await database.asAccount(accountId, (tx) => readSheetLink(tx, accountId)), books);

  routes.on(sheetEndpoints.read, ({ actor }) => view(actor.accountId));
  routes.on(
    sheetEndpoints.prove,
    async ({ actor: { accountId } }) => {
      await proveSheet(desk, accountId);
      return view(accountId);
    },
    { limit: SHEET_QUESTIONS },
  );
  routes.on(
    sheetEndpoints.import,
    async ({ actor: { accountId } }) => {
      const received = await importSheet(desk, accountId);
      if (!received.waits) await wakeImporters(database);
      return received;
    },
    { limit: SHEET_QUESTIONS },
  );
  routes.on(
    sheetEndpoints.write,
    async ({ actor: { accountId } }) => {
      await askForWriting(desk, accountId);
      return view(accountId);
    },
    { limit: SHEET_QUESTIONS },
  );
}
