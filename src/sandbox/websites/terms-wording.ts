import { seeded } from '../world/random.ts';
import type { WholesaleTerms } from '../world/terms.ts';

const DOCUMENTS: Readonly<Record<string, string>> = {
  resale_certificate: 'a copy of your resale certificate',
  tax_id: 'your federal tax ID',
  business_license: 'a current business license',
  storefront_photos: 'two photos of your storefront',
  trade_references: 'three trade references',
};

const marketplaceSentences = (
  name: string,
): Readonly<Record<WholesaleTerms['marketplaces'], readonly string[]>> => ({
  unknown: [],
  allowed: [
    'Online sellers are welcome, marketplaces such as Amazon and Walmart included.',
    `You may list ${name} on your own site and on third-party marketplaces.`,
  ],
  with_permission: [
    'Selling on Amazon or any other marketplace requires our prior written approval.',
    'Marketplace listings are possible for selected partners; ask us first.',
  ],
  forbidden: [
    `We do not permit our retailers to sell ${name} on Amazon, eBay, Walmart Marketplace or any other third-party marketplace.`,
    'No third-party marketplace sales, please: accounts found listing our goods on Amazon, eBay or Etsy will be closed.',
  ],
  amazon_forbidden: [
    `${name} may not be resold on Amazon. We sell there ourselves and close accounts that do.`,
  ],
});

/** The terms as an English wholesale page states them. */
export const termsSentences = (name: string, terms: WholesaleTerms): readonly string[] => {
  const random = seeded(`terms-wording/${name}`);
  const sentences: string[] = [];
  const { minimumOpeningOrder: opening, minimumReorder: reorder, documents } = terms;
  if (opening !== null) {
    const amount = opening.toLocaleString('en-US');
    sentences.push(
      random.pick([
        `Opening order minimum: $${amount}.`,
        `Our minimum opening order is $${amount}.`,
        `First orders start at $${amount} USD.`,
      ]),
    );
  }
  if (reorder !== null) sentences.push(`Reorders: $${reorder.toLocaleString('en-US')} minimum.`);
  if (terms.mapPolicy) {
    sentences.push(
      random.pick([
        'All accounts agree to our MAP policy: do not advertise below the minimum advertised price.',
        'We enforce minimum advertised pricing (MAP) across all channels.',
      ]),
    );
  }
  const stance = marketplaceSentences(name)[terms.marketplaces];
  if (stance.length > 0) sentences.push(random.pick(stance));
  const wanted = documents.flatMap((document) => DOCUMENTS[document] ?? []);
  if (wanted.length > 0) sentences.push(`Please have ready: ${wanted.join(', ')}.`);
  return sentences;
};
