// `npm run check`: everything about the code that can be told without running it, all at once.
import { cpus } from 'node:os';
import { brokenDependencyRule } from './rules/dependency-rule.ts';
import { brokenHouseRules } from './rules/house-rules.ts';
import { readCode } from './rules/source-files.ts';
import { ROOT, runTool } from './run-tool.ts';

export interface CheckResult {
  name: string;
  ok: boolean;
  findings: string;
  seconds: number;
}

interface Check {
  name: string;
  /** What there is to say against the code; an empty text when nothing. */
  run(): Promise<string>;
}

const tool =
  (...args: string[]) =>
  async (): Promise<string> => {
    const { ok, output } = await runTool(args);
    return ok ? '' : output.trim() || `${args[0]} failed and said nothing.`;
  };

const CHECKS: Check[] = [
  { name: 'types', run: tool('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json') },
  { name: 'types in the browser', run: checkWebTypes },
  {
    name: 'format and lint',
    run: tool('node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings'),
  },
  { name: 'promises', run: tool('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings') },
  { name: 'dead code', run: tool('node_modules/knip/bin/knip.js', '--no-progress') },
  { name: 'dependency rule', run: async () => brokenDependencyRule(readCode(ROOT)).join('\n') },
  { name: 'house rules', run: async () => brokenHouseRules(ROOT).join('\n') },
];

/** The pages' own types are generated from the route list first. */
async function checkWebTypes(): Promise<string> {
  const generated = await tool('node_modules/@react-router/dev/bin.cjs', 'typegen')();
  return generated || tool('node_modules/typescript/bin/tsc', '-p', 'tsconfig.web.json')();
}

export async function runChecks(told: (result: CheckResult) => void = () => {}): Promise<CheckResult[]> {
  const waiting = [...CHECKS];
  const results: CheckResult[] = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now();
      const findings = await check.run().catch((error: Error) => error.stack ?? error.message);
      const seconds = (performance.now() - started) / 1_000;
      const result = { name: check.name, ok: findings === '', findings, seconds };
      results.push(result);
      told(result);
    }
  };
  await Promise.all(Array.from({ length: Math.max(4, cpus().length) }, work));
  return results;
}

export function describeCheck({ name, ok, findings, seconds }: CheckResult): string {
  const line = `${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`;
  return ok ? line : `${line}\n\n${findings}\n`;
}

if (import.meta.main) {
  const results = await runChecks((result) => process.stdout.write(`${describeCheck(result)}\n`));
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}
