import type { Database } from '../../../db/database.ts';
import { readBrandsToWriteTo } from '../../outreach/actions/brands-to-write-to.ts';
import { readSenderRooms } from '../../outreach/actions/claim-sender.ts';
import type { BrandToWriteTo } from '../../outreach/domain/brands/brand-to-write-to.ts';
import type { MailDesks, SenderDesk } from '../../outreach/ports.ts';
import { NO_BRANDS_TO_WRITE_TO } from '../domain/next-run.ts';
import { firstOf, PREVIEWED, type PreviewedInquiry, type RunPreview } from '../domain/run-preview.ts';
import { heldUpByApproval } from '../domain/run-sentences.ts';
import { brandsForInquiries } from './rows-for-run.ts';
import { sendersInTurn } from './sender-turns.ts';

/** Some of the first can't be written about on the same day as another one. */
const LOOKED_AT = 4 * PREVIEWED;

/** Writes the first inquiries of the next Emailer run to look at; nothing is sent, kept or charged. */
export async function previewRun(
  { database, desks }: { database: Database; desks: MailDesks },
  accountId: string,
  now: Date,
): Promise<RunPreview> {
  const desk = await desks.open(accountId);
  if ('blocked' in desk) {
    const blockedBy = { sentence: desk.blocked, setting: desk.setting ?? null };
    return { inquiries: [], asks: 'automatic', blockedBy };
  }
  const { brands, approval, senders } = await database.asAccount(accountId, async (tx) => {
    const { allowed, approval } = await brandsForInquiries(tx, accountId);
    const ids = allowed.slice(0, LOOKED_AT);
    const known = await readBrandsToWriteTo(tx, ids);
    const brands = firstOf(ids.flatMap((id) => known.get(id) ?? []));
    const rooms = await readSenderRooms(tx, accountId, now);
    const { senders } = sendersInTurn(desk, rooms, { wanted: brands.length, busy: [], now });
    return { brands, approval, senders };
  });
  const inquiries = await Promise.all(
    brands.map((brand, index) => previewOf(brand, senders[index] ?? desk.senders[0])),
  );
  const nothing = approval.isHeldUp ? heldUpByApproval(approval.waiting) : NO_BRANDS_TO_WRITE_TO;
  return {
    inquiries: inquiries.flatMap((inquiry) => inquiry ?? []),
    asks: approval.asks,
    blockedBy: inquiries.length === 0 ? nothing : null,
  };
}

async function previewOf(
  brand: BrandToWriteTo & { email: string },
  sender: SenderDesk | undefined,
): Promise<PreviewedInquiry | null> {
  if (!sender) return null;
  const { id: brandId, name, email: to } = brand;
  const shown = await sender.preview(brand);
  return 'held' in shown
    ? { brandId, name, to, subject: '', text: '', evidence: [], waits: null, heldBy: shown.held }
    : { brandId, name, to, heldBy: null, ...shown };
}
