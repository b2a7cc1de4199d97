import * as z from 'zod/mini';

/** A number by which the database knows a row, as it stands in an address. */
export const idSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** `:id` in a path. */
export const idParams = z.object({ id: idSchema });
export const uuidParams = z.object({ id: z.uuid() });

/** How many rows of a list at once. */
export const limitSchema = (most: number, usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)), usual);

/** After how many. Nobody leafs further than that, and each row that is passed over costs the database time. */
export const offsetSchema = (last = 100_000) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(last, tooFar(last))), 0);

const tooFar = (last: number): string =>
  `A list can be leafed through up to row ${last.toLocaleString('en-US')}. Search or filter it to see the others.`;
