/** Countries whose law wants a ground before a company is written to unasked. */
export type Jurisdiction = 'CA' | 'EU';

export const COUNTRIES: Record<Jurisdiction, string> = { CA: 'Canada', EU: 'the European Union' };

/** Why a mail to that country waits. */
export const HELD_FOR: Record<Jurisdiction, string> = {
  CA: 'The recipient is in Canada, whose anti-spam law (CASL) requires consent or another ground before you write to a business.',
  EU: 'The recipient is in the European Union, where writing to a business unasked requires a ground.',
};

export const GROUNDS = [
  'published_address',
  'existing_relationship',
  'consent',
  'legitimate_interest',
] as const;
export type Ground = (typeof GROUNDS)[number];

/** What a person confirms; which of them a country knows. */
export const GROUND_WORDS: Record<Ground, { says: string; in: readonly Jurisdiction[] }> = {
  published_address: {
    says: 'The address is published for business inquiries, without a word against being written to',
    in: ['CA', 'EU'],
  },
  existing_relationship: { says: 'We already do business with this brand', in: ['CA', 'EU'] },
  consent: { says: 'The brand asked us to write, or agreed to it', in: ['CA', 'EU'] },
  legitimate_interest: {
    says: 'We have a legitimate interest, and write to a company address about its own trade',
    in: ['EU'],
  },
};

/** What a person can confirm for recipients in all of these. */
export const groundsIn = (jurisdictions: readonly Jurisdiction[]): Ground[] =>
  GROUNDS.filter((one) => jurisdictions.every((country) => GROUND_WORDS[one].in.includes(country)));
