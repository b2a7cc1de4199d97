import type { Database, Tx } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { DAY_MS, MINUTE_MS } from '../../../kernel/durations.ts';
import { hasPlanEnded } from '../../accounts/actions/has-plan-ended.ts';
import { suppressedAmong } from '../../suppression/actions/suppressed-among.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { addressKey } from '../../suppression/domain/suppression.ts';
import type { Turned } from '../domain/mails/place.ts';
import type { UnsubscribeTokens } from '../domain/mails/unsubscribe-token.ts';
import { SENDING_IS_PAUSED } from '../domain/senders/sending-pause.ts';
import { LATE_MS } from '../domain/sequences/sequence.ts';
import type { MailDesk, MailDesks } from '../ports.ts';
import { rememberPutOff } from '../store/daily-sends.ts';
import { type Enrolment, lockEnrolments } from '../store/enrolments.ts';
import { postponeQueued } from '../store/put-off-mails.ts';
import {
  claimDue,
  commitScheduled,
  enrolmentsOf,
  lockClaimed,
  requeue,
  type ScheduledMail,
  setAsideClaimed,
} from '../store/scheduled.ts';
import { type BrandToFollow, readBrandsToFollow } from '../store/threads.ts';
import { claimPlaces, countAnswer } from './claim-sender.ts';
import { allowanceOf } from './daily-allowance.ts';
import { type Going, recordScheduled } from './record-scheduled.ts';
import { isSendingOn } from './sending-switch.ts';
import { stopSequences } from './stop-sequences.ts';
import { type Written, writeScheduled } from './write-scheduled.ts';

export interface ScheduledDeps {
  database: Database;
  clock: Clock;
  desks: MailDesks;
  optOuts: OptOutHasher;
  unsubscribeTokens: UnsubscribeTokens;
  publicUrl: string;
  workerId: string;
}

/** Accounts and senders that can't send for now, and until when nobody looks at them again: each worker keeps its own. */
export type Blocked = Map<string, number>;

/** What a worker takes up at once; also the most that its death can leave unknown. */
export const CLAIM_SIZE = { limit: 16, perSender: 4 };
const BLOCKED_FOR_MS = MINUTE_MS;
/** What may go again so soon isn't worth moving thousands of mails for. */
const SOON_MS = 10 * MINUTE_MS;

/**
 * One round: takes up what is due, checks all that may have changed since it was planned, commits to sending, hands the
 * mails over, and writes what became of them. Returns how many mails it took up.
 */
export async function sendScheduled(deps: ScheduledDeps, blocked: Blocked): Promise<number> {
  const { database, clock, workerId } = deps;
  const now = clock.now();
  for (const [id, until] of blocked) if (until <= now.getTime()) blocked.delete(id);
  const claimed = await database.asSystem((tx) =>
    claimDue(tx, {
      workerId,
      now,
      since: new Date(now.getTime() - LATE_MS),
      without: [...blocked.keys()],
      ...CLAIM_SIZE,
    }),
  );
  const accounts = Map.groupBy(claimed, ({ accountId }) => accountId);
  const rounds = await Promise.allSettled(
    [...accounts].map(async ([accountId, mails]) => {
      const ids = mails.map(({ id }) => id);
      const stuck = await sendForAccount(deps, accountId, ids);
      for (const id of stuck) blocked.set(id, clock.now().getTime() + BLOCKED_FOR_MS);
    }),
  );
  // Told once all have ended: no account's failure leaves the mails of another on their way.
  for (const round of rounds) if (round.status === 'rejected') throw round.reason;
  return claimed.length;
}

/** Says which senders, or that the account itself, can't send for now; their mails are queued again then. */
async function sendForAccount(
  deps: ScheduledDeps,
  accountId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { database, workerId } = deps;
  const desk = await deps.desks.open(accountId);
  if ('blocked' in desk) {
    await database.asAccount(accountId, (tx) => giveBack(tx, workerId, ids, desk.blocked));
    return [accountId];
  }
  const openedAt = deps.clock.now();
  const step = await database.asAccount(accountId, (tx) => commit(tx, deps, accountId, { desk, ids }));
  const sent = await Promise.all(
    step.go.map(async (mail) => ({ mail, outcome: await mail.transport.send(mail.outgoing) })),
  );
  const record = () =>
    database.asAccount(accountId, (tx) =>
      recordScheduled(tx, { accountId, workerId, desk, openedAt, now: deps.clock.now(), sent }),
    );
  // What is known of mails that went out is worth a second try: without it they would be unknown for good.
  return [...step.stuck, ...(await record().catch(record))];
}

