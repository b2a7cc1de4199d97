import { getPublicSuffix } from 'tldts';
import { domainOf } from '../../../../kernel/mail-address.ts';
import type { Jurisdiction } from './jurisdiction.ts';

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
  const hosts = [domainOf(brand.email), hostOf(brand.website)];
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
