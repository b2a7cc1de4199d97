import type { Judgement } from '../classify.ts';
import { speaksOfThings } from '../mistaken-stop.ts';
import { inFirstPerson, ownNames } from '../own-name.ts';
import type { Said } from '../said.ts';
import type { Signals } from '../signals.ts';
import { type Marks, marksOfMail } from './marks.ts';
import { knownIn, silenceIn } from './silence.ts';
import type { SilenceWeights } from './weights.ts';

interface Head {
  fromName: string;
  fromEmail: string;
  headers: readonly { name: string; value: string }[];
}

/**
 * What the phrases found counts e⁴ times as much as that they found nothing. They and the weights are mistaken in
 * different mails: on 205 that neither had seen each misread eight or nine, and two of them both.
 */
const TRUST = 2;
/** Of fewer marks that were ever met, the weights have nothing to say. */
const ENOUGH_KNOWN = 8;

/** Whether a mail asks for silence, by what the phrases made of it and by what its words weigh. */
export function asksForSilence(
  { judgement, isSettled }: { judgement: Judgement; isSettled: boolean },
  { stop }: Signals,
  sentences: readonly Said[],
  head: Head,
  weights: SilenceWeights,
): boolean {
  const isFound = judgement.class === 'unsubscribe';
  // What answers our own question has its meaning from that.
  if (sentences.length === 0 || sentences.some(({ asked }) => asked)) return isFound;
  if (isFound ? isSaidElsewhere(stop, sentences) : isSettled) return isFound;
  const ofMail = sentences.filter((said) => !speaksOfThings(said, sentences));
  if (ofMail.length === 0) return isFound && stop !== undefined;
  const marks = marksFor(ofMail, head);
  if (knownIn(marks, weights) < ENOUGH_KNOWN) return isFound;
  return silenceIn(marks, weights) + (isFound ? TRUST : -TRUST) > 0;
}

/** A word in the subject. */
const isSaidElsewhere = (stop: Said | undefined, sentences: readonly Said[]): boolean =>
  stop !== undefined && !sentences.some(({ words }) => words === stop.words);

/** Of a firm that calls itself by its name as of one that says "us". */
export const marksFor = (sentences: readonly Said[], head: Head): Marks =>
  marksOfMail(inFirstPerson(sentences, ownNames(head)), head);
