import { selectOnPage } from './select-on-page.ts';
import { toast } from './toast.tsx';

/** A browser may be told to keep its clipboard to itself, and has none for pages without https. */
export function tellThatItFailed(button: Element, text: string): void {
  toast.failure(
    'It could not be copied',
    selectOnPage(button, text)
      ? 'Your browser doesn’t allow it. The text is selected: copy it with the keyboard or its menu.'
      : 'Your browser doesn’t allow it. Select the text, and copy it with the keyboard or its menu.',
  );
}
