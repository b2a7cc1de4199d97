export interface LegalText {
  title: string;
  updated: string;
  intro: string;
  parts: readonly { title: string; paragraphs: readonly string[] }[];
}

export const TERMS: LegalText = {
  title: 'Terms of Service',
  updated: '1 November 2026',
  intro:
    'These terms are the agreement between you and the operator of this Linesheet installation. By creating an account you accept them.',
  parts: [
    {
      title: 'What you get',
      paragraphs: [
        'Linesheet collects product data that you ask for, finds published business contacts of brands, and sends inquiries that you have composed through a mail account that you have connected.',
        'We work to keep the service available and the data right. Addresses, prices and policies come from public pages and may be out of date: check them before you rely on them.',
      ],
    },
    {
      title: 'What you are responsible for',
      paragraphs: [
        'You are the sender of your mails. You give a true name and a postal address, write only to businesses, and follow the law on commercial mail in your country and theirs, and the rules of your delivery provider.',
        'Recipients can unsubscribe with one click. An address that did is never written to again from your account, and you do not work around that.',
        'Keep your password and your keys to yourself. What happens with your account is done in your name.',
      ],
    },
    {
      title: 'Plans, credits and payment',
      paragraphs: [
        'Plans are paid by the month in advance, renew by themselves, and can be cancelled any time to the end of the month that is paid for. The offer of 50% off the first month is given once per account.',
        'A bot charges half a credit for each row that it finished. The credits of a month lapse with the next month; credits that you bought do not expire.',
        'If a payment fails we tell you, and the plan goes on for seven days. After that sending is held until it is paid. Nothing is lost.',
      ],
    },
    {
      title: 'Fair use and ending the agreement',
      paragraphs: [
        'We may hold or end accounts that send unlawful mail, attack the service or others through it, or do not pay. Where we can, we ask you first.',
        'You can delete your account at any time, and download your data before you do.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'The service is provided as it is. As far as the law allows, we are liable for damage only up to what you paid in the twelve months before it, and not for profit that you hoped for. Nothing here limits liability that cannot be limited by law.',
      ],
    },
  ],
};

export const PRIVACY: LegalText = {
  title: 'Privacy Policy',
  updated: '1 November 2026',
  intro:
    'This page says what Linesheet stores about you and about the people you write to, why, and how to have it deleted.',
  parts: [
    {
      title: 'About you',
      paragraphs: [
        'Your name, your email address, a hash of your password, your settings, and the keys that you connect. Keys are encrypted, and never shown again after they are stored.',
        'Your work: products, brands, messages, replies and the record of your credits. Payment details stay with the payment provider; we keep the invoices that the law wants kept.',
        'When you sign in, a session cookie, the address that you came from and your browser’s name, to protect the account. There are no advertising or tracking cookies.',
      ],
    },
    {
      title: 'About the brands you write to',
      paragraphs: [
        'Business contact details that a brand publishes on its own website, with the page on which they stood, and the mails that you exchange with it. We read websites slowly, follow robots.txt and name ourselves.',
        'If somebody unsubscribes, we keep a keyed hash of the address, so that it is never written to again and yet cannot be read.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'The providers that you or the operator connected, each only for its task: product data, mail delivery, payment, search, the language model that helps with wording, and your spreadsheet. Nobody buys your data.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can see, correct, download and delete your data. Deleting the account deletes its sign-in, profile and work at once, apart from invoices and the hashes of addresses that unsubscribed.',
        'If a brand wrote to ask where its address came from, or wants it removed, use the form on the help page, and we see to it.',
      ],
    },
  ],
};
