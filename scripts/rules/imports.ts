import { dirname, posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

export interface Import {
  /** The importing file. */
  from: string;
  /** What it names: a file of the project (from the root) or a package. */
  to: string;
  isPackage: boolean;
  /** `import type`: gone at run time, but a dependency of the mind all the same. */
  isType: boolean;
}

// A statement starts a line, so that words in a string or a comment are not taken for one.
const STATEMENT = /^[ \t]*(?:import|export)\s+(?<head>[^'"`;]*?\bfrom\s*)?['"](?<named>[^'"\n]+)['"]/gm;
const CALL = /(?<![\w.'"`])import\(\s*['"](?<named>[^'"\n]+)['"]\s*\)/g;

/** Everything a file imports, re-exports or loads when it is first needed. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const code = withoutComments(text);
  const statements = [...code.matchAll(STATEMENT)].map(({ groups }) => ({
    named: groups?.named ?? '',
    isType: isTypeOnly(groups?.head ?? ''),
  }));
  const calls = [...code.matchAll(CALL)].map(({ groups }) => ({
    named: groups?.named ?? '',
    isType: false,
  }));
  return [...statements, ...calls].map(({ named, isType }) => ({
    from: path,
    isType,
    ...resolved(path, named),
  }));
}

function resolved(from: string, named: string): Pick<Import, 'to' | 'isPackage'> {
  const bare = named.replace(/\?.*$/, '');
  if (!bare.startsWith('.')) return { to: packageOf(bare), isPackage: true };
  return { to: posix.normalize(posix.join(dirname(from), bare)), isPackage: false };
}

/** `better-auth/plugins` is of `better-auth`; Node's own keep their whole name. */
function packageOf(named: string): string {
  if (named.startsWith('node:')) return named;
  return named
    .split('/')
    .slice(0, named.startsWith('@') ? 2 : 1)
    .join('/');
}

function isTypeOnly(head: string): boolean {
  if (/^type\b/.test(head)) return true;
  const inBraces = /^\{([^}]*)\}/.exec(head.trim())?.[1];
  if (inBraces === undefined) return false;
  return inBraces.split(',').every((name) => name.trim() === '' || /^type\s/.test(name.trim()));
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*\*?[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
