import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idParams, idSchema, limitSchema, offsetSchema } from '../../../kernel/schemas.ts';
import {
  CALL_OUTCOMES,
  LONGEST_CALL_NOTE,
  LONGEST_DETAIL,
  LONGEST_TITLE,
  TASK_KINDS,
  TASK_LISTS,
} from '../domain/task.ts';

const text = z.nullable(z.string());
const kind = z.enum(TASK_KINDS);
const brandId = z.int().check(z.positive());
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_TITLE));
const detail = z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_DETAIL)));
const dueOn = z.iso.date();

export const TaskView = z.object({
  id: z.number(),
  brand: z.nullable(z.object({ id: z.number(), name: z.string(), isSandbox: z.boolean() })),
  /** The answer that it follows from. */
  mailId: z.nullable(z.uuid()),
  kind,
  title: z.string(),
  detail: text,
  url: text,
  dueOn: z.string(),
  doneAt: z.nullable(z.iso.datetime()),
  madeBy: z.enum(['person', 'reading', 'sequence']),
});
export type TaskView = z.infer<typeof TaskView>;

export const taskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/tasks',
    summary: 'What there is to do, by when it is due, and what was done',
    access: { scope: 'read' },
    query: z.object({
      list: z.enum(TASK_LISTS),
      kind: z.optional(kind),
      brandId: z.optional(idSchema),
      search: z.optional(z.string().check(z.maxLength(200))),
      limit: limitSchema(200, 50),
      offset: offsetSchema(),
    }),
    response: z.object({
      tasks: z.array(TaskView),
      /** Of this list. */
      total: z.number(),
      counts: z.object({ overdue: z.number(), today: z.number(), upcoming: z.number(), done: z.number() }),
      /** The day by the account’s calendar. */
      today: z.string(),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/tasks',
    summary: 'Add a task',
    access: 'session',
    body: z.object({ brandId: z.nullable(brandId), kind, title, detail, dueOn }),
    response: TaskView,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/tasks/:id',
    summary: 'Change a task, put it off, or say that it is done',
    access: 'session',
    params: idParams,
    body: z.object({
      kind: z.optional(kind),
      title: z.optional(title),
      detail: z.optional(detail),
      dueOn: z.optional(dueOn),
      isDone: z.optional(z.boolean()),
    }),
    response: TaskView,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/tasks/:id',
    summary: 'Delete a task',
    access: 'session',
    params: idParams,
    response: z.object({}),
  }),
  noteCall: endpoint({
    method: 'POST',
    path: '/api/deals/brands/:id/calls',
    summary: 'Write down a call and what came of it',
    access: 'session',
    params: idParams,
    body: z.object({
      outcome: z.enum(CALL_OUTCOMES),
      spokeWith: z.nullable(z.string().check(z.trim(), z.maxLength(200))),
      note: z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_CALL_NOTE))),
      /** The task that it was made for, which is done with it. */
      taskId: z.nullable(z.int().check(z.positive())),
      /** What is to be done after it. */
      next: z.optional(z.nullable(z.object({ kind, title, dueOn }))),
    }),
    response: z.object({}),
  }),
};
