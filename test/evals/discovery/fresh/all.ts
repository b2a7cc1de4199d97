import type { DiscoveryCase } from '../case.ts';
import { cases as body } from './body.ts';
import { cases as deskHome } from './desk-home.ts';
import { cases as germanDutch } from './german-dutch.ts';
import { cases as kitchen } from './kitchen.ts';
import { cases as outdoors } from './outdoors.ts';
import { cases as petsToys } from './pets-toys.ts';
import { cases as romance } from './romance.ts';
import { cases as wearing } from './wearing.ts';

export const freshCases: readonly DiscoveryCase[] = [
  ...kitchen,
  ...outdoors,
  ...germanDutch,
  ...romance,
  ...body,
  ...petsToys,
  ...wearing,
  ...deskHome,
];
