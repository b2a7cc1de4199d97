import type { WorldBrand } from './brands.ts';
import type { Marketplace } from './products-marketplaces.ts';
import { type Random, seeded } from './random.ts';

export interface Seller {
  readonly id: string;
  readonly name: string;
  /** The brand whose own shop this is. */
  readonly brandId: number | null;
  /** Percent of good ratings, and how many ratings there are. */
  readonly rating: number;
  readonly ratings: number;
  readonly trackedDays: number;
  readonly shipsFromAmazon: boolean;
  readonly address: readonly string[];
}

/** Everybody who sells in one marketplace: Amazon, a few hundred resellers, and the brands' own shops. */
export interface Sellers {
  readonly amazon: Seller;
  readonly resellers: readonly Seller[];
  shopOf(brand: WorldBrand): Seller;
  find(id: string): Seller | undefined;
}

const idLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const firsts =
  'Blue,Prime,North,Evergreen,Quick,Urban,Maple,Atlas,Golden,Lake,Harbor,Summit,Pioneer,Delta'.split(',');
const seconds = 'Ridge,Trail,Cart,Depot,Valley,Bay,Stone,Market,Goods,Choice,Anchor,Box'.split(',');
const lasts = [
  'Deals',
  'Trading LLC',
  'Supply Co',
  'Store',
  'Direct',
  'Wholesale',
  '*FAST SHIPPING*',
  'USA',
  '™ Shop',
];
const streets = ['Commerce Dr', 'Industrial Pkwy', 'Main St', 'Warehouse Way', 'Market St Ste 300'];
const towns = [
  'Sheridan, WY, 82801, US',
  'Brooklyn, NY, 11219, US',
  'Dallas, TX, 75201, US',
  'Shenzhen, 518000, CN',
];

const idOf = (random: Random): string =>
  `A${Array.from({ length: random.int(12, 13) }, () => idLetters[random.int(0, idLetters.length - 1)]).join('')}`;

const open = (random: Random, name: string, brandId: number | null): Seller => ({
  id: idOf(random),
  name,
  brandId,
  rating: random.chance(0.85) ? random.int(88, 100) : random.int(55, 87),
  ratings: Math.round(10 ** (1 + random.next() * 4)),
  trackedDays: random.int(120, 4000),
  shipsFromAmazon: random.chance(brandId === null ? 0.65 : 0.85),
  address: [`${random.int(10, 9900)} ${random.pick(streets)}`, random.pick(towns)],
});

export const sellersOf = (
  marketplace: Marketplace,
  brands: readonly WorldBrand[],
  seed: number,
  resellerCount = 320,
): Sellers => {
  const root = seeded(`${seed}/sellers/${marketplace.domainId}`);
  const amazon: Seller = {
    ...open(root.fork('amazon'), marketplace.host.replace(/^a/, 'A'), null),
    id: marketplace.amazonSellerId,
    rating: 98,
    shipsFromAmazon: true,
  };
  const resellers = Array.from({ length: resellerCount }, (_, i) => {
    const random = root.fork(`reseller/${i}`);
    return open(random, `${random.pick(firsts)} ${random.pick(seconds)} ${random.pick(lasts)}`, null);
  });
  const shops = new Map<number, Seller>();
  const shopOf = (brand: WorldBrand): Seller => {
    const known = shops.get(brand.id);
    if (known) return known;
    const random = root.fork(`shop/${brand.id}`);
    const shop = open(
      random,
      random.pick([brand.name, `${brand.name} Direct`, `${brand.name} Official`]),
      brand.id,
    );
    shops.set(brand.id, shop);
    return shop;
  };
  let byId: Map<string, Seller> | undefined;
  const find = (id: string): Seller | undefined => {
    byId ??= new Map([amazon, ...resellers, ...brands.map(shopOf)].map((seller) => [seller.id, seller]));
    return byId.get(id);
  };
  return { amazon, resellers, shopOf, find };
};
