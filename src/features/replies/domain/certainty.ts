import type { ReplyClass } from './reply-class.ts';

/**
 * Of mails that nobody here had read, half of those below were taken for something else, and one in seventy of the others: 12 and
 * 1,013 of them.
 */
const SURE = 0.6;

/** Whether a person had better read what a mail was taken for; "other" says so by itself. */
export const isUnsure = (reading: { class: ReplyClass; confidence: number; readBy: string }): boolean =>
  reading.readBy !== 'person' && reading.class !== 'other' && reading.confidence < SURE;
