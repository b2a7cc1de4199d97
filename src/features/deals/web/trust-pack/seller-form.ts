import { centsTyped } from '../../../../web/ui/typed-number.ts';
import {
  CHANNEL_NAMES,
  type Channel,
  type SellerFactName,
  type SellerFacts,
} from '../../domain/seller-facts.ts';

/** What is said of the seller, as it is typed; '' is not said. */
export interface SellerForm {
  storefrontUrl: string;
  sellsOn: Channel[];
  fulfilment: '' | 'fba' | 'own' | 'both';
  hasStore: '' | 'yes' | 'no';
  storeAddress: string;
  shipsTo: string;
  phone: string;
  keepsMap: '' | 'yes' | 'no';
  firstOrderUsd: string;
}

export type SellerProblems = Partial<Record<SellerFactName, string>>;

export const sellerForm = (facts: SellerFacts): SellerForm => ({
  storefrontUrl: facts.storefrontUrl ?? '',
  sellsOn: facts.sellsOn,
  fulfilment: facts.fulfilment ?? '',
  hasStore: yesOrNo(facts.hasStore),
  storeAddress: facts.storeAddress ?? '',
  shipsTo: facts.shipsTo ?? '',
  phone: facts.phone ?? '',
  keepsMap: yesOrNo(facts.keepsMap),
  firstOrderUsd: facts.firstOrderUsd === null ? '' : String(facts.firstOrderUsd),
});

const yesOrNo = (value: boolean | null): '' | 'yes' | 'no' => (value === null ? '' : value ? 'yes' : 'no');
const said = (text: string): string | null => text.trim() || null;
const decided = (value: '' | 'yes' | 'no'): boolean | null => (value === '' ? null : value === 'yes');

/** What the form says, or what is wrong in it. */
export function sellerFacts(form: SellerForm): { facts: SellerFacts } | { problems: SellerProblems } {
  const problems: SellerProblems = {};
  const url = webAddress(form.storefrontUrl);
  if (url === undefined) problems.storefrontUrl = 'Please enter a web address, as in https://your-shop.com';
  const firstOrderUsd = dollars(form.firstOrderUsd);
  if (firstOrderUsd === undefined) problems.firstOrderUsd = 'Please enter an amount above 0';
  if (url === undefined || firstOrderUsd === undefined) return { problems };
  return {
    facts: {
      storefrontUrl: url,
      sellsOn: CHANNEL_NAMES.filter((channel) => form.sellsOn.includes(channel)),
      fulfilment: form.fulfilment || null,
      hasStore: decided(form.hasStore),
      storeAddress: said(form.storeAddress),
      shipsTo: said(form.shipsTo),
      phone: said(form.phone),
      keepsMap: decided(form.keepsMap),
      firstOrderUsd,
    },
  };
}

/** Null: nothing was typed; undefined: no address. */
function webAddress(typed: string): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(whole) && new URL(whole).hostname.includes('.') && !/\s/.test(text) ? whole : undefined;
}

function dollars(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const cents = centsTyped(typed);
  return cents !== null && cents > 0 ? cents / 100 : undefined;
}
