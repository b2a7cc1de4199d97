import { AppError } from '../../kernel/errors.ts';

const FINDER_PAGE = /#!finder\/(.+)$/s;

export const isFinderPage = (address: string): boolean => FINDER_PAGE.test(address);

interface PageFilter {
  filterType?: string;
  type?: string;
  filter?: unknown;
  filterTo?: unknown;
  values?: unknown;
}

const PRICES = new Set([
  'AMAZON',
  'NEW',
  'NEW_FBA',
  'NEW_FBM_SHIPPING',
  'BUY_BOX_SHIPPING',
  'LISTPRICE',
  'USED',
  'WAREHOUSE',
]);
const COUNTS = new Set([
  'SALES',
  'COUNT_NEW',
  'COUNT_USED',
  'COUNT_REVIEWS',
  'COUNT_NEW_FBA',
  'COUNT_NEW_FBM',
]);
const PLAIN_NUMBERS =
  /^(salesRankDrops(30|90|180|365)|monthlySold|totalOfferCount|offerCountFB[AM]|package(Weight|Quantity)|imageCount|buyBoxStats(Amazon|SellerCount|TopSeller)(30|90|180|365)|outOfStockPercentage90)$/;
const STATISTIC = /^(.+)_(current|avg\d+|delta\d+|deltaPercent\d+)$/;
const ID_LISTS = new Set(['rootCategory', 'categories_include', 'categories_exclude']);

/**
 * The page's address holds its filters under other names, with prices in whole currency. What has the same
 * meaning in the API is taken over; the rest is returned by name, so that nobody pays for a filter that isn't there.
 */
export function readFinderPage(address: string): [selection: Record<string, unknown>, ignored: string[]] {
  const page = parse(FINDER_PAGE.exec(address)?.[1] ?? '');
  const selection: Record<string, unknown> = {};
  const ignored: string[] = [];
  for (const [column, filter] of Object.entries(page.f ?? {})) {
    const taken =
      column === 'productType' ? productTypes(filter) : (list(column, filter) ?? range(column, filter));
    if (taken) Object.assign(selection, taken);
    else ignored.push(column);
  }
  const sort = (page.s ?? []).flatMap(({ colId, sort: direction }) => {
    const field = apiName(colId ?? '');
    return field && direction ? [[field.name, direction]] : [];
  });
  if (sort.length > 0) selection.sort = sort;
  return [selection, ignored];
}

interface FinderPage {
  f?: Record<string, PageFilter>;
  s?: { colId?: string; sort?: string }[];
}

function parse(text: string): FinderPage {
  for (const decode of [decodeURIComponent, (plain: string) => plain]) {
    try {
      const value: unknown = JSON.parse(decode(text));
      if (typeof value === 'object' && value !== null) return value as FinderPage;
    } catch {
      // A browser may show the address decoded, so both forms are tried.
    }
  }
  throw new AppError('invalid_input', "The finder's address can't be read. Copy it whole from the browser.");
}

function apiName(column: string): { name: string; cents: boolean } | null {
  const [, series = '', statistic = ''] = STATISTIC.exec(column) ?? [];
  if (PRICES.has(series)) {
    return { name: `${statistic}_${series}`, cents: !statistic.startsWith('deltaPercent') };
  }
  if (COUNTS.has(series)) return { name: `${statistic}_${series}`, cents: false };
  return PLAIN_NUMBERS.test(column) ? { name: column, cents: false } : null;
}

function range(
  column: string,
  { filterType, type, filter, filterTo }: PageFilter,
): Record<string, number> | null {
  const field = apiName(column);
  if (!field || filterType !== 'number') return null;
  const value = (given: unknown) => Math.round(Number(given) * (field.cents ? 100 : 1));
  const atLeast = { [`${field.name}_gte`]: value(filter) };
  const atMost = (limit: unknown) => ({ [`${field.name}_lte`]: value(limit) });
  switch (type) {
    case 'greaterThanOrEqual':
      return atLeast;
    case 'lessThanOrEqual':
      return atMost(filter);
    case 'inRange':
      return { ...atLeast, ...atMost(filterTo) };
    case 'equals':
      return { ...atLeast, ...atMost(filter) };
    default:
      return null;
  }
}

/** Several values stand in one text, parted by "###". The API excludes nothing but categories. */
function list(column: string, { type, filter }: PageFilter): Record<string, unknown> | null {
  if (typeof filter !== 'string' || (type === 'isNoneOf') !== (column === 'categories_exclude')) return null;
  const values = filter
    .split('###')
    .map((value) => value.trim())
    .filter(Boolean);
  if (column === 'brand' || column === 'title') return { [column]: column === 'title' ? filter : values };
  return ID_LISTS.has(column) && values.every((value) => /^\d+$/.test(value))
    ? { [column]: values.map(Number) }
    : null;
}

const productTypes = ({ values, filter }: PageFilter): Record<string, number[]> | null => {
  const types = Array.isArray(values)
    ? values.map(Number)
    : String(filter ?? '')
        .split('###')
        .map(Number);
  return types.every(Number.isInteger) ? { productType: types } : null;
};
