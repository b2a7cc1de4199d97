import { escapeHtml } from '../../../kernel/html.ts';
import type { SystemMail } from '../../accounts/domain/system-mail.ts';
import { type Inquiry, ROLE_NAMES } from './inquiry.ts';

const SUBJECT: Record<Inquiry['kind'], string> = {
  demo: 'Demo requested by',
  sales: 'Question to sales from',
  support: 'Question to support from',
};

/** What the operator is told of an inquiry. */
export function inquiryMail(to: string, inquiry: Inquiry): SystemMail {
  const { kind, company, role } = inquiry;
  const name = oneLine(inquiry.name);
  const details = [
    `Name: ${name}`,
    `Email: ${inquiry.email}`,
    ...(company ? [`Company: ${oneLine(company)}`] : []),
    ...(role ? [`Role: ${ROLE_NAMES[role] ?? role}`] : []),
  ].join('\n');
  const message = inquiry.message || '(no message)';
  return {
    to,
    subject: `${SUBJECT[kind]} ${name}`,
    text: `${details}\n\n${message}\n`,
    html: [details, message].map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`).join('\n'),
  };
}

/** So that nobody writes headers, or lines that look like ours. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
