import { useState } from 'react';

/**
 * For a button that can't be pressed now. A browser takes the focus from what it disables, and the keyboard would be at
 * the page's top: as long as it stands on the button, that only says that it is off.
 */
export function useOff(isOff: boolean) {
  const [hasFocus, setHasFocus] = useState(false);
  return {
    disabled: isOff && !hasFocus,
    'aria-disabled': (isOff && hasFocus) || undefined,
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  };
}
