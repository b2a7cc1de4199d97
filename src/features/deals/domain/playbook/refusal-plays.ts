import type { ReplyDocument } from '../../../replies/domain/reading/reply-facts.ts';
import { type Channel, channelInWords } from '../seller-facts.ts';
import { TRUST_LABELS, type TrustKind } from '../trust-document.ts';
import type { Answer, Play, Situation } from './play.ts';
import { fact, list, theProduct } from './voice.ts';

const FOLLOW_UP = { kind: 'follow_up', title: 'Ask again if they haven’t answered', inDays: 5 } as const;
const LATER = { kind: 'follow_up', title: 'Ask whether anything has changed', inDays: 90 } as const;

/** The last word of every refusal: short, and without a grudge. */
const leave: Answer = {
  key: 'leave',
  label: 'Thank them, and leave the door open',
  asksFor: 'Nothing',
  nextTask: LATER,
  write: (voice) => [
    voice.say(
      'Understood, and thank you for the clear answer.',
      'Thanks for being clear. That saves us both time.',
      'Understood. Thank you for taking the time to answer.',
    ),
    voice.say(
      'Should that change one day, I would be glad to hear from you.',
      'If it ever changes, just drop me a line.',
      `I like what ${voice.brand} makes, so if things change, please think of us.`,
    ),
  ],
};

/** Where the seller sells besides the marketplaces that the brand won't have. */
const elsewhere = (situation: Situation): Channel[] => {
  const onlyAmazon = fact(situation, 'marketplaces_allowed') === 'amazon_only_no';
  const isOut = (channel: Channel) =>
    channel === 'amazon' || (!onlyAmazon && (channel === 'walmart' || channel === 'tiktok'));
  return situation.seller.facts.sellsOn.filter((channel) => !isOut(channel));
};

const otherChannels: Answer = {
  key: 'other_channels',
  label: 'Offer to sell it elsewhere only',
  asksFor: 'An account for the other channels',
  isFor: (situation) => elsewhere(situation).length > 0,
  movesTo: 'counter',
  nextTask: FOLLOW_UP,
  write: (voice) => [
    voice.say('Understood, and thanks for the clear answer.', 'Thank you, I see why.'),
    voice.say(
      `We also sell ${list(elsewhere(voice).map(channelInWords))}. Would you open an account for that alone? You can have it in writing that nothing of yours goes on Amazon.`,
      `Amazon is not all we do: we also sell ${list(elsewhere(voice).map(channelInWords))}. Could we carry ${voice.brand} there, and put in writing that it stays off Amazon?`,
    ),
    voice.seller.facts.storefrontUrl === null
      ? null
      : voice.say(
          `Here is our store: ${voice.seller.facts.storefrontUrl}`,
          `Here is how we present brands: ${voice.seller.facts.storefrontUrl}`,
        ),
  ],
};

export const noMarketplaces: Play = {
  title: 'No marketplace sellers',
  advice:
    'A rule for everybody stays a rule. Ask once whether there is an approved list, or offer another channel.',
  answers: [
    otherChannels,
    {
      key: 'ask_for_approval',
      label: 'Ask whether some are approved',
      asksFor: 'Whether there is an approved list, and what it takes',
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say('Thanks for the clear answer.', 'Understood, thank you.'),
        voice.say(
          'One question, and then I will leave it at that: is it closed to everybody, or are there a few sellers you approve? If there is a list, what does it take to be on it?',
          'May I ask whether that holds for everyone, or whether you work with a small number of approved sellers? If you do, I would like to know what you expect of them.',
        ),
        voice.seller.facts.keepsMap
          ? voice.say(
              'We keep to MAP, and you would always know who we are.',
              'For what it’s worth: we keep to MAP.',
            )
          : null,
      ],
    },
    leave,
  ],
};

export const tooManySellers: Play = {
  title: 'Too many sellers already',
  advice:
    'Don’t argue for a place in the crowd. Ask for items nobody lists yet, or for a place when one opens up.',
  answers: [
    {
      key: 'ask_for_quiet_items',
      label: 'Ask for items with few sellers',
      asksFor: 'Items that are new, or that few sellers list',
      movesTo: 'counter',
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say(
          'That makes sense: a crowded listing is no good for you or for us.',
          'Fair enough. I would not want to be one more seller on a full listing either.',
          'I understand, a full listing only pushes the price down.',
        ),
        voice.say(
          'Are there items that few sellers carry, or new ones that aren’t listed yet? I would start with those and leave the crowded ones alone.',
          'Which of your items are not on Amazon yet, or have hardly anyone on them? I would be glad to start there.',
        ),
        voice.seller.facts.keepsMap
          ? voice.say('We keep to MAP, so we won’t add to the problem.', 'We keep to MAP.')
          : null,
      ],
    },
    {
      key: 'ask_for_a_place',
      label: 'Ask for the next open place',
      asksFor: 'When the list is reviewed, and what earns a place',
      nextTask: LATER,
      write: (voice) => [
        voice.say('Understood, thank you for telling me.', 'Thanks, I see the point.'),
        voice.say(
          'When do you look at your list of sellers again, and what would earn a place on it?',
          'If a place opens up, what do you look for? And when would it be worth asking again?',
        ),
      ],
    },
    otherChannels,
    leave,
  ],
};

