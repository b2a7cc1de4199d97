import { pageModules } from './page-modules.ts';
import { pageFile, type StaticFile } from './static-files.ts';

const FALLBACK = '/__spa-fallback.html';
const MANIFEST = /^\/assets\/manifest-.+\.js$/;

/**
 * What a page asks for as soon as it is drawn, by the address that would have been asked. It stands in the page as JSON,
 * for the browser's client to read.
 */
export type FirstAnswers = Record<string, unknown>;

/** The one file that serves every page of the application, with the page's own modules named in it. */
export function appShells(files: ReadonlyMap<string, StaticFile>): (path: string) => StaticFile | undefined {
  const shell = files.get(FALLBACK);
  const manifest = [...files].find(([path]) => MANIFEST.test(path))?.[1];
  const modulesOf = manifest ? pageModules(manifest.bytes.toString('utf8')) : () => [];
  const html = shell?.bytes.toString('utf8') ?? '';
  const shells = new Map<string, StaticFile>();

  return (path) => {
    if (!shell) return undefined;
    const links = modulesOf(path)
      .filter((module) => !html.includes(`href="${module}"`))
      .map((module) => `<link rel="modulepreload" href="${module}"/>`)
      .join('');
    const known = shells.get(links) ?? pageFile(atEndOfHead(html, links));
    shells.set(links, known);
    return known;
  };
}

/** A block of data, not a script: nothing in it is run, and no `<` in it can end it. */
export const withFirstAnswers = (shell: StaticFile, first: FirstAnswers): string =>
  atEndOfHead(
    shell.bytes.toString('utf8'),
    `<script type="application/json" id="first-answers">${JSON.stringify(first).replaceAll('<', '\\u003c')}</script>`,
  );

const atEndOfHead = (html: string, added: string): string => html.replace('</head>', () => `${added}</head>`);
