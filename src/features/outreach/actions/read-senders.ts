import type { Tx } from '../../../db/database.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { calendarDay } from '../../accounts/domain/calendar.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import { smtpMailboxOf } from '../../onboarding/domain/smtp-mailbox.ts';
import { fromOf } from '../domain/mails/compose-inquiry.ts';
import { inquiryProblem } from '../domain/mails/inquiry-account.ts';
import { imapMailboxOf } from '../domain/senders/imap-mailbox.ts';
import type { Sender } from '../domain/senders/sender.ts';
import { dnsStopsAt } from '../domain/senders/sender-health.ts';
import { roomOf, roomUnderPlan } from '../domain/senders/sender-room.ts';
import type { SenderShown } from '../domain/senders/sender-shown.ts';
import { effectiveCap } from '../domain/senders/sending-cap.ts';
import { SENDING_IS_PAUSED } from '../domain/senders/sending-pause.ts';
import type { MailTransports } from '../ports.ts';
import { sentOn } from '../store/daily-sends.ts';
import { readSenderDays, sentOnDay } from '../store/sender-days.ts';
import { listSenders } from '../store/senders.ts';
import { dailyAllowance } from './daily-allowance.ts';
import { inquiryAccountOf } from './open-mail-desk.ts';
import { senderOf } from './save-sender.ts';
import { awaitsConsent, openSenderAccess, openSenderSecrets, storedOAuthOf, wayOf } from './sender-access.ts';
import { isSendingOn } from './sending-switch.ts';
import { readSenderHealth } from './watch-senders.ts';

export interface Reporting {
  sealer: Sealer;
  transports: Pick<MailTransports, 'forSender'>;
  publicUrl: string;
  now: Date;
}

export async function reportSenders(tx: Tx, reporting: Reporting, accountId: string) {
  const { now } = reporting;
  const [senders, allowance] = [await listSenders(tx, accountId), await dailyAllowance(tx, accountId, now)];
  return {
    senders: await reportsOf(tx, reporting, accountId, senders),
    plan: {
      sent: await sentOn(tx, accountId, allowance.day),
      limit: allowance.limit,
      resetsAt: allowance.resetsAt,
    },
    isSendingOn: await isSendingOn(tx),
  };
}

export async function reportSender(
  tx: Tx,
  reporting: Reporting,
  accountId: string,
  senderId: string,
): Promise<SenderShown> {
  const sender = await senderOf(tx, accountId, senderId);
  const [report] = await reportsOf(tx, reporting, accountId, [sender]);
  if (!report) throw new Error(`Sender ${senderId} has no report`);
  return report;
}

const SENDING_IS_OFF = `${SENDING_IS_PAUSED} It continues by itself.`;

async function reportsOf(
  tx: Tx,
  { sealer, transports, publicUrl, now }: Reporting,
  accountId: string,
  senders: readonly Sender[],
): Promise<SenderShown[]> {
  const ids = senders.map(({ id }) => id);
  const account = await readAccount(tx, accountId);
  const allowance = await dailyAllowance(tx, accountId, now);
  const { limit: planLimit } = allowance;
  const isOn = await isSendingOn(tx);
  const [sent, health] = [await readSenderDays(tx, accountId, now), await readSenderHealth(tx, ids, now)];
  return Promise.all(
    senders.map(async (sender): Promise<SenderShown> => {
      const [access, own] = await Promise.all([
        openSenderAccess(tx, sealer, sender),
        openSenderSecrets(tx, sealer, sender.id),
      ]);
      const chosen = wayOf(transports, sender, access);
      const way = 'blocked' in chosen ? null : chosen;
      const from = inquiryAccountOf(account, sender, {
        transport: way?.transport.kind ?? 'sandbox',
        isRehearsal: way?.isRehearsal ?? false,
        publicUrl,
      });
      const day = calendarDay(sender.calendar, now);
      const sentToday = sentOnDay(sent, sender.id, day);
      const room = roomUnderPlan(roomOf(sender, { sentToday, planLimit, now }), sender, allowance);
      return {
        sender,
        sentToday,
        name: fromOf(from).name,
        smtp: own.smtp === null ? null : smtpMailboxOf(own.smtp),
        imap: own.imap === null ? null : imapMailboxOf(own.imap),
        oauthUser: storedOAuthOf(sender, own.oauth)?.user ?? null,
        awaitsConsent: awaitsConsent(sender, own.oauth),
        unreadable: own.unreadable,
        problem: 'blocked' in chosen ? chosen.blocked : inquiryProblem(from),
        cap: effectiveCap(sender, day, planLimit),
        room: isOn ? room : { ...room, reason: SENDING_IS_OFF, until: null },
        health: health.get(sender.id) ?? { mails: 0, bounces: 0, complaints: 0 },
        dnsStopsAt:
          sender.dns.failingSince && way?.transport.kind !== 'sandbox'
            ? dnsStopsAt(sender.dns.failingSince)
            : null,
      };
    }),
  );
}
