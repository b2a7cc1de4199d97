import { DAY_MS } from '../../../../kernel/durations.ts';
import type { SenderRules } from './sender.ts';

/** How many mails a sender may write on a day, and whose limit that is: the smallest wins. */
export interface EffectiveCap {
  cap: number;
  by: 'plan' | 'sender' | 'ramp';
}

export function effectiveCap(
  { dailyCap, ramp }: Pick<SenderRules, 'dailyCap' | 'ramp'>,
  day: string,
  planLimit: number,
): EffectiveCap {
  const caps: EffectiveCap[] = [{ cap: planLimit, by: 'plan' }];
  if (dailyCap !== null) caps.push({ cap: dailyCap, by: 'sender' });
  if (ramp.from !== null) caps.push({ cap: rampOn(ramp, ramp.from, day), by: 'ramp' });
  return caps.reduce((smallest, next) => (next.cap < smallest.cap ? next : smallest));
}

/** Before its first day a ramp allows what it begins with: nobody warms an address up by writing more before. */
function rampOn({ start, step }: SenderRules['ramp'], from: string, day: string): number {
  const days = Math.max(0, Math.round((Date.parse(day) - Date.parse(from)) / DAY_MS));
  return start + step * days;
}
