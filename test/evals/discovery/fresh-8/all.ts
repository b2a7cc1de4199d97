import type { DiscoveryCase } from '../case.ts';
import { cases as fourCorners } from './four-corners.ts';
import { cases as gaule } from './gaule.ts';
import { cases as houses } from './houses.ts';
import { cases as lookalikes } from './lookalikes.ts';
import { cases as otherDoors } from './other-doors.ts';
import { cases as persons } from './persons.ts';
import { cases as rhein } from './rhein.ts';
import { cases as rules } from './rules.ts';
import { cases as shelves } from './shelves.ts';
import { cases as shut } from './shut.ts';
import { cases as sideDoors } from './side-doors.ts';
import { cases as twoMinds } from './two-minds.ts';

/** Each two that follow one another are of one kind, so that those of even and of odd number ask alike. */
export const fresh8Cases: readonly DiscoveryCase[] = [
  ...shelves,
  ...persons,
  ...sideDoors,
  ...shut,
  ...rules,
  ...lookalikes,
  ...otherDoors,
  ...twoMinds,
  ...houses,
  ...rhein,
  ...gaule,
  ...fourCorners,
];
