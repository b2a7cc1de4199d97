import { useEffect, useState } from 'react';
import { STAGES, type Stage } from '../../domain/stage.ts';

export interface OutOfSight {
  before: readonly Stage[];
  after: readonly Stage[];
}

const ALL_IN_SIGHT: OutOfSight = { before: [], after: [] };
/** Of a column. What shows less than that isn't read. */
const LEAST_SHOWN = 0.6;

/** Which stages of a board that is wider than its window are past its edges; each child is the column of one. */
export function useOutOfSight(board: HTMLElement | null): OutOfSight {
  const [away, setAway] = useState(ALL_IN_SIGHT);
  useEffect(() => {
    if (!board) return setAway(ALL_IN_SIGHT);
    const columns = [...(board.firstElementChild?.children ?? [])];
    const shown = new Map<Element, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        // A column that is taller than the window is in sight as well: its width alone counts.
        for (const { target, intersectionRect, boundingClientRect } of entries)
          shown.set(target, intersectionRect.width >= LEAST_SHOWN * boundingClientRect.width);
        const inSight = columns.map((column) => shown.get(column) ?? false);
        const first = inSight.indexOf(true);
        const last = inSight.lastIndexOf(true);
        if (first >= 0) setAway({ before: STAGES.slice(0, first), after: STAGES.slice(last + 1) });
      },
      { root: board, threshold: [0, LEAST_SHOWN, 1] },
    );
    for (const column of columns) observer.observe(column);
    return () => observer.disconnect();
  }, [board]);
  return away;
}
