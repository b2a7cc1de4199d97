import { type RefObject, useEffect, useRef } from 'react';

const CHOSEN =
  ':has(> :checked), [aria-pressed="true"], [aria-selected="true"], [aria-current="page"], [aria-current="true"]';

/** Of a row that is wider than its place: what is chosen of it is among what is in sight, the page around it stands still. */
export function useChosenInSight<Row extends HTMLElement>(chosen: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what brings another one into sight
  useEffect(() => {
    if (!row.current) return;
    // Which tells once the row is laid out: measured here, the whole page would be laid out in the midst of drawing it.
    const observer = new ResizeObserver(() => bringIntoSight(row.current));
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [chosen]);
  return row;
}

function bringIntoSight(row: HTMLElement | null): void {
  const chosen = row?.querySelector(CHOSEN);
  if (!row || !chosen) return;
  const [place, one] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (one.left < place.left || one.right > place.right)
    row.scrollLeft += one.left + one.width / 2 - (place.left + place.width / 2);
}
