import type { RouteDeps } from '../../../http/mount.ts';
import type { Limit } from '../../../http/rate-limit.ts';
import { fileResponse } from '../../../http/table-file/file-response.ts';
import { brandTable } from '../actions/brand-table.ts';
import { changeBrand, changeBrands } from '../actions/change-brands.ts';
import { listBrandChoices, listBrands, listBrandsOfProducts } from '../actions/list-brands.ts';
import { readWorth } from '../actions/read-worth.ts';
import { changeWeights, readWeights } from '../actions/score-weights.ts';
import { brandWorthEndpoints } from '../contract/figures.ts';
import { brandListEndpoints } from '../contract/list.ts';
import { presentListedBrand } from '../present/list.ts';
import { presentWeights, presentWorth } from '../present/worth.ts';

const FILES: Limit = { name: 'brand-files', burst: 20, perMinute: 10 };

/** More brands than this aren't named one by one. */
const MOST_NAMED = 1_000;

/** Before the routes of one brand: `/api/brands/choices` is no brand's address. */
export function brandListRoutes({ routes, database }: RouteDeps): void {
  routes.on(brandListEndpoints.list, async ({ actor: { accountId }, query }) => {
    const { brands, total } = await database.asAccount(accountId, (tx) => listBrands(tx, accountId, query));
    return { brands: brands.map(presentListedBrand), total };
  });

  routes.on(
    brandListEndpoints.file,
    async ({ actor: { accountId }, query: { format, ...wanted } }) =>
      fileResponse('brands', format, await brandTable(database, accountId, wanted)),
    { limit: FILES },
  );

  routes.on(brandListEndpoints.choices, ({ actor: { accountId } }) =>
    database.asAccount(accountId, (tx) => listBrandChoices(tx, accountId)),
  );

  routes.on(brandListEndpoints.weights, async ({ actor: { accountId } }) =>
    presentWeights(await database.asAccount(accountId, (tx) => readWeights(tx, accountId))),
  );

  routes.on(brandListEndpoints.weigh, async ({ actor: { accountId }, body }) =>
    presentWeights(await database.asAccount(accountId, (tx) => changeWeights(tx, accountId, body.weights))),
  );

  routes.on(brandListEndpoints.ofProducts, async ({ actor: { accountId }, body }) => ({
    ids: await database.asAccount(accountId, (tx) => listBrandsOfProducts(tx, accountId, body)),
  }));

  routes.on(brandListEndpoints.bulk, async ({ actor: { accountId }, body }) => {
    const { changed, ids } = await database.asAccount(accountId, (tx) => changeBrands(tx, accountId, body));
    return { brands: changed, ids: ids.length <= MOST_NAMED ? [...ids] : null };
  });

  routes.on(brandListEndpoints.change, ({ actor: { accountId }, params, body }) =>
    database.asAccount(accountId, async (tx) => {
      await changeBrand(tx, accountId, params.id, body);
      return presentWorth(await readWorth(tx, accountId, params.id));
    }),
  );

  routes.on(brandWorthEndpoints.worth, async ({ actor: { accountId }, params }) =>
    presentWorth(await database.asAccount(accountId, (tx) => readWorth(tx, accountId, params.id))),
  );
}
