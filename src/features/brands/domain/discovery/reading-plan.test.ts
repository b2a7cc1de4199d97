import { expect, it } from 'vitest';
import { ReadingPlan } from './reading-plan.ts';

const NOTHING = { best: undefined, forms: [] };
const account = { url: 'https://acme.com/account', source: 'link' } as const;

it('a page that waits is another one once a page for shops leads to it', () => {
  const plan = new ReadingPlan('https://acme.com/');
  plan.add([
    { url: 'https://acme.com/contact', kind: 'contact', worth: 80, source: 'link' },
    { ...account, kind: 'partners', worth: 55 },
  ]);
  plan.add([{ ...account, kind: 'wholesale', worth: 85 }]);
  expect(plan.next(NOTHING)).toMatchObject({ ...account, kind: 'wholesale' });
  expect(plan.next(NOTHING)).toMatchObject({ kind: 'contact' });
  expect(plan.next(NOTHING)).toBeUndefined();
});

it('a page that was read isn’t read again, whatever leads to it', () => {
  const plan = new ReadingPlan('https://acme.com/');
  plan.add([{ ...account, kind: 'partners', worth: 55 }]);
  plan.next(NOTHING);
  plan.add([{ ...account, kind: 'wholesale', worth: 85 }]);
  expect(plan.next(NOTHING)).toBeUndefined();
});

it('a page of help is read for what it may say to shops, like a list of questions', () => {
  const plan = new ReadingPlan('https://acme.com/');
  plan.add([{ url: 'https://acme.com/help', kind: 'support', worth: 45, source: 'link' }]);
  expect(plan.nextForPolicy(NOTHING)).toMatchObject({ url: 'https://acme.com/help' });
});
