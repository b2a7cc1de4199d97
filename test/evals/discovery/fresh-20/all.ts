import type { DiscoveryCase } from '../case.ts';
import { babyCases } from './baby.ts';
import { beautyCases } from './beauty.ts';
import { candleAndCleaningCases } from './candles-cleaning.ts';
import { deviceCases } from './devices.ts';
import { fitnessCases } from './fitness.ts';
import { gardenCraftToolCases } from './garden-craft-tools.ts';
import { kitchenAndHomeCases } from './kitchen-home.ts';
import { moreBeautyCases } from './more-beauty.ts';
import { moreCandleAndCleaningCases } from './more-candles-cleaning.ts';
import { moreKitchenAndHomeCases } from './more-kitchen-home.ts';
import { moreOutdoorCases } from './more-outdoor.ts';
import { morePantryCases } from './more-pantry.ts';
import { morePetCases } from './more-pet.ts';
import { moreToyCases } from './more-toys.ts';
import { outdoorCases } from './outdoor.ts';
import { pantryCases } from './pantry.ts';
import { paperCases } from './paper.ts';
import { petCases } from './pet.ts';
import { toyCases } from './toys.ts';
import { wearCases } from './wear.ts';

export const fresh20Cases: readonly DiscoveryCase[] = [
  ...petCases,
  ...morePetCases,
  ...candleAndCleaningCases,
  ...moreCandleAndCleaningCases,
  ...beautyCases,
  ...moreBeautyCases,
  ...pantryCases,
  ...morePantryCases,
  ...toyCases,
  ...moreToyCases,
  ...babyCases,
  ...outdoorCases,
  ...moreOutdoorCases,
  ...paperCases,
  ...wearCases,
  ...deviceCases,
  ...fitnessCases,
  ...gardenCraftToolCases,
  ...kitchenAndHomeCases,
  ...moreKitchenAndHomeCases,
];
