import type { DiscoveryCase } from '../case.ts';
import { cases as commonwealth } from './commonwealth.ts';
import { cases as deutsch } from './deutsch.ts';
import { cases as francais } from './francais.ts';
import { cases as gifts } from './gifts.ts';
import { cases as handmade } from './handmade.ts';
import { cases as mediterraneo } from './mediterraneo.ts';
import { cases as north } from './north.ts';
import { cases as nursery } from './nursery.ts';
import { cases as odd } from './odd.ts';
import { cases as outdoors } from './outdoors.ts';
import { cases as pantry } from './pantry.ts';
import { cases as scripted } from './scripted.ts';
import { cases as tools } from './tools.ts';
import { cases as whereabouts } from './whereabouts.ts';

export const fresh5Cases: readonly DiscoveryCase[] = [
  ...commonwealth,
  ...deutsch,
  ...francais,
  ...gifts,
  ...handmade,
  ...mediterraneo,
  ...north,
  ...nursery,
  ...odd,
  ...outdoors,
  ...pantry,
  ...scripted,
  ...tools,
  ...whereabouts,
];
