import { FEWEST_TO_COMPARE } from '../../features/insights/domain/funnel.ts';
import { MOST_FILE_BYTES, MOST_FILES } from '../../features/outreach/domain/outgoing-file.ts';
import {
  DNS_FAILS_FOR_HOURS,
  HEALTH_DAYS,
  LEAST_MAILS,
  MOST_BOUNCES,
  MOST_COMPLAINTS,
  percent,
} from '../../features/outreach/domain/sender-health.ts';
import { APPROVED_FIRST, DEFAULT_MAIL_DAYS } from '../../features/outreach/domain/sequence.ts';
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
      'Outreach, Senders lists the addresses that mails come from. The one of your setup is the first; each has its own name, signature, hours, days, daily cap, gap between mails and ramp-up. Of the plan’s limit, the sender’s cap and the ramp-up the smallest counts, and the page says which one it is.',
      `A sender stops by itself at ${percent(MOST_BOUNCES)} bounces or ${percent(MOST_COMPLAINTS)} complaints, from ${LEAST_MAILS} mails in ${HEALTH_DAYS} days on, and after ${DNS_FAILS_FOR_HOURS} hours in which its domain’s records fail. Read why, then start it again. Where SendGrid or a mailbox refuses a sender, that one is paused with what to mend, and runs go on with the others; what it is to send waits, answers too, until it is let in again. No limit ever holds back answers to people.`,
      'Answers come in by SendGrid, by forwarding, or from the mailbox itself over IMAP, which leaves unread what is unread, and brings what its provider took for junk where it answers you or comes from an address that you know. A mailbox that can’t be read is named here and in the inbox, with the reason.',
    ],
  },
  {
    id: 'templates-and-sequences',
    title: 'Templates and sequences',
    blocks: [
      'A template’s words are versions that never change, so that every mail can say which words it was written with. Placeholders that can’t be filled are named while you write, and the preview shows a real brand. What Linesheet adds to your words rests on stored facts, which stand below the preview.',
      `A sequence says what follows the first inquiry: mails on days ${DAYS} and then a call, unless you change it. It stops at any answer of a person, a bounce, an opt-out or a move of the deal; an absence pauses it until the day that it names.`,
      `Mails go out by themselves, after your approval of the first ${APPROVED_FIRST}, or each after your approval. Waiting lists what is laid before you, what came too late to go out unasked, and recipients in Canada and the EU until you confirm on what ground they are written to.`,
      'Two templates can be compared: half of the brands gets either. The page says when there are too few mails to tell.',
    ],
  },
  {
    id: 'inbox',
    title: 'Inbox',
    blocks: [
      `Each brand has one conversation, both ways. What a brand answers is read as one of ${REPLY_CLASSES.length} kinds, and the facts in it (minimum order, terms, documents, forms, dates) are shown with the words that they were read from. Correct what was read wrongly: your word holds.`,
      {
        terms: [
          ['J, K', 'The next conversation, the one before'],
          ['Enter', 'Answer'],
          ['E', 'Done: nothing is to be answered'],
          ['U', 'Unread'],
          ['S', 'Snooze'],
        ],
      },
      `Files go along with an answer when you choose, drop or paste them: PDFs, pictures, Word, Excel, CSV and text files, ${MOST_FILES} at most and ${MEGABYTES} MB together. They stay with the answer in the conversation.`,
      'Unmatched holds mails whose brand nobody knows; assign them. One that can’t be read stands there too, with the mail as it came to download. Mails are shown without scripts and without pictures from elsewhere.',
    ],
  },
  {
    id: 'deals',
    title: 'Deals and tasks',
    blocks: [
      'Deals shows each brand on its way from the inquiry to the reorder. What a brand answers moves it on; where you put it, it stays. A lost deal keeps its reason.',
      'For each kind of answer there is a next step: a draft in your voice, what it asks for, and the task that follows. Tasks lists calls, forms, certificates and follow-ups by their day.',
      'A distributor that a brand names is written to from the brand’s conversation: it becomes a brand of its own, and your mail goes out with the Emailer Bot’s next run, within your limits. The right contact that it names becomes its way in, and gets your mail within the sender’s hours and limits; nobody else at the brand is written to until they have answered.',
      'The trust pack keeps your tax ID, resale certificate, storefront and references encrypted. A document goes with an answer only when the brand has asked for it and you have confirmed it.',
    ],
  },
  {
    id: 'price-lists',
    title: 'Price lists and orders',
    blocks: [
      'A price list that a brand attaches (CSV, XLSX, a PDF with text, or the page or XML that older systems call XLS) is read into lines: codes, cost, case pack, list price and MAP. Columns are guessed, shown, and can be changed; upload one yourself from the brand’s page.',
      'Lines are matched to your products, and to Keepa when you ask for it. Where a code fits several listings, you choose. Each line shows landed cost, fees, profit, return and about how many you would sell; the assumptions stand beside it and can be changed.',
      'Name a budget for a proposal of what to order, pick lines, and take the order as PDF or XLSX.',
    ],
  },
  {
    id: 'insights',
    title: 'Insights',
    blocks: [
      `How far brands come, from contacted to reordered, by template, category, sender and week; how fast they answer and to which mail; and what the products of brands that declined bring in a month. Shares of fewer than ${FEWEST_TO_COMPARE} brands are left out: they say next to nothing.`,
    ],
  },
];
