import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { brokenDependencyRule } from '../scripts/rules/dependency-rule.ts';
import { RULES } from '../scripts/rules/dependency-table.ts';
import { readCode } from '../scripts/rules/source-files.ts';

/** What the rule says against a tree of these files. */
async function findingsIn(files: Record<string, string>): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'linesheet-rule-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return brokenDependencyRule(readCode(root));
}

const VIOLATIONS: [row: string, file: string, imports: string][] = [
  ['kernel', 'src/kernel/money.ts', '../db/database.ts'],
  ['config', 'src/config/config.ts', '../db/database.ts'],
  ['db', 'src/db/database.ts', '../http/server.ts'],
  ['db', 'src/db/database.ts', '../features/runs/domain/run.ts'],
  ['queue', 'src/queue/events.ts', '../http/server.ts'],
  ['queue', 'src/queue/events.ts', '../features/runs/jobs.ts'],
  ['http', 'src/http/server.ts', '../features/accounts/domain/plan.ts'],
  ['http', 'src/http/server.ts', '../config/config.ts'],
  ['*/domain', 'src/features/runs/domain/run.ts', '../store.ts'],
  ['*/domain', 'src/features/brands/domain/brand-name.ts', '../../runs/domain/run.ts'],
  ['*/domain', 'src/features/runs/domain/run.ts', 'node:fs'],
  ['*/domain', 'src/features/runs/domain/run.ts', 'kysely'],
  ['*/contract', 'src/features/runs/contract/runs.ts', '../store.ts'],
  ['*/contract', 'src/features/runs/contract/runs.ts', 'hono'],
  ['*/contract', 'src/features/brands/contract.ts', '../runs/contract/runs.ts'],
  ['*/ports', 'src/features/runs/ports.ts', '../../providers/keepa/keepa-client.ts'],
  ['*/ports', 'src/features/runs/ports.ts', 'stripe'],
  ['*/jobs', 'src/features/runs/jobs.ts', './actions/start-run.ts'],
  ['*/store', 'src/features/runs/store/rows.ts', '../actions/start-run.ts'],
  ['*/store', 'src/features/runs/store.ts', '../../http/server.ts'],
  ['*/store', 'src/features/runs/store.ts', '../brands/store/sourcing.ts'],
  ['*/actions', 'src/features/runs/actions/start-run.ts', '../../../http/server.ts'],
  ['*/actions', 'src/features/runs/actions/start-run.ts', '../../brands/store/sourcing.ts'],
  ['*/actions', 'src/features/brands/actions/find-site.ts', '../../runs/actions/start-run.ts'],
  ['*/actions', 'src/features/runs/actions/start-run.ts', '../../../providers/keepa/keepa-client.ts'],
  ['*/actions', 'src/features/runs/actions/start-run.ts', 'stripe'],
  ['*/actions', 'src/features/runs/actions/start-run.ts', '../routes.ts'],
  ['*/present', 'src/features/runs/present.ts', './store.ts'],
  ['*/present', 'src/features/runs/present/run.ts', '../actions/start-run.ts'],
  ['*/routes', 'src/features/runs/routes.ts', './store.ts'],
  ['*/routes', 'src/features/runs/routes/list.ts', '../../insights/actions/read-usage.ts'],
  ['*/routes', 'src/features/runs/routes.ts', '../../providers/keepa/keepa-client.ts'],
  ['*/job-handlers', 'src/features/runs/job-handlers.ts', './store/rows.ts'],
  ['*/job-handlers', 'src/features/runs/job-handlers.ts', '../../http/server.ts'],
  ['*/web', 'src/features/runs/web/run-card.tsx', '../actions/start-run.ts'],
  ['*/web', 'src/features/runs/web/run-card.tsx', '../../insights/web/usage-card.tsx'],
  ['*/web', 'src/features/runs/web/run-card.tsx', '../../../web/pages/app/dashboard.tsx'],
  ['*/web', 'src/features/runs/web/run-card.tsx', 'node:path'],
  ['providers', 'src/providers/keepa/keepa-client.ts', '../../features/catalog/domain/product.ts'],
  ['providers', 'src/providers/keepa/keepa-client.ts', '../stripe/client.ts'],
  ['providers', 'src/providers/keepa/keepa-client.ts', '../../db/database.ts'],
  ['sandbox', 'src/sandbox/keepa/keepa.ts', '../../providers/keepa/wire.ts'],
  ['sandbox', 'src/sandbox/keepa/keepa.ts', '../../features/catalog/domain/product.ts'],
  ['web/paths', 'src/web/paths.ts', './pages/app/dashboard.tsx'],
  ['web/api', 'src/web/api/client.ts', '../../features/runs/actions/start-run.ts'],
  ['web/ui', 'src/web/ui/card.tsx', '../../features/runs/contract/runs.ts'],
  ['web/ui', 'src/web/ui/card.tsx', '../api/client.ts'],
  ['web/content', 'src/web/content/plans.ts', '../pages/app/dashboard.tsx'],
  ['web/pages', 'src/web/pages/app/dashboard.tsx', '../../../features/runs/actions/start-run.ts'],
  ['web/app', 'src/web/root.tsx', '../features/runs/web/run-card.tsx'],
  ['main', 'src/main/server.ts', '../features/runs/store/rows.ts'],
  ['main', 'src/main/server.ts', '../sandbox/server.ts'],
  ['tests', 'src/features/runs/domain/run.ts', './fixtures/runs.ts'],
];

