/** A short passage as a brand words it, and what a careful person would write down of it. */
export interface Wording {
  /** The page on which it stands. */
  kind: 'wholesale' | 'faq' | 'terms' | 'contact' | 'shop';
  /** A fragment of that page. */
  html: string;
  /** What the passage says; {} where it only looks as if it said something. Closed for now is 'no'. */
  policy: {
    takes_wholesale?: 'yes' | 'no';
    marketplaces?: 'allowed' | 'with_permission' | 'forbidden' | 'amazon_forbidden';
    map_policy?: 'yes';
    minimum_opening_order?: number;
    minimum_reorder?: number;
    /** ISO code of the two above; a bare "$" is USD unless the passage points elsewhere. */
    currency?: string;
    documents?: string[];
    /** Names as they stand there. */
    distributors?: string[];
  };
}
