import type { Products } from '../world/products.ts';
import { carries, type Marketplace } from '../world/products-marketplaces.ts';
import { type Call, isOn, listOf, marketplaceOf, wholeNumber } from './call.ts';
import { invalid } from './envelope.ts';
import { dayMinutes, keepaMinute } from './keepa-time.ts';
import { type BodyOptions, productBody } from './product-body.ts';
import { shellBody } from './product-shell.ts';

/** What an endpoint gives back, and what it costs. */
export interface Served {
  readonly tokens: number;
  readonly body: object;
  readonly products?: number;
}

const asinForm = /^[A-Z0-9]{10}$/i;
const codeForm = /^[0-9]{8,14}$/;

/** `stats`: a number of days back, or two dates or times. */
const intervalOf = ({ params }: Call, today: number): [from: number, to: number] | null => {
  const text = params.get('stats');
  if (text === null || text === '' || text === '0') return null;
  if (/^\d+$/.test(text)) return [today - Number(text) * dayMinutes, today];
  const [from, to] = text
    .split(',')
    .map((moment) => (/^\d+$/.test(moment) ? Number(moment) : Date.parse(moment)));
  if (from === undefined || to === undefined || !(from < to)) throw invalid('Invalid value for stats', text);
  return [keepaMinute(from), Math.min(keepaMinute(to), today)];
};

export const bodyOptions = (call: Call, { domainId }: Marketplace, today: number): BodyOptions => ({
  domainId,
  today,
  extras: {
    offers: wholeNumber(call, 'offers', 20, 100) !== null,
    buyBox: isOn(call, 'buybox'),
    rating: isOn(call, 'rating'),
  },
  interval: intervalOf(call, today),
  history: call.params.get('history') !== '0',
  days: wholeNumber(call, 'days', 1, 100_000),
});

const asinsOfCodes = (call: Call, products: Products, marketplace: Marketplace): string[] => {
  const codes = listOf(call, 'code', 100);
  const limit = wholeNumber(call, 'code-limit', 1, 10_000) ?? Number.POSITIVE_INFINITY;
  const found = codes.flatMap((code) => {
    if (!codeForm.test(code)) throw invalid('Invalid code', code);
    const indexes = products.indexesOfCode(code).filter((index) => carries(marketplace, index));
    return indexes.slice(0, limit).map(products.asinAt);
  });
  return [...new Set(found)];
};

/** Offers are fetched by pages of ten. */
const offerTokens = (offers: number): number => 6 * Math.max(1, Math.ceil(offers / 10));

export const answerProduct = (call: Call, products: Products, today: number): Served => {
  const marketplace = marketplaceOf(call);
  const options = bodyOptions(call, marketplace, today);
  const { extras } = options;
  const byAsin = call.params.has('asin');
  if (!byAsin && !call.params.has('code')) throw invalid('Missing parameter: asin or code');
  const asins = byAsin
    ? listOf(call, 'asin', extras.offers ? 20 : 100).map((asin) => asin.toUpperCase())
    : asinsOfCodes(call, products, marketplace);
  if (byAsin && asins.length === 0) throw invalid('Missing parameter: asin');
  const malformed = asins.find((asin) => !asinForm.test(asin));
  if (malformed) throw invalid('Invalid ASIN', malformed);
  let tokens = 0;
  const bodies = asins.map((asin) => {
    tokens += 1;
    const index = products.indexOf(asin);
    if (index === undefined || !carries(marketplace, index))
      return shellBody(asin, marketplace.domainId, today);
    const body = productBody(products.at(index, marketplace.domainId), options);
    tokens += (extras.buyBox ? 2 : 0) + (extras.rating ? 1 : 0);
    if (body.offers) tokens += offerTokens(body.offers.length);
    return body;
  });
  return { tokens, body: { products: bodies }, products: bodies.length };
};
