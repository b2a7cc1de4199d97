import type { DiscoveryCase } from '../case.ts';
import { cases as kitchen } from './kitchen.ts';
import { cases as pets } from './pets.ts';

export const unseenCases: readonly DiscoveryCase[] = [...kitchen, ...pets];
