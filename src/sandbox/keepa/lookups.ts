import type { Products } from '../world/products.ts';
import { departments } from '../world/products-departments.ts';
import type { Seller } from '../world/products-sellers.ts';
import { type Call, isOn, listOf, marketplaceOf, wholeNumber } from './call.ts';
import { invalid } from './envelope.ts';
import { selectRows } from './finder.ts';
import type { FinderIndex } from './finder-index.ts';
import { dayMinutes } from './keepa-time.ts';
import { productBody } from './product-body.ts';
import { bodyOptions, type Served } from './product-request.ts';

const sellerBody = (seller: Seller, domainId: number, today: number) => {
  const since = today - seller.trackedDays * dayMinutes;
  return {
    sellerId: seller.id,
    sellerName: seller.name,
    domainId,
    trackedSince: since,
    lastUpdate: today - 300,
    isScammer: false,
    hasFBA: seller.shipsFromAmazon,
    businessName: seller.name,
    address: seller.address,
    currentRating: seller.rating,
    currentRatingCount: seller.ratings,
    csv: [
      [since, seller.rating],
      [since, seller.ratings],
    ],
    totalStorefrontAsins: null,
  };
};

/** Sellers that nobody knows are left out and cost nothing. */
export const answerSeller = (call: Call, products: Products, today: number): Served => {
  const { domainId } = marketplaceOf(call);
  const ids = listOf(call, 'seller', 100);
  if (ids.length === 0) throw invalid('Missing parameter: seller');
  const found = ids.map((id) => products.sellers(domainId).find(id)).filter((seller) => seller !== undefined);
  const sellers = Object.fromEntries(found.map((seller) => [seller.id, sellerBody(seller, domainId, today)]));
  return { tokens: found.length, body: { sellers } };
};

interface CategoryNode {
  readonly catId: number;
  readonly name: string;
  readonly parent: number;
  readonly children: readonly number[];
  readonly displayGroup: string | null;
}

const categories: ReadonlyMap<number, CategoryNode> = new Map(
  departments
    .flatMap(({ catId, name, displayGroup, aisles }): CategoryNode[] => [
      { catId, name, parent: 0, children: aisles.map(({ node }) => node.catId), displayGroup },
      ...aisles.flatMap(({ node, shelves }): CategoryNode[] => {
        const leaves = shelves.flatMap(({ path }) => path.slice(-1));
        return [
          { ...node, parent: catId, children: leaves.map((leaf) => leaf.catId), displayGroup: null },
          ...leaves.map((leaf) => ({ ...leaf, parent: node.catId, children: [], displayGroup: null })),
        ];
      }),
    ])
    .map((node) => [node.catId, node]),
);

const categoryBodies = (domainId: number, nodes: readonly CategoryNode[]) =>
  Object.fromEntries(
    nodes.map(({ catId, name, parent, children, displayGroup }) => [
      catId,
      {
        domainId,
        catId,
        name,
        contextFreeName: name,
        websiteDisplayGroup: displayGroup,
        children: children.length > 0 ? children : null,
        parent,
        isBrowseNode: true,
      },
    ]),
  );

const ancestorsOf = (nodes: readonly CategoryNode[]): CategoryNode[] => {
  const found = new Set<CategoryNode>();
  for (const node of nodes) {
    for (let up = categories.get(node.parent); up; up = categories.get(up.parent)) found.add(up);
  }
  return [...found];
};

const categoriesServed = (call: Call, domainId: number, nodes: readonly CategoryNode[]): Served => ({
  tokens: 1,
  body: {
    categories: categoryBodies(domainId, nodes),
    categoryParents: isOn(call, 'parents') ? categoryBodies(domainId, ancestorsOf(nodes)) : null,
  },
});

/** Category 0 stands for all roots. */
export const answerCategory = (call: Call): Served => {
  const { domainId } = marketplaceOf(call);
  const ids = listOf(call, 'category', 10).map(Number);
  if (ids.length === 0) throw invalid('Missing parameter: category');
  const nodes = [...categories.values()].filter(
    ({ catId, parent }) => ids.includes(catId) || (ids.includes(0) && parent === 0),
  );
  return categoriesServed(call, domainId, nodes);
};

export const answerBestSellers = (
  call: Call,
  index: FinderIndex,
  products: Products,
  today: number,
): Served => {
  const { domainId } = marketplaceOf(call);
  const categoryId = wholeNumber(call, 'category', 1, Number.MAX_SAFE_INTEGER);
  if (categoryId === null) throw invalid('Missing parameter: category');
  const selection = {
    categories_include: [categoryId],
    current_SALES_gte: 1,
    sort: [['current_SALES', 'asc']],
  };
  const rows = selectRows(index, products, domainId, selection);
  const asinList = rows.map((row) => products.asinAt(index.rows[row] as number));
  return {
    tokens: 50,
    body: { bestSellersList: { domainId, lastUpdate: today - 60, categoryId, asinList } },
  };
};

/** Ten results a page; without a page the first forty. */
export const answerSearch = (call: Call, index: FinderIndex, products: Products, today: number): Served => {
  const marketplace = marketplaceOf(call);
  const { domainId } = marketplace;
  const term = call.params.get('term')?.trim() ?? '';
  if (term === '') throw invalid('Missing parameter: term');
  if (call.params.get('type') === 'category') {
    const words = term.toLowerCase().split(/\s+/);
    const fits = ({ name }: CategoryNode) => words.every((word) => name.toLowerCase().includes(word));
    return categoriesServed(call, domainId, [...categories.values()].filter(fits));
  }
  const page = wholeNumber(call, 'page', 0, 9);
  const rows = selectRows(index, products, domainId, { title: term });
  const shown = page === null ? rows.slice(0, 40) : rows.slice(page * 10, (page + 1) * 10);
  const indexes = shown.map((row) => index.rows[row] as number);
  if (isOn(call, 'asins-only')) return { tokens: 10, body: { asinList: indexes.map(products.asinAt) } };
  const options = bodyOptions(call, marketplace, today);
  const bodies = indexes.map((each) => productBody(products.at(each, domainId), options));
  return { tokens: 10, body: { products: bodies }, products: bodies.length };
};
