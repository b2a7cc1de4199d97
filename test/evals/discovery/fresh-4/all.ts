import type { DiscoveryCase } from '../case.ts';
import { cases as bath } from './bath.ts';
import { cases as bench } from './bench.ts';
import { cases as pantry } from './pantry.ts';
import { cases as playroom } from './playroom.ts';
import { cases as wheels } from './wheels.ts';

export const fresh4Cases: readonly DiscoveryCase[] = [...bench, ...pantry, ...wheels, ...playroom, ...bath];
