import { AUTOMATION_TOPICS } from './help-automation.ts';
import { CONVERSATION_TOPICS } from './help-conversation.ts';
import type { HelpTopic } from './help-topic.ts';

const BEGINNING: readonly HelpTopic[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    blocks: [
      'Linesheet finds the brands behind the products that you sell, finds the way to their wholesale people, and writes to them in your name.',
      {
        steps: [
          'Create an account and open the link in the confirmation mail. It signs you in.',
          'Choose a plan. You pay on the payment provider’s own page and come back to setup.',
          'Go through Onboarding Steps: five short screens.',
          'On the Dashboard press Download Keepa, then Run Source Bot, then Run Emailer Bot.',
        ],
      },
      'The product query brings products, products bring brands, the Source Bot finds how each brand is reached, and the Emailer Bot writes the inquiry.',
    ],
  },
  {
    id: 'onboarding-steps',
    title: 'The five steps',
    blocks: [
      'Each step is saved when you press Save & Continue. You can leave at any point and go on later, in another browser too. The numbered buttons jump to any step.',
      {
        terms: [
          ['1 · Spreadsheet', 'The address of your sheet. Open our template if you have none yet.'],
          [
            '2 · Product query',
            'Filter to about 5,000 products in the Keepa product finder and set the rows from 100 to 5000. Copy the example address if you want to begin with ours. Your own Keepa key is optional.',
          ],
          [
            '3 · Workspace email',
            'The address that inquiries come from. The screen shows which DNS records your domain has, and which to add.',
          ],
          [
            '4 · Delivery key',
            'Your SendGrid API key, or your own mailbox over SMTP. Only the last four characters are ever shown again.',
          ],
          [
            '5 · Email',
            'Your company name and the template, with [Brand Name], [Company Name] and [Your Name]. The preview shows it filled in for a real brand. Without a postal address nothing is sent.',
          ],
        ],
      },
    ],
  },
  {
    id: 'dashboard',
    title: 'The dashboard',
    blocks: [
      'Usage & Analytics counts the emails sent today, what is left of the month’s quota (the emails of a day, thirty times) and your brands. The chart shows emails sent and brands found by day; move over it, or focus it and use the arrow keys.',
      'Tasks & Reminders lists what needs you: setup that is left, credits that run low, a run that is paused or waits, a DNS record that is missing, a payment that fails. What carries the badge “Sample data” shows how it will look; it goes away with your first data.',
      'Ctrl K, or ⌘ K, finds every page and starts every bot. G and then a letter goes straight to a page: G D to the Dashboard, G R to Brands, G C to Products, G I to the Inbox, G L to Deals, G S to the Source Bot, G E to the Emailer Bot.',
    ],
  },
  {
    id: 'domain-verification',
    title: 'Domain verification',
    blocks: [
      'SPF, DKIM and DMARC are records in your domain’s DNS that tell mail providers that you are you; MX is where replies come in. Add the records that the workspace email screen shows. It takes 24-72 hours until they are seen everywhere; you can finish the other steps meanwhile.',
    ],
  },
];

