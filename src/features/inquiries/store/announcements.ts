import type { Tx } from '../../../db/database.ts';
import type { Announcement, AnnouncementTone } from '../domain/announcement.ts';

export async function findAnnouncement(tx: Tx, now: Date): Promise<Announcement | null> {
  const row = await tx
    .selectFrom('announcements')
    .select(['id', 'text', 'tone', 'until'])
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
    .executeTakeFirst();
  return row ? { ...row, tone: row.tone as AnnouncementTone } : null;
}

export async function insertAnnouncement(tx: Tx, announcement: Announcement): Promise<void> {
  await tx.insertInto('announcements').values(announcement).execute();
}

/** Ends what is up, also what ran out by itself: there is one at a time. */
export async function endAnnouncements(tx: Tx, now: Date): Promise<void> {
  await tx.updateTable('announcements').set({ ended_at: now }).where('ended_at', 'is', null).execute();
}
