import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { describeRules } from '../scripts/rules/dependency-table.ts';
import { isTest, projectFiles, readCode } from '../scripts/rules/source-files.ts';
import { ROOT } from '../scripts/run-tool.ts';
import { SETTINGS } from '../src/config/settings.ts';
import type { Endpoint } from '../src/kernel/endpoint.ts';
import { APP_PAGES, isAppPage, PRERENDERED_PATHS } from '../src/web/paths.ts';
import routes from '../src/web/routes.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const files = projectFiles(ROOT);
const code = readCode(ROOT);
const product = code.filter(({ path }) => path.startsWith('src/') && !isTest(path));

const contracts = files.filter((path) => /^src\/features\/\w+\/contract(\.ts|\/.+\.ts)$/.test(path));
const endpoints: Endpoint[] = [];
for (const path of contracts) {
  const exported = (await import(join(ROOT, path))) as Record<string, Record<string, Endpoint>>;
  for (const [name, group] of Object.entries(exported)) {
    if (name.endsWith('Endpoints')) endpoints.push(...Object.values(group));
  }
}

describe('the environment', () => {
  it('is read where a program starts, and nowhere else', () => {
    const readers = product.filter(({ text }) => /process\.env\b/.test(text)).map(({ path }) => path);
    expect(readers.filter((path) => !path.startsWith('src/main/') && path !== 'src/sandbox/main.ts')).toEqual(
      [],
    );
  });

  it('is described in docs/operations.md, setting by setting', () => {
    const operations = read('docs/operations.md');
    const names = Object.keys(SETTINGS).filter((name) => name !== 'NODE_ENV');
    expect(names.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the code', () => {
  it('writes to no console: what people are told goes to standard output, what machines are told to the log', () => {
    expect(product.filter(({ text }) => /\bconsole\.\w+\(/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('says why something can’t be pressed in text, never in a title alone, which only a mouse finds', () => {
    const titled =
      /<(?:Button|IconButton|button|Input|Select|select)\s(?:[^<]*?\sdisabled\b[^<]*?\stitle=|[^<]*?\stitle=[^<]*?\sdisabled\b)/;
    expect(product.filter(({ text }) => titled.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('leaves no test out and none alone', () => {
    const tests = code.filter(({ path }) => isTest(path));
    const singled = /\b(?:it|test|describe)\.(?:only|skip|todo|fixme)\b/;
    expect(tests.filter(({ text }) => singled.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('switches no check off without a reason beside it', () => {
    const bare =
      /(?:biome-ignore|oxlint-disable|@ts-expect-error|@ts-ignore)(?![^\n]*:\s*\w+|[^\n]*\s--\s\w+)/;
    const silenced = code.filter(({ path, text }) => path !== 'test/safety.test.ts' && bare.test(text));
    expect(silenced.map(({ path }) => path)).toEqual([]);
  });
});

describe('the migrations', () => {
  it('are numbered without a gap and named by what they do', () => {
    const names = files.filter((path) => path.startsWith('migrations/')).map((path) => path.slice(11));
    expect(names.length).toBeGreaterThan(5);
    for (const [index, name] of names.sort().entries()) {
      expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-[a-z]+(-[a-z]+)+\\.sql$`));
    }
  });
});

describe('the endpoints', () => {
  it('each say in a summary what they are for', () => {
    expect(endpoints.length).toBeGreaterThan(20);
    expect(
      endpoints.filter(({ summary }) => !/^[A-Z].{4,}[^.]$/.test(summary)).map(({ path }) => path),
    ).toEqual([]);
  });

  it('each have a method and a path of their own', () => {
    const addresses = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
    expect(addresses.filter((address) => !/^[A-Z]+ \/api\//.test(address))).toEqual([]);
  });

  it('describe the parameters that their paths name', () => {
    for (const { path, params } of endpoints) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const shape = (params as { shape?: object } | undefined)?.shape ?? {};
      expect(Object.keys(shape), path).toEqual(named);
    }
  });
});

describe('the pages', () => {
  const paths = pathsOf(routes as RouteConfigEntry[]);

  it('that the web draws are the ones that the server knows', () => {
    const known = [...PRERENDERED_PATHS, ...APP_PAGES] as string[];
    expect([...paths].sort()).toEqual([...known, '/*'].sort());
  });

  it('behind the sign-in are told from those in files', () => {
    expect(APP_PAGES.every(isAppPage)).toBe(true);
    expect(PRERENDERED_PATHS.some(isAppPage)).toBe(false);
    expect(isAppPage('/dashboard/more')).toBe(false);
  });
});

describe('the packages', () => {
  const manifest = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;

  it('are pinned to the one version that was tried', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('are locked by their checksums, whichever registry they come from', () => {
    const lock = read('package-lock.json');
    expect(lock).not.toContain('"resolved"');
    expect(lock).toContain('"integrity"');
  });
});

describe('the documents', () => {
  const documents = files.filter((path) => path.endsWith('.md'));

  it('lead to files that exist', () => {
    const dead = documents.flatMap((path) =>
      [
        ...read(path)
          .replace(/<!--.*?-->/gs, '')
          .matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g),
      ]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
        .map((target) => `${path}: ${target}`),
    );
    expect(dead).toEqual([]);
  });

  it('state the dependency rule as it is checked', () => {
    expect(read('docs/architecture.md')).toContain(describeRules());
  });

  it('number the decisions without a gap, each with a date and with what would change it', () => {
    const decisions = files.filter((path) => path.startsWith('docs/decisions/')).sort();
    expect(decisions.length).toBeGreaterThan(5);
    for (const [index, path] of decisions.entries()) {
      expect(path).toContain(`docs/decisions/${String(index + 1).padStart(3, '0')}-`);
      expect(read(path), path).toMatch(/^# .+\n\n\d{4}-\d\d-\d\d\n/);
      expect(read(path), path).toContain('\n## What would change our mind\n');
    }
  });
});

function pathsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`;
    if (entry.children) return pathsOf(entry.children, path);
    return [path || '/'];
  });
}
