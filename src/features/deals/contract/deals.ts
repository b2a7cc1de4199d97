import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idParams } from '../../../kernel/schemas.ts';
import { GROUNDS } from '../../outreach/domain/brands/jurisdiction.ts';
import { FACT_NAMES } from '../../replies/domain/inbox/fact-names.ts';
import { REPLY_CLASSES } from '../../replies/domain/reply-class.ts';
import { BOUNCES, LOST_REASONS, STAGES } from '../domain/stage.ts';
import { CALL_OUTCOMES, TASK_KINDS } from '../domain/task.ts';
import { TRUST_KINDS } from '../domain/trust-document.ts';
import { TaskView } from './tasks.ts';

const text = z.nullable(z.string());
const moment = z.iso.datetime();
const stage = z.enum(STAGES);
const lostReason = z.nullable(z.enum(LOST_REASONS));

export const TermView = z.object({
  name: z.enum(FACT_NAMES),
  label: z.string(),
  /** As people read it: "$1,500". */
  told: z.string(),
  /** As a person enters it. */
  entry: z.string(),
  /** The brand’s words; null where a person entered it. */
  words: text,
  mailId: z.nullable(z.uuid()),
  at: z.string(),
});
export type TermView = z.infer<typeof TermView>;

export const DealView = z.object({
  brand: z.object({ id: z.number(), name: z.string(), isSandbox: z.boolean() }),
  stage,
  lostReason,
  /** Nothing was ever written to the brand, nor did it write. */
  isNew: z.boolean(),
  /** A person of the brand has written back. */
  hasAnswered: z.boolean(),
  /** What became of the last email to it, where that came back. */
  bounce: z.nullable(z.enum(BOUNCES)),
  movedAt: z.nullable(moment),
  movedBy: z.enum(['start', 'reading', 'person']),
  moves: z.array(stage),
  terms: z.array(TermView),
  /** Its moves, the newest first. */
  events: z.array(
    z.object({
      id: z.number(),
      movedBy: z.enum(['start', 'reading', 'person']),
      from: z.nullable(stage),
      to: stage,
      lostReason,
      mailId: z.nullable(z.uuid()),
      /** A person has said what the mail is that moved it. */
      isCorrected: z.boolean(),
      happenedAt: moment,
    }),
  ),
  tasks: z.array(TaskView),
  calls: z.array(
    z.object({
      id: z.number(),
      spokeWith: text,
      outcome: z.enum(CALL_OUTCOMES),
      note: text,
      calledAt: moment,
    }),
  ),
  /** Documents that were sent to the brand. */
  disclosures: z.array(
    z.object({ id: z.number(), kind: z.enum(TRUST_KINDS), name: z.string(), sentAt: moment }),
  ),
  /** The day by the account’s calendar, against which its tasks are due. */
  today: z.string(),
});
export type DealView = z.infer<typeof DealView>;

export const NextStepView = z.object({
  /** The mail that is to be answered; null: no person of the brand has written yet. */
  mail: z.nullable(
    z.object({
      id: z.uuid(),
      class: z.enum(REPLY_CLASSES),
      fromName: z.string(),
      hasAttachment: z.boolean(),
      /** What it was taken for isn’t certain. */
      isUnsure: z.boolean(),
      receivedAt: moment,
    }),
  ),
  play: z.nullable(
    z.object({
      key: z.string(),
      title: z.string(),
      advice: z.string(),
      /** For which reason to give the deal up, where the mail says so and it isn’t lost yet. */
      lostAs: lostReason,
    }),
  ),
  /** Ways to answer it, the suggested one first. */
  answers: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      asksFor: z.string(),
      /** To whom it goes, where that isn’t the mail’s sender. */
      to: z.nullable(z.object({ name: text, email: text })),
      /** A first mail to somebody whom the brand has named; null: an answer. */
      first: z.nullable(
        z.object({
          /** A distributor gets it as a brand of its own, with the next run; the right contact as the brand’s way in. */
          toWhom: z.enum(['distributor', 'contact']),
          subject: z.string(),
          /** Who is written to there already, or is about to be. */
          written: z.nullable(z.object({ id: z.number(), name: z.string(), isSent: z.boolean() })),
          /** Whose law wants a ground before they are written to. */
          jurisdiction: z.nullable(z.enum(['CA', 'EU'])),
        }),
      ),
      /** Where the deal would stand once it is sent; null: where it stands. */
      movesTo: z.nullable(stage),
      /** What the person has to say before it can be written. */
      missing: z.array(z.object({ name: z.string(), question: z.string(), isTyped: z.boolean() })),
      /** Null while something is missing. */
      draft: text,
      /** Whether the draft says that documents are attached: it goes out with them. */
      hasAttached: z.boolean(),
      task: z.object({ kind: z.enum(TASK_KINDS), title: z.string(), dueOn: z.string() }),
    }),
  ),
  /** Where the form is that they want filled in. */
  formUrl: text,
  /** Whether there is a model that can say a draft better. */
  canPolish: z.boolean(),
  /** What the brand has asked for, by name. */
  asked: z.array(z.string()),
  /** What of the trust pack answers that. */
  documents: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(TRUST_KINDS),
      name: z.string(),
      size: z.number(),
      expiresOn: z.nullable(z.iso.date()),
    }),
  ),
});
export type NextStepView = z.infer<typeof NextStepView>;

