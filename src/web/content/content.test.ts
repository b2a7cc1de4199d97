import { describe, expect, it } from 'vitest';
import { DEMO_ROLES } from '../../features/inquiries/contract/inquiry.ts';
import { APP_PAGES, PRERENDERED_PATHS } from '../paths.ts';
import { DEMO_FACTS, DEMO_LESSONS, ROLE_OPTIONS } from './demo.ts';
import { FEATURES, STEPS } from './landing.ts';
import { FOOTER_LINKS, HEADER_LINKS, WORKSPACE_LINKS } from './navigation.ts';
import { FIGURES, OFFER } from './offer.ts';
import { TRUST_STRIP } from './plans.ts';

describe('the header', () => {
  it('leads a visitor to Pricing, Why Us and Demo', () => {
    expect(HEADER_LINKS.signedOut.map(({ label, to }) => [label, to])).toEqual([
      ['Pricing', '/pricing'],
      ['Why Us', '/why-us'],
      ['Demo', '/demo'],
    ]);
  });

  it('leads somebody signed in to the five pages of the account', () => {
    expect(HEADER_LINKS.signedIn.map(({ label, to }) => [label, to])).toEqual([
      ['Dashboard', '/dashboard'],
      ['Onboarding Steps', '/onboarding'],
      ['Settings', '/settings'],
      ['Manage Billing', '/manage-billing'],
      ['Plans', '/plans'],
    ]);
  });

  it('has no link, here or in the footer, to a page that does not exist', () => {
    const pages: readonly string[] = [...PRERENDERED_PATHS, ...APP_PAGES];
    const links = [...HEADER_LINKS.signedOut, ...HEADER_LINKS.signedIn, ...WORKSPACE_LINKS, ...FOOTER_LINKS];
    expect(links.map(({ to }) => to).filter((to) => !pages.includes(to))).toEqual([]);
  });
});

describe('the landing page', () => {
  it('has the four features and the five steps', () => {
    expect(FEATURES.map(({ title }) => title)).toEqual([
      'Brute Force Sourcing',
      'Automated Outreach',
      'Simple Setup',
      'Communication Assist',
    ]);
    expect(STEPS).toHaveLength(5);
  });

  it('makes the offer and the claims as they were given', () => {
    expect(OFFER.getDiscount).toBe('Get 50% Off – First Month');
    expect(FIGURES.map(({ figure }) => figure)).toEqual(['50,000+', '10M+', '$2.5B+', '99.9%']);
  });
});

describe('the demo page', () => {
  it('says what a demo is and what is learnt in it', () => {
    expect(DEMO_FACTS.map(({ title }) => title)).toEqual(['30 Minutes', 'Expert Guide', 'No Commitment']);
    expect(DEMO_LESSONS.map(({ title }) => title)).toEqual([
      'Product Features',
      'Integration Setup',
      'Best Practices',
      'Q&A Session',
    ]);
  });

  it('offers the roles that a request may name', () => {
    expect(ROLE_OPTIONS.map(({ value }) => value)).toEqual([...DEMO_ROLES]);
    expect(ROLE_OPTIONS.map(({ label }) => label)).toEqual([
      'Founder/CEO',
      'Operations Manager',
      'Marketing Manager',
      'Data Analyst',
      'Individual Seller',
      'Other',
    ]);
  });
});

describe('the plans page', () => {
  it('has its three promises', () => {
    expect(TRUST_STRIP).toEqual(['Cancel anytime', 'No hidden fees', 'Trusted by sellers worldwide']);
  });
});
