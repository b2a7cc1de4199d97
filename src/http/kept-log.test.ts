import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/support/database.ts';
import { createLogKeeper } from './kept-log.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase();
});

const NOW = Date.now();

const line = (msg: string, more: object = {}): string =>
  JSON.stringify({ level: 30, time: NOW, pid: 1, hostname: 'h', msg, ...more });

const kept = () => database.asSystem((tx) => tx.selectFrom('log_lines').selectAll().orderBy('id').execute());

async function keep(lines: readonly string[], mostKept?: number): Promise<void> {
  const keeper = createLogKeeper({ database, process: 'shop:7', ...(mostKept && { mostKept }) });
  for (const each of lines) keeper.keep(each);
  await keeper.start().stop();
}

describe('the kept log', () => {
  it('has each line with its time, level, process and fields', async () => {
    await keep([line('request', { route: '/api/x', status: 500 })]);
    expect(await kept()).toMatchObject([
      {
        at: new Date(NOW),
        level: 30,
        message: 'request',
        process: 'shop:7',
        fields: '{"route":"/api/x","status":500}',
      },
    ]);
  });

  it('leaves out the files that make up the pages, unless one fails', async () => {
    const file = (status: number) => line('request', { route: '/*', status });
    await keep([file(200), file(304), file(404)]);
    expect((await kept()).map(({ fields }) => fields)).toEqual(['{"route":"/*","status":404}']);
  });

  it('takes whatever a line holds, and cuts what is too long', async () => {
    await keep(['no JSON', line('a\0b'), line('x'.repeat(2_000), { stack: 'y'.repeat(20_000) })]);
    const rows = await kept();
    expect(rows.map(({ message }) => message.length)).toEqual([2, 500]);
    expect(rows[1]?.fields).toHaveLength(8_000);
  });

  it('goes on after a line that is cut in the midst of a character', async () => {
    await keep([line(`${'x'.repeat(499)}🧵`, { at: `${'y'.repeat(7_992)}🧵` }), line('the next one')]);
    expect((await kept()).map(({ message }) => message.slice(-12))).toEqual([
      `${'x'.repeat(11)}\ufffd`,
      'the next one',
    ]);
  });

  it('goes on after any number of lines that are not kept', async () => {
    await keep([
      ...Array<string>(600).fill(line('request', { route: '/*', status: 200 })),
      line('after them'),
    ]);
    expect((await kept()).map(({ message }) => message)).toEqual(['after them']);
  });

  it('leaves out what comes too fast, and says how much that was', async () => {
    await keep(Array.from({ length: 2_500 }, (_, at) => line(`line ${at}`)));
    const rows = await kept();
    expect(rows).toHaveLength(2_001);
    expect(rows.map(({ message }) => message)).toContain(
      '500 lines were left out: there were too many at once',
    );
  });

  it('is bounded: the oldest lines go first', async () => {
    await keep(Array.from({ length: 40 }, (_, at) => line(`line ${at}`)));
    await keep([JSON.stringify({ level: 30, time: Date.now(), msg: 'newest' })], 10);
    const rows = await kept();
    expect(rows).toHaveLength(10);
    expect(rows.at(-1)?.message).toBe('newest');
  });

  it('waits while the database is away, and loses nothing', async () => {
    let isAway = true;
    const asSystem: TestDatabase['asSystem'] = (work) =>
      isAway ? Promise.reject(new Error('away')) : database.asSystem(work);
    const keeper = createLogKeeper({ database: { ...database, asSystem }, process: 'shop:7', everyMs: 5 });
    const running = keeper.start();
    onTestFinished(() => running.stop());
    keeper.keep(JSON.stringify({ level: 30, time: Date.now(), msg: 'meanwhile' }));
    await sleep(20);
    isAway = false;
    await running.stop();
    expect((await kept()).map(({ message }) => message)).toEqual(['meanwhile']);
  });
});
