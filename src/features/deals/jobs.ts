/** A worker that hears it looks at once for lists to read and for codes to look up. */
export const PRICE_LISTS_CHANNEL = 'price_lists';
