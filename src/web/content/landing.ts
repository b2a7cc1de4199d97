export const HERO = {
  eyebrow: 'For sellers on Amazon, Walmart and TikTok Shop',
  title: 'From bestseller lists to brand accounts.',
  text: 'Linesheet finds wholesale suppliers and brands behind the products that sell, and sends each of them an AI-personalised inquiry from your own workspace email. You answer the ones who say yes.',
} as const;

export const FEATURES = [
  {
    key: 'sourcing',
    title: 'Brute Force Sourcing',
    text: 'Five thousand products in, every brand behind them out: with its website, the right address, and the page each of them was found on.',
  },
  {
    key: 'outreach',
    title: 'Automated Outreach',
    text: 'An inquiry for every brand, personalised with its own products, sent at a steady daily pace that keeps your mailbox trusted.',
  },
  {
    key: 'setup',
    title: 'Simple Setup',
    text: 'A spreadsheet, a brand email and two keys. Five short screens, each saved as you go, and nothing to install.',
  },
  {
    key: 'communication',
    title: 'Communication Assist',
    text: 'Templates and workflows for the answers brands really give: forms, minimum orders, distributors, MAP policies, and no.',
  },
] as const;

export type FeatureKey = (typeof FEATURES)[number]['key'];

export const STEPS = [
  {
    title: 'Download a spreadsheet template',
    text: 'Your brands, their addresses and every answer, in columns you already know how to sort.',
  },
  {
    title: 'Set up a brand email',
    text: 'A workspace address on your own domain, so that brands write back to a business.',
  },
  {
    title: 'Configure catch-all forwarding',
    text: 'Whichever address a brand answers to, its reply lands in the same place.',
  },
  {
    title: 'Connect the email delivery provider with an API key',
    text: 'Sending runs through your account there. The key is stored encrypted and never shown again.',
  },
  {
    title: 'Add a product-data API key',
    text: 'The query that you built in Keepa becomes the list that the Source Bot works through.',
  },
] as const;

export const MARKETPLACES = [
  { name: 'Amazon', text: 'Keepa queries with rank, offers, Buy Box shares and price history per product.' },
  { name: 'Walmart', text: 'Your product or brand lists from CSV, XLSX or a sheet, columns matched once.' },
  { name: 'TikTok Shop', text: 'The same: bring a list of what sells, and leave with the brands behind it.' },
] as const;

export const CONVERSION_ASSIST = {
  title: 'Brand Conversion Assist',
  text: 'A brand has answered and you are not sure what to say next? Send us the thread. We read it with you and help you turn the reply into an open account.',
  action: 'Contact Support',
} as const;

export const CLOSING = {
  title: 'The next brand to say yes hasn’t heard from you yet.',
  text: 'Set up today, and your first inquiries are out by this evening.',
} as const;
