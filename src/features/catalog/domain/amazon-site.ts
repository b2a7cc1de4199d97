/** One of Amazon's national sites. */
export interface AmazonSite {
  id: number;
  host: string;
  currency: string;
}

export const AMAZON_SITES: readonly AmazonSite[] = [
  { id: 1, host: 'amazon.com', currency: 'usd' },
  { id: 2, host: 'amazon.co.uk', currency: 'gbp' },
  { id: 3, host: 'amazon.de', currency: 'eur' },
  { id: 4, host: 'amazon.fr', currency: 'eur' },
  { id: 5, host: 'amazon.co.jp', currency: 'jpy' },
  { id: 6, host: 'amazon.ca', currency: 'cad' },
  { id: 8, host: 'amazon.it', currency: 'eur' },
  { id: 9, host: 'amazon.es', currency: 'eur' },
  { id: 10, host: 'amazon.in', currency: 'inr' },
  { id: 11, host: 'amazon.com.mx', currency: 'mxn' },
  { id: 12, host: 'amazon.com.br', currency: 'brl' },
];

export const amazonSite = (id: number): AmazonSite | undefined => AMAZON_SITES.find((site) => site.id === id);
