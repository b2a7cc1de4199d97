import type { Tx } from '../../../db/database.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { answeringSubject } from '../domain/mails/compose-follow-up.ts';
import { brandValues, heldFor, senderValues, wordsOf } from '../domain/mails/compose-inquiry.ts';
import { paragraphs } from '../domain/notes/clean-text.ts';
import { DEFAULT_SUBJECT } from '../domain/sequences/default-template.ts';
import {
  brandPlaceholdersIn,
  fillForBrand,
  fillForSender,
  parseTemplate,
} from '../domain/sequences/template.ts';
import { listSenders } from '../store/senders.ts';
import { findTemplate } from './change-templates.ts';
import { inquiryAccountOf } from './open-mail-desk.ts';
import { brandForPreviewOf, previewAccount, previewDraft } from './preview-inquiry.ts';

export interface TemplatePreview {
  brand: { name: string; isSample: boolean };
  subject: string;
  text: string;
  unknownPlaceholders: string[];
  notices: string[];
}

/** How words would read to a brand: as a first inquiry, or as a mail that follows one. */
export async function previewTemplate(
  tx: Tx,
  accountId: string,
  draft: { brandId?: number | undefined; subject: string | null; body: string; isFirst: boolean },
  publicUrl: string,
): Promise<TemplatePreview> {
  if (draft.isFirst) {
    const { mail, brand, unknownPlaceholders, notices } = await previewDraft(
      tx,
      accountId,
      { brandId: draft.brandId, emailSubject: draft.subject, emailMessageBody: draft.body },
      publicUrl,
    );
    return { brand, subject: mail.subject, text: wordsOf(mail), unknownPlaceholders, notices };
  }
  const saved = await readAccount(tx, accountId);
  const [sender] = await listSenders(tx, accountId);
  const account = previewAccount(
    inquiryAccountOf(
      saved,
      sender ?? { email: saved.senderEmail ?? '', fromName: null, signature: '', postalAddress: null },
      { transport: saved.senderTransport, isRehearsal: true, publicUrl },
    ),
  );
  const { brand, isSample } = await brandForPreviewOf(tx, accountId, draft.brandId);
  const recipient = { ...brand, email: brand.email ?? 'wholesale@brand.example' };
  const parsed = parseTemplate(paragraphs(draft.body));
  const filled = fillForSender(parsed, senderValues(account));
  const held = heldFor({ ...account, transport: 'sandbox' }, recipient, brandPlaceholdersIn(filled));
  return {
    brand: { name: brand.name, isSample },
    subject: answeringSubject(firstSubject(account.subject ?? DEFAULT_SUBJECT, account, recipient)),
    text: fillForBrand(filled, brandValues(recipient)),
    unknownPlaceholders: [...parsed.unknown],
    notices: held === null ? [] : [`For ${brand.name}: ${held}`],
  };
}

/** How a template's newest words would read as a first inquiry. */
export async function previewSaved(
  tx: Tx,
  accountId: string,
  id: number,
  publicUrl: string,
): Promise<TemplatePreview> {
  const { current } = await findTemplate(tx, accountId, id);
  const draft = { subject: current?.subject ?? null, body: current?.body ?? '', isFirst: true };
  return previewTemplate(tx, accountId, draft, publicUrl);
}

const firstSubject = (
  subject: string,
  account: Parameters<typeof senderValues>[0],
  brand: Parameters<typeof brandValues>[0],
): string => fillForBrand(fillForSender(parseTemplate(subject), senderValues(account)), brandValues(brand));
