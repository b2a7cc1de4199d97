export const ANNOUNCEMENT_TONES = ['info', 'good_news', 'warning', 'urgent'] as const;
export type AnnouncementTone = (typeof ANNOUNCEMENT_TONES)[number];

export const LONGEST_ANNOUNCEMENT = 280;

/** What the operator tells everybody who is signed in. */
export interface Announcement {
  id: string;
  text: string;
  tone: AnnouncementTone;
  /** Null: until it is ended. */
  until: Date | null;
}
