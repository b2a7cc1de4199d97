import type { Journal } from '../journal.ts';
import type { Arrival } from '../mailbox/mail.ts';
import type { Mailbox } from '../mailbox/store.ts';
import type { ReplyRoads } from '../sendgrid/replies.ts';
import type { ReplyClass } from '../sendgrid/reply-texts.ts';
import type { WorldBrand } from '../world/brands.ts';
import type { Products } from '../world/products.ts';
import type { World } from '../world/sites.ts';
import { createAgenda } from './agenda.ts';
import {
  type Conversation,
  type Conversations,
  createCompanies,
  createConversations,
  domainOf,
  senderOf,
} from './conversations.ts';
import { createDelivery } from './delivery.ts';
import { isAnswerTo, type Noticed, type Plan, planFor, waitMs } from './plans.ts';
import { DEFAULT_WEIGHTS, type Weights, wayAfterMachine, wayOf } from './ways.ts';

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

/** Whoever was away answers so many times later than others do. */
const AWAY = 4;

interface PracticeOptions {
  world: World;
  products: Products;
  mailbox: Mailbox;
  roads: ReplyRoads;
  journal: Journal;
  seed: number;
  pace: PracticePace;
  /** Whether mail to the address arrives. */
  delivers: (address: string) => boolean;
}

/** The made-up companies answer what they get, by themselves, on the road from an inquiry to an order. */
export function createPractice(options: PracticeOptions): Practice {
  const { world, seed, pace } = options;
  const identify = createIdentifier(options);
  const deliver = createDelivery(options);
  const conversations = createConversations();
  const failures = new Map<string, string>();
  const said: Partial<Record<ReplyClass, number>> = {};
  let settings: PracticeSettings = { seconds: pace.seconds, weights: DEFAULT_WEIGHTS };
  let isSetByHand = false;
  const { plans, schedule, close } = createAgenda({ isPaused: () => settings.seconds === 0, say });

  const rowOf = (conversation: Conversation): PracticeRow => ({
    conversation,
    plan: plans.get(conversation.key) ?? null,
    failed: failures.get(conversation.key) ?? null,
  });

  const write = options.journal.section<Entry>('practice', {
    replay: restorer(world.brands, {
      settings(kept) {
        isSetByHand = true;
        settings = { ...kept, ...(pace.isFixed && { seconds: pace.seconds }) };
      },
      row({ conversation, plan, failed }) {
        conversations.save(conversation);
        keep(plans, conversation.key, plan);
        keep(failures, conversation.key, failed);
      },
    }),
    *snapshot() {
      if (isSetByHand) yield { settings };
      for (const conversation of conversations.all()) yield entryOf(rowOf(conversation));
    },
  });

  function save(conversation: Conversation): void {
    conversations.save(conversation);
    // With nobody practising, tens of thousands of mails may pass.
    if (settings.seconds > 0 || conversation.step > 0) void write(entryOf(rowOf(conversation)));
  }

  const wait = (conversation: Conversation, way: ReplyClass): number =>
    waitMs(conversation, way, { seed, seconds: settings.seconds });

  function notice(arrival: Arrival): void {
    const identified = identify(arrival, conversations);
    if (!identified) return;
    const { conversation, before } = identified;
    const { key } = conversation;
    const isPlanned = plans.has(key);
    const plan = planFor({ ...identified, isPlanned }, { seed, weights: settings.weights });
    if (plan) plans.set(key, { ...plan, at: Date.now() + wait(conversation, plan.way) });
    else if (before && !isPlanned) return;
    save(conversation);
    schedule();
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

  /** Null, or why it didn't arrive. */
  async function say(key: string, { way, after }: Omit<Plan, 'at'>): Promise<string | null> {
    plans.delete(key);
    const conversation = conversations.find(key);
    const delivery = conversation && (await deliver(conversation, { way, after }));
    if (!delivery) return 'The mail that it would answer is gone.';
    keep(failures, key, delivery.failed);
    said[way] = (said[way] ?? 0) + 1;
    const { brand, step, replies } = conversation;
    const now: Conversation = {
      ...conversation,
      step: step + 1,
      last: way,
      replies: [...replies, delivery.messageId],
    };
    if (way === 'distributor_referral') conversations.refer(delivery.to, brand);
    if (way === 'auto_reply' && settings.seconds > 0) {
      const later = wayAfterMachine(brand, seed, settings.weights);
      plans.set(key, { way: later, after: null, at: Date.now() + wait(now, later) * AWAY });
    }
    save(now);
    return delivery.failed;
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
    rows: () => [...conversations.all()].reverse().map(rowOf),
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
    close,
  };
}

/** To which conversation a mail belongs; null where nobody gets it. */
function createIdentifier({ world, mailbox, delivers }: PracticeOptions) {
  const companies = createCompanies(world.brands);
  const isAnswer = (before: Conversation | undefined, { id }: Arrival): boolean =>
    before !== undefined && before.replies.length > 0 && isAnswerTo(before, mailbox.open(id)?.headers ?? {});
  return (arrival: Arrival, conversations: Conversations): Omit<Noticed, 'isPlanned'> | null => {
    const address = arrival.recipients[0];
    if (address === undefined || !delivers(address)) return null;
    const sender = senderOf(arrival);
    const isDistributor = companies.isDistributor(address);
    const brand = isDistributor
      ? (conversations.referredBy(sender) ?? world.brands[0])
      : companies.brandAt(address, arrival.subject);
    if (!brand) return null;
    const key = `${sender} ${domainOf(address)} ${brand.id}`;
    const before = conversations.find(key);
    const first = { key, brand, step: 0, last: null, replies: [] };
    return {
      conversation: { ...(before ?? first), mailId: arrival.id, address },
      before,
      isAnswer: isAnswer(before, arrival),
      isDistributor,
    };
  };
}

const entryOf = ({ conversation: { brand, ...rest }, ...row }: PracticeRow): Entry => ({
  ...row,
  conversation: { ...rest, brandId: brand.id },
});

/** Reads back what was written; a brand that this world doesn't have is passed over. */
function restorer(
  brands: readonly WorldBrand[],
  take: { settings: (settings: PracticeSettings) => void; row: (row: PracticeRow) => void },
) {
  const byId = new Map(brands.map((brand) => [brand.id, brand]));
  return (entry: Entry): void => {
    if ('settings' in entry) {
      take.settings(entry.settings);
      return;
    }
    const { brandId, ...rest } = entry.conversation;
    const brand = byId.get(brandId);
    if (brand) take.row({ ...entry, conversation: { ...rest, brand } });
  };
}

function keep<T>(map: Map<string, T>, key: string, value: T | null): void {
  if (value === null) map.delete(key);
  else map.set(key, value);
}
