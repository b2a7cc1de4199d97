export const INVOICE_NOTE =
  'This is an invoice: it says what was bought, and isn’t read as a price list. Ask the brand for its list.';
export const ORDER_NOTE =
  'This is an order: it says what was bought, and isn’t read as a price list. Ask the brand for its list.';
export const PUBLIC_NOTE =
  'This is advertising for shoppers: its prices are retail prices. Ask the brand for its wholesale list.';

export const STOCK_NOTE =
  'This lists what is in stock, without wholesale prices. Ask the brand for its list.';

export const SALES_NOTE =
  'This is a report of sales: it says what was sold, and isn’t read as a price list. Ask the brand for its list.';

export const ACCOUNTS_NOTE =
  'This says who ordered, owes or sells what, and isn’t read as a price list. Ask the brand for its list.';

export const RETAIL_NOTE =
  'This names prices to advertise or to sell at, and none to buy at. Ask the brand for its wholesale list.';

/** Why a file that has lines and prices is no price list. */
export const NO_LIST_NOTES: readonly string[] = [
  INVOICE_NOTE,
  ORDER_NOTE,
  PUBLIC_NOTE,
  STOCK_NOTE,
  SALES_NOTE,
  RETAIL_NOTE,
  ACCOUNTS_NOTE,
];
