import type { ReplyClass } from '../reply-class.ts';
import { PITCH } from './phrases/aside.ts';
import { saidIn } from './phrases/phrases.ts';
import { PLAIN_NO } from './phrases/refusals.ts';
import { sentencesOf } from './said.ts';

/** Who says more than this has something to say that a person had better read. */
const MOST_SENTENCES = 6;

/** A refusal without a reason: "We'll pass." Other mail of its class, a pitch or a lawyer's letter, says no no to us. */
export function isBareNo({ class: read, newText }: { class: ReplyClass; newText: string }): boolean {
  if (read !== 'other') return false;
  const sentences = sentencesOf(newText);
  if (sentences.length > MOST_SENTENCES || sentences.some(({ isQuestion }) => isQuestion)) return false;
  return saidIn(PLAIN_NO, sentences) !== undefined && saidIn(PITCH, sentences) === undefined;
}
