import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 400;

/** Plain data as it was when nobody had typed for a moment: for what is asked of the server while somebody types. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  // As text, since an object is a new one each time that it is drawn.
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled((before) => (JSON.stringify(before) === text ? before : (JSON.parse(text) as Value))),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
