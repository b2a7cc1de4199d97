import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { appendEvent } from '../../../queue/events.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { calendarDay } from '../../accounts/domain/calendar.ts';
import { noSuchBrand } from '../../brands/actions/no-such-brand.ts';
import type { Task, TaskFilter } from '../domain/deal.ts';
import type { CallOutcome, TaskKind, TaskList } from '../domain/task.ts';
import { brandOfDeal, takeDeal } from '../store/deals.ts';
import * as store from '../store/tasks.ts';

const noSuchTask = (): AppError => new AppError('not_found', 'There is no such task.');

export interface TaskPage extends TaskFilter {
  list: TaskList;
  limit: number;
  offset: number;
}

export async function readTasks(
  tx: Tx,
  accountId: string,
  page: TaskPage,
  now: Date,
): Promise<{ tasks: Task[]; counts: Record<TaskList, number>; today: string }> {
  const today = calendarDay(await readAccount(tx, accountId), now);
  const tasks = await store.listTasks(tx, accountId, { ...page, today });
  return { tasks, today, counts: await store.countTasks(tx, accountId, page, today) };
}

export interface EnteredTask {
  brandId: number | null;
  kind: TaskKind;
  title: string;
  detail: string | null;
  dueOn: string;
}

export async function addTask(tx: Tx, accountId: string, entered: EnteredTask): Promise<Task> {
  if (entered.brandId !== null && !(await brandOfDeal(tx, accountId, entered.brandId))) throw noSuchBrand();
  const id = await store.insertTask(tx, accountId, { ...entered, madeBy: 'person' });
  const task = id === null ? null : await store.taskById(tx, accountId, id);
  if (!task) throw noSuchTask();
  await tell(tx, accountId, task.brand?.id ?? null);
  return task;
}

export async function changeTask(
  tx: Tx,
  accountId: string,
  id: number,
  change: store.TaskChange,
): Promise<Task> {
  await store.changeTask(tx, accountId, id, change);
  const task = await store.taskById(tx, accountId, id);
  if (!task) throw noSuchTask();
  await tell(tx, accountId, task.brand?.id ?? null);
  return task;
}

export async function deleteTask(tx: Tx, accountId: string, id: number): Promise<void> {
  const task = await store.taskById(tx, accountId, id);
  if (!task) throw noSuchTask();
  await store.deleteTask(tx, accountId, id);
  await tell(tx, accountId, task.brand?.id ?? null);
}

export interface NotedCall {
  outcome: CallOutcome;
  spokeWith: string | null;
  note: string | null;
  /** The task that it was made for, which is done with it. */
  taskId: number | null;
  next?: Pick<EnteredTask, 'kind' | 'title' | 'dueOn'> | null | undefined;
}

/** Writes down a call with what came of it. */
export async function noteCall(
  tx: Tx,
  accountId: string,
  brandId: number,
  { next, ...call }: NotedCall,
): Promise<void> {
  if (!(await takeDeal(tx, accountId, brandId))) throw noSuchBrand();
  if (call.taskId !== null) {
    const task = await store.taskById(tx, accountId, call.taskId);
    if (task?.brand?.id !== brandId) throw noSuchTask();
    await store.changeTask(tx, accountId, call.taskId, { isDone: true });
  }
  await store.insertCall(tx, accountId, { ...call, brandId });
  if (next) await store.insertTask(tx, accountId, { ...next, brandId, detail: call.note, madeBy: 'person' });
  await tell(tx, accountId, brandId);
}

const tell = (tx: Tx, accountId: string, brandId: number | null): Promise<void> =>
  appendEvent(tx, accountId, 'task.changed', { brandId });
