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

/** What a chain of calls begins with: `z` in `z.string().check(…)`. */
function rootOf(node: Node): string {
  const inner = node.type === 'CallExpression' ? node.callee : node.object;
  return isNode(inner) ? rootOf(inner) : String(node.name);
}

/** Calls that only make a schema or an endpoint: whatever nobody uses of them may be left out. */
const MAKERS = new Set(['z', 'endpoint']);

const makingCalls = (node: Node): number[] => [
  ...(node.type === 'CallExpression' && MAKERS.has(rootOf(node)) ? [node.start] : []),
  ...childrenOf(node).flatMap(makingCalls),
];

const PURE = '/* @__PURE__ */ ';

export function leanContract(code: string, program: unknown): string {
  const left = serversParts(program as Node, code);
  const isLeft = (place: number) => left.some(({ start, end }) => place >= start && place < end);
  const marked = [...new Set(makingCalls(program as Node))]
    .filter((place) => !isLeft(place))
    .map((place) => ({ start: place, end: place, text: PURE }));
  return [...left.map((part) => ({ ...part, text: '' })), ...marked]
    .sort((one, other) => other.start - one.start)
    .reduce((lean, { start, end, text }) => lean.slice(0, start) + text + lean.slice(end), code);
}

/**
 * Contracts as a browser needs them: with all their parts each page weighs two to four kilobytes more, and a schema of
 * them that only the server reads would stay, as nobody knows of a call that it does nothing else.
 */
export const leanContracts = (): Plugin => ({
  name: 'lean-contracts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/features\/[^?]+\.ts$/, code: /\bendpoint\(|\bz\.\w+\(/ },
    handler(code) {
      return { code: leanContract(code, this.parse(code)), map: null };
    },
  },
});
