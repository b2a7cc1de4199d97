/** A worker that hears it looks for imports at once. */
export const IMPORTS_CHANNEL = 'imports';
