import { useState } from 'react';

interface Row {
  id: number;
}

/** Rows as they stood, and below them what follows; how many came above the last of them since is told. */
export function inPlace<Line extends Row>(
  held: readonly Line[],
  now: readonly Line[],
): { shown: readonly Line[]; fresh: number } {
  const known = new Set(held.map(({ id }) => id));
  const last = now.findLastIndex(({ id }) => known.has(id));
  const kept = held.flatMap((row) => now.find(({ id }) => id === row.id) ?? []);
  return {
    shown: [...kept, ...now.slice(last + 1)],
    fresh: now.slice(0, last + 1).filter(({ id }) => !known.has(id)).length,
  };
}

/** While a pointer rests on a list no line moves away from below it. `question`: another one is another list. */
export function useHeldInPlace<Line extends Row>(rows: readonly Line[] | undefined, question: string) {
  const [held, setHeld] = useState<{ rows: readonly Line[]; question: string } | null>(null);
  const isHeld = held?.question === question;
  return {
    ...(rows && isHeld ? inPlace(held.rows, rows) : { shown: rows, fresh: 0 }),
    hold: () => setHeld(rows ? { rows, question } : null),
    letGo: () => setHeld(null),
  };
}
