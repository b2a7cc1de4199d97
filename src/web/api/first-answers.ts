/** Where the server puts them, in the page itself. */
const ELEMENT_ID = 'first-answers';
/** Whoever asks later wants to know how it is then. */
const FRESH_MS = 10_000;

interface FirstAnswers {
  /** The newest event that the answers know of. */
  after: number | null;
  answers: Record<string, unknown>;
}

let brought: FirstAnswers | null | undefined;

function read(): FirstAnswers | null {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as FirstAnswers) : null;
}

function whileFresh(): FirstAnswers | null {
  if (typeof document === 'undefined' || performance.now() > FRESH_MS) return null;
  if (brought === undefined) brought = read();
  return brought;
}

/** What the page brought in answer to a question, once: who asks again wants a new one. */
export function takeFirstAnswer(address: string): unknown {
  const answers = whileFresh()?.answers;
  const answer = answers?.[address];
  if (answers) delete answers[address];
  return answer;
}

/** The event from which on the live ones go on after what the page brought, once. */
export function takeFirstEventId(): number | null {
  const first = whileFresh();
  const after = first?.after ?? null;
  if (first) first.after = null;
  return after;
}
