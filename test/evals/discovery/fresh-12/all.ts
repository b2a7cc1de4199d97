import type { DiscoveryCase } from '../case.ts';
import { cases as abroad } from './abroad.ts';
import { cases as carts } from './carts.ts';
import { cases as cornerShops } from './corner-shops.ts';
import { cases as mainStreet } from './main-street.ts';
import { cases as oddities } from './oddities.ts';
import { cases as scripted } from './scripted.ts';

/** Plain shops, then those that today's shop systems print, then odd ones; each with its own wording. */
export const fresh12Cases: readonly DiscoveryCase[] = [
  ...cornerShops,
  ...mainStreet,
  ...carts,
  ...scripted,
  ...oddities,
  ...abroad,
];
