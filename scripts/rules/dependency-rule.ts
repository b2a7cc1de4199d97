import { dirname } from 'node:path';
import { FEATURES, RULES, SLOTS } from './dependency-table.ts';
import { type Import, importsOf } from './imports.ts';
import { isTest, type SourceFile } from './source-files.ts';

interface Place {
  /** A row of the table. */
  area: string;
  feature?: string;
  /** Providers don't know each other. */
  provider?: string;
}

/** Findings, a line each; none when all is well. */
export function brokenDependencyRule(files: SourceFile[]): string[] {
  const sources = files.filter(({ path }) => path.startsWith('src/') && !isTest(path) && !isFixture(path));
  const imports = sources.flatMap(importsOf);
  return [
    ...sources.flatMap(({ path }) =>
      placeOf(path) ? [] : [`${path} stands in no place that the rule knows.`],
    ),
    ...slotsInTwo(sources),
    ...imports.flatMap(complaint),
    ...cycles(imports),
  ];
}

/** A feature's routes are found in one file or in one folder, and so is every other slot. */
function slotsInTwo(sources: SourceFile[]): string[] {
  const folders = new Set(sources.map(({ path }) => dirname(path)));
  return sources.flatMap(({ path }) => {
    const folder = path.replace(/\.tsx?$/, '');
    return /^src\/features\/[^/]+\/[^/]+$/.test(folder) && folders.has(folder)
      ? [`${path} stands beside the folder ${folder}: put it in there.`]
      : [];
  });
}

function complaint(imported: Import): string[] {
  const from = placeOf(imported.from);
  const rule = from && RULES[from.area];
  if (!from || !rule) return [];
  if (imported.isPackage) {
    if (rule.packages === null || rule.packages.includes(imported.to)) return [];
    return [`${imported.from} imports ${imported.to}, a package that ${from.area} doesn't use.`];
  }
  if (isGenerated(imported.to)) return [];
  if (isFixture(imported.to)) return [`${imported.from} imports ${imported.to}, which is for tests alone.`];
  const to = placeOf(imported.to);
  if (to && (isSame(from, to) || rule.mayImport.some((entry) => allows(entry, from, to, imported.isType))))
    return [];
  return [
    `${imported.from} imports ${imported.to}: ${from.area} may import ${rule.mayImport.join(', ') || 'nothing'}.`,
  ];
}

function isSame(from: Place, to: Place): boolean {
  if (from.area !== to.area || from.feature !== to.feature) return false;
  // What lies in providers/ itself is shared by them all.
  return from.provider === to.provider || to.provider === undefined;
}

function allows(entry: string, from: Place, to: Place, isType: boolean): boolean {
  const [, types, whose, name] = /^(type )?(?:(own|earlier|any) )?(.+)$/.exec(entry) ?? [];
  if (types && !isType) return false;
  if (!whose) return to.feature === undefined && to.area === name;
  if (to.area !== `*/${name}`) return false;
  if (whose === 'any') return true;
  if (whose === 'own') return to.feature === from.feature;
  return order(to.feature) <= order(from.feature);
}

const order = (feature: string | undefined): number =>
  (FEATURES as readonly (string | undefined)[]).indexOf(feature);

/** What the pages are dressed with: imported, importing nothing. */
const MATERIAL = ['web/styles', 'web/film'];

/** Where a file stands in the tree; null where the tree has no such place. */
function placeOf(path: string): Place | null {
  if (path === 'package.json') return { area: path };
  const [source, area = '', second = '', third = ''] = path.split('/');
  if (source !== 'src') return null;
  if (area === 'features') {
    const slot = SLOTS.find((name) => third === name || third.replace(/\.tsx?$/, '') === name);
    return slot && order(second) >= 0 ? { area: `*/${slot}`, feature: second } : null;
  }
  if (area === 'web') {
    const named = `web/${second.replace(/\.tsx?$/, '')}`;
    return { area: named in RULES || MATERIAL.includes(named) ? named : 'web/app' };
  }
  if (area === 'providers' && third) return { area, provider: second };
  return area in RULES ? { area } : null;
}

/** The router writes these types from the route list. */
const isGenerated = (path: string): boolean => path.includes('/+types/');

/** What tests beside the source share. */
const isFixture = (path: string): boolean => path.includes('/fixtures/');

/** Each circle once, told from the file whose name comes first. */
function cycles(imports: Import[]): string[] {
  const graph = new Map<string, string[]>();
  for (const { from, to, isPackage } of imports) {
    if (!isPackage) graph.set(from, [...(graph.get(from) ?? []), to]);
  }
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (file: string, trail: string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) found.add(told(trail.slice(at)));
    if (at >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return [...found].sort();
}

function told(circle: string[]): string {
  const first = circle.indexOf([...circle].sort()[0] ?? '');
  const turned = [...circle.slice(first), ...circle.slice(0, first)];
  return `Import cycle: ${[...turned, turned[0]].join(' → ')}`;
}
