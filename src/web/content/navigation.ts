import { paths } from '../paths.ts';

export interface NavigationLink {
  label: string;
  to: string;
}

export const HEADER_LINKS = {
  signedOut: [
    { label: 'Pricing', to: paths.pricing() },
    { label: 'Why Us', to: paths.whyUs() },
    { label: 'Demo', to: paths.demo() },
  ],
  signedIn: [
    { label: 'Dashboard', to: paths.dashboard() },
    { label: 'Onboarding Steps', to: paths.onboarding() },
    { label: 'Settings', to: paths.settings() },
    { label: 'Manage Billing', to: paths.manageBilling() },
    { label: 'Plans', to: paths.plans() },
  ],
} as const satisfies Record<string, readonly NavigationLink[]>;

/** The second row of the signed-in pages. */
export const WORKSPACE_LINKS: readonly NavigationLink[] = [
  { label: 'Products', to: paths.products() },
  { label: 'Brands', to: paths.brands() },
  { label: 'Outreach', to: paths.outreach() },
  { label: 'Inbox', to: paths.inbox() },
  { label: 'Deals', to: paths.deals() },
  { label: 'Tasks', to: paths.tasks() },
  { label: 'Insights', to: paths.insights() },
  { label: 'Source Bot', to: paths.sourceBot() },
  { label: 'Emailer Bot', to: paths.emailerBot() },
];

export const FOOTER_LINKS: readonly NavigationLink[] = [
  { label: 'Help', to: paths.help() },
  { label: 'Terms', to: paths.terms() },
  { label: 'Privacy', to: paths.privacy() },
];
