import { describe, expect, it } from 'vitest';
import type { AnyFact } from '../../replies/domain/reading/reply-facts.ts';
import { REPLY_CLASSES, type ReplyClass } from '../../replies/domain/reply-class.ts';
import { newOf, tasksFor, type WantedTask } from './reading-tasks.ts';

const TODAY = '2026-03-06';
const mail = (read: ReplyClass, facts: [AnyFact['name'], unknown][] = [], secondary: ReplyClass[] = []) => ({
  class: read,
  secondary,
  isHuman: true,
  facts: facts.map(([name, value]) => ({ name, value, words: `said ${name}`, confidence: 1 }) as AnyFact),
});

it('a form is to be filled in where it stands, by the next working day', () => {
  const asked = mail('application_form', [['application_url', 'nordkap.example/apply']]);
  expect(tasksFor(asked, TODAY)).toEqual([
    {
      key: 'form',
      kind: 'form',
      title: 'Fill in the form',
      detail: 'said application_url',
      url: 'https://nordkap.example/apply',
      dueOn: '2026-03-09',
      points: ['https://nordkap.example/apply'],
    },
  ]);
});

it('a link is one to a website, or none', () => {
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'not a link'])
    expect(tasksFor(mail('application_form', [['application_url', address]]), TODAY)[0]?.url).toBeNull();
});

it('documents are named as they were asked for, beside the form that asks for them too', () => {
  const asked = mail('application_form', [['documents', ['resale_certificate', 'w9']]], ['asks_documents']);
  expect(tasksFor(asked, TODAY).map(({ title }) => title)).toEqual([
    'Fill in the form',
    'Send resale certificate and W-9',
  ]);
  expect(tasksFor(mail('asks_documents'), TODAY)).toMatchObject([{ title: 'Send the documents' }]);
});

it('who said “not now” is written to again when they said, and in two months where they said nothing', () => {
  const dueOn = (value: string) => tasksFor(mail('not_now', [['resume_date', value]]), TODAY)[0]?.dueOn;
  expect(dueOn('2026-05')).toBe('2026-05-01');
  expect(dueOn('2026-Q3')).toBe('2026-07-01');
  expect(dueOn('2026-01-05')).toBe('2026-05-05');
  expect(tasksFor(mail('not_now'), TODAY)[0]?.dueOn).toBe('2026-05-05');
});

it('somebody else is to be written to by name', () => {
  const titles = (...told: Parameters<typeof mail>) =>
    tasksFor(mail(...told), TODAY).map(({ title }) => title);
  expect(titles('wrong_contact', [['better_contact', 'maria@nordkap.example']])).toEqual([
    'Write to maria@nordkap.example',
  ]);
  expect(titles('wrong_contact')).toEqual(['Find the right contact']);
  const alpine = { name: 'Alpine Supply', email: null, url: null };
  expect(titles('distributor_referral', [['distributor', alpine]])).toEqual(['Write to Alpine Supply']);
});

it('a box whose owner has left tells whom to write to now, and no absence does', () => {
  const told: [AnyFact['name'], unknown][] = [['better_contact', 'jo@nordkap.example']];
  const titles = (secondary: ReplyClass[]) =>
    tasksFor({ ...mail('auto_reply', told, secondary), isHuman: false }, TODAY).map(({ title }) => title);
  expect(titles(['wrong_contact'])).toEqual(['Write to jo@nordkap.example']);
  expect(titles([])).toEqual([]);
});

it('a machine gives nothing to do, and neither does who wants no more mail', () => {
  for (const read of REPLY_CLASSES)
    expect(tasksFor({ ...mail(read, [], ['application_form']), isHuman: false }, TODAY)).toEqual([]);
  expect(tasksFor(mail('unsubscribe', [], ['application_form']), TODAY)).toEqual([]);
});

describe('what another mail has asked for already', () => {
  const [form] = tasksFor(mail('application_form', [['application_url', 'nordkap.example/apply']]), TODAY);
  const papers = (...documents: string[]) =>
    tasksFor(mail('asks_documents', documents.length > 0 ? [['documents', documents]] : []), TODAY);
  const fresh = (wanted: WantedTask[], open: (WantedTask | undefined)[]) =>
    wanted.flatMap(
      (task) =>
        newOf(
          task,
          open.filter((one) => one !== undefined),
        )?.title ?? [],
    );

  it('is no second task: the same form, the same papers or some without a name, the price list', () => {
    expect(fresh(form ? [form] : [], [form])).toEqual([]);
    expect(fresh(papers('w9', 'resale_certificate'), papers('resale_certificate', 'w9'))).toEqual([]);
    expect(fresh(papers(), papers('w9'))).toEqual([]);
    const list = tasksFor(mail('price_list'), TODAY);
    expect(fresh(list, list)).toEqual([]);
  });

  it('leaves what is new: a further paper, another form', () => {
    expect(fresh(papers('resale_certificate', 'w9'), papers('resale_certificate'))).toEqual(['Send W-9']);
    expect(fresh(form ? [form] : [], [form && { ...form, points: ['https://other.example/'] }])).toEqual([
      'Fill in the form',
    ]);
  });
});
