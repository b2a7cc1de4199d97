/** `open`: anybody may list it; the others are the marketplace's word to this seller. */
export const GATING_STATES = ['open', 'needs_approval', 'approved', 'refused'] as const;
export type GatingState = (typeof GATING_STATES)[number];

/** What a marketplace takes as a brand's permission. */
export const AUTHORISATIONS = ['letter', 'invoice', 'reseller_agreement', 'other'] as const;
export type Authorisation = (typeof AUTHORISATIONS)[number];

export type GatedThing = { brandId: number } | { productId: number };

/** What a person found out about a brand or a product. Days are ISO dates, as a calendar shows them. */
export interface Gating {
  state: GatingState;
  checkedOn: string;
  checkedBy: string;
  note: string | null;
  authorisation: { kind: Authorisation; askedOn: string | null; receivedOn: string | null } | null;
  /** The buyer as it stands on the brand's invoice. */
  invoice: Identity | null;
}

/** Whether any of its days is still to come. */
export const isOfTheFuture = (
  { checkedOn, authorisation }: Pick<Gating, 'checkedOn' | 'authorisation'>,
  today: string,
): boolean =>
  [checkedOn, authorisation?.askedOn, authorisation?.receivedOn].some((day) => day != null && day > today);

/** A name and an address as a marketplace or an invoice states them. */
export interface Identity {
  name: string;
  address: string;
}
