import type { Occasion, ReplyClass } from '../sendgrid/reply-texts.ts';

type Text = (occasion: Occasion) => string;

/** More ways to put each answer, beside those of the stand-in for inbound mail. */
export const PRACTICE_TEXTS: Readonly<Record<ReplyClass, readonly Text[]>> = {
  interested: [
    ({ brand }) =>
      `Hello,\n\nwe looked at your shop and think ${brand} would fit in well there. I am opening an account for you today. What would you like to begin with?`,
    () =>
      `Yes, that is something we do! Let me check what we have in the warehouse and I'll come back to you with our offer on Wednesday.`,
    () =>
      `Great timing, we want to grow exactly there this year. Are you free for ten minutes on the phone tomorrow?`,
  ],
  application_form: [
    ({ domain }) =>
      `Thanks for asking. We handle all new retailers through a short application, here: https://${domain}/wholesale/apply. It takes about five minutes.`,
    ({ brand, domain }) =>
      `Hi,\n\nto buy from ${brand} please create a trade login first at https://${domain}/wholesale and fill in the retailer form. We look at applications every Friday.`,
    ({ domain }) =>
      `Happy to look at it. Could you complete our reseller application (https://${domain}/wholesale/apply) and send us a copy of your resale certificate with it?`,
  ],
  price_list: [
    () =>
      `Please find our trade prices attached. All items are in stock and leave within three working days.`,
    ({ brand }) =>
      `Good morning,\n\nhere is the ${brand} wholesale list for this season, see the attachment. Payment is by card or wire for the first order, net 30 after that.`,
    () =>
      `Sure thing. I've attached the sheet with our wholesale costs and suggested retail prices. Send me the quantities and I'll make an invoice.`,
  ],
  asks_documents: [
    () =>
      `We would need your sales tax permit and EIN letter on file before we can sell to you. A PDF by mail is fine.`,
    () =>
      `Sounds good so far! For the account I need three things: reseller certificate, W-9 and two trade references with phone numbers.`,
    ({ brand }) =>
      `Thank you for your interest in ${brand}. Please send your business license and a link to your storefront so that our credit department can check them.`,
  ],
  moq_or_opening_order: [
    () =>
      `We can do that. First orders start at $750, after that the minimum is $250. We pay the freight above $1,000.`,
    () => `Our only condition is a first order of $2,000 net. Lead time is about 10 days at the moment.`,
    () => `We sell by the case and ask for at least 20 cases with the first order, mixed as you like.`,
  ],
  distributor_referral: [
    () =>
      `Our US business is run by Harbour & Hill Distribution. They hold the stock and set the prices: sales@harbour-hill-distribution.sandbox.test`,
    () =>
      `We don't supply shops ourselves. Kindly contact Midland Trade Supply (wholesale@midland-trade-supply.sandbox.test), who distribute all of our goods.`,
    ({ brand }) =>
      `${brand} is sold to the trade through Cascade Wholesale Partners only. Write to orders@cascade-wholesale-partners.sandbox.test and mention our name.`,
  ],
  map_terms: [
    () =>
      `We take on online sellers who respect our minimum advertised prices. Are you willing to sign our MAP agreement? Once I have it back I can release the account.`,
    ({ brand }) =>
      `All ${brand} retailers agree not to advertise below MAP, without exception, marketplaces included. Please confirm in writing that you accept this.`,
    () =>
      `Before we go further: we enforce a pricing policy. Nothing may be shown below our suggested retail price. Let me know that you agree to it and we can begin.`,
  ],
  no_amazon: [
    () =>
      `Thanks for writing. We do not open accounts for Amazon sellers. That was decided by the owners and there are no exceptions.`,
    ({ brand }) => `${brand} does not permit resale on any marketplace, so I have to decline.`,
    () =>
      `Sorry, we no longer supply resellers who sell on Amazon. Too much trouble with pricing there. If you had a shop on a street we would talk.`,
  ],
  exclusive_partner: [
    () =>
      `I have to say no, as one company has the sole rights to sell us on Amazon and our contract with them runs for two more years.`,
    () => `Our list of authorized online sellers is full and closed. We will not add to it.`,
    () => `Unfortunately we've given marketplace exclusivity to an agency that runs everything for us there.`,
  ],
  brand_sells_itself: [
    () => `We look after our own Amazon store and don't sell to others for it.`,
    ({ brand }) =>
      `${brand} sells to Amazon directly as a vendor and through our own web shop. There is no wholesale programme.`,
    () => `Thank you, but we keep all online sales in house.`,
  ],
  not_now: [
    () =>
      `We've paused new wholesale accounts until the new plant is running. Please get back to us in the second quarter.`,
    () => `Right now everything we make is spoken for. Ask me again after the summer.`,
    () =>
      `We are in the middle of a rebrand and not taking on anybody before it is done. Could you write again in four months?`,
  ],
  wrong_contact: [
    ({ domain }) =>
      `This is the press office. For trade inquiries write to trade@${domain}, they can help you.`,
    ({ domain }) =>
      `You've got the wrong department, I only do returns. The wholesale people are at wholesale@${domain}.`,
    () => `I'm afraid I have nothing to do with sales any more, I moved to production last year.`,
  ],
  question: [
    () =>
      `Hello! On which marketplaces would you list our products, and how many of them do you think you could sell in a month?`,
    () =>
      `Thanks for your mail. How many units do you think you can move in a month, and do you hold stock yourself or does Amazon?`,
    () =>
      `Before I answer: are you the company that wrote to us last year, and how long have you been in business?`,
  ],
  unsubscribe: [
    () => `Stop emailing us.`,
    () => `Remove this address from whatever list you have, and please confirm.`,
    () => `We don't want mail of this kind. Take us off.`,
  ],
  auto_reply: [
    () =>
      `I'm on annual leave this week and will be back in the office on Monday. My colleagues answer urgent matters under our main number.`,
    ({ brand }) =>
      `Thank you for contacting ${brand}! Your message has been received and a member of our team will respond within 2-3 business days. This is an automated message, please do not reply to it.`,
    () =>
      `Our offices are closed for stocktaking. We will answer all messages after our return on Wednesday. (This is an automatic reply.)`,
  ],
  bounce: [
    ({ address }) =>
      `Your message to ${address} couldn't be delivered.\n\nThe mailbox is full and can't accept messages now.\n\nRemote server returned: 552 5.2.2 <${address}>: mailbox full`,
    ({ address, domain }) =>
      `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its recipients. This is a permanent error. The following address(es) failed:\n\n  ${address}\n    host mx.${domain} [192.0.2.44]\n    SMTP error from remote mail server after RCPT TO:<${address}>:\n    550 5.1.1 <${address}> No such user here`,
    ({ address }) =>
      `Hi. This is the mail program at mail.sandbox.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up.\n\n<${address}>:\nSorry, no mailbox here by that name. (#5.1.1)`,
  ],
  other: [
    () => `We'll pass.`,
    ({ brand }) => `${brand} was wound up in spring and no longer trades.`,
    () => `Hi! We help sellers like you rank on page one. Would you like a free audit of your listings?`,
  ],
};

