/** What is shown in groups or lines is the same text all the same. */
const bare = (text: string): string => text.replace(/\s+/g, '');

/** Selects a text where it stands on the page, the place nearest to an element first; false where it stands nowhere. */
export function selectOnPage(near: Element, text: string): boolean {
  const wanted = bare(text);
  if (wanted === '') return false;
  for (let around = near.parentElement; around; around = around.parentElement) {
    // The innermost of those that hold it and nothing else.
    const place = [...around.querySelectorAll<HTMLElement>('*')].findLast((each) => holds(each, wanted));
    if (place) {
      select(place);
      return true;
    }
  }
  return false;
}

const isTyped = (place: Element): place is HTMLInputElement | HTMLTextAreaElement =>
  place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement;

const holds = (place: HTMLElement, wanted: string): boolean =>
  place.checkVisibility() && bare(isTyped(place) ? place.value : (place.textContent ?? '')) === wanted;

function select(place: HTMLElement): void {
  if (isTyped(place)) {
    place.focus();
    place.select();
  } else getSelection()?.selectAllChildren(place);
}
