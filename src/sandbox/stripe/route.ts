import type { Billing } from './billing.ts';
import type { Params } from './form.ts';

export interface ApiCall {
  billing: Billing;
  params: Params;
  /** The ids that stand in the path, in order. */
  ids: string[];
  /** The path as it was asked for, without a query. */
  path: string;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:id` stands for any id: `/v1/customers/:id`. */
  path: string;
  answer(call: ApiCall): unknown;
}

export const route = (method: Route['method'], path: string, answer: Route['answer']): Route => ({
  method,
  path,
  answer,
});

/** The first id of a path that has one. */
export const idOf = ({ ids }: ApiCall): string => ids[0] ?? '';

export const deleted = (id: string, object: string) => ({ id, object, deleted: true });
