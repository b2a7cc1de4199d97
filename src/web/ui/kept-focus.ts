/** Where something stands in the page: it and all around it, innermost first, each with what is beside it. */
export type Place = readonly {
  element: Element;
  previous: Element | null;
  next: Element | null;
}[];

export function placeOf(element: Element | null): Place {
  const place: Place[number][] = [];
  for (let one = element; one !== null && one !== document.body; one = one.parentElement)
    place.push({ element: one, previous: one.previousElementSibling, next: one.nextElementSibling });
  return place;
}

/**
 * Puts the keyboard where it was: on what stands there or, where that is gone or can't be used any more, on what came
 * in its place or is next to it. Where nothing of it is left, as on another page, it begins with the page's content.
 */
export function returnFocus(place: Place): void {
  if (!takesFocusAt(place)) document.getElementById('content')?.focus({ preventScroll: true });
}

function takesFocusAt(place: Place): boolean {
  const at = place.findIndex(({ element }) => element.isConnected);
  const [it, standing, gone] = [place[0], place[at], place[at - 1]];
  if (!it || !standing) return false;
  if (takesFocus(standing.element)) return true;
  if (gone) {
    const here = gone.next?.isConnected
      ? gone.next.previousElementSibling
      : standing.element.lastElementChild;
    const beside = [here === gone.previous ? null : here, gone.next, gone.previous];
    if (beside.some((one) => one?.isConnected && takesFocusWithin(one))) return true;
  }
  return place.slice(at).some(({ element }) => takesFocus(element) || takesFocusWithin(element, it.element));
}

/** What can be focused, if only by a script: a page's content, from whose top the keyboard then goes on. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
const OFF = ':disabled, [aria-disabled="true"]';

function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !element.matches(FOCUSABLE) || element.matches(OFF)) return false;
  // The page's content would be scrolled to as a whole.
  element.focus({ preventScroll: element.tabIndex < 0 });
  return document.activeElement === element;
}

/** It itself, or its first control; of one with `after` in it the next one. */
function takesFocusWithin(part: Element, after?: Element): boolean {
  const controls = [part, ...part.querySelectorAll(FOCUSABLE)].filter(
    (one) => one instanceof HTMLElement && one.tabIndex >= 0 && !one.matches(OFF) && one.checkVisibility(),
  );
  const follows = (control: Element) =>
    after?.isConnected && after.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
  const control = controls.find(follows) ?? controls[0];
  return control !== undefined && takesFocus(control);
}

/** A browser leaves what stands half out of sight, in a row that is wider than the screen, as it is. */
function bringIntoView(element: Element): void {
  const { left, right, width } = element.getBoundingClientRect();
  if ((left < 0 || right > innerWidth) && width < innerWidth)
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Keeps what the keyboard is on in sight, and the keyboard in its place when that goes from the page, which would send
 * it to the page's top.
 */
export function keepFocus(): void {
  let last: Place = [];
  const note = ({ target }: FocusEvent) => {
    const isByKeyboard = target instanceof Element && target.matches(':focus-visible');
    last = isByKeyboard ? placeOf(target) : [];
    if (isByKeyboard) bringIntoView(target);
  };
  const watcher = new MutationObserver(() => {
    const isLost = last[0]?.element.isConnected === false && document.activeElement === document.body;
    // A dialog gives it back to where it was opened.
    if (isLost && !last.some(({ element }) => element.matches('[role="dialog"]'))) returnFocus(last);
  });
  document.addEventListener('focusin', note);
  watcher.observe(document.body, { childList: true, subtree: true });
}
