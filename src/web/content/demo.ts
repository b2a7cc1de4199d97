export const DEMO_FACTS = [
  { title: '30 Minutes', text: 'A full walk through the product, with room for your questions.' },
  { title: 'Expert Guide', text: 'Led by somebody who buys wholesale, on your kind of products.' },
  { title: 'No Commitment', text: 'See whether it fits. Nothing to sign, nothing to pay.' },
] as const;

export const DEMO_LESSONS = [
  { title: 'Product Features', text: 'From a product query to a brand’s answer, on real data.' },
  { title: 'Integration Setup', text: 'The spreadsheet, the workspace email and the keys, step by step.' },
  { title: 'Best Practices', text: 'Which brands to write to first, how many a day, and what to say.' },
  { title: 'Q&A Session', text: 'Bring a category, a brand or a reply that you are stuck on.' },
] as const;

export const ROLE_OPTIONS = [
  { value: 'founder', label: 'Founder/CEO' },
  { value: 'operations', label: 'Operations Manager' },
  { value: 'marketing', label: 'Marketing Manager' },
  { value: 'analyst', label: 'Data Analyst' },
  { value: 'seller', label: 'Individual Seller' },
  { value: 'other', label: 'Other' },
] as const;
