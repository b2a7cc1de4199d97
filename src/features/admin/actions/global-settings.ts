import type { Tx } from '../../../db/database.ts';
import { isSignUpOpen, switchSignUp } from '../../accounts/actions/sign-up-switch.ts';
import {
  currentAnnouncement,
  endAnnouncement,
  publishAnnouncement,
} from '../../inquiries/actions/announcements.ts';
import type { Announcement } from '../../inquiries/domain/announcement.ts';
import { isSendingOn, switchSending } from '../../outreach/actions/sending-switch.ts';
import type { Deed } from '../domain/audit.ts';
import { countHeldRuns } from '../store/overview.ts';

export interface GlobalSettings {
  announcement: Announcement | null;
  isSignUpOpen: boolean;
  isSendingOn: boolean;
  runsHeld: number;
}

/** What holds for everybody. Needs the system role, like all here. */
export async function readGlobalSettings(tx: Tx, now: Date): Promise<GlobalSettings> {
  const [announcement, signUp, sending, runsHeld] = await Promise.all([
    currentAnnouncement(tx, now),
    isSignUpOpen(tx),
    isSendingOn(tx),
    countHeldRuns(tx),
  ]);
  return { announcement, isSignUpOpen: signUp, isSendingOn: sending, runsHeld };
}

/** Each change returns what the audit log says of it; null where it was so already. */
export async function publish(tx: Tx, wanted: Omit<Announcement, 'id'>, now: Date): Promise<Deed> {
  const before = await currentAnnouncement(tx, now);
  const after = await publishAnnouncement(tx, wanted, now);
  return {
    action: 'announcement.published',
    target: `announcement ${after.id}`,
    before: { text: before?.text ?? null },
    after: { text: after.text, tone: after.tone, until: after.until?.toISOString() ?? null },
  };
}

export async function takeDown(tx: Tx, now: Date): Promise<Deed | null> {
  const before = await currentAnnouncement(tx, now);
  if (before === null) return null;
  await endAnnouncement(tx, now);
  return {
    action: 'announcement.ended',
    target: `announcement ${before.id}`,
    before: { text: before.text },
    after: { text: null },
  };
}

export async function setSignUp(tx: Tx, isOn: boolean): Promise<Deed | null> {
  const before = await isSignUpOpen(tx);
  if (before === isOn) return null;
  await switchSignUp(tx, isOn);
  return { action: 'sign_up.switched', before: { signUp: word(before) }, after: { signUp: word(isOn) } };
}

export async function setSending(tx: Tx, isOn: boolean): Promise<Deed | null> {
  // Throwing the switch comes first: it waits for those who are committing to sending at this moment.
  const before = await switchSending(tx, isOn);
  if (before === isOn) return null;
  return { action: 'sending.switched', before: { sending: word(before) }, after: { sending: word(isOn) } };
}

const word = (isOn: boolean): string => (isOn ? 'on' : 'off');
