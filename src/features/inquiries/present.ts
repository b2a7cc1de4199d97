import type { AnnouncementView } from './contract/announcement.ts';
import type { Announcement } from './domain/announcement.ts';

export const presentAnnouncement = ({ id, text, tone, until }: Announcement): AnnouncementView => ({
  id,
  text,
  tone,
  until: until?.toISOString() ?? null,
});
