import { DOCUMENT_LABELS } from '../../replies/domain/inbox/fact-words.ts';
import type { AnyFact, FactName, FactValues } from '../../replies/domain/reading/reply-facts.ts';
import type { ReplyClass } from '../../replies/domain/reply-class.ts';
import { list } from './playbook/voice.ts';
import { firstDayOf, LONGEST_TITLE, type TaskKind, workingDayAfter } from './task.ts';

export interface WantedTask {
  /** What it is of its mail. */
  key: string;
  kind: TaskKind;
  title: string;
  detail: string | null;
  url: string | null;
  dueOn: string;
  /** What is to be done, point by point: what is on the list already for another mail isn't done twice. */
  points: readonly string[];
}

/** What a task is known by that a mail gave. */
export const taskSource = (mailId: string, key: string): string => `mail:${mailId}:${key}`;

type Draft = Omit<WantedTask, 'dueOn' | 'points'> & Partial<Pick<WantedTask, 'dueOn' | 'points'>>;

interface MailToFollow {
  class: ReplyClass;
  secondary: readonly ReplyClass[];
  facts: readonly AnyFact[];
  isHuman: boolean;
}

export const CERTIFICATE = 'certificate';
const PRICE_LIST = 'price_list';
const RESUME = 'resume';

/** Whoever has ordered has worked through the list, and waits for no later time to ask. */
export const endsWithOrder = ({ key }: Pick<WantedTask, 'key'>): boolean =>
  key === PRICE_LIST || key === RESUME;

const sending = (documents: readonly string[]): string => `Send ${list(documents)}`;

/** After so many days a brand that said "not now" and no more is asked again. */
const NOT_NOW_DAYS = 60;

/** What an answer gives to do, beside answering it. A machine's gives nothing, but where it names who came after one who has left. */
export function tasksFor(mail: MailToFollow, today: string): WantedTask[] {
  const soon = workingDayAfter(today, 1);
  const saysToo = (read: ReplyClass) => mail.class === read || mail.secondary.includes(read);
  const fact = <Name extends FactName>(name: Name) => mail.facts.find((one) => one.name === name);
  const told = <Name extends FactName>(name: Name) => fact(name)?.value as FactValues[Name] | undefined;
  const wordsOf = (name: FactName): string | null => fact(name)?.words || null;
  const tasks: WantedTask[] = [];
  const want = ({ points, title, dueOn, ...task }: Draft) =>
    tasks.push({
      ...task,
      title: title.slice(0, LONGEST_TITLE),
      dueOn: dueOn ?? soon,
      points: points ?? [task.url ?? title],
    });

  if (!mail.isHuman) {
    const successor = mail.secondary.includes('wrong_contact') ? told('better_contact') : undefined;
    if (mail.class === 'auto_reply' && successor)
      want({ ...WRITE_ELSEWHERE, title: `Write to ${successor}`, detail: wordsOf('better_contact') });
    return tasks;
  }
  // Whoever wants no more mail is left alone with forms and documents as well.
  if (mail.class === 'unsubscribe') return [];
  if (saysToo('application_form')) {
    const url = httpAddress(told('application_url'));
    want({ key: 'form', kind: 'form', title: 'Fill in the form', detail: wordsOf('application_url'), url });
  }
  if (saysToo('asks_documents')) {
    const points = (told('documents') ?? []).map((document) => DOCUMENT_LABELS[document] ?? document);
    const title = points.length > 0 ? sending(points) : 'Send the documents';
    want({ key: CERTIFICATE, kind: 'certificate', title, detail: wordsOf('documents'), url: null, points });
  }
  if (saysToo('price_list'))
    want({ key: PRICE_LIST, kind: 'other', title: 'Work through the price list', detail: null, url: null });
  if (mail.class === 'not_now') {
    const named = firstDayOf(told('resume_date') ?? '');
    const dueOn = named !== null && named > today ? named : workingDayAfter(today, NOT_NOW_DAYS);
    want({
      key: RESUME,
      kind: 'follow_up',
      title: 'Write to them again',
      detail: wordsOf('resume_date'),
      url: null,
      dueOn,
    });
  }
  if (mail.class === 'wrong_contact') {
    const better = told('better_contact');
    const title = better ? `Write to ${better}` : 'Find the right contact';
    want({ ...WRITE_ELSEWHERE, title, detail: wordsOf('better_contact') });
  }
  if (mail.class === 'distributor_referral') {
    const { name, email, url } = told('distributor') ?? { name: null, email: null, url: null };
    want({
      key: 'distributor',
      kind: 'follow_up',
      detail: wordsOf('distributor'),
      title: `Write to ${name ?? email ?? 'their distributor'}`,
      url: httpAddress(url),
    });
  }
  return tasks;
}

/**
 * What of a task is new beside those that stand open for a brand's other mails; null: nothing. A second request for the
 * same papers gives no second task, and one for a further paper names that alone.
 */
export function newOf(wanted: WantedTask, open: readonly WantedTask[]): WantedTask | null {
  const same = open.filter(({ key }) => key === wanted.key);
  if (same.length === 0 || wanted.key === RESUME) return wanted;
  const points = wanted.points.filter((point) => !same.some((task) => task.points.includes(point)));
  if (points.length === 0) return null;
  return wanted.key === CERTIFICATE ? { ...wanted, points, title: sending(points) } : wanted;
}

/** Of those that stand open, what a task takes the place of: what a brand said last of when to write again holds. */
export const replacedBy = (wanted: WantedTask, key: string): boolean =>
  wanted.key === RESUME && key === RESUME;

const WRITE_ELSEWHERE = { key: 'contact', kind: 'follow_up', url: null } as const;

/** An address that a link may lead to: it was written by others. */
export function httpAddress(address: string | null | undefined): string | null {
  if (!address) return null;
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname, href } = new URL(whole);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') ? href : null;
}
