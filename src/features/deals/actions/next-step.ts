import type { Tx } from '../../../db/database.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { calendarDay } from '../../accounts/domain/calendar.ts';
import { noSuchBrand } from '../../brands/actions/no-such-brand.ts';
import { introducedInstead } from '../../outreach/actions/queue-introduction.ts';
import { jurisdictionOf } from '../../outreach/domain/brands/country-of-brand.ts';
import type { Jurisdiction } from '../../outreach/domain/brands/jurisdiction.ts';
import type { ReplyDocument } from '../../replies/domain/reading/reply-facts.ts';
import type { Deal } from '../domain/deal.ts';
import { isMachineMail } from '../domain/follow-readings.ts';
import { callOffered } from '../domain/playbook/call-offer.ts';
import { WRITE_TO_CONTACT } from '../domain/playbook/contact-plays.ts';
import type { Answer, Situation } from '../domain/playbook/play.ts';
import {
  type AskedFirst,
  answersFor,
  draftAnswer,
  missingFor,
  type PlayKey,
  playFor,
  playOnceOrdered,
} from '../domain/playbook/playbook.ts';
import { WRITE_TO_DISTRIBUTOR } from '../domain/playbook/refusal-plays.ts';
import { situationOf } from '../domain/playbook/situation.ts';
import { fact } from '../domain/playbook/voice.ts';
import { httpAddress } from '../domain/reading-tasks.ts';
import { hasOrdered, type Standing } from '../domain/stage.ts';
import { firstDayOf, type TaskKind, workingDayAfter } from '../domain/task.ts';
import { gatherTerms, termValue } from '../domain/terms.ts';
import { isAskedFor, type TrustDocument } from '../domain/trust-document.ts';
import { brandOfDeal, dealOfBrand } from '../store/deals.ts';
import { brandAtAddress, siteOfBrand } from '../store/distributors.ts';
import { otherOrderSentAt } from '../store/order-drafts.ts';
import { type AnswerMail, answersOf } from '../store/readings.ts';
import { listDocuments, readSellerFacts } from '../store/trust-pack.ts';

export interface DraftedAnswer {
  answer: Answer;
  /** To whom it goes, where that is somebody else than the mail's sender. */
  to: { name: string | null; email: string | null } | null;
  /** Of a mail that Linesheet itself can send there, how that stands; null: the person sends it. */
  first: FirstMail | null;
  /** What the person has to say first. */
  missing: AskedFirst[];
  draft: string | null;
  hasAttached: boolean;
  task: { kind: TaskKind; title: string; dueOn: string };
}

/** A first mail to a distributor, or to the right contact. */
export interface FirstMail {
  toWhom: 'distributor' | 'contact';
  subject: string;
  /** Who is written to there already, or is about to be. */
  written: { id: number; name: string; isSent: boolean } | null;
  /** Whose law wants a ground that nobody has confirmed yet. */
  jurisdiction: Jurisdiction | null;
}

export interface NextStep {
  /** The mail that is to be answered; null: no person of the brand has written yet. */
  mail: AnswerMail | null;
  /** When a person of the brand last wrote. */
  lastMailAt: Date | null;
  play: PlayKey | null;
  standing: Standing;
  answers: DraftedAnswer[];
  /** Where the form is that the mail wants filled in. */
  formUrl: string | null;
  /** What the brand has asked for, in whichever of its mails. */
  asked: ReplyDocument[];
  /** Of the pack, what it asked for: the only documents that may go along. */
  documents: TrustDocument[];
}

