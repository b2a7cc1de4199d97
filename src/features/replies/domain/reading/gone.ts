import { CLOSED_DOWN, SOLD } from './phrases/aside.ts';
import { saidIn } from './phrases/phrases.ts';
import { type Said, sentencesOf } from './said.ts';

const told = (newText: string): Said[] => sentencesOf(newText).filter(({ isQuestion }) => !isQuestion);

/** There is no business left to buy from. */
export const isOutOfBusiness = (newText: string): boolean => saidIn(CLOSED_DOWN, told(newText)) !== undefined;

/** The brand is somebody else's by now. */
export const isSold = (newText: string): boolean => saidIn(SOLD, told(newText)) !== undefined;
