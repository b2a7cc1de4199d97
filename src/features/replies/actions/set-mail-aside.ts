import { createHash } from 'node:crypto';
import type { Tx } from '../../../db/database.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { isSandboxName } from '../../../kernel/sandbox-name.ts';
import { storable } from '../../../kernel/storable.ts';
import { addressKey } from '../../suppression/domain/suppression.ts';
import { keptAttachments } from '../domain/inbox/attachment.ts';
import type { InboundMail } from '../domain/inbox/conversation.ts';
import type { MailHeadReader } from '../ports.ts';
import { keepMail } from './keep-mail.ts';

export interface UnreadableMail {
  accountId: string;
  source: InboundMail['source'];
  /** As it came: its person has it as a file. */
  raw: Uint8Array;
  receivedAt: Date;
}

const MAX_LINE = 1_000;
const NOTHING: ReturnType<MailHeadReader> = { from: null, subject: '' };

/**
 * A mail that ends whoever reads it, or that can't be taken in, is put before its person among those that nobody could
 * match. In doubt it is taken for a person's: follow-ups stop as soon as somebody says which brand wrote it. `readHead`
 * null: its head may be what can't be read.
 */
export async function setMailAside(
  tx: Tx,
  { accountId, source, raw, receivedAt }: UnreadableMail,
  readHead: MailHeadReader | null,
): Promise<void> {
  const { from, subject } = storable(readHead?.(raw) ?? NOTHING);
  const fromEmail = addressKey(from?.email ?? '').slice(0, MAX_LINE);
  const file = { filename: 'mail.eml', contentType: 'message/rfc822', size: raw.byteLength, content: raw };
  await keepMail(tx, {
    id: uuidv7(),
    accountId,
    source,
    receivedAt,
    fromEmail,
    isUnreadable: true,
    // Not the one of its Message-ID: where it does get read on another way, that is worth having.
    fingerprint: createHash('sha256').update('unreadable').update(raw).digest(),
    brandId: null,
    messageId: null,
    matchedBy: null,
    headerId: null,
    inReplyTo: null,
    refs: [],
    fromName: (from?.name ?? '').slice(0, MAX_LINE),
    replyTo: null,
    toEmails: [],
    subject: subject.slice(0, MAX_LINE),
    text: '',
    newText: '',
    signature: null,
    quoted: null,
    html: null,
    headers: [],
    machine: null,
    sentAt: null,
    class: 'other',
    secondary: [],
    confidence: 0,
    facts: [],
    isHuman: true,
    stopsFollowUps: true,
    suppresses: false,
    readBy: 'rules',
    isSandbox: isSandboxName(fromEmail),
    attachments: keptAttachments([{ ...file, isInline: false, contentId: null }]),
  });
}
