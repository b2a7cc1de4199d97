/** What is asked of a line beside its level: words, and two moments as their inputs hold them. */
export interface LogFilters {
  text: string;
  from: string;
  to: string;
}

/** Why no line fits, by what was asked. */
export function whyNoneFits({ text, from, to }: LogFilters): string {
  // Texts of one form, which sort as time goes.
  if (from && to && from > to) return '“From” is later than “to”.';
  if (text) return 'Each word has to appear somewhere in the line.';
  return from || to ? 'None of this kind is of that time.' : 'None of this kind was logged.';
}
