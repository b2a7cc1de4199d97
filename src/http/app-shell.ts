import { startingGently } from './gentle-start.ts';
import { pageModules, withoutImports } from './page-modules.ts';
import { pageFile, rewritten, type StaticFile } from './static-files.ts';

const FALLBACK = '/__spa-fallback.html';
const MANIFEST = /^\/assets\/manifest-.+\.js$/;

/**
 * What a page asks for as soon as it is drawn, by the address that would have been asked. It stands in the page as JSON,
 * for the browser's client to read.
 */
export type FirstAnswers = Record<string, unknown>;

/** What a page load brings for the person who asked. */
export interface PersonsPage {
  answers: FirstAnswers;
  /** Whether the page will look as the build has outlined it. */
  isAsOutlined: boolean;
}

/** What the page shows until it is drawn: the build puts a sign there that it comes. */
const OUTLINE = /(<div id="outline">).*?(<\/div>)(?=<script)/s;

/** The file for a page, and with its outline in it where there is one. */
export type AppShell = (path: string, isOutlined?: boolean) => StaticFile | undefined;

/** The one file that serves every page of the application, with the page's own modules named in it. */
export function appShells(files: ReadonlyMap<string, StaticFile>): AppShell {
  const shell = files.get(FALLBACK);
  const manifest = [...files].find(([path]) => MANIFEST.test(path))?.[1];
  const modulesOf = manifest ? pageModules(manifest.bytes.toString('utf8')) : () => [];
  const html = shell?.bytes.toString('utf8') ?? '';
  const shells = new Map<string, StaticFile>();

  return (path, isOutlined = false) => {
    if (!shell) return undefined;
    const outline = isOutlined ? fileAt(files, path)?.bytes.toString('utf8') : undefined;
    const links = modulesOf(path)
      .filter((module) => !html.includes(`href="${module}"`))
      .map((module) => `<link rel="modulepreload" href="${module}"/>`)
      .join('');
    const key = links + outline;
    const known = shells.get(key) ?? pageFile(withOutline(atEndOfHead(html, links), outline));
    shells.set(key, known);
    return known;
  };
}

/** The files as they are served: the shells have read what only they need. */
export const servedFiles = (files: ReadonlyMap<string, StaticFile>): Map<string, StaticFile> =>
  new Map(
    [...files].map(([path, file]) => [path, MANIFEST.test(path) ? rewritten(file, withoutImports) : file]),
  );

/** What the build wrote for a path, with or without a slash at its end. */
export const fileAt = (files: ReadonlyMap<string, StaticFile>, path: string): StaticFile | undefined =>
  files.get(`${path.length > 1 ? path.replace(/\/$/, '') : ''}/index.html`);

const withOutline = (html: string, outline: string | undefined): string =>
  outline === undefined
    ? html
    : startingGently(html.replace(OUTLINE, (_, begin, end) => begin + outline + end));

/** A block of data, not a script: nothing in it is run, and no `<` in it can end it. */
export const withFirstAnswers = (shell: StaticFile, first: FirstAnswers): string =>
  atEndOfHead(
    shell.bytes.toString('utf8'),
    `<script type="application/json" id="first-answers">${JSON.stringify(first).replaceAll('<', '\\u003c')}</script>`,
  );

const atEndOfHead = (html: string, added: string): string => html.replace('</head>', () => `${added}</head>`);
