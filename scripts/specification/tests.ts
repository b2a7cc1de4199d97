// The tests that a file declares, and whether they are run: read from its code, so that it takes no time.
import { parseSync } from 'vite';

export interface DeclaredTest {
  /** With the titles around it. A part that is filled in for each case may be any text. */
  title: RegExp;
  isRun: boolean;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const RUNNERS = ['test', 'it'];
const GROUPS = ['describe'];
const NOT_RUN = ['skip', 'fixme', 'todo', 'skipIf', 'runIf', 'fails', 'fail'];

/** What the two test programs pick up. */
export const isRunFile = (path: string): boolean =>
  /^test\/e2e\/[^/]+\.spec\.ts$/.test(path) ||
  /^src\/.+\.test\.ts$/.test(path) ||
  /^test\/(database\/.+|[^/]+)\.test\.ts$/.test(path);

export function declaredTests(path: string, source: string): DeclaredTest[] {
  const tests: DeclaredTest[] = [];
  const walk = (value: unknown, groups: string[], isRun: boolean): void => {
    if (Array.isArray(value)) {
      for (const each of value) walk(each, groups, isRun);
      return;
    }
    if (!isNode(value)) return;
    const call = value.type === 'CallExpression' ? namesOf(value.callee) : [];
    const [title, ...bodies] = (value.arguments as Node[] | undefined) ?? [];
    const runs = isRun && !call.some((name) => NOT_RUN.includes(name));
    const pattern = patternOf(title);
    if (pattern !== null && call.some((name) => GROUPS.includes(name))) {
      walk(bodies, [...groups, pattern], runs);
    } else if (pattern !== null && RUNNERS.includes(call[0] ?? '')) {
      const body = bodies.at(-1);
      const hasBody = body?.type === 'ArrowFunctionExpression' || body?.type === 'FunctionExpression';
      const title = new RegExp(`^(?:${groups.map((group) => `${group} `).join('')})?${pattern}$`, 's');
      if (hasBody) tests.push({ title, isRun: runs && !skipsItself(body) });
      else walk(bodies, groups, runs);
    } else {
      for (const child of Object.values(value)) walk(child, groups, isRun);
    }
  };
  walk(parseSync(path, source).program, [], true);
  return tests;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** `test.describe.skip(…)` and `it.each(…)(…)` as their names, the first one first. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee.name)];
  if (callee.type === 'MemberExpression') return [...namesOf(callee.object), ...namesOf(callee.property)];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag);
  return [];
}

function patternOf(title: Node | undefined): string | null {
  if (title?.type === 'Literal' && typeof title.value === 'string') return filledIn(title.value);
  if (title?.type !== 'TemplateLiteral') return null;
  const parts = title.quasis as { value: { cooked: string } }[];
  return parts.map(({ value }) => filledIn(value.cooked)).join('.+');
}

/** `%s` and `$name` are filled in with each case. */
const filledIn = (text: string): string =>
  text
    .split(/%[sdifjo#]|\$\w+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');

/** `test.skip(…)`, `test.fixme()` in a test's own body. */
function skipsItself(body: unknown): boolean {
  if (Array.isArray(body)) return body.some(skipsItself);
  if (!isNode(body)) return false;
  if (body.type === 'CallExpression') {
    const [runner = '', ...names] = namesOf(body.callee);
    if (RUNNERS.includes(runner) && names.some((name) => NOT_RUN.includes(name))) return true;
  }
  return Object.values(body).some(skipsItself);
}
