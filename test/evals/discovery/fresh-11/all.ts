import type { DiscoveryCase } from '../case.ts';
import { cases as abroadNorth } from './abroad-north.ts';
import { cases as abroadSouth } from './abroad-south.ts';
import { cases as chargers } from './chargers.ts';
import { cases as desk } from './desk.ts';
import { cases as garage } from './garage.ts';
import { cases as kitchen } from './kitchen.ts';
import { cases as petShelf } from './pet-shelf.ts';
import { cases as playroom } from './playroom.ts';
import { cases as supplements } from './supplements.ts';
import { cases as trailhead } from './trailhead.ts';
import { cases as vanity } from './vanity.ts';
import { cases as workbench } from './workbench.ts';

/** By trade, as their owners would be met in one aisle; each has its own wording and its own shop system. */
export const fresh11Cases: readonly DiscoveryCase[] = [
  ...petShelf,
  ...workbench,
  ...vanity,
  ...playroom,
  ...supplements,
  ...kitchen,
  ...trailhead,
  ...desk,
  ...garage,
  ...chargers,
  ...abroadNorth,
  ...abroadSouth,
];
