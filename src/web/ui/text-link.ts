/** The look of a link that stands in a sentence. */
export const TEXT_LINK =
  'font-medium text-ink underline decoration-line-2 underline-offset-3 hover:decoration-ink';
