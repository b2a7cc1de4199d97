/** What takes letters for itself, or has the keyboard to itself while it is open. */
const TAKES_LETTERS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="dialog"]';

/** Whether a pressed letter belongs to what has the focus, rather than to the page. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest(TAKES_LETTERS) !== null;
