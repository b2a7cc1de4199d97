export interface LegalText {
  title: string;
  updated: string;
  intro: string;
  parts: readonly { title: string; paragraphs: readonly string[] }[];
}

export const TERMS: LegalText = {
  title: 'Terms of Service',
  updated: '27 November 2026',
  intro:
    'These terms are the agreement between you and the operator of this Linesheet. By creating an account you accept them, for yourself or for the business that you act for.',
  parts: [
    {
      title: 'What you get',
      paragraphs: [
        'Linesheet collects the product data you ask for, finds the published business contacts of brands, sends the inquiries you have written through a mail account you have connected, and helps you with the answers.',
        'We work to keep it available and its data accurate. Addresses, prices and policies come from public pages and may be out of date, so check them before you rely on them. Whether a brand opens an account for you is the brand’s decision alone.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You must be of legal age and acting for a business. Give your real name and an email address you read: notices about your account go there.',
        'Keep your password, your recovery codes and your API tokens to yourself. You are responsible for what is done with your account. If you think somebody else has gained access, change the password, end the other sessions in Settings, and tell us.',
      ],
    },
    {
      title: 'The emails you send',
      paragraphs: [
        'You are the sender of your emails. You give your real name and a postal address, write only to businesses, and follow the law on commercial email in your country and theirs, as well as the rules of your delivery provider.',
        'Every email carries a one-click unsubscribe. An address that used it, or that bounced or complained, is never written to again from your account, and you must not work around that.',
        'Daily limits come with your plan and protect your mailbox as well as other people’s. You must not split work across several accounts to get around them.',
      ],
    },
    {
      title: 'Plans, credits and payment',
      paragraphs: [
        'Plans are paid monthly in advance, renew automatically, and can be cancelled at any time with effect from the end of the paid month. The offer of 50% off the first month is given once per account. Prices are in US dollars and exclude any taxes that apply where you are.',
        'A bot charges half a credit for each row it finishes. What fails or finds nothing is free. A month’s credits lapse when the next month begins; credits you buy do not expire while you have an account.',
        'If a payment fails, we tell you, and your plan continues for seven days. After that, sending is paused until it is paid. Nothing is lost. If you change to a lower plan, the lower limits apply from the next month.',
        'If a payment is refunded or disputed, the unused credits that came with it are taken back. If the dispute is settled in our favor, they are restored.',
      ],
    },
    {
      title: 'The mentorship program',
      paragraphs: [
        'The 1-on-1 wholesale mentorship is a separate program, limited to five sellers, paid monthly and cancelled like a plan. It gives you weekly sessions with a mentor. It is advice, not a promise of results.',
      ],
    },
    {
      title: 'Other people’s services',
      paragraphs: [
        'Linesheet works with services that you connect under your own agreements with them: product data, mail delivery, your spreadsheet, your workspace mailbox. You keep to their terms. If one of them refuses your account, we cannot provide what depends on it.',
        'You allow us to use the keys you store for the tasks you start, and for nothing else.',
      ],
    },
    {
      title: 'Fair use, and ending the agreement',
      paragraphs: [
        'We may suspend or close accounts that send unlawful mail, attack the service or others through it, resell it without our consent, or do not pay. Where we can, we ask you first.',
        'You can delete your account at any time in Settings, and download your data before you do. Deleting it ends running bots and cancels your subscription.',
        'Your data is yours. Linesheet itself remains ours and our licensors’.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'The service is provided as it is. As far as the law allows, we are liable for damage only up to what you paid in the twelve months before it, and not for lost profits. Nothing here limits liability that cannot be limited by law.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'If we change these terms, we tell you by email at least thirty days in advance, and say what changes. If you do not agree, you can cancel before then; if you keep using Linesheet afterwards, you accept them. If one of these terms is invalid, the others still apply.',
      ],
    },
  ],
};

export const PRIVACY: LegalText = {
  title: 'Privacy Policy',
  updated: '27 November 2026',
  intro:
    'This page says what Linesheet stores about you and about the people you write to, why, for how long, and how to have it deleted.',
  parts: [
    {
      title: 'About you',
      paragraphs: [
        'Your name, your email address, a hash of your password, your settings, and the keys that you connect. Keys are encrypted, and never shown again after they are stored. We need them to do what you signed up for.',
        'Your work: products, brands, messages, replies and the record of your credits. Payment details stay with the payment provider; we keep the invoices that the law requires us to keep.',
        'When you sign in, the IP address and the browser you use, so that you can see where you are signed in and sign out there. What you write to us through a form, so that we can answer it.',
      ],
    },
    {
      title: 'Cookies and what your browser keeps',
      paragraphs: [
        'One cookie, which keeps you signed in. Your browser also keeps the theme you chose, whether you are signed in or in the demo, and how far along your setup is, with a marker in place of every key. There are no advertising or tracking cookies and no third-party analytics, so there is nothing to consent to.',
      ],
    },
    {
      title: 'About the brands you write to',
      paragraphs: [
        'Business contact details that a brand publishes on its own website, with the page they were found on, and the emails you exchange with it. You and the brand share an interest in it: finding out whether to do business. We read websites slowly, follow robots.txt and identify ourselves.',
        'If somebody unsubscribes, we keep a keyed hash of the address, so that it is never written to again, yet cannot be read.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'The providers that you or the operator connected, each only for its task: product data, mail delivery, payment, search, the language model that helps with wording, and your spreadsheet. Nobody buys your data, and we allow nobody to train a model on it.',
        'The operator’s own people see your data only to run the service or to help you, and every change that they make to an account is recorded.',
      ],
    },
    {
      title: 'How long, and how safe',
      paragraphs: [
        'As long as you have an account. Log lines without content are kept for a short while to find faults. Older backups are removed over time, and what you deleted disappears with the last of them.',
        'Each account’s rows are walled in by the database itself, stored keys are encrypted, and you can set up a second factor for signing in. If somebody ever gains unauthorized access to your data, we tell you without delay.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can see, correct, download and delete your data in Settings. Deleting the account deletes its sign-in, profile and work at once, apart from invoices and the hashes of addresses that unsubscribed. You may also object to what we do with it, or complain to your data protection authority.',
        'If you work for a brand and want to know where an address came from, or have it removed, use the form on the help page, and we will take care of it.',
      ],
    },
  ],
};
