import type { DiscoveryCase } from '../case.ts';
import { automotiveCases } from './automotive.ts';
import { babyCases } from './baby.ts';
import { beautyCases } from './beauty.ts';
import { electronicsCases } from './electronics.ts';
import { groceryCases } from './grocery.ts';
import { handToolsCases } from './hand-tools.ts';
import { homeCases } from './home.ts';
import { kitchenCases } from './kitchen.ts';
import { mountainAndWaterCases } from './mountain-and-water.ts';
import { outdoorCases } from './outdoor.ts';
import { petCases } from './pet.ts';
import { petWearCases } from './pet-wear.ts';
import { sauceAndTeaCases } from './sauce-and-tea.ts';
import { soapCases } from './soap.ts';
import { stationeryCases } from './stationery.ts';
import { supplementsCases } from './supplements.ts';
import { toysCases } from './toys.ts';
import { woodCases } from './wood.ts';

/** Brands of a dozen trades: mid-size ones with long terms, makers who chat, some in between, an eighth silent. */
export const fresh19Cases: readonly DiscoveryCase[] = [
  ...automotiveCases,
  ...babyCases,
  ...beautyCases,
  ...electronicsCases,
  ...groceryCases,
  ...handToolsCases,
  ...homeCases,
  ...kitchenCases,
  ...mountainAndWaterCases,
  ...outdoorCases,
  ...petCases,
  ...petWearCases,
  ...sauceAndTeaCases,
  ...soapCases,
  ...stationeryCases,
  ...supplementsCases,
  ...toysCases,
  ...woodCases,
];
