import type { RouteDeps } from '../../../http/mount.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { addTask, changeTask, deleteTask, noteCall, readTasks } from '../actions/tasks.ts';
import { taskEndpoints } from '../contract/tasks.ts';
import { presentTask } from '../present/deals.ts';

export function taskRoutes({ routes, database, clock }: RouteDeps & { clock: Clock }): void {
  routes.on(taskEndpoints.list, async ({ actor: { accountId }, query }) => {
    const { tasks, counts, today } = await database.asAccount(accountId, (tx) =>
      readTasks(tx, accountId, query, clock.now()),
    );
    return { tasks: tasks.map(presentTask), total: counts[query.list], counts, today };
  });

  routes.on(taskEndpoints.add, async ({ actor: { accountId }, body }) =>
    presentTask(await database.asAccount(accountId, (tx) => addTask(tx, accountId, body))),
  );

  routes.on(taskEndpoints.change, async ({ actor: { accountId }, params, body }) =>
    presentTask(await database.asAccount(accountId, (tx) => changeTask(tx, accountId, params.id, body))),
  );

  routes.on(taskEndpoints.remove, async ({ actor: { accountId }, params }) => {
    await database.asAccount(accountId, (tx) => deleteTask(tx, accountId, params.id));
    return {};
  });

  routes.on(taskEndpoints.noteCall, async ({ actor: { accountId }, params, body }) => {
    await database.asAccount(accountId, (tx) => noteCall(tx, accountId, params.id, body));
    return {};
  });
}
