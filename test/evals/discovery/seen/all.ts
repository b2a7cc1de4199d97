import type { DiscoveryCase } from '../case.ts';
import { cases as apparel } from './apparel.ts';
import { cases as beauty } from './beauty.ts';
import { cases as dutch } from './dutch.ts';
import { cases as food } from './food.ts';
import { cases as forms } from './forms.ts';
import { cases as french } from './french.ts';
import { cases as german } from './german.ts';
import { cases as gone } from './gone.ts';
import { cases as kitchen } from './kitchen.ts';
import { cases as lights } from './lights.ts';
import { cases as moved } from './moved.ts';
import { cases as outdoor } from './outdoor.ts';
import { cases as pets } from './pets.ts';
import { cases as south } from './south.ts';
import { cases as tools } from './tools.ts';
import { cases as toys } from './toys.ts';
import { cases as veiled } from './veiled.ts';

export const seenCases: readonly DiscoveryCase[] = [
  ...apparel,
  ...beauty,
  ...dutch,
  ...food,
  ...forms,
  ...french,
  ...german,
  ...gone,
  ...kitchen,
  ...lights,
  ...moved,
  ...outdoor,
  ...pets,
  ...south,
  ...tools,
  ...toys,
  ...veiled,
];
