import { AUTOMATION_TOPICS } from './help-automation.ts';
import { CONVERSATION_TOPICS } from './help-conversation.ts';
import type { HelpTopic } from './help-topic.ts';

const BEGINNING: readonly HelpTopic[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    blocks: [
      'Linesheet finds the brands behind the products you sell, works out how to reach their wholesale teams, and writes to them in your name.',
      {
        steps: [
          'Create an account and open the link in the confirmation email. It signs you in.',
          'Choose a plan. You pay on the payment provider’s own page and come back to setup.',
          'Go through Onboarding Steps: five short screens.',
          'On the Dashboard press Download Keepa, then Run Source Bot, then Run Emailer Bot.',
        ],
      },
      'The product query brings in products, the products bring in brands, the Source Bot finds out how to reach each brand, and the Emailer Bot writes the inquiry.',
    ],
  },
  {
    id: 'onboarding-steps',
    title: 'The five steps',
    blocks: [
      'Each step is saved when you press Save & Continue. You can leave at any point and continue later, even in another browser. The numbered buttons jump to any step.',
      {
        terms: [
          ['1 · Spreadsheet', 'The address of your sheet. Open our template if you don’t have one yet.'],
          [
            '2 · Product query',
            'Filter to about 5,000 products in the Keepa product finder and set the rows from 100 to 5000. Copy the example address if you want to start with ours. Your own Keepa key is optional.',
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
      'Usage & Analytics counts the emails sent today, what is left of the month’s quota (thirty times your emails a day), and your brands. The chart shows emails sent and brands found per day; hover over it, or focus it and use the arrow keys.',
      'Tasks & Reminders lists what needs your attention: unfinished setup, low credits, a paused or waiting run, a missing DNS record, a failed payment. Anything marked “Sample data” shows how it will look; it goes away once you have data of your own.',
      'Ctrl K, or ⌘ K, finds every page and starts every bot. G and then a letter goes straight to a page: G D to the Dashboard, G R to Brands, G C to Products, G I to the Inbox, G L to Deals, G S to the Source Bot, G E to the Emailer Bot.',
    ],
  },
  {
    id: 'domain-verification',
    title: 'Domain verification',
    blocks: [
      'SPF, DKIM and DMARC are records in your domain’s DNS that prove to mail providers that you are who you say you are; MX is where replies come in. Add the records that the workspace email screen shows. It takes 24-72 hours until they are visible everywhere; you can finish the other steps in the meantime.',
    ],
  },
];

const BOTS: readonly HelpTopic[] = [
  {
    id: 'keepa-download',
    title: 'Keepa download',
    blocks: [
      'Before it starts, you see how many products it covers, how many Keepa tokens it costs and how long it takes. It costs no credits, and works at zero credits too.',
      'When the tokens run out, the download waits for new ones and then continues by itself from where it stopped.',
    ],
  },
  {
    id: 'products-and-brands',
    title: 'Products and brands',
    blocks: [
      'Products lists everything you downloaded or imported; Brands lists the brands behind it, with totals from their products. Search, filters, sort order and page are part of the address, so a link or bookmark brings them back, and Views saves them under a name, along with the columns.',
      'The score, from 0 to 100, is made up of named reasons; a brand’s page shows each with its figure. Score weights sets how much each one counts, and re-sorts the list at once.',
      'Tick rows, or select all that match, and the bar below finds their contacts, writes to them, tags, excludes, includes or exports them. For products, all but the export is done with their brands. Export gives CSV or XLSX.',
      'With the keyboard: J and K go from row to row, X ticks one, Enter opens it, Escape clears the selection.',
    ],
  },
  {
    id: 'source-bot',
    title: 'Source Bot',
    blocks: [
      'For each brand without a contact, it finds the official website, reads its contact and wholesale pages, and saves addresses and application forms along with the page each was found on.',
      'A brand it finds a contact for costs half a credit. If it finds nothing, nothing is charged. A brand that could not be found is looked up again later.',
      'If the site says that the brand takes no wholesale accounts, takes no new ones for now, or doesn’t allow sales where you sell, the brand is set aside: the Emailer Bot doesn’t write to it. Its page shows the sentence, and one click has it written to all the same.',
    ],
  },
  {
    id: 'emailer-bot',
    title: 'Emailer Bot',
    blocks: [
      'For each brand with a contact and no email yet, it fills in your template with facts about the brand and sends it, up to your plan’s daily limit in your time zone. A placeholder that can’t be filled holds the email back.',
      'Each email carries your postal address and a one-click unsubscribe. Anyone who unsubscribes is never written to again, and no brand gets a first inquiry twice. Brands that share an address are written to on different days.',
      'Before a run, See the first emails shows what it would write first, and sends, keeps and charges nothing. If Outreach → Sequences asks for your approval of the first ten, no other inquiry goes out before those are approved.',
      'If a provider doesn’t say whether it accepted an email, its fate is unknown: it is not sent again by itself, and its credit stays set aside until the provider or a reply settles it. You can settle it too: open its row in the run, and say whether you found it among your sent emails.',
    ],
  },
  {
    id: 'runs',
    title: 'Runs',
    blocks: [
      'A run continues when you close the browser. Its card shows rows, rate, time left and credits, and the latest results as they come in. Pause holds it, Continue picks it up again, Stop ends it; whatever is in progress at that moment is finished and counted.',
      'Its card and the tasks tell you why a run is waiting or paused. One that waits for credits continues by itself after a top-up. Every run, every row and its evidence stay on the Source Bot and Emailer Bot pages.',
    ],
  },
];

const ACCOUNT: readonly HelpTopic[] = [
  {
    id: 'credits',
    title: 'Credits',
    blocks: [
      'Each row that the Source Bot or the Emailer Bot processes costs 0.5 credits, so sourcing and writing to a brand costs one credit. You need at least 0.5 to start. A run sets credits aside for the rows it is working on, never more than 100 ahead, and returns what it doesn’t need.',
      'Each paid month grants credits for thirty days of your daily emails. Those are spent first and expire with the next month. Buy Credits sells packs of 100, 500 and 2,000; credits you buy don’t expire.',
    ],
  },
  {
    id: 'billing',
    title: 'Plans and billing',
    blocks: [
      'Manage Billing shows your plan, the card, invoices and billing address as the payment provider has them, and opens its portal in a new tab. Upgrade Plan shows what is charged or credited before you confirm; lower limits begin with the next period.',
      'The first month is half price. If a payment fails, your plan continues for seven days and a notice tells you so; after that, sending is on hold until it is paid, and nothing is lost. If you cancel, you keep everything until the end of the period you have paid for.',
    ],
  },
  {
    id: 'security',
    title: 'Two-factor and sessions',
    blocks: [
      {
        steps: [
          'In Settings, Security, turn on Two-Factor Authentication and confirm your password.',
          'Scan the QR code with an authenticator app, or type in the key, and enter the code it shows.',
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
