import { mailOf, type SystemMail } from '../../accounts/domain/system-mail.ts';

interface Recipient {
  email: string;
  name: string;
}

const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

const cardUrl = (publicUrl: string): string => `${publicUrl}/plan-selection?change=1#mentorship`;

export const waitingListMail = (publicUrl: string, to: Recipient, place: number): SystemMail =>
  mailOf(to.email, {
    subject: 'You are on the waiting list for the mentorship',
    greetingName: to.name,
    paragraphs: [
      `All seats of the 1-on-1 Wholesale Mentorship are taken at the moment. You are number ${place} on the waiting list.`,
      'When a seat is free, we write to the first on the list and keep the seat for two days.',
    ],
    button: { label: 'See where you stand', url: cardUrl(publicUrl) },
    footnote: 'You can leave the list at the same place, at any time.',
  });

export const seatFreeMail = (publicUrl: string, to: Recipient, until: Date): SystemMail =>
  mailOf(to.email, {
    subject: 'A mentorship seat is free for you',
    greetingName: to.name,
    paragraphs: [
      'A seat of the 1-on-1 Wholesale Mentorship is free, and you are the first on the waiting list.',
      `It is kept for you until ${DAY_AND_TIME.format(until)}. After that it goes to the next on the list.`,
    ],
    button: { label: 'Take the seat', url: cardUrl(publicUrl) },
    footnote: 'If you don’t want it any more, leave the list at the same place, and the next person has it.',
  });
