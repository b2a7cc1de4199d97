import type { Journal } from '../journal.ts';
import { type Account, type EventWebhook, newAccount, type ParseSetting } from './account.ts';
import { COURSES, type Course, droppedFor, fateOf, type SuppressionList } from './delivery.ts';

/** One mail that was accepted, to one recipient. */
export interface Accepted {
  /** The mailbox's id of it. */
  id: string;
  email: string;
  args: Record<string, string>;
  categories?: string[];
}

export interface SendgridEvent extends Record<string, unknown> {
  email: string;
  event: string;
  timestamp: number;
  sg_event_id: string;
  sg_message_id: string;
}

export interface DueEvent {
  account: string;
  at: number;
  event: SendgridEvent;
}

/** Everything that changes what SendGrid knows. The state is what these entries, in order, make of nothing. */
type Entry =
  | { is: 'settings'; account: string; keyEnd: string; webhooks: EventWebhook[]; parse: ParseSetting[] }
  | { is: 'accepted'; account: string; domain: string; at: number; messageId: string; mails: Accepted[] }
  | { is: 'reported'; account: string; events: string[] }
  | { is: 'suppressed'; account: string; list: SuppressionList; email: string; at: number }
  | { is: 'lifted'; account: string; list: SuppressionList; email: string }
  | { is: 'summary'; accepted: number; times: [identity: string, times: number][]; due: DueEvent[] };

export interface Ledger {
  account(id: string, keyEnd: string): Account;
  accounts(): Account[];
  saveSettings(account: Account): Promise<void>;
  accept(
    account: Account,
    acceptance: { messageId: string; domain: string; mails: Accepted[] },
  ): Promise<void>;
  suppress(account: Account, list: SuppressionList, email: string): Promise<void>;
  lift(account: Account, list: SuppressionList, email: string): Promise<void>;
  /** Takes out what is due, to be posted now. */
  takeDue(account: string, now: number, most: number): DueEvent[];
  hasEvents(): boolean;
  reported(account: string, events: DueEvent[]): Promise<void>;
  accepted(): number;
  /** How often each message was accepted, by what the sender calls it. */
  times(): ReadonlyMap<string, number>;
}

/**
 * What the sender calls a message: the custom argument that is named as one, else all of them.
 * The recipient belongs to it, as one message may go to several people.
 */
function identityOf({ args, email }: Pick<Accepted, 'args' | 'email'>): string | undefined {
  const names = Object.keys(args);
  if (names.length === 0) return undefined;
  const own =
    names.find((name) => /message_?-?id$/i.test(name)) ?? (names.length === 1 ? names[0] : undefined);
  return own === undefined ? `${JSON.stringify(args)} ${email}` : args[own];
}

