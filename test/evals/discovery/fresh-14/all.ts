import type { DiscoveryCase } from '../case.ts';
import { cases as beauty } from './beauty.ts';
import { cases as beautyMore } from './beauty-more.ts';
import { cases as garden } from './garden.ts';
import { cases as gardenMore } from './garden-more.ts';
import { cases as kitchen } from './kitchen.ts';
import { cases as kitchenMore } from './kitchen-more.ts';
import { cases as outdoors } from './outdoors.ts';
import { cases as pantry } from './pantry.ts';
import { cases as pantryMore } from './pantry-more.ts';
import { cases as stationery } from './stationery.ts';
import { cases as toys } from './toys.ts';
import { cases as toysMore } from './toys-more.ts';
import { cases as workshop } from './workshop.ts';
import { cases as workshopMore } from './workshop-more.ts';

/**
 * A trade to a file, six brands each: two plain, two as shop systems print them, two odd. Those of even and of odd
 * number are of one mix, but in other frames and other words.
 */
export const fresh14Cases: readonly DiscoveryCase[] = [
  ...pantry,
  ...pantryMore,
  ...garden,
  ...gardenMore,
  ...stationery,
  ...outdoors,
  ...toys,
  ...toysMore,
  ...beauty,
  ...beautyMore,
  ...kitchen,
  ...kitchenMore,
  ...workshop,
  ...workshopMore,
];