/** Answers to our answers, by what was said before and what is said now. */
const FOLLOW_ON: Readonly<Record<string, readonly Text[]>> = {
  'asks_documents/price_list': [
    () =>
      `Thank you, everything is in order and your account is approved. Our wholesale price list is attached.`,
    ({ brand }) =>
      `Documents received, all good! You are now set up with ${brand}. Prices are attached, just send me your first order when you are ready.`,
  ],
  'application_form/price_list': [
    () => `Your application came through and has been approved. I attach our current wholesale prices.`,
    () =>
      `Got your form, thanks. You're approved! The price list is attached, case packs are in the last column.`,
  ],
  'interested/price_list': [
    () => `As promised, here is our price list. Let me know which items you want to start with.`,
    () => `Good talking to you. The list with your prices is attached.`,
  ],
  'interested/application_form': [
    ({ domain }) =>
      `Perfect. The last formality is our application form: https://${domain}/wholesale/apply. Please fill it in and we are ready to go.`,
  ],
  'moq_or_opening_order/price_list': [
    () => `Great that the minimum works for you. The price list is attached, please send me your order.`,
    () => `Then let's do it. I have noted you down for a first order, here are the prices.`,
  ],
  'map_terms/price_list': [
    () =>
      `Thank you for agreeing to our pricing policy. I have released your account and attach the price list.`,
  ],
  'price_list/interested': [
    () => `We can agree to that. Send me the purchase order and I'll confirm it with a shipping date.`,
    () => `Agreed, that works for us. Please go ahead with the order.`,
  ],
  'question/price_list': [
    () => `Thanks for the answers, that is just what I wanted to know. Here are our wholesale prices.`,
  ],
  'question/moq_or_opening_order': [
    () =>
      `Thank you, that sounds serious. Our first order is $500 at least and reorders are $200. Shall I send you the price list?`,
  ],
  'question/application_form': [
    ({ domain }) =>
      `Thanks for telling me more. Please apply as a dealer at https://${domain}/wholesale/apply and I'll make sure it is looked at quickly.`,
  ],
  'no_amazon/moq_or_opening_order': [
    () => `All right, for Walmart and your own site we would try it with a first order of $1,000.`,
  ],
  'exclusive_partner/question': [
    () => `Our exclusivity covers Amazon alone. Which other channels do you sell on?`,
  ],
  'distributor/price_list': [
    ({ brand }) =>
      `Hello, yes, we distribute this brand. ${brand} asked us to look after you: our trade prices are attached.`,
  ],
  'wrong_contact/price_list': [
    () => `Hello, your mail was passed on to me, I do our wholesale. The price list is attached.`,
  ],
};

export const followOnTexts = (before: string, now: ReplyClass): readonly Text[] =>
  FOLLOW_ON[`${before}/${now}`] ?? PRACTICE_TEXTS[now];
