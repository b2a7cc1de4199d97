import type { Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { freshDatabaseUrl, openClient } from '../../test/support/database.ts';
import { parseAddress } from './roles.ts';
import { inTransaction } from './transactions.ts';

let url: string;
let pool: pg.Pool;

beforeEach(async () => {
  url = await freshDatabaseUrl();
  pool = new pg.Pool({ ...parseAddress(url), max: 1, pipeline: true } as pg.PoolConfig);
  pool.on('error', () => undefined);
  await pool.query('create table notes (id int primary key, said text)');
  onTestFinished(() => pool.end());
});

const notes = async () => (await pool.query('select id from notes order by id')).rows.map(({ id }) => id);
const insert = (id: number) => sql`insert into notes values (${id}, 'x')`;

describe('a transaction', () => {
  it('runs statements that are asked for at once in the order in which they were asked for', async () => {
    const seen = await inTransaction(pool, null, async (tx) => {
      const [, count] = await Promise.all([
        insert(1).execute(tx),
        sql<{ n: number }>`select count(*)::int as n from notes`.execute(tx),
        insert(2).execute(tx),
      ]);
      return count.rows[0]?.n;
    });
    expect(seen).toBe(1);
    expect(await notes()).toEqual([1, 2]);
  });

  it('sends what is asked for at once in one piece, its beginning with it', async () => {
    const client = await pool.connect();
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    client.release();
    let pieces = 0;
    const one = stream._write.bind(stream);
    const several = stream._writev?.bind(stream);
    stream._write = (...args) => {
      pieces += 1;
      one(...args);
    };
    stream._writev = (...args) => {
      pieces += 1;
      several?.(...args);
    };
    await inTransaction(pool, { text: 'select $1::int', values: [1] }, (tx) =>
      Promise.all([insert(1).execute(tx), insert(2).execute(tx), insert(3).execute(tx)]),
    );
    const andTheCommit = 1;
    expect(pieces).toBe(1 + andTheCommit);
    expect(await notes()).toEqual([1, 2, 3]);
  });

  it('keeps nothing when one of several statements fails, and leaves the connection in order', async () => {
    const failing = inTransaction(pool, null, (tx) =>
      Promise.all([insert(1).execute(tx), insert(1).execute(tx), insert(2).execute(tx)]),
    );
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    await inTransaction(pool, null, (tx) => insert(3).execute(tx));
    expect(await notes()).toEqual([3]);
  });

  it('is not taken for committed when a failure in it was overlooked', async () => {
    const careless = inTransaction(pool, null, async (tx) => {
      await insert(1).execute(tx);
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('rolled back');
    expect(await notes()).toEqual([]);
  });

  it('runs nothing when its preamble fails', async () => {
    const wrong = { text: 'select nobody.knows($1)', values: [1] };
    await expect(inTransaction(pool, wrong, (tx) => insert(1).execute(tx))).rejects.toThrow();
    await expect(inTransaction(pool, wrong, async () => 'nothing asked')).rejects.toThrow();
    expect(await notes()).toEqual([]);
  });

  it('takes no statement after its end', async () => {
    const tx = await inTransaction(pool, null, async (open) => open);
    await expect(insert(1).execute(tx)).rejects.toThrow('after the end');
    expect(await notes()).toEqual([]);
  });

  it('fails as a whole when its connection breaks, and the next one gets another', async () => {
    const killer = await openClient(url);
    const broken = inTransaction(pool, null, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await killer.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await Promise.all([insert(1).execute(tx), insert(2).execute(tx)]);
    });
    await expect(broken).rejects.toThrow();
    await inTransaction(pool, null, (tx) => insert(3).execute(tx));
    expect(await notes()).toEqual([3]);
  });
});

describe('a statement that comes again and again', () => {
  const read = (id: number) =>
    inTransaction(pool, null, (tx) => sql`select * from notes where id = ${id}`.execute(tx));

  it('is prepared once', async () => {
    for (let id = 0; id < 6; id += 1) await read(id);
    const prepared = await pool.query(
      "select count(*)::int as n from pg_prepared_statements where statement like '%from notes where id =%'",
    );
    expect(prepared.rows[0].n).toBe(1);
  });

  it('goes on after a migration has changed what it returns', async () => {
    for (let id = 0; id < 6; id += 1) await read(id);
    await pool.query('alter table notes add column more text');
    await expect(read(1)).rejects.toMatchObject({ code: '0A000' });
    await expect(read(1)).resolves.toBeDefined();
  });
});
