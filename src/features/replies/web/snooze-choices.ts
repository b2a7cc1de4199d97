export interface SnoozeChoice {
  label: string;
  at: string;
}

const MORNING = 8;

/** Moments that people put things off to, by the clock of whoever looks at it. */
export function snoozeChoices(now: Date): SnoozeChoice[] {
  const at = (days: number, hour: number): string =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour).toISOString();
  const untilMonday = ((8 - now.getDay()) % 7 || 7) as number;
  const later = new Date(now.getTime() + 3 * 3_600_000).toISOString();
  return [
    { label: 'In three hours', at: later },
    { label: 'Tomorrow', at: at(1, MORNING) },
    { label: 'On Monday', at: at(untilMonday, MORNING) },
    { label: 'In a week', at: at(7, MORNING) },
    { label: 'In a month', at: at(30, MORNING) },
  ];
}
