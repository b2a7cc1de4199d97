export const CELL = 'overflow-hidden px-3 last:pr-5';
/** Where no checkbox stands before it. */
export const FIRST_CELL = 'left-0 pl-5';
/** Stays at the left while the others move past below it. */
export const PINNED = 'sticky transition-shadow group-data-aside/region:shadow-[1px_0_0_var(--color-line)]';
/** Stays at the right in the same way. */
export const PINNED_AT_END = 'sticky right-0 shadow-[-1px_0_0_var(--color-line)]';
export const TICK_CELL = 'sticky left-0 w-10 p-0';
