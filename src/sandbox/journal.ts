import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the sandbox whose state outlives the process: it is told its entries again, in order. */
export interface Remembering<Entry> {
  replay(entry: Entry): void;
  /** The fewest entries that bring back the present state. */
  snapshot(): Iterable<Entry>;
}

export interface Journal {
  /** Replays what the section wrote in earlier lives, and returns how it writes more. */
  section<Entry>(name: string, part: Remembering<Entry>): (entry: Entry) => Promise<void>;
  /** Once every section has its state back: shrinks a file that has grown to what they still know. */
  compact(): void;
  close(): void;
}

const FILE = 'sandbox.jsonl';
/** Below this, rewriting the file at the start isn't worth the time. */
const WORTH_COMPACTING = 16_000_000;

/** Without a directory nothing outlives the process, and writing costs nothing. */
export function openJournal(directory: string | undefined): Journal {
  if (!directory) return { section: () => () => Promise.resolve(), compact() {}, close() {} };
  mkdirSync(directory, { recursive: true });
  const path = join(directory, FILE);
  const kept = readLines(path);
  const parts = new Map<string, Remembering<unknown>>();
  let file = openSync(path, 'a');
  let pending: string[] = [];
  let written: Promise<void> | undefined;

  const flush = () => {
    const text = pending.join('');
    pending = [];
    written = undefined;
    if (text) writeSync(file, text);
  };

  return {
    section<Entry>(name: string, part: Remembering<Entry>) {
      parts.set(name, part as Remembering<unknown>);
      for (const entry of kept.bySection.get(name) ?? []) part.replay(entry as Entry);
      kept.bySection.delete(name);
      return (entry: Entry) => {
        pending.push(lineOf(name, entry));
        // One write for everything that came in this turn of the event loop keeps up with any sender.
        written ??= new Promise((resolve, reject) =>
          setImmediate(() => {
            try {
              resolve(flush());
            } catch (error) {
              reject(error);
            }
          }),
        );
        return written;
      };
    },
    compact() {
      if (kept.bytes < WORTH_COMPACTING) return;
      closeSync(file);
      file = rewrite(path, parts);
    },
    close() {
      flush();
      closeSync(file);
    },
  };
}

const lineOf = (section: string, entry: unknown): string => `${JSON.stringify([section, entry])}\n`;

function readLines(path: string): { bytes: number; bySection: Map<string, unknown[]> } {
  const bySection = new Map<string, unknown[]>();
  if (!existsSync(path)) return { bytes: 0, bySection };
  const content = readFileSync(path);
  for (let start = 0; start < content.length; ) {
    const end = content.indexOf(10, start);
    const line = content.toString('utf8', start, end < 0 ? content.length : end);
    start = end < 0 ? content.length : end + 1;
    const [section, entry] = parseLine(line) ?? [];
    if (!section) continue;
    const entries = bySection.get(section);
    if (entries) entries.push(entry);
    else bySection.set(section, [entry]);
  }
  // A line that a kill cut short must not swallow the next one.
  if (content.length > 0 && content.at(-1) !== 10) {
    const file = openSync(path, 'a');
    writeSync(file, '\n');
    closeSync(file);
  }
  return { bytes: content.length, bySection };
}

function parseLine(line: string): [string, unknown] | undefined {
  try {
    return JSON.parse(line) as [string, unknown];
  } catch {
    return undefined;
  }
}

function rewrite(path: string, parts: Map<string, Remembering<unknown>>): number {
  const fresh = `${path}.new`;
  const file = openSync(fresh, 'w');
  for (const [name, part] of parts) {
    for (const entry of part.snapshot()) writeSync(file, lineOf(name, entry));
  }
  renameSync(fresh, path);
  return file;
}
