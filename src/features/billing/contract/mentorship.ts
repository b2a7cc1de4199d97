import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';

export const MentorshipView = z.object({
  /** Seats that this person may have now; those that are kept for others are not among them. */
  seatsLeft: z.number(),
  seat: z.nullable(
    z.discriminatedUnion('state', [
      /** Kept while its checkout is open. */
      z.object({ state: z.literal('held'), until: z.iso.datetime() }),
      z.object({
        state: z.literal('taken'),
        monthlyCents: z.number(),
        periodEnd: z.nullable(z.iso.datetime()),
        cancelAtPeriodEnd: z.boolean(),
        /** The last payment failed, and is tried again. */
        isOwed: z.boolean(),
      }),
    ]),
  ),
  /** The place on the waiting list, 1 being the first, and until when a seat is kept for the person. */
  waiting: z.nullable(z.object({ place: z.number(), invitedUntil: z.nullable(z.iso.datetime()) })),
});
export type MentorshipView = z.infer<typeof MentorshipView>;

export const mentorshipEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/billing/mentorship',
    summary: 'How many mentorship seats are left, and whether one is this account’s',
    access: 'session',
    response: MentorshipView,
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/api/billing/mentorship/checkout',
    summary: 'Hold a mentorship seat and open its checkout; refused where no seat is left',
    access: 'session',
    response: z.object({ url: z.url() }),
  }),
  release: endpoint({
    method: 'DELETE',
    path: '/api/billing/mentorship/hold',
    summary: 'Give back a seat that is held and not paid; its checkout can be paid no more',
    access: 'session',
    response: MentorshipView,
  }),
  renew: endpoint({
    method: 'PUT',
    path: '/api/billing/mentorship/renewal',
    summary: 'Let the mentorship end with the month that is paid, or go on after all',
    access: 'session',
    body: z.object({ renews: z.boolean() }),
    response: MentorshipView,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/billing/mentorship/waiting-list',
    summary: 'Join the waiting list, where no seat is left',
    access: 'session',
    response: MentorshipView,
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/api/billing/mentorship/waiting-list',
    summary: 'Leave the waiting list',
    access: 'session',
    response: MentorshipView,
  }),
};
