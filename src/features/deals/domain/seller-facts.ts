/** Where somebody sells, as it stands in a sentence after "We sell". */
const CHANNELS = {
  amazon: { label: 'Amazon', inWords: 'on Amazon' },
  walmart: { label: 'Walmart Marketplace', inWords: 'on Walmart Marketplace' },
  tiktok: { label: 'TikTok Shop', inWords: 'on TikTok Shop' },
  website: { label: 'Own website', inWords: 'on our own website' },
  store: { label: 'Own store', inWords: 'in our own store' },
} as const;

export type Channel = keyof typeof CHANNELS;
export const CHANNEL_NAMES = Object.keys(CHANNELS) as Channel[];
export const CHANNEL_LABELS = Object.fromEntries(
  CHANNEL_NAMES.map((channel) => [channel, CHANNELS[channel].label]),
) as Record<Channel, string>;
export const channelInWords = (channel: Channel): string => CHANNELS[channel].inWords;

/** What a seller has said of its own business. Answers to brands say nothing of it but this. */
export interface SellerFacts {
  storefrontUrl: string | null;
  sellsOn: Channel[];
  fulfilment: 'fba' | 'own' | 'both' | null;
  hasStore: boolean | null;
  storeAddress: string | null;
  shipsTo: string | null;
  phone: string | null;
  keepsMap: boolean | null;
  firstOrderUsd: number | null;
}

export const NOTHING_SAID: SellerFacts = {
  storefrontUrl: null,
  sellsOn: [],
  fulfilment: null,
  hasStore: null,
  storeAddress: null,
  shipsTo: null,
  phone: null,
  keepsMap: null,
  firstOrderUsd: null,
};

export type SellerFactName = keyof SellerFacts;

/** How each is asked for, in the settings and before an answer that needs it. */
export const SELLER_QUESTIONS: Record<SellerFactName, string> = {
  storefrontUrl: 'Where can a brand see what you sell?',
  sellsOn: 'Where do you sell?',
  fulfilment: 'Who ships your orders?',
  hasStore: 'Do you have a store people can walk into?',
  storeAddress: 'What is your store’s address?',
  shipsTo: 'Where are your orders delivered?',
  phone: 'What number can a brand call you on?',
  keepsMap: 'Do you keep to brands’ MAP policies?',
  firstOrderUsd: 'How large a first order would you place, in US dollars?',
};

export const isSaid = (facts: SellerFacts, name: SellerFactName): boolean => {
  const value = facts[name];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
};
