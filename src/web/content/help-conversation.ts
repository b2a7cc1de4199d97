import { FEWEST_TO_COMPARE } from '../../features/insights/domain/funnel.ts';
import { MOST_FILE_BYTES, MOST_FILES } from '../../features/outreach/domain/mails/outgoing-file.ts';
import {
  DNS_FAILS_FOR_HOURS,
  HEALTH_DAYS,
  LEAST_MAILS,
  MOST_BOUNCES,
  MOST_COMPLAINTS,
  percent,
} from '../../features/outreach/domain/senders/sender-health.ts';
import { APPROVED_FIRST, DEFAULT_MAIL_DAYS } from '../../features/outreach/domain/sequences/sequence.ts';
import { REPLY_CLASSES } from '../../features/replies/domain/reply-class.ts';
import type { HelpTopic } from './help-topic.ts';

const DAYS = new Intl.ListFormat('en-US').format(DEFAULT_MAIL_DAYS.filter((day) => day > 0).map(String));
const MEGABYTES = MOST_FILE_BYTES / 1024 ** 2;

/** From the first mail to the first order. */
export const CONVERSATION_TOPICS: readonly HelpTopic[] = [
  {
    id: 'senders',
    title: 'Senders',
    blocks: [
      'Outreach, Senders lists the addresses your emails come from. The one from your setup is the first; each has its own name, signature, hours, days, daily cap, gap between emails and ramp-up. The smallest of the plan’s limit, the sender’s cap and the ramp-up applies, and the page says which one it is.',
      `A sender stops by itself at ${percent(MOST_BOUNCES)} bounces or ${percent(MOST_COMPLAINTS)} complaints, from ${LEAST_MAILS} mails in ${HEALTH_DAYS} days on, and after ${DNS_FAILS_FOR_HOURS} hours in which its domain’s records fail. Read why, then start it again. If SendGrid or a mailbox refuses a sender, that sender is paused with instructions for fixing it, and runs go on with the others; what it is to send waits, answers too, until it is let in again. No limit ever holds back answers to people.`,
      'Answers come in by SendGrid, by forwarding to the address that Outreach → Senders names, or from the mailbox itself over IMAP, which leaves unread email unread, and also picks up email that your provider marked as junk if it answers you or comes from an address you know. A mailbox that can’t be read is named here and in the inbox, with the reason.',
    ],
  },
  {
    id: 'templates-and-sequences',
    title: 'Templates and sequences',
    blocks: [
      'Each saved version of a template never changes, so every email can show which version it was written with. Placeholders that can’t be filled are pointed out while you write, and the preview shows a real brand. What Linesheet adds to your text is based on stored facts, which are listed below the preview.',
      `A sequence says what follows the first inquiry: emails on days ${DAYS} and then a call, unless you change it. It stops when a person replies, an email bounces, somebody opts out or the deal moves; an out-of-office reply pauses it until the date it gives.`,
      `Emails go out by themselves, after you approve the first ${APPROVED_FIRST}, or only once you approve each. Waiting lists what needs your approval, what came too late to go out by itself, and recipients in Canada and the EU until you confirm your ground for writing to them.`,
      'Two templates can be compared: each goes to half of the brands. The page says when there are too few emails to tell.',
    ],
  },
  {
    id: 'inbox',
    title: 'Inbox',
    blocks: [
      `Each brand has one conversation, with both sides. Each reply is read as one of ${REPLY_CLASSES.length} kinds, and the facts in it (minimum order, terms, documents, forms, dates) are shown with the words they were read from. Correct anything that was misread: your correction counts.`,
      {
        terms: [
          ['J, K', 'The next conversation, the one before'],
          ['Enter', 'Answer'],
          ['E', 'Done: no answer needed'],
          ['U', 'Unread'],
          ['S', 'Snooze'],
        ],
      },
      `To attach files to an answer, choose, drop or paste them: PDFs, pictures, Word, Excel, CSV and text files, ${MOST_FILES} at most and ${MEGABYTES} MB together. They stay with the answer in the conversation.`,
      'Unmatched holds emails whose brand is unknown; assign them to a brand. Emails that can’t be read are there too, to download as they came. Emails are shown without scripts and without remote images.',
    ],
  },
  {
    id: 'deals',
    title: 'Deals and tasks',
    blocks: [
      'Deals shows each brand on its way from inquiry to reorder. A brand’s replies move its deal along; where you put it, it stays. A lost deal keeps its reason.',
      'For each kind of answer there is a next step: a draft in your voice, what it asks for, and the task that follows. Tasks lists calls, forms, certificates and follow-ups by due date.',
      'You can write to a distributor that a brand names straight from the brand’s conversation: it becomes a brand of its own, and your email goes out with the Emailer Bot’s next run, within your limits. If the brand names the right contact, that becomes its address, and your email goes out within the sender’s hours and limits; nobody else at the brand is written to until they have answered.',
      'The trust pack keeps your tax ID, resale certificate, storefront and references encrypted. A document is sent with an answer only when the brand has asked for it and you have confirmed it.',
    ],
  },
  {
    id: 'price-lists',
    title: 'Price lists and orders',
    blocks: [
      'A price list that a brand attaches (CSV, XLSX, a PDF with text, or the page or XML that older systems call XLS) is read into lines: codes, cost, case pack, list price and MAP. Columns are recognized, shown, and can be changed; you can also upload a list yourself from the brand’s page.',
      'Lines are matched to your products, and to Keepa when you ask for it. Where a code fits several listings, you choose. Each line shows landed cost, fees, profit, return and about how many you would sell; the assumptions stand beside it and can be changed.',
      'Enter a budget to get a suggestion for what to order, pick lines, and download the order as PDF or XLSX.',
    ],
  },
  {
    id: 'insights',
    title: 'Insights',
    blocks: [
      `How far brands get, from contacted to reordered, by template, category, sender and week; how fast they answer and which email they answer; and what the products of brands that declined bring in per month. Rates based on fewer than ${FEWEST_TO_COMPARE} brands are left out, because they say little.`,
    ],
  },
];
