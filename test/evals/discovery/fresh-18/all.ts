import type { DiscoveryCase } from '../case.ts';
import { babyCases } from './baby.ts';
import { bathCases } from './bath-and-linen.ts';
import { climbCases } from './climb-and-grip.ts';
import { knifeCases } from './knives-and-planters.ts';
import { outdoorCases } from './outdoor.ts';
import { paperCases } from './paper.ts';
import { penCases } from './pens-and-puzzles.ts';
import { petCases } from './pet.ts';
import { petSmallCases } from './pet-small.ts';
import { sauceCases } from './sauce-and-spice.ts';
import { scentCases } from './scent.ts';
import { seedCases } from './seeds-and-ceramics.ts';
import { skinCases } from './skin.ts';
import { soapCases } from './skin-and-soap.ts';
import { soundCases } from './sound-and-light.ts';
import { teaCases } from './tea-and-granola.ts';
import { toolCases } from './tools.ts';
import { toyCases } from './toys.ts';
import { wearCases } from './wear.ts';

export const fresh18Cases: readonly DiscoveryCase[] = [
  ...petCases,
  ...petSmallCases,
  ...scentCases,
  ...bathCases,
  ...teaCases,
  ...sauceCases,
  ...outdoorCases,
  ...climbCases,
  ...skinCases,
  ...soapCases,
  ...toyCases,
  ...babyCases,
  ...paperCases,
  ...penCases,
  ...toolCases,
  ...knifeCases,
  ...seedCases,
  ...wearCases,
  ...soundCases,
];
