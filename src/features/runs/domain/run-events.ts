/** Live screens hear of a run under these names: `{ runId, bot, state }`. */
export const RUN_EVENTS = { progress: 'run.progress', ended: 'run.ended' } as const;