describe('the dependency rule', () => {
  it.each(VIOLATIONS)('sees %s broken: %s importing %s', async (row, file, imports) => {
    const findings = await findingsIn({ [file]: `import { thing } from '${imports}';\n` });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain(file);
    expect(findings[0]).toContain(row);
  });

  it('is broken here in each of its rows', () => {
    expect(Object.keys(RULES).filter((row) => !VIOLATIONS.some(([broken]) => broken === row))).toEqual([]);
  });

  it.each([
    `import type { Run } from '../store.ts';`,
    `export { Run } from '../store.ts';`,
    `export * from '../store.ts';`,
    `import '../store.ts';`,
    `import {\n  type Run,\n  // why\n  readRun,\n} from '../store.ts';`,
    `const store = await import('../store.ts');`,
    `type Run = import('../store.ts').Run;`,
  ])('sees it however it is written: %s', async (statement) => {
    expect(await findingsIn({ 'src/features/runs/domain/run.ts': `${statement}\n` })).toHaveLength(1);
  });

  it.each([
    [
      'src/features/runs/actions/start-run.ts',
      `import { plan } from '../../brands/actions/brands-to-source.ts';`,
    ],
    ['src/features/runs/web/run-card.tsx', `import { session } from '../../accounts/web/session.ts';`],
    ['src/features/runs/store/rows.ts', `import { columns } from './columns.ts';`],
    [
      'src/providers/keepa/product-source.ts',
      `import type { Source } from '../../features/catalog/ports.ts';`,
    ],
    ['src/providers/keepa/product-source.ts', `import { client } from '../http-client.ts';`],
    ['src/features/runs/domain/run.ts', `// import { thing } from '../store.ts';`],
    ['src/features/runs/domain/run.test.ts', `import { thing } from '../store.ts';`],
    ['src/main/server.ts', `import { runRoutes } from '../features/runs/routes.ts';`],
  ])('lets %s have what it may: %s', async (file, statement) => {
    expect(await findingsIn({ [file]: `${statement}\n` })).toEqual([]);
  });

  it('takes only types from ports where nothing else is needed', async () => {
    const file = 'src/providers/keepa/product-source.ts';
    const findings = await findingsIn({
      [file]: `import { schema } from '../../features/catalog/ports.ts';\n`,
    });
    expect(findings).toHaveLength(1);
  });

  it('knows every place in the tree', async () => {
    expect(await findingsIn({ 'src/features/runs/helpers.ts': '', 'src/utils/text.ts': '' })).toEqual([
      'src/features/runs/helpers.ts stands in no place that the rule knows.',
      'src/utils/text.ts stands in no place that the rule knows.',
    ]);
  });

  it('wants a slot to be a file or a folder', async () => {
    expect(
      await findingsIn({ 'src/features/runs/routes.ts': '', 'src/features/runs/routes/plan.ts': '' }),
    ).toEqual([
      'src/features/runs/routes.ts stands beside the folder src/features/runs/routes: put it in there.',
    ]);
  });

  it('sees an import cycle once, types included', async () => {
    const findings = await findingsIn({
      'src/kernel/a.ts': `import { b } from './b.ts';\n`,
      'src/kernel/b.ts': `import type { C } from './c.ts';\n`,
      'src/kernel/c.ts': `import { a } from './a.ts';\nimport { d } from './d.ts';\n`,
      'src/kernel/d.ts': '',
    });
    expect(findings).toEqual([
      'Import cycle: src/kernel/a.ts → src/kernel/b.ts → src/kernel/c.ts → src/kernel/a.ts',
    ]);
  });
});
