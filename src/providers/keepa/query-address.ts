import type { ProductSource } from '../../features/catalog/ports.ts';
import { AppError } from '../../kernel/errors.ts';
import { isKnownFilter } from './finder-fields.ts';
import { isFinderPage, readFinderPage } from './finder-page.ts';

type PastedQuery = ReturnType<ProductSource['readQuery']>;

/** What the example of setup's step 2 looks for, without its rows: the guidance there is to set them to 5,000. */
const EXAMPLE = {
  current_AMAZON_gte: 100,
  current_AMAZON_lte: 10_000_000,
  sort: [['current_SALES', 'asc']],
  productType: [0, 1, 2],
};

/**
 * Reads a query out of what a person pasted: an address of the API (with or without a key), the address of
 * Keepa's own finder page, or the selection alone. Of an address only `domain` and `selection` are taken; its
 * host, its path and its key are dropped, and it is never fetched as it stands.
 */
export function readQueryAddress(pasted: string | null): PastedQuery {
  if (pasted === null) return queryOf(1, EXAMPLE);
  const text = pasted.trim();
  if (isFinderPage(text)) return queryOf(1, ...readFinderPage(text));
  if (text.startsWith('{')) return queryOf(1, readSelection(text));
  const selection = parameter(text, 'selection');
  if (selection === null) throw unreadable('The address holds no selection of products.');
  return queryOf(Number(parameter(text, 'domain') ?? 1), readSelection(selection));
}

/** The other way round, and without a key. */
export function writeQueryAddress({
  siteId,
  selection,
  page,
  perPage,
}: Omit<PastedQuery, 'unknownFilters'>): string {
  const query = new URLSearchParams({
    domain: String(siteId),
    selection: JSON.stringify({
      ...selection,
      ...(page !== null && { page }),
      ...(perPage !== null && { perPage }),
    }),
  });
  return `https://api.keepa.com/query?${query}`;
}

/** Names that Keepa would ignore in silence: of filters, and of what to sort by. */
export function unknownFilters({ sort, ...filters }: Readonly<Record<string, unknown>>): string[] {
  const orders = Array.isArray(sort)
    ? sort.map((wish: unknown) => (Array.isArray(wish) ? wish[0] : wish))
    : [];
  return [
    ...Object.keys(filters).filter((name) => !isKnownFilter(name)),
    ...orders.filter((name) => !isKnownFilter(`${name}_gte`)).map((name) => `sort by ${name}`),
  ];
}

function queryOf(siteId: number, selection: Record<string, unknown>, ignored: string[] = []): PastedQuery {
  const { page, perPage, ...filters } = selection;
  return {
    siteId,
    selection: filters,
    page: wholeNumber(page),
    perPage: wholeNumber(perPage),
    unknownFilters: [...ignored, ...unknownFilters(filters)],
  };
}

function readSelection(text: string): Record<string, unknown> {
  for (const candidate of [text, decoded(text)]) {
    try {
      const value: unknown = JSON.parse(candidate);
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        return value as Record<string, unknown>;
      }
    } catch {
      // Not this way; a selection that was pasted without being encoded is tried as it is.
    }
  }
  throw unreadable("The address's selection can't be read. Copy it whole, from {…} to the end.");
}

/**
 * A parameter's value, decoded. URLSearchParams isn't used: people paste selections unencoded, in which a `+`
 * or a `&` means itself.
 */
function parameter(address: string, name: string): string | null {
  const start = address.search(new RegExp(`(^|[?&#])${name}=`));
  if (start < 0) return null;
  const value = address.slice(address.indexOf('=', start) + 1);
  const unencoded = value.startsWith('{') ? value.slice(0, value.lastIndexOf('}') + 1) : undefined;
  return unencoded ?? decoded(value.split(/[&#]/, 1)[0] ?? '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : null;
}

const unreadable = (sentence: string): AppError => new AppError('invalid_input', sentence);
