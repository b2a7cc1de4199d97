import { createHash } from 'node:crypto';
import { counted } from '../../../../kernel/words.ts';
import { calendarDay, countingZone, nextDayBegins } from '../../../accounts/domain/calendar.ts';
import type { SenderRules } from './sender.ts';
import { effectiveCap } from './sending-cap.ts';
import { isWithin, nextWithin, windowWords } from './sending-window.ts';

/** How many mails a sender may write at this moment; where it is none, why, and when it may again by itself. */
export interface SenderRoom {
  places: number;
  /** The sender's own day, which they count for. */
  day: string;
  cap: number;
  reason: string | null;
  /** Null where only a person can change it. */
  until: Date | null;
}

export function roomOf(
  sender: SenderRules,
  { sentToday, planLimit, now }: { sentToday: number; planLimit: number; now: Date },
): SenderRoom {
  const { calendar, window, email } = sender;
  const day = calendarDay(calendar, now);
  const { cap, by } = effectiveCap(sender, day, planLimit);
  const none = (reason: string, until: Date | null): SenderRoom => ({ places: 0, day, cap, reason, until });

  if (sender.state === 'stopped') return none(sender.reason ?? `${email} was stopped.`, null);
  if (sender.state === 'paused') return none(sender.reason ?? `${email} is paused.`, null);
  const left = cap - sentToday;
  if (left <= 0) {
    const whose = by === 'ramp' ? 'its ramp-up lets it send today' : 'it may send today';
    const until = nextWithin(window, calendar, nextDayBegins(calendar, now));
    return none(`${email} has sent the ${counted(cap, 'email')} that ${whose}.`, until);
  }
  if (!isWithin(window, calendar, now)) {
    const words = windowWords(window) ?? 'at any time';
    return none(
      `${email} writes ${words} (${countingZone(calendar, now)}).`,
      nextWithin(window, calendar, now),
    );
  }
  if (sender.nextSendAt && sender.nextSendAt > now && hasGap(sender)) {
    const until = nextWithin(window, calendar, sender.nextSendAt);
    return none(`${email} leaves some time between emails.`, until);
  }
  return { places: hasGap(sender) ? 1 : left, day, cap, reason: null, until: null };
}

/** The same under the plan's limit, which all senders share: once others have used it up, this one waits, too. */
export function roomUnderPlan(
  room: SenderRoom,
  { window, calendar }: Pick<SenderRules, 'window' | 'calendar'>,
  { left, limit, resetsAt }: { left: number; limit: number; resetsAt: Date },
): SenderRoom {
  if (room.places === 0) return room;
  if (left > 0) return { ...room, places: Math.min(room.places, left) };
  const reason = `Today’s ${counted(limit, 'email')} that your plan allows across all senders ${limit === 1 ? 'has' : 'have'} been sent.`;
  return { ...room, places: 0, reason, until: nextWithin(window, calendar, resetsAt) };
}

const hasGap = ({ gap }: Pick<SenderRules, 'gap'>): boolean => gap.seconds + gap.jitter > 0;

/** When the sender may write its next mail after this one; the same for the same mail, whoever asks. */
export function nextAfter({ gap }: Pick<SenderRules, 'gap'>, messageId: string, now: Date): Date | null {
  if (!hasGap({ gap })) return null;
  const lot = createHash('sha256').update(messageId).digest().readUInt32BE(0);
  const jitter = lot % (gap.jitter + 1);
  return new Date(now.getTime() + (gap.seconds + jitter) * 1_000);
}

/** By when the sender may write again for certain, had it written just now; null where it leaves no gap. */
export const latestAfter = ({ gap }: Pick<SenderRules, 'gap'>, now: Date): Date | null =>
  hasGap({ gap }) ? new Date(now.getTime() + (gap.seconds + gap.jitter) * 1_000) : null;

/** Of senders that have none now: whose there is first, and why it is none; `until` null where only a person can say. */
export function firstRoom(rooms: readonly Pick<SenderRoom, 'reason' | 'until'>[]): {
  reason: string;
  until: Date | null;
} {
  const [first] = [...rooms].sort(
    (one, other) => (one.until?.getTime() ?? Infinity) - (other.until?.getTime() ?? Infinity),
  );
  return { reason: first?.reason ?? 'There is no sender to write with.', until: first?.until ?? null };
}
