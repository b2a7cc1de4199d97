import type { CheckedState } from '../domain/backup.ts';
import type { MachineFigures } from '../domain/process.ts';

/** The machine on which this process runs. */
export interface Machine {
  readonly host: string;
  read(): Promise<MachineFigures>;
}

/** What the database tells of itself to its owner. */
export interface DatabaseFigures {
  version: string;
  bytes: number;
  tables: { name: string; bytes: number; rows: number }[];
  migrations: { name: string; appliedAt: Date | null }[];
  connections: { login: string; state: string; count: number }[];
  mostConnections: number;
  /** Null where the server keeps no such list. */
  statements: { statement: string; calls: number; meanMs: number; longestMs: number }[] | null;
}

export type InspectDatabase = () => Promise<DatabaseFigures>;

/** A setting as the command line shows it: secrets masked, with where it came from. */
export interface ShownSetting {
  name: string;
  value: string;
  from: 'environment' | '.env' | 'default' | 'unset';
}

export interface WrittenBackup {
  file: string;
  bytes: number;
  rowCount: number;
  tables: number;
  sha256: string;
  keyFingerprint: string;
  version: string;
}

/** Where this process keeps backups. */
export interface BackupFiles {
  readonly host: string;
  /** Writes all of the database into a file of that name, and reads it back. */
  write(
    name: string,
    watch: { signal: AbortSignal; progress: (tablesDone: number, tablesTotal: number) => void },
  ): Promise<WrittenBackup>;
  /** Reads a file from its beginning to its end. */
  check(file: string, sha256: string): Promise<CheckedState>;
  /** Null where the file isn't there. */
  open(file: string): Promise<{ bytes: number; content: ReadableStream<Uint8Array> } | null>;
  remove(file: string): Promise<void>;
  /** What tries that were cut off have left. */
  sweep(): Promise<void>;
}
