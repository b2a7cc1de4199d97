import type { RouteDeps } from '../../../http/mount.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { MENTORSHIP } from '../../billing/domain/plans.ts';
import { readInquiries } from '../../inquiries/actions/answer-inquiry.ts';
import { markAsAnswered } from '../actions/mark-inquiry.ts';
import { readMentorship } from '../actions/read-mentorship.ts';
import { adminInquiryEndpoints, INQUIRIES_PAGE } from '../contract/inquiries.ts';
import { presentInquiry } from '../present/inquiry.ts';
import { presentMentorship } from '../present/mentorship.ts';
import type { AuditedRoutes } from './audited.ts';

export interface InquiryRouteDeps extends RouteDeps {
  audited: AuditedRoutes;
  clock: Clock;
}

export function adminInquiryRoutes({ routes, audited, database, clock }: InquiryRouteDeps): void {
  routes.on(adminInquiryEndpoints.list, async ({ query: { kind = null, state, offset } }) => {
    const asked = { kind, isAnswered: state === 'answered', limit: INQUIRIES_PAGE, offset };
    const { inquiries, total } = await database.asSystem((tx) => readInquiries(tx, asked));
    return { inquiries: inquiries.map(presentInquiry), total };
  });

  audited(adminInquiryEndpoints.mark, async (tx, { params: { id }, body }) => ({
    deed: await markAsAnswered(tx, id, body.state === 'answered', clock.now()),
    answer: { id },
  }));

  routes.on(adminInquiryEndpoints.mentorship, async () => {
    const mentorship = await database.asSystem((tx) => readMentorship(tx, clock.now()));
    return presentMentorship(MENTORSHIP.seats, mentorship);
  });
}
