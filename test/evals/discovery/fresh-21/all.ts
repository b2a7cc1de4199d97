import type { DiscoveryCase } from '../case.ts';
import { bathCases } from './bath.ts';
import { deviceCases } from './devices.ts';
import { homeCases } from './home.ts';
import { moreCases } from './more.ts';
import { northernCases } from './northern.ts';
import { outdoorCases } from './outdoors.ts';
import { pantryCases } from './pantry.ts';
import { southernCases } from './southern.ts';
import { toyCases } from './toys.ts';

export const fresh21Cases: readonly DiscoveryCase[] = [
  ...homeCases,
  ...bathCases,
  ...pantryCases,
  ...outdoorCases,
  ...northernCases,
  ...southernCases,
  ...toyCases,
  ...deviceCases,
  ...moreCases,
];
