import { expect, it } from 'vitest';
import { polarityOf } from './answers.ts';

it.each([
  'we do! see our wholesale page.',
  'we are, slowly. we choose a handful each season.',
  'always! we team up with watch shops.',
  "we'd be honored! fill in the form.",
  'please do. choose “trade enquiry” on our form.',
  'the short answer is yes.',
  'avec plaisir, ecrivez-nous.',
  'si, ma solo in italia.',
])('%j says yes', (answer) => {
  expect(polarityOf(answer)).toBe('yes');
});

it.each([
  "we're not, i'm afraid.",
  'thanks for asking! we do not at this time.',
  'we wish we could! with a team of three there is no way.',
  "we'd love to, but our kiln is small.",
  'short answer: no. long answer: we tried.',
  'not any more. since january we sell at the studio.',
  "pas pour l'instant : notre atelier est petit.",
  'de momento no, solo vendemos en la web.',
  'im augenblick kommen wir nicht hinterher.',
  'todavia no. tostamos poca cantidad.',
])('%j says no', (answer) => {
  expect(polarityOf(answer)).toBe('no');
});

it.each([
  'no minimum, and free shipping.',
  'no problem, go ahead.',
  'we sell to shops all over.',
  'it is a small shop.',
])('%j only tells something', (answer) => {
  expect(polarityOf(answer)).toBeUndefined();
});
