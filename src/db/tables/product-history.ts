// Generated from the migrations by `npm run schema`. Edit those, not this.

export interface ProductHistoriesTable {
  product_id: number;
  account_id: string;
  history: unknown | null;
  fetched_at: Date | null;
  fetching_until: Date | null;
}
