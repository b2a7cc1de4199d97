/** How long a passing notice stays: of what went well, and of what went wrong. */
export const PASSING_MS = 4_000;
export const FAILURE_MS = 6_000;
