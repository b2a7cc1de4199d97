/** Keepa counts minutes since 1 January 2011, UTC. */
const epochMinutes = 21_564_000;

export const dayMinutes = 1440;

export const keepaMinute = (unixMs: number): number => Math.floor(unixMs / 60_000) - epochMinutes;