const unlisted = (voice: Situation): string =>
  theProduct(voice) ? `${theProduct(voice)} in other sizes or sets` : 'other sizes, sets or older items';

export const amazonItself: Play = {
  title: 'They sell it themselves',
  advice:
    'Nobody beats a brand on its own listing. Ask for what it doesn’t list, or for the marketplaces it leaves out.',
  answers: [
    {
      key: 'ask_for_gaps',
      label: 'Ask for what they don’t list',
      asksFor: 'Items, sets and sizes that they don’t sell there themselves',
      movesTo: 'counter',
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say(
          'Understood: those listings are yours, and I won’t get in their way.',
          'Thanks, that is clear. I have no wish to compete with you on your own listings.',
        ),
        voice.say(
          `Is there anything you don’t list there, such as ${unlisted(voice)}? I would be glad to take only those.`,
          `Are there items that you would rather not handle yourselves, ${unlisted(voice)} perhaps? I’d be interested in those alone.`,
        ),
      ],
    },
    {
      key: 'ask_for_marketplaces',
      label: 'Ask about the other marketplaces',
      asksFor: 'An account for marketplaces that they leave out',
      isFor: (situation) => elsewhere(situation).length > 0 || otherMarketplaces(situation).length > 0,
      movesTo: 'counter',
      nextTask: FOLLOW_UP,
      write: (voice) => {
        const where = list(
          [...new Set([...otherMarketplaces(voice), ...elsewhere(voice)])].map(channelInWords),
        );
        return [
          voice.say('Understood, and thanks for telling me.', 'Thank you, that is clear.'),
          voice.say(
            `Do you cover the rest yourselves too? We also sell ${where}, and could carry ${voice.brand} there without touching your own listings.`,
            `We sell ${where} as well. If you don’t sell there, would you open an account for that?`,
          ),
        ];
      },
    },
    leave,
  ],
};

const otherMarketplaces = ({ seller }: Situation): Channel[] =>
  seller.facts.sellsOn.filter((channel) => channel === 'walmart' || channel === 'tiktok');

export const exclusivePartner: Play = {
  title: 'An exclusive partner',
  advice: 'Contracts end. Find out when, and ask what this one doesn’t cover.',
  answers: [
    {
      key: 'ask_what_is_left_out',
      label: 'Ask what the partner doesn’t cover',
      asksFor: 'Items or channels outside of the agreement',
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say('Thanks for telling me.', 'Understood, thank you.'),
        voice.say(
          'Does the agreement cover the whole line and every channel? If there are items or marketplaces it doesn’t cover, I would be interested in those.',
          'Is it for all your items and all channels? I would like to look at whatever your partner doesn’t carry.',
        ),
      ],
    },
    {
      key: 'ask_when_it_ends',
      label: 'Ask when it is up for renewal',
      asksFor: 'The date on which the agreement ends or is renewed',
      nextTask: LATER,
      write: (voice) => [
        voice.say('Thank you for the straight answer.', 'Understood, and thanks for letting me know.'),
        voice.say(
          'When does that agreement come up again? I would like to make you an offer before it is renewed.',
          'Could you tell me when it is up for renewal? I would write to you a month before.',
        ),
      ],
    },
    leave,
  ],
};

const PROOFS: readonly TrustKind[] = ['resale_certificate', 'references', 'tax_id', 'business_license'];
const ourProofs = ({ seller }: Situation): string =>
  list(
    PROOFS.filter((kind) => seller.documents.includes(kind)).map((kind) => inSentence(TRUST_LABELS[kind])),
  );
const inSentence = (label: string): string =>
  label === 'Tax ID' ? label : label.charAt(0).toLowerCase() + label.slice(1);

