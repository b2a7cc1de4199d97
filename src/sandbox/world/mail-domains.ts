import { seeded } from './random.ts';

/** How the mail of a domain is set up, as its DNS tells. */
export type MailSetup = 'mx' | 'a-only' | 'null-mx' | 'servfail' | 'nxdomain';

/** A domain that has a website has a name in the DNS, so only mail-only domains can be missing altogether. */
export const mailSetupOf = (domain: string, hasWebsite: boolean): MailSetup => {
  if (domain === 'gmail.com') return 'mx';
  const drawn = seeded(`mail/${domain}`).next();
  if (!hasWebsite) return drawn < 0.25 ? 'nxdomain' : 'mx';
  if (drawn < 0.02) return 'null-mx';
  if (drawn < 0.04) return 'servfail';
  return drawn < 0.08 ? 'a-only' : 'mx';
};

export const canReceive = (setup: MailSetup): boolean => setup !== 'null-mx' && setup !== 'nxdomain';
