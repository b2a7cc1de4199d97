import { factTold } from '../../../replies/domain/inbox/fact-told.ts';
import type { Need, Play, Situation } from './play.ts';
import { questionsIn } from './questions.ts';
import { askForRest, fact, openingOrder, PRICE_LIST, term, timeInWords } from './voice.ts';

const FOLLOW_UP = { kind: 'follow_up', title: 'Ask again if they haven’t answered', inDays: 5 } as const;

const hasMinimum = (situation: Situation): boolean => {
  const opening = openingOrder(situation);
  return opening !== null && opening.usd !== 0;
};

const isBelowTheirs = (situation: Situation): boolean => {
  const { firstOrderUsd } = situation.seller.facts;
  const theirs = openingOrder(situation)?.usd ?? null;
  return firstOrderUsd === null || theirs === null || firstOrderUsd < theirs;
};

const theList = ({ hasPriceList }: Situation): string => (hasPriceList ? '' : PRICE_LIST);

const accept: Play['answers'][number] = {
  key: 'accept',
  label: 'Accept the minimum',
  asksFor: 'What is needed to place the order',
  isFor: hasMinimum,
  nextTask: FOLLOW_UP,
  write: (voice) => [
    voice.say(
      `Thanks. ${openingOrder(voice)?.words} to open works for us.`,
      `Thank you, that is clear. A first order of ${openingOrder(voice)?.words} is fine.`,
      `${openingOrder(voice)?.words} for the opening order is fine with us, thank you.`,
    ),
    askForRest(
      voice,
      (what) => `To place it, I need ${what}.`,
      (what) => `Could you send me ${what}? Then I can place the order.`,
    ) ?? voice.say('You will have our order shortly.', 'I will send you the order next.'),
  ],
};

const smaller: Play['answers'][number] = {
  key: 'smaller',
  label: 'Ask for a smaller first order',
  asksFor: 'A smaller first order, to test the line',
  isFor: (situation) => hasMinimum(situation) && isBelowTheirs(situation),
  needs: ['firstOrderUsd'],
  movesTo: 'counter',
  nextTask: FOLLOW_UP,
  write: (voice) => {
    const ours = factTold('opening_order_usd', voice.seller.facts.firstOrderUsd ?? 0, 'USD');
    const theirs = openingOrder(voice)?.words;
    return [
      voice.say(
        'Thanks for being clear about the minimum.',
        'Thank you, good to know.',
        'Thanks for the terms.',
      ),
      voice.say(
        `${theirs} is more than I usually put into a line I haven’t sold yet. Could we open with ${ours}, and move to your usual minimum when we reorder?`,
        `For a first test ${theirs} is a lot. Would you take ${ours} as the opening order? I would spread it over a few items, and we can look at your minimum again at the reorder.`,
        `I’d like to start with ${ours} instead of ${theirs}, to see which items move. Is that possible for a first order?`,
      ),
      voice.say(
        'Would it be easier for you if this one were paid in advance?',
        'Would full cases or payment in advance make that possible?',
        'If anything would make it easier for you, full cases for example, let me know.',
      ),
    ];
  },
};

const hasReorder = (situation: Situation): boolean =>
  term(situation, 'reorder_usd') !== undefined || term(situation, 'reorder_amount') !== undefined;

const whatCounts: Play['answers'][number] = {
  key: 'what_counts',
  label: 'Ask what counts towards it',
  asksFor: 'Whether items can be mixed, and how large a reorder has to be',
  nextTask: FOLLOW_UP,
  write: (voice) => [
    voice.say('Thanks for the terms.', 'Thank you, that helps.'),
    [
      voice.say(
        'Does the minimum count across the whole line, or per item?',
        'May I mix items to reach it, or is it per item?',
      ),
      hasReorder(voice)
        ? ''
        : voice.say(
            'And does it stay the same for reorders?',
            'I would also like to know how large a reorder has to be.',
          ),
    ]
      .filter(Boolean)
      .join(' '),
    theList(voice) &&
      voice.say(
        `With ${theList(voice)} I can tell you quickly whether it works for us.`,
        `Could you send ${theList(voice)} too? Then I can plan an order that fits it.`,
      ),
  ],
};

const noMinimum: Play['answers'][number] = {
  key: 'no_minimum',
  label: 'Thank them, and ask for the price list',
  asksFor: 'The price list and the rest of the terms',
  isFor: (situation) => openingOrder(situation)?.usd === 0,
  nextTask: FOLLOW_UP,
  write: (voice) => [
    voice.say(
      'Thank you, having no minimum makes it easy to start.',
      'Thanks, good to know that there is no minimum.',
    ),
    askForRest(
      voice,
      (what) => `Could you send me ${what}?`,
      (what) => `For a first order I need ${what}.`,
    ),
  ],
};

export const openingOrderPlay: Play = {
  title: 'They name a minimum',
  advice: 'Say whether it fits. If it is close, ask what counts towards it before you ask for less.',
  answers: [noMinimum, accept, smaller, whatCounts],
};

