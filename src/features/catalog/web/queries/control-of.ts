import type { Selection } from '../../domain/query-fields.ts';

/** What every control of the builder gets: its field, and the selection that it is a part of. */
export interface ControlOf<Field> {
  field: Field;
  siteId: number;
  selection: Selection;
  onChange: (selection: Selection) => void;
}
