import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the root, with forward slashes. */
  path: string;
  text: string;
}

/** Every file of the project that git doesn't ignore; of a tree without git, every file. */
export function projectFiles(root: string): string[] {
  if (!existsSync(join(root, '.git'))) {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  }
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

export const isCode = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path);

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

export function readCode(root: string): SourceFile[] {
  return projectFiles(root)
    .filter(isCode)
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