export const highOpeningOrder: Play = {
  title: 'The opening order is high',
  advice:
    'Most brands accept a smaller first order from a buyer who names a figure and pays right away. Name yours.',
  answers: [smaller, whatCounts, accept],
};

export const map: Play = {
  title: 'They have a MAP policy',
  advice: 'It protects your margin too. Check who enforces it and how coupons are treated.',
  answers: [
    {
      key: 'no_policy',
      label: 'Thank them, and move on',
      asksFor: 'The price list and the rest of the terms',
      isFor: (situation) => fact(situation, 'map') === false,
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say('Thanks for telling me.', 'Thank you, good to know.'),
        askForRest(
          voice,
          (what) => `Could you send me ${what}?`,
          (what) => `For a first order I would need ${what}.`,
        ),
      ],
    },
    {
      key: 'keep_to_it',
      label: 'Agree to keep to it',
      asksFor: 'The policy, MAP prices by item, where to sign',
      isFor: ({ mail: { facts }, seller }) =>
        seller.facts.keepsMap !== false && facts.find(({ name }) => name === 'map')?.value !== false,
      needs: ['keepsMap'],
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say(
          'Thank you. We will keep to your MAP policy.',
          'Thanks for the policy. We keep to MAP, so that is no obstacle.',
          'That is fine: we keep to MAP.',
        ),
        voice.say(
          'Please send me the current policy with the MAP prices by UPC, and tell me where to sign if it needs a signature.',
          'Could you send the MAP prices by UPC with it? And if there is something to sign, I will do that right away.',
        ),
        voice.say(
          'Who should we tell when we see somebody below it?',
          'And how do you deal with sellers who go below it? It affects how much of it we can stock.',
        ),
      ],
    },
    {
      key: 'read_first',
      label: 'Ask to read it first',
      asksFor: 'The policy itself, and what counts as a breach',
      isFor: (situation) => fact(situation, 'map') !== false,
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say(
          'Thanks for telling me about the policy.',
          'Thank you. I would like to read the policy first.',
        ),
        voice.say(
          'Could you send me the text and the MAP prices by UPC?',
          'Could you send it over, with the MAP price of each item?',
        ),
        voice.say(
          'Two things I look for in it: whether coupons count, and what happens when another seller goes below it.',
          'I would mainly like to know how coupons are treated, and how it is enforced.',
        ),
      ],
    },
  ],
};

const resumes = (situation: Situation): string | null => {
  const named = fact(situation, 'resume_date');
  return named === undefined ? null : timeInWords(named);
};

export const notNow: Play = {
  title: 'Not now',
  advice: 'Agree on the time, and write again on the day. Few buyers do.',
  answers: [
    {
      key: 'until_then',
      label: 'Agree to the time they named',
      asksFor: 'Nothing now; what they would like to have by then',
      isFor: (situation) => resumes(situation) !== null,
      nextTask: { kind: 'follow_up', title: 'Write to them again', inDays: 'when they said' },
      write: (voice) => [
        voice
          .say(
            `Thanks for telling me. I will write to you again in ${resumes(voice)}.`,
            `No problem, and thank you for saying when. I will be in touch in ${resumes(voice)}.`,
          )
          .replace(
            /\bin (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d)/,
            'on ',
          ),
        voice.say(
          'If there is anything you would like from us by then, a form or documents, let me know and you will have it.',
          'Should there be an application or documents to prepare, I can do that in the meantime.',
        ),
      ],
    },
    {
      key: 'ask_when',
      label: 'Ask when to write again',
      asksFor: 'A better time',
      isFor: (situation) => resumes(situation) === null,
      nextTask: { kind: 'follow_up', title: 'Write to them again', inDays: 60 },
      write: (voice) => [
        voice.say('Thanks for the straight answer.', 'Understood, and thank you for telling me.'),
        voice.say(
          'When would be a good time to ask again?',
          'When would it make sense to write to you again? I will put it in my calendar.',
        ),
      ],
    },
  ],
};

export const question: Play = {
  title: 'They ask you something',
  advice: 'Answer the questions in the order they were asked, then ask for what you need.',
  answers: [
    {
      key: 'answer',
      label: 'Answer, and ask for the price list',
      asksFor: 'The price list and terms',
      needs: (situation): Need[] => {
        const { known, isAllKnown } = questionsIn(situation);
        return isAllKnown
          ? known.flatMap(({ needs }) => needs)
          : [...known.flatMap(({ needs }) => needs), 'ownAnswer'];
      },
      nextTask: FOLLOW_UP,
      write: (voice) => {
        const { known } = questionsIn(voice);
        return [
          voice.say('Thanks for asking.', 'Gladly.', 'Thank you for getting back to me.'),
          [...known.map(({ answer }) => answer(voice)), voice.typed.ownAnswer].filter(Boolean).join(' '),
          askForRest(
            voice,
            (what) => `If that fits, could you send me ${what}?`,
            (what) => `What I would need from you is ${what}.`,
          ),
        ];
      },
    },
  ],
};
