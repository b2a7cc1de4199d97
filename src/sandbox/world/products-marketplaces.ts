export interface Marketplace {
  readonly domainId: number;
  readonly host: string;
  /** The account under which Amazon itself sells there. */
  readonly amazonSellerId: string;
  /** Smallest local coins for one US cent. */
  readonly coins: number;
  /** One product in so many is sold there. */
  readonly carriesOneIn: number;
}

const rows: [domainId: number, host: string, amazonSellerId: string, coins: number][] = [
  [1, 'amazon.com', 'ATVPDKIKX0DER', 1],
  [2, 'amazon.co.uk', 'A3P5ROKL5A1OLE', 0.8],
  [3, 'amazon.de', 'A3JWKAKR8XB7XF', 0.9],
  [4, 'amazon.fr', 'A1X6FK5RDHNB96', 0.9],
  [5, 'amazon.co.jp', 'AN1VRQENFRJN5', 1.5],
  [6, 'amazon.ca', 'A3DWYIK6Y9EEQB', 1.35],
  [8, 'amazon.it', 'A11IL2PNWYJU7H', 0.9],
  [9, 'amazon.es', 'A1AT7YVPFBWXBL', 0.9],
  [10, 'amazon.in', 'AT95IG9ONZD7S', 80],
  [11, 'amazon.com.mx', 'AVDBXBAVVSXLQ', 18],
  [12, 'amazon.com.br', 'A1ZZFT5FULY4LN', 5],
];

export const marketplaces: ReadonlyMap<number, Marketplace> = new Map(
  rows.map(([domainId, host, amazonSellerId, coins]) => [
    domainId,
    { domainId, host, amazonSellerId, coins, carriesOneIn: domainId === 1 ? 1 : 8 },
  ]),
);

export const carries = (marketplace: Marketplace, index: number): boolean =>
  index % marketplace.carriesOneIn === marketplace.domainId % marketplace.carriesOneIn;