async function commit(
  tx: Tx,
  deps: ScheduledDeps,
  accountId: string,
  { desk, ids }: { desk: MailDesk; ids: readonly string[] },
): Promise<{ go: Going[]; stuck: string[] }> {
  const { workerId, optOuts } = deps;
  const now = deps.clock.now();
  const waitsFor = await hindranceFor(tx, accountId);
  if (waitsFor !== null) {
    await giveBack(tx, workerId, ids, waitsFor);
    return { go: [], stuck: [accountId] };
  }
  // Before the mails, as whoever stops a sequence does.
  const enrolments = await lockEnrolments(tx, await enrolmentsOf(tx, ids));
  const mails = await lockClaimed(tx, workerId, ids);
  const brands = await readBrandsToFollow(
    tx,
    mails.map(({ brandId }) => brandId),
  );
  const due = await stillDue(tx, { accountId, workerId, optOuts }, mails, { enrolments, brands });
  const written = await writeScheduled(tx, deps, { desk, mails: due, brands });
  await setAsideClaimed(tx, workerId, written.held);
  await requeue(tx, workerId, written.later);

  const answers = written.ready.filter(({ mail }) => mail.kind === 'answer');
  const followUps = written.ready.filter(({ mail }) => mail.kind === 'follow_up');
  const claim = {
    accountId,
    runId: null,
    allowance: await allowanceOf(tx, accountId, desk, now),
    optOuts,
    now,
  };
  const { places, turned } = await claimPlaces(
    tx,
    claim,
    followUps.map(({ mail, senderId }) => ({
      messageId: mail.id,
      senderId,
      to: mail.toEmail,
      brand: { id: mail.brandId, name: brands.get(mail.brandId)?.name ?? '' },
      // Of no sequence: somebody whom the brand has named hears from us for the first time.
      isFirstInquiry: mail.step === null,
    })),
  );
  const placeOf = new Map(places.map((place) => [place.messageId, place]));
  for (const { mail, senderId } of answers)
    placeOf.set(mail.id, await countAnswer(tx, accountId, { messageId: mail.id, senderId }, now));

  const go = written.ready.flatMap((ready): Going[] => {
    const place = placeOf.get(ready.mail.id);
    return place ? [{ mail: ready.mail, outgoing: ready.outgoing, transport: ready.transport, place }] : [];
  });
  await requeue(
    tx,
    workerId,
    turned.map(({ messageId, by, reason, until }) => ({
      id: messageId,
      // How long an address has had enough is counted in days.
      dueAt: by === 'recipient' ? new Date(now.getTime() + DAY_MS) : until,
      failure: reason,
    })),
  );
  if (turned.some(({ by }) => by === 'plan'))
    await rememberPutOff(tx, accountId, claim.allowance.day, claim.allowance.limit);
  await postponeOthers(tx, accountId, { turned, mails: followUps, now });
  const committed = await commitScheduled(
    tx,
    workerId,
    go.map(({ mail, outgoing, transport, place }) => ({
      id: mail.id,
      senderId: place.senderId,
      transport: transport.kind,
      day: place.day,
      toEmail: outgoing.to,
      subject: outgoing.subject,
      bodyText: outgoing.text,
      templateVersionId: mail.templateVersionId,
      inReplyTo: outgoing.headers['In-Reply-To'] ?? null,
      refs: outgoing.headers.References?.split(' ') ?? [],
    })),
    now,
  );
  return { go: go.filter(({ mail }) => committed.has(mail.id)), stuck: written.stuckSenders };
}

async function hindranceFor(tx: Tx, accountId: string): Promise<string | null> {
  if (!(await isSendingOn(tx))) return SENDING_IS_PAUSED;
  return (await hasPlanEnded(tx, accountId)) ? PLAN_HAS_ENDED : null;
}

const PLAN_HAS_ENDED = 'Your plan has ended; it goes out once you have one again.';

interface Known {
  enrolments: ReadonlyMap<number, Enrolment>;
  brands: ReadonlyMap<number, BrandToFollow>;
}

/**
 * What has been stopped, set aside or opted out of since it was planned doesn't go out. What a pause holds back isn't due
 * before it ends, unless a person has it go at once.
 */
async function stillDue(
  tx: Tx,
  by: { accountId: string; workerId: string; optOuts: OptOutHasher },
  mails: readonly ScheduledMail[],
  { enrolments, brands }: Known,
): Promise<ScheduledMail[]> {
  const { accountId, workerId } = by;
  const recipients = mails.filter(({ kind }) => kind === 'follow_up').map(({ toEmail }) => toEmail);
  const suppressed = await suppressedAmong(tx, accountId, recipients, by.optOuts);
  const due: ScheduledMail[] = [];
  const stopped = new Set<number>();
  const stop = async ({ brandId }: ScheduledMail, why: 'unsubscribed' | 'set_aside') => {
    stopped.add(brandId);
    await stopSequences(tx, accountId, { brandId }, why);
  };
  for (const mail of mails) {
    const enrolment = mail.enrolmentId === null ? undefined : enrolments.get(mail.enrolmentId);
    if (mail.kind === 'answer') due.push(mail);
    else if (suppressed.has(addressKey(mail.toEmail))) await stop(mail, 'unsubscribed');
    else if (brands.get(mail.brandId)?.isSetAside) await stop(mail, 'set_aside');
    else if (mail.step === null) due.push(mail);
    else if (!enrolment || (enrolment.state !== 'active' && enrolment.state !== 'paused'))
      await setAsideClaimed(tx, workerId, [
        { id: mail.id, state: 'cancelled', failure: 'Its sequence has ended.', jurisdiction: null },
      ]);
    else due.push(mail);
  }
  // With one mail to a brand all its others are cancelled, and take no place of the day.
  return due.filter(({ kind, brandId }) => kind === 'answer' || !stopped.has(brandId));
}

/** What turned one away turns away all of the same sender, or of the account: they needn't be taken up to learn it. */
async function postponeOthers(
  tx: Tx,
  accountId: string,
  { turned, mails, now }: { turned: readonly Turned[]; mails: readonly Written[]; now: Date },
): Promise<void> {
  const senderOf = new Map(mails.map(({ mail, senderId }) => [mail.id, senderId]));
  const untils = new Map<string | null, { until: Date; reason: string }>();
  for (const { messageId, by, until, reason } of turned)
    if (until && by !== 'recipient' && until.getTime() - now.getTime() > SOON_MS)
      untils.set(by === 'plan' ? null : (senderOf.get(messageId) ?? null), { until, reason });
  for (const [senderId, later] of untils) await postponeQueued(tx, { accountId, senderId }, later);
}

const giveBack = (tx: Tx, workerId: string, ids: readonly string[], failure: string): Promise<unknown> =>
  requeue(
    tx,
    workerId,
    ids.map((id) => ({ id, dueAt: null, failure })),
  );
