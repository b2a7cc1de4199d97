import type { APIRequestContext } from '@playwright/test';
import { type APP_PAGES, paths } from '../../src/web/paths.ts';

type PageOfOne = Extract<(typeof APP_PAGES)[number], `${string}:${string}`>;

/** Addresses of pages that show one brand, product, list, person or conversation, by the name of their pictures. */
export async function addressesOfOne(
  request: APIRequestContext,
  origin: string,
): Promise<Record<string, string>> {
  async function ask<Answer>(path: string): Promise<Answer> {
    const answer = await request.get(origin + path);
    if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}.`);
    return (await answer.json()) as Answer;
  }

  // A brand that has sent its price list has something on every page.
  const inbox = await ask<{ conversations: { id: number; brand: { id: number; name: string } | null }[] }>(
    '/api/inbox?class=price_list&limit=100',
  );
  const one = inbox.conversations.find(({ brand }) => brand !== null);
  if (!one?.brand) throw new Error('No brand has sent its price list.');
  const { lists } = await ask<{ lists: { id: string }[] }>(`/api/deals/brands/${one.brand.id}/price-lists`);
  const ofBrand = new URLSearchParams({ brand: one.brand.name });
  const { products } = await ask<{ products: { id: number }[] }>(`/api/products?${ofBrand}`);
  const { people } = await ask<{ people: { id: string }[] }>('/api/admin/people');
  const [list, product, person] = [lists[0], products[0], people[0]];
  if (!list || !product || !person) throw new Error(`${one.brand.name} has no list or no product.`);

  const ofOne: Record<PageOfOne, [name: string, path: string]> = {
    '/products/:id': ['product', paths.product(product.id)],
    '/brands/:id': ['brand', paths.brand(one.brand.id)],
    '/deals/price-lists/:id': ['price-list', paths.priceList(list.id)],
    '/admin/people/:id': ['admin-person', paths.adminPerson(person.id)],
  };
  return Object.fromEntries([
    ...Object.values(ofOne),
    ['inbox-conversation', paths.inbox({ conversation: one.id })],
  ]);
}
