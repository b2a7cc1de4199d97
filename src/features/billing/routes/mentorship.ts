import type { EndpointRoutes } from '../../../http/mount.ts';
import type { Limit } from '../../../http/rate-limit.ts';
import { type MentorshipDeps, openMentorshipCheckout } from '../actions/open-mentorship-checkout.ts';
import { readMentorship } from '../actions/read-mentorship.ts';
import { releaseSeat } from '../actions/release-seat.ts';
import { renewMentorship } from '../actions/renew-mentorship.ts';
import { joinWaitingList, leaveWaitingList } from '../actions/waiting-list.ts';
import { type MentorshipView, mentorshipEndpoints } from '../contract/mentorship.ts';
import { presentMentorship } from '../present/mentorship.ts';

export interface MentorshipRouteDeps extends MentorshipDeps {
  routes: EndpointRoutes;
}

/** Each asks the payment provider, which has limits of its own. */
const ASKING: Omit<Limit, 'name'> = { burst: 30, perMinute: 10 };

export function mentorshipRoutes(deps: MentorshipRouteDeps): void {
  const { routes, database, clock, publicUrl } = deps;
  const isSandbox = deps.provider?.isSandbox ?? false;

  /** Seats are everybody's, so that they are looked at across accounts. */
  const standing = (accountId: string): Promise<MentorshipView> =>
    database.asSystem(async (tx) =>
      presentMentorship(await readMentorship(tx, { accountId, isSandbox, now: clock.now() })),
    );

  routes.on(mentorshipEndpoints.read, ({ actor: { accountId } }) => standing(accountId));

  routes.on(
    mentorshipEndpoints.checkout,
    async ({ actor: { accountId, email } }) => ({
      url: await openMentorshipCheckout(deps, { accountId, email }),
    }),
    { limit: { name: 'mentorship-checkout', ...ASKING } },
  );

  routes.on(
    mentorshipEndpoints.release,
    async ({ actor: { accountId } }) => {
      await releaseSeat(deps, accountId);
      return standing(accountId);
    },
    { limit: { name: 'mentorship-release', ...ASKING } },
  );

  routes.on(
    mentorshipEndpoints.renew,
    async ({ actor: { accountId }, body }) => {
      await renewMentorship(deps, { accountId, renews: body.renews });
      return standing(accountId);
    },
    { limit: { name: 'mentorship-renew', ...ASKING } },
  );

  routes.on(mentorshipEndpoints.join, async ({ actor: { accountId } }) => {
    const person = { accountId, isSandbox, now: clock.now(), publicUrl };
    await database.asSystem((tx) => joinWaitingList(tx, person));
    return standing(accountId);
  });

  routes.on(mentorshipEndpoints.leave, async ({ actor: { accountId } }) => {
    await database.asSystem((tx) => leaveWaitingList(tx, accountId));
    return standing(accountId);
  });
}
