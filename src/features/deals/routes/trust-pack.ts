import type { RouteDeps } from '../../../http/mount.ts';
import type { Limit } from '../../../http/rate-limit.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import {
  addDocument,
  downloadDocument,
  readTrustPack,
  removeDocument,
  replaceDocument,
  saySellerFacts,
  setDocumentExpiry,
} from '../actions/trust-pack.ts';
import { trustPackEndpoints } from '../contract/trust-pack.ts';
import { MOST_DOCUMENT_BYTES } from '../domain/trust-document.ts';
import { presentTrustPack } from '../present/trust-pack.ts';

const FILES: { limit: Limit; maxBodyBytes: number } = {
  limit: { name: 'trust-documents', burst: 30, perMinute: 20 },
  maxBodyBytes: MOST_DOCUMENT_BYTES,
};

export function trustPackRoutes({ routes, database, sealer }: RouteDeps & { sealer: Sealer }): void {
  const pack = async (accountId: string) =>
    presentTrustPack(await database.asAccount(accountId, (tx) => readTrustPack(tx, accountId)));

  routes.on(trustPackEndpoints.read, ({ actor: { accountId } }) => pack(accountId));

  routes.on(trustPackEndpoints.say, async ({ actor: { accountId }, body }) => {
    await database.asAccount(accountId, (tx) => saySellerFacts(tx, accountId, body));
    return pack(accountId);
  });

  routes.on(
    trustPackEndpoints.upload,
    async ({ actor: { accountId }, query, bytes }) => {
      const file = { ...query, bytes: await bytes() };
      await database.asAccount(accountId, (tx) => addDocument(tx, sealer, accountId, file));
      return pack(accountId);
    },
    FILES,
  );

  routes.on(
    trustPackEndpoints.replace,
    async ({ actor: { accountId }, query, bytes }) => {
      const file = { ...query, bytes: await bytes() };
      await database.asAccount(accountId, (tx) => replaceDocument(tx, sealer, accountId, file));
      return pack(accountId);
    },
    FILES,
  );

  routes.on(trustPackEndpoints.expiry, async ({ actor: { accountId }, params, body }) => {
    await database.asAccount(accountId, (tx) => setDocumentExpiry(tx, accountId, { ...params, ...body }));
    return pack(accountId);
  });

  routes.on(trustPackEndpoints.remove, async ({ actor: { accountId }, params }) => {
    await database.asAccount(accountId, (tx) => removeDocument(tx, accountId, params.id));
    return pack(accountId);
  });

  routes.on(trustPackEndpoints.download, async ({ actor: { accountId }, params }) => {
    const file = await database.asAccount(accountId, (tx) =>
      downloadDocument(tx, sealer, accountId, params.id),
    );
    return new Response(Buffer.from(file.content), {
      headers: {
        // Never shown in the browser, whatever it is.
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
        'cache-control': 'no-store',
      },
    });
  });
}
