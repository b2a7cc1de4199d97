import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { MINUTE_MS } from '../kernel/durations.ts';
import { isUuid } from '../kernel/ids.ts';
import { createListening } from './listening.ts';
import { addressFor, loginOf } from './roles.ts';
import type { Schema } from './schema.ts';
import { createSlowStatements, type SlowStatements } from './slow-statements.ts';
import { inTransaction } from './transactions.ts';

/** An open transaction. Whoever starts a piece of work opens it; actions and stores only take it. */
export type Tx = Transaction<Schema>;

export interface Database {
  /** Works for one account: row-level security shows and takes that account's rows alone. */
  asAccount<T>(accountId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Works across accounts, as the one role that may: signing in, claiming work, metrics, webhooks. */
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The system role's connections without a transaction: for the sign-in library, which keeps its own, and for the
   * one statement that each request begins with.
   */
  readonly systemConnection: Kysely<Schema>;
  /** Calls back on every `notify(channel)`; reconnects by itself. Returns how to stop. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** What took long on these connections. */
  readonly slowStatements: SlowStatements;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  ownerUrl: string;
  secretKey: string;
  /** Connections per role. */
  poolSize?: number;
  longestStatementMs?: number;
}

/**
 * Far longer than anything here takes, so that a statement that would never end gives its connection and its locks back.
 * Migrations and backups go over the owner's connections, which wait as long as they have to.
 */
const LONGEST_STATEMENT_MS = 10 * MINUTE_MS;
/** A process that is gone without a word keeps nobody waiting for what it had locked. */
const LONGEST_IDLE_MS = MINUTE_MS;

// bigint columns hold ids and counts far below 2^53, numeric ones credits with one decimal: both are exact as numbers.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC) return Number;
    // A calendar day is text ("2026-03-09"); as a Date it would move with the machine's zone.
    if (oid === pg.types.builtins.DATE) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

export function openDatabase({
  ownerUrl,
  secretKey,
  poolSize = 10,
  longestStatementMs = LONGEST_STATEMENT_MS,
}: DatabaseOptions): Database {
  const open = (role: 'linesheet_app' | 'linesheet_system', max: number) => {
    const pool = new pg.Pool({
      ...addressFor(ownerUrl, loginOf(role, secretKey)),
      max,
      types: types as pg.CustomTypesConfig,
      application_name: role,
      pipeline: true,
      idleTimeoutMillis: 30_000,
      // Said to the server itself: poolers between us take no such wish with the login.
      onConnect: async (client) => {
        await client.query(
          `set statement_timeout = ${longestStatementMs}; set idle_in_transaction_session_timeout = ${LONGEST_IDLE_MS}`,
        );
      },
    });
    // A connection that breaks while idle is replaced at the next use; without a listener it would end the process.
    pool.on('error', () => undefined);
    return pool;
  };
  const app = open('linesheet_app', poolSize);
  const system = open('linesheet_system', poolSize);
  const listening = createListening(system);
  const slowStatements = createSlowStatements();
  const systemConnection = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: system }),
    log: ({ query, queryDurationMillis }) => slowStatements.note(query.sql, queryDurationMillis),
  });

  return {
    asAccount: (accountId, work) => {
      if (!isUuid(accountId)) throw new TypeError('An account id is a UUID.');
      return inTransaction(app, confineTo(accountId), work, slowStatements.note);
    },
    asSystem: (work) => inTransaction(system, null, work, slowStatements.note),
    systemConnection,
    slowStatements,
    listen: listening.listen,
    close: async () => {
      // Not through Kysely: it ends a pool only that it has used itself.
      await Promise.all([app.end(), system.end()]);
    },
  };
}

/** From here to the end of the transaction row-level security shows this account's rows alone. */
const confineTo = (accountId: string): pg.QueryConfig => ({
  name: 'linesheet_confine',
  text: "select set_config('app.account_id', $1, true)",
  values: [accountId],
});
