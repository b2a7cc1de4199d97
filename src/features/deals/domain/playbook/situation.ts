import type { Money } from '../../../../kernel/money.ts';
import { oneLine } from '../../../outreach/domain/notes/clean-text.ts';
import { productName } from '../../../outreach/domain/notes/product-name.ts';
import type { AnyFact, Distributor } from '../../../replies/domain/reading/reply-facts.ts';
import type { SellerFacts } from '../seller-facts.ts';
import type { Term } from '../terms.ts';
import type { TrustKind } from '../trust-document.ts';
import type { CallOffer } from './call-offer.ts';
import type { MailToAnswer, Situation } from './play.ts';

const LONGEST_NAME = 80;

/** Gathers what an answer may be written from, with all that others wrote cut to what it is said to be. */
export function situationOf(known: {
  brand: {
    name: string;
    productTitles: readonly string[];
    namesMinimum: boolean;
    enteredMinimum: Money | null;
    hasMapPolicy: boolean;
  };
  mail: MailToAnswer;
  terms: readonly Term[];
  /** What people of the brand have written so far, this mail among it. */
  mails: readonly Pick<MailToAnswer, 'class' | 'secondary'>[];
  call: CallOffer | null;
  account: { firstName: string | null; senderName: string | null };
  sellerFacts: SellerFacts;
  documents: readonly TrustKind[];
  typed: Situation['typed'];
}): Situation {
  const { brand, mail, account } = known;
  const [product] = brand.productTitles.flatMap((title) => productName(title, brand.name) ?? []);
  return {
    brand: named(brand.name) ?? '',
    product: product ?? null,
    namesMinimum: brand.namesMinimum,
    enteredMinimum: brand.enteredMinimum,
    hasMapPolicy: brand.hasMapPolicy,
    mail: { ...mail, fromName: named(mail.fromName) ?? '', facts: mail.facts.map(bounded) },
    terms: known.terms.map(bounded),
    hasPriceList: known.mails.some(
      ({ class: read, secondary }) => read === 'price_list' || secondary.includes('price_list'),
    ),
    call: known.call,
    seller: {
      firstName: named(account.firstName),
      company: named(account.senderName),
      facts: known.sellerFacts,
      documents: known.documents,
    },
    typed: known.typed,
  };
}

const named = (text: string | null): string | null => {
  const line = oneLine(text ?? '').slice(0, LONGEST_NAME);
  return line === '' ? null : line;
};

/** A name that is a text or an address of a page is none: it would speak in the seller's voice. */
const asName = (text: string | null): string | null => {
  const name = named(text);
  return name === null || /https?:|www\.|[<>{}[\]]|[.!?]\s/i.test(name) || name.split(' ').length > 8
    ? null
    : name;
};

function bounded<One extends { name: AnyFact['name']; value: unknown }>(one: One): One {
  if (one.name === 'distributor') {
    const { name, email, url } = one.value as Distributor;
    return { ...one, value: { name: asName(name), email: named(email), url: named(url) } };
  }
  if (one.name === 'better_contact') return { ...one, value: asName(String(one.value)) ?? 'your colleague' };
  return one;
}
