import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import type { Announcement } from '../domain/announcement.ts';
import { endAnnouncements, findAnnouncement, insertAnnouncement } from '../store/announcements.ts';

/** What is up at this moment. Needs the system role, like all here: it is nobody's and everybody's. */
export const currentAnnouncement = (tx: Tx, now: Date): Promise<Announcement | null> =>
  findAnnouncement(tx, now);

/** Takes the place of what is up. */
export async function publishAnnouncement(
  tx: Tx,
  announcement: Omit<Announcement, 'id'>,
  now: Date,
): Promise<Announcement> {
  if (announcement.until !== null && announcement.until <= now)
    throw new AppError('invalid_input', 'Please choose a time that is still to come.', {
      fields: { until: 'Please choose a time that is still to come' },
    });
  await endAnnouncements(tx, now);
  const published = { id: uuidv7(), ...announcement };
  await insertAnnouncement(tx, published);
  return published;
}

export const endAnnouncement = (tx: Tx, now: Date): Promise<void> => endAnnouncements(tx, now);
