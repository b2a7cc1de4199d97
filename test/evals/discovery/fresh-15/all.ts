import type { DiscoveryCase } from '../case.ts';
import { cases as drinks } from './drinks.ts';
import { cases as drinksMore } from './drinks-more.ts';
import { cases as pets } from './pets.ts';
import { cases as petsMore } from './pets-more.ts';
import { cases as play } from './play.ts';
import { cases as playMore } from './play-more.ts';
import { cases as scent } from './scent.ts';
import { cases as scentMore } from './scent-more.ts';
import { cases as skin } from './skin.ts';
import { cases as skinMore } from './skin-more.ts';
import { cases as table } from './table.ts';
import { cases as tableMore } from './table-more.ts';
import { cases as trail } from './trail.ts';
import { cases as trailMore } from './trail-more.ts';
import { cases as wear } from './wear.ts';
import { cases as wearMore } from './wear-more.ts';

/**
 * A trade to two files, six brands each: two plain, two as shop systems print them, two odd. Those of even and of odd
 * number (counted from nought) are of one mix, but in other frames and other words.
 */
export const fresh15Cases: readonly DiscoveryCase[] = [
  ...drinks,
  ...drinksMore,
  ...scent,
  ...scentMore,
  ...pets,
  ...petsMore,
  ...wear,
  ...wearMore,
  ...skin,
  ...skinMore,
  ...play,
  ...playMore,
  ...trail,
  ...trailMore,
  ...table,
  ...tableMore,
];
