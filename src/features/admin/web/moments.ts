const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  ...({ year: 'numeric', month: 'short', day: 'numeric' } as const),
  ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
});

/** "Mar 9, 2026" */
export const day = (iso: string): string => DAY.format(new Date(iso));

/** "Mar 9, 2026, 14:05": a log is read years later, too. */
export const dayAndTime = (iso: string): string => DAY_AND_TIME.format(new Date(iso));
