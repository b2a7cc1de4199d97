import type { DiscoveryCase } from '../case.ts';
import { cases as doors } from './doors.ts';
import { cases as far } from './far.ts';
import { cases as gaule } from './gaule.ts';
import { cases as hearth } from './hearth.ts';
import { cases as houses } from './houses.ts';
import { cases as lateDrawn } from './late-drawn.ts';
import { cases as lowlandsNorth } from './lowlands-north.ts';
import { cases as names } from './names.ts';
import { cases as pantry } from './pantry.ts';
import { cases as quiet } from './quiet.ts';
import { cases as rhein } from './rhein.ts';
import { cases as south } from './south.ts';
import { cases as studio } from './studio.ts';
import { cases as twoMinds } from './two-minds.ts';
import { cases as whereabouts } from './whereabouts.ts';
import { cases as workshop } from './workshop.ts';

/** Each two that follow one another are of one kind, so that those of even and of odd number ask alike. */
export const fresh7Cases: readonly DiscoveryCase[] = [
  ...doors,
  ...far,
  ...gaule,
  ...hearth,
  ...houses,
  ...lateDrawn,
  ...lowlandsNorth,
  ...names,
  ...pantry,
  ...quiet,
  ...rhein,
  ...south,
  ...studio,
  ...twoMinds,
  ...whereabouts,
  ...workshop,
];
