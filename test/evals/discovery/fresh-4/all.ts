import type { DiscoveryCase } from '../case.ts';
import { cases as alpsLowlands } from './alps-lowlands.ts';
import { cases as bath } from './bath.ts';
import { cases as bench } from './bench.ts';
import { cases as deutsch } from './deutsch.ts';
import { cases as espanol } from './espanol.ts';
import { cases as francais } from './francais.ts';
import { cases as italiano } from './italiano.ts';
import { cases as odd } from './odd.ts';
import { cases as pantry } from './pantry.ts';
import { cases as playroom } from './playroom.ts';
import { cases as wheels } from './wheels.ts';

export const fresh4Cases: readonly DiscoveryCase[] = [
  ...bench,
  ...pantry,
  ...wheels,
  ...playroom,
  ...bath,
  ...odd,
  ...deutsch,
  ...alpsLowlands,
  ...francais,
  ...espanol,
  ...italiano,
];
