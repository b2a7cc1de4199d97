import { DOCUMENT_LABELS } from '../../../replies/domain/inbox/fact-words.ts';
import type { ReplyDocument } from '../../../replies/domain/reading/reply-facts.ts';
import { isAskedFor } from '../trust-document.ts';
import type { Play, Situation, Voice } from './play.ts';
import { askForRest, fact, isMinimumKnown, list, PRICE_LIST, stillUnknown, theProduct } from './voice.ts';

const FOLLOW_UP = { kind: 'follow_up', title: 'Ask again if they haven’t answered', inDays: 5 } as const;

const asksForCall = ({ call, mail }: Situation): boolean =>
  call !== null || /\b(?:call|phone|zoom|chat|speak|talk|meeting|number to reach)\b/i.test(mail.newText);

export const interested: Play = {
  title: 'They are open to it',
  advice: 'Ask at once for everything a first order needs. Every extra email costs days.',
  answers: [
    {
      key: 'take_up_call',
      label: 'Take up the call they offer',
      asksFor: 'The call, and what a first order needs before it',
      isFor: ({ call }) => call !== null,
      nextTask: { kind: 'call', title: 'Call them', inDays: 'day of the call' },
      write: (voice) => [
        voice.say('Happy to talk.', 'A call is a good idea.', 'Gladly, let’s talk.'),
        `${timeOfCall(voice)} ${numberForCall(voice)}`,
        askForRest(
          voice,
          (what) => `So that the call stays short, could you send me ${what} beforehand?`,
          (what) => `To be prepared, I would need ${what}. Could you send me that ahead of the call?`,
        ),
      ],
    },
    {
      key: 'ask_for_terms',
      label: 'Ask for the price list and terms',
      asksFor: 'Price list with UPCs, minimum, MAP, payment, lead time',
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say(
          'Thanks for getting back to me.',
          'Good to hear from you, thank you.',
          'Thank you, glad to hear it.',
        ),
        askForRest(
          voice,
          (what) => `To work out a first order I need ${what}.`,
          (what) => `So that I can put a first order together, could you send me ${what}?`,
          (what) => `What I need to plan a first order is ${what}.`,
        ),
        theProduct(voice) &&
          voice.say(
            `I would start with ${theProduct(voice)}. Do you have enough in stock?`,
            `One thing first: do you have ${theProduct(voice)} in stock at the moment?`,
            `I am most interested in ${theProduct(voice)}. How soon could an order ship?`,
          ),
        voice.say(
          'If there is an account form to fill in, please send it along too.',
          'And if you need an application from us first, just send it over.',
        ),
      ],
    },
    {
      key: 'arrange_a_call',
      label: 'Arrange a call',
      asksFor: 'A call, and the price list before it',
      isFor: asksForCall,
      needs: ['callTimes', 'phone'],
      nextTask: { kind: 'call', title: 'Call them', inDays: 2 },
      write: (voice) => [
        voice.say('Happy to talk.', 'A call is a good idea.', 'Yes, let’s talk.'),
        `${voice.say('You can reach me', 'I am free', 'These times work for me:')} ${voice.typed.callTimes}, ${voice.say('on', 'at')} ${voice.seller.facts.phone}. ${voice.say('If another time suits you better, name one.', 'Another time is fine too, just say when.')}`,
        voice.hasPriceList
          ? null
          : voice.say(
              'If you can send the price list beforehand, I will have read it by then.',
              'With the price list in front of me, the call will be short. Could you send it ahead?',
            ),
      ],
    },
  ],
};

function timeOfCall({ call, say }: Voice): string {
  if (call?.when) return say(`${call.when} works for me.`, `${call.when} suits me well.`);
  if (call?.hasBookingLink)
    return say('I will pick a time through your booking link.', 'I will book a time through your link.');
  return say('Which day and time would suit you?', 'When would be a good time for you?');
}

/** Who calls whom: the brand's own number comes first, as it was given to be called. */
function numberForCall({ call, seller, say }: Voice): string {
  if (call?.namesNumber)
    return say('I will call you on the number you gave.', 'I will call your number then.');
  const { phone } = seller.facts;
  if (phone !== null && phone !== '') return say(`You can reach me at ${phone}.`, `My number is ${phone}.`);
  return call?.hasBookingLink && call.when === null
    ? ''
    : say('Which number can I reach you at?', 'At which number do I reach you?');
}

