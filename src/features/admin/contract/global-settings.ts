import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { announcementSchema, newAnnouncementSchema } from '../../inquiries/contract/announcement.ts';

const admin = { role: 'admin' } as const;

const globalSettingsSchema = z.object({
  announcement: z.nullable(announcementSchema),
  isSignUpOpen: z.boolean(),
  isSendingOn: z.boolean(),
  /** Emailer runs that wait for sending to be switched on. */
  runsHeld: z.int(),
});

const switchBody = z.object({ isOn: z.boolean() });

export const globalSettingsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/global-settings',
    summary: 'What holds for everybody: the announcement, sign-up, sending',
    access: admin,
    response: globalSettingsSchema,
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/api/admin/announcement',
    summary: 'Show an announcement on top of every signed-in page, in place of the present one',
    access: admin,
    body: newAnnouncementSchema,
    response: globalSettingsSchema,
  }),
  endAnnouncement: endpoint({
    method: 'DELETE',
    path: '/api/admin/announcement',
    summary: 'Take the announcement down',
    access: admin,
    response: globalSettingsSchema,
  }),
  switchSignUp: endpoint({
    method: 'PUT',
    path: '/api/admin/sign-up',
    summary: 'Take new accounts, or none',
    access: admin,
    body: switchBody,
    response: globalSettingsSchema,
  }),
  switchSending: endpoint({
    method: 'PUT',
    path: '/api/admin/sending',
    summary: 'Let inquiries out, or hold them all back, whoever’s they are',
    access: admin,
    body: switchBody,
    response: globalSettingsSchema,
  }),
};

export type GlobalSettings = z.infer<typeof globalSettingsSchema>;
