import type { Products, WorldProduct } from '../world/products.ts';
import { wordingOf } from '../world/products-wording.ts';
import { type Call, parseJson } from './call.ts';
import { invalid } from './envelope.ts';
import type { FinderIndex } from './finder-index.ts';
import type { Served } from './product-request.ts';

type Selection = Readonly<Record<string, unknown>>;
type Test = (row: number) => boolean;

const window = 10_000;
const mostValues = 50;

const alive = (product: WorldProduct): boolean => product.kind !== 'dead';
const path = (product: WorldProduct): string[] =>
  alive(product) ? product.shelf.path.map(({ catId }) => String(catId)) : [];
const one = (text: string | null): string[] => (text === null ? [] : [text]);

/** Fields that are compared as words; a product may have several of one. */
const wordFields: Record<string, (product: WorldProduct) => string[]> = {
  brand: (product) => (alive(product) ? one(product.brandText) : []),
  manufacturer: (product) => (alive(product) ? one(product.manufacturer) : []),
  type: (product) => (product.kind === 'live' ? [product.shelf.productType] : []),
  itemTypeKeyword: (product) => (product.kind === 'live' ? [product.shelf.keyword] : []),
  color: (product) => (alive(product) ? one(wordingOf(product).color) : []),
  size: (product) => (alive(product) ? [wordingOf(product).size] : []),
  rootCategory: (product) => (alive(product) ? [String(product.department.catId)] : []),
  categories: path,
  categories_include: path,
  websiteDisplayGroup: (product) => (alive(product) ? [product.department.displayGroup] : []),
  websiteDisplayGroupName: (product) => (alive(product) ? [product.department.displayName] : []),
  sellerIds: ({ market }) => [...market.contenders, ...market.bystanders].map(({ seller }) => seller.id),
};

const numberIn = (name: string, value: unknown): number => {
  const number =
    typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string'
      ? Number(value)
      : Number.NaN;
  if (Number.isNaN(number)) throw invalid(`Invalid value for ${name}`, JSON.stringify(value));
  return number;
};

const listIn = (name: string, value: unknown): unknown[] => {
  const list = Array.isArray(value) ? value : [value];
  if (list.length > mostValues)
    throw invalid(`Too many values for ${name}: at most ${mostValues}`, String(list.length));
  return list;
};

const lower = (value: unknown): string => String(value).toLowerCase();

/** Negative stands for "no offer" or "unknown": within bounds only for one who asks for it. */
const boundTest = (column: Int32Array, bound: number, isLeast: boolean): Test => {
  if (isLeast) return (row) => (column[row] as number) >= bound;
  return (row) => (column[row] as number) <= bound && (bound < 0 || (column[row] as number) >= 0);
};

const numberTest = (index: FinderIndex, name: string, value: unknown): Test | undefined => {
  const bounded = /^(.+)_([gl]te)$/.exec(name);
  const column = index.numbers.get(bounded?.[1] ?? name);
  if (!column) return undefined;
  if (bounded) return boundTest(column, numberIn(name, value), bounded[2] === 'gte');
  const wanted = new Set(listIn(name, value).map((each) => numberIn(name, each)));
  return (row) => wanted.has(column[row] as number);
};

const wordTest = (
  index: FinderIndex,
  at: (row: number) => WorldProduct,
  name: string,
  value: unknown,
): Test | undefined => {
  if (name === 'title') {
    const words = lower(value).split(/\s+/).filter(Boolean);
    return (row) => {
      const title = alive(at(row)) ? lower(wordingOf(at(row)).title) : '';
      return title !== '' && words.every((word) => title.includes(word));
    };
  }
  if (name === 'categories_exclude') {
    const unwanted = new Set(listIn(name, value).map(String));
    return (row) => !path(at(row)).some((catId) => unwanted.has(catId));
  }
  const column = index.texts.get(name);
  const read = wordFields[name];
  if (!column && !read) return undefined;
  const wanted = new Set(listIn(name, value).map(lower));
  if (column) return (row) => wanted.has(lower(column[row] ?? ''));
  return (row) => read?.(at(row)).some((word) => wanted.has(lower(word))) ?? false;
};

const orderOf = (index: FinderIndex, sort: unknown): ((a: number, b: number) => number) => {
  const wishes = Array.isArray(sort) ? sort.slice(0, 3) : [];
  const columns = wishes.flatMap((wish) => {
    const [name, direction] = Array.isArray(wish) ? wish : [];
    const column = index.numbers.get(String(name));
    return column ? [{ column, sign: direction === 'desc' ? -1 : 1 }] : [];
  });
  const byRank = index.numbers.get('current_SALES');
  if (columns.length === 0 && byRank) columns.push({ column: byRank, sign: 1 });
  return (a, b) => {
    for (const { column, sign } of columns) {
      const [x, y] = [column[a] as number, column[b] as number];
      if (x === y) continue;
      // What has no value comes last, whichever way it is sorted.
      if (x < 0 || y < 0) return x < 0 ? 1 : -1;
      return (x - y) * sign;
    }
    return a - b;
  };
};

export const selectRows = (
  index: FinderIndex,
  products: Products,
  domainId: number,
  selection: Selection,
): number[] => {
  const at = (row: number): WorldProduct => products.at(index.rows[row] as number, domainId);
  const given = Object.entries(selection).filter(([, value]) => value !== null && value !== undefined);
  // Columns first: they leave few products for the words, which are looked up one by one. Unknown names test nothing.
  const tests = [
    ...given.map(([name, value]) => numberTest(index, name, value)),
    ...given.map(([name, value]) => wordTest(index, at, name, value)),
  ].filter((test) => test !== undefined);
  const found: number[] = [];
  for (let row = 0; row < index.rows.length; row++) if (tests.every((test) => test(row))) found.push(row);
  return found.sort(orderOf(index, selection.sort));
};

export const selectionOf = ({ params, json }: Call): Selection => {
  const text = params.get('selection');
  const selection = text === null ? json : parseJson(text, 'selection');
  if (typeof selection !== 'object' || selection === null || Array.isArray(selection)) {
    throw invalid('Missing parameter: selection');
  }
  return selection as Selection;
};

export const answerQuery = (
  selection: Selection,
  index: FinderIndex,
  products: Products,
  domainId: number,
): Served => {
  const page = numberIn('page', selection.page ?? 0);
  const perPage = numberIn('perPage', selection.perPage ?? 50);
  if (!Number.isInteger(page) || page < 0) throw invalid('Invalid value for page', String(page));
  if (!Number.isInteger(perPage) || perPage < 50 || perPage > window) {
    throw invalid(`Invalid value for perPage: 50 to ${window}`, String(perPage));
  }
  if ((page + 1) * perPage > window) throw invalid(`Only the first ${window} results can be retrieved`);
  const found = selectRows(index, products, domainId, selection);
  const asinList = found
    .slice(page * perPage, (page + 1) * perPage)
    .map((row) => products.asinAt(index.rows[row] as number));
  return { tokens: 10 + Math.ceil(asinList.length / 100), body: { asinList, totalResults: found.length } };
};
