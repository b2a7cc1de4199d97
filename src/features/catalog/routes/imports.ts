import type { RouteDeps } from '../../../http/mount.ts';
import type { Limit } from '../../../http/rate-limit.ts';
import { AppError } from '../../../kernel/errors.ts';
import { takeAsRecognised } from '../actions/import-now.ts';
import { confirmColumns, recogniseFile } from '../actions/plan-import.ts';
import { discardFile, readImport, readImports, readRefused, stopImport } from '../actions/read-imports.ts';
import { tooLarge } from '../actions/read-table.ts';
import { receiveFile } from '../actions/receive-file.ts';
import { wakeImporters } from '../actions/wake-importers.ts';
import { writeRefused } from '../actions/write-refused.ts';
import { importEndpoints } from '../contract/imports.ts';
import { MOST_FILE_BYTES } from '../domain/file-bytes.ts';
import { presentImport, presentLook } from '../present/imports.ts';

const FILES: Limit = { name: 'import-files', burst: 30, perMinute: 20 };

export function importRoutes({ routes, database }: RouteDeps): void {
  routes.on(importEndpoints.list, async ({ actor: { accountId }, query }) => {
    const before = query.before ? new Date(query.before) : undefined;
    const imports = await database.asAccount(accountId, (tx) =>
      readImports(tx, accountId, { before, limit: query.limit }),
    );
    return { imports: imports.map(presentImport) };
  });

  routes.on(
    importEndpoints.receive,
    async ({ actor: { accountId, kind }, query, request }) => {
      if (Number(request.headers.get('content-length') ?? 0) > MOST_FILE_BYTES) throw tooLarge();
      if (!request.body) throw new AppError('invalid_input', 'The file is empty.');
      const startedBy = kind === 'token' ? 'api' : 'browser';
      const id = await receiveFile(database, accountId, { fileName: query.name, startedBy }, request.body);
      const isToStart = query.start === 'true';
      try {
        // Whoever sends what is no table is to hear it now.
        if (isToStart) await takeAsRecognised(database, accountId, id, query.marketplace);
        else await recogniseFile(database, accountId, id);
      } catch (error) {
        await database.asAccount(accountId, (tx) => discardFile(tx, accountId, id));
        throw error;
      }
      if (isToStart) await wakeImporters(database);
      return presentImport(await database.asAccount(accountId, (tx) => readImport(tx, accountId, id)));
    },
    { limit: FILES },
  );

  routes.on(importEndpoints.read, async ({ actor: { accountId }, params }) =>
    presentImport(await database.asAccount(accountId, (tx) => readImport(tx, accountId, params.id))),
  );

  routes.on(importEndpoints.look, async ({ actor: { accountId }, params, query }) => {
    const look = await recogniseFile(database, accountId, params.id, query);
    const found = await database.asAccount(accountId, (tx) => readImport(tx, accountId, params.id));
    return presentLook(found, look);
  });

  routes.on(importEndpoints.start, async ({ actor: { accountId }, params: { id }, body }) => {
    const { marketplace, headingRow, columns } = body;
    const where = { sheet: body.sheet ?? undefined, headingRow };
    const { sheet, headings } = await recogniseFile(database, accountId, id, where);
    const confirmed = { marketplace, columns, sheet, headings, headingRow: headingRow || null };
    const found = await database.asAccount(accountId, async (tx) => {
      await confirmColumns(tx, accountId, id, confirmed);
      return readImport(tx, accountId, id);
    });
    await wakeImporters(database);
    return presentImport(found);
  });

  routes.on(importEndpoints.stop, async ({ actor: { accountId }, params }) => {
    const found = await database.asAccount(accountId, (tx) => stopImport(tx, accountId, params.id));
    await wakeImporters(database);
    return presentImport(found);
  });

  routes.on(importEndpoints.discard, async ({ actor: { accountId }, params }) => {
    await database.asAccount(accountId, (tx) => discardFile(tx, accountId, params.id));
    return {};
  });

  routes.on(importEndpoints.refused, async ({ actor: { accountId }, params, query }) =>
    database.asAccount(accountId, (tx) => readRefused(tx, accountId, params.id, query)),
  );

  routes.on(importEndpoints.refusedFile, async ({ actor: { accountId }, params }) => {
    const file = await writeRefused(database, accountId, params.id);
    return new Response(file, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="refused-lines.csv"',
        'cache-control': 'no-store',
      },
    });
  });
}
