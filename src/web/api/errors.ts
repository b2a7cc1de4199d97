import { ApiError, type ApiErrorCode } from './client.ts';

export const UNEXPECTED = 'An unexpected error occurred. Please try again.';
export const NETWORK_FAILURE = 'Network error. Please check your connection and try again.';

/** The person drew back when asked once more: nothing failed, and nothing is to be said. */
export class NotConfirmed extends Error {
  constructor() {
    super('The person drew back.');
    this.name = 'NotConfirmed';
  }
}

/** Sentences for what the server doesn't word better itself. */
const SENTENCES: Partial<Record<ApiErrorCode, string>> = {
  network_failure: NETWORK_FAILURE,
  not_signed_in: 'You must be logged in',
  demo_person: 'This is the demo. Sign up to do this with your own data.',
  invalid_answer: UNEXPECTED,
  unexpected: UNEXPECTED,
};

/** Whether there is nothing where somebody looked: it was deleted meanwhile, or its address never named anything. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** What to tell a person about anything that was thrown. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return UNEXPECTED;
  return SENTENCES[error.code] ?? (error.message || UNEXPECTED);
}

/** For the place of what could not be loaded: "The runs". */
export const notLoaded = (what: string, error: unknown): string =>
  `${what} could not be loaded. ${sentenceOf(error)}`;
