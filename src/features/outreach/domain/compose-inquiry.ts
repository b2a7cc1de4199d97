import { isSandboxName } from '../../../kernel/sandbox-name.ts';
import { escapeHtml, oneLine, paragraphs } from './clean-text.ts';
import { DEFAULT_SUBJECT } from './default-template.ts';
import { type InquiryAccount, inquiryProblem, isPlainAddress, MAX_SUBJECT } from './inquiry-account.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { parseTemplate, stretchesBetweenBrandNames } from './template.ts';

export interface InquiryBrand {
  name: string;
  /** Where the brand is written to. */
  email: string;
  /** Made up by a stand-in: only the sandbox's transport may write to it. */
  isSandbox: boolean;
}

export interface Inquiry {
  messageId: string;
  brand: InquiryBrand;
  /** One paragraph of the brand's own facts, put after the greeting. */
  personalNote: string | null;
  unsubscribeUrl: string;
}

/** A mail that can't be made as it should be is held back with the reason, never sent half-made. */
export type ComposedInquiry = { mail: OutgoingMail } | { held: string };

const MAX_BRAND_NAME = 120;
const MAX_NOTE = 800;

const HTML_START =
  '<!doctype html>\n<html><head><meta charset="utf-8"></head>' +
  '<body style="margin:0;padding:16px;font:15px/1.55 -apple-system,\'Segoe UI\',Helvetica,Arial,sans-serif;color:#1c1c1a">' +
  '<div style="max-width:600px">\n<p>';
const FOOTER_STYLE = 'margin-top:32px;font-size:12px;line-height:1.5;color:#6f6e69';

/** Reads the account's template once; what it returns makes a mail for one brand after another. */
export function prepareInquiries(account: InquiryAccount): (inquiry: Inquiry) => ComposedInquiry {
  const problem = inquiryProblem(account);
  if (problem !== null) return () => ({ held: problem });
  const { render, needsBrandName } = inquiryRenderer(account);
  return (inquiry) => {
    const held = heldFor(account, inquiry.brand, needsBrandName);
    return held === null ? { mail: render(inquiry) } : { held };
  };
}

export const composeInquiry = (account: InquiryAccount, inquiry: Inquiry): ComposedInquiry =>
  prepareInquiries(account)(inquiry);

/** Renders whatever there is, with unknown placeholders as they were typed: to look at, not to send. */
export const previewInquiry = (account: InquiryAccount, inquiry: Inquiry): OutgoingMail =>
  inquiryRenderer(account).render(inquiry);

function inquiryRenderer(account: InquiryAccount): {
  render: (inquiry: Inquiry) => OutgoingMail;
  needsBrandName: boolean;
} {
  const companyName = oneLine(account.senderName ?? '');
  const yourName = oneLine(account.firstName ?? '');
  const between = (text: string) =>
    stretchesBetweenBrandNames(parseTemplate(text), { companyName, yourName });

  const [greeting, body] = splitGreeting(paragraphs(account.template ?? ''));
  const text = { greeting: between(greeting), body: between(body) };
  const html = { greeting: text.greeting.map(toHtml), body: text.body.map(toHtml) };
  const subject = between(oneLine(account.subject ?? '') || DEFAULT_SUBJECT);
  const needsBrandName = [subject, text.greeting, text.body].some((stretches) => stretches.length > 1);
  const from = {
    email: account.senderEmail ?? '',
    name: yourName === '' ? companyName : `${yourName} from ${companyName}`,
  };
  const address = paragraphs(account.postalAddress ?? '').replace(/,?\n+/g, ', ');
  const signedBy = address === '' ? companyName : `${companyName}, ${address}`;
  const signedByHtml = escapeHtml(signedBy);

  const render = ({ messageId, brand, personalNote, unsubscribeUrl }: Inquiry): OutgoingMail => {
    const brandName = oneLine(brand.name);
    const brandHtml = escapeHtml(brandName);
    const note = personalNote === null ? '' : oneLine(personalNote).slice(0, MAX_NOTE);
    const link = oneLine(unsubscribeUrl);
    const textParts = [text.greeting.join(brandName), note, text.body.join(brandName)];
    const htmlParts = [html.greeting.join(brandHtml), escapeHtml(note), html.body.join(brandHtml)];
    return {
      messageId,
      from,
      to: brand.email,
      subject: shorten(subject.join(brandName)),
      text: `${textParts.filter(Boolean).join('\n\n')}\n\n\n${signedBy}\nNot interested? Unsubscribe: ${link}\n`,
      html: `${HTML_START}${htmlParts.filter(Boolean).join('</p>\n<p>')}</p>\n<p style="${FOOTER_STYLE}">${signedByHtml}<br>\nNot interested? <a href="${escapeHtml(link)}" style="color:inherit">Unsubscribe</a></p>\n</div></body></html>\n`,
      headers: {
        'List-Unsubscribe': `<${link}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  };
  return { render, needsBrandName };
}

function heldFor(account: InquiryAccount, brand: InquiryBrand, needsBrandName: boolean): string | null {
  const brandName = oneLine(brand.name);
  if (!isPlainAddress(brand.email)) return 'The address found for this brand is not one to write to.';
  if (account.transport !== 'sandbox' && (brand.isSandbox || isSandboxName(brand.email)))
    return 'This brand belongs to the sandbox, and a real sender never writes to it.';
  if (needsBrandName && brandName === '') return "[Brand Name] can't be filled: this brand has no name.";
  if (brandName.length > MAX_BRAND_NAME)
    return `[Brand Name] can't be filled: the name is longer than ${MAX_BRAND_NAME} characters.`;
  return null;
}

const toHtml = (text: string): string =>
  escapeHtml(text)
    .replace(/\n{2,}/g, '</p>\n<p>')
    .replace(/(?<!<\/p>)\n/g, '<br>\n');

const GREETING = /^(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening|day)|to whom)\b/i;

/** The first line where it greets, and the rest; a note that speaks of the brand belongs between the two. */
function splitGreeting(template: string): [greeting: string, body: string] {
  const [first = ''] = template.split('\n', 1);
  const greets = first.length <= 100 && (GREETING.test(first) || /[,:!，：！]$/.test(first));
  return greets ? [first, template.slice(first.length).trim()] : ['', template];
}

function shorten(subject: string): string {
  const line = subject.trim();
  if (line.length <= MAX_SUBJECT) return line;
  return `${line
    .slice(0, MAX_SUBJECT - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')}…`;
}
