import * as z from 'zod/mini';
import { accountEndpoints } from '../features/accounts/contract/account.ts';
import { subscriptionEndpoints } from '../features/billing/contract/subscription.ts';
import { announcementEndpoints } from '../features/inquiries/contract/announcement.ts';
import type { FirstAnswers } from '../http/app-shell.ts';
import { paths } from '../web/paths.ts';

const outlined = z.object({
  [accountEndpoints.session.path]: z.object({ profile: z.object({ plan: z.string() }) }),
  [announcementEndpoints.current.path]: z.object({ announcement: z.null() }),
  [subscriptionEndpoints.state.path]: z.optional(
    z.object({
      subscription: z.nullable(z.object({ graceEndsAt: z.null() })),
      dispute: z.null(),
    }),
  ),
});

const ofTheOperator = z.object({
  [accountEndpoints.session.path]: z.object({ user: z.object({ isAdmin: z.literal(true) }) }),
});

/**
 * Whether a person's page looks as the build has outlined it: with the navigation of who has a plan, and without a notice
 * above, which would push down what the outline shows already.
 */
export const isAsOutlined = (path: string, answers: FirstAnswers): boolean =>
  outlined.safeParse(answers).success &&
  (!path.startsWith(paths.admin()) || ofTheOperator.safeParse(answers).success);
