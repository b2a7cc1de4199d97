import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCode, projectFiles } from './source-files.ts';

const MOST_LINES = 400;
const LONGEST_LINE = 300;
/** What is said or drawn stands as it is: texts and classes of the web, and pages and mails that the sandbox plays. */
const STANDS_AS_IT_IS = /(?:^|\/)web\/|^src\/sandbox\/|\.test\.tsx?$/;

/** Words of the place in which somebody works. The project knows nothing of what lies around it … */
const WORDS_OF_A_WORKPLACE = [/(?<![\w.@~-])\/work\//, /\.\.\/shared\b/];
/** … but for the one file that looks for the data of the tests there. */
const MAY_NAME_A_WORKPLACE = ['.ci/run', 'scripts/rules/house-rules.ts'];

const TEXT =
  /\.(ts|tsx|mjs|js|json|jsonc|md|sql|css|html|svg|yml|yaml|service|sh|txt)$|(^|\/)(Dockerfile|LICENSE|run|\.[a-z]+)$/;

/** Findings, a line each; none when all is well. */
export function brokenHouseRules(root: string): string[] {
  const paths = projectFiles(root);
  const files = paths
    .filter((path) => TEXT.test(path) && path !== 'package-lock.json')
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return [
        ...tooLong(path, text),
        ...tooWide(path, text),
        ...barrel(path, text),
        ...workplace(path, text),
      ];
    });
  return [...files, ...sharedNumbers(paths)];
}

/** Two that were written beside each other: no database takes the second. */
function sharedNumbers(paths: readonly string[]): string[] {
  const numberOf = (path: string) => /^migrations\/(\d+)-/.exec(path)?.[1];
  return paths.filter(numberOf).flatMap((path) => {
    const other = paths.find((each) => each < path && numberOf(each) === numberOf(path));
    return other ? [`${path} has the number of ${other}; give it the next one.`] : [];
  });
}

function tooLong(path: string, text: string): string[] {
  const lines = text.split('\n').length - 1;
  if (!isCode(path) || lines <= MOST_LINES) return [];
  return [`${path} has ${lines} lines; more than ${MOST_LINES} are asking to be two files.`];
}

function tooWide(path: string, text: string): string[] {
  if (!isCode(path) || !path.startsWith('src/') || STANDS_AS_IT_IS.test(path)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length > LONGEST_LINE
        ? [`${path}:${index + 1} has ${line.length} characters; write it in lines (kernel/in-lines.ts).`]
        : [],
    );
}

function barrel(path: string, text: string): string[] {
  if (!isCode(path) || !/^export (?:type )?(?:\*|\{[^}]*\}) ?(?:as \w+ )?from /m.test(text)) return [];
  return [`${path} passes on what another file exports; import it from there.`];
}

function workplace(path: string, text: string): string[] {
  if (MAY_NAME_A_WORKPLACE.includes(path)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      WORDS_OF_A_WORKPLACE.some((word) => word.test(line))
        ? [`${path}:${index + 1} names a place outside the project: ${line.trim().slice(0, 80)}`]
        : [],
    );
}
