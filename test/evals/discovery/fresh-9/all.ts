import type { DiscoveryCase } from '../case.ts';
import { cases as cartStores } from './cart-stores.ts';
import { cases as elsewhereSaid } from './elsewhere-said.ts';
import { cases as largeCarts } from './large-carts.ts';
import { cases as plainKitchens } from './plain-kitchens.ts';
import { cases as plainOutdoors } from './plain-outdoors.ts';
import { cases as shelvesAndShores } from './shelves-and-shores.ts';
import { cases as shopifyStores } from './shopify-stores.ts';
import { cases as twists } from './twists.ts';

/** Each two that follow one another are of one kind, so that those of even and of odd number ask alike. */
export const fresh9Cases: readonly DiscoveryCase[] = [
  ...plainKitchens,
  ...plainOutdoors,
  ...shopifyStores,
  ...cartStores,
  ...largeCarts,
  ...elsewhereSaid,
  ...twists,
  ...shelvesAndShores,
];