export function createLedger(journal: Journal, undeliverable: (domain: string) => boolean): Ledger {
  const accounts = new Map<string, Account>();
  const due = new Map<string, Map<string, DueEvent>>();
  const times = new Map<string, number>();
  let accepted = 0;

  const accountOf = (id: string, keyEnd = ''): Account => {
    const account = accounts.get(id) ?? newAccount(id, keyEnd);
    accounts.set(id, account);
    return account;
  };

  const expect = (event: DueEvent) => {
    const events = due.get(event.account) ?? new Map<string, DueEvent>();
    due.set(event.account, events.set(event.event.sg_event_id, event));
  };

  function apply(entry: Entry): void {
    switch (entry.is) {
      case 'settings': {
        const account = accountOf(entry.account);
        account.keyEnd = entry.keyEnd;
        account.eventWebhooks = entry.webhooks;
        account.parseSettings = entry.parse;
        return;
      }
      case 'accepted': {
        const account = accountOf(entry.account);
        account.domains.add(entry.domain);
        entry.mails.forEach((mail, index) => {
          accepted += 1;
          const identity = identityOf(mail);
          if (identity !== undefined) times.set(identity, (times.get(identity) ?? 0) + 1);
          const course = courseOf(account, mail.email, entry.at, undeliverable);
          for (const event of eventsOf(course, account, entry, mail, index)) expect(event);
        });
        return;
      }
      case 'reported':
        for (const id of entry.events) due.get(entry.account)?.delete(id);
        return;
      case 'suppressed':
        accountOf(entry.account).suppressed[entry.list].set(entry.email, {
          email: entry.email,
          created: Math.floor(entry.at / 1_000),
        });
        return;
      case 'lifted':
        accountOf(entry.account).suppressed[entry.list].delete(entry.email);
        return;
      case 'summary':
        accepted = entry.accepted;
        for (const [identity, count] of entry.times) times.set(identity, count);
        for (const event of entry.due) expect(event);
    }
  }

  const write = journal.section<Entry>('sendgrid', {
    replay: apply,
    *snapshot() {
      for (const account of accounts.values()) {
        yield settingsOf(account);
        for (const list of Object.keys(account.suppressed) as SuppressionList[]) {
          for (const { email, created } of account.suppressed[list].values()) {
            yield { is: 'suppressed', account: account.id, list, email, at: created * 1_000 };
          }
        }
      }
      const waiting = [...due.values()].flatMap((events) => [...events.values()]);
      yield { is: 'summary', accepted, times: [...times], due: waiting };
    },
  });

  const record = (entry: Entry): Promise<void> => {
    apply(entry);
    return write(entry);
  };

  return {
    account: accountOf,
    accounts: () => [...accounts.values()],
    saveSettings: (account) => record(settingsOf(account)),
    accept: (account, { messageId, domain, mails }) =>
      record({ is: 'accepted', account: account.id, domain, at: Date.now(), messageId, mails }),
    suppress: (account, list, email) =>
      record({ is: 'suppressed', account: account.id, list, email, at: Date.now() }),
    lift: (account, list, email) => record({ is: 'lifted', account: account.id, list, email }),
    takeDue(account, now, most) {
      const taken: DueEvent[] = [];
      const events = due.get(account);
      for (const event of events?.values() ?? []) {
        if (taken.length === most) break;
        if (event.at <= now) taken.push(event);
      }
      for (const { event } of taken) events?.delete(event.sg_event_id);
      return taken;
    },
    hasEvents: () => [...due.values()].some((events) => events.size > 0),
    reported: (account, events) =>
      record({ is: 'reported', account, events: events.map(({ event }) => event.sg_event_id) }),
    accepted: () => accepted,
    times: () => times,
  };
}

const settingsOf = (account: Account): Entry => ({
  is: 'settings',
  account: account.id,
  keyEnd: account.keyEnd,
  webhooks: account.eventWebhooks,
  parse: account.parseSettings,
});

/** What becomes of a mail; also puts its recipient on the list that the fate asks for. */
function courseOf(
  account: Account,
  email: string,
  at: number,
  undeliverable: (domain: string) => boolean,
): Course {
  const address = email.toLowerCase();
  const lists = Object.keys(account.suppressed) as SuppressionList[];
  for (const list of lists) {
    const dropped = account.suppressed[list].has(address) && droppedFor(list);
    if (dropped) return dropped;
  }
  const course = COURSES[fateOf(address, undeliverable)];
  if (course.suppresses) {
    const { reason, status } = course;
    account.suppressed[course.suppresses].set(address, {
      email: address,
      created: Math.floor(at / 1_000),
      ...(reason && { reason }),
      ...(status && { status }),
    });
  }
  return course;
}

const eventsOf = (
  { steps }: Course,
  account: Account,
  { at, messageId }: { at: number; messageId: string },
  { email, args, categories }: Accepted,
  index: number,
): DueEvent[] =>
  steps.map(({ event, afterMs, fields }, step) => ({
    account: account.id,
    at: at + afterMs,
    event: {
      ...args,
      ...(categories && { category: categories }),
      email,
      event,
      ...fields,
      // Whole seconds, as on the wire: the steps of one mail often share theirs.
      timestamp: Math.floor((at + afterMs) / 1_000),
      'smtp-id': `<${messageId}@geopod-ismtpd-0>`,
      sg_message_id: `${messageId}.recvd-5f9d7c6b8d-x2k4q-1-${index}.0`,
      sg_event_id: Buffer.from(`${event}-${step}-${index}-${messageId}`).toString('base64url'),
    },
  }));
