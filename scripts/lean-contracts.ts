import type { Plugin } from 'vite';

/** What only the server reads of an endpoint: the browser calls it by its path and method, and checks its answer. */
const SERVERS = new Set(['summary', 'access', 'params', 'query', 'body']);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The properties of each `endpoint({ … })` that only the server reads, and where each ends with its comma. */
function serversParts(node: Node, code: string): { start: number; end: number }[] {
  const inside = childrenOf(node).flatMap((child) => serversParts(child, code));
  if (node.type !== 'CallExpression' || (node.callee as Node & { name?: string }).name !== 'endpoint')
    return inside;
  const [definition] = node.arguments as Node[];
  const own = ((definition?.properties ?? []) as (Node & { key?: { name?: string } })[])
    .filter(({ type, key }) => type === 'Property' && SERVERS.has(key?.name ?? ''))
    .map(({ start, end }) => ({ start, end: code.startsWith(',', end) ? end + 1 : end }));
  const isWithinOwn = (part: { start: number }) =>
    own.some(({ start, end }) => part.start >= start && part.start < end);
  return [...inside.filter((part) => !isWithinOwn(part)), ...own];
}

export function leanContract(code: string, program: unknown): string {
  return serversParts(program as Node, code)
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code);
}

/** Contracts as a browser needs them: with all their parts each page weighs two to four kilobytes more. */
export const leanContracts = (): Plugin => ({
  name: 'lean-contracts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/features\/[^?]+\.ts$/, code: /\bendpoint\(/ },
    handler(code) {
      return { code: leanContract(code, this.parse(code)), map: null };
    },
  },
});
