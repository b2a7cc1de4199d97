export const STEPS = [1, 2, 3, 4, 5] as const;
export type Step = (typeof STEPS)[number];

/** The four values by which setup counts; the templates of step 5 are counted by the wizard alone. */
export interface SetupValues {
  spreadsheetUrl: string | null;
  keepaCompleted: boolean;
  workspaceEmail: string | null;
  /** A provider's key, or a mailbox of one's own in its place. */
  senderConnected: boolean;
}

export const SETUP_VALUES = 4;

export function completedSteps(values: SetupValues): number {
  const filled = [
    Boolean(values.spreadsheetUrl),
    values.keepaCompleted,
    Boolean(values.workspaceEmail),
    values.senderConnected,
  ];
  return filled.filter(Boolean).length;
}

export const isComplete = (values: SetupValues): boolean => completedSteps(values) === SETUP_VALUES;

/** Where the wizard goes on after a step was saved. */
export const stepAfter = (step: Step): Step => (step < 5 ? ((step + 1) as Step) : 5);