export const application: Play = {
  title: 'They want an application',
  advice: 'Fill it in today: an application left lying around is the most common way to lose an open door.',
  answers: [
    {
      key: 'filled_in',
      label: 'Say that you have filled it in',
      asksFor: 'How long the review takes, and the price list in the meantime',
      isFor: (situation) => hasForm(situation),
      nextTask: { kind: 'follow_up', title: 'Ask where the application stands', inDays: 5 },
      write: (voice) => [
        voice.say(
          'Thank you. I have just sent the application in.',
          'Thanks, the application is filled in and with you now.',
          'Thanks for this. Our application is in.',
        ),
        voice.say(
          'How long does a review usually take, and is there anything else you need from us?',
          'Roughly how long does the review take? And if anything is missing, let me know and I will add it.',
        ),
        voice.hasPriceList
          ? null
          : voice.say(
              `While it is with you: could you send ${PRICE_LIST}? Then the first order can go out as soon as the account is open.`,
              `Could I have ${PRICE_LIST} in the meantime? I would like to have an order ready for when we are approved.`,
            ),
      ],
    },
    {
      key: 'before_filling_in',
      label: 'Ask what matters before you fill it in',
      asksFor: 'Opening order and marketplace policy, before the form',
      isFor: (situation) => hasForm(situation),
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say('Thanks for the application.', 'Thank you for sending the form.'),
        isMinimumKnown(voice)
          ? 'One short question before I fill it in, so that I don’t waste your time: do you approve sellers on Amazon?'
          : voice.say(
              'Two short questions before I fill it in, so that I don’t waste your time: what is the opening order, and do you approve sellers on Amazon?',
              'Before I go through it, may I ask two things that would decide it: do you open accounts for Amazon sellers, and how large does a first order have to be?',
            ),
        voice.say(
          'If it fits, you will have it back right away.',
          'If that works out, the form is the quick part.',
        ),
      ],
    },
    {
      key: 'ask_for_form',
      label: 'Ask where the form is',
      asksFor: 'The form or its link',
      isFor: (situation) => !hasForm(situation),
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say('Thanks, glad to apply.', 'Thank you, I will gladly fill in an application.'),
        voice.say(
          'I could not find the form, though. Could you send me the link, or the form itself?',
          'Where do I find the form? A link or an attachment is fine.',
        ),
        voice.hasPriceList
          ? null
          : voice.say(
              `If you can, send ${PRICE_LIST} with it.`,
              `And could you add ${PRICE_LIST}? I will look at both together.`,
            ),
      ],
    },
  ],
};

const hasForm = (situation: Situation): boolean =>
  fact(situation, 'application_url') !== undefined || situation.mail.hasAttachment;

const documentName = (document: ReplyDocument): string => DOCUMENT_LABELS[document];

const asked = (situation: Situation) => fact(situation, 'documents') ?? [];
/** A website is shown by its address, every other proof by a document of the pack. */
const isThere = (situation: Situation, document: ReturnType<typeof asked>[number]): boolean =>
  situation.seller.documents.some((kind) => isAskedFor(kind, [document])) ||
  (document === 'website_url' && situation.seller.facts.storefrontUrl !== null);
const here = (situation: Situation) => asked(situation).filter((document) => isThere(situation, document));
const missing = (situation: Situation) =>
  asked(situation).filter((document) => !isThere(situation, document));
/** By name, what was asked for and can't be shown yet. */
export const missingDocuments = (situation: Situation): string => list(missing(situation).map(documentName));

const attached = (situation: Situation) => here(situation).filter((document) => document !== 'website_url');
const website = ({ seller, ...rest }: Situation): string | null =>
  asked({ seller, ...rest }).includes('website_url') && seller.facts.storefrontUrl !== null
    ? `You can find us at ${seller.facts.storefrontUrl}.`
    : null;

