import type { AnyFact } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { applicationUrlFact } from './application-url.ts';
import { documentsFact } from './documents.ts';
import { minimumFacts } from './minimums.ts';
import { ruleFacts } from './rules.ts';
import { termFacts } from './terms.ts';

/** The terms that a mail states, whether they would apply to us or not. */
export function statedFacts(sentences: readonly Said[], dollars: string): AnyFact[] {
  const single = [applicationUrlFact(sentences), documentsFact(sentences)];
  return [
    ...ruleFacts(sentences),
    ...minimumFacts(sentences, dollars),
    ...single.filter((fact) => fact !== undefined),
    ...termFacts(sentences),
  ];
}
