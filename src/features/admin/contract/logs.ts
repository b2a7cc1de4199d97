import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';

/** As pino numbers them. */
export const LOG_LEVELS = { info: 30, warn: 40, error: 50 } as const;
export type LogLevel = keyof typeof LOG_LEVELS;
const LEVEL_NAMES = Object.keys(LOG_LEVELS) as [LogLevel, ...LogLevel[]];

export const LOG_PAGE = 100;

export const LogLineView = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  level: z.enum(LEVEL_NAMES),
  message: z.string(),
  process: z.string(),
  /** JSON, cut where it was very long. */
  fields: z.string(),
});
export type LogLineView = z.infer<typeof LogLineView>;

export const logEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/api/admin/logs',
    summary: 'The newest lines of all processes’ logs, by text, level and time, a page at a time',
    access: { role: 'admin' },
    query: z.object({
      text: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
      /** This and graver ones. */
      level: z._default(z.enum(LEVEL_NAMES), 'info'),
      from: z.optional(z.iso.datetime()),
      to: z.optional(z.iso.datetime()),
      /** Older than the line with this id. */
      before: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
    }),
    response: z.object({
      lines: z.array(LogLineView),
      hasMore: z.boolean(),
      kept: z.object({ lines: z.int(), oldest: z.nullable(z.iso.datetime()) }),
    }),
  }),
};
