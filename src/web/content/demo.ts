import { BadgeCheck, Blocks, CalendarOff, Clock, ListChecks, MessagesSquare, UserRound } from 'lucide-react';

export const DEMO = {
  title: 'See Linesheet work on a real list',
  text: 'From a product query to an email in a brand’s inbox, in under a minute.',
  description:
    'Watch Linesheet go from a product query to an email in a brand’s inbox, and schedule thirty minutes with an expert.',
  walkTitle: 'Then see it on your own products',
  walkText: 'Tell us what you sell, and we will walk you through it.',
} as const;

/** What `npm run film` has made. */
export const FILM = {
  title: 'Linesheet from a product query to the first inquiry',
  length: '0:53',
} as const;

export const DEMO_FACTS = [
  {
    title: '30 Minutes',
    text: 'A full walk-through of the product, with time for your questions.',
    icon: Clock,
  },
  {
    title: 'Expert Guide',
    text: 'Led by someone who buys wholesale, using products like yours.',
    icon: UserRound,
  },
  {
    title: 'No Commitment',
    text: 'See if it’s right for you. Nothing to sign, nothing to pay.',
    icon: CalendarOff,
  },
] as const;

export const DEMO_LESSONS = [
  {
    title: 'Product Features',
    text: 'From a product query to a brand’s answer, on real data.',
    icon: Blocks,
  },
  {
    title: 'Integration Setup',
    text: 'The spreadsheet, the workspace email and the keys, step by step.',
    icon: ListChecks,
  },
  {
    title: 'Best Practices',
    text: 'Which brands to write to first, how many a day, and what to say.',
    icon: BadgeCheck,
  },
  {
    title: 'Q&A Session',
    text: 'Bring a category, a brand or a reply you are stuck on.',
    icon: MessagesSquare,
  },
] as const;

export const ROLE_OPTIONS = [
  { value: 'founder', label: 'Founder/CEO' },
  { value: 'operations', label: 'Operations Manager' },
  { value: 'marketing', label: 'Marketing Manager' },
  { value: 'analyst', label: 'Data Analyst' },
  { value: 'seller', label: 'Individual Seller' },
  { value: 'other', label: 'Other' },
] as const;
