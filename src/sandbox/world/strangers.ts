import { SANDBOX_DOMAIN } from './brands.ts';

/** Companies of the sandbox that are no brands, whose names and addresses turn up on the brands' sites. */
export interface Stranger {
  readonly name: string;
  readonly host: string;
  readonly address: string;
}

const stranger = (name: string, label: string, local: string): Stranger => ({
  name,
  host: `${label}.${SANDBOX_DOMAIN}`,
  address: `${local}@${label}.${SANDBOX_DOMAIN}`,
});

export const AGENCIES = [
  stranger('Pixelgrove Studio', 'pixelgrove-studio', 'hello'),
  stranger('Northbay Web', 'northbay-web', 'studio'),
  stranger('Honeydew Digital', 'honeydew-digital', 'projects'),
  stranger('Two Otters Creative', 'two-otters-creative', 'hi'),
];

export const DISTRIBUTORS = [
  stranger('Cascade Wholesale Partners', 'cascade-wholesale-partners', 'orders'),
  stranger('Midland Trade Supply', 'midland-trade-supply', 'wholesale'),
  stranger('Harbour & Hill Distribution', 'harbour-hill-distribution', 'sales'),
  stranger('Nordhandel Vertrieb', 'nordhandel-vertrieb', 'info'),
];

export const COURIERS = [
  stranger('Swiftparcel', 'swiftparcel-couriers', 'claims'),
  stranger('Brightline Freight', 'brightline-freight', 'support'),
];

/** Shops that carry everybody's goods and have a page about each brand. */
export const RETAILERS = [
  stranger('Harbor Row Mercantile', 'harbor-row-mercantile', 'service'),
  stranger('Larder Lane', 'larder-lane', 'hello'),
  stranger('The Good Shelf', 'the-good-shelf', 'info'),
  stranger('Everyday Depot', 'everyday-depot', 'customercare'),
  stranger('Dealpatch', 'dealpatch', 'support'),
];

export const STRANGERS: readonly Stranger[] = [...AGENCIES, ...DISTRIBUTORS, ...COURIERS, ...RETAILERS];
