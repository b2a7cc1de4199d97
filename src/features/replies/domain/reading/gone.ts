import type { ReplyClass } from '../reply-class.ts';
import { CLOSED_DOWN, SOLD } from './phrases/closed-or-sold.ts';
import { saidIn } from './phrases/phrases.ts';
import { type Said, sentencesOf } from './said.ts';

const told = (newText: string): Said[] => sentencesOf(newText).filter(({ isQuestion }) => !isQuestion);

interface ReadText {
  class: ReplyClass;
  newText: string;
}

/** There is no business left to buy from, and nothing else was read in the mail. */
export const isOutOfBusiness = ({ class: read, newText }: ReadText): boolean =>
  read === 'other' && saidIn(CLOSED_DOWN, told(newText)) !== undefined;

/** The brand is somebody else's by now, who is the one to write to. */
export const isSold = ({ class: read, newText }: ReadText): boolean =>
  read === 'wrong_contact' && saidIn(SOLD, told(newText)) !== undefined;