const BOTS: readonly HelpTopic[] = [
  {
    id: 'keepa-download',
    title: 'Keepa download',
    blocks: [
      'Before it starts you see how many products it is, how many Keepa tokens it costs and how long it takes. It is free of credits, and works at zero credits too.',
      'When the tokens run out the download waits for new ones and goes on by itself, from the product at which it was.',
    ],
  },
  {
    id: 'products-and-brands',
    title: 'Products and brands',
    blocks: [
      'Products lists what was downloaded or imported, Brands the brands behind it, with figures rolled up from their products. Search, filters, order and page stand in the address: a link or a bookmark brings them back, and Views keeps them under a name, with the columns.',
      'The score, 0 to 100, is made of named reasons; a brand’s page shows each with its figure. Score weights says how much each one counts, and sorts the list anew at once.',
      'Tick rows, or select all that match, and the bar below finds their contacts, writes to them, tags, excludes, includes or exports them. Export gives CSV or XLSX.',
      'With the keyboard: J and K go from row to row, X ticks one, Enter opens it, Escape lets all go.',
    ],
  },
  {
    id: 'source-bot',
    title: 'Source Bot',
    blocks: [
      'For each brand without a way in it finds the official website, reads its contact and wholesale pages, and keeps addresses and application forms together with the page that each was found on.',
      'A brand for which it found a way in costs half a credit. Where it found nothing, nothing is charged. A brand that was found nowhere is looked up again later.',
    ],
  },
  {
    id: 'emailer-bot',
    title: 'Emailer Bot',
    blocks: [
      'For each brand with a way in and no mail yet it fills in your template with the brand’s own facts and sends it, up to the daily limit of your plan in your time zone. A placeholder that can’t be filled holds the mail back.',
      'Each mail carries your postal address and a one-click unsubscribe. Somebody who unsubscribes is never written to again, and no brand gets a first inquiry twice.',
      'If a provider doesn’t say whether it took a mail, its fate is unknown: it is not sent again by itself, and its credit stays set aside until the provider or an answer tells, or you do: open its row in the run, and say whether you found it among your sent mails.',
    ],
  },
  {
    id: 'runs',
    title: 'Runs',
    blocks: [
      'A run goes on when you close the browser. Its card shows rows, rate, time left and credits, and the last results as they come. Pause holds it, Continue goes on where it was, Stop ends it; what is in work at that moment is finished and counted.',
      'Why a run waits or is paused stands in its card and among the tasks. One that waits for credits goes on by itself after a top-up. Every run, every row and its evidence stay on the pages Source Bot and Emailer Bot.',
    ],
  },
];

const ACCOUNT: readonly HelpTopic[] = [
  {
    id: 'credits',
    title: 'Credits',
    blocks: [
      'A row that the Source Bot or the Emailer Bot processed costs 0.5 credits; sourcing and writing to a brand is one credit. At least 0.5 are needed to start. A run sets credits aside for the rows it has in hand, never more than 100 ahead, and gives back what it didn’t need.',
      'A paid month grants the emails of a day, thirty times. That is spent first and lapses with the next month. Buy Credits sells packs of 100, 500 and 2,000; bought credits don’t expire.',
    ],
  },
  {
    id: 'billing',
    title: 'Plans and billing',
    blocks: [
      'Manage Billing shows your plan, the card, invoices and the billing address as the payment provider has them, and opens its portal in a new tab. Upgrade Plan shows what is charged or credited before you confirm; lower limits begin with the next period.',
      'The first month costs half. If a payment fails, your plan goes on for seven days and a notice says so; after that sending is held, not lost, until it is paid. Who cancels keeps everything until the end of the period that is paid.',
    ],
  },
  {
    id: 'security',
    title: 'Two-factor and sessions',
    blocks: [
      {
        steps: [
          'In Settings, Security, turn on Two-Factor Authentication and confirm your password.',
          'Scan the QR code with an authenticator app, or type in the key, and enter the code that it shows.',
          'Keep the recovery codes in a safe place. Each works once, when your phone is not at hand.',
        ],
      },
      'The same page lists where you are signed in, signs a device out, and sends a password reset email.',
    ],
  },
  {
    id: 'your-data',
    title: 'Your data',
    blocks: [
      'Settings, Personal Info, downloads everything that your account holds as one file: products, brands, messages, runs, credits and settings. Passwords and keys are left out.',
      'Delete Account asks you to type DELETE. It ends your running bots and your subscription, and then deletes everything at once. What stays is what the law wants kept of invoices, without your name, and that people who opted out stay opted out.',
    ],
  },
];

export const HELP_GROUPS: readonly { title: string; topics: readonly HelpTopic[] }[] = [
  { title: 'Begin', topics: BEGINNING },
  { title: 'The bots', topics: BOTS },
  { title: 'The conversation', topics: CONVERSATION_TOPICS },
  { title: 'Your account', topics: ACCOUNT },
  { title: 'Automation', topics: AUTOMATION_TOPICS },
];

export const FILM_TOPIC = {
  id: 'video-tutorials',
  title: 'Video Tutorials',
  text: 'A short film of the real product, with captions.',
} as const;

export const CONTACT_TOPIC = {
  id: 'contact',
  title: 'Contact',
  text: 'Ask us about the product, a plan, or a brand’s answer. We reply within 24 hours.',
} as const;
