import type { Tx } from '../../../db/database.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { noSuchBrand } from '../../brands/actions/no-such-brand.ts';
import type { BrandToWriteTo } from '../domain/brands/brand-to-write-to.ts';
import { heldFor, previewInquiry, senderValues } from '../domain/mails/compose-inquiry.ts';
import { type InquiryAccount, inquiryNotices } from '../domain/mails/inquiry-account.ts';
import type { OutgoingMail } from '../domain/mails/outgoing-mail.ts';
import type { Evidence } from '../domain/notes/brand-facts.ts';
import { noteByRules } from '../domain/notes/personal-note.ts';
import { DEFAULT_SUBJECT, DEFAULT_TEMPLATE } from '../domain/sequences/default-template.ts';
import { brandPlaceholdersIn, fillForSender, parseTemplate } from '../domain/sequences/template.ts';
import { readBrandsToWriteTo } from '../store/brands-to-write-to.ts';
import { brandForPreview } from '../store/messages.ts';

export interface Draft {
  brandId?: number | undefined;
  senderName?: string | null | undefined;
  emailSubject?: string | null | undefined;
  emailMessageBody?: string | null | undefined;
  postalAddress?: string | null | undefined;
}

export interface Preview {
  brand: { name: string; isSample: boolean };
  mail: OutgoingMail;
  evidence: Evidence[];
  unknownPlaceholders: string[];
  notices: string[];
  used: { emailSubject: string; emailMessageBody: string };
}

const SAMPLE: BrandToWriteTo = {
  id: 0,
  name: 'Northfield Goods',
  email: 'wholesale@northfield-goods.example',
  isSandbox: true,
  category: 'Home & Kitchen',
  productCount: 12,
  productTitles: ['Northfield Goods Walnut Serving Board, Large', 'Northfield Goods Stoneware Pour Over Set'],
  isSetAside: false,
};

/** Shows what a draft makes of a brand, however unfinished the account's setup is; nothing is sent or saved. */
export async function previewDraft(
  tx: Tx,
  accountId: string,
  draft: Draft,
  publicUrl: string,
): Promise<Preview> {
  const saved = await readAccount(tx, accountId);
  const entered = (typed: string | null | undefined, stored: string | null) =>
    typed === undefined ? stored : typed;
  const account: InquiryAccount = {
    senderName: entered(draft.senderName, saved.senderName),
    firstName: saved.firstName,
    senderEmail: saved.senderEmail,
    postalAddress: entered(draft.postalAddress, saved.postalAddress),
    subject: entered(draft.emailSubject, saved.emailSubject)?.trim() || DEFAULT_SUBJECT,
    template: entered(draft.emailMessageBody, saved.emailMessageBody)?.trim() || DEFAULT_TEMPLATE,
    transport: saved.senderTransport,
    // Whether links can be reached from outside is the operator's concern, and none of a template's.
    isRehearsal: true,
    publicUrl,
  };
  const brand = await brandOf(tx, accountId, draft.brandId);
  const note = noteByRules(brand, account.template ?? '');
  const used = { emailSubject: account.subject ?? '', emailMessageBody: account.template ?? '' };
  const shown = previewAccount(account);
  const recipient = { ...brand, email: brand.email ?? SAMPLE.email ?? '' };
  const words = Object.values(used).map((text) => fillForSender(parseTemplate(text), senderValues(shown)));
  const held = heldFor({ ...shown, transport: 'sandbox' }, recipient, brandPlaceholdersIn(...words));
  return {
    brand: { name: brand.name, isSample: brand === SAMPLE },
    mail: previewInquiry(shown, {
      messageId: 'preview',
      brand: recipient,
      personalNote: note?.text ?? null,
      unsubscribeUrl: `${publicUrl}/unsubscribe/…`,
    }),
    evidence: note?.evidence ?? [],
    unknownPlaceholders: [
      ...new Set(Object.values(used).flatMap((text) => [...parseTemplate(text).unknown])),
    ],
    notices: [...inquiryNotices(account), ...(held === null ? [] : [`For ${brand.name}: ${held}`])],
    used,
  };
}

async function brandOf(tx: Tx, accountId: string, brandId: number | undefined): Promise<BrandToWriteTo> {
  const id = brandId ?? (await brandForPreview(tx, accountId));
  if (id === null) return SAMPLE;
  const brand = (await readBrandsToWriteTo(tx, [id])).get(id);
  if (!brand) throw noSuchBrand();
  return brand;
}

/** A brand to show words with: the one asked for, one of the account's own, or a sample. */
export async function brandForPreviewOf(
  tx: Tx,
  accountId: string,
  brandId: number | undefined,
): Promise<{ brand: BrandToWriteTo; isSample: boolean }> {
  const brand = await brandOf(tx, accountId, brandId);
  return { brand, isSample: brand === SAMPLE };
}

/** What isn't filled in yet reads as what will stand there. */
export const previewAccount = (account: InquiryAccount): InquiryAccount => ({
  ...account,
  senderName: account.senderName?.trim() || 'Your Company',
  firstName: account.firstName?.trim() || 'Your Name',
  senderEmail: account.senderEmail ?? 'you@your-domain.example',
  postalAddress: account.postalAddress?.trim() || 'Your postal address',
});
