import { useState } from 'react';
import { NOTHING, type Selection } from './selection.ts';

/** The rows that are chosen among those that match; what was chosen among others is forgotten. */
export function useSelection(matching: string): [Selection, (selection: Selection) => void] {
  const [kept, keep] = useState({ matching, selection: NOTHING });
  return [
    kept.matching === matching ? kept.selection : NOTHING,
    (selection) => keep({ matching, selection }),
  ];
}
