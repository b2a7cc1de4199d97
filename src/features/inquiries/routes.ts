import type { RouteDeps } from '../../http/mount.ts';
import { currentAnnouncement } from './actions/announcements.ts';
import { type Desks, receiveInquiry } from './actions/receive-inquiry.ts';
import { announcementEndpoints } from './contract/announcement.ts';
import { inquiryEndpoints } from './contract/inquiry.ts';
import { presentAnnouncement } from './present.ts';

/** Each is a mail that a person has to read. */
const LIMIT = {
  name: 'inquiries',
  burst: 5,
  perMinute: 0.2,
  sentence: 'We have your messages. Please wait a few minutes before you send another.',
};

export function inquiryRoutes(deps: RouteDeps & { desks: Desks }): void {
  const { routes, database, desks } = deps;
  routes.onPublic(
    inquiryEndpoints.send,
    async ({ actor, body }) => {
      const received = { accountId: actor?.accountId ?? null, inquiry: body };
      return { id: await database.asSystem((tx) => receiveInquiry(tx, desks, received)) };
    },
    { limit: LIMIT },
  );

  routes.on(announcementEndpoints.current, async () => {
    const announcement = await database.asSystem((tx) => currentAnnouncement(tx, new Date()));
    return { announcement: announcement && presentAnnouncement(announcement) };
  });
}
