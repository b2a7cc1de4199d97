import { isUnsure } from '../../replies/domain/certainty.ts';
import { factEntry } from '../../replies/domain/inbox/fact-entered.ts';
import { factLabel } from '../../replies/domain/inbox/fact-labels.ts';
import { factTold } from '../../replies/domain/inbox/fact-told.ts';
import { DOCUMENT_LABELS } from '../../replies/domain/inbox/fact-words.ts';
import type { FactName, ReplyDocument } from '../../replies/domain/reading/reply-facts.ts';
import type { ReplyClass } from '../../replies/domain/reply-class.ts';
import type { ListedDealView } from '../contract/board.ts';
import type { DealView, NextStepView, TermView } from '../contract/deals.ts';
import type { TaskView } from '../contract/tasks.ts';
import type { ListedDeal, Task } from '../domain/deal.ts';
import type { Answer } from '../domain/playbook/play.ts';
import { type AskedFirst, type PlayKey, playOf, playOnceOrdered } from '../domain/playbook/playbook.ts';
import { bringsOn, hasOrdered, movesFrom, type Standing } from '../domain/stage.ts';
import type { TaskKind } from '../domain/task.ts';
import { currencyOf, type Term } from '../domain/terms.ts';
import type { TrustDocument } from '../domain/trust-document.ts';
import type { WholeDeal } from '../domain/whole-deal.ts';

/** What decides a deal at a glance. */
const ON_CARDS: readonly FactName[] = [
  'opening_order_usd',
  'moq_amount',
  'moq_units',
  'map',
  'lead_time_days',
];
const MOST_ON_CARD = 3;

const presentTerm =
  (currency: string) =>
  (term: Term): TermView => ({
    name: term.name,
    label: factLabel(term.name),
    told: factTold(term.name, term.value, currency),
    entry: factEntry(term.name, term.value),
    words: term.words,
    mailId: term.mailId,
    at: term.at,
  });

/** Once the order is out, what the brand wrote before it calls for nothing more. */
const isDoneWith = ({ stage, movedAt, lastMailAt }: ListedDeal): boolean =>
  hasOrdered(stage) && (lastMailAt === null || lastMailAt < movedAt);

function nextStepOf(deal: ListedDeal): string | null {
  if (deal.play === null || isDoneWith(deal)) return null;
  const isBeforeOrder = false;
  return playOf(hasOrdered(deal.stage) ? playOnceOrdered(deal.play, { isBeforeOrder }) : deal.play).title;
}

export function presentListedDeal(deal: ListedDeal): ListedDealView {
  const terms = ON_CARDS.flatMap((name) => deal.terms.find((term) => term.name === name) ?? []);
  return {
    brand: { id: deal.brandId, name: deal.brandName, isSandbox: deal.isSandbox },
    stage: deal.stage,
    lostReason: deal.lostReason,
    movedAt: deal.movedAt.toISOString(),
    movedBy: deal.movedBy,
    lastMailAt: deal.lastMailAt?.toISOString() ?? null,
    nextStep: nextStepOf(deal),
    terms: terms.slice(0, MOST_ON_CARD).map(presentTerm(currencyOf(deal.terms))),
    task: deal.task,
    moves: movesFrom(deal),
  };
}

export const presentTask = ({ doneAt, ...task }: Task): TaskView => ({
  ...task,
  doneAt: doneAt?.toISOString() ?? null,
});

export function presentDeal({
  brand,
  deal,
  bounce,
  events,
  tasks,
  calls,
  disclosures,
  today,
}: WholeDeal): DealView {
  const standing: Standing = deal ?? { stage: 'inquiry', lostFrom: null };
  const { id, name, isSandbox } = brand;
  return {
    brand: { id, name, isSandbox },
    stage: standing.stage,
    lostReason: deal?.lostReason ?? null,
    isNew: deal === null,
    hasAnswered: deal?.lastMailAt != null,
    bounce,
    movedAt: deal?.movedAt.toISOString() ?? null,
    movedBy: deal?.movedBy ?? 'start',
    moves: movesFrom(standing),
    terms: (deal?.terms ?? []).map(presentTerm(currencyOf(deal?.terms ?? []))),
    events: events.map((event) => ({ ...event, happenedAt: event.happenedAt.toISOString() })),
    tasks: tasks.map(presentTask),
    calls: calls.map((call) => ({ ...call, calledAt: call.calledAt.toISOString() })),
    disclosures: disclosures.map((one) => ({ ...one, sentAt: one.sentAt.toISOString() })),
    today,
  };
}

interface NextStep {
  mail: {
    id: string;
    class: ReplyClass;
    confidence: number;
    readBy: string;
    fromName: string;
    hasAttachment: boolean;
    receivedAt: Date;
  } | null;
  play: PlayKey | null;
  standing: Standing;
  answers: {
    answer: Answer;
    to: { name: string | null; email: string | null } | null;
    first: NextStepView['answers'][number]['first'];
    missing: AskedFirst[];
    draft: string | null;
    hasAttached: boolean;
    task: { kind: TaskKind; title: string; dueOn: string };
  }[];
  formUrl: string | null;
  asked: ReplyDocument[];
  documents: TrustDocument[];
}

function presentPlay(key: PlayKey, { stage }: Standing): NonNullable<NextStepView['play']> {
  const { title, advice, lostAs } = playOf(key);
  return { key, title, advice, lostAs: stage === 'lost' ? null : (lostAs ?? null) };
}

export function presentNextStep(next: NextStep, { canPolish }: { canPolish: boolean }): NextStepView {
  const { mail, play, standing } = next;
  const moveOf = ({ movesTo }: Answer) => (movesTo && bringsOn(standing, movesTo) ? movesTo : null);
  return {
    mail: mail && {
      id: mail.id,
      class: mail.class,
      fromName: mail.fromName,
      hasAttachment: mail.hasAttachment,
      isUnsure: isUnsure(mail),
      receivedAt: mail.receivedAt.toISOString(),
    },
    play: play && presentPlay(play, standing),
    answers: next.answers.map(({ answer, to, first, missing, draft, hasAttached, task }) => ({
      key: answer.key,
      label: answer.label,
      asksFor: answer.asksFor,
      movesTo: moveOf(answer),
      to,
      first,
      missing,
      draft,
      hasAttached,
      task: { kind: task.kind, title: task.title, dueOn: task.dueOn },
    })),
    formUrl: next.formUrl,
    canPolish,
    asked: next.asked.map((document) => DOCUMENT_LABELS[document] ?? document),
    documents: next.documents.map(({ id, kind, name, size, expiresOn }) => ({
      id,
      kind,
      name,
      size,
      expiresOn,
    })),
  };
}
