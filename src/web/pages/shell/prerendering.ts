import { createContext } from 'react';

/** What the build is writing; nothing in a browser. */
export interface Prerendering {
  /**
   * The one file that serves every signed-in page. It is drawn at the landing page's address, but it is not the landing
   * page: it has to bring the script.
   */
  appFile: boolean;
  /** Stands in a public page, which then waits for no stylesheet. */
  styles: string;
}

export const WhilePrerendering = createContext<Prerendering | null>(null);
