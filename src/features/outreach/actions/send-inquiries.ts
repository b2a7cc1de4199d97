import type { Tx } from '../../../db/database.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import type { OutgoingMail, TransportKind } from '../domain/mails/outgoing-mail.ts';
import { allot, type Place, type Turned, type Wanted } from '../domain/mails/place.ts';
import type { SendOutcome } from '../domain/mails/send-outcome.ts';
import type { Wording } from '../domain/mails/wording.ts';
import { type Intent, insertSending, recordSends } from '../store/sending.ts';
import { givePlacesBack, type HeldPlaces, holdPlaces, takePlaces } from './claim-sender.ts';
import type { Allowance } from './daily-allowance.ts';
import { suppressRefused } from './suppress-refused.ts';

/** A mail that is written and waits for its turn. */
export interface Draft {
  seq: number;
  brandId: number;
  brandName: string;
  isSandbox: boolean;
  senderId: string;
  transport: TransportKind;
  mail: OutgoingMail;
  /** With which words it was written. */
  written?: Wording;
}

/** A mail that may go out now. */
export interface Placed extends Draft {
  place: Place;
}

export interface Sending {
  accountId: string;
  workerId: string;
  runId: string;
  /** The calendar day that counts for the plan's limit, and the limit. */
  allowance: Allowance;
  optOuts: OptOutHasher;
  now: Date;
}

const wantedBy = ({ mail, senderId, brandId, brandName }: Draft): Wanted => ({
  messageId: mail.messageId,
  senderId,
  to: mail.to,
  brand: { id: brandId, name: brandName },
  isFirstInquiry: true,
});

/** Holds still what the drafts' places of the day are taken from, until the transaction ends. */
export const holdPlacesFor = (tx: Tx, sending: Sending, drafts: readonly Draft[]): Promise<HeldPlaces> =>
  holdPlaces(tx, sending, drafts.map(wantedBy));

/**
 * Commits to sending: each draft takes its places of the day and becomes a message in `sending`, in the caller's
 * transaction, which must be committed before the mail goes out. What isn't returned in `go` must not be sent:
 * `written` brands have a mail already, for those `turned` away there is no place.
 */
export async function commitToSending(
  tx: Tx,
  sending: Sending,
  held: HeldPlaces,
  drafts: readonly Draft[],
): Promise<{ go: Placed[]; written: Draft[]; turned: { draft: Draft; turned: Turned }[] }> {
  const wanted = drafts.map(wantedBy);
  const { places, turned } = allot(wanted, held.limits);
  const placeOf = new Map(places.map((place) => [place.messageId, place]));
  const placed = drafts.flatMap((draft): Placed[] => {
    const place = placeOf.get(draft.mail.messageId);
    return place ? [{ ...draft, place }] : [];
  });
  const { accountId, workerId, runId, allowance } = sending;
  const [, ids] = await Promise.all([
    takePlaces(tx, sending, held, wanted, places),
    insertSending(tx, { accountId, workerId, runId, day: allowance.day }, placed.map(intentOf)),
  ]);
  const written = placed.filter(({ mail }) => !ids.has(mail.messageId));
  await givePlacesBack(
    tx,
    accountId,
    written.map(({ place }) => place),
  );
  const turnedOf = new Map(turned.map((one) => [one.messageId, one]));
  return {
    go: placed.filter(({ mail }) => ids.has(mail.messageId)),
    written,
    turned: drafts.flatMap((draft) => {
      const one = turnedOf.get(draft.mail.messageId);
      return one ? [{ draft, turned: one }] : [];
    }),
  };
}

const intentOf = ({ seq, brandId, senderId, transport, isSandbox, mail, written }: Placed): Intent => ({
  id: mail.messageId,
  runSeq: seq,
  toEmail: mail.to,
  subject: mail.subject,
  bodyText: mail.text,
  brandId,
  senderId,
  transport,
  isSandbox,
  templateVersionId: written?.templateVersionId ?? null,
  arm: written?.arm ?? null,
  evidence: written?.evidence ?? [],
});

export interface Sent {
  draft: Placed;
  outcome: SendOutcome;
}

/** Its place is free again. */
export const isSurelyUnsent = ({ outcome }: Sent): boolean =>
  outcome.fate !== 'accepted' && outcome.fate !== 'unknown';

/** Writes what became of mails that went out, and gives back the places of those that surely did not. */
export async function recordOutcomes(
  tx: Tx,
  { accountId, workerId, now }: Pick<Sending, 'accountId' | 'workerId' | 'now'>,
  sent: readonly Sent[],
): Promise<void> {
  const recorded = await recordSends(
    tx,
    workerId,
    sent.map(({ draft, outcome }) => ({
      id: draft.mail.messageId,
      state: stateAfter(outcome),
      providerMessageId: outcome.fate === 'accepted' ? outcome.providerMessageId : null,
      failure: 'reason' in outcome ? outcome.reason : null,
    })),
  );
  const surelyNotSent = sent.filter((one) => isSurelyUnsent(one) && recorded.has(one.draft.mail.messageId));
  await givePlacesBack(
    tx,
    accountId,
    surelyNotSent.map(({ draft }) => draft.place),
  );
  await suppressRefused(
    tx,
    { accountId, now },
    surelyNotSent.map(({ draft, outcome }) => ({ email: draft.mail.to, senderId: draft.senderId, outcome })),
  );
}

/** `cancelled` frees the brand: the same inquiry may be tried again. */
function stateAfter(outcome: SendOutcome): 'accepted' | 'refused' | 'unknown' | 'cancelled' {
  if (outcome.fate === 'refused') return outcome.concerns === 'message' ? 'refused' : 'cancelled';
  return outcome.fate === 'accepted' || outcome.fate === 'unknown' ? outcome.fate : 'cancelled';
}
