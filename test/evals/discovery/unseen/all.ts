import type { DiscoveryCase } from '../case.ts';
import { cases as abroad } from './abroad.ts';
import { cases as baby } from './baby.ts';
import { cases as beauty } from './beauty.ts';
import { cases as desk } from './desk.ts';
import { cases as food } from './food.ts';
import { cases as french } from './french.ts';
import { cases as german } from './german.ts';
import { cases as kitchen } from './kitchen.ts';
import { cases as motion } from './motion.ts';
import { cases as nosite } from './nosite.ts';
import { cases as outdoor } from './outdoor.ts';
import { cases as pets } from './pets.ts';
import { cases as south } from './south.ts';
import { cases as tools } from './tools.ts';
import { cases as toys } from './toys.ts';

export const unseenCases: readonly DiscoveryCase[] = [
  ...abroad,
  ...baby,
  ...beauty,
  ...desk,
  ...food,
  ...french,
  ...german,
  ...kitchen,
  ...motion,
  ...nosite,
  ...outdoor,
  ...pets,
  ...south,
  ...tools,
  ...toys,
];
