export const REPLY_CLASSES = [
  'interested',
  'application_form',
  'price_list',
  'asks_documents',
  'moq_or_opening_order',
  'distributor_referral',
  'map_terms',
  'no_amazon',
  'exclusive_partner',
  'brand_sells_itself',
  'not_now',
  'wrong_contact',
  'question',
  'unsubscribe',
  'auto_reply',
  'bounce',
  'other',
] as const;
export type ReplyClass = (typeof REPLY_CLASSES)[number];

export const isReplyClass = (value: unknown): value is ReplyClass =>
  (REPLY_CLASSES as readonly unknown[]).includes(value);

/** What a text may name. */
export interface Occasion {
  /** The brand that answers, as its domain tells it. */
  brand: string;
  domain: string;
  address: string;
}

type Text = (occasion: Occasion) => string;

/** How brands answer a wholesale inquiry, in the words that such mails really use. */
export const REPLY_TEXTS: Record<ReplyClass, readonly [Text, ...Text[]]> = {
  interested: [
    () =>
      `Thanks for reaching out! We'd be glad to have you carry our line. I've set up your wholesale account on our side, so let's hop on a quick call this week and talk through which items make sense for a first order. Does Thursday afternoon work?`,
    ({ brand }) =>
      `Good to hear from you. We do open new retail accounts and ${brand} would be happy to work with you. I'll put something together for you on Monday and send it over.`,
  ],
  application_form: [
    ({ domain }) =>
      `Thank you for your interest in becoming a stockist. All new accounts start with our dealer application:\n\nhttps://${domain}/wholesale/apply\n\nOnce it is filled in, approval takes about three business days.`,
    ({ domain }) =>
      `Hi there,\n\nPlease register on our wholesale portal at https://${domain}/wholesale and complete the new customer form. You'll be asked for your resale number there. After that somebody from sales will get in touch.`,
  ],
  price_list: [
    () =>
      `Our current wholesale price list is attached. Prices are FOB our warehouse, case packs are in the last column. Let me know what you would like and I'll write it up.`,
    () =>
      `Happy to help. The three that sell best:\n\nA-100  UPC 012345678905  $6.40 wholesale / $14.99 MSRP, case of 12\nA-120  UPC 012345678912  $8.10 wholesale / $18.99 MSRP, case of 12\nB-200  UPC 012345678929  $11.75 wholesale / $26.99 MSRP, case of 6\n\nThe full list is attached.`,
  ],
  asks_documents: [
    () =>
      `Before we can open an account we need a copy of your resale certificate and your EIN, plus two trade references. Please send them over and we'll get you set up.`,
    () =>
      `Thanks for getting in touch. Could you send us your business license, a W-9 and a couple of photos of your storefront? Our accounts team needs those on file first.`,
  ],
  moq_or_opening_order: [
    () =>
      `We can certainly supply you. Our opening order minimum is $1,500, and reorders are $500. Terms are prepaid for the first three orders, then net 30. Lead time is 2-3 weeks.`,
    () =>
      `Our minimum order is 144 pieces across any mix of colours, in cases of 12. If that works for you I can open the account today.`,
  ],
  distributor_referral: [
    () =>
      `We don't sell direct to retailers. All of our wholesale business in the US goes through our distributor, Harbor & Pine Distribution. Please write to Maria at sales@harborpine.sandbox.test and she will take care of you.`,
    () =>
      `Thank you for asking! Please contact our importer for your region, Northfield Trading (https://northfieldtrading.sandbox.test). They carry our complete range and handle all accounts.`,
  ],
  map_terms: [
    () =>
      `We would be open to this provided that you agree to our MAP policy. No advertised price may go below MSRP less 10%, on any channel. Please confirm that you accept and sign the attached agreement, and we'll go ahead.`,
    () =>
      `You're welcome to sell our products online as long as our minimum advertised price is kept. Please reply "I agree" to our MAP terms and I'll release your account.`,
  ],
  no_amazon: [
    () =>
      `Thank you for the interest, but we do not allow our products to be sold on Amazon or any other third party marketplace. This is a firm policy for all of our dealers.`,
    () =>
      `Unfortunately we only open accounts with brick and mortar stores. We don't authorize any online resellers.`,
  ],
  exclusive_partner: [
    () =>
      `Thanks, but we have an exclusive agreement with one seller for Amazon and are not able to add anybody else.`,
    () =>
      `We appreciate the offer. Our online channel is closed: a single partner handles it for us under contract, and we're not taking on further resellers.`,
  ],
  brand_sells_itself: [
    ({ brand }) =>
      `Thanks for thinking of us. ${brand} sells on Amazon itself, through our own first-party account, so we don't wholesale to resellers.`,
    () => `We are direct to consumer only and sell everything through our own store. Best of luck!`,
  ],
  not_now: [
    () =>
      `We're not opening new accounts at the moment as we are catching up with demand. Please try again in March, we expect to have stock for new retailers then.`,
    () =>
      `Timing isn't right for us, we are moving warehouses through the end of the quarter. Feel free to circle back after January 15.`,
  ],
  wrong_contact: [
    ({ domain }) =>
      `Hi, you've reached customer service. Wholesale is handled by our sales team, please write to wholesale@${domain} instead.`,
    () =>
      `I no longer look after sales here and can't help you with this. Somebody else would be the right person.`,
  ],
  question: [
    () =>
      `Hello, thanks for your message. Where do you intend to sell our products, and roughly how many units a month do you have in mind?`,
    () =>
      `Sounds interesting. Could you tell us a bit more about your business? Which brands do you carry already?`,
  ],
  unsubscribe: [
    () => `Please remove us from your list and don't write to this address again.`,
    () => `Not interested. Take me off your mailing list, thank you.`,
  ],
  auto_reply: [
    ({ address }) =>
      `Thank you for your email. I am out of the office until Monday with no access to email. For anything urgent please call our main line.\n\nThis is an automatic reply from ${address}.`,
    () =>
      `We have received your request (ticket #48213) and will get back to you within two business days. Please do not reply to this message.`,
  ],
  bounce: [
    ({ address }) =>
      `Delivery has failed to these recipients or groups:\n\n${address}\nThe email address you entered couldn't be found. Please check the recipient's email address and try to resend the message.\n\nDiagnostic information: 550 5.1.1 RESOLVER.ADR.RecipNotFound; not found`,
    ({ address }) =>
      `This is the mail system at host mx.sandbox.test.\n\nI'm sorry to have to inform you that your message could not be delivered to one or more recipients.\n\n<${address}>: host mx.sandbox.test said: 550 5.1.1 <${address}>: Recipient address rejected: User unknown in virtual mailbox table (in reply to RCPT TO command)`,
  ],
  other: [
    () => `No thanks.`,
    ({ brand }) =>
      `${brand} closed its doors for good at the end of last year. Thank you to everybody who supported us along the way.`,
  ],
};

export const PRICE_LIST_CSV = `SKU,UPC,Description,Wholesale,MSRP,MAP,Case pack
A-100,012345678905,Classic small,6.40,14.99,13.49,12
A-120,012345678912,Classic large,8.10,18.99,16.99,12
B-200,012345678929,Gift set,11.75,26.99,23.99,6
C-310,012345678936,Refill,3.20,7.99,,24
`;
