import type { RouteDeps } from '../../../http/mount.ts';
import type { Limit } from '../../../http/rate-limit.ts';
import { fileResponse } from '../../../http/table-file/file-response.ts';
import { productTable } from '../actions/product-table.ts';
import { readProduct, readProductChoices, readProducts } from '../actions/read-products.ts';
import { catalogEndpoints } from '../contract/products.ts';
import { presentProduct } from '../present/product.ts';
import { savedViewRoutes } from './saved-views.ts';

const FILES: Limit = { name: 'product-files', burst: 20, perMinute: 10 };

export function catalogRoutes({ routes, database }: RouteDeps): void {
  savedViewRoutes({ routes, database });

  routes.on(catalogEndpoints.list, async ({ actor: { accountId }, query }) => {
    const { products, total } = await database.asAccount(accountId, (tx) =>
      readProducts(tx, accountId, query),
    );
    return { products: products.map(presentProduct), total };
  });

  routes.on(
    catalogEndpoints.file,
    async ({ actor: { accountId }, query: { format, ...wanted } }) =>
      fileResponse('products', format, await productTable(database, accountId, wanted)),
    { limit: FILES },
  );

  routes.on(catalogEndpoints.choices, ({ actor: { accountId } }) =>
    database.asAccount(accountId, (tx) => readProductChoices(tx, accountId)),
  );

  routes.on(catalogEndpoints.read, async ({ actor: { accountId }, params }) =>
    presentProduct(await database.asAccount(accountId, (tx) => readProduct(tx, accountId, params.id))),
  );
}
