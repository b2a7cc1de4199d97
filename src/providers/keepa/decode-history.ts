import type { ProductSteps, Step } from '../../features/catalog/ports.ts';
import { fromKeepaMinute } from './keepa-time.ts';
import { figure, isTriple, SERIES } from './series.ts';
import type { ProductBody } from './wire.ts';

/** What changed in a listing's series, and when. */
export function decodeHistory({ csv }: ProductBody): ProductSteps {
  const stepsOf = (name: keyof ProductSteps) => readSteps(csv?.[SERIES[name]], isTriple(SERIES[name]));
  return {
    buyBox: stepsOf('buyBox'),
    new: stepsOf('new'),
    amazon: stepsOf('amazon'),
    salesRank: stepsOf('salesRank'),
    newOffers: stepsOf('newOffers'),
  };
}

/** (minute, value), or (minute, price, shipping): shipping belongs to the price. */
function readSteps(series: unknown[] | null | undefined, triples: boolean): Step[] {
  const width = triples ? 3 : 2;
  const steps: Step[] = [];
  for (let place = 0; series && place + width <= series.length; place += width) {
    const minute = series[place];
    const at = typeof minute === 'number' ? fromKeepaMinute(minute) : null;
    if (!at) continue;
    const value = figure(series[place + 1]);
    steps.push([at, value === null || !triples ? value : value + (figure(series[place + 2]) ?? 0)]);
  }
  return steps;
}
