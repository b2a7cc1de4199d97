import type { DiscoveryCase } from '../case.ts';
import { cases as albion } from './albion.ts';
import { cases as animals } from './animals.ts';
import { cases as antipodes } from './antipodes.ts';
import { cases as atOdds } from './at-odds.ts';
import { cases as firms } from './firms.ts';
import { cases as larder } from './larder.ts';
import { cases as lowlands } from './lowlands.ts';
import { cases as missing } from './missing.ts';
import { cases as paper } from './paper.ts';
import { cases as rhein } from './rhein.ts';
import { cases as seine } from './seine.ts';
import { cases as south } from './south.ts';
import { cases as table } from './table.ts';
import { cases as trail } from './trail.ts';
import { cases as washstand } from './washstand.ts';

export const fresh6Cases: readonly DiscoveryCase[] = [
  ...albion,
  ...animals,
  ...antipodes,
  ...atOdds,
  ...firms,
  ...larder,
  ...lowlands,
  ...missing,
  ...paper,
  ...rhein,
  ...seine,
  ...south,
  ...table,
  ...trail,
  ...washstand,
];
