const COUNT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const TIME = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const count = (value: number): string => COUNT.format(value);

/** "1 row", "2,000 rows". */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** "14:05" today, "Mar 9, 14:05" on any other day. */
export function moment(iso: string, now = new Date()): string {
  const at = new Date(iso);
  return (at.toDateString() === now.toDateString() ? TIME : DAY_AND_TIME).format(at);
}
