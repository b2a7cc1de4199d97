import { startTransition, useEffect, useState } from 'react';

/** False until the browser has painted what stands there so far: for what is laid out piece by piece, drawn in slices. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = () => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    };
    // A tab in the background is never painted.
    const frame = document.hidden ? goOn() : requestAnimationFrame(goOn);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
