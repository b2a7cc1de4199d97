import type { AnyFact } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { discount } from './discount.ts';
import { leadTime } from './lead-time.ts';
import { inDigits } from './number-words.ts';
import { paymentTerms } from './payment-terms.ts';

/** Payment, lead time and discount, each as it is said first. */
export function termFacts(sentences: readonly Said[]): AnyFact[] {
  const inFigures = sentences.map((said) => ({ ...said, plain: inDigits(said.plain) }));
  return [paymentTerms, answeredLeadTime, discount].flatMap((read) => {
    for (const said of inFigures) {
      const fact = read(said);
      if (fact) return [fact];
    }
    return [];
  });
}

/** "How fast do you ship?" "Seven to ten days." */
const answeredLeadTime = (said: Said): AnyFact | undefined =>
  leadTime(said) ??
  (said.asked
    ? leadTime({ ...said, plain: `${said.asked.plain.replace(/[\d?]/g, '')}: ${said.plain}` })
    : undefined);
