/** One of Amazon's national sites. */
export interface AmazonSite {
  id: number;
  host: string;
  currency: string;
  /** Under which Amazon itself sells there; null where it isn't known. */
  sellerId: string | null;
}

export const AMAZON_SITES: readonly AmazonSite[] = [
  { id: 1, host: 'amazon.com', currency: 'usd', sellerId: 'ATVPDKIKX0DER' },
  { id: 2, host: 'amazon.co.uk', currency: 'gbp', sellerId: 'A3P5ROKL5A1OLE' },
  { id: 3, host: 'amazon.de', currency: 'eur', sellerId: 'A3JWKAKR8XB7XF' },
  { id: 4, host: 'amazon.fr', currency: 'eur', sellerId: 'A1X6FK5RDHNB96' },
  { id: 5, host: 'amazon.co.jp', currency: 'jpy', sellerId: 'AN1VRQENFRJN5' },
  { id: 6, host: 'amazon.ca', currency: 'cad', sellerId: 'A3DWYIK6Y9EEQB' },
  { id: 8, host: 'amazon.it', currency: 'eur', sellerId: 'A11IL2PNWYJU7H' },
  { id: 9, host: 'amazon.es', currency: 'eur', sellerId: 'A1AT7YVPFBWXBL' },
  { id: 10, host: 'amazon.in', currency: 'inr', sellerId: null },
  { id: 11, host: 'amazon.com.mx', currency: 'mxn', sellerId: 'AVDBXBAVVSXLQ' },
  { id: 12, host: 'amazon.com.br', currency: 'brl', sellerId: 'A1ZZFT5FULY4LN' },
];

export const amazonSite = (id: number): AmazonSite | undefined => AMAZON_SITES.find((site) => site.id === id);
