/** What a bot charges for a row that it processed, and the least with which it starts. */
export const CREDITS_PER_ROW = 0.5;

/** How many rows a balance pays for. */
export const rowsAffordable = (credits: number): number => Math.floor(Math.max(0, credits) / CREDITS_PER_ROW);

export const creditsForRows = (rows: number): number => rows * CREDITS_PER_ROW;

/** Credits come in steps of what a row costs. */
export const isInSteps = (credits: number): boolean => (credits / CREDITS_PER_ROW) % 1 === 0;

/** The nearest amount in whole steps: shares of a month are fractions. */
export const creditsInSteps = (credits: number): number =>
  Math.round(credits / CREDITS_PER_ROW) * CREDITS_PER_ROW;

/** "12", "12.5": never more digits than a credit has. */
export const formatCredits = (credits: number): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(credits);
