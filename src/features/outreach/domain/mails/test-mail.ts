import { escapeHtml } from '../../../../kernel/html.ts';
import { oneLine, paragraphs } from '../notes/clean-text.ts';
import { fromOf } from './compose-inquiry.ts';
import type { InquiryAccount } from './inquiry-account.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** What a person sends to themselves to see whether a sender works, and how it looks. */
export function testMail(account: InquiryAccount, to: { messageId: string; to: string }): OutgoingMail {
  const from = fromOf(account);
  const signature = paragraphs(account.signature ?? '');
  const parts = [
    `This is a test email from Linesheet, sent as ${from.name} <${from.email}>.`,
    'If you can read this in your inbox, and not in spam, the sender works.',
    signature,
    oneLine(account.postalAddress ?? ''),
  ].filter(Boolean);
  return {
    ...to,
    from,
    subject: 'Test email from Linesheet',
    text: `${parts.join('\n\n')}\n`,
    html: `<!doctype html>\n<html><body>${parts.map((part) => `<p>${escapeHtml(part).replace(/\n/g, '<br>')}</p>`).join('\n')}</body></html>\n`,
    headers: {},
  };
}
