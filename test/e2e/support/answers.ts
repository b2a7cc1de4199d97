import { readConfig } from '../../../src/config/config.ts';
import { readSettings } from '../../../src/config/env.ts';
import { openStore } from '../../../src/main/open-store.ts';
import { type GivenAnswer, givenAnswer, givenBrand } from '../../support/answers.ts';
import type { Product } from './product.ts';

export interface AnsweringBrand extends Omit<GivenAnswer, 'brandId'> {
  name: string;
}

/** Brands of an account with an answer each, understood as it is told. Returns their ids by their names. */
export async function createAnswers(
  product: Product,
  email: string,
  brands: readonly AnsweringBrand[],
): Promise<Map<string, number>> {
  const settings = {
    LINESHEET_DATA: product.dataDirectory,
    PORT: new URL(product.url).port,
    LOG_LEVEL: 'error',
  };
  const store = await openStore(readConfig(readSettings(settings, {})), 'visitor');
  try {
    const { id } = await store.database.asSystem((tx) =>
      tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    );
    const made = new Map<string, number>();
    for (const { name, ...answer } of brands) {
      const brandId = await store.database.asAccount(id, (tx) => givenBrand(tx, id, name));
      await givenAnswer(store.database, id, { brandId, ...answer });
      made.set(name, brandId);
    }
    return made;
  } finally {
    await store.close();
  }
}
