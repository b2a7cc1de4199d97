import type { DiscoveryCase } from '../case.ts';
import { cases as beauty } from './beauty.ts';
import { cases as food } from './food.ts';
import { cases as kitchen } from './kitchen.ts';
import { cases as outdoor } from './outdoor.ts';
import { cases as pets } from './pets.ts';

export const unseenCases: readonly DiscoveryCase[] = [...beauty, ...food, ...kitchen, ...outdoor, ...pets];
