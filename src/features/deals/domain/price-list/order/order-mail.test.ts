import { expect, it } from 'vitest';
import { orderMail } from './order-mail.ts';

const order = {
  poNumber: 'PO-7',
  lineCount: 3,
  totalCents: 123_450,
  currency: 'USD',
  brandName: 'Nordkap Wool',
};

it('says which order is attached and what it comes to, to whom and from whom', () => {
  const seller = { firstName: 'Ana', company: 'Northlake Trading' };
  expect(orderMail({ order, fromName: 'Tom Baker', seller })).toBe(
    [
      'Hi Tom,',
      'Our order PO-7 is attached, as a PDF and as a sheet: 3 lines for $1,234.50.',
      'Could you confirm it, tell me when it ships, and send the invoice?',
      'Best regards,\nAna\nNorthlake Trading',
    ].join('\n\n'),
  );
});

it('calls no desk by a name, and is signed with what is known', () => {
  const mail = orderMail({ order, fromName: 'Nordkap Sales', seller: { firstName: null, company: null } });
  expect(mail).toMatch(/^Hello,\n/);
  expect(mail).toMatch(/\n\nBest regards,$/);
});
