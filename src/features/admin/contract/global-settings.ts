import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { AnnouncementView, NewAnnouncement } from '../../inquiries/contract/announcement.ts';

const admin = { role: 'admin' } as const;

export const GlobalSettings = z.object({
  announcement: z.nullable(AnnouncementView),
  isSignUpOpen: z.boolean(),
  isSendingOn: z.boolean(),
  /** Emailer runs that wait for sending to be switched on. */
  runsHeld: z.int(),
});
export type GlobalSettings = z.infer<typeof GlobalSettings>;

const switchBody = z.object({ isOn: z.boolean() });

export const globalSettingsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/global-settings',
    summary: 'What holds for everybody: the announcement, sign-up, sending',
    access: admin,
    response: GlobalSettings,
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/api/admin/announcement',
    summary: 'Show an announcement on top of every signed-in page, in place of the present one',
    access: admin,
    body: NewAnnouncement,
    response: GlobalSettings,
  }),
  endAnnouncement: endpoint({
    method: 'DELETE',
    path: '/api/admin/announcement',
    summary: 'Take the announcement down',
    access: admin,
    response: GlobalSettings,
  }),
  switchSignUp: endpoint({
    method: 'PUT',
    path: '/api/admin/sign-up',
    summary: 'Take new accounts, or none',
    access: admin,
    body: switchBody,
    response: GlobalSettings,
  }),
  switchSending: endpoint({
    method: 'PUT',
    path: '/api/admin/sending',
    summary: 'Let inquiries out, or hold them all back, whoever’s they are',
    access: admin,
    body: switchBody,
    response: GlobalSettings,
  }),
};
