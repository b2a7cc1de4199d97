import { MINUTE_MS } from '../../kernel/durations.ts';

/** The minute, counted from 1970, at which Keepa's own count begins: 2011-01-01. */
const FIRST_MINUTE = 21_564_000;

/** The moment that a Keepa minute means; null for 0 and below, which stand for "not known". */
export const fromKeepaMinute = (minute: number | null | undefined): Date | null =>
  minute && minute > 0 ? new Date((minute + FIRST_MINUTE) * MINUTE_MS) : null;
