import type { Answer, Play, Voice } from './play.ts';
import { list, term } from './voice.ts';

/** What an order is paid and awaited by, as far as the brand hasn't told it yet. */
const whatIsOpen = (voice: Voice): string =>
  list([
    ...(term(voice, 'payment_terms') === undefined ? ['how you would like to be paid'] : []),
    ...(term(voice, 'lead_time_days') === undefined ? ['when it ships'] : []),
    'when the invoice comes',
  ]);

const askDelivery: Answer = {
  key: 'ask_delivery',
  label: 'Ask when it arrives',
  asksFor: 'The day of delivery, and the tracking number',
  nextTask: { kind: 'other', title: 'Check what was delivered', inDays: 7 },
  write: ({ say }) => [
    say(
      'A quick question about our order, so that somebody is there to receive it.',
      'I am planning for the delivery of our order.',
    ),
    say(
      'Has it shipped, or when will it? With the tracking number I can follow the rest myself.',
      'What day can we expect it? A tracking number is enough, if there is one already.',
    ),
  ],
};

const reorder: Answer = {
  key: 'reorder',
  label: 'Prepare the reorder',
  asksFor: 'Today’s price list, and what is in stock',
  nextTask: { kind: 'other', title: 'Plan the reorder', inDays: 30 },
  write: ({ say }) => [
    say('I would like to plan our next order with you.', 'We are ready to think about the next order.'),
    say(
      'Could you send me today’s price list, and tell me what is in stock?',
      'Has anything changed in prices or stock since the last one? If so, please send me the current list.',
    ),
  ],
};

/** Nobody of the brand has written since the order went out. */
export const ordered: Play = {
  title: 'The order is with them',
  advice:
    'Next comes their confirmation: quantities, prices, ship date, invoice. Pay as agreed, check what is delivered, and reorder what sells.',
  answers: [
    {
      key: 'ask_confirmation',
      label: 'Ask whether the order is confirmed',
      asksFor: 'Their confirmation, and the invoice',
      nextTask: { kind: 'follow_up', title: 'Ask whether the order is confirmed', inDays: 3 },
      write: (voice) => [
        voice.say(
          'I wanted to make sure that our order has reached you.',
          'Did our order reach you? I haven’t seen a confirmation yet.',
          'A quick question about our order: did you get it?',
        ),
        voice.say(
          `Could you confirm quantities and prices, and tell me ${whatIsOpen(voice)}?`,
          `If everything is available at your list prices, please confirm it, and let me know ${whatIsOpen(voice)}.`,
        ),
      ],
    },
    askDelivery,
    reorder,
  ],
};

/** They have written since it went out, and nothing in it calls for anything else first. */
export const orderAnswered: Play = {
  title: 'They have answered your order',
  advice:
    'Check what they write against the order: quantities, prices, ship date. Then pay as agreed, check what is delivered, and reorder what sells.',
  answers: [
    {
      key: 'thank_for_confirmation',
      label: 'Thank them, and ask for what is open',
      asksFor: 'The invoice, and the day it ships',
      nextTask: { kind: 'other', title: 'Pay the invoice', inDays: 2 },
      write: (voice) => [
        voice.say(
          'Thank you for taking care of our order.',
          'Thanks for getting back to me about the order.',
        ),
        voice.say(
          `So that nothing holds it up, could you tell me ${whatIsOpen(voice)}?`,
          `To complete it on our side, please let me know ${whatIsOpen(voice)}.`,
        ),
      ],
    },
    askDelivery,
    reorder,
  ],
};
