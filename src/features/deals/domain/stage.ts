/** How far a deal has come. Everything else about stages is derived from this table. */
const TABLE = {
  inquiry: { label: 'Inquiry', meaning: 'Written to, with no next step yet.', after: null },
  documents: { label: 'Documents', meaning: 'The brand wants to see documents first.', after: null },
  application: { label: 'Application', meaning: 'There is a form to fill in.', after: null },
  terms: {
    label: 'Terms',
    meaning: 'The account is open, or its terms are being discussed.',
    after: null,
  },
  price_list: { label: 'Price list', meaning: 'Prices are in hand.', after: null },
  counter: { label: 'Counter', meaning: 'You have asked for other terms.', after: null },
  agreed: { label: 'Agreed', meaning: 'Terms are agreed; the order is next.', after: null },
  order_sent: {
    label: 'Order sent',
    meaning: 'The first order is with the brand.',
    // An order needs prices or terms that it can be written from.
    after: ['terms', 'price_list', 'counter', 'agreed'],
  },
  reorder: { label: 'Reorder', meaning: 'You are buying from the brand again.', after: ['order_sent'] },
  lost: { label: 'Lost', meaning: 'This deal is closed, for the reason given.', after: null },
} as const satisfies Record<
  string,
  {
    label: string;
    meaning: string;
    /** Forward, it is reached from these alone; null: from everywhere. */
    after: readonly string[] | null;
  }
>;

export type Stage = keyof typeof TABLE;
export type OpenStage = Exclude<Stage, 'lost'>;

export const STAGES = Object.keys(TABLE) as Stage[];
export const OPEN_STAGES = STAGES.filter((stage): stage is OpenStage => stage !== 'lost');
export const STAGE_LABELS = Object.fromEntries(STAGES.map((stage) => [stage, TABLE[stage].label])) as Record<
  Stage,
  string
>;
export const STAGE_MEANINGS = Object.fromEntries(
  STAGES.map((stage) => [stage, TABLE[stage].meaning]),
) as Record<Stage, string>;

/** What became of the last mail to the brand, where it came back: nobody is at the address, or it took none just then. */
export const BOUNCES = ['for_good', 'for_now'] as const;
export type Bounce = (typeof BOUNCES)[number];

const position = (stage: Stage): number => STAGES.indexOf(stage);

export const isFurther = (one: Stage, than: Stage): boolean => position(one) > position(than);

/** Where a deal stands; of a lost one also where it stood before. */
export interface Standing {
  stage: Stage;
  lostFrom: OpenStage | null;
}

/** Where a person may put it: back to anywhere, on to whatever its way leads to. */
export const movesFrom = ({ stage, lostFrom }: Standing): Stage[] => {
  const stood = stoodAt({ stage, lostFrom });
  return STAGES.filter((to) => to !== stage && isReachable(stood, to));
};

/** How far it has come; of a lost deal before it was lost. */
const stoodAt = ({ stage, lostFrom }: Standing): OpenStage =>
  stage === 'lost' ? (lostFrom ?? 'inquiry') : stage;

/** Whether a move brings it on: a deal that was lost, too, is brought back further than it was. */
export const bringsOn = (standing: Standing, to: OpenStage): boolean =>
  mayMove(standing, to) && isFurther(to, stoodAt(standing));

function isReachable(from: OpenStage, to: Stage): boolean {
  const after: readonly Stage[] | null = TABLE[to].after;
  return after === null || !isFurther(to, from) || after.includes(from);
}

export const mayMove = (standing: Standing, to: Stage): boolean => movesFrom(standing).includes(to);

/** Whether goods are ordered: what an answer called for before that is done with. */
export const hasOrdered = (stage: Stage): boolean => stage === 'order_sent' || stage === 'reorder';

/** Where a deal stands once an order goes out: a further one is bought from the brand again. Null: it stays. */
export function movedByOrder(stage: Stage, { isFurther }: { isFurther: boolean }): OpenStage | null {
  if (!hasOrdered(stage)) return 'order_sent';
  return stage === 'order_sent' && isFurther ? 'reorder' : null;
}

/** What a person hears whose move is refused. */
export function refusalOfMove({ stage }: Standing, to: Stage): string {
  if (stage === to) return `It is in “${STAGE_LABELS[to]}” already.`;
  const after: readonly Stage[] | null = TABLE[to].after;
  const names = (after ?? []).map((one) => STAGE_LABELS[one]).join(', ');
  return `“${STAGE_LABELS[to]}” comes after ${names}.`;
}

const LOST = {
  no_marketplaces: 'No marketplace sellers',
  too_many_sellers: 'Too many sellers already',
  exclusive_partner: 'Exclusive partner',
  sells_itself: 'Sells it itself',
  distributor_only: 'Distributor only',
  terms_too_high: 'Terms too high',
  prices_too_high: 'No margin at its prices',
  asked_to_stop: 'Asked us to stop',
  out_of_business: 'Out of business',
  sold: 'Sold to somebody else',
  no_answer: 'No answer',
  other: 'Other reason',
} as const;

export type LostReason = keyof typeof LOST;
export const LOST_REASONS = Object.keys(LOST) as LostReason[];
export const LOST_LABELS: Record<LostReason, string> = LOST;
