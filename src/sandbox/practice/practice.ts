import type { Journal } from '../journal.ts';
import type { Arrival } from '../mailbox/mail.ts';
import type { Mailbox } from '../mailbox/store.ts';
import { type ReplyRoads, sendReply } from '../sendgrid/replies.ts';
import type { ReplyClass } from '../sendgrid/reply-texts.ts';
import type { WorldBrand } from '../world/brands.ts';
import type { Products } from '../world/products.ts';
import { seeded } from '../world/random.ts';
import type { World } from '../world/sites.ts';
import { composeAnswer } from './compose.ts';
import {
  type Conversation,
  createCompanies,
  createConversations,
  domainOf,
  senderOf,
} from './conversations.ts';
import { DEFAULT_WEIGHTS, nextWay, type Weights, wayAfterMachine, wayOf } from './ways.ts';

/** What a company is going to say, and when. */
export interface Plan {
  way: ReplyClass;
  /** What it answers to: null for the first inquiry. */
  after: string | null;
  at: number;
}

export interface PracticeSettings {
  /** About how long a company takes to answer; 0: only when it is told to. */
  seconds: number;
  weights: Weights;
}

/** How soon brands answer where nobody has set it on the page; fixed: whatever was set there in an earlier life. */
export interface PracticePace {
  seconds: number;
  isFixed: boolean;
}

export interface PracticeRow {
  conversation: Conversation;
  plan: Plan | null;
  /** Why the last answer didn't arrive. */
  failed: string | null;
}

export interface Practice {
  settings(): PracticeSettings;
  change(settings: PracticeSettings): void;
  /** Mails that companies have just got. */
  noticed(arrivals: readonly Arrival[]): void;
  /** Newest first. */
  rows(): PracticeRow[];
  firstAnswerOf(brand: WorldBrand): ReplyClass;
  /** Says at once what is planned, or what is asked for. */
  answerNow(key: string, way?: ReplyClass): Promise<string | null>;
  state(): Record<string, unknown>;
  close(): void;
}

type SavedConversation = Omit<Conversation, 'brand'> & { brandId: number };
type Entry =
  | { settings: PracticeSettings }
  | { conversation: SavedConversation; plan: Plan | null; failed: string | null };

const MACHINES: ReadonlySet<ReplyClass> = new Set(['auto_reply', 'bounce']);
const MACHINE_HASTE = 0.05;
const AWAY = 4;

