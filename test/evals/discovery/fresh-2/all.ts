import type { DiscoveryCase } from '../case.ts';
import { cases as builders } from './builders.ts';
import { cases as french } from './french.ts';
import { cases as german } from './german.ts';
import { cases as handmade } from './handmade.ts';
import { cases as houses } from './houses.ts';
import { cases as scripted } from './scripted.ts';
import { cases as shopify } from './shopify.ts';
import { cases as spanishItalian } from './spanish-italian.ts';
import { cases as wordpress } from './wordpress.ts';

/** By another hand than the fresh ones, and later: their first score is from before anybody mended for them. */
export const fresh2Cases: readonly DiscoveryCase[] = [
  ...shopify,
  ...wordpress,
  ...builders,
  ...handmade,
  ...scripted,
  ...german,
  ...french,
  ...spanishItalian,
  ...houses,
];
