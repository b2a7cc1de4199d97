import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { ANNOUNCEMENT_TONES, LONGEST_ANNOUNCEMENT } from '../domain/announcement.ts';

const tone = z.enum(ANNOUNCEMENT_TONES);
const until = z.nullable(z.iso.datetime('Please choose a day and a time'));

export const AnnouncementView = z.object({ id: z.string(), text: z.string(), tone, until });
export type AnnouncementView = z.infer<typeof AnnouncementView>;

export const NewAnnouncement = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please write what people should know'),
      z.maxLength(LONGEST_ANNOUNCEMENT, `Please keep it to ${LONGEST_ANNOUNCEMENT} characters`),
    ),
  tone,
  until,
});

export const announcementEndpoints = {
  current: endpoint({
    method: 'GET',
    path: '/api/announcement',
    summary: 'What the operator has to say at present',
    access: 'session',
    response: z.object({ announcement: z.nullable(AnnouncementView) }),
  }),
};
