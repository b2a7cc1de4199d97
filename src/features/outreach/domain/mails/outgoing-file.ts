/** What goes out with one answer at most. */
export const MOST_FILES = 10;
export const MOST_FILE_BYTES = 10 * 1024 * 1024;
