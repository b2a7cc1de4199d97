// `npm run dev`: the pages from Vite, with hot reload, on PORT; behind them the product, started again on every change.
import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from './run-tool.ts';

const PAGES_PORT = Number(process.env.PORT ?? 3_000);
/** The pages' server passes everything but the pages on to this one; the sandbox takes the two after it. */
const PRODUCT_PORT = PAGES_PORT + 10;

function start(args: string[], settings: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...settings } });
}

const children = [
  start(['--watch', '--watch-preserve-output', 'src/main/start.ts'], {
    PORT: String(PRODUCT_PORT),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${PAGES_PORT}`,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  }),
  start(['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', String(PAGES_PORT), '--strictPort'], {
    PRODUCT_URL: `http://127.0.0.1:${PRODUCT_PORT}`,
  }),
];

let ending = false;
function end(): void {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
// One without the other is of no use.
for (const child of children) child.on('exit', end);