/** What to do next about a brand's answer: what it calls for, and ways to answer it, each written out. */
export async function readNextStep(
  tx: Tx,
  accountId: string,
  asked: { brandId: number; mailId?: string | undefined; typed: Situation['typed']; now: Date },
): Promise<NextStep> {
  const { brandId, mailId, typed, now } = asked;
  const brand = await brandOfDeal(tx, accountId, brandId);
  if (!brand) throw noSuchBrand();
  const deal = await dealOfBrand(tx, accountId, brandId);
  const mails = await answersOf(tx, accountId, brandId);
  const people = mails.filter((mail) => !isMachineMail(mail));
  const mail = mailId ? mails.find(({ id }) => id === mailId) : people[0];
  const standing: Standing = { stage: deal?.stage ?? 'inquiry', lostFrom: deal?.lostFrom ?? null };
  const wanted = documentsAskedFor(people);
  const lastMailAt = people[0]?.receivedAt ?? null;
  const none = { play: null, answers: [], formUrl: null, documents: [] };
  if (!mail) return { ...none, mail: null, lastMailAt, standing, asked: wanted };

  const account = await readAccount(tx, accountId);
  const documents = await listDocuments(tx, accountId);
  const terms = gatherTerms(people, deal?.entered ?? []);
  const today = calendarDay(account, now);
  const situation = situationOf({
    brand,
    mail,
    terms,
    mails: people,
    call: callOffered(mail.newText, { mailDay: calendarDay(account, mail.receivedAt), today }),
    account,
    typed,
    sellerFacts: await readSellerFacts(tx, accountId),
    documents: documents.map(({ kind }) => kind),
  });
  const play = await playNow(tx, accountId, { byMail: playFor(situation, mail.isHuman), mail, deal });
  // A brand that wants no more mail gets none, whatever else the mail says.
  const answers = mail.isSuppressing ? [] : answersFor(play, situation);
  const drafted: DraftedAnswer[] = [];
  const first = { brand: { ...brand, id: brandId }, since: lastMailAt ?? mail.receivedAt };
  for (const answer of answers) {
    const to = answer.to?.(situation) ?? null;
    drafted.push({
      answer,
      to,
      first: await firstMail(tx, accountId, answer, { ...first, email: to?.email ?? null }),
      missing: missingFor(answer, situation),
      draft: draftAnswer(answer, situation),
      hasAttached: answer.attaches?.(situation) ?? false,
      task: { ...answer.nextTask, dueOn: dueOn(answer, situation, today) },
    });
  }
  return {
    mail,
    lastMailAt,
    play,
    standing,
    asked: wanted,
    answers: drafted,
    formUrl: httpAddress(fact(situation, 'application_url')),
    documents: documents.filter(({ kind }) => isAskedFor(kind, wanted)),
  };
}

/** An order is with the brand by what was sent, or because a person has put the deal there. */
async function playNow(
  tx: Tx,
  accountId: string,
  { byMail, mail, deal }: { byMail: PlayKey; mail: AnswerMail; deal: Deal | null },
): Promise<PlayKey> {
  // Whoever wants no more mail is asked for no confirmation.
  if (!deal || !hasOrdered(deal.stage) || mail.isSuppressing) return byMail;
  const sentAt = await otherOrderSentAt(tx, accountId, { brandId: deal.brandId, except: null });
  const isBeforeOrder = mail.receivedAt < deal.movedAt || (sentAt !== null && mail.receivedAt < sentAt);
  return playOnceOrdered(byMail, { isBeforeOrder });
}

async function firstMail(
  tx: Tx,
  accountId: string,
  { key }: Answer,
  to: { email: string | null; brand: { id: number; name: string }; since: Date },
): Promise<FirstMail | null> {
  const { email, brand } = to;
  if (email === null) return null;
  const subject = `Wholesale account for ${brand.name}`;
  if (key === WRITE_TO_DISTRIBUTOR) {
    const known = await brandAtAddress(tx, accountId, email);
    const written = known?.isWritten ? { id: known.id, name: known.name, isSent: known.isSent } : null;
    return { toWhom: 'distributor', subject, written, jurisdiction: groundNeeded(email, known) };
  }
  if (key !== WRITE_TO_CONTACT) return null;
  const known = await introducedInstead(tx, accountId, { brandId: brand.id, email, since: to.since });
  const written = known && { id: brand.id, name: known.email, isSent: known.isSent };
  const site = await siteOfBrand(tx, accountId, brand.id);
  return { toWhom: 'contact', subject, written, jurisdiction: groundNeeded(email, site) };
}

/** Whose law asks for a ground to write there. */
const groundNeeded = (
  email: string,
  known: { website: string | null; hasGround: boolean } | null,
): Jurisdiction | null =>
  known?.hasGround ? null : jurisdictionOf({ email, website: known?.website ?? null });

const NO_DAY_NAMED = 60;
/** A call of which no day is fixed yet. */
const CALL_WITHIN = 2;

function dueOn({ nextTask: { inDays } }: Answer, { terms, call }: Situation, today: string): string {
  if (inDays === 'day of the call') return call?.day ?? workingDayAfter(today, CALL_WITHIN);
  if (inDays !== 'when they said') return workingDayAfter(today, inDays);
  const named = firstDayOf(termValue(terms, 'resume_date') ?? '');
  return named !== null && named > today ? named : workingDayAfter(today, NO_DAY_NAMED);
}

/** Over all of a brand's mails, as a later one may come back to what an earlier one asked for. */
export const documentsAskedFor = (people: readonly AnswerMail[]): ReplyDocument[] => [
  ...new Set(people.flatMap(({ facts }) => documentsIn(facts))),
];

export const documentsIn = (facts: AnswerMail['facts']): ReplyDocument[] =>
  facts.flatMap((fact) => (fact.name === 'documents' ? fact.value : []));
