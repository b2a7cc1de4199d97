interface Steps {
  steps: readonly { templateId: number | null; templateBId: number | null }[];
}

/** Whether a template is sent after a first mail and never as one; a template that no sequence has yet may be a first. */
export function followsOnly(templateId: number, sequences: readonly Steps[]): boolean {
  const has = (step: Steps['steps'][number] | undefined): boolean =>
    step !== undefined && [step.templateId, step.templateBId].includes(templateId);
  const isFirst = sequences.some(({ steps: [first] }) => has(first));
  return !isFirst && sequences.some(({ steps }) => steps.some(has));
}
