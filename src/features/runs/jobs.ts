/** Workers listen here: there may be a run to take up. The runs themselves are rows; this only saves the wait. */
export const RUNS_CHANNEL = 'runs';
