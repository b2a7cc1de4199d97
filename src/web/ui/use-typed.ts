import { useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 250;

/**
 * What a person types into a control whose value counts only once they pause. `finish` is for Enter and for leaving
 * it: then it counts at once.
 */
export function useTyped(
  value: string,
  onPause: (value: string) => void,
  /** Whether two texts ask for the same: then what was typed stays as it was. */
  isSame: (typed: string, value: string) => boolean = Object.is,
) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<number>(undefined);
  const asked = useRef(value);
  const latestIsSame = useRef(isSame);
  latestIsSame.current = isSame;

  // The address may change it too: a cleared filter, the way back.
  useEffect(() => {
    if (!latestIsSame.current(asked.current, value)) setTyped(value);
    asked.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function finish(text = typed) {
    clearTimeout(timer.current);
    asked.current = text.trim();
    if (asked.current !== value) onPause(asked.current);
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => finish(text), TYPING_PAUSE_MS);
  }

  return { typed, type, finish };
}
