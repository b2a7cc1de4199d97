import type { Database, Tx } from '../../../db/database.ts';
import { DAY_MS, HOUR_MS } from '../../../kernel/durations.ts';
import { appendEvent } from '../../../queue/events.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import { checkDeliverability } from '../../onboarding/actions/check-deliverability.ts';
import { mailDomainOf } from '../../onboarding/domain/deliverability.ts';
import type { DomainRecords } from '../../onboarding/ports.ts';
import { shareComplaints } from '../../suppression/actions/suppress-for-everybody.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import type { Sender } from '../domain/senders/sender.ts';
import {
  dnsProblem,
  failingSinceAfter,
  HEALTH_DAYS,
  type HealthFigures,
  type HealthProblem,
  mailProblem,
} from '../domain/senders/sender-health.ts';
import type { MailTransports } from '../ports.ts';
import { readHealth, saveFindings, stopSender, takeSendersToCheck } from '../store/sender-health.ts';
import { findSender } from '../store/senders.ts';
import { openSenderAccess, wayOf } from './sender-access.ts';

const LOOK_AGAIN_MS = HOUR_MS;
const AT_ONCE = 10;

export const SENDER_STOPPED = 'sender.stopped';

export const readSenderHealth = (
  tx: Tx,
  senderIds: readonly string[],
  now: Date,
): Promise<Map<string, HealthFigures>> =>
  readHealth(tx, senderIds, new Date(now.getTime() - HEALTH_DAYS * DAY_MS));

/** Stops senders whose mails bounced or were complained of too often; to be called where that may just have happened. */
export async function watchMailHealth(
  tx: Tx,
  senders: readonly { accountId: string; senderId: string }[],
  now: Date,
): Promise<void> {
  const unique = new Map(senders.map((one) => [one.senderId, one]));
  const figures = await readSenderHealth(tx, [...unique.keys()], now);
  // In one order, as everywhere that locks senders.
  for (const { accountId, senderId } of [...unique.values()].sort(bySenderId)) {
    const sender = await findSender(tx, accountId, senderId);
    const told = figures.get(senderId);
    const problem = sender && told ? mailProblem(sender.email, told) : null;
    if (sender && problem) await stop(tx, sender, problem, now);
  }
}

const bySenderId = (one: { senderId: string }, other: { senderId: string }): number =>
  one.senderId < other.senderId ? -1 : 1;

async function stop(tx: Tx, { id, accountId }: Sender, problem: HealthProblem, now: Date): Promise<void> {
  if (!(await stopSender(tx, id, problem, now))) return;
  await appendEvent(tx, accountId, SENDER_STOPPED, { senderId: id, stoppedFor: problem.stoppedFor });
}

export interface DomainWatch {
  database: Database;
  sealer: Sealer;
  records: DomainRecords;
  transports: Pick<MailTransports, 'forSender'>;
}

export interface SenderWatch extends DomainWatch {
  optOuts: OptOutHasher;
}

/** A round over all accounts; says how many domains it looked at. */
export async function watchSenders({ optOuts, ...watch }: SenderWatch, now: Date): Promise<number> {
  const since = new Date(now.getTime() - DAY_MS);
  await watch.database.asSystem((tx) => shareComplaints(tx, optOuts, since));
  return watchDomains(watch, now);
}

/** Looks anew at the domains of some senders of any account; says how many it looked at. */
export async function watchDomains(watch: DomainWatch, now: Date): Promise<number> {
  const before = new Date(now.getTime() - LOOK_AGAIN_MS);
  const due = await watch.database.asSystem((tx) => takeSendersToCheck(tx, { before, now, limit: AT_ONCE }));
  await Promise.all(due.map(({ accountId, senderId }) => checkDomain(watch, accountId, senderId, now)));
  return due.length;
}

/** Looks at one sender's domain now, and stops the sender where it has failed for too long. */
export async function checkDomain(
  { database, sealer, records, transports }: DomainWatch,
  accountId: string,
  senderId: string,
  now: Date,
): Promise<void> {
  const opened = await database.asAccount(accountId, async (tx) => {
    const sender = await findSender(tx, accountId, senderId);
    return sender && { sender, access: await openSenderAccess(tx, sealer, sender) };
  });
  if (!opened) return;
  const viaSendgrid = opened.sender.transport === 'sendgrid';
  // An address without a domain that could have mail: sending says so itself.
  if (mailDomainOf(opened.sender.email) === null) return;
  const found = await checkDeliverability(records, opened.sender.email, viaSendgrid);
  const chosen = wayOf(transports, opened.sender, opened.access);
  // What stays on this machine has nobody to convince.
  const isSandbox = 'transport' in chosen && chosen.transport.kind === 'sandbox';

  await database.asAccount(accountId, async (tx) => {
    const sender = await findSender(tx, accountId, senderId);
    if (!sender) return;
    const failingSince = failingSinceAfter(sender.dns.failingSince, found.findings, viaSendgrid, now);
    const dns = { findings: found.findings, checkedAt: now, failingSince };
    await saveFindings(tx, senderId, dns);
    const problem = isSandbox ? null : dnsProblem(sender.email, dns, viaSendgrid, now);
    if (problem) await stop(tx, sender, problem, now);
  });
}
