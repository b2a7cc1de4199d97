import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { offsetSchema, uuidParams } from '../../../kernel/schemas.ts';
import { INQUIRY_KINDS } from '../../inquiries/domain/inquiry.ts';

const admin = { role: 'admin' } as const;
const moment = z.iso.datetime();

export const INQUIRIES_PAGE = 25;

export const InquiryView = z.object({
  id: z.string(),
  kind: z.enum(INQUIRY_KINDS),
  name: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
  role: z.nullable(z.string()),
  message: z.string(),
  /** Of who asked, where they were signed in. */
  accountId: z.nullable(z.string()),
  receivedAt: moment,
  answeredAt: z.nullable(moment),
});
export type InquiryView = z.infer<typeof InquiryView>;

export const MentorshipView = z.object({
  seats: z.int(),
  seated: z.array(
    z.object({
      seat: z.int(),
      accountId: z.string(),
      email: z.string(),
      state: z.enum(['held', 'taken']),
      /** Until when an open checkout keeps it. */
      heldUntil: z.nullable(moment),
      since: moment,
      isSandbox: z.boolean(),
    }),
  ),
  waiting: z.array(
    z.object({
      accountId: z.string(),
      email: z.string(),
      joinedAt: moment,
      invitedUntil: z.nullable(moment),
    }),
  ),
});
export type MentorshipView = z.infer<typeof MentorshipView>;

export const adminInquiryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/inquiries',
    summary: 'Demo requests, and questions to sales and support, a page at a time',
    access: admin,
    query: z.object({
      kind: z.optional(z.enum(INQUIRY_KINDS)),
      state: z._default(z.enum(['new', 'answered']), 'new'),
      offset: offsetSchema(),
    }),
    response: z.object({ inquiries: z.array(InquiryView), total: z.int() }),
  }),
  mark: endpoint({
    method: 'PUT',
    path: '/api/admin/inquiries/:id/state',
    summary: 'Mark an inquiry as answered, or as new again',
    access: admin,
    params: uuidParams,
    body: z.object({ state: z.enum(['new', 'answered']) }),
    response: z.object({ id: z.uuid() }),
  }),
  mentorship: endpoint({
    method: 'GET',
    path: '/api/admin/mentorship',
    summary: 'Who has a mentorship seat, and who waits for one',
    access: admin,
    response: MentorshipView,
  }),
};
