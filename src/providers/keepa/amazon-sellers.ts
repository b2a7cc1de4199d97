/** The accounts under which Amazon itself sells: com, co.uk, de, fr, co.jp, ca, cn, it, es, com.mx, com.br. */
const AMAZON_SELLER_IDS = new Set([
  'ATVPDKIKX0DER',
  'A3P5ROKL5A1OLE',
  'A3JWKAKR8XB7XF',
  'A1X6FK5RDHNB96',
  'AN1VRQENFRJN5',
  'A3DWYIK6Y9EEQB',
  'A1AJ19PSB66TGU',
  'A11IL2PNWYJU7H',
  'A1AT7YVPFBWXBL',
  'AVDBXBAVVSXLQ',
  'A1ZZFT5FULY4LN',
]);

export const isAmazonSeller = (sellerId: string): boolean => AMAZON_SELLER_IDS.has(sellerId);
