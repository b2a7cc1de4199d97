import type { Answer, Play, Situation } from './play.ts';
import { fact, isMinimumKnown, wherePeopleBuy } from './voice.ts';

const FOLLOW_UP = { kind: 'follow_up', title: 'Ask again if they haven’t answered', inDays: 5 } as const;

const better = (situation: Situation): string | null => fact(situation, 'better_contact') ?? null;
const betterMail = (situation: Situation): string | null => {
  const told = better(situation);
  return told?.includes('@') ? told : null;
};

export const WRITE_TO_CONTACT = 'write_to_them';

const writeToThem: Answer = {
  key: WRITE_TO_CONTACT,
  label: 'Write to the right contact',
  asksFor: 'An account, the price list and the terms',
  isFor: (situation) => betterMail(situation) !== null,
  to: (situation) => ({ name: null, email: betterMail(situation) }),
  nextTask: FOLLOW_UP,
  write: (voice) => [
    voice.say(
      `${voice.mail.fromName || `Your colleague at ${voice.brand}`} told me that you are the right person for wholesale accounts.`,
      `I was pointed to you by ${voice.mail.fromName || `a colleague of yours at ${voice.brand}`}: I would like to buy ${voice.brand} wholesale.`,
    ),
    voice.seller.facts.sellsOn.length > 0
      ? `We sell ${wherePeopleBuy(voice)}${voice.seller.facts.storefrontUrl ? ` (${voice.seller.facts.storefrontUrl})` : ''}.`
      : null,
    isMinimumKnown(voice)
      ? voice.say(
          'How do you open new accounts? If you can, send me the price list with UPCs and your MAP policy.',
          'Could you tell me how to open an account, and send the price list with UPCs and your MAP policy?',
        )
      : voice.say(
          'How do you open new accounts? If you can, send me the price list with UPCs, the opening order and your MAP policy.',
          'Could you tell me how to open an account, and send the price list with UPCs, the minimum and your MAP policy?',
        ),
  ],
};

export const wrongContact: Play = {
  title: 'The wrong contact',
  advice: 'Write to the right person today, and say who sent you: there is no better opening.',
  answers: [
    writeToThem,
    {
      key: 'thank',
      label: 'Thank them',
      asksFor: 'Nothing',
      isFor: (situation) => better(situation) !== null,
      nextTask: { kind: 'follow_up', title: 'Write to the right contact', inDays: 1 },
      write: (voice) => [
        voice.say(
          `Thank you. I will get in touch with ${better(voice)}.`,
          `Thanks for pointing me to ${better(voice)}.`,
        ),
      ],
    },
    {
      key: 'ask_who',
      label: 'Ask who the right person is',
      asksFor: 'The name and address of the right person',
      isFor: (situation) => better(situation) === null,
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say(
          'Thanks for letting me know.',
          'Sorry to have reached the wrong person, and thank you for telling me.',
        ),
        voice.say(
          `Who looks after wholesale accounts at ${voice.brand}? A name or an address is enough.`,
          `Could you tell me who decides about wholesale accounts for ${voice.brand}, or pass my email on to them?`,
        ),
      ],
    },
  ],
};

export const sold: Play = {
  title: 'The brand has another owner',
  advice:
    'The new owner decides now. Write to them, or ask who they are; if nobody can say, the deal is lost.',
  lostAs: 'sold',
  answers: [
    writeToThem,
    {
      key: 'ask_new_owner',
      label: 'Ask who owns it now',
      asksFor: 'The name and address of the new owner',
      isFor: (situation) => betterMail(situation) === null,
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say('Thanks for telling me.', 'Thank you for letting me know.'),
        voice.say(
          `Who owns ${voice.brand} now? A name or an address to ask for a wholesale account is enough.`,
          `Could you tell me who has taken over ${voice.brand}, and who to contact there about a wholesale account?`,
        ),
      ],
    },
  ],
};

export const outOfBusiness: Play = {
  title: 'They have gone out of business',
  advice: 'No more email goes there by itself. There may be stock left, or somebody who continues the line.',
  lostAs: 'out_of_business',
  answers: [
    {
      key: 'ask_what_is_left',
      label: 'Ask what will become of the line',
      asksFor: 'Who continues it, or what stock is left',
      nextTask: { kind: 'follow_up', title: 'Ask once more what is left', inDays: 10 },
      write: (voice) => [
        voice.say(
          `I am sorry to read that. I would have liked to sell ${voice.brand}.`,
          `That is sad news, and thank you for telling me.`,
        ),
        voice.say(
          'Is somebody continuing the line? And if there is stock left that you would like to sell, I would be glad to make you an offer.',
          'Has somebody taken over the line that I could contact? If there is stock left, I would like to make an offer for it.',
        ),
      ],
    },
  ],
};
