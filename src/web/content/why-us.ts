export const REASONS = [
  {
    title: 'The brand is the unit',
    text: 'Products, contacts, emails, answers and terms are kept in one record, not in five tools and a spreadsheet.',
  },
  {
    title: 'Every address has a source',
    text: 'You see the page an address was found on, and whether its domain accepts mail, before a credit is spent.',
  },
  {
    title: 'Emails that cite facts',
    text: 'Each personal sentence comes from facts we have stored about the brand. A placeholder that can’t be filled holds the email back.',
  },
  {
    title: 'Never the same email twice',
    text: 'A run that is interrupted picks up where it left off. Each brand is written to once, and you can see that it was.',
  },
  {
    title: 'The price up front',
    text: 'How many rows, how many credits, how long: you see it before a run starts, and row by row while it runs.',
  },
  {
    title: 'A pace that keeps you trusted',
    text: 'Daily limits in your own time zone, one-click unsubscribe, and a suppression list that is checked before every send.',
  },
] as const;

export const TESTIMONIALS = [
  {
    quote:
      'I used to write to ten brands on a Sunday. Now sixty go out every working day, and I spend my time on the answers.',
    who: 'Amazon seller, home and kitchen',
  },
  {
    quote: 'The first account it opened for us was a brand I had been scrolling past for a year.',
    who: 'Wholesale buyer, two-person team',
  },
  {
    quote: 'What I like is that it tells me why a brand is on the list, and where it found the address.',
    who: 'Walmart and TikTok Shop seller',
  },
] as const;
