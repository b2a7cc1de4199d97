import { getPublicSuffix } from 'tldts';

/** Countries whose law wants a ground before a company is written to unasked. */
export type Jurisdiction = 'CA' | 'EU';

const EU_SUFFIXES = new Set(
  'at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se eu ею ευ бг ελ'.split(
    ' ',
  ),
);
// Autonomous and overseas parts of EU countries with a suffix of their own, and cities and regions.
const EU_PLACES = new Set(
  'bzh corsica alsace paris berlin hamburg koeln cologne bayern nrw saarland ruhr wien tirol brussels vlaanderen gent amsterdam frl madrid barcelona cat eus gal helsinki stockholm'.split(
    ' ',
  ),
);
const CANADIAN_PLACES = new Set(['quebec']);

/**
 * By where the recipient's address and the brand's own site are at home. In doubt it holds: a brand with a Canadian
 * address on an American site is written to only with a ground.
 */
export function jurisdictionOf(brand: { email: string; website: string | null }): Jurisdiction | null {
  const hosts = [brand.email.slice(brand.email.lastIndexOf('@') + 1), hostOf(brand.website)];
  const found = hosts.map(suffixCountry);
  return found.find((country) => country === 'CA') ?? found.find((country) => country !== null) ?? null;
}

function suffixCountry(host: string): Jurisdiction | null {
  const suffix = (getPublicSuffix(host) ?? host.split('.').at(-1) ?? '').toLowerCase();
  const top = suffix.slice(suffix.lastIndexOf('.') + 1);
  if (top === 'ca' || CANADIAN_PLACES.has(top)) return 'CA';
  return EU_SUFFIXES.has(top) || EU_PLACES.has(top) ? 'EU' : null;
}

function hostOf(website: string | null): string {
  if (!website) return '';
  const address = /^[a-z]+:\/\//i.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** Why a mail to that country waits. */
export const HELD_FOR: Record<Jurisdiction, string> = {
  CA: 'The recipient is in Canada, whose anti-spam law (CASL) wants consent or another ground before a business is written to.',
  EU: 'The recipient is in the European Union, where writing to a business unasked needs a ground.',
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