/** The made-up companies answer what they get, by themselves, on the road from an inquiry to an order. */
export function createPractice(options: {
  world: World;
  products: Products;
  mailbox: Mailbox;
  roads: ReplyRoads;
  journal: Journal;
  seed: number;
  pace: PracticePace;
  /** Whether mail to the address arrives. */
  delivers: (address: string) => boolean;
}): Practice {
  const { world, products, mailbox, roads, seed, delivers } = options;
  const companies = createCompanies(world.brands);
  const conversations = createConversations();
  const plans = new Map<string, Plan>();
  const failures = new Map<string, string>();
  const byId = new Map(world.brands.map((brand) => [brand.id, brand]));
  const { pace } = options;
  let settings: PracticeSettings = { seconds: pace.seconds, weights: DEFAULT_WEIGHTS };
  let isSetByHand = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const said: Partial<Record<ReplyClass, number>> = {};

  const write = options.journal.section<Entry>('practice', {
    replay(entry) {
      if ('settings' in entry) {
        isSetByHand = true;
        settings = { ...entry.settings, ...(pace.isFixed && { seconds: pace.seconds }) };
        return;
      }
      const { brandId, ...rest } = entry.conversation;
      const brand = byId.get(brandId);
      if (!brand) return;
      conversations.save({ ...rest, brand });
      keep(plans, rest.key, entry.plan);
      keep(failures, rest.key, entry.failed);
    },
    *snapshot() {
      if (isSetByHand) yield { settings };
      for (const conversation of conversations.all()) yield entryOf(conversation);
    },
  });

  const entryOf = ({ brand, ...rest }: Conversation): Entry => ({
    conversation: { ...rest, brandId: brand.id },
    plan: plans.get(rest.key) ?? null,
    failed: failures.get(rest.key) ?? null,
  });

  const save = (conversation: Conversation): void => {
    conversations.save(conversation);
    // With nobody practising, tens of thousands of mails may pass.
    if (settings.seconds > 0 || conversation.step > 0) void write(entryOf(conversation));
  };

  const wait = (conversation: Conversation, way: ReplyClass): number => {
    const share = 0.4 + 1.2 * seeded(`${seed}/practice/wait/${conversation.key}/${conversation.step}`).next();
    return settings.seconds * 1_000 * share * (MACHINES.has(way) ? MACHINE_HASTE : 1);
  };

  function notice(arrival: Arrival): void {
    const address = arrival.recipients[0];
    if (address === undefined || !delivers(address)) return;
    const sender = senderOf(arrival);
    const isDistributor = companies.isDistributor(address);
    const brand = isDistributor
      ? (conversations.referredBy(sender) ?? world.brands[0])
      : companies.brandAt(address, arrival.subject);
    if (!brand) return;
    const key = `${sender} ${domainOf(address)} ${brand.id}`;
    const before = conversations.find(key);
    const conversation: Conversation = before
      ? { ...before, mailId: arrival.id, address }
      : { key, brand, address, step: 0, last: null, replies: [], mailId: arrival.id };
    const plan = planFor(conversation, before, arrival, isDistributor);
    if (plan) plans.set(key, { ...plan, at: Date.now() + wait(conversation, plan.way) });
    else if (before && !plans.has(key)) return;
    save(conversation);
    schedule();
  }

  /** Null where nothing more is to be said than is planned already. */
  function planFor(
    conversation: Conversation,
    before: Conversation | undefined,
    arrival: Arrival,
    isDistributor: boolean,
  ): Omit<Plan, 'at'> | null {
    const { brand, step, last } = conversation;
    if (!before || last === null) {
      if (plans.has(conversation.key)) return null;
      if (isDistributor) return { way: 'price_list', after: 'distributor' };
      return { way: wayOf(brand, seed, settings.weights), after: null };
    }
    if (last === 'wrong_contact' && before.address !== conversation.address)
      return { way: 'price_list', after: 'wrong_contact' };
    // A follow-up that crossed the answer is no answer to it.
    if (!isAnswerTo(before, arrival)) return null;
    const way = nextWay(brand, seed, last, step);
    return way && { way, after: last };
  }

  function isAnswerTo({ replies }: Conversation, { id }: Arrival): boolean {
    const headers = Object.entries(mailbox.open(id)?.headers ?? {});
    return headers.some(
      ([name, value]) =>
        /^(in-reply-to|references)$/i.test(name) && replies.some((reply) => value.includes(reply)),
    );
  }

  /** At another pace nobody waits longer than that for what was planned before. */
  function hasten(): void {
    for (const [key, plan] of plans) {
      const conversation = conversations.find(key);
      if (conversation)
        plans.set(key, { ...plan, at: Math.min(plan.at, Date.now() + wait(conversation, plan.way)) });
    }
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    if (closed || settings.seconds === 0 || plans.size === 0) return;
    const next = Math.min(...[...plans.values()].map(({ at }) => at));
    timer = setTimeout(() => void sayDue(), Math.max(0, next - Date.now()));
    timer.unref();
  }

  async function sayDue(): Promise<void> {
    const now = Date.now();
    for (const [key, plan] of Array.from(plans)) if (plan.at <= now && !closed) await say(key, plan);
    schedule();
  }

  async function say(key: string, { way, after }: Omit<Plan, 'at'>): Promise<string | null> {
    plans.delete(key);
    const conversation = conversations.find(key);
    const arrival = conversation && mailbox.find(conversation.mailId);
    const original = arrival && mailbox.open(arrival.id);
    if (!conversation || !arrival || !original) return 'The mail that it would answer is gone.';
    const reply = await composeAnswer({ original, arrival, conversation, way, after, products });
    const sent = await sendReply(roads, arrival, reply).catch((error: unknown) => ({
      refused: String(error),
    }));
    const failed =
      'refused' in sent
        ? sent.refused
        : sent.delivered
          ? null
          : `The webhook answered with ${sent.status || 'nothing'}.`;
    keep(failures, key, failed);
    said[way] = (said[way] ?? 0) + 1;
    const { brand, step, replies } = conversation;
    const now: Conversation = {
      ...conversation,
      step: step + 1,
      last: way,
      replies: [...replies, reply.messageId],
    };
    if (way === 'distributor_referral') conversations.refer(senderOf(arrival), brand);
    if (way === 'auto_reply' && settings.seconds > 0) {
      const later = wayAfterMachine(brand, seed, settings.weights);
      plans.set(key, { way: later, after: null, at: Date.now() + wait(now, later) * AWAY });
    }
    save(now);
    return failed;
  }

  // What an earlier life of this process had planned.
  hasten();
  return {
    settings: () => settings,
    change(changed) {
      settings = changed;
      isSetByHand = true;
      void write({ settings });
      hasten();
    },
    noticed(arrivals) {
      for (const arrival of arrivals) notice(arrival);
    },
    rows: () =>
      [...conversations.all()].reverse().map((conversation) => ({
        conversation,
        plan: plans.get(conversation.key) ?? null,
        failed: failures.get(conversation.key) ?? null,
      })),
    firstAnswerOf: (brand) => wayOf(brand, seed, settings.weights),
    async answerNow(key, way) {
      const plan = plans.get(key);
      if (way) return say(key, { way, after: plan?.after ?? null });
      return plan ? say(key, plan) : 'Nothing is planned.';
    },
    state: () => ({
      secondsToAnswer: settings.seconds,
      conversations: [...conversations.all()].length,
      planned: plans.size,
      answered: said,
    }),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

function keep<T>(map: Map<string, T>, key: string, value: T | null): void {
  if (value === null) map.delete(key);
  else map.set(key, value);
}
