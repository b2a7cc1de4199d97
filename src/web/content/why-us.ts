export const REASONS = [
  {
    title: 'The brand is the unit',
    text: 'Products, ways in, mails, answers and terms stand on one record, not in five tools and a spreadsheet.',
  },
  {
    title: 'Every address has a source',
    text: 'You see the page on which an address was found, and whether its domain takes mail, before a credit is spent.',
  },
  {
    title: 'Mails that cite facts',
    text: 'A personal sentence is drawn from what we stored about the brand. A placeholder that cannot be filled holds the mail back.',
  },
  {
    title: 'Never the same mail twice',
    text: 'A run that is cut off goes on where it was. Each brand is written to once, and you can see it.',
  },
  {
    title: 'The price before the run',
    text: 'How many rows, how many credits, how long: said first, and counted row by row while it runs.',
  },
  {
    title: 'A pace that keeps you trusted',
    text: 'Daily limits by your own time zone, one-click unsubscribe, and a suppression list that is asked before every send.',
  },
] as const;

export const TESTIMONIALS = [
  {
    quote:
      'I used to write to ten brands on a Sunday. Now sixty go out every working day, and I spend my time on the answers.',
    who: 'Amazon seller, home and kitchen',
  },
  {
    quote: 'The first account it opened for us was a brand that I had scrolled past for a year.',
    who: 'Wholesale buyer, two-person team',
  },
  {
    quote: 'What I like is that it tells me why a brand is on the list, and where it found the address.',
    who: 'Walmart and TikTok Shop seller',
  },
] as const;
