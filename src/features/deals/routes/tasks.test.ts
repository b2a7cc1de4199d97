import { beforeEach, expect, it } from 'vitest';
import { givenBrand } from '../../../../test/support/answers.ts';
import { signedIn, type TestApp, testApp } from '../../../../test/support/http-app.ts';
import { optOuts } from '../../../../test/support/sequences.ts';
import type { DealView } from '../contract/deals.ts';
import type { TaskView } from '../contract/tasks.ts';
import { dealRoutes } from './deals.ts';
import { taskRoutes } from './tasks.ts';

const clock = { now: () => new Date('2026-03-09T15:00:00Z') };
let app: TestApp;
let me: Awaited<ReturnType<typeof signedIn>>;
let brandId: number;
beforeEach(async () => {
  app = await testApp(({ routes, database, sealer }) => {
    taskRoutes({ routes, database, clock });
    dealRoutes({ routes, database, sealer, optOuts, clock, polisher: null });
  });
  me = await signedIn(app);
  brandId = await app.database.asAccount(me.accountId, (tx) => givenBrand(tx, me.accountId, 'Nordkap'));
});

interface Page {
  tasks: TaskView[];
  total: number;
  counts: Record<string, number>;
  today: string;
}

const list = async (query: string) => (await (await me.get(`/api/tasks?${query}`)).json()) as Page;
const add = async (title: string, dueOn: string, kind = 'follow_up', of: number | null = brandId) =>
  (await (await me.post('/api/tasks', { brandId: of, kind, title, detail: null, dueOn })).json()) as TaskView;
const change = (id: number, body: object) => me.send('PATCH', `/api/tasks/${id}`, body);

it('tasks stand by their day, with how many there are of each', async () => {
  await add('Ask again', '2026-03-06');
  await add('Fill in the form', '2026-03-09', 'form');
  await add('Call them', '2026-03-12', 'call', null);
  expect(await list('list=overdue')).toMatchObject({
    tasks: [{ title: 'Ask again', brand: { name: 'Nordkap' }, madeBy: 'person' }],
    total: 1,
    today: '2026-03-09',
    counts: { overdue: 1, today: 1, upcoming: 1, done: 0 },
  });
  expect((await list('list=upcoming&kind=call')).tasks).toMatchObject([{ title: 'Call them', brand: null }]);
  expect((await list('list=upcoming&kind=form')).tasks).toEqual([]);
  expect((await list('list=today&search=nord')).total).toBe(1);
});

it('a task is put off, done, opened again and deleted', async () => {
  const { id } = await add('Ask again', '2026-03-06');
  expect((await change(id, { dueOn: '2026-03-20' })).status).toBe(200);
  expect((await list('list=upcoming')).tasks).toMatchObject([{ dueOn: '2026-03-20' }]);
  await change(id, { isDone: true });
  expect((await list('list=done')).tasks).toMatchObject([{ id, doneAt: expect.any(String) }]);
  await change(id, { isDone: false });
  expect((await list('list=done')).total).toBe(0);
  expect((await me.send('DELETE', `/api/tasks/${id}`)).status).toBe(200);
  expect((await change(id, { isDone: true })).status).toBe(404);
});

it('a call is noted with what came of it, and its task is done with it', async () => {
  const { id } = await add('Call them', '2026-03-09', 'call');
  const call = { outcome: 'reached', spokeWith: 'Maria', note: 'Sends the list on Friday.', taskId: id };
  expect((await me.post(`/api/deals/brands/${brandId}/calls`, call)).status).toBe(200);
  const deal = (await (await me.get(`/api/deals/brands/${brandId}`)).json()) as DealView;
  expect(deal.calls).toMatchObject([
    { outcome: 'reached', spokeWith: 'Maria', note: 'Sends the list on Friday.' },
  ]);
  expect(deal.tasks).toEqual([]);
});

it('a call leads to what comes after it', async () => {
  const { id } = await add('Call them', '2026-03-09', 'call');
  const next = { kind: 'call', title: 'Call them again', dueOn: '2026-03-11' };
  const call = { outcome: 'no_answer', spokeWith: null, note: 'Closed on Mondays.', taskId: id, next };
  expect((await me.post(`/api/deals/brands/${brandId}/calls`, call)).status).toBe(200);
  const deal = (await (await me.get(`/api/deals/brands/${brandId}`)).json()) as DealView;
  expect(deal.tasks).toMatchObject([{ ...next, detail: 'Closed on Mondays.' }]);
});

it('what is no day, no title or not one’s own is refused', async () => {
  const body = { brandId, kind: 'call', title: 'Call', detail: null, dueOn: '2026-03-09' };
  for (const wrong of [{ dueOn: '2026-02-30' }, { title: '  ' }, { kind: 'dance' }])
    expect((await me.post('/api/tasks', { ...body, ...wrong })).status).toBe(400);
  const other = await signedIn(app, { email: 'other@shop.example' });
  expect((await other.post('/api/tasks', body)).status).toBe(404);
  const { id } = await add('Ask again', '2026-03-06');
  expect((await other.send('PATCH', `/api/tasks/${id}`, { isDone: true })).status).toBe(404);
  expect((await other.send('DELETE', `/api/tasks/${id}`)).status).toBe(404);
  const call = { outcome: 'reached', spokeWith: null, note: null, taskId: id };
  expect((await other.post(`/api/deals/brands/${brandId}/calls`, call)).status).toBe(404);
});
