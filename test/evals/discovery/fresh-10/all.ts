import type { DiscoveryCase } from '../case.ts';
import { cases as behindCurtains } from './behind-curtains.ts';
import { cases as builtPages } from './built-pages.ts';
import { cases as hereAndThere } from './here-and-there.ts';
import { cases as lures } from './lures.ts';
import { cases as otherTongues } from './other-tongues.ts';
import { cases as plainCounters } from './plain-counters.ts';
import { cases as plainOutdoors } from './plain-outdoors.ts';
import { cases as plainPantry } from './plain-pantry.ts';
import { cases as plainRooms } from './plain-rooms.ts';
import { cases as themeForms } from './theme-forms.ts';
import { cases as themePages } from './theme-pages.ts';
import { cases as tradeDoors } from './trade-doors.ts';

/** Each two that follow one another are of one kind, so that those of even and of odd number ask alike. */
export const fresh10Cases: readonly DiscoveryCase[] = [
  ...plainPantry,
  ...plainRooms,
  ...plainOutdoors,
  ...plainCounters,
  ...themePages,
  ...themeForms,
  ...builtPages,
  ...tradeDoors,
  ...hereAndThere,
  ...otherTongues,
  ...lures,
  ...behindCurtains,
];