const MailToNamed = z.object({
  /** The brand’s mail that names them. */
  mailId: z.uuid(),
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(50_000)),
  ground: z.optional(z.enum(GROUNDS)),
});

const typed = z.optional(z.string().check(z.maxLength(2_000)));

export const dealEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/deals/brands/:id',
    summary: 'A brand’s deal: stage, terms with their words, history, open tasks, calls',
    access: { scope: 'read' },
    params: idParams,
    response: DealView,
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/deals/brands/:id/stage',
    summary: 'Put a deal into a stage; follow-ups to the brand stop',
    access: 'session',
    params: idParams,
    body: z.object({ stage, lostReason: z._default(lostReason, null) }),
    response: DealView,
  }),
  enterTerm: endpoint({
    method: 'PUT',
    path: '/api/deals/brands/:id/terms',
    summary: 'Enter a term, which then holds over what mails say; without an entry that is taken back',
    access: 'session',
    params: idParams,
    body: z.object({
      name: z.enum(FACT_NAMES),
      entry: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
    }),
    response: DealView,
  }),
  nextStep: endpoint({
    method: 'GET',
    path: '/api/deals/brands/:id/next-step',
    summary: 'What a brand’s answer calls for, with drafted answers',
    access: { scope: 'read' },
    params: idParams,
    query: z.object({
      /** Left out: the newest that a person wrote. */
      mailId: z.optional(z.uuid()),
      ownAnswer: typed,
      callTimes: typed,
    }),
    response: NextStepView,
  }),
  polish: endpoint({
    method: 'POST',
    path: '/api/deals/brands/:id/next-step/polish',
    summary: 'A drafted answer said better by the model, as far as the draft bears it out',
    access: 'session',
    params: idParams,
    body: z.object({
      mailId: z.uuid(),
      answer: z.string().check(z.maxLength(100)),
      ownAnswer: typed,
      callTimes: typed,
    }),
    response: z.object({ draft: z.string(), isPolished: z.boolean() }),
  }),
  writeToDistributor: endpoint({
    method: 'POST',
    path: '/api/deals/brands/:id/distributor',
    summary: 'Write to the distributor that a brand’s mail names; it goes out with the next Emailer run',
    access: 'session',
    params: idParams,
    body: MailToNamed,
    /** The distributor, among the brands. */
    response: z.object({ brandId: z.number() }),
  }),
  writeToContact: endpoint({
    method: 'POST',
    path: '/api/deals/brands/:id/contact',
    summary: 'Make the contact that a brand’s mail names its way in, and write to them within all limits',
    access: 'session',
    params: idParams,
    body: MailToNamed,
    response: z.object({ messageId: z.uuid() }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/deals/brands/:id/answers',
    summary: 'Answer a brand with documents of the trust pack that it asked for, each confirmed',
    access: 'session',
    params: idParams,
    body: z.object({
      mailId: z.uuid(),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(50_000)),
      documentIds: z.array(z.uuid()).check(z.maxLength(10)),
      confirmedIds: z.array(z.uuid()).check(z.maxLength(10)),
    }),
    response: z.object({ messageId: z.uuid() }),
  }),
};
