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
  outline: Outline;
}

/**
 * How much of what the build has outlined the page will look like: all of it, only what stands around every page of its
 * section, or nothing.
 */
export type Outline = 'page' | 'frame' | null;

/** What the page shows until it is drawn: the build puts a sign there that it comes. */
const OUTLINE = /(<div id="outline">)(.*?)(<\/div>)(?=<script)/s;
const CONTENT = /(<main [^>]*>).*(<\/main>)/s;

/** The file for a page, and with its outline in it where there is one. */
export type AppShell = (path: string, outline?: Outline) => StaticFile | undefined;

/** The one file that serves every page of the application, with the page's own modules named in it. */
export function appShells(files: ReadonlyMap<string, StaticFile>): AppShell {
  const shell = files.get(FALLBACK);
  const manifest = [...files].find(([path]) => MANIFEST.test(path))?.[1];
  const modulesOf = manifest ? pageModules(manifest.bytes.toString('utf8')) : () => [];
  const html = shell?.bytes.toString('utf8') ?? '';
  const shells = new Map<string, StaticFile>();

  const outlineAt = (path: string) => fileAt(files, ofNoThing(path))?.bytes.toString('utf8');
  const [, , sign = ''] = OUTLINE.exec(html) ?? [];
  /** Of the section that a page stands in, with a sign that the page comes in its midst. */
  const frameAround = (path: string) =>
    outlineAt(path.split('/', 2).join('/'))?.replace(CONTENT, (_, begin, end) => begin + sign + end);

  return (path, kind = null) => {
    if (!shell) return undefined;
    const outline = (kind === 'page' ? outlineAt(path) : undefined) ?? (kind && frameAround(path));
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

/** The outline of a page of one thing is the same for all; the build writes it for the number that nothing has. */
const ofNoThing = (path: string): string => path.replace(/\/\d+(?=\/?$)/, '/0');

/** The files as they are served: the shells have read what only they need. */
export const servedFiles = (files: ReadonlyMap<string, StaticFile>): Map<string, StaticFile> =>
  new Map(
    [...files].map(([path, file]) => [path, MANIFEST.test(path) ? rewritten(file, withoutImports) : file]),
  );

/** What the build wrote for a path, with or without a slash at its end. */
export const fileAt = (files: ReadonlyMap<string, StaticFile>, path: string): StaticFile | undefined =>
  files.get(`${path.length > 1 ? path.replace(/\/$/, '') : ''}/index.html`);

const withOutline = (html: string, outline: string | null | undefined): string =>
  outline ? startingGently(html.replace(OUTLINE, (_, begin, _sign, end) => begin + outline + end)) : html;

/**
 * A block of data, not a script: nothing in it is run, and no `<` in it can end it. That somebody is signed in stands in the
 * page, too: found out by the script, it has the browser look again at how everything is styled.
 */
export const withFirstAnswers = (shell: StaticFile, first: FirstAnswers): string =>
  atEndOfHead(
    shell.bytes.toString('utf8').replace('<html ', '<html data-session="in" '),
    `<script type="application/json" id="first-answers">${JSON.stringify(first).replaceAll('<', '\\u003c')}</script>`,
  );

const atEndOfHead = (html: string, added: string): string => html.replace('</head>', () => `${added}</head>`);
