import { measureSpeed, type SpeedFigures, type SpeedOptions } from './speed.ts';
import { medianRound } from './stage/rounds.ts';

export interface FaultyFigures extends SpeedFigures {
  /** How much longer Linesheet takes than the limit, of the medians. */
  secondsLonger: number;
}

/** The Source Bot over websites of which some are slow, missing, broken, or never answer. */
export async function measureFaultyWorld(options: SpeedOptions): Promise<FaultyFigures> {
  const figures = await measureSpeed('source', { ...options, faulty: true });
  const { limit, product } = figures;
  return { ...figures, secondsLonger: medianRound(product).seconds - medianRound(limit).seconds };
}
