import { escapeHtml } from '../../../../kernel/html.ts';
import { isSandboxName } from '../../../../kernel/sandbox-name.ts';
import { brandNameFault } from '../brands/brand-name-fault.ts';
import type { BrandFacts } from '../notes/brand-facts.ts';
import { oneLine, paragraphs } from '../notes/clean-text.ts';
import { productName } from '../notes/product-name.ts';
import { DEFAULT_SUBJECT } from '../sequences/default-template.ts';
import {
  type BrandPlaceholder,
  type BrandValues,
  brandPlaceholdersIn,
  fillForBrand,
  fillForSender,
  mapText,
  PLACEHOLDERS,
  parseTemplate,
} from '../sequences/template.ts';
import { type InquiryAccount, inquiryProblem, isPlainAddress, MAX_SUBJECT } from './inquiry-account.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import type { Wording } from './wording.ts';

export interface InquiryBrand extends Partial<Omit<BrandFacts, 'name'>> {
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
export type ComposedInquiry =
  | {
      mail: OutgoingMail;
      /** With which version of which template's words, and as which arm of a comparison. */
      written?: Wording;
    }
  | { held: string };

const MAX_NOTE = 800;

const HTML_START =
  '<!doctype html>\n<html><head><meta charset="utf-8"></head>' +
  '<body style="margin:0;padding:16px;font:15px/1.55 -apple-system,\'Segoe UI\',Helvetica,Arial,sans-serif;color:#1c1c1a">' +
  '<div style="max-width:600px">\n<p>';
const FOOTER_START = '\n\n\n';
const FOOTER_STYLE = 'margin-top:32px;font-size:12px;line-height:1.5;color:#6f6e69';

/** Reads the account's template once; what it returns makes a mail for one brand after another. */
export function prepareInquiries(account: InquiryAccount): (inquiry: Inquiry) => ComposedInquiry {
  const problem = inquiryProblem(account);
  if (problem !== null) return () => ({ held: problem });
  const { render, asks } = inquiryRenderer(account);
  return (inquiry) => {
    const held = heldFor(account, inquiry.brand, asks);
    return held === null ? { mail: render(inquiry) } : { held };
  };
}

/** Renders whatever there is, with unknown placeholders as they were typed: to look at, not to send. */
export const previewInquiry = (account: InquiryAccount, inquiry: Inquiry): OutgoingMail =>
  inquiryRenderer(account).render(inquiry);

function inquiryRenderer(account: InquiryAccount): {
  render: (inquiry: Inquiry) => OutgoingMail;
  asks: ReadonlySet<BrandPlaceholder>;
} {
  const values = senderValues(account);
  const filled = (text: string) => fillForSender(parseTemplate(text), values);

  const [greeting, body] = splitGreeting(paragraphs(account.template ?? ''));
  const text = { greeting: filled(greeting), body: filled(body) };
  const html = { greeting: mapText(text.greeting, toHtml), body: mapText(text.body, toHtml) };
  const subject = filled(oneLine(account.subject ?? '') || DEFAULT_SUBJECT);
  const frame = frameOf(account);

  const render = ({ messageId, brand, personalNote, unsubscribeUrl }: Inquiry): OutgoingMail => {
    const inText = brandValues(brand);
    const inHtml = escaped(inText);
    const note = personalNote === null ? '' : oneLine(personalNote).slice(0, MAX_NOTE);
    return frame({
      messageId,
      to: brand.email,
      subject: shorten(fillForBrand(subject, inText)),
      text: [fillForBrand(text.greeting, inText), note, fillForBrand(text.body, inText)],
      html: [fillForBrand(html.greeting, inHtml), escapeHtml(note), fillForBrand(html.body, inHtml)],
      unsubscribeUrl,
    });
  };
  return { render, asks: brandPlaceholdersIn(subject, text.greeting, text.body) };
}

/** Who a mail is from, as its reader sees it. */
export function fromOf(account: InquiryAccount): OutgoingMail['from'] {
  const { companyName, yourName } = senderValues(account);
  const usual = yourName === '' ? companyName : `${yourName} from ${companyName}`;
  return { email: account.senderEmail ?? '', name: oneLine(account.fromName ?? '') || usual };
}

/** What a template's places for the sender are filled with. */
export function senderValues(account: InquiryAccount) {
  const companyName = oneLine(account.senderName ?? '');
  const yourName = oneLine(account.firstName ?? '');
  const signature = paragraphs(account.signature ?? '');
  return {
    companyName,
    yourName,
    senderSignature: signature || [yourName, companyName].filter(Boolean).join('\n'),
  };
}

/** What a template's places for the brand are filled with. */
export function brandValues(brand: InquiryBrand): BrandValues {
  const named = (brand.productTitles ?? []).flatMap((title) => productName(title, brand.name) ?? []);
  return {
    brandName: oneLine(brand.name) || null,
    firstProduct: named[0] ?? null,
    productCount: brand.productCount ? String(brand.productCount) : null,
    category: oneLine(brand.category ?? '') || null,
  };
}

const escaped = (values: BrandValues): BrandValues =>
  Object.fromEntries(
    Object.entries(values).map(([place, value]) => [place, value && escapeHtml(value)]),
  ) as BrandValues;

/** The parts of a mail that was written, paragraph by paragraph; of the HTML, ready to stand between tags. */
interface Written {
  messageId: string;
  to: string;
  subject: string;
  text: readonly string[];
  html: readonly string[];
  unsubscribeUrl: string;
}

/** What stands around the words of every mail to a brand: who writes, from where, and the way out. */
export function frameOf(account: InquiryAccount): (written: Written) => OutgoingMail {
  const { companyName } = senderValues(account);
  const from = fromOf(account);
  const address = paragraphs(account.postalAddress ?? '').replace(/,?\n+/g, ', ');
  const signedBy = address === '' ? companyName : `${companyName}, ${address}`;
  const signedByHtml = escapeHtml(signedBy);
  const signature = paragraphs(account.signature ?? '');

  return ({ messageId, to, subject, unsubscribeUrl, ...written }) => {
    const link = oneLine(unsubscribeUrl);
    // A template that doesn't ask for the signature gets it at its end.
    const isSigned = signature === '' || written.text.some((part) => part.includes(signature));
    const text = isSigned ? written.text : [...written.text, signature];
    const html = isSigned ? written.html : [...written.html, toHtml(signature)];
    return {
      messageId,
      from,
      to,
      subject,
      text: `${text.filter(Boolean).join('\n\n')}${FOOTER_START}${signedBy}\nNot interested? Unsubscribe: ${link}\n`,
      html: `${HTML_START}${html.filter(Boolean).join('</p>\n<p>')}</p>\n<p style="${FOOTER_STYLE}">${signedByHtml}<br>\nNot interested? <a href="${escapeHtml(link)}" style="color:inherit">Unsubscribe</a></p>\n</div></body></html>\n`,
      headers: {
        'List-Unsubscribe': `<${link}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  };
}

/** The words of a mail without what stands around them; there are never two empty lines within them. */
export const wordsOf = ({ text }: OutgoingMail): string => text.slice(0, text.lastIndexOf(FOOTER_START));

/** Why this brand can't be written to with what is asked of it; null where it can. */
export function heldFor(
  account: InquiryAccount,
  brand: InquiryBrand,
  asks: ReadonlySet<BrandPlaceholder>,
): string | null {
  if (!isPlainAddress(brand.email)) return 'The address found for this brand is not one we can write to.';
  if (account.transport !== 'sandbox' && (brand.isSandbox || isSandboxName(brand.email)))
    return 'This brand belongs to the sandbox, and a real sender never writes to it.';
  const fault = brandNameFault(brand.name);
  if (fault !== null && (asks.has('brandName') || oneLine(brand.name) !== ''))
    return `[Brand Name] can't be filled: ${fault}.`;
  if (asks.size === 0) return null;
  const values = brandValues(brand);
  const missing = [...asks].find((place) => values[place] === null);
  return missing === undefined ? null : `${PLACEHOLDERS[missing]} can't be filled: ${NOT_KNOWN[missing]}.`;
}

const NOT_KNOWN: Record<BrandPlaceholder, string> = {
  brandName: 'this brand has no name',
  firstProduct: 'no product of this brand is known by a name',
  productCount: 'no product of this brand is known',
  category: 'the category of this brand is not known',
};

export const toHtml = (text: string): string =>
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

export function shorten(subject: string): string {
  const line = subject.trim();
  if (line.length <= MAX_SUBJECT) return line;
  return `${line
    .slice(0, MAX_SUBJECT - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')}…`;
}
