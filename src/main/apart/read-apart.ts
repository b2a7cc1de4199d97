import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AppError, type ErrorCode } from '../../kernel/errors.ts';

/** What a program in a process of its own answers. */
export type ApartAnswer<Read> = { read: Read } | { code: ErrorCode; sentence: string };

export interface ApartLimits {
  fileBytes: number;
  ms: number;
  heapMb: number;
  /** All memory of the process, what lies outside of the heap included. */
  memoryMb: number;
  /** Files that are read at the same time; others wait. */
  atOnce: number;
}

const MOST_ANSWER_BYTES = 256 * 1024 * 1024;
const LOOK_EVERY_MS = 100;
/** Of what a process complains about, the beginning says what it is. */
const MOST_COMPLAINT = 4_000;

/**
 * Has a program read files that strangers made, each in a process of its own, which knows no secret and is ended when it
 * takes too long or too much. `head` goes before the file.
 */
export function createApartReader<Read>(program: string, limits: ApartLimits) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (bytes: Uint8Array, head = ''): Promise<Read> => {
    if (bytes.byteLength === 0) throw new AppError('invalid_input', 'The file is empty.');
    if (bytes.byteLength > limits.fileBytes)
      throw new AppError('too_large', `The file is larger than ${limits.fileBytes / 1024 / 1024} MB.`);
    if (running >= limits.atOnce) await new Promise<void>((go) => waiting.push(go));
    running += 1;
    try {
      const answer: ApartAnswer<Read> = await ask(program, Buffer.concat([Buffer.from(head), bytes]), limits);
      if ('read' in answer) return answer.read;
      throw new AppError(answer.code, answer.sentence);
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

const ROOT = resolve(import.meta.dirname, '../../..');

/** The code and nothing else: a data directory with its secrets may lie beside it, and the packages elsewhere. */
async function readableFiles(): Promise<string[]> {
  const code = ['package.json', 'src', 'node_modules'].map((name) => join(ROOT, name));
  return [...new Set([...code, await realpath(join(ROOT, 'node_modules'))])];
}

async function ask<Read>(
  program: string,
  input: Buffer,
  { ms, heapMb, memoryMb }: ApartLimits,
): Promise<ApartAnswer<Read>> {
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${heapMb}`,
      '--no-warnings',
      '--permission',
      ...(await readableFiles()).map((path) => `--allow-fs-read=${path}`),
      program,
    ],
    { env: {}, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  let ended: 'time' | 'memory' | null = null;
  const end = (why: 'time' | 'memory') => {
    ended ??= why;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(end, ms, 'time');
  const watch = setInterval(async () => {
    if ((await residentMb(child)) > memoryMb) end('memory');
  }, LOOK_EVERY_MS);
  try {
    const output: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      output.push(chunk);
      size += chunk.byteLength;
      if (size > MOST_ANSWER_BYTES) end('memory');
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(0, MOST_COMPLAINT);
    });
    // A process that is gone reads no more: its end says why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const by = await new Promise<number | NodeJS.Signals | null>((done, fail) => {
      child.on('close', (code, signal) => done(signal ?? code));
      child.on('error', fail);
    });
    if (ended === 'time')
      throw new AppError('too_large', `The file could not be read within ${ms / 1000} seconds.`);
    if (ended === 'memory' || isOutOfMemory(by, complaint))
      throw new AppError(
        'too_large',
        'Reading the file takes more memory than it may. Send it in smaller parts.',
      );
    // No fault of the file that we know of: whoever asked may try again.
    if (by !== 0) throw new Error(`The process that reads a file ended with ${by}. ${complaint}`);
    return JSON.parse(Buffer.concat(output).toString()) as ApartAnswer<Read>;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
  }
}

/** The heap's limit ends a process from within, a machine that has no more memory from without. */
const isOutOfMemory = (by: number | NodeJS.Signals | null, complaint: string): boolean =>
  by === 'SIGKILL' || (by !== 0 && complaint.includes('out of memory'));

/** Where the system tells it; elsewhere the heap's limit has to do. */
async function residentMb({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
