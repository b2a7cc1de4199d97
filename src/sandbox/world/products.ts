import type { WorldBrand } from './brands.ts';
import { foreignEanOf, placeOfCode, upcOf } from './products-codes.ts';
import { type Department, type Shelf, shelvesOf } from './products-departments.ts';
import { type Market, marketOf } from './products-market.ts';
import { type Marketplace, marketplaces } from './products-marketplaces.ts';
import { type Sellers, sellersOf } from './products-sellers.ts';
import { type Random, seeded } from './random.ts';

/** `dead`: delisted, only the number is left. `parent`: the roof over a product's variations, itself not for sale. */
type ProductKind = 'live' | 'dead' | 'parent';

/** A product as it is in the world, before any service describes it. */
export interface WorldProduct {
  readonly index: number;
  readonly asin: string;
  /** Seed of everything else that is to be told of it. */
  readonly source: string;
  readonly kind: ProductKind;
  readonly brand: WorldBrand;
  /** As the listing carries it, in whatever spelling. */
  readonly brandText: string | null;
  readonly manufacturer: string | null;
  readonly department: Department;
  readonly shelf: Shelf;
  readonly upcs: readonly string[] | null;
  readonly eans: readonly string[] | null;
  readonly parentAsin: string | null;
  readonly childAsins: readonly string[];
  /** Millimetres and grams. */
  readonly package: { height: number; length: number; width: number; weight: number; quantity: number };
  /** In the marketplace's smallest coin. */
  readonly price: number;
  readonly ageDays: number;
  /** 0 sells never, 1 is the best seller of all. */
  readonly popularity: number;
  readonly market: Market;
}

export interface Products {
  readonly size: number;
  asinAt(index: number): string;
  indexOf(asin: string): number | undefined;
  /** Every product that carries the bar code: resellers open listings of their own under a code that is taken. */
  indexesOfCode(code: string): readonly number[];
  /** All that the brand makes. */
  indexesOfBrand(brand: WorldBrand): readonly number[];
  at(index: number, domainId: number): WorldProduct;
  sellers(domainId: number): Sellers;
}

const asinLetters = '0123456789BCDFGHJKLMNPQRSTVWXYZ';
const junkManufacturers = ['Generic', 'Unknown', 'N/A', 'MFG', '-', 'Various', 'CHINA', 'SEE DESCRIPTION'];
const familySize = 4;

const drawAsin = (random: Random): string => {
  let asin = 'B0';
  for (let i = 0; i < 8; i++) asin += asinLetters[random.int(0, asinLetters.length - 1)];
  return asin;
};

