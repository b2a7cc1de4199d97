import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/support/database.ts';
import { createSlowStatements, SLOW_MS } from './slow-statements.ts';

const seconds = SLOW_MS / 1000 + 0.02;

describe('slow statements', () => {
  it('are noted by their text without its values, whichever way they went', async () => {
    const database = await testDatabase();
    await database.asSystem(async (tx) => {
      await sql`select pg_sleep(${seconds}), ${'a secret'}::text`.execute(tx);
      await sql`select ${1}::int`.execute(tx);
    });
    await sql`select pg_sleep(${seconds}) as outside`.execute(database.systemConnection);
    const noted = database.slowStatements.take();
    expect(noted.map(({ statement }) => statement)).toEqual([
      'select pg_sleep($1), $2::text',
      'select pg_sleep($1) as outside',
    ]);
    expect(noted[0]).toMatchObject({ calls: 1 });
    expect(noted[0]?.longestMs).toBeGreaterThanOrEqual(SLOW_MS);
    expect(database.slowStatements.take()).toEqual([]);
  });

  it('add up by their text, and are forgotten rather than fill the memory', () => {
    const statements = createSlowStatements();
    statements.note('select 1', SLOW_MS);
    statements.note('select 1', SLOW_MS * 3);
    statements.note('select 2', SLOW_MS - 1);
    for (let at = 0; at < 1_000; at += 1) statements.note(`select ${at} from x`, SLOW_MS);
    const taken = statements.take();
    expect(taken).toHaveLength(200);
    expect(taken[0]).toMatchObject({ calls: 2, totalMs: SLOW_MS * 4, longestMs: SLOW_MS * 3 });
  });
});
