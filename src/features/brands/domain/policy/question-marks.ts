import type { Passage } from './passages.ts';

/** "Q. Can shops …", "A: No.", in six languages; folded. */
const MARK =
  /^(?:[afpqrdv]|question|answer|frage|antwort|reponse|pregunta|respuesta|domanda|risposta|vraag|antwoord)(?: ?[:)]|\.) +(?=\S)/;

const withoutMark = (plain: string): string => plain.replace(MARK, '');

/** A question or an answer as the rules read it, without the letter before it; what is shown keeps it. */
export function withoutMarks(passage: Passage): Passage {
  const plain = withoutMark(passage.plain);
  const plainLabel = withoutMark(passage.plainLabel);
  const before = withoutMark(passage.before);
  const isMarked = plain !== passage.plain || plainLabel !== passage.plainLabel || before !== passage.before;
  return isMarked ? { ...passage, plain, plainLabel, before } : passage;
}
