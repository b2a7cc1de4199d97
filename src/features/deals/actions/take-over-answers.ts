import type { Database, Tx } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { eachApart } from '../../../queue/each-apart.ts';
import { appendEvent } from '../../../queue/events.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { calendarDay } from '../../accounts/domain/calendar.ts';
import type { Deal } from '../domain/deal.ts';
import { type Base, followReadings, isMachineMail } from '../domain/follow-readings.ts';
import { playFor } from '../domain/playbook/playbook.ts';
import { situationOf } from '../domain/playbook/situation.ts';
import { newOf, replacedBy, taskSource, tasksFor, type WantedTask } from '../domain/reading-tasks.ts';
import { callScript, LONGEST_DETAIL } from '../domain/task.ts';
import { gatherTerms } from '../domain/terms.ts';
import * as deals from '../store/deals.ts';
import {
  type AnswerMail,
  answersOf,
  brandsToTakeOver,
  callsToMake,
  enterDeals,
  forgetFailure,
  lastWrittenTo,
  markOlderTaken,
  markTaken,
  postponeBrand,
} from '../store/readings.ts';
import { insertTask, openSourcesOf, takeBackCalls, takeBackTask, takeBackTasks } from '../store/tasks.ts';
import { listDocuments, readSellerFacts } from '../store/trust-pack.ts';

const DEALS_AT_ONCE = 500;
const BRANDS_AT_ONCE = 50;
const CALLS_AT_ONCE = 200;

/** Takes over a piece of what the other features found out since; says whether there may be more. */
export async function takeOverNext(database: Database, clock: Clock): Promise<'more' | 'done'> {
  const entered = await database.asSystem((tx) => enterDeals(tx, DEALS_AT_ONCE));
  const brands = await database.asSystem((tx) => brandsToTakeOver(tx, BRANDS_AT_ONCE));
  let callCount = 0;
  async function* pieces(): AsyncGenerator<Piece> {
    for (const brand of brands)
      yield { ...brand, work: (tx) => takeOverAnswers(tx, brand.accountId, brand.brandId, clock.now()) };
    // Only now: who has answered by what was taken over is not to be called.
    const calls = await database.asSystem((tx) => callsToMake(tx, CALLS_AT_ONCE));
    callCount = calls.length;
    for (const call of calls) yield { ...call, work: (tx) => askForCall(tx, call) };
  }
  await eachApart(pieces(), (piece) => attempt(database, piece));
  const isFull = entered === DEALS_AT_ONCE || brands.length === BRANDS_AT_ONCE || callCount === CALLS_AT_ONCE;
  return isFull ? 'more' : 'done';
}

interface Piece {
  accountId: string;
  brandId: number;
  work: (tx: Tx) => Promise<void>;
}

/** A brand of which something fails waits, longer each time. */
async function attempt(database: Database, { accountId, brandId, work }: Piece): Promise<void> {
  try {
    await database.asAccount(accountId, async (tx) => {
      await work(tx);
      await forgetFailure(tx, brandId);
    });
  } catch (error) {
    await database.asAccount(accountId, (tx) => postponeBrand(tx, accountId, brandId));
    throw error;
  }
}

/**
 * Brings a brand's deal in step with its answers as they are read now: the stage, the terms, what is to be done. Done
 * twice, or by two at once, it comes to the same.
 */
async function takeOverAnswers(tx: Tx, accountId: string, brandId: number, now: Date): Promise<void> {
  const deal = await deals.takeDeal(tx, accountId, brandId);
  if (!deal) return;
  const mails = await answersOf(tx, accountId, brandId);
  const before = [...new Set(mails.flatMap(({ taken }) => (taken ? [taken.brandId] : [])))];

  const { endedBy, isEndOrRevival } = await follow(tx, accountId, deal, mails);
  // What was asked for before a refusal isn't asked for any more, unless something comes of it after all.
  const ended = mails.findIndex(({ id }) => id === endedBy);
  const tasked = mails.map((mail, index) => ({ mail, isMoot: ended >= 0 && index > ended }));
  const isNews = (mail: AnswerMail) => isEndOrRevival || !mail.taken?.isSame;
  await bringTasks(tx, accountId, { brandId, tasked, isNews, now });
  if (mails.some((mail) => isNews(mail) && !isMachineMail(mail))) await takeBackCalls(tx, accountId, brandId);
  await markTaken(tx, accountId, brandId, mails);
  await markOlderTaken(tx, accountId, brandId, mails);
  // A person has said since that the mail is another brand's: the one that it was taken for goes back.
  for (const other of before.filter((id) => id !== brandId)) {
    const left = await deals.takeKnownDeal(tx, accountId, other);
    if (left) await follow(tx, accountId, left, await answersOf(tx, accountId, other));
  }
  await appendEvent(tx, accountId, 'deal.changed', { brandId });
}