export const storeRequired: Play = {
  title: 'A store is required',
  advice:
    'If you have one, show it. If not, ask whether other documents will open an online account: often they will.',
  answers: [
    {
      key: 'show_store',
      label: 'Tell them about your store',
      asksFor: 'The account',
      isFor: ({ seller }) => seller.facts.hasStore !== false,
      needs: ({ seller }) => (seller.facts.hasStore ? ['storeAddress'] : ['hasStore']),
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say('Thanks for asking.', 'Thank you, that is no obstacle.'),
        voice.say(
          `We have a store of our own: ${voice.seller.facts.storeAddress}.`,
          `Our store is at ${voice.seller.facts.storeAddress}.`,
        ),
        asksForPhotos(voice)
          ? voice.say(
              'Which photos of it do you need?',
              'Would you like photos of the front, the shelves, or both?',
            )
          : voice.say('What else do you need to open the account?', 'Is there an account form to fill in?'),
      ],
    },
    {
      key: 'online_account',
      label: 'Ask for an account without a store',
      asksFor: 'Whether an online account is possible, and what it takes',
      isFor: ({ seller }) => seller.facts.hasStore !== true,
      needs: ['hasStore'],
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say('Thanks for telling me.', 'Thank you, good to know.'),
        ourProofs(voice) === ''
          ? voice.say(
              'We sell online only. Is a store a fixed rule, or do you open accounts for online sellers in some cases?',
              'We have no store to show; we sell online. Is that the end of it, or is there another way to get an account?',
            )
          : voice.say(
              `We sell online only, so there is no store to show. Would our ${ourProofs(voice)} do instead?`,
              `We have no store, as we sell online. What I can show you is our ${ourProofs(voice)}. Would that open an account?`,
            ),
      ],
    },
    leave,
  ],
};

const PHOTOS: ReplyDocument = 'storefront_photos';
const asksForPhotos = (situation: Situation): boolean =>
  fact(situation, 'documents')?.includes(PHOTOS) ?? false;

const distributor = (situation: Situation) => fact(situation, 'distributor') ?? null;
const theDistributor = (situation: Situation): string =>
  distributor(situation)?.name ?? distributor(situation)?.email ?? 'your distributor';

export const WRITE_TO_DISTRIBUTOR = 'write_to_distributor';

export const distributorOnly: Play = {
  title: 'Go to their distributor',
  advice:
    'Write to the distributor and mention the brand, and ask the brand from what order size it ships direct.',
  answers: [
    {
      key: WRITE_TO_DISTRIBUTOR,
      label: 'Write to the distributor',
      asksFor: 'An account, and their price list for the brand',
      isFor: (situation) => Boolean(distributor(situation)?.email),
      to: (situation) => {
        const found = distributor(situation);
        return found && { name: found.name, email: found.email };
      },
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say(
          `${voice.brand} told me that you carry their line, and referred me to you.`,
          `I asked ${voice.brand} for a wholesale account, and they referred me to you.`,
        ),
        voice.seller.facts.sellsOn.length > 0
          ? `We sell ${list(voice.seller.facts.sellsOn.map(channelInWords))}.`
          : null,
        voice.say(
          `Could you send me your price list for ${voice.brand} with UPCs, the minimum for a first order, and what you need to open an account? Please also let me know whether sales on Amazon are allowed.`,
          `What do you need from us to open an account, and could you send your ${voice.brand} prices with UPCs and minimums? I would also like to know whether the line may be sold on Amazon.`,
        ),
      ],
    },
    {
      key: 'ask_for_introduction',
      label: 'Ask for a name at the distributor',
      asksFor: 'A person at the distributor',
      nextTask: { kind: 'follow_up', title: 'Write to the distributor', inDays: 2 },
      write: (voice) => [
        voice.say(
          `Thanks for pointing me to ${theDistributor(voice)}.`,
          `Thank you, I will go through ${theDistributor(voice)} then.`,
        ),
        voice.say(
          'Who looks after new accounts there? If you copy them in, I will take it from there.',
          'Could you give me a name there, or put us in touch? It helps if it comes from you.',
        ),
        voice.say(
          'And do they carry the whole line, or only part of it?',
          'Do they stock everything that you make?',
        ),
      ],
    },
    {
      key: 'ask_for_direct',
      label: 'Ask what order size they ship direct from',
      asksFor: 'The order size for a direct account',
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say(`Thanks, I will look at ${theDistributor(voice)}.`, 'Thank you for pointing me there.'),
        voice.say(
          'For planning: is there an order size above which you ship direct?',
          'Is there a volume at which you open a direct account? If it is within reach, I would rather start with that.',
        ),
      ],
    },
  ],
};
