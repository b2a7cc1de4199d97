const SELECTION = {
  current_AMAZON_gte: 100,
  current_AMAZON_lte: 10_000_000,
  sort: [['current_SALES', 'asc']],
  productType: [0, 1, 2],
  page: 0,
  perPage: 100,
};

/** What a person copies to look at it in Keepa; `{key}` is theirs to fill in. */
export const EXAMPLE_QUERY_URL = `https://api.keepa.com/query?key={key}&domain=1&selection=${encodeURIComponent(JSON.stringify(SELECTION))}`;
