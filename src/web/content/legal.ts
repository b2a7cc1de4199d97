export interface LegalText {
  title: string;
  updated: string;
  intro: string;
  parts: readonly { title: string; paragraphs: readonly string[] }[];
}

export const TERMS: LegalText = {
  title: 'Terms of Service',
  updated: '21 November 2026',
  intro:
    'These terms are the agreement between you and the operator of this Linesheet. By creating an account you accept them, for yourself or for the business that you act for.',
  parts: [
    {
      title: 'What you get',
      paragraphs: [
        'Linesheet collects product data that you ask for, finds published business contacts of brands, sends inquiries that you have composed through a mail account that you have connected, and helps you with the answers.',
        'We work to keep it available and its data right. Addresses, prices and policies come from public pages and may be out of date: check them before you rely on them. Whether a brand opens an account for you is the brand’s decision alone.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You must be of age and act in the course of a business. Give a true name and an email address that you read: notices about your account go there.',
        'Keep your password, your recovery codes and your API tokens to yourself. What happens with your account is done in your name. If you think that somebody else has got in, change the password, end the other sessions in Settings, and tell us.',
      ],
    },
    {
      title: 'The mails that you send',
      paragraphs: [
        'You are the sender of your mails. You give a true name and a postal address, write only to businesses, and follow the law on commercial mail in your country and theirs, and the rules of your delivery provider.',
        'Every mail carries a way to unsubscribe with one click. An address that used it, or that bounced or complained, is never written to again from your account, and you do not work around that.',
        'Daily limits belong to your plan and protect your mailbox as well as others’. You do not split work over several accounts to get past them.',
      ],
    },
    {
      title: 'Plans, credits and payment',
      paragraphs: [
        'Plans are paid by the month in advance, renew by themselves, and can be cancelled any time to the end of the month that is paid for. The offer of 50% off the first month is given once per account. Prices are in US dollars and without taxes that apply where you are.',
        'A bot charges half a credit for each row that it finished. What failed or found nothing is free. The credits of a month lapse with the next month; credits that you bought do not expire while you have an account.',
        'If a payment fails we tell you, and the plan goes on for seven days. After that sending is held until it is paid. Nothing is lost. A change to a lower plan lowers the limits from the next month on.',
        'If a payment is refunded or disputed, the credits that came with it and are left are taken back. If the dispute is settled in our favor, they are given again.',
      ],
    },
    {
      title: 'The mentorship program',
      paragraphs: [
        'The 1-on-1 wholesale mentorship is a program of its own, limited to five sellers, paid by the month and cancelled like a plan. It gives you weekly sessions with a mentor. It is advice, not a promise of results.',
      ],
    },
    {
      title: 'Other people’s services',
      paragraphs: [
        'Linesheet works with services that you connect under your own agreements with them: product data, mail delivery, your spreadsheet, your workspace mailbox. You keep to their terms. If one of them refuses your account, we cannot do its part.',
        'You allow us to use the keys that you store for the tasks that you start, and for nothing else.',
      ],
    },
    {
      title: 'Fair use, and ending the agreement',
      paragraphs: [
        'We may hold or end accounts that send unlawful mail, attack the service or others through it, resell it without our consent, or do not pay. Where we can, we ask you first.',
        'You can delete your account at any time in Settings, and download your data before you do. Deleting it ends running bots and cancels your subscription.',
        'Your data is yours. What Linesheet is made of stays ours and its licensors’.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'The service is provided as it is. As far as the law allows, we are liable for damage only up to what you paid in the twelve months before it, and not for profit that you hoped for. Nothing here limits liability that cannot be limited by law.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'If we change these terms, we tell you by email at least thirty days before, with what changes. If you do not agree, you can cancel until then; who goes on after it accepts them. If one of these terms does not hold, the others do.',
      ],
    },
  ],
};

export const PRIVACY: LegalText = {
  title: 'Privacy Policy',
  updated: '21 November 2026',
  intro:
    'This page says what Linesheet stores about you and about the people you write to, why, for how long, and how to have it deleted.',
  parts: [
    {
      title: 'About you',
      paragraphs: [
        'Your name, your email address, a hash of your password, your settings, and the keys that you connect. Keys are encrypted, and never shown again after they are stored. We need them to do what you signed up for.',
        'Your work: products, brands, messages, replies and the record of your credits. Payment details stay with the payment provider; we keep the invoices that the law wants kept.',
        'When you sign in, the address that you came from and your browser’s name, so that you can see where you are signed in and end it. What you write to us by a form, to answer it.',
      ],
    },
    {
      title: 'Cookies and what your browser keeps',
      paragraphs: [
        'One cookie, which keeps you signed in. Beside it your browser keeps the theme that you chose, whether you are signed in or in the demo, and how far your setup is, with a mark in place of every key. There are no advertising or tracking cookies, no analytics of others, and so nothing to consent to.',
      ],
    },
    {
      title: 'About the brands you write to',
      paragraphs: [
        'Business contact details that a brand publishes on its own website, with the page on which they stood, and the mails that you exchange with it. The interest in it is yours and theirs: to find out whether you do business. We read websites slowly, follow robots.txt and name ourselves.',
        'If somebody unsubscribes, we keep a keyed hash of the address, so that it is never written to again and yet cannot be read.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'The providers that you or the operator connected, each only for its task: product data, mail delivery, payment, search, the language model that helps with wording, and your spreadsheet. Nobody buys your data, and nobody trains a model on it with our leave.',
        'The operator’s own people see your data only to run the service or to help you, and every change that they make to an account is recorded.',
      ],
    },
    {
      title: 'How long, and how safe',
      paragraphs: [
        'As long as you have an account. Log lines without content are kept for a short while to find faults. Backups are thinned out with age, and what you deleted goes with the last of them.',
        'Each account’s rows are walled in by the database itself, stored keys are encrypted, and you can set up a second factor for signing in. If data is ever lost to somebody it does not belong to, we tell you without delay.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can see, correct, download and delete your data in Settings. Deleting the account deletes its sign-in, profile and work at once, apart from invoices and the hashes of addresses that unsubscribed. You may also object to what we do with it, or complain to your data protection authority.',
        'If you work for a brand and want to know where an address came from, or have it removed, use the form on the help page, and we see to it.',
      ],
    },
  ],
};
