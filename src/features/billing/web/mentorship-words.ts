const TIME = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});
const DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** "14:05" today, "Mon 14:05" on one of the next days. */
export function momentOf(iso: string, now = new Date()): string {
  const at = new Date(iso);
  return (at.toDateString() === now.toDateString() ? TIME : DAY_AND_TIME).format(at);
}

/** "March 9, 2026" */
export const dayOf = (iso: string): string => DAY.format(new Date(iso));
