import type { Database, Tx } from '../../../db/database.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import type { BrandToWriteTo } from '../domain/brands/brand-to-write-to.ts';
import { jurisdictionOf } from '../domain/brands/country-of-brand.ts';
import { HELD_FOR, type Jurisdiction } from '../domain/brands/jurisdiction.ts';
import { composeFollowUp } from '../domain/mails/compose-follow-up.ts';
import { type ComposedInquiry, prepareInquiries, wordsOf } from '../domain/mails/compose-inquiry.ts';
import type { InquiryAccount } from '../domain/mails/inquiry-account.ts';
import type { Wording } from '../domain/mails/wording.ts';
import type { PersonalNote } from '../domain/notes/personal-note.ts';
import { roomForDrafts } from '../domain/sequences/inquiry-approval.ts';
import { needsApproval, type Sequence, templateFor } from '../domain/sequences/sequence.ts';
import type { TemplateVersion } from '../domain/sequences/stored-template.ts';
import type { SenderDesk } from '../ports.ts';
import { currentVersions } from '../store/templates.ts';
import { countDrafts, insertDraft } from '../store/waiting.ts';
import { sequenceInUse } from './sequence-in-use.ts';

/** The words of an account's first inquiries, and whether each waits for a person before it goes out. */
export interface InquiryPlan {
  sequence: Sequence;
  versions: ReadonlyMap<number, TemplateVersion>;
  /** How many drafts may still be laid before a person; all that come after wait for those. */
  draftsLeft: number;
}

export async function planInquiries(tx: Tx, accountId: string): Promise<InquiryPlan> {
  const sequence = await sequenceInUse(tx, accountId);
  const [first] = sequence.steps;
  const ids = first?.kind === 'mail' ? [first.templateId, first.templateBId ?? first.templateId] : [];
  const waiting = sequence.approval === 'first_ten' ? await countDrafts(tx, accountId) : 0;
  return {
    sequence,
    versions: await currentVersions(tx, ids),
    draftsLeft: roomForDrafts(sequence, waiting),
  };
}

interface InquirySender {
  database: Database;
  accountId: string;
  senderId: string;
  account: InquiryAccount;
  plan: InquiryPlan;
  note: (brand: BrandToWriteTo, template: string) => Promise<PersonalNote | null>;
  unsubscribeUrl: (messageId: string) => string;
}

type Recipient = BrandToWriteTo & { email: string };

/** A mail that is written, and what a person has to say before it goes out: null where nothing. */
type Stopped = Extract<ComposedInquiry, { mail: unknown }> & { stop: InquiryStop };
type InquiryStop = 'approval' | { ground: Jurisdiction } | null;

/** Writes one first inquiry after another. */
export function inquiryWriting(sender: InquirySender): Pick<SenderDesk, 'compose' | 'preview'> {
  const write = writing(sender);
  return {
    compose: async (messageId, brand) => {
      const inquiry = await write(messageId, brand);
      return 'held' in inquiry ? inquiry : stopped(sender, brand, inquiry);
    },
    preview: async (brand) => {
      const inquiry = await write(uuidv7(), brand);
      if ('held' in inquiry) return inquiry;
      const { mail, written, stop } = inquiry;
      const waits = stop === null || stop === 'approval' ? stop : 'ground';
      return { subject: mail.subject, text: wordsOf(mail), evidence: written?.evidence ?? [], waits };
    },
  };
}

function writing(
  sender: InquirySender,
): (messageId: string, brand: Recipient) => Promise<Stopped | { held: string }> {
  const { account, plan } = sender;
  const prepared = new Map<number | null, ReturnType<typeof prepareInquiries>>();
  const writerFor = (version: TemplateVersion | undefined) => {
    const key = version?.id ?? null;
    const write =
      prepared.get(key) ??
      prepareInquiries(version ? { ...account, subject: version.subject, template: version.body } : account);
    prepared.set(key, write);
    return write;
  };

  return async (messageId, brand) => {
    const jurisdiction = jurisdictionOf({ email: brand.email, website: brand.website ?? null });
    const isHeld = jurisdiction !== null && !brand.hasGround;
    if (!isHeld && brand.approved) {
      const approved = asApproved(sender, messageId, brand, brand.approved);
      return 'held' in approved ? approved : { ...approved, stop: null };
    }
    const [first] = plan.sequence.steps;
    const chosen = first?.kind === 'mail' ? templateFor(first, brand.id) : null;
    const version = chosen ? plan.versions.get(chosen.templateId) : undefined;
    // What is held is written anew once it may be, and shown without the trouble until then.
    const note = isHeld ? null : await sender.note(brand, version?.body ?? account.template ?? '');
    const composed = writerFor(version)({
      messageId,
      brand,
      unsubscribeUrl: sender.unsubscribeUrl(messageId),
      personalNote: note?.text ?? null,
    });
    if ('held' in composed) return composed;
    const written = {
      templateVersionId: version?.id ?? null,
      arm: chosen?.arm ?? null,
      evidence: note?.evidence ?? [],
    };
    if (isHeld) return { ...composed, stop: { ground: jurisdiction } };
    return { ...composed, written, stop: needsApproval(plan.sequence) ? 'approval' : null };
  };
}

/** What has to wait for a person is laid before them, and held. */
async function stopped(
  sender: InquirySender,
  brand: Recipient,
  { stop, ...composed }: Stopped,
): Promise<ComposedInquiry> {
  if (stop === null) return composed;
  const { mail, written } = composed;
  const shown = { subject: mail.subject, words: wordsOf(mail) };
  if (stop !== 'approval') {
    const { ground: jurisdiction } = stop;
    const failure = HELD_FOR[jurisdiction];
    await layBefore(sender, mail.messageId, brand, { state: 'held', ...shown, failure, jurisdiction });
    return { held: `${failure} It waits at Outreach until you confirm one.` };
  }
  if (sender.plan.draftsLeft <= 0)
    return { held: 'It comes after the first ten, which wait for your approval at Outreach.' };
  sender.plan.draftsLeft -= 1;
  const draft = { state: 'draft', failure: null, jurisdiction: null } as const;
  await layBefore(sender, mail.messageId, brand, { ...draft, ...shown, ...written });
  return { held: 'It waits for your approval at Outreach.' };
}

/** What a person has read goes out in those very words. */
function asApproved(
  { account, unsubscribeUrl }: InquirySender,
  messageId: string,
  brand: Recipient,
  approved: NonNullable<BrandToWriteTo['approved']>,
): ComposedInquiry {
  const { subject, words, ...written } = approved;
  const composed = composeFollowUp(account, {
    messageId,
    brand,
    subject,
    words,
    unsubscribeUrl: unsubscribeUrl(messageId),
    thread: { inReplyTo: null, references: [] },
  });
  return 'held' in composed ? composed : { ...composed, written };
}

/** A transaction of its own: mails are written while others are being sent. */
function layBefore(
  { database, accountId, senderId, account }: InquirySender,
  messageId: string,
  brand: Recipient,
  draft: Pick<Parameters<typeof insertDraft>[1], 'state' | 'subject' | 'words' | 'failure' | 'jurisdiction'> &
    Partial<Wording>,
): Promise<void> {
  return database.asAccount(accountId, (tx) =>
    insertDraft(tx, {
      id: messageId,
      accountId,
      senderId,
      brandId: brand.id,
      toEmail: brand.email,
      transport: account.transport,
      isSandbox: brand.isSandbox,
      templateVersionId: null,
      arm: null,
      evidence: [],
      ...draft,
    }),
  );
}
