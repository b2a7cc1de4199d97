/** One of Amazon's national sites, with the account under which Amazon itself sells there. */
export interface AmazonSite {
  id: number;
  host: string;
  currency: string;
  amazonSellerId: string | null;
}

export const AMAZON_SITES: readonly AmazonSite[] = [
  { id: 1, host: 'amazon.com', currency: 'usd', amazonSellerId: 'ATVPDKIKX0DER' },
  { id: 2, host: 'amazon.co.uk', currency: 'gbp', amazonSellerId: 'A3P5ROKL5A1OLE' },
  { id: 3, host: 'amazon.de', currency: 'eur', amazonSellerId: 'A3JWKAKR8XB7XF' },
  { id: 4, host: 'amazon.fr', currency: 'eur', amazonSellerId: 'A1X6FK5RDHNB96' },
  { id: 5, host: 'amazon.co.jp', currency: 'jpy', amazonSellerId: 'AN1VRQENFRJN5' },
  { id: 6, host: 'amazon.ca', currency: 'cad', amazonSellerId: 'A3DWYIK6Y9EEQB' },
  { id: 8, host: 'amazon.it', currency: 'eur', amazonSellerId: 'A11IL2PNWYJU7H' },
  { id: 9, host: 'amazon.es', currency: 'eur', amazonSellerId: 'A1AT7YVPFBWXBL' },
  { id: 10, host: 'amazon.in', currency: 'inr', amazonSellerId: null },
  { id: 11, host: 'amazon.com.mx', currency: 'mxn', amazonSellerId: 'AVDBXBAVVSXLQ' },
  { id: 12, host: 'amazon.com.br', currency: 'brl', amazonSellerId: 'A1ZZFT5FULY4LN' },
];

export const amazonSite = (id: number): AmazonSite | undefined => AMAZON_SITES.find((site) => site.id === id);

/** Whether a seller's id is Amazon itself, on any of its sites. */
export const isAmazonSeller = (sellerId: string): boolean =>
  AMAZON_SITES.some((site) => site.amazonSellerId === sellerId);
