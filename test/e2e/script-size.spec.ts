import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const CLIENT = join(import.meta.dirname, '../../build/web/client');
const MOST_KB = 200;

interface BuiltRoute {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
}

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, BuiltRoute>;
  url: string;
}

/** What the build says of its pages: a script that assigns one object. */
function readManifest(): Manifest {
  const name = readdirSync(join(CLIENT, 'assets')).find((file) => /^manifest-.+\.js$/.test(file));
  if (!name) throw new Error('The web is not built.');
  const script = readFileSync(join(CLIENT, 'assets', name), 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest;
}

/** Every script that the browser fetches before it draws the page: of the page, its layouts and what they import. */
function scriptsOf({ entry, routes, url }: Manifest, page: BuiltRoute): Set<string> {
  const scripts = new Set([url, entry.module, ...entry.imports]);
  for (let route: BuiltRoute | undefined = page; route; route = routes[route.parentId ?? '']) {
    for (const script of [route.module, ...(route.imports ?? [])]) scripts.add(script);
  }
  // A set goes on to what is added while it is walked through.
  for (const script of scripts) {
    const text = readFileSync(join(CLIENT, script), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      scripts.add(`/assets/${name}`);
    }
  }
  return scripts;
}

const kilobytes = (scripts: Iterable<string>): number =>
  [...scripts].reduce((sum, script) => sum + gzipSync(readFileSync(join(CLIENT, script))).length, 0) / 1_000;

test(`no page brings more than ${MOST_KB} kB of script before it is drawn`, () => {
  const manifest = readManifest();
  const sizes = Object.values(manifest.routes).map((route) => ({
    page: route.id,
    kB: Math.round(kilobytes(scriptsOf(manifest, route))),
  }));
  // What everything else stands on: were it missing, nothing was measured.
  expect(sizes.find(({ page }) => page === 'root')?.kB).toBeGreaterThan(100);
  expect(sizes.filter(({ kB }) => kB > MOST_KB)).toEqual([]);
});
