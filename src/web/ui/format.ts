const COUNT = new Intl.NumberFormat('en-US');

/** "2,000" */
export const formatCount = (count: number): string => COUNT.format(count);

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** "4.7 kB", "118 GB": three figures at most, as nobody reads more of them. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${value.toFixed(power === 0 || value >= 100 ? 0 : 1)} ${UNITS[power]}`;
}

/** "37%" */
export const formatShare = (share: number): string => `${Math.round(share * 100)}%`;

/** "45 s", "12 min", "3 h", "8 days" */
export function formatSpan(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 90) return `${seconds} s`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  if (seconds < 129_600) return `${Math.round(seconds / 3_600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}
