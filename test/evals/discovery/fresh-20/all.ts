import type { DiscoveryCase } from '../case.ts';
import { babyCases } from './baby.ts';
import { beautyCases } from './beauty.ts';
import { candleAndCleaningCases } from './candles-cleaning.ts';
import { deviceCases } from './devices.ts';
import { fitnessCases } from './fitness.ts';
import { gardenCraftToolCases } from './garden-craft-tools.ts';
import { kitchenAndHomeCases } from './kitchen-home.ts';
import { outdoorCases } from './outdoor.ts';
import { pantryCases } from './pantry.ts';
import { paperCases } from './paper.ts';
import { petCases } from './pet.ts';
import { toyCases } from './toys.ts';
import { wearCases } from './wear.ts';

export const fresh20Cases: readonly DiscoveryCase[] = [
  ...petCases,
  ...candleAndCleaningCases,
  ...beautyCases,
  ...pantryCases,
  ...toyCases,
  ...babyCases,
  ...outdoorCases,
  ...paperCases,
  ...wearCases,
  ...deviceCases,
  ...fitnessCases,
  ...gardenCraftToolCases,
  ...kitchenAndHomeCases,
];
