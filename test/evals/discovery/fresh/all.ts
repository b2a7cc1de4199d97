import type { DiscoveryCase } from '../case.ts';
import { cases as germanDutch } from './german-dutch.ts';
import { cases as kitchen } from './kitchen.ts';
import { cases as outdoors } from './outdoors.ts';
import { cases as romance } from './romance.ts';

export const freshCases: readonly DiscoveryCase[] = [...kitchen, ...outdoors, ...germanDutch, ...romance];
