import type { QueryClient } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** What is asked before a page is drawn that will ask for it: all prefetched. */
export type Questions = (client: QueryClient) => readonly Promise<unknown>[];

const turn = (): Promise<void> => new Promise((next) => setTimeout(next));

/**
 * For the loaders of pages. What came with the page is known before it is first drawn, so that it is drawn once and whole;
 * without that each answer has React draw the page again in one go. Nobody waits for what is on its way.
 */
export async function askAhead(questions: Questions): Promise<null> {
  await Promise.race([Promise.all(questions(queryClient)), turn()]);
  return null;
}
