import { inLines } from '../../../../kernel/in-lines.ts';
import { dayAfter, weekdayOf } from '../task.ts';

/** What a brand says of a call that it would like to have. */
export interface CallOffer {
  /** The time that it names, as one says it back: "Thursday afternoon". Null: none, or it is over. */
  when: string | null;
  /** The day of that time. */
  day: string | null;
  /** It lets us choose a time ourselves. */
  hasBookingLink: boolean;
  /** It says where it can be reached. */
  namesNumber: boolean;
}

const TALK = '(?:call|phone call|video call|conference call|chat|zoom|meeting|teams call)';
const BRIEF = String.raw`(?:(?:a|an|the|some|our|quick|short|brief|intro|introductory|\d+|\w+-minute|minute|min) )*`;

const OFFERS = [
  String.raw`\b(?:hop|jump|get|be|connect|talk|speak|chat|discuss (?:this|it|things|details)) (?:on|over|by|via) ${BRIEF}(?:${TALK}|phone|telephone|teams)\b`,
  String.raw`\b(?:set up|schedule|arrange|book|grab|do|have|up for|open to|available for|free for|time for|happy with|prefer|suggest|start with) ${BRIEF}${TALK}\b`,
  String.raw`\b(?:set up|schedule|find|have|book) ${BRIEF}time to (?:talk|chat|speak|connect)\b`,
  String.raw`\b(?:give (?:me|us) a (?:call|ring|buzz)|(?:call|ring|phone) (?:me|us)\b)`,
  String.raw`\b(?:i|we)(?: will|['’]ll| can| could) (?:(?:call|ring|phone) you|give you a (?:call|ring))\b`,
  String.raw`\b(?:let(?:['’]s| us)|can we|could we|shall we|happy to|glad to|love to|like to|when can we|when could we) (?:\w+ )?(?:talk|speak|chat)\b`,
].map((words) => new RegExp(words, 'i'));

/** "No calls, please", and what is said of other people's. */
const NO_CALL =
  /\b(?:no|not|don['’]t|do not|never|without|rather than|instead of|avoid)\b[^.!?]{0,25}\b(?:calls?|phone|chat|zoom|meetings?)\b/i;

const BOOKING_LINK = new RegExp(
  inLines`
    \bhttps?:\/\/\S{0,200}(?:
      calendly\.|\bcal\.com|savvycal\.|zcal\.|youcanbook\.me|acuityscheduling\.|tidycal\.|doodle\.|
      meetings\.hubspot|\/bookwithme|\/bookings?\b|\/meetings?\b|\/schedule\b|calendar\.app\.google|
      calendar\.google\.com\/calendar\/(?:u\/\d\/)?appointments
    )|
    \b(?:calendly\.com|cal\.com)\/\S
  `,
  'i',
);

const NUMBER = /(?:\+|\b|\()\d[\d ().-]{7,18}\d\b/;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const TIME = new RegExp(
  String.raw`\b(?:(next) )?(${WEEKDAYS.join('|')}|tomorrow|today)\b(?: (morning|afternoon|evening))?(?:,? (?:at|around|about) ((?:noon|\d{1,2}(?::\d\d)?)(?: ?[ap]\.?m\b\.?)?(?: (?:[ECMP][SD]?T|GMT|UTC|CET|BST)\b)?))?`,
  'i',
);

/**
 * The call that a mail offers or asks for; null where it speaks of none. `mailDay` is the day of the mail, from which its words
 * count; `today` that on which it is answered.
 */
export function callOffered(
  text: string,
  { mailDay, today }: { mailDay: string; today: string },
): CallOffer | null {
  const sentences = text.split(/(?<=[.!?])\s|\n/);
  const hasBookingLink = BOOKING_LINK.test(text);
  const offering = sentences.findIndex(
    (one) => !NO_CALL.test(one) && OFFERS.some((offers) => offers.test(one)),
  );
  if (offering < 0 && !hasBookingLink) return null;
  // The time stands in the same sentence or in one of the next two: "… on a quick call. Does Thursday work?"
  const near = sentences.slice(Math.max(offering, 0), Math.max(offering, 0) + 3).join(' ');
  return {
    ...timeIn(near, mailDay, today),
    hasBookingLink,
    namesNumber: NUMBER.test(text.replace(/https?:\S+/g, '')),
  };
}

function timeIn(text: string, mailDay: string, today: string): Pick<CallOffer, 'when' | 'day'> {
  const [found, next, said = '', part, at] = TIME.exec(text) ?? [];
  if (found === undefined) return { when: null, day: null };
  const day = dayMeant(said.toLowerCase(), next !== undefined, mailDay);
  if (day < today) return { when: null, day: null };
  const name = WEEKDAYS[weekdayOf(day)] ?? '';
  const named = `${day > dayAfter(today, 6) ? 'next ' : ''}${name[0]?.toUpperCase()}${name.slice(1)}`;
  const when = [named, part?.toLowerCase(), at && `at ${at.trim()}`].filter(Boolean).join(' ');
  return { when, day };
}

function dayMeant(said: string, isNext: boolean, mailDay: string): string {
  if (said === 'today') return mailDay;
  if (said === 'tomorrow') return dayAfter(mailDay, 1);
  const ahead = (WEEKDAYS.indexOf(said) - weekdayOf(mailDay) + 7) % 7 || 7;
  // "Next Friday" is that of the week after, where this one's is still to come.
  const isOfThisWeek = weekdayOf(mailDay) + ahead < 7;
  return dayAfter(mailDay, isNext && isOfThisWeek ? ahead + 7 : ahead);
}
