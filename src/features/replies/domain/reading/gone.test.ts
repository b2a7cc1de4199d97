import { expect, it } from 'vitest';
import { isOutOfBusiness, isSold } from './gone.ts';

it.each([
  'We went out of business two years ago.',
  'I closed the shop in 2023 when my husband got sick.',
  'Sadly we had to close last year.',
  'We’ve called it a day after 20 years.',
  'The brand is no more, I’m afraid.',
  'Die Firma gibt es nicht mehr.',
  'Hemos cerrado el negocio.',
  'Ditta chiusa dal 2024.',
  'Wij zijn gestopt met het bedrijf.',
])('“%s” tells of the end of a business', (text) => {
  expect(isOutOfBusiness({ class: 'other', newText: text })).toBe(true);
  expect(isOutOfBusiness({ class: 'not_now', newText: text })).toBe(false);
});

it.each([
  'We’re closed for the season and reopen in April.',
  'We closed our store on Main Street and sell online only now.',
  'We shut down our wholesale program.',
  'We’ve stopped selling on Amazon.',
  'Our office is closed until January 5.',
  'Have you closed the business?',
])('“%s” doesn’t', (text) => {
  expect(isOutOfBusiness({ class: 'other', newText: text })).toBe(false);
});

it('a brand that was sold has another owner; what is sold out, or sold somewhere, has not', () => {
  for (const text of [
    'Jim Tate bought the business from me.',
    'Brand now belongs to Hillcrest Holdings.',
    'Nous avons vendu la marque à la société Orin.',
    'There are new owners since May.',
  ])
    expect(isSold({ class: 'wrong_contact', newText: text }), text).toBe(true);
  for (const text of ['We sold out of that line.', 'They’re sold by our distributor.', 'We sold 400 units.'])
    expect(isSold({ class: 'wrong_contact', newText: text }), text).toBe(false);
});
