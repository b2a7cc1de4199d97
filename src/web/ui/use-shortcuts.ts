import { useEffect, useRef } from 'react';
import { isTyping } from './typing.ts';

/** The second key must follow within this. */
const SEQUENCE_MS = 1_200;

interface Shortcuts {
  /** Ctrl or ⌘ with K: from anywhere, also while typing. */
  palette: () => void;
  /** By their second key, after G: "d". */
  goTo: Record<string, () => void>;
}

/** Keys that do something wherever the page has the focus. Letters count only while nobody types. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;

  useEffect(() => {
    let pressedG = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const { palette, goTo } = latest.current;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key === 'k') {
        event.preventDefault();
        palette();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const follows = event.timeStamp - pressedG < SEQUENCE_MS;
      pressedG = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (follows) goTo[key]?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
