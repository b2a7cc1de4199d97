/** Live screens hear of every few steps of an import. */
export const IMPORT_CHANGED = 'import.changed';
