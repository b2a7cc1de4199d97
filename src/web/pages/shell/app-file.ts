import { createContext } from 'react';

/**
 * True while the build writes the one file that serves every signed-in page. It is drawn at the landing page's
 * address, but it is not the landing page: it has to bring the script.
 */
export const WritingAppFile = createContext(false);