export const documents: Play = {
  title: 'They ask for documents',
  advice: 'Send exactly what they asked for, and nothing more. Attach it from your trust pack below.',
  answers: [
    {
      key: 'send',
      label: 'Send what they asked for',
      asksFor: 'The account, and the price list',
      isFor: (situation) => asked(situation).length > 0,
      needs: (situation) => (missing(situation).length > 0 ? ['trustDocuments'] : []),
      attaches: (situation) => attached(situation).length > 0,
      nextTask: { kind: 'follow_up', title: 'Ask whether the documents are in order', inDays: 4 },
      write: (voice) => [
        attached(voice).length > 0
          ? voice.say(
              `Of course. Please find attached our ${list(attached(voice).map(documentName))}.`,
              `Here is our ${list(attached(voice).map(documentName))}, attached.`,
              `Thanks. Our ${list(attached(voice).map(documentName))}: please see attached.`,
            )
          : voice.say('Of course.', 'Gladly.'),
        website(voice),
        voice.say(
          `Is there anything else that you need to open the account? If not, could you send ${PRICE_LIST}?`,
          `If that is all you need, could you send ${PRICE_LIST} along with the account details?`,
        ),
      ],
    },
    {
      key: 'send_part',
      label: 'Send what you have, and ask whether it will do',
      asksFor: 'Whether the account can be opened without the rest',
      isFor: (situation) => here(situation).length > 0 && missing(situation).length > 0,
      attaches: (situation) => attached(situation).length > 0,
      nextTask: { kind: 'certificate', title: 'Get the missing documents', inDays: 2 },
      write: (voice) => [
        attached(voice).length > 0
          ? voice.say(
              `Please find attached our ${list(attached(voice).map(documentName))}.`,
              `Here is our ${list(attached(voice).map(documentName))}, attached.`,
            )
          : voice.say('Gladly.', 'Of course.'),
        website(voice),
        voice.say(
          `I don’t have the ${list(missing(voice).map(documentName))} to hand. Can you open the account with this, or do you need it first?`,
          `What I can’t send today is the ${list(missing(voice).map(documentName))}. Is it needed to open the account, or will this do?`,
        ),
      ],
    },
    {
      key: 'ask_why',
      label: 'Ask what they would accept instead',
      asksFor: 'What else they accept',
      isFor: (situation) => asked(situation).length > 0 && here(situation).length === 0,
      nextTask: { kind: 'certificate', title: 'Get the documents', inDays: 1 },
      write: (voice) => [
        voice.say('Thanks for telling me what you need.', 'Thank you, that is clear.'),
        voice.say(
          `I don’t have the ${list(missing(voice).map(documentName))} to hand. Is there something else you accept instead, or is it a fixed rule?`,
          `I can’t send the ${list(missing(voice).map(documentName))} today. Would you take anything else in its place?`,
        ),
      ],
    },
    {
      key: 'ask_which',
      label: 'Ask which documents',
      asksFor: 'The list of documents',
      isFor: (situation) => asked(situation).length === 0,
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say('Gladly.', 'Of course, happy to.', 'No problem.'),
        voice.say(
          'Which documents do you need from us to open the account? I will send them together.',
          'Could you tell me which ones exactly? Then I can send everything in one email.',
        ),
      ],
    },
  ],
};

export const priceList: Play = {
  title: 'The price list is in hand',
  advice: 'Work through the lines before you answer: the price list shows the profit on each.',
  answers: [
    {
      key: 'ask_for_the_rest',
      label: 'Thank them, and ask for what is missing',
      asksFor: 'The terms that the list leaves open',
      nextTask: { kind: 'other', title: 'Work through the price list', inDays: 1 },
      write: (voice) => {
        const open = stillUnknown(voice);
        return [
          voice.say(
            'Thank you, the price list has arrived.',
            'Got the price list, thank you.',
            'Thanks for the price list.',
          ),
          open.length > 0
            ? voice.say(
                `I am going through it line by line. What I don’t see in it yet is ${list(open)}. Could you fill me in?`,
                `While I go through it, could you tell me ${list(open)}?`,
              )
            : voice.say(
                'I am going through it line by line and will write to you with an order or with questions.',
                'I will work through the lines and get back to you about them.',
              ),
          theProduct(voice) &&
            voice.say(
              `Do you have ${theProduct(voice)} in stock, or is there a wait?`,
              `How soon could ${theProduct(voice)} ship?`,
            ),
        ];
      },
    },
    {
      key: 'ask_how_to_order',
      label: 'Say that the prices work, and ask how to order',
      asksFor: 'How they take orders, and where invoices go',
      movesTo: 'agreed',
      nextTask: { kind: 'other', title: 'Write the order', inDays: 1 },
      write: (voice) => [
        voice.say(
          'Thank you, the prices work for us.',
          'Thanks. I have gone through the list, and it works for us.',
        ),
        voice.say(
          'How would you like to receive the order: by email with UPC, quantity and your price, or through a portal?',
          'How do you take orders? I can send a sheet with UPC, quantity and price, or use your own form.',
        ),
        voice.say(
          'Our invoice has to show our legal name and address exactly, so please send me a draft before it is final.',
          'One request for the invoice: it needs our legal name and address as I will write them in the order.',
        ),
      ],
    },
    {
      key: 'ask_for_better_prices',
      label: 'Ask for better prices',
      asksFor: 'Volume or case prices',
      movesTo: 'counter',
      nextTask: FOLLOW_UP,
      write: (voice) => [
        voice.say('Thank you for the price list.', 'Thanks, I have been through the list.'),
        `${theProduct(voice) ? voice.say(`I like ${theProduct(voice)}, but`, `With ${theProduct(voice)}, as with much of the list,`) : voice.say('It is a good line, but', 'There is a lot in it that I like, but')} ${voice.say(
          'at these prices there is too little left after marketplace fees and freight.',
          'after fees and freight the margin is too thin for me to stock it.',
        )}`,
        voice.say(
          'Do you have volume or full-case prices, and at what quantity do they start?',
          'Is there a better price by the case or above a certain quantity? I would rather order more of fewer items.',
        ),
      ],
    },
  ],
};
