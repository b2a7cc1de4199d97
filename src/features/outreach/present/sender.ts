import { storedKey } from '../../accounts/domain/account.ts';
import type { SenderView } from '../contract/senders.ts';
import type { SenderShown } from '../domain/senders/sender-shown.ts';

export function presentSender({ sender, ...shown }: SenderShown): SenderView {
  const { timeZone, timeZoneBefore } = sender.calendar;
  const { day } = shown.room;
  return {
    id: sender.id,
    isSetup: sender.isSetup,
    email: sender.email,
    fromName: sender.fromName,
    shownName: shown.name,
    signature: sender.signature,
    postalAddress: sender.postalAddress,
    timeZone,
    timeZoneUntilTomorrow: timeZoneBefore?.changedOn === day ? timeZoneBefore.timeZone : null,
    window: { ...sender.window, days: [...sender.window.days] },
    dailyCap: sender.dailyCap,
    ramp: sender.ramp,
    gap: sender.gap,
    transport: sender.transport,
    isTransportAccounts: !sender.hasOwnTransport,
    sendgridApiKey: storedKey(sender.sendgridKeyLastFour),
    smtp: shown.smtp,
    imap: shown.imap,
    unreadable: [...shown.unreadable],
    oauth: sender.oauth,
    oauthUser: shown.oauthUser,
    awaitsConsent: shown.awaitsConsent,
    state: sender.state,
    stoppedFor: sender.stoppedFor,
    reason: sender.reason,
    stateSince: sender.stateSince.toISOString(),
    problem: shown.problem,
    today: {
      day,
      sent: shown.sentToday,
      cap: shown.cap.cap,
      by: shown.cap.by,
      waits: shown.room.reason,
      until: shown.room.until?.toISOString() ?? null,
    },
    health: shown.health,
    dns: {
      findings: sender.dns.findings,
      checkedAt: sender.dns.checkedAt?.toISOString() ?? null,
      failingSince: sender.dns.failingSince?.toISOString() ?? null,
      stopsAt: shown.dnsStopsAt?.toISOString() ?? null,
    },
  };
}
