export interface AnswerFile {
  key: number;
  file: File;
  state: { is: 'sending'; share: number } | { is: 'there'; id: string } | Failed;
}

export interface Failed {
  is: 'failed';
  why: string;
  /** The very same file can’t go along, however often it is tried. */
  isFinal: boolean;
}

/**
 * The files of each answer that is being written. They go up at once, and on while somebody looks at another
 * conversation, as long as the page is open.
 */
const files = new Map<number, readonly AnswerFile[]>();
/** What is on its way, by the file's key. */
export const uploads = new Map<number, AbortController>();
const watchers = new Set<() => void>();
export const NONE: readonly AnswerFile[] = [];

export function watch(told: () => void): () => void {
  watchers.add(told);
  return () => watchers.delete(told);
}

export const filesOf = (answer: number): readonly AnswerFile[] => files.get(answer) ?? NONE;

export function change(answer: number, to: (before: readonly AnswerFile[]) => readonly AnswerFile[]): void {
  files.set(answer, to(filesOf(answer)));
  for (const told of watchers) told();
}

export const setState = (answer: number, key: number, state: AnswerFile['state']): void =>
  change(answer, (before) => before.map((one) => (one.key === key ? { ...one, state } : one)));
