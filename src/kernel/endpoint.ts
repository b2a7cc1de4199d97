/** The part of a zod schema that this file needs, so that the kernel imports nothing. */
interface Schema<Out = unknown, In = unknown> {
  readonly _zod: { readonly output: Out; readonly input: In };
}

type Access =
  /** Anybody. */
  | 'public'
  /** A signed-in person. */
  | 'session'
  /** A signed-in person, or an API token that has the scope. */
  | { scope: 'runs' | 'read' | 'import' }
  /** A signed-in person with the role. */
  | { role: 'admin' };

/**
 * One HTTP endpoint as plain data. The server mounts it, the web calls it and the OpenAPI page describes it
 * from this one place. `path` names its parameters as `/api/runs/:id`.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  summary: string;
  access: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
}

export type OutputOf<S> = S extends Schema<infer Out> ? Out : undefined;
export type InputOf<S> = S extends Schema<unknown, infer In> ? In : undefined;

export const endpoint = <
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  definition: Endpoint<Params, Query, Body, Response>,
): Endpoint<Params, Query, Body, Response> => definition;