/** Brands get shelves of very different lengths: most a few products, some a hundred. At least one each. */
const shareOut = (brands: readonly WorldBrand[], total: number, seed: number): Int32Array => {
  const weights = brands.map((brand) => {
    const random = seeded(`${seed}/range/${brand.id}`);
    return brand.privateLabel ? 0.3 + random.next() : 0.3 + random.next() ** 4 * 18;
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  const spare = Math.max(0, total - brands.length);
  const starts = new Int32Array(brands.length + 1);
  let claimed = 0;
  weights.forEach((weight, place) => {
    claimed += weight;
    starts[place + 1] = place + 1 + Math.round((claimed / sum) * spare);
  });
  return starts;
};

export const createProducts = (brands: readonly WorldBrand[], seed: number, total: number): Products => {
  if (brands.length === 0) throw new RangeError('A world of products needs at least one brand');
  const starts = shareOut(brands, total, seed);
  const size = starts[brands.length] as number;
  const startOf = (brandPlace: number): number => starts[brandPlace] as number;

  const asins: string[] = [];
  const indexes = new Map<string, number>();
  const draw = seeded(`${seed}/asins`);
  while (asins.length < size) {
    const asin = drawAsin(draw);
    if (indexes.has(asin)) continue;
    indexes.set(asin, asins.length);
    asins.push(asin);
  }
  const asinAt = (index: number): string => {
    const asin = asins[index];
    if (asin === undefined) throw new RangeError(`No product ${index}`);
    return asin;
  };

  const brandPlaceOf = (index: number): number => {
    let [low, high] = [0, brands.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (startOf(middle) <= index) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  // A family stands at the head of its brand's range: the roof first, then its variations.
  const hasFamily = (brandPlace: number): boolean =>
    startOf(brandPlace + 1) - startOf(brandPlace) > familySize &&
    seeded(`${seed}/family/${brandPlace}`).chance(0.35);

  const sharesCode = (index: number, place: number): boolean =>
    place > familySize && seeded(`${seed}/code/${index}`).chance(0.02);

  const knownSellers = new Map<number, Sellers>();
  const marketplaceOf = (domainId: number): Marketplace => {
    const marketplace = marketplaces.get(domainId);
    if (!marketplace) throw new RangeError(`No marketplace ${domainId}`);
    return marketplace;
  };
  const sellers = (domainId: number): Sellers => {
    const known = knownSellers.get(domainId) ?? sellersOf(marketplaceOf(domainId), brands, seed);
    knownSellers.set(domainId, known);
    return known;
  };

  const codesOf = (
    random: Random,
    brandPlace: number,
    place: number,
  ): Pick<WorldProduct, 'upcs' | 'eans'> => {
    if (random.chance(0.12)) return { upcs: null, eans: null };
    if (random.chance(0.1)) return { upcs: null, eans: [foreignEanOf(brandPlace, place)] };
    const upcs = [upcOf(brandPlace, place), ...(random.chance(0.12) ? [upcOf(brandPlace, place, 7)] : [])];
    if (random.chance(0.03)) upcs.push(upcOf(brandPlace, place, 6));
    return { upcs, eans: upcs.map((upc) => `0${upc}`) };
  };

  const at = (index: number, domainId: number): WorldProduct => {
    const asin = asinAt(index);
    const brandPlace = brandPlaceOf(index);
    const brand = brands[brandPlace] as WorldBrand;
    const first = startOf(brandPlace);
    const place = index - first;
    const source = `${seed}/product/${index}`;
    const random = seeded(source);
    const inFamily = place < familySize && hasFamily(brandPlace);
    const isRoof = inFamily && place === 0;
    const dead = !inFamily && random.chance(0.012);
    const { department, shelves } = shelvesOf(brand.category);
    const ownName = random.chance(0.75) ? brand.name : random.pick(brand.spellings);
    const weight = Math.round(30 * 10 ** (random.next() * 2.2));
    const edge = Math.cbrt(weight * 2200);
    return {
      index,
      asin,
      source,
      kind: isRoof ? 'parent' : dead ? 'dead' : 'live',
      brand,
      brandText: random.chance(0.025) ? null : ownName,
      manufacturer: random.chance(0.06)
        ? random.pick(junkManufacturers)
        : (brand.manufacturerNoise ?? brand.name),
      department,
      shelf: inFamily ? (shelves[brandPlace % shelves.length] as Shelf) : random.pick(shelves),
      ...codesOf(random, brandPlace, sharesCode(index, place) ? place - 1 : place),
      parentAsin: inFamily && !isRoof ? asinAt(first) : null,
      childAsins: isRoof ? asins.slice(first + 1, first + familySize) : [],
      package: {
        height: Math.round(edge * (0.4 + random.next() * 0.4)),
        length: Math.round(edge * (1.2 + random.next() * 0.8)),
        width: Math.round(edge * (0.8 + random.next() * 0.4)),
        weight,
        quantity: random.chance(0.2) ? random.int(2, 24) : 1,
      },
      price: Math.round(700 * 10 ** (random.next() ** 1.6 * 1.5) * marketplaceOf(domainId).coins),
      ageDays: random.int(brand.privateLabel ? 60 : 200, brand.privateLabel ? 1100 : 3200),
      popularity: random.next() ** 1.7,
      market: marketOf(random.fork(`market/${domainId}`), brand, sellers(domainId), seed),
    };
  };

  const indexesOfCode = (code: string): readonly number[] => {
    const place = placeOfCode(code);
    if (!place || place.brandPlace >= brands.length) return [];
    const index = startOf(place.brandPlace) + place.place;
    return [index, index + 1].filter((candidate) => {
      if (candidate >= startOf(place.brandPlace + 1)) return false;
      const { upcs, eans } = at(candidate, 1);
      return [...(upcs ?? []), ...(eans ?? [])].some(
        (own) => own.padStart(13, '0') === code.padStart(13, '0'),
      );
    });
  };

  const indexesOfBrand = (brand: WorldBrand): readonly number[] => {
    const place = brands.findIndex(({ id }) => id === brand.id);
    if (place < 0) return [];
    const first = startOf(place);
    return Array.from({ length: startOf(place + 1) - first }, (_, index) => first + index);
  };

  return { size, indexesOfBrand, asinAt, indexOf: (asin) => indexes.get(asin), indexesOfCode, at, sellers };
};