async function follow(
  tx: Tx,
  accountId: string,
  deal: Deal,
  mails: readonly AnswerMail[],
): Promise<{ endedBy: string | null; isEndOrRevival: boolean }> {
  const followed = followReadings(await baseOf(tx, accountId, deal), mails);
  const isMoved = followed.stage !== deal.stage || followed.lostReason !== deal.lostReason;
  if (isMoved) await deals.recordMove(tx, accountId, deal, { ...followed, movedBy: 'reading' });

  const people = mails.filter((mail) => !isMachineMail(mail));
  const terms = gatherTerms(people, deal.entered);
  await deals.saveTerms(tx, accountId, deal.id, { terms, entered: deal.entered });

  const [last] = people;
  const found = {
    endedBy: followed.stage === 'lost' ? followed.mailId : null,
    isEndOrRevival: (followed.stage === 'lost') !== (deal.stage === 'lost'),
  };
  const brand = await deals.brandOfDeal(tx, accountId, deal.brandId);
  if (!brand) return found;
  const situation = last && {
    brand,
    mail: last,
    terms,
    mails: people,
    // It is for how to answer, not for what is called for.
    call: null,
    account: { firstName: null, senderName: null },
    typed: {},
    sellerFacts: await readSellerFacts(tx, accountId),
    documents: (await listDocuments(tx, accountId)).map(({ kind }) => kind),
  };
  await deals.saveLastMail(tx, accountId, deal.id, {
    mailId: last?.id ?? null,
    at: last?.receivedAt ?? null,
    play: situation ? playFor(situationOf(situation), true) : null,
  });
  return found;
}

/** A person's last move, or the inquiry with which every deal begins. */
async function baseOf(tx: Tx, accountId: string, deal: Deal): Promise<Base> {
  const move = await deals.lastMoveByPerson(tx, accountId, deal.id);
  return move
    ? { ...move, byPerson: true }
    : { stage: 'inquiry', lostFrom: null, lostReason: null, at: new Date(0), byPerson: false };
}

/**
 * What was taken over as it is read now has its tasks already, done or not; unless another mail's was the one task for
 * both, and that mail asks for it no more.
 */
async function bringTasks(
  tx: Tx,
  accountId: string,
  {
    brandId,
    tasked,
    isNews,
    now,
  }: {
    brandId: number;
    tasked: readonly { mail: AnswerMail; isMoot: boolean }[];
    isNews: (mail: AnswerMail) => boolean;
    now: Date;
  },
): Promise<void> {
  if (!tasked.some(({ mail }) => isNews(mail))) return;
  const today = calendarDay(await readAccount(tx, accountId), now);
  // The oldest first: what was asked for twice was asked for then.
  const wanted = tasked
    .map(({ mail, isMoot }) => ({ mail, tasks: isMoot ? [] : tasksFor(mail, today) }))
    .reverse();
  const back = new Set<string>();
  for (const { mail, tasks } of wanted.filter(({ mail }) => isNews(mail))) {
    const keep = tasks.map(({ key }) => taskSource(mail.id, key));
    for (const key of await takeBackTasks(tx, accountId, mail.id, keep)) back.add(key);
  }
  for (const { mail, tasks } of wanted)
    for (const task of tasks)
      if (isNews(mail) || back.has(task.key)) await bringTask(tx, accountId, { brandId, mail, task, wanted });
}

async function bringTask(
  tx: Tx,
  accountId: string,
  {
    brandId,
    mail,
    task,
    wanted,
  }: {
    brandId: number;
    mail: AnswerMail;
    task: WantedTask;
    wanted: readonly { mail: AnswerMail; tasks: readonly WantedTask[] }[];
  },
): Promise<void> {
  const source = taskSource(mail.id, task.key);
  const open = new Set(await openSourcesOf(tx, accountId, brandId));
  const others = wanted.flatMap((other) =>
    other.tasks.flatMap((one) => {
      const known = taskSource(other.mail.id, one.key);
      return known !== source && open.has(known)
        ? [{ ...one, source: known, at: other.mail.receivedAt }]
        : [];
    }),
  );
  const fresh = newOf(task, others);
  if (fresh === null) return;
  const { key, points, ...shown } = fresh;
  const isInserted = await insertTask(tx, accountId, {
    ...shown,
    brandId,
    mailId: mail.id,
    madeBy: 'reading',
    source,
  });
  if (isInserted === null) return;
  for (const other of others)
    if (replacedBy(task, other.key) && other.at < mail.receivedAt)
      await takeBackTask(tx, accountId, other.source);
}

/** The last step of a sequence that nobody answered. */
async function askForCall(
  tx: Tx,
  call: { enrolmentId: number; accountId: string; brandId: number; dueAt: Date },
): Promise<void> {
  const { accountId, brandId } = call;
  const account = await readAccount(tx, accountId);
  const brand = await deals.brandOfDeal(tx, accountId, brandId);
  const script = callScript({
    brand: brand?.name ?? 'you',
    writtenTo: await lastWrittenTo(tx, accountId, brandId),
    firstName: account.firstName,
    company: account.senderName,
  });
  await insertTask(tx, accountId, {
    brandId,
    kind: 'call',
    title: 'Call them',
    madeBy: 'sequence',
    detail: `None of the mails was answered. What to say:\n${script}`.slice(0, LONGEST_DETAIL),
    dueOn: calendarDay(account, call.dueAt),
    source: `enrolment:${call.enrolmentId}`,
  });
  await appendEvent(tx, accountId, 'deal.changed', { brandId });
}
