import type { Writable } from 'node:stream';
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  PostgresDialect,
  type QueryResult,
  Transaction,
} from 'kysely';
import type pg from 'pg';
import type { Schema } from './schema.ts';

/** A statement that comes for this time is prepared under a name: the server then parses and plans it once. */
const PREPARED_FROM = 3;
/** Statements with ever new texts (a list spelt out, say) are not to fill the server's memory. */
const MOST_PREPARED = 400;

const timesSeen = new Map<string, number>();
const names = new Map<string, string>();

function preparedName(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined || names.size >= MOST_PREPARED) return name;
  const seen = (timesSeen.get(text) ?? 0) + 1;
  if (timesSeen.size >= MOST_PREPARED * 4) timesSeen.clear();
  timesSeen.set(text, seen);
  if (seen < PREPARED_FROM) return undefined;
  const fresh = `linesheet_${names.size + 1}`;
  names.set(text, fresh);
  timesSeen.delete(text);
  return fresh;
}

/** Told of every statement that succeeded, with the time that it took from here, its turn on the connection included. */
type StatementRan = (statement: string, ms: number) => void;

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

const gathering = new WeakSet<Writable>();

/**
 * What is asked before anything else gets its turn goes to the server in one piece: each piece by itself wakes the server,
 * which on a machine of few processors costs both sides more than most statements do.
 */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  if (gathering.has(stream)) return;
  gathering.add(stream);
  stream.cork();
  process.nextTick(() => {
    gathering.delete(stream);
    stream.uncork();
  });
}

/** One transaction's hold on a connection. What is asked for at once goes to the server at once, in that order. */
class OpenConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #ran: StatementRan;
  #isOpen = true;

  constructor(client: pg.PoolClient, ran: StatementRan) {
    this.#client = client;
    this.#ran = ran;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#isOpen) throw new Error('A statement came after the end of its transaction.');
    const name = parameters.length > 0 ? preparedName(sql) : undefined;
    const values = parameters as unknown[];
    const asked = performance.now();
    sendTogether(this.#client);
    const { command, rowCount, rows } = await this.#client.query(
      name === undefined ? { text: sql, values } : { text: sql, values, name },
    );
    this.#ran(sql, performance.now() - asked);
    return CHANGES.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
  }

  // biome-ignore lint/correctness/useYield: nothing here reads through a cursor; the interface asks for it.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are read in pages, not through a cursor.');
  }

  end(): void {
    this.#isOpen = false;
  }
}

const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('Transactions bring their own.')),
});
const adapter = dialect.createAdapter();
const compiler = dialect.createQueryCompiler();
const driver = new DummyDriver();

function transactionOn(connection: DatabaseConnection): Transaction<Schema> {
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (use) => use(connection),
  });
  return new Transaction<Schema>({ config: { dialect }, dialect, driver, executor });
}

const ignore = (): void => undefined;

/**
 * Runs `work` in a transaction on a connection of the pool, whose clients must be opened with `pipeline: true`: neither
 * the beginning nor `preamble` is waited for, since what fails there fails everything that follows. Kysely's own
 * transactions would answer one statement after another, each at the price of a way to the server and back.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  preamble: pg.QueryConfig | null,
  work: (tx: Transaction<Schema>) => Promise<T>,
  ran: StatementRan = ignore,
): Promise<T> {
  const client = await pool.connect();
  const connection = new OpenConnection(client, ran);
  // A connection that breaks fails its statements; without a listener it would end the process as well.
  client.on('error', ignore);
  let broken: Error | undefined;
  try {
    sendTogether(client);
    const begun = Promise.all([client.query('begin'), preamble && client.query(preamble)]);
    begun.catch(ignore);
    const result = await work(transactionOn(connection));
    connection.end();
    await begun;
    const { command } = await client.query('commit');
    // What had failed and was overlooked makes the server roll back instead.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back: one of its statements had failed.');
    return result;
  } catch (error) {
    connection.end();
    broken = await rollBack(client, error);
    throw error;
  } finally {
    // A broken one may complain once more on its way out.
    if (!broken) client.removeListener('error', ignore);
    client.release(broken);
  }
}

/** A plan that a migration has outdated stays so on its connection. */
const OUTDATED_PLAN = '0A000';

/** Undefined when the connection can be used again. */
async function rollBack(client: pg.PoolClient, cause: unknown): Promise<Error | undefined> {
  if ((cause as { code?: string } | null)?.code === OUTDATED_PLAN) return cause as Error;
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
